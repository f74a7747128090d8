import { beforeEach, describe, expect, test } from 'vitest';
import { giveCash, own, refusal } from '../../trading/trading.fixture.ts';
import { netWorthDashboard } from '../dashboard/net-worth-dashboard.ts';
import { netWorthAssetHistory } from '../history/asset-history.ts';
import { addInstrumentPrice } from '../instruments/instrument-prices.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { type NetWorthWorld, netWorthWorld, TODAY } from '../networth.fixture.ts';
import { type NetWorthAssetsInput, netWorthAssets } from './net-worth-assets.ts';

let world: NetWorthWorld;

beforeEach(async () => {
  world = await netWorthWorld();
  await giveCash(world, world.ada, 'USD', '1000');
  await own(world, world.ada, '3');
  const debt = await createLiability(world.deps, world.ada.actor, {
    name: 'Car loan',
    kind: 'CAR_LOAN',
    currency: 'USD',
    originalAmount: '100',
    startsOn: TODAY,
  });
  await recordAsset(world.deps, world.ada.actor, {
    name: 'Car',
    currency: 'USD',
    category: 'VEHICLE',
    purchasedOn: '2026-11-19',
    purchasePrice: '500',
    linkedLiabilityId: debt.id,
    ownershipPercent: '50',
  });
});

const read = (input: NetWorthAssetsInput = {}, owner = world.ada) =>
  netWorthAssets(world.deps, owner.actor, input);
const values = async (input: NetWorthAssetsInput) =>
  (await read(input)).map(({ name, value }) => [name.slice(0, 8), value]);

describe('the assets', () => {
  test('of now are those of the dashboard', async () => {
    const { assets } = await netWorthDashboard(world.deps, world.ada.actor);
    expect(assets).toHaveLength(3);
    expect(await read()).toEqual(assets);
    expect(await read({ asOf: TODAY })).toEqual(assets);
  });

  test('of a day are what was owned at its end, at the prices of then', async () => {
    world.moveDays(2);
    world.market.setPrice('AAPL', '200');
    await giveCash(world, world.ada, 'USD', '50');
    const [, , car] = await read();
    await addInstrumentPrice(world.deps, world.ada.actor, {
      instrumentId: car?.instrumentId ?? '',
      date: '2026-11-22',
      price: '400',
    });
    expect(await values({ asOf: '2026-11-18' })).toEqual([]);
    expect(await values({ asOf: '2026-11-19' })).toEqual([['Car', '250']]);
    expect(await values({ asOf: '2026-11-21' })).toEqual([
      ['Platform', '700'],
      ['Apple In', '300'],
      ['Car', '250'],
    ]);
    expect(await values({})).toEqual([
      ['Platform', '750'],
      ['Apple In', '600'],
      ['Car', '200'],
    ]);
  });

  test('of a day sum up to the history of that day, and have the ids of now', async () => {
    world.moveDays(3);
    const before = await read({ asOf: '2026-11-21' });
    const { nodes } = await netWorthAssetHistory(world.deps, world.ada.actor, {
      from: '2026-11-21',
      to: '2026-11-21',
    });
    expect(nodes[0]?.value).toBe('1250');
    const sum = before.reduce((total, asset) => total + Number(asset.valueInDisplayCurrency), 0);
    expect(sum).toBe(1250);
    const ids = (of: readonly { id: string }[]) => of.map(({ id }) => id).sort();
    expect(ids(before)).toEqual(ids(await read()));
  });

  test('show the debts of that day', async () => {
    world.moveDays(1);
    const equity = async (asOf: string) =>
      (await read({ asOf, categories: ['VEHICLE'] })).map((car) => car.equityInDisplayCurrency);
    expect(await equity('2026-11-19')).toEqual(['250']);
    expect(await equity(TODAY)).toEqual(['150']);
  });

  test('are filtered by category and portfolio', async () => {
    expect(await values({ categories: ['CASH', 'VEHICLE'] })).toEqual([
      ['Platform', '700'],
      ['Car', '250'],
    ]);
    const [car] = await read({ categories: ['VEHICLE'] });
    expect(await values({ portfolioIds: [car?.portfolioId ?? ''] })).toEqual([['Car', '250']]);
    const eve = await world.another();
    const foreign = read({ portfolioIds: [car?.portfolioId ?? ''] }, eve);
    expect(await refusal(foreign)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read({}, eve)).toEqual([]);
  });

  test('of the future are refused', async () => {
    const { code, fields } = await refusal(read({ asOf: '2026-11-21' }));
    expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.asOf']);
  });
});
