import { describe, expect, test } from 'vitest';
import { minus, plus, times, total } from '../facts/amounts.ts';
import { testPlatform } from './contract.fixture.ts';

type Day = string | null;

function document(from: Day, to: Day): string {
  const days = `from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)}`;
  const gain = `gainBetween(params: { ${days} }) {
    from to startValue endValue cashflow income gain gainPercent unpricedCount currency }`;
  return `{ getPortfolios {
    id currency children { id } value ${gain} holdings { id quantity price value ownershipPercent ${gain} } } }`;
}

interface Point {
  readonly value: string;
  readonly unpricedCount: number;
}

const HISTORY = `query ($params: NetWorthAssetHistoryInput) {
  netWorthAssetHistory(params: $params) { currency nodes { date value unpricedCount } } }`;

interface Gain {
  readonly from: string;
  readonly to: string;
  readonly startValue: string;
  readonly endValue: string;
  readonly cashflow: string;
  readonly income: string;
  readonly gain: string | null;
  readonly unpricedCount: number;
}
interface Held {
  readonly quantity: string;
  readonly price: string;
  readonly value: string;
  readonly ownershipPercent: string;
  readonly gainBetween: Gain;
}
interface Portfolio {
  readonly id: string;
  readonly currency: string;
  readonly value: string;
  readonly children: readonly object[];
  readonly gainBetween: Gain;
  readonly holdings: readonly Held[];
}

const { run } = testPlatform();

/** Those that hold something themselves. */
async function portfolios(from: Day, to: Day = null) {
  const { value } = await run('getPortfolios', null, document(from, to));
  const held = (value as Portfolio[]).filter(
    ({ holdings, children }) => holdings.length > 0 && children.length === 0,
  );
  expect(held.length).toBeGreaterThan(0);
  return held;
}

describe('what a portfolio has gained between two days', () => {
  test.each([
    ['2024-05-04', '2026-11-19'],
    ['2026-03-31', '2026-04-30'],
    ['2026-10-31', null],
  ])('from %s to %s begins and ends with points of its history', async (from, to) => {
    for (const { id, currency, gainBetween, holdings } of await portfolios(from, to)) {
      // Of what is owned in part, the net worth counts the part, and a portfolio the whole.
      if (holdings.some(({ ownershipPercent }) => ownershipPercent !== '100')) continue;
      for (const [day, value] of [
        [gainBetween.from, gainBetween.startValue],
        [gainBetween.to, gainBetween.endValue],
      ] as const) {
        const params = { portfolioId: id, from: day, to: day };
        const { value: answer } = await run('netWorthAssetHistory', params, HISTORY);
        const page = answer as { readonly nodes: Point[]; readonly currency: string };
        if (page.currency !== currency) continue;
        const [point = { value: '0', unpricedCount: 0 }] = page.nodes;
        expect(value, day).toBe(point.unpricedCount > 0 ? null : point.value);
      }
    }
  });

  test('counts the whole of what is owned in part', async () => {
    const held = (await portfolios(null)).flatMap(({ holdings }) => holdings);
    const inPart = held.filter(({ ownershipPercent }) => ownershipPercent !== '100');
    expect(inPart).toHaveLength(1);
    for (const { quantity, price, value, gainBetween } of inPart) {
      expect(value).toBe(times(quantity, price));
      expect(gainBetween.endValue).toBe(value);
    }
  });

  test('is the sum of its holdings, and adds up from span to span', async () => {
    const [days, one, two] = [
      await portfolios('2024-05-04', '2026-11-01'),
      await portfolios('2024-05-04', '2026-02-03'),
      await portfolios('2026-02-03', '2026-11-01'),
    ];
    expect(days.some(({ gainBetween }) => gainBetween.unpricedCount === 0)).toBe(true);
    for (const [place, { gainBetween: whole, holdings }] of days.entries()) {
      expect(whole.gain === null).toBe(whole.unpricedCount > 0);
      if (whole.gain === null) continue;
      expect(total(holdings.map(({ gainBetween }) => gainBetween.gain))).toBe(whole.gain);
      const parts = [one[place], two[place]].map((part) => part?.gainBetween.gain);
      expect(total(parts)).toBe(whole.gain);
      const moved = plus(minus(whole.endValue, whole.startValue), whole.income);
      expect(minus(moved, whole.cashflow)).toBe(whole.gain);
    }
  });

  test('begins before the first trade and ends today where nothing is said', async () => {
    for (const { gainBetween, value } of await portfolios(null)) {
      expect(gainBetween).toMatchObject({ startValue: '0', endValue: value });
    }
  });

  test('is refused for a first day that is after the last, and for one in the future', async () => {
    for (const [from, to, message] of [
      ['2026-11-02', '2026-11-01', 'must not be after `to`'],
      ['2030-01-01', null, 'must not be in the future'],
    ] as const) {
      const { errors } = await run('getPortfolios', null, document(from, to));
      expect(JSON.stringify(errors)).toContain(`params.from: ${message}`);
    }
  });
});
