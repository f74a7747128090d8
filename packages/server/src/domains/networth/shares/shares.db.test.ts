import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { giveCash, own, refusal } from '../../trading/trading.fixture.ts';
import { createFlow } from '../flows/write-flow.ts';
import { createGoal } from '../goals/write-goal.ts';
import { addInstrumentPrice } from '../instruments/instrument-prices.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { type NetWorthWorld, netWorthWorld, TODAY, withLostRates } from '../networth.fixture.ts';
import { type CreateShareLinkInput, createShareLink, revokeLink, shareLinks } from './own-links.ts';
import { sharedCsv } from './shared-csv.ts';
import { sharedDashboard } from './shared-dashboard.ts';
import { type SharedHistoryInput, sharedHistory } from './shared-history.ts';

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});

afterEach(() => db.close());

const storedLinks = statement<{ readonly row: string }, []>(
  'test_stored_links',
  'select l::text as row from share_links l',
);

const ALL = [
  ...(['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES'] as const),
  ...(['CASH_FLOW', 'GOALS', 'HISTORY'] as const),
];
const READER = { kind: 'anonymous', ip: '192.0.2.7' } as const;
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Share link not found' };

const share = (input: CreateShareLinkInput = {}) =>
  createShareLink(world.deps, world.ada.actor, { sections: ALL, ...input });
const tokenOf = ({ url }: { readonly url: string | null }) => url?.split('/').at(-1) ?? '';
const look = (token: string, passcode?: string, ip: string = READER.ip) =>
  sharedDashboard(world.deps, { ...READER, ip }, { token, passcode });
const history = (token: string, input: Partial<SharedHistoryInput> = {}) =>
  sharedHistory(world.deps, READER, { token, ...input });

/** Somebody with one of everything. */
async function rich() {
  const { deps, ada: owner } = world;
  const USD = { currency: 'USD' } as const;
  await giveCash(world, owner, 'USD', '1000');
  const { id: portfolioAsset, instrumentId } = await recordAsset(deps, owner.actor, {
    ...USD,
    name: 'Gold, 3 bars',
    category: 'PRECIOUS_METAL',
    purchasedOn: '2026-11-16',
    purchasePrice: '70000',
  });
  await addInstrumentPrice(deps, owner.actor, {
    instrumentId: instrumentId ?? '',
    date: '2026-11-18',
    price: '77777',
  });
  await createLiability(deps, owner.actor, {
    ...USD,
    name: 'Loan of 5,000',
    kind: 'OTHER',
    originalAmount: '5000',
    startsOn: '2026-11-17',
  });
  await createFlow(deps, owner.actor, 'incomes', {
    ...USD,
    name: 'Pay',
    category: 'SALARY',
    amount: '3000',
    frequency: 'MONTHLY',
    startsOn: '2026-01-01',
  });
  await createFlow(deps, owner.actor, 'expenses', {
    ...USD,
    name: 'Rent',
    category: 'HOUSING',
    amount: '1000',
    frequency: 'MONTHLY',
    startsOn: '2026-01-01',
  });
  await createGoal(deps, owner.actor, {
    ...USD,
    name: 'Home for 90k',
    kind: 'HOME',
    targetAmount: '90000',
    targetOn: '2030-01-01',
    monthlyContribution: '100',
    funding: { rules: [{ source: { netWorthAssetId: portfolioAsset }, sharePercent: '33' }] },
  });
}

/** Everything that a link answers, without what is of the link. */
async function everything() {
  const token = tokenOf(await share({ hideAmounts: true, csvEnabled: true }));
  const shared = await look(token);
  const histories = [await history(token), await history(token, { timeframe: 'WEEK_1' })];
  for (const { id } of shared.assets ?? []) {
    histories.push(await history(token, { sharedAssetId: id, from: '2026-11-15' }));
  }
  const csv = await sharedCsv(world.deps, READER.ip, token);
  const text = JSON.stringify({ shared, histories, csv });
  return { shared, csv, text: text.replace(/[0-9a-f-]{36}/g, '<id>') };
}

