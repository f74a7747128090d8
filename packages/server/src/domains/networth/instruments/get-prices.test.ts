import { beforeEach, describe, expect, test } from 'vitest';
import type { BarsRequest } from '../../../ports/market-data.ts';
import { AAPL, refusal } from '../../trading/trading.fixture.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth.fixture.ts';
import { type GetPricesInput, getInstrumentPrices } from './get-prices.ts';
import { addInstrumentPrice } from './instrument-prices.ts';
import { recordAsset } from './record-asset.ts';

let world: NetWorthWorld;
let instrumentId: string;
const DAYS = ['2026-11-02', '2026-11-05', '2026-11-09', '2026-11-20'];

beforeEach(async () => {
  world = await netWorthWorld();
  const made = await recordAsset(world.deps, world.ada.actor, {
    name: 'Watch',
    currency: 'USD',
    category: 'COLLECTIBLE',
    purchasedOn: '2026-11-02',
    purchasePrice: '1',
  });
  if (made.instrumentId === null) throw new Error('what is recorded is an instrument');
  instrumentId = made.instrumentId;
  for (const [at, date] of DAYS.entries()) {
    if (at === 0) continue;
    await addInstrumentPrice(world.deps, world.ada.actor, {
      instrumentId,
      date,
      price: `${at + 1}`,
    });
  }
});

const read = (input: Partial<GetPricesInput> = {}, owner = world.ada) =>
  getInstrumentPrices(world.deps, owner.actor, { instrumentId, ...input });
const dates = async (input: Partial<GetPricesInput> = {}) =>
  (await read(input)).nodes.map(({ date }) => date);

describe('the prices of an instrument of one’s own', () => {
  test('come by day, the newest first unless asked otherwise', async () => {
    const { nodes } = await read();
    expect(nodes.map(({ date, price, source }) => [date, price, source])).toEqual([
      ['2026-11-20', '4', 'MANUAL'],
      ['2026-11-09', '3', 'MANUAL'],
      ['2026-11-05', '2', 'MANUAL'],
      ['2026-11-02', '1', 'MANUAL'],
    ]);
    expect(await dates({ direction: 'ASC' })).toEqual(DAYS);
    expect(await dates({ from: '2026-11-05', to: '2026-11-09' })).toHaveLength(2);
  });

  test.each(['ASC', 'DESC'] as const)('come in pages, %s', async (direction) => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read({ direction, limit: 3, cursor });
      found.push(...page.nodes.map(({ date }) => date));
      cursor = page.nextCursor;
    } while (cursor !== null && found.length < 10);
    expect(found).toEqual(direction === 'ASC' ? DAYS : DAYS.toReversed());
  });

  test('are nobody else’s, and of a span that is one', async () => {
    const eve = await world.another();
    expect(await refusal(read({}, eve))).toMatchObject({ code: 'NOT_FOUND' });
    const { code, fields } = await refusal(read({ from: '2026-11-20', to: '2026-11-19' }));
    expect([code, fields?.[0]?.path]).toEqual(['BAD_USER_INPUT', 'params.from']);
    expect(await refusal(read({ cursor: 'made up' }))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

test('the prices of a listed instrument are the market’s closes, each with an id for good', async () => {
  const asked: BarsRequest[] = [];
  const closes = ['2026-11-17', '2026-11-18', '2026-11-19'];
  const marketData = {
    ...world.market,
    async bars(request: BarsRequest) {
      asked.push(request);
      return closes.map((date) => ({
        at: new Date(`${date}T14:30:00Z`),
        open: '1',
        high: '1',
        low: '1',
        close: date.slice(8),
        volume: '1',
        vwap: null,
      }));
    },
  };
  const readListed = (input: Partial<GetPricesInput>) =>
    getInstrumentPrices({ ...world.deps, marketData }, world.ada.actor, {
      instrumentId: AAPL,
      ...input,
    });
  const { nodes, nextCursor } = await readListed({ limit: 2 });
  expect(nodes.map(({ date, price, source }) => [date, price, source])).toEqual([
    ['2026-11-19', '19', 'MARKET'],
    ['2026-11-18', '18', 'MARKET'],
  ]);
  expect(asked[0]).toMatchObject({ assetId: AAPL, timeframe: 'DAY_1', adjustment: 'RAW' });
  expect((await readListed({ cursor: nextCursor })).nodes.map(({ date }) => date)).toEqual([
    '2026-11-17',
  ]);
  const again = await readListed({ from: '2026-11-18', to: '2026-11-18', direction: 'ASC' });
  expect(again.nodes.map(({ id }) => id)).toEqual([nodes[1]?.id]);
  expect(nodes[0]?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});
