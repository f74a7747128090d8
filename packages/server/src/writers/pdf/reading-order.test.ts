import { expect, test } from 'vitest';
import { inDrawnOrder } from './reading-order.ts';

test.each([
  ['Mia Tane', 'Mia Tane'],
  ['محمد عبد الله', 'الله عبد محمد'],
  ['Signed by محمد الأحمد on 2026-11-20', 'Signed by الأحمد محمد on 2026-11-20'],
  ['شارع 12 الملك', 'الملك 12 شارع'],
  ['דוד כהן, Haifa', 'כהן, דוד Haifa'],
])('%j is drawn as %j', (line, drawn) => {
  expect(inDrawnOrder(line)).toBe(drawn);
});
