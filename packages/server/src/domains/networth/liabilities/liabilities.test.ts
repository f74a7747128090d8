import { DAY_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, type Trader } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { netWorthLiabilityHistory } from '../history/liability-history.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import { createLiability } from './create-liability.ts';
import { createLiabilityTrade, type LiabilityTradeInput } from './create-liability-trade.ts';
import { deleteLiability } from './delete-liability.ts';
import type { CreateLiabilityInput, UpdateLiabilityInput } from './input.ts';
import { planOf } from './liability-shown.ts';
import { netWorthLiabilities } from './read-liabilities.ts';
import { updateLiability } from './update-liability.ts';

let world: NetWorthWorld;
let ada: Trader;

beforeEach(async () => {
  world = await netWorthWorld();
  ada = world.ada;
});

const LOAN: CreateLiabilityInput = {
  name: 'Loan',
  kind: 'PERSONAL_LOAN',
  currency: 'USD',
  originalAmount: '20000',
  startsOn: '2026-01-15',
};
const PLAN = {
  interestRatePercent: '6',
  repaymentAmount: '300',
  repaymentFrequency: 'MONTHLY',
} as const;

const create = (changes: Partial<CreateLiabilityInput> = {}, owner = ada) =>
  createLiability(world.deps, owner.actor, { ...LOAN, ...changes });
const update = (input: UpdateLiabilityInput, owner = ada) =>
  updateLiability(world.deps, owner.actor, input);
const book = (input: LiabilityTradeInput, owner = ada) =>
  createLiabilityTrade(world.deps, owner.actor, input);
const list = (owner = ada, includeEnded = false) =>
  netWorthLiabilities(world.deps, owner.actor, { includeEnded });
const history = (liabilityId: string | null, from: string, to = TODAY) =>
  netWorthLiabilityHistory(world.deps, ada.actor, { liabilityId, from, to, timeframe: 'MONTH_1' });
const balances = async (id: string | null, from = '2026-01-01') =>
  (await history(id, from)).nodes.map(({ date, balance }) => [date.slice(5), balance]);

