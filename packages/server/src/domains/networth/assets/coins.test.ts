import { beforeEach, describe, expect, test } from 'vitest';
import { refuse } from '../../../kernel/errors.ts';
import { asset, refusal } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { updateDisplayCurrency } from '../display-currency.ts';
import { flowHistory } from '../flows/flow-history.ts';
import { createFlow, updateFlow } from '../flows/write-flow.ts';
import { netWorthAssetHistory } from '../history/asset-history.ts';
import { netWorthLiabilityHistory } from '../history/liability-history.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { updateLiability } from '../liabilities/update-liability.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';

/** The first moment at which the coin of these tests has a price. */
const FIRST_PRICE = new Date('2026-11-12T10:00:00Z');
const BEFORE = '2026-11-11';
const SINCE = '2026-11-12';
const BTC = asset('BTC').id;
/** The first day that begins with a price. */
const WHOLE_DAY = '2026-11-13';
const DAILY = { range: 'ALL', timeframe: 'DAY_1', limit: 10_000 } as const;

let world: NetWorthWorld;

beforeEach(async () => {
  world = await netWorthWorld();
  const { market } = world;
  const { fxRate, pricesAt } = market;
  market.fxRate = async (from, to, at) => {
    const isEarly = at < FIRST_PRICE && from !== to && [from, to].includes('BTC');
    if (isEarly) throw refuse('PROVIDER_UNAVAILABLE', 'no price of BTC yet');
    return fxRate(from, to, at);
  };
  market.pricesAt = async (ids, times) =>
    new Map(
      [...(await pricesAt(ids, times))].map(([id, prices]) => [
        id,
        prices.map((price, place) =>
          id === BTC && (times[place] ?? FIRST_PRICE) < FIRST_PRICE ? null : price,
        ),
      ]),
    );
});

const car = (changes: { readonly currency?: string; readonly purchasedOn?: string } = {}) =>
  recordAsset(world.deps, world.ada.actor, {
    name: 'Car',
    category: 'VEHICLE',
    currency: 'USD',
    purchasePrice: '100',
    purchasedOn: '2015-03-01',
    ...changes,
  });
const loan = (currency: string, startsOn: string) =>
  createLiability(world.deps, world.ada.actor, {
    name: 'Loan',
    kind: 'OTHER',
    originalAmount: '50',
    currency,
    startsOn,
  });
const salary = (currency: string, startsOn: string) =>
  createFlow(world.deps, world.ada.actor, 'incomes', {
    name: 'Salary',
    category: 'SALARY',
    amount: '5',
    frequency: 'MONTHLY',
    currency,
    startsOn,
  });
const inCoins = () => updateDisplayCurrency(world.deps, world.ada.actor, { currency: 'BTC' });
const histories = () => {
  const { deps, ada } = world;
  const flows = { list: 'netWorthIncomeHistory', table: 'incomes', id: null } as const;
  return Promise.all([
    netWorthAssetHistory(deps, ada.actor, DAILY),
    netWorthLiabilityHistory(deps, ada.actor, DAILY),
    flowHistory(deps, ada.actor, flows, DAILY),
  ]);
};

describe('a coin as the display currency', () => {
  test('begins every history with its first price', async () => {
    await car();
    await loan('USD', '2015-03-01');
    await salary('USD', '2015-03-01');
    await inCoins();
    for (const { nodes, currency } of await histories()) {
      expect([nodes[0]?.date, nodes.length, currency]).toEqual([SINCE, 9, 'BTC']);
    }
  });

  test('leaves what was paid before its first price unknown, and not 0', async () => {
    await car();
    await inCoins();
    const [{ nodes }] = await histories();
    expect(nodes.at(-1)).toMatchObject({ value: '170', costBasis: null, netContributions: null });
    const { nodes: none } = await netWorthAssetHistory(world.deps, world.ada.actor, {
      from: '2015-03-01',
      to: BEFORE,
    });
    expect(none).toEqual([]);
  });

  test('asks for no more than a few prices to find its first day', async () => {
    await car();
    await inCoins();
    const { market } = world;
    const { pricesAt } = market;
    let asked = 0;
    market.pricesAt = (ids, times) => {
      asked += 1;
      return pricesAt(ids, times);
    };
    await netWorthAssetHistory(world.deps, world.ada.actor, DAILY);
    expect(asked).toBeLessThanOrEqual(14);
  });
});

describe('something in a coin', () => {
  test('leaves the days before it was bought in the history', async () => {
    await car();
    await car({ currency: 'BTC', purchasedOn: WHOLE_DAY });
    const { nodes } = await netWorthAssetHistory(world.deps, world.ada.actor, {
      from: SINCE,
      to: WHOLE_DAY,
    });
    expect(nodes.map(({ value }) => value)).toEqual(['100', '160']);
  });

  test.each([
    ['without a day', {}],
    ['with its first day', { startsOn: BEFORE }],
  ])('an income is not changed to it %s before its first price', async (_title, changes) => {
    const id = await salary('USD', '2015-03-01');
    const change = { id, currency: 'BTC', ...changes };
    const error = await refusal(updateFlow(world.deps, world.ada.actor, 'incomes', change));
    expect([error.code, error.fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.currency']);
    await updateFlow(world.deps, world.ada.actor, 'incomes', { ...change, effectiveOn: TODAY });
    const flows = { list: 'netWorthIncomeHistory', table: 'incomes', id } as const;
    const { nodes } = await flowHistory(world.deps, world.ada.actor, flows, DAILY);
    expect(nodes.at(-1)?.monthlyAmount).toBe('3');
  });

  test('neither an income nor a debt moves to before its first price', async () => {
    const { deps, ada } = world;
    const income = { id: await salary('BTC', WHOLE_DAY), startsOn: BEFORE };
    const debt = { id: (await loan('BTC', WHOLE_DAY)).id, startsOn: BEFORE };
    for (const moved of [
      () => updateFlow(deps, ada.actor, 'incomes', income),
      () => updateLiability(deps, ada.actor, debt),
    ]) {
      const { code, fields } = await refusal(moved());
      expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.startsOn']);
    }
    await updateLiability(deps, ada.actor, { ...debt, startsOn: '2026-11-14' });
    expect((await netWorthDashboard(deps, ada.actor)).liabilities).toHaveLength(1);
  });
});
