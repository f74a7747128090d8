#!/usr/bin/env bash
# Puts what a server needs to run into a folder: sources, pages, documents, packages, production
# dependencies and the Node of package-lock.json. usage: image.sh <folder>
set -euo pipefail
target=$1
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
mkdir -p "$target"
cp package.json package-lock.json .npmrc LICENSE "$target"
for package in server engine mcp rules schema spreadsheets; do
  mkdir -p "$target/packages/$package"
  cp -R "packages/$package/." "$target/packages/$package"
  rm -rf "$target/packages/$package/node_modules"
done
for package in web docs; do
  mkdir -p "$target/packages/$package"
  cp -R "packages/$package/dist" "$target/packages/$package/dist"
done
for manifest in packages/{sdk,mocks,cli,web,docs}/package.json examples/package.json tests/package.json; do
  mkdir -p "$target/$(dirname "$manifest")"
  cp "$manifest" "$target/$manifest"
done
mkdir -p "$target/dist"
cp -R dist/packages "$target/dist/packages"
cp "$(node_modules/.bin/node -p process.execPath)" "$target/node"
cd "$target"
npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @investing-platform/server
# The other platforms' Node, and this one's second copy.
rm -rf node_modules/node-linux-* node_modules/node-bin-* node_modules/node-darwin-* node_modules/node-win-*
rm -rf packages/{sdk,mocks,cli} examples tests
