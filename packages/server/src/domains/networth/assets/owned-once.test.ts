import { instruments } from '@investing-platform/schema/instruments';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimal } from '../../../kernel/decimal.ts';
import type { RecordedAsset } from '../recorded.ts';
import { assetWorth } from './asset-shown.ts';
import { marketPrice, recordedAsset } from './owned-assets.ts';
import { ownedOnce } from './owned-once.ts';

const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const listed = instruments.find(({ symbol }) => symbol === 'AAPL')?.id ?? '';
const OWN = '019b7d2f-7c4e-7000-8000-00000000a55e';

const amount = fc.integer({ min: 0, max: 3 }).map((cents) => `${cents}.25`);
const asset: fc.Arbitrary<RecordedAsset> = fc.record({
  id: fc.constantFrom('one', 'other'),
  currency: fc.constantFrom('USD', 'NZD'),
  name: fc.constantFrom('Mine', 'Yours'),
  category: fc.constantFrom('OTHER', 'VEHICLE'),
  portfolioId: fc.constantFrom('p1', 'p2'),
  instrumentId: fc.constantFrom(listed, OWN),
  quantity: amount,
  ownershipPercent: fc.constantFrom('100', '33.3'),
  costBasis: amount,
  price: fc.option(amount),
  pricedOn: fc.constantFrom(null, '2026-11-01', '2026-11-20'),
});
const call = fc.record({
  asset,
  last: fc.option(fc.record({ price: amount, hour: fc.constantFrom(3, 15) })),
  timeZone: fc.constantFrom('UTC', 'Pacific/Auckland'),
  hour: fc.constantFrom(1, 14, 23),
  currency: fc.constantFrom('USD', 'NZD'),
  today: fc.constantFrom('2026-11-20', '2026-11-30'),
  rate: fc.constantFrom(null, '0.6', '0.61'),
});

type Call = typeof call extends fc.Arbitrary<infer One> ? One : never;

const atHour = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));

test('what is kept of assets is what is computed anew, whatever of them has changed', () => {
  const all = fc.property(
    call,
    fc.array(fc.tuple(fc.nat(), call), { maxLength: 12 }),
    (a, more) => {
      // Each call is the one before but for one thing.
      let now: typeof a = a;
      for (const [which, next] of more) {
        const { asset: owned, ...rest } = now;
        const names = [...Object.keys(owned), ...Object.keys(rest)];
        const name = names[which % names.length] ?? '';
        const part = (from: object, other: object) =>
          name in from ? { ...from, [name]: Reflect.get(other, name) } : from;
        now = { ...now, ...part(rest, next), asset: { ...owned, ...part(owned, next.asset) } };
        expectSame(now);
        expectSame(now);
      }
    },
  );
  fc.assert(all, { seed: SEED, numRuns: 300 });
});

function expectSame({ asset, last, timeZone, hour, currency, today, rate }: Call): void {
  const told =
    last === null
      ? null
      : { price: last.price, asOf: atHour(last.hour), stale: false, quote: null };
  const at = atHour(hour);
  const known = rate === null ? null : decimal(rate);
  const rates = new Map([
    ['USD', known],
    ['NZD', decimal(1)],
  ]);
  const shownIn = { currency, today, rates };
  const kept = ownedOnce({ ...asset }, told, timeZone, at);
  const anew = recordedAsset(asset, marketPrice(told, timeZone), timeZone, at);
  expect(kept).toEqual(anew);
  expect(ownedOnce({ ...asset }, told, timeZone, at)).toBe(kept);
  const plain = ({ shown, leaf }: ReturnType<typeof assetWorth>) => ({
    shown,
    exact: leaf?.exact.toString() ?? null,
    value: leaf?.value.toString() ?? null,
  });
  expect(plain(assetWorth(shownIn, kept, []))).toEqual(plain(assetWorth(shownIn, anew, [])));
}