test('no amount, quantity or price of the owner stands in any field of a hidden link', async () => {
  await rich();
  await own(world, world.ada, '3');
  const open = await look(tokenOf(await share({ hideAmounts: false })));
  const { text } = await everything();
  const amounts: string[] = [];
  const MONEY =
    /^(value|balance|netWorth|total(?!.*Percent)|targetAmount|currentAmount|unpricedAmount)/;
  JSON.stringify(open, (key, value) => {
    if (MONEY.test(key) && typeof value === 'string' && value.length > 3) amounts.push(value);
    return value;
  });
  expect(amounts.length).toBeGreaterThan(8);
  for (const amount of amounts) expect(text).not.toContain(amount);
  for (const figure of ['77777', '5,000', '90k', '3 bars']) expect(text).not.toContain(figure);
});

test('a link shows what it was made for, under ids of its own', async () => {
  await rich();
  const link = await share({ hideAmounts: false, sections: ['ASSETS', 'HISTORY'], label: 'Mine' });
  expect(link).toMatchObject({ status: 'ACTIVE', viewCount: 0, csvUrl: null, label: 'Mine' });
  const token = tokenOf(link);
  expect(link.url).toBe(`${world.deps.oauth.issuer}/shared/${token}`);
  const shared = await look(token);
  expect(shared).toMatchObject({ totals: null, goals: null, cashFlow: null, liabilities: null });
  const [gold] = shared.assets ?? [];
  expect(gold).toMatchObject({ name: 'Gold, 3 bars', value: '77777', gainPercent: '11.11' });
  const page = await history(token, { sharedAssetId: gold?.id, limit: 2, from: '2026-11-16' });
  expect(page).toMatchObject({ unit: 'CURRENCY', currency: 'USD', nextCursor: expect.any(String) });
  const points = (of: typeof page) => of.nodes.map(({ value }) => value);
  expect(points(page)).toEqual(['70000', '70000']);
  const other = tokenOf(await share({ sections: ['ASSETS', 'HISTORY'] }));
  expect(await refusal(history(other, { sharedAssetId: gold?.id }))).toMatchObject({
    code: 'NOT_FOUND',
  });
  const [hidden] = (await look(other)).assets ?? [];
  const asked = { sharedAssetId: hidden?.id, limit: 2, from: '2026-11-16' };
  const first = await history(other, asked);
  const second = await history(other, { ...asked, cursor: first.nextCursor });
  // The first amount of the span is 100 on the second page too, and no cursor names an amount.
  expect([points(first), points(second)]).toEqual([
    ['100', '100'],
    ['111.11', '111.11'],
  ]);
  expect(Buffer.from(first.nextCursor ?? '', 'base64url').toString()).not.toMatch(/7\d{4}/);
});

test('a link that is unknown, revoked or has ended gives one answer', async () => {
  const revoked = await share();
  await revokeLink(world.deps, world.ada.actor, revoked.id);
  const ended = await share({ expiresAt: new Date(world.clock.now().getTime() + 1_000) });
  const used = await share({ maxViews: 1 });
  await look(tokenOf(used));
  world.clock.advance(2_000);
  for (const token of ['x'.repeat(43), ...[revoked, ended, used].map(tokenOf)]) {
    expect(await refusal(look(token))).toMatchObject(NOT_FOUND);
  }
  // Who had the last view may look at its histories for an hour more.
  expect((await history(tokenOf(used))).unit).toBe('INDEX');
  world.clock.advance(3_600_000);
  for (const link of [revoked, ended, used]) {
    expect(await refusal(history(tokenOf(link)))).toMatchObject(NOT_FOUND);
    const again = revokeLink(world.deps, world.ada.actor, link.id);
    expect(await refusal(again)).toMatchObject({ code: 'INVALID_STATE' });
  }
  const { nodes } = await shareLinks(world.deps, world.ada.actor, { statuses: ['EXPIRED'] });
  expect(nodes.map(({ id, url }) => [id, url])).toEqual([
    [used.id, null],
    [ended.id, null],
  ]);
});