describe('a debt that is recorded', () => {
  test('begins with what was borrowed on its first day, and counts in the net worth', async () => {
    const debt = await create({ ownershipPercent: '50' });
    expect(debt).toMatchObject({
      balance: '10000',
      wholeBalance: '20000',
      balanceInDisplayCurrency: '10000',
      archived: false,
      autoAmortize: false,
      lender: null,
      ownershipPercent: '50',
    });
    expect(debt.trades).toMatchObject([
      { type: 'DRAWDOWN', date: LOAN.startsOn, amount: '20000', principal: '-20000' },
    ]);
    const { totals } = await netWorthDashboard(world.deps, ada.actor);
    expect(totals).toMatchObject({ totalLiabilities: '10000', netWorth: '-10000' });
  });

  test('is what is still owed today, where that is given', async () => {
    const debt = await create({ balance: '9000', ownershipPercent: '50' });
    expect(debt).toMatchObject({ balance: '9000', wholeBalance: '18000' });
    expect(debt.trades[0]).toMatchObject({ type: 'REVALUATION', date: TODAY, principal: '2000' });
    expect(await balances(debt.id, '2026-10-01')).toEqual([
      ['10-31', '10000'],
      ['11-20', '9000'],
    ]);
  });

  test.each<[string, Partial<CreateLiabilityInput>]>([
    ['by the whole', { wholeBalance: '18000' }],
    ['by the person’s part', { balance: '4500' }],
    ['by both', { balance: '4500', wholeBalance: '18000' }],
  ])('says %s what is owed, and an update says the same', async (_, said) => {
    const shown = { balance: '4500', wholeBalance: '18000' };
    const quarter = { ownershipPercent: '25' };
    expect(await create({ ...quarter, ...said })).toMatchObject(shown);
    const { id } = await create(quarter);
    expect(await update({ id, ...said })).toMatchObject(shown);
    // The part is of the percentage that the same update gives.
    const { id: whole } = await create();
    expect(await update({ id: whole, ...quarter, ...said })).toMatchObject(shown);
  });

  test('is refused where the part and the whole do not agree, with both named', async () => {
    const said = { balance: '18000', wholeBalance: '18000' };
    const { id } = await create({ ownershipPercent: '50' });
    for (const trying of [create({ ownershipPercent: '50', ...said }), update({ id, ...said })]) {
      const { code, fields } = await refusal(trying);
      expect(code).toBe('BAD_USER_INPUT');
      expect(fields?.map(({ path }) => path)).toEqual(['params.balance', 'params.wholeBalance']);
    }
    expect(await list()).toMatchObject([{ id, wholeBalance: '20000' }]);
  });

  test('is what its plan leaves of it, where it amortizes by itself', async () => {
    const debt = await create({ ...PLAN, autoAmortize: true });
    expect(debt.wholeBalance).toBe('17954.39');
    expect(planOf(debt).schedule[0]).toMatchObject({ date: '2026-12-15', interest: '89.77' });
    world.clock.advance(25 * DAY_MS);
    expect((await list())[0]?.wholeBalance).toBe('17744.16');
  });

  test('goes into the one liability portfolio of its person', async () => {
    const [first, second] = [await create(), await create({ name: 'Another' })];
    expect(second.portfolioId).toBe(first.portfolioId);
    const eve = await world.another();
    const given = create({ portfolioId: first.portfolioId }, eve);
    expect(await refusal(given)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each<[string, Partial<CreateLiabilityInput>]>([
    ['startsOn', { startsOn: '2026-11-21' }],
    ['maturesOn', { maturesOn: LOAN.startsOn }],
    ['fixedEndsOn', { fixedEndsOn: '2027-01-01' }],
    ['fixedEndsOn', { fixedEndsOn: '2027-01-01', rateType: 'FLOATING' }],
    ['repaymentFrequency', { repaymentAmount: '300' }],
    ['maturesOn', { repaymentAmount: '300', repaymentFrequency: 'ONE_OFF' }],
    ['interestRatePercent', { ...PLAN, interestRatePercent: null, autoAmortize: true }],
    ['currency', { currency: 'ZZZ' }],
  ])('is refused for its %s: %j', async (field, changes) => {
    const { code, fields } = await refusal(create(changes));
    expect(code).toBe('BAD_USER_INPUT');
    expect(fields?.map(({ path }) => path)).toEqual([`params.${field}`]);
    expect(await list()).toEqual([]);
  });

  test('is refused with everything that is wrong at once', async () => {
    const { fields } = await refusal(create({ startsOn: '2027-01-01', autoAmortize: true }));
    expect(fields).toHaveLength(4);
  });

  test('may stand for an asset of its person alone', async () => {
    const linkedNetWorthAssetId = ada.live.id;
    expect(await refusal(create({ linkedNetWorthAssetId }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a change of a debt', () => {
  test('keeps what is left out, and empties what is null', async () => {
    const { id } = await create({ lender: 'Kauri Bank', ...PLAN });
    const changed = await update({ id, name: 'Car loan', lender: null });
    expect(changed).toMatchObject({ name: 'Car loan', lender: null, repaymentAmount: '300' });
  });

  test('of its terms holds from the day that is given, and the history before stands', async () => {
    const { id } = await create({ ...PLAN, autoAmortize: true });
    const before = await balances(id);
    await update({ id, effectiveOn: '2026-08-01', repaymentAmount: '1300' });
    const after = await balances(id);
    expect(after.slice(0, 7)).toEqual(before.slice(0, 7));
    expect(Number(after[7]?.[1])).toBeCloseTo(Number(before[7]?.[1]) - 1000, 2);
  });

  test('of its terms without a day corrects them as if they had always been so', async () => {
    const { id } = await create({ ...PLAN, autoAmortize: true });
    await update({ id, effectiveOn: '2026-08-01', repaymentAmount: '1300' });
    await update({ id, interestRatePercent: '0' });
    expect((await balances(id)).map(([, balance]) => balance)).toEqual([
      ...['20000', '19700', '19400', '19100', '18800', '18500', '18200'],
      ...['16900', '15600', '14300', '13000'],
    ]);
  });

  test('of its balance books what is owed from that day on', async () => {
    const { id } = await create();
    await update({ id, balance: '15000', effectiveOn: '2026-06-30' });
    expect((await balances(id, '2026-05-01')).slice(0, 3)).toEqual([
      ['05-31', '20000'],
      ['06-30', '15000'],
      ['07-31', '15000'],
    ]);
  });

  test('of what was borrowed and when moves its first booking', async () => {
    const { id } = await create();
    await book({ liabilityId: id, type: 'FEE', date: '2026-03-01', amount: '10' });
    await update({ id, originalAmount: '5000', startsOn: '2026-02-01' });
    expect((await balances(id)).slice(0, 2)).toEqual([
      ['02-28', '5000'],
      ['03-31', '5010'],
    ]);
    const { fields } = await refusal(update({ id, startsOn: '2026-03-02' }));
    expect(fields?.[0]?.path).toBe('params.startsOn');
  });

  test('can put it away: it leaves the totals of that day on, and keeps its history', async () => {
    const { id } = await create();
    world.moveDays(-10);
    await update({ id, archived: true });
    world.moveDays(10);
    expect(await list()).toEqual([]);
    expect(await list(ada, true)).toMatchObject([{ id, archived: true }]);
    expect(await balances(id, '2026-10-01')).toEqual([
      ['10-31', '20000'],
      ['11-20', '0'],
    ]);
    const { totals } = await netWorthDashboard(world.deps, ada.actor);
    expect(totals.totalLiabilities).toBe('0');
    const booking = { liabilityId: id, type: 'FEE', date: TODAY, amount: '1' } as const;
    expect(await refusal(book(booking))).toMatchObject({ code: 'INVALID_STATE' });
    expect(await update({ id, archived: false })).toMatchObject({ archived: false });
  });
});

describe('a booking', () => {
  test('changes the balance since its day, and the totals of the history', async () => {
    const { id: liabilityId } = await create();
    const repayment = { liabilityId, type: 'REPAYMENT', date: '2026-03-31' } as const;
    const booked = await book({ ...repayment, amount: '1100', interest: '100', note: 'by hand' });
    expect(booked).toMatchObject({ principal: '1000', interest: '100', note: 'by hand' });
    const [debt] = await list();
    expect(debt?.wholeBalance).toBe('19000');
    expect(debt?.trades[0]).toEqual(booked);
    const { nodes } = await history(null, '2026-02-01', '2026-03-31');
    expect(nodes).toEqual([
      { date: '2026-02-28', balance: '20000', unpricedCount: 0, cumulativeInterest: '0' },
      { date: '2026-03-31', balance: '19000', unpricedCount: 0, cumulativeInterest: '100' },
    ]);
  });

  test('with a key is made once', async () => {
    const { id: liabilityId } = await create();
    const fee = { liabilityId, type: 'FEE', date: TODAY, amount: '10' } as const;
    const input = { ...fee, idempotencyKey: 'k' };
    const [first, again] = [await book(input), await book(input)];
    expect(again).toEqual(first);
    expect(first).toMatchObject({ ...fee, principal: '-10', interest: '0' });
    expect(await list()).toMatchObject([{ wholeBalance: '20010' }]);
    const other = book({ ...input, amount: '11' });
    expect(await refusal(other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test.each<[string, Partial<LiabilityTradeInput>]>([
    ['date', { date: '2026-01-14' }],
    ['date', { date: '2026-11-21' }],
    ['interest', { interest: '1' }],
    ['interest', { type: 'REPAYMENT', interest: '11' }],
  ])('is refused for its %s: %j', async (field, changes) => {
    const { id: liabilityId } = await create();
    const input = { liabilityId, type: 'FEE', date: TODAY, amount: '10', ...changes } as const;
    const { code, fields } = await refusal(book(input));
    expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', `params.${field}`]);
  });
});

describe('a debt', () => {
  test('that is deleted leaves the history with its bookings', async () => {
    const { id } = await create();
    const other = await create({ name: 'Another', originalAmount: '7' });
    await deleteLiability(world.deps, ada.actor, id);
    expect((await list()).map((debt) => debt.id)).toEqual([other.id]);
    expect((await balances(null)).at(-1)).toEqual(['11-20', '7']);
    const again = deleteLiability(world.deps, ada.actor, id);
    expect(await refusal(again)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is nobody else’s, to read or to change', async () => {
    const { id } = await create();
    const eve = await world.another();
    expect(await list(eve)).toEqual([]);
    const deeds = [
      update({ id, name: 'Mine' }, eve),
      book({ liabilityId: id, type: 'FEE', date: TODAY, amount: '1' }, eve),
      deleteLiability(world.deps, eve.actor, id),
      netWorthLiabilityHistory(world.deps, eve.actor, { liabilityId: id }),
    ];
    for (const deed of deeds) expect(await refusal(deed)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await list())[0]).toMatchObject({ name: 'Loan', wholeBalance: '20000' });
  });
});

test('debts come with the largest balance first, in the display currency', async () => {
  await create({ name: 'small' });
  await create({ name: 'large', currency: 'NZD', originalAmount: '40000' });
  const debts = await list();
  expect(
    debts.map(({ name, balanceInDisplayCurrency }) => [name, balanceInDisplayCurrency]),
  ).toEqual([
    ['large', '24000'],
    ['small', '20000'],
  ]);
});
