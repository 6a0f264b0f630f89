#!/bin/sh
# Sets up Rummy Table on a machine with systemd. Run it as root; docs/hosting.md says when.
# It stops at its first failure. You can run it again: it keeps your settings.
set -eu
cd "$(dirname "$0")/../.."

id rummy >/dev/null 2>&1 || useradd --system --no-create-home rummy
python3 -m venv .venv
.venv/bin/pip install -qq uv==0.13.8
.venv/bin/uv sync --no-dev
test -e /etc/rummy-table.env || install -m 600 .env.example /etc/rummy-table.env
cp docs/hosting/*.service docs/hosting/*.timer /etc/systemd/system/
systemctl daemon-reload
