import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, sum, toPlain } from '../../numbers/decimal.ts';
import { allocate } from './allocate.ts';

const wants = (amounts: Readonly<Record<string, string>>) =>
  Object.entries(amounts).map(([id, amount]) => ({
    id,
    amount: decimal(amount),
    least: decimal(1),
  }));

const plain = (parts: ReadonlyMap<string, { toFixed(): string }>) =>
  Object.fromEntries([...parts].map(([id, part]) => [id, part.toFixed()]));

describe('the greatest wants are met first', () => {
  test.each([
    ['all where there is enough', { a: '30', b: '20' }, '60', { a: '30', b: '20' }],
    ['the greatest alone', { a: '30', b: '20' }, '10', { a: '10' }],
    ['down to the same level', { a: '30', b: '20' }, '20', { a: '15', b: '5' }],
    ['three levels', { a: '30', b: '20', c: '10' }, '30', { a: '20', b: '10' }],
    ['nothing', { a: '30', b: '20' }, '0', {}],
    ['nobody', {}, '10', {}],
    ['no part below the least', { a: '30', b: '29.5' }, '1.5', { a: '1.5' }],
    ['equal wants in the order of their ids', { b: '5', a: '5' }, '1.5', { a: '1.5' }],
  ])('%s', (_, amounts, available, expected) => {
    const parts = allocate(wants(amounts as Record<string, string>), decimal(available));
    expect(plain(parts)).toEqual(expected);
  });

  test('parts never exceed what there is or what is wanted, and greater wants get no less', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => decimal(cents).div(100));
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), amount, (amounts, available) => {
        const asked = amounts.map((one, at) => ({
          id: String(at),
          amount: one,
          least: decimal(1),
        }));
        const parts = allocate(asked, available);
        expect(sum(parts.values()).lte(available.times('1.0000000001'))).toBe(true);
        for (const [id, part] of parts) {
          expect(part.lte(asked[Number(id)]?.amount ?? 0)).toBe(true);
          expect(part.gte(1)).toBe(true);
        }
        const byWant = asked.toSorted((left, right) => right.amount.comparedTo(left.amount));
        const got = byWant.map(({ id }) => parts.get(id) ?? decimal(0));
        expect(got.every((part, at) => at === 0 || part.lte(got[at - 1] ?? 0))).toBe(true);
        const wanted = sum(asked.filter((one) => one.amount.gte(1)).map((one) => one.amount));
        if (wanted.gt(available) && available.gte(1)) {
          expect(toPlain(sum(parts.values()).toDecimalPlaces(8))).toBe(toPlain(available));
        }
      }),
      { seed: 7, numRuns: 300, verbose: 1 },
    );
  });
});
