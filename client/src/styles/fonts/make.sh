#!/bin/sh
# Makes the small Nunito of the first page out of the whole one: two weights, the letters of our two languages.
# Needs fonttools and brotli from PyPI. What is not in here comes from @fontsource-variable/nunito when it is needed.
set -eu
cd "$(dirname "$0")"
whole=../../../node_modules/@fontsource-variable/nunito/files
latin='U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00D7,U+2013,U+2014,U+2018-201E,U+2026,U+2212'
cyrillic='U+0401,U+0410-044F,U+0451,U+2116'
work=$(mktemp -d)
for weight in 700 900; do
  for script in latin cyrillic; do
    fonttools varLib.instancer --quiet "$whole/nunito-$script-wght-normal.woff2" "wght=$weight" -o "$work/$script.ttf"
    eval "letters=\$$script"
    pyftsubset "$work/$script.ttf" --unicodes="$letters" --layout-features='kern,tnum,lnum,mark' \
      --flavor=woff2 --output-file="nunito-$script-$weight.woff2"
  done
done
rm -r "$work"
