import { expect, test } from 'vitest';
import { paragraphsOf } from './inline-markdown.ts';

const text = (value: string) => ({ kind: 'text', text: value });

test.each([
  ['plain words', [text('plain words')]],
  ['we are **away** now', [text('we are '), { kind: 'strong', text: 'away' }, text(' now')]],
  ['run `npm start`', [text('run '), { kind: 'code', text: 'npm start' }]],
  [
    '[read on](https://example.com/a)',
    [{ kind: 'link', text: 'read on', href: 'https://example.com/a' }],
  ],
])('a message is taken apart: %s', (markdown, pieces) => {
  expect(paragraphsOf(markdown)).toEqual([pieces]);
});

test.each([
  ['[x](javascript:alert(1))'],
  ['[x](http://example.com)'],
  ['<b>no markup</b>'],
  ['**not closed'],
])('what is no such piece stays text: %s', (markdown) => {
  expect(paragraphsOf(markdown)).toEqual([[text(markdown)]]);
});

test('an empty line begins a paragraph', () => {
  expect(paragraphsOf('a\nb\n\n\nc\n')).toEqual([[text('a\nb')], [text('c')]]);
});
