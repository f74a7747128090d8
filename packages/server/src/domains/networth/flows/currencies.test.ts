import { beforeEach, expect, test } from 'vitest';
import { signedCursors } from '../../../kernel/cursors.ts';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { deleteCustomInstrument } from '../instruments/custom-instruments.ts';
import { getInstrumentPrices } from '../instruments/get-prices.ts';
import { updateInstrumentPrice } from '../instruments/instrument-prices.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import { flowHistory } from './flow-history.ts';
import type { CreateIncomeInput } from './input.ts';
import { netWorthIncomes } from './read-flows.ts';
import { createFlow, updateFlow } from './write-flow.ts';

let world: NetWorthWorld;
let ada: Trader;

beforeEach(async () => {
  world = await netWorthWorld();
  ada = world.ada;
});

const salary = (changes: Partial<CreateIncomeInput> = {}) =>
  createFlow(world.deps, ada.actor, 'incomes', {
    name: 'Salary',
    category: 'SALARY',
    amount: '1000',
    currency: 'NZD',
    frequency: 'MONTHLY',
    startsOn: '2026-07-01',
    ...changes,
  });
const monthly = async () => {
  const asked = { list: 'netWorthIncomeHistory', table: 'incomes', id: null } as const;
  const page = await flowHistory(world.deps, ada.actor, asked, { from: '2026-09-01' });
  return page.nodes.map(({ monthlyAmount }) => monthlyAmount);
};

test('an income counts at the exchange rate of each day, in the currency of that day', async () => {
  const id = await salary();
  world.market.fxRate = async (from, _to, at) => {
    if (from === 'USD') return '1';
    return at < new Date('2026-10-01') ? '0.5' : '0.6';
  };
  expect(await monthly()).toEqual(['500', '600', '600']);
  const changes = { id, effectiveOn: '2026-11-01', currency: 'USD', amount: '700' };
  await updateFlow(world.deps, ada.actor, 'incomes', changes);
  expect(await monthly()).toEqual(['500', '600', '700']);
});

test('an income may end on its first day', async () => {
  await salary({ startsOn: TODAY, endsOn: TODAY });
  expect(await netWorthIncomes(world.deps, ada.actor, { activeOn: TODAY })).toHaveLength(1);
  expect(await netWorthIncomes(world.deps, ada.actor, { activeOn: '2026-11-21' })).toEqual([]);
});

test('what is owned no more brings in nothing, and its prices are gone', async () => {
  const house = await recordAsset(world.deps, ada.actor, {
    name: 'House',
    currency: 'USD',
    category: 'PROPERTY',
    purchasedOn: '2026-01-15',
    purchasePrice: '5000',
  });
  await salary({ linkedNetWorthAssetId: house.id });
  const instrumentId = house.instrumentId ?? 'none';
  const deps = { ...world.deps, cursors: signedCursors('a secret of this test') };
  const [price] = (await getInstrumentPrices(deps, ada.actor, { instrumentId })).nodes;
  await deleteCustomInstrument(world.deps, ada.actor, { id: instrumentId, force: true });
  const [rent] = await netWorthIncomes(world.deps, ada.actor, {});
  expect(rent).toMatchObject({ name: 'Salary', linkedNetWorthAssetId: null });
  const change = updateInstrumentPrice(world.deps, ada.actor, { id: price?.id ?? '', price: '1' });
  expect(await refusal(change)).toMatchObject({ code: 'NOT_FOUND' });
});
