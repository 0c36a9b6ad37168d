#!/bin/sh
# Has the signed bundle notarised by Apple; the keychain profile with the credentials and its keychain are given.
set -eu
app="dist/Quattro Città.app"
profile=$1
keychain=$2

codesign --verify --deep --strict "$app"
ditto -c -k --keepParent "$app" dist/for-notary.zip
xcrun notarytool submit dist/for-notary.zip --keychain-profile "$profile" --keychain "$keychain" --wait
xcrun stapler staple "$app"
rm dist/for-notary.zip