test('ten wrong passcodes close a link to their network, and to no other', async () => {
  const token = tokenOf(await share({ passcode: 'tui-2026' }));
  expect(await refusal(look(token))).toMatchObject({ code: 'PASSCODE_REQUIRED' });
  for (let count = 0; count < 10; count += 1) {
    expect(await refusal(look(token, 'wrong'))).toMatchObject({ code: 'PASSCODE_REQUIRED' });
  }
  expect(await refusal(look(token, 'tui-2026'))).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await look(token, 'tui-2026', '198.51.100.1')).unit).toBe('INDEX');
  world.clock.advance(900_000);
  expect((await look(token, 'tui-2026')).unit).toBe('INDEX');
  const { nodes } = await shareLinks(world.deps, world.ada.actor, {});
  expect(nodes).toMatchObject([{ viewCount: 2, passcodeRequired: true }]);
});

test('the CSV of a link is its owner’s to turn on, names currencies, and runs no formula', async () => {
  await recordAsset(world.deps, world.ada.actor, {
    name: '=HYPERLINK("x")',
    currency: 'USD',
    category: 'OTHER',
    purchasedOn: TODAY,
    purchasePrice: '5',
  });
  const off = await share({ hideAmounts: false });
  expect(await refusal(sharedCsv(world.deps, READER.ip, tokenOf(off)))).toMatchObject(NOT_FOUND);
  const trip = { name: 'Trip', currency: 'JPY', kind: 'TRAVEL', targetAmount: '900000' } as const;
  await createGoal(world.deps, world.ada.actor, trip);
  const sections = ['ASSETS', 'GOALS'] as const;
  const on = await share({ hideAmounts: false, csvEnabled: true, sections: [...sections] });
  expect(on.csvUrl).toBe(`${on.url}.csv`);
  const csv = await sharedCsv(world.deps, READER.ip, tokenOf(on));
  expect(csv).toBe(
    'section,name,symbol,kind,value,percent,currency,asOf,unpricedCount\r\n' +
      `ASSETS,"'=HYPERLINK(""x"")",,OTHER,5,100,USD,${world.clock.now().toISOString()},\r\n` +
      `GOALS,Trip,,TRAVEL,0,0,JPY,${world.clock.now().toISOString()},\r\n`,
  );
  const { nodes } = await shareLinks(world.deps, world.ada.actor, { ids: [on.id] });
  expect(nodes).toMatchObject([{ viewCount: 1, csvUrl: null, csvEnabled: true }]);
});

test('the CSV of a link says how many parts its sums leave out', async () => {
  const house = { currency: 'EUR', category: 'PROPERTY', purchasedOn: '2025-01-10' } as const;
  await recordAsset(world.deps, world.ada.actor, {
    ...house,
    name: 'House',
    purchasePrice: '1000',
  });
  const sections = ['TOTALS', 'ALLOCATION', 'CASH_FLOW'] as const;
  const link = await share({ hideAmounts: false, csvEnabled: true, sections: [...sections] });
  const withoutRates = { ...world.deps, marketData: withLostRates(world.deps.marketData) };
  const csv = await sharedCsv(withoutRates, READER.ip, tokenOf(link));
  const counts = csv.split('\r\n').map((line) => [line.split(',')[1], line.split(',').at(-1)]);
  expect(Object.fromEntries(counts)).toMatchObject({
    'Net worth': '1',
    Assets: '1',
    PROPERTY: '1',
    'Income of a year': '0',
  });
});

test('links are one person’s, and a repetition shows no address', async () => {
  const first = await share({ idempotencyKey: 'k' });
  const again = await share({ idempotencyKey: 'k' });
  expect([again.id, again.url]).toEqual([first.id, null]);
  const eve = await world.another();
  const revoked = revokeLink(world.deps, eve.actor, first.id);
  expect(await refusal(revoked)).toMatchObject({ code: 'NOT_FOUND' });
  expect((await shareLinks(world.deps, eve.actor, {})).nodes).toEqual([]);
  const stored = JSON.stringify(await db.all(storedLinks));
  expect(stored).not.toContain(tokenOf(first).slice(0, -4));
});
