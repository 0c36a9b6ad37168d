#!/bin/sh
# Builds, tries and packs the program inside a container of Debian 12: it runs where the C library is as old as there.
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq --no-install-recommends python3 python3-venv libpython3.11 binutils ca-certificates
python3 dev.py dist
python3 dev.py dist try
python3 dev.py dist pack
