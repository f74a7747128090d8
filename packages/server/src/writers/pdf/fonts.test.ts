import { expect, test } from 'vitest';
import { type Fonts, runsOf } from './fonts.ts';

const NO_LAYOUT = {
  glyphForCodePoint: () => ({ advanceWidth: 0 }),
  layout: () => ({ glyphs: [], positions: [], advanceWidth: 0 }),
};

function fontOf(letters: RegExp) {
  const has = (codePoint: number) => letters.test(String.fromCodePoint(codePoint));
  return { ...NO_LAYOUT, hasGlyphForCodePoint: has };
}

const inter = fontOf(/\p{Script=Latin}|[ .□]/u);
const fonts: Fonts = {
  inter: { regular: inter, strong: inter },
  fallbacks: [fontOf(/\p{Script=Han}/u), fontOf(/\p{Script=Han}|\p{Script=Hangul}/u)],
};

test.each<[string, [font: string, text: string][]]>([
  ['Cash', [['strong', 'Cash']]],
  ['Łódź', [['strong', 'Łódź']]],
  [
    'A 株式 B',
    [
      ['strong', 'A '],
      ['fallback-0', '株式'],
      ['strong', ' B'],
    ],
  ],
  [
    '한株',
    [
      ['fallback-1', '한'],
      ['fallback-0', '株'],
    ],
  ],
  ['a😀b', [['strong', 'a□b']]],
  ['e\u0301t\u200de\ufe0f', [['strong', 'éte']]],
  ['two\r\nlines\tand\u2028one', [['strong', 'two lines and one']]],
])('%j is set in the first font that has each character', (text, runs) => {
  expect(runsOf(fonts, text, 'strong').map((run) => [run.font, run.text])).toEqual(runs);
});
