#!/bin/sh
# Puts the game, its icon and its desktop entry where this person's desktop looks; `install.sh --remove` takes them away.
# Saves and settings stay in ~/.local/share/QuattroCitta.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
program=$data/quattro-citta
entry=$data/applications/quattro-citta.desktop
icon=$data/icons/hicolor/512x512/apps/quattro-citta.png

rm -rf "$program" "$entry" "$icon"
[ "${1:-}" != "--remove" ] || exit 0

mkdir -p "$program" "$(dirname "$entry")" "$(dirname "$icon")"
cp -R "$here/." "$program"
cp "$here/quattro-citta.png" "$icon"
sed "s|^Exec=.*|Exec=\"$program/quattro-citta\"|" "$here/quattro-citta.desktop" > "$entry"
