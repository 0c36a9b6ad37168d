#!/bin/sh
# Signs what lies inside first and the bundle last, then has it notarised; the identity and the keychain profile are given.
set -eu
app="dist/Quattro Città.app"
identity=$1
profile=$2
rights=build/macos/entitlements.plist

find "$app" -type f \( -name '*.so' -o -name '*.dylib' -o -perm -u+x \) ! -path "*/Contents/MacOS/*" -print0 |
    xargs -0 -n 1 codesign --force --timestamp --options runtime --sign "$identity"
codesign --force --timestamp --options runtime --entitlements "$rights" --sign "$identity" "$app"
codesign --verify --deep --strict "$app"

ditto -c -k --keepParent "$app" dist/for-notary.zip
xcrun notarytool submit dist/for-notary.zip --keychain-profile "$profile" --wait
xcrun stapler staple "$app"
rm dist/for-notary.zip
