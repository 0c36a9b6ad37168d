#!/bin/sh
# Makes an AppImage of dist/quattro-citta; needs appimagetool, which the builder brings.
set -eu
cd "$(dirname "$0")/../.."
folder=dist/QuattroCitta.AppDir
rm -rf "$folder"
mkdir -p "$folder/usr/share/metainfo" dist/packages
cp -R dist/quattro-citta "$folder/usr/bin"
cp build/linux/quattro-citta.desktop "$folder/"
cp build/linux/it.quattrocitta.game.metainfo.xml "$folder/usr/share/metainfo/"
cp assets/common/art/app_icon.png "$folder/quattro-citta.png"
ln -s usr/bin/quattro-citta "$folder/AppRun"
appimagetool "$folder" dist/packages/QuattroCitta.AppImage
