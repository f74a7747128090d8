import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signedCursors } from './cursors.ts';
import { PlatformError } from './errors.ts';

const cursors = signedCursors('a secret of this test');

describe('a cursor', () => {
  test('brings back the position it was made from, whatever its texts are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 3 }),
        (p) => {
          expect(cursors.decode('getOrders', cursors.encode('getOrders', p))).toEqual(p);
        },
      ),
      { verbose: 1 },
    );
  });

  const cursor = cursors.encode('getOrders', ['2026-11-20', 'an id']);
  test.each([
    ['of another list', 'getPositions', cursor],
    ['with a changed character', 'getOrders', `${cursor.slice(0, -3)}AAA`],
    ['cut short', 'getOrders', cursor.slice(0, 30)],
    ['that is empty', 'getOrders', ''],
    ['that is no base64', 'getOrders', 'ø'],
    ['longer than any cursor', 'getOrders', cursor.repeat(50)],
    ['signed with another secret', 'getOrders', signedCursors('other').encode('getOrders', ['a'])],
  ])('%s is bad input', (_title, list, text) => {
    expect(() => cursors.decode(list, text)).toThrow(PlatformError);
  });
});
