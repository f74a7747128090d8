import { beforeEach, describe, expect, test } from 'vitest';
import { AAPL, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { netWorthAssetHistory } from '../history/asset-history.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { netWorthLiabilities } from '../liabilities/read-liabilities.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import {
  createCustomInstrument,
  deleteCustomInstrument,
  setCustomInstrumentMetaData,
  updateCustomInstrument,
} from './custom-instruments.ts';
import {
  addInstrumentPrice,
  deleteInstrumentPrice,
  updateInstrumentPrice,
} from './instrument-prices.ts';
import { type RecordAssetInput, recordAsset } from './record-asset.ts';

let world: NetWorthWorld;
let ada: Trader;

beforeEach(async () => {
  world = await netWorthWorld();
  ada = world.ada;
});

const HOUSE: RecordAssetInput = {
  name: 'House in Wellington',
  currency: 'USD',
  category: 'PROPERTY',
  purchasedOn: '2026-10-15',
  purchasePrice: '700000',
  currentPrice: '900000',
  pricedOn: '2026-11-10',
  ownershipPercent: '50',
};

const record = (changes: Partial<RecordAssetInput> = {}, owner = ada) =>
  recordAsset(world.deps, owner.actor, { ...HOUSE, ...changes });
const value = async () => (await netWorthDashboard(world.deps, ada.actor)).totals.totalAssets;
const idOf = async (changes: Partial<RecordAssetInput> = {}) => {
  const { instrumentId } = await record(changes);
  if (instrumentId === null) throw new Error('what is recorded is an instrument');
  return instrumentId;
};
const addPrice = (instrumentId: string, date: string, price: string, owner = ada) =>
  addInstrumentPrice(world.deps, owner.actor, { instrumentId, date, price });

test('a symbol that is too long in capitals is refused', async () => {
  const symbol = 'ß'.repeat(17);
  const { code, fields } = await refusal(record({ symbol }));
  expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.symbol']);
  const id = await idOf();
  const renaming = updateCustomInstrument(world.deps, ada.actor, { id, symbol });
  expect(await refusal(renaming)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await record({ symbol: 'ß'.repeat(16) })).toMatchObject({ name: HOUSE.name });
});

describe('something owned that is recorded', () => {
  test('is a part of the net worth, for the person’s part', async () => {
    const house = await record();
    expect(house).toMatchObject({
      name: HOUSE.name,
      category: 'PROPERTY',
      liquidity: 'MONTHS',
      symbol: null,
      quantity: '1',
      price: '900000',
      value: '450000',
      wholeValue: '900000',
      costBasis: '350000',
      ownershipPercent: '50',
      valuedOn: '2026-11-10',
      stale: true,
      priceAsOf: new Date('2026-11-10T23:59:59.999Z'),
    });
    const { assets, totals } = await netWorthDashboard(world.deps, ada.actor);
    expect(assets).toEqual([house]);
    expect(totals.netWorth).toBe('450000');
  });

  test('has a history from its purchase on, with its cost apart', async () => {
    await record();
    const { nodes } = await netWorthAssetHistory(world.deps, ada.actor, { timeframe: 'MONTH_1' });
    expect(
      nodes.map(({ date, value: worth, netContributions }) => [date, worth, netContributions]),
    ).toEqual([
      ['2026-10-31', '350000', '350000'],
      ['2026-11-20', '450000', '350000'],
    ]);
  });

  test('is worth what it cost where nothing newer is known', async () => {
    const { currentPrice: _, pricedOn: __, ...bought } = HOUSE;
    const house = await recordAsset(world.deps, ada.actor, { ...bought, quantity: '3' });
    expect(house).toMatchObject({ value: '1050000', valuedOn: HOUSE.purchasedOn });
  });

  test('can secure a debt', async () => {
    const debt = await createLiability(world.deps, ada.actor, {
      name: 'Mortgage',
      kind: 'MORTGAGE',
      currency: 'USD',
      originalAmount: '400000',
      startsOn: '2026-10-15',
    });
    const house = await record({ linkedLiabilityId: debt.id });
    expect(house).toMatchObject({
      linkedLiabilityIds: [debt.id],
      equityInDisplayCurrency: '50000',
    });
  });

  test('with a key is made once', async () => {
    const [first, again] = [
      await record({ idempotencyKey: 'k' }),
      await record({ idempotencyKey: 'k' }),
    ];
    expect(again).toEqual(first);
    expect(await value()).toBe('450000');
    const other = record({ idempotencyKey: 'k', name: 'Another' });
    expect(await refusal(other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test.each<[string, Partial<RecordAssetInput>]>([
    ['purchasedOn', { purchasedOn: '2026-11-21', currentPrice: null, pricedOn: null }],
    ['pricedOn', { pricedOn: '2026-11-21' }],
    ['pricedOn', { pricedOn: HOUSE.purchasedOn }],
    ['pricedOn', { purchasedOn: TODAY, pricedOn: null }],
    ['pricedOn', { currentPrice: null }],
    ['currency', { currency: 'ZZZ' }],
    [
      'metadata',
      {
        metadata: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2' },
        ],
      },
    ],
  ])('is refused for its %s: %j, and nothing is made', async (field, changes) => {
    const { code, fields } = await refusal(record(changes));
    expect([code, fields?.map(({ path }) => path)]).toEqual([
      'BAD_USER_INPUT',
      [`params.${field}`],
    ]);
    expect(await value()).toBe('0');
  });

  test('goes into the person’s own portfolio of assets alone', async () => {
    const { portfolioId } = await record();
    expect((await record({ name: 'Car', portfolioId })).portfolioId).toBe(portfolioId);
    const eve = await world.another();
    const foreign = record({ portfolioId }, eve);
    expect(await refusal(foreign)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a short name', () => {
  const create = (symbol?: string) =>
    createCustomInstrument(world.deps, ada.actor, {
      name: 'Kea Robotics',
      currency: 'NZD',
      category: 'PRIVATE_EQUITY',
      symbol,
    });

  test('is made from the name, and free', async () => {
    const made = [await create(), await create(), await create()];
    expect(made.map(({ symbol }) => symbol)).toEqual([
      ...['KEA-ROBOTICS', 'KEA-ROBOTICS-2', 'KEA-ROBOTICS-3'],
    ]);
    expect(made[0]).toMatchObject({ kind: 'CUSTOM', latestPrice: null, priceStale: true });
  });

  test('that is given is the person’s once, in either case', async () => {
    const { id } = await create('kea');
    expect(await refusal(create('KEA'))).toMatchObject({ code: 'CONFLICT' });
    const other = await create('tui');
    const taken = updateCustomInstrument(world.deps, ada.actor, { id: other.id, symbol: 'Kea' });
    expect(await refusal(taken)).toMatchObject({ code: 'CONFLICT' });
    const same = await updateCustomInstrument(world.deps, ada.actor, { id, symbol: 'kea' });
    expect(same.symbol).toBe('KEA');
    const eve = await world.another();
    const theirs = await createCustomInstrument(world.deps, eve.actor, {
      name: 'Kea',
      currency: 'NZD',
      category: 'OTHER',
      symbol: 'KEA',
    });
    expect(theirs.symbol).toBe('KEA');
  });
});

describe('an instrument of one’s own', () => {
  test('changes what is given', async () => {
    const id = await idOf();
    const after = await updateCustomInstrument(world.deps, ada.actor, { id, name: 'Town house' });
    expect(after).toMatchObject({ name: 'Town house', category: 'PROPERTY' });
    expect(after.latestPrice).toMatchObject({ price: '900000', date: '2026-11-10' });
    expect((await netWorthDashboard(world.deps, ada.actor)).assets[0]?.name).toBe('Town house');
  });

  test('keeps notes by name: null removes one, without merge the others go', async () => {
    const id = await idOf({ metadata: [{ name: 'Address', value: '12 Tui Street' }] });
    const note = (metadata: { name: string; value: string | null }[], merge = true) =>
      setCustomInstrumentMetaData(world.deps, ada.actor, { id, metadata, merge });
    const area = { name: 'Area', value: '124 m2' };
    expect((await note([area])).metadata).toEqual([
      { name: 'Address', value: '12 Tui Street' },
      area,
    ]);
    expect((await note([{ name: 'Address', value: null }])).metadata).toEqual([area]);
    expect((await note([{ name: 'Agent', value: 'Kim' }], false)).metadata).toHaveLength(1);
    const many = Array.from({ length: 50 }, (_, at) => ({ name: `n${at}`, value: '1' }));
    expect(await refusal(note(many))).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect((await note(many, false)).metadata).toHaveLength(50);
  });

  test('that is held is deleted by force alone, and leaves the net worth and its history', async () => {
    const debt = await createLiability(world.deps, ada.actor, {
      name: 'Mortgage',
      kind: 'MORTGAGE',
      currency: 'USD',
      originalAmount: '1',
      startsOn: TODAY,
    });
    const id = await idOf({ linkedLiabilityId: debt.id });
    const remove = (force?: boolean) =>
      deleteCustomInstrument(world.deps, ada.actor, { id, force });
    expect(await refusal(remove())).toMatchObject({ code: 'CONFLICT' });
    await remove(true);
    expect(await value()).toBe('0');
    const { nodes } = await netWorthAssetHistory(world.deps, ada.actor, {});
    expect(nodes).toEqual([]);
    const [left] = await netWorthLiabilities(world.deps, ada.actor, {});
    expect(left).toMatchObject({ id: debt.id, linkedNetWorthAssetId: null });
    expect(await refusal(remove(true))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await record({ symbol: 'HOUSE-IN-WELLINGTON' })).value).toBe('450000');
  });
});

describe('a price of a day', () => {
  test('changes the net worth since that day, and gives way when it is deleted', async () => {
    const instrumentId = await idOf();
    const price = await addPrice(instrumentId, TODAY, '1000000');
    expect(price).toMatchObject({ source: 'MANUAL', currency: 'USD', note: null });
    expect(await value()).toBe('500000');
    const { id } = price;
    await updateInstrumentPrice(world.deps, ada.actor, { id, price: '800000', note: 'agent' });
    expect(await value()).toBe('400000');
    const moved = await updateInstrumentPrice(world.deps, ada.actor, { id, date: '2026-11-01' });
    expect(moved).toMatchObject({ date: '2026-11-01', price: '800000', note: 'agent' });
    expect(await value()).toBe('450000');
    const bare = await updateInstrumentPrice(world.deps, ada.actor, { id, note: null });
    expect(bare.note).toBeNull();
    await deleteInstrumentPrice(world.deps, ada.actor, id);
    const again = deleteInstrumentPrice(world.deps, ada.actor, id);
    expect(await refusal(again)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('stands alone, is not of the future, and not of a listed instrument', async () => {
    const instrumentId = await idOf();
    const taken = addPrice(instrumentId, '2026-11-10', '1');
    expect(await refusal(taken)).toMatchObject({ code: 'CONFLICT' });
    const { id } = await addPrice(instrumentId, TODAY, '1');
    const onto = updateInstrumentPrice(world.deps, ada.actor, { id, date: '2026-11-10' });
    expect(await refusal(onto)).toMatchObject({ code: 'CONFLICT' });
    const { code, fields } = await refusal(addPrice(instrumentId, '2026-11-21', '1'));
    expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.date']);
    const listed = addPrice(AAPL, TODAY, '1');
    expect(await refusal(listed)).toMatchObject({ code: 'INVALID_STATE' });
    expect((await refusal(addPrice(ada.userId, TODAY, '1'))).code).toBe('NOT_FOUND');
  });
});

test('what somebody else owns is not found', async () => {
  const id = await idOf();
  const price = await addPrice(id, TODAY, '1');
  const eve = await world.another();
  const deeds = [
    updateCustomInstrument(world.deps, eve.actor, { id, name: 'Mine' }),
    setCustomInstrumentMetaData(world.deps, eve.actor, { id, metadata: [] }),
    deleteCustomInstrument(world.deps, eve.actor, { id, force: true }),
    addPrice(id, '2026-11-11', '1', eve),
    updateInstrumentPrice(world.deps, eve.actor, { id: price.id, price: '7' }),
    deleteInstrumentPrice(world.deps, eve.actor, price.id),
  ];
  for (const deed of deeds) expect(await refusal(deed)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await value()).toBe('0.5');
});
