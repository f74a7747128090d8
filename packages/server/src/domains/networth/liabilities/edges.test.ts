import { beforeEach, expect, test } from 'vitest';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { netWorthLiabilityHistory } from '../history/liability-history.ts';
import { deleteCustomInstrument } from '../instruments/custom-instruments.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import { createLiability } from './create-liability.ts';
import { createLiabilityTrade } from './create-liability-trade.ts';
import type { CreateLiabilityInput, UpdateLiabilityInput } from './input.ts';
import { netWorthLiabilities } from './read-liabilities.ts';
import { updateLiability } from './update-liability.ts';

let world: NetWorthWorld;
let ada: Trader;

beforeEach(async () => {
  world = await netWorthWorld();
  ada = world.ada;
});

const START = '2026-01-15';
const create = (changes: Partial<CreateLiabilityInput> = {}) =>
  createLiability(world.deps, ada.actor, {
    name: 'Loan',
    kind: 'PERSONAL_LOAN',
    currency: 'USD',
    originalAmount: '1000',
    startsOn: START,
    ...changes,
  });
const update = (input: UpdateLiabilityInput) => updateLiability(world.deps, ada.actor, input);
const house = () =>
  recordAsset(world.deps, ada.actor, {
    name: 'House',
    currency: 'USD',
    category: 'PROPERTY',
    purchasedOn: START,
    purchasePrice: '5000',
  });

test('a debt is booked on from its first day on, and may be paid interest alone', async () => {
  const { id: liabilityId } = await create();
  const day = { liabilityId, date: START };
  await createLiabilityTrade(world.deps, ada.actor, { ...day, type: 'FEE', amount: '10' });
  await createLiabilityTrade(world.deps, ada.actor, {
    ...day,
    type: 'REPAYMENT',
    amount: '7',
    interest: '7',
  });
  expect(await update({ id: liabilityId, startsOn: START })).toMatchObject({
    wholeBalance: '1010',
    startsOn: START,
  });
});

test('new terms of a debt do not hold before it began', async () => {
  const { id } = await create();
  const changes = { id, effectiveOn: '2026-01-14', interestRatePercent: '3' };
  expect((await refusal(update(changes))).fields?.[0]?.path).toBe('params.effectiveOn');
  const { interestRatePercent } = await update({ ...changes, effectiveOn: START });
  expect(interestRatePercent).toBe('3');
});

test('a debt that is put away twice was put away on the first day', async () => {
  const { id } = await create();
  await update({ id, archived: true });
  world.moveDays(2);
  await update({ id, archived: true });
  const { nodes } = await netWorthLiabilityHistory(world.deps, ada.actor, { from: '2026-11-19' });
  expect(nodes.map(({ balance }) => balance)).toEqual(['1000', '0', '0', '0']);
});

test('a portfolio of things owned holds no debts', async () => {
  const { portfolioId } = await house();
  expect(await refusal(create({ portfolioId }))).toMatchObject({ code: 'NOT_FOUND' });
  const asked = netWorthLiabilities(world.deps, ada.actor, { portfolioIds: [portfolioId ?? ''] });
  expect(await refusal(asked)).toMatchObject({ code: 'NOT_FOUND' });
});

test('what is owned no more secures no debt', async () => {
  const { id: linkedNetWorthAssetId, instrumentId } = await house();
  expect(await create({ linkedNetWorthAssetId })).toMatchObject({ linkedNetWorthAssetId });
  const input = { id: instrumentId ?? 'none', force: true };
  await deleteCustomInstrument(world.deps, ada.actor, input);
  const debt = create({ linkedNetWorthAssetId });
  expect(await refusal(debt)).toMatchObject({ code: 'NOT_FOUND' });
  const [before] = await netWorthLiabilities(world.deps, ada.actor, {});
  expect(before).toMatchObject({ linkedNetWorthAssetId: null, startsOn: START, today: TODAY });
});
