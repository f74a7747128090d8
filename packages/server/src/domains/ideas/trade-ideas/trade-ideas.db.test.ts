import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import type { TokenActor } from '../../../kernel/actor.ts';
import { manualClock } from '../../../kernel/clock.ts';
import { signedCursors } from '../../../kernel/cursors.ts';
import { refuse } from '../../../kernel/errors.ts';
import { seededRandom } from '../../../kernel/random.ts';
import type { CorporateAction, HistoryBar, MarketData } from '../../../ports/market-data.ts';
import { fetchExperts } from '../fetch-experts.ts';
import { seedExperts } from '../seed-experts.ts';
import { followIdeas } from './follow-ideas.ts';
import { addIdeaUpdate, endIdea, type NewIdea, publishIdea } from './publish-idea.ts';
import {
  getAllTradeIdeas,
  getClosedTradeIdeas,
  getTradeIdea,
  getTradeIdeas,
} from './read-trade-ideas.ts';

/** A Friday, an hour into trading in New York. */
const NOW = new Date('2026-11-20T15:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const [KO] = assetsBySymbol('KO');
const UNKNOWN = '01a1f640-0000-7000-8000-000000000000';

type Prices = readonly [open: number, high: number, low: number, close: number];

const clock = manualClock(NOW);
let db: Database;
let minutes: HistoryBar[];
let days: HistoryBar[];
let actions: CorporateAction[];
let isDown: boolean;
let asked: string[];
let historyStart: Date;

const bar = (at: Date, [open, high, low, close]: Prices): HistoryBar => ({
  at,
  volume: '1',
  vwap: null,
  open: String(open),
  high: String(high),
  low: String(low),
  close: String(close),
});

/** Each minute from now on. */
function trades(...prices: Prices[]): void {
  for (const one of prices) {
    minutes.push(bar(clock.now(), one));
    clock.advance(MINUTE);
  }
}

const marketData = {
  async bars({ timeframe, from, to, limit }: Parameters<MarketData['bars']>[0]) {
    if (isDown) throw refuse('PROVIDER_UNAVAILABLE', 'no prices');
    asked.push(timeframe);
    const bars = timeframe === 'DAY_1' ? days : minutes;
    return bars.filter(({ at }) => at >= from && at < to).slice(0, limit);
  },
  corporateActions: async () => actions,
  historyStart: (timeframe: string) => (timeframe === 'DAY_1' ? new Date(0) : historyStart),
} as Partial<MarketData> as MarketData;

const deps = () => ({
  db,
  clock,
  marketData,
  random,
  cursors: signedCursors('a key of the tests with enough characters'),
});
const random = seededRandom('ideas');

const reader = (plan: TokenActor['plan'] = 'PRO'): TokenActor => ({
  kind: 'token',
  ip: '127.0.0.1',
  userId: UNKNOWN,
  plan,
  credentialId: UNKNOWN,
  scopes: new Set(['portfolio.read']),
  tokenHash: Buffer.alloc(32),
  expiresAt: NOW,
});

const IDEA: NewIdea = {
  expert: 'aroha-ngata',
  symbol: 'KO',
  title: 'Steady',
  thesis: 'Volumes hold up.',
  direction: 'LONG',
  horizon: 'WEEKS',
  requiredTier: 'PLUS',
  confidencePercent: '65',
  entryLow: '98',
  entryHigh: '100',
  stopLoss: '90',
  chartUrl: null,
  expiresAt: null,
  targets: [
    { price: '110', allocationPercent: '60' },
    { price: '120', allocationPercent: '40' },
  ],
};

const publish = async (changes: Partial<NewIdea> = {}): Promise<string> =>
  (await db.transaction((tx) => publishIdea(tx, deps(), { ...IDEA, ...changes }))).id;
const follow = () => followIdeas(deps(), 100);
const idea = (id: string) => getTradeIdea(deps(), reader(), { id });

beforeEach(async () => {
  clock.set(NOW);
  [minutes, days, actions, asked, isDown] = [[], [], [], [], false];
  historyStart = new Date(0);
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  await db.transaction((tx) => seedExperts(tx, new Date('2025-01-02T03:04:05Z')));
});

afterEach(() => db.close());

describe('an idea is scored from bars', () => {
  test('that are over, minute by minute, from its entry to its last target', async () => {
    const id = await publish();
    trades([105, 106, 101, 104]);
    await follow();
    expect(await idea(id)).toMatchObject({ status: 'WAITING_ENTRY', entryPrice: null });
    trades([103, 103, 99, 99]);
    minutes.push(bar(clock.now(), [99, 130, 99, 130]));
    await follow();
    const entered = await idea(id);
    expect(entered).toMatchObject({ status: 'ACTIVE', entryPrice: '100', outcome: null });
    clock.advance(MINUTE);
    await follow();
    expect(await idea(id)).toMatchObject({
      status: 'TARGET_HIT',
      closePrice: '120',
      resultPercent: '14',
      outcome: 'GAIN',
      targets: [{ hitAt: new Date('2026-11-20T15:32:00Z') }, { price: '120' }],
      currency: 'USD',
      rewardRiskRatio: '1.67',
      asset: KO,
    });
    const [expert] = (await fetchExperts(deps(), { search: 'aroha' })).nodes;
    expect(expert).toMatchObject({
      openIdeaCount: 0,
      closedIdeaCount: 1,
      winRatePercent: '100',
      averageResultPercent: '14',
    });
  });

  test('a gap through the stop ends it at the open', async () => {
    const id = await publish();
    trades([99, 99, 99, 99], [80, 95, 80, 90]);
    await follow();
    expect(await idea(id)).toMatchObject({
      status: 'STOPPED_OUT',
      closePrice: '80',
      outcome: 'LOSS',
    });
  });

  test('days that change nothing are passed over, the others read by the minute', async () => {
    const id = await publish();
    const monday = new Date('2026-11-23T14:30:00Z');
    const tuesday = new Date(+monday + DAY);
    days = [bar(monday, [105, 109, 101, 105]), bar(tuesday, [105, 125, 89, 124])];
    minutes = [
      bar(tuesday, [105, 105, 99, 99]),
      bar(new Date(+tuesday + HOUR), [99, 125, 99, 124]),
    ];
    clock.set(new Date(+tuesday + 2 * DAY));
    await follow();
    expect(await idea(id)).toMatchObject({ status: 'TARGET_HIT', entryFilledAt: tuesday });
    expect(asked.filter((timeframe) => timeframe === 'MIN_1')).toHaveLength(3);
  });

  test('of days where nothing shorter is known, from the day after its publication on', async () => {
    historyStart = new Date(+NOW + 365 * DAY);
    const id = await publish();
    const friday = new Date('2026-11-20T14:30:00Z');
    const monday = new Date('2026-11-23T14:30:00Z');
    days = [bar(friday, [99, 130, 80, 99]), bar(monday, [99, 125, 89, 124])];
    clock.set(new Date('2026-11-26T00:00:00Z'));
    await follow();
    expect(await idea(id)).toMatchObject({ status: 'STOPPED_OUT', entryFilledAt: monday });
  });

  test('as if its shares had not been split', async () => {
    const id = await publish();
    trades([99, 99, 99, 99]);
    const exAt = clock.now();
    const split = { id: 'one', assetId: KO?.id ?? '', exAt, kind: 'SPLIT' } as const;
    actions = [{ ...split, numerator: 2, denominator: 1 }];
    trades([50, 56, 49, 56]);
    await follow();
    expect(await idea(id)).toMatchObject({ status: 'ACTIVE', targets: [{ hitAt: exAt }, {}] });
  });

  test('and stays as it is where the market does not answer, even when its time is over', async () => {
    const id = await publish({ expiresAt: new Date(+NOW + HOUR) });
    isDown = true;
    clock.advance(2 * HOUR);
    await follow();
    expect(await idea(id)).toMatchObject({ status: 'WAITING_ENTRY' });
    isDown = false;
    await follow();
    expect(await idea(id)).toMatchObject({
      status: 'EXPIRED',
      outcome: 'NOT_ENTERED',
      closedAt: new Date(+NOW + HOUR),
    });
  });

  test('up to when its expert ends it, and at that price', async () => {
    const id = await publish();
    trades([99, 99, 99, 99], [99, 104, 99, 103]);
    await db.transaction((tx) => addIdeaUpdate(tx, deps(), id, 'Out before the results.'));
    await db.transaction((tx) => endIdea(tx, deps(), id));
    const endedAt = clock.now();
    trades([103, 125, 103, 124]);
    await follow();
    expect(await idea(id)).toMatchObject({
      status: 'CLOSED',
      closePrice: '103',
      closedAt: endedAt,
      updates: [{ at: endedAt, text: 'Out before the results.' }],
    });
    await expect(db.transaction((tx) => endIdea(tx, deps(), id))).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
  });
});

describe('ideas are listed', () => {
  test('by plan: open ones for a higher one are left out, ended ones are there', async () => {
    const open = await publish({ requiredTier: 'PRO' });
    const ended = await publish({ requiredTier: 'PRO', expiresAt: new Date(+NOW + HOUR) });
    clock.advance(HOUR);
    await follow();
    const shown = async (plan: TokenActor['plan']) =>
      (await getAllTradeIdeas(deps(), reader(plan), {})).nodes.map(({ id }) => id);
    expect(await shown('PRO')).toEqual([ended, open]);
    expect(await shown('PLUS')).toEqual([ended]);
    await expect(getTradeIdea(deps(), reader('PLUS'), { id: open })).rejects.toMatchObject({
      code: 'PLAN_REQUIRED',
    });
    expect(await getTradeIdea(deps(), reader('PLUS'), { id: ended })).toMatchObject({ id: ended });
  });

  test('by state, by end and by outcome, without those withdrawn before the entry', async () => {
    const early = await publish({ expiresAt: new Date(+NOW + 3 * HOUR) });
    clock.advance(1);
    const withdrawn = await publish();
    await db.transaction((tx) => endIdea(tx, deps(), withdrawn));
    const late = await publish({ expiresAt: new Date(+NOW + 2 * HOUR), symbol: 'PEP' });
    const open = await publish();
    clock.advance(4 * HOUR);
    await follow();
    const ids = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);
    const closed = (input: Parameters<typeof getClosedTradeIdeas>[2]) =>
      getClosedTradeIdeas(deps(), reader(), input).then(ids);
    expect(await closed({})).toEqual([early, late]);
    expect(await closed({ outcomes: ['NOT_ENTERED'], assetIds: [KO?.id ?? ''] })).toEqual([early]);
    expect(await closed({ outcomes: ['GAIN'] })).toEqual([]);
    expect(await closed({ from: new Date(+NOW + 3 * HOUR) })).toEqual([early]);
    expect(ids(await getTradeIdeas(deps(), reader(), {}))).toEqual([open]);
    const canceled = await getTradeIdeas(deps(), reader(), { statuses: ['CANCELED'] });
    expect(ids(canceled)).toEqual([withdrawn]);
    const first = await getClosedTradeIdeas(deps(), reader(), { limit: 1 });
    expect(await closed({ limit: 1, cursor: first.nextCursor })).toEqual([late]);
  });

  test.each([
    ['an unknown asset', { assetIds: [UNKNOWN] }, 'NOT_FOUND'],
    ['an unknown expert', { expertIds: [UNKNOWN] }, 'NOT_FOUND'],
    ['a cursor of another list', { cursor: 'AAAA' }, 'BAD_USER_INPUT'],
    ['an upside-down span', { from: NOW, to: new Date(0) }, 'BAD_USER_INPUT'],
  ])('but not for %s', async (_title, input, code) => {
    await expect(getAllTradeIdeas(deps(), reader(), input)).rejects.toMatchObject({ code });
  });
});

test.each([
  ['a stop above the entry', { stopLoss: '101' }, 'stopLoss'],
  ['an expert that is none', { expert: 'nobody' }, 'expert'],
  ['an asset that is none', { symbol: 'XXXXX' }, 'symbol'],
  ['an end in the past', { expiresAt: NOW }, 'expiresAt'],
  ['no title', { title: ' ' }, 'title'],
])('an idea with %s is not published', async (_title, changes, path) => {
  await expect(publish(changes)).rejects.toMatchObject({ fields: [{ path }] });
});
