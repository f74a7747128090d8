import { expect, test } from 'vitest';
import { giveCash } from '../../trading/trading.fixture.ts';
import { flowHistory } from '../flows/flow-history.ts';
import { createFlow } from '../flows/write-flow.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { debtsOfPerson } from '../liabilities/debts.sql.ts';
import { owedOn } from '../liabilities/liability-shown.ts';
import { netWorthWorld, TODAY } from '../networth.fixture.ts';
import { netWorthAssetHistory } from './asset-history.ts';
import { historyPerson } from './history-person.ts';
import { netWorthLiabilityHistory } from './liability-history.ts';
import { valuedDays } from './valued-days.ts';

const FIRST = '1990-01-01';
const COUNT = 12;
const ALL = { range: 'ALL', timeframe: 'DAY_1', limit: 10_000 } as const;

test('who has many things over many days holds nobody up', async () => {
  const { deps, ada } = await netWorthWorld();
  const common = { currency: 'USD', startsOn: FIRST };
  for (let count = 0; count < COUNT; count += 1) {
    const name = `number ${count}`;
    const bought = { currency: 'USD', purchasedOn: FIRST, purchasePrice: '1.37' };
    await recordAsset(deps, ada.actor, { ...bought, name, category: 'OTHER' });
    await createLiability(deps, ada.actor, {
      ...common,
      name,
      kind: 'OTHER',
      originalAmount: '1000',
      autoAmortize: true,
      interestRatePercent: '5',
      repaymentAmount: '1',
      repaymentFrequency: 'FORTNIGHTLY',
      maturesOn: '2027-12-31',
    });
    await createFlow(deps, ada.actor, 'incomes', {
      ...common,
      name,
      category: 'SALARY',
      amount: '5',
      frequency: 'MONTHLY',
    });
  }
  const flows = { list: 'netWorthIncomeHistory', table: 'incomes', id: null } as const;
  // So many pauses at least, whatever the database takes.
  for (const [read, leastPauses] of [
    [() => netWorthAssetHistory(deps, ada.actor, ALL), 45],
    [() => netWorthLiabilityHistory(deps, ada.actor, ALL), 24],
    [() => flowHistory(deps, ada.actor, flows, ALL), 20],
  ] as const) {
    const pauses = turnsFromNow();
    await read();
    expect(pauses()).toBeGreaterThan(leastPauses);
  }
  let hasTurned = false;
  const { liabilities, bookings } = await deps.db.one(debtsOfPerson, ada.userId);
  setImmediate(() => {
    hasTurned = true;
  });
  await owedOn(TODAY, liabilities, bookings);
  expect(hasTurned).toBe(true);
  const { nodes } = await netWorthAssetHistory(deps, ada.actor, { range: 'D1' });
  expect(nodes.at(-1)).toMatchObject({ date: TODAY, value: '16.44' });
});

test('of days with many amounts in accounts fewer are told without a pause', async () => {
  const world = await netWorthWorld();
  const { deps, ada } = world;
  const atOnce = async () => {
    const person = await historyPerson(deps, ada.userId);
    return (await valuedDays(deps, person, [TODAY])).atOnce;
  };
  await giveCash(world, ada, 'USD', '1');
  const ofOne = await atOnce();
  for (const currency of ['EUR', 'GBP', 'NZD']) await giveCash(world, ada, currency, '1');
  expect(await atOnce()).toBe(ofOne / 4);
});

/** Turns of the event loop until it is asked. */
function turnsFromNow(): () => number {
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  return () => {
    clearImmediate(next);
    return turns;
  };
}
