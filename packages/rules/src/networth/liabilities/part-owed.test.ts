import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, toPlain } from '../../numbers/decimal.ts';
import { roundCash } from '../../numbers/money.ts';
import { wholeOwed } from './part-owed.ts';

const given = { balance: null, wholeBalance: null, ownershipPercent: '50', currency: 'NZD' };

describe('what is owed of a whole debt', () => {
  test.each([
    ['is not known where nothing is said', {}, null],
    ['is what is said of the whole', { wholeBalance: '18000' }, '18000'],
    ['follows from the part', { balance: '9000' }, '18000'],
    [
      'follows from a part that does not divide',
      { balance: '1', ownershipPercent: '3' },
      '33.33333333',
    ],
    [
      'may be said with the part that it makes',
      { balance: '9000', wholeBalance: '18000' },
      '18000',
    ],
    [
      'may be said with its part in whole cents',
      { balance: '0.33', wholeBalance: '1', ownershipPercent: '33.333333' },
      '1',
    ],
  ])('%s', (_, said, whole) => {
    expect(wholeOwed({ ...given, ...said })).toEqual({ whole, misfits: [] });
  });

  test.each([
    [
      'what does not agree',
      { balance: '18000', wholeBalance: '18000' },
      ['balance', 'wholeBalance'],
    ],
    ['a part of more than can be owed', { balance: '600000000000' }, ['balance']],
  ])('is not known by %s', (_, said, fields) => {
    const { whole, misfits } = wholeOwed({ ...given, ...said });
    expect(whole).toBeNull();
    expect(misfits.map(({ field }) => field)).toEqual(fields);
  });

  test('of a part that cents of the whole would miss is the amount beside it', () => {
    const said = { balance: '99999.93', ownershipPercent: '99.999925' };
    const { whole } = wholeOwed({ ...given, ...said });
    expect(whole).toBe('100000.01');
  });

  test('shows the part again that it was said by', () => {
    const cents = fc.bigInt({ min: 0n, max: 10_000_000n });
    const millionths = fc.integer({ min: 1, max: 100_000_000 });
    fc.assert(
      fc.property(cents, millionths, (amount, parts) => {
        const balance = toPlain(decimal(amount).dividedBy(100));
        const ownershipPercent = toPlain(decimal(parts).dividedBy(1_000_000));
        const { whole, misfits } = wholeOwed({ ...given, balance, ownershipPercent });
        fc.pre(misfits.length === 0);
        const shown = roundCash(decimal(whole ?? '-1'), given.currency);
        const part = roundCash(shown.times(ownershipPercent).dividedBy(100), given.currency);
        expect(toPlain(part)).toBe(balance);
      }),
    );
  });
});
