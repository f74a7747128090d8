import { expect, test } from 'vitest';
import { isBase64 } from './base64.ts';

test.each(['', 'AAAA', 'AAA=', 'AA==', 'a+/9AAA='])('%j is base64', (text) => {
  expect(isBase64(text)).toBe(true);
});

test.each([...['A', 'AAA', 'A===', '====', '=', 'AA=A', 'AAA\n', 'AAAA AAA', 'AA-_']])(
  '%j is not',
  (text) => {
    expect(isBase64(text)).toBe(false);
  },
);

test('so is a file of twenty megabytes', () => {
  expect(isBase64(Buffer.alloc(20_000_000, 'a,b').toString('base64'))).toBe(true);
});
