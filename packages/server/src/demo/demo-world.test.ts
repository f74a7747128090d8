import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { embeddedMarketData } from '../adapters/embedded/market-data/index.ts';
import { statement } from '../db/statement.ts';
import { testDatabase } from '../db/testing.ts';
import { tradingPermission } from '../domains/account/index.ts';
import { getPortfolioHistory } from '../domains/brokerage/history/portfolio-history.ts';
import { netWorthAssetHistory } from '../domains/networth/history/asset-history.ts';
import type { TokenActor } from '../kernel/actor.ts';
import { manualClock } from '../kernel/clock.ts';
import { signedCursors } from '../kernel/cursors.ts';
import { sha256 } from '../kernel/hash.ts';
import { seededRandom, systemRandom } from '../kernel/random.ts';
import { secretBox } from '../kernel/secret-box.ts';
import { balanceDifferences } from '../ledger/index.ts';
import { demoFilePath } from './demo-file.ts';
import type { DemoDeps } from './deps.ts';
import { startDemoWorld } from './index.ts';

const PLANS = ['free', 'plus', 'pro', 'private'];
const BASE_URL = 'http://localhost:4000';

const snapshot = statement<Record<string, unknown>>(
  'test_demo_snapshot',
  `select (select json_agg(u order by u.email) from users u) as users,
     (select json_agg(b order by b.id) from broker_accounts b) as accounts,
     (select json_agg(p order by p.id) from positions p) as positions,
     (select count(*)::int from journal_entries) as entries,
     (select json_agg(c order by c.id) from api_credentials c) as credentials`,
);

const people = statement<{
  id: string;
  email: string;
  plan: string;
  verified: boolean;
  kyc: string;
  signed: number;
  live: number;
  paper: number;
  recorded: number;
}>(
  'test_demo_people',
  `select u.id, u.email, u.plan, u.email_verified_at is not null as verified,
     u.kyc_status as kyc,
     (select count(*)::int from signed_agreements s where s.user_id = u.id) as signed,
     (select count(*)::int from positions p where p.user_id = u.id and p.trading_mode = 'LIVE')
       as live,
     (select count(*)::int from positions p where p.user_id = u.id and p.trading_mode = 'PAPER')
       as paper,
     (select count(*)::int from tracked_holdings a where a.user_id = u.id) as recorded
   from users u order by u.created_at, u.email`,
);

const depositsByMonth = statement<{ months: number; most: number }, [email: string]>(
  'test_demo_deposits_by_month',
  `select count(*)::int as months, max(count)::int as most from (
     select count(*) from account_activities a join broker_accounts b on b.id = a.broker_account_id
     join users u on u.id = b.user_id
     where u.email = $1 and a.type = 'DEPOSIT' and a.currency = 'USD' and b.trading_mode = 'LIVE'
     group by date_trunc('month', a.occurred_at)
   ) by_month`,
);

const trackedTrades = statement<{ type: string; count: number }, [email: string]>(
  'test_demo_tracked_trades',
  `select t.type, count(*)::int as count from tracked_trades t
   join portfolios p on p.id = t.portfolio_id join users u on u.id = p.user_id
   where u.email = $1 and p.name = 'Shares elsewhere' and t.state = 'CONFIRMED'
   group by t.type order by t.type`,
);

const secretOf = statement<{ secretHash: Buffer }, [email: string, clientId: string]>(
  'test_demo_secret_of',
  `select c.secret_hash as "secretHash" from api_credentials c join users u on u.id = c.user_id
   where u.email = $1 and c.client_id = $2`,
);

const credentialCounts = statement<{ count: number }>(
  'test_demo_credential_counts',
  'select count(*)::int as count from api_credentials group by user_id',
);

const secretsUnder = (id: string) => secretBox([{ id, key: systemRandom.bytes(32) }], systemRandom);

let deps: DemoDeps;
let dataDir: string;
beforeEach(async () => {
  const clock = manualClock(new Date('2026-03-07T12:00:00Z'));
  deps = {
    db: await testDatabase(),
    clock,
    random: seededRandom('demo'),
    marketData: embeddedMarketData({ clock, seed: 'demo' }),
    secrets: secretsUnder('one'),
  };
  dataDir = await mkdtemp(join(tmpdir(), 'demo-world-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => startDemoWorld(deps, { dataDir, baseUrl: BASE_URL });
const file = async () => JSON.parse(await readFile(demoFilePath(dataDir), 'utf8'));

describe('the first start of a demo world', () => {
  test('writes one user for each plan, with what signing in and a token need', async () => {
    const content = await start();
    expect(await file()).toEqual(content);
    expect(Object.keys(content)).toEqual(['baseUrl', 'users']);
    expect(content.baseUrl).toBe(BASE_URL);
    expect(content.users.map(({ plan }) => plan)).toEqual(PLANS);
    for (const user of content.users) {
      expect(Object.keys(user).sort()).toEqual([
        'clientId',
        'clientSecret',
        'email',
        'password',
        'plan',
      ]);
      expect(user.email).toBe(`demo-${user.plan}@example.com`);
      expect(user.password).toMatch(/^[0-9A-Za-z]{24}$/);
      const { secretHash } = await deps.db.one(secretOf, user.email, user.clientId);
      expect(secretHash).toEqual(sha256(user.clientSecret));
    }
  });

  test('lets paying people trade and hold positions, even made on a closed market', async () => {
    await start();
    const rows = await deps.db.all(people);
    expect(rows).toHaveLength(4);
    for (const { id, plan, verified, kyc, signed, live, paper, recorded } of rows) {
      const isPaying = plan !== 'FREE';
      expect(verified).toBe(true);
      expect(kyc).toBe(isPaying ? 'APPROVED' : 'NOT_STARTED');
      expect(await tradingPermission(deps.db, id)).toEqual({
        kycApproved: isPaying,
        agreementSigned: isPaying,
      });
      // Interest on cash alone is left to be chosen.
      expect(signed).toBe(isPaying ? 7 : 0);
      expect(live > 0).toBe(isPaying);
      expect(paper > 0).toBe(isPaying);
      expect(recorded > 0).toBe(isPaying);
    }
  });

  test('posts everything through the ledger', async () => {
    await start();
    expect(await balanceDifferences(deps.db)).toEqual([]);
  });
});

describe('a later start', () => {
  test('changes nothing', async () => {
    const first = await start();
    const before = await deps.db.one(snapshot);
    expect(await start()).toEqual(first);
    expect(await deps.db.one(snapshot)).toEqual(before);
  });

  test('under another address changes the address alone', async () => {
    const first = await start();
    const moved = await startDemoWorld(deps, { dataDir, baseUrl: 'http://localhost:5000' });
    expect(moved).toEqual({ ...first, baseUrl: 'http://localhost:5000' });
  });

  test.each([
    ['was lost', () => rm(demoFilePath(dataDir))],
    ['was damaged', () => writeFile(demoFilePath(dataDir), '{')],
  ])('whose file %s writes it again', async (_, damage) => {
    const first = await start();
    await damage();
    expect(await start()).toEqual(first);
    expect(await file()).toEqual(first);
  });

  test('beside another server on its database shuts nobody out of that', async () => {
    const first = await start();
    const other = await mkdtemp(join(tmpdir(), 'demo-world-'));
    const second = await startDemoWorld(deps, { dataDir: other, baseUrl: BASE_URL });
    await rm(other, { recursive: true });
    expect(second).toEqual(first);
    expect(await start()).toEqual(first);
  });

  test('under other keys and without its file gives everybody new secrets', async () => {
    const first = await start();
    const before = await deps.db.one(snapshot);
    await rm(demoFilePath(dataDir));
    deps = { ...deps, secrets: secretsUnder('another') };
    const second = await start();
    expect(await file()).toEqual(second);
    for (const [at, user] of second.users.entries()) {
      expect(user.email).toBe(first.users[at]?.email);
      expect(user.password).not.toBe(first.users[at]?.password);
      expect(user.clientSecret).not.toBe(first.users[at]?.clientSecret);
    }
    const after = await deps.db.one(snapshot);
    expect(after.accounts).toEqual(before.accounts);
    expect(after.positions).toEqual(before.positions);
    const counts = await deps.db.all(credentialCounts);
    expect(counts.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  test('on a new database ignores the file of the old one', async () => {
    const first = await start();
    deps = { ...deps, db: await testDatabase() };
    const second = await start();
    expect(second.users[0]?.clientId).not.toBe(first.users[0]?.clientId);
    expect(await deps.db.all(people)).toHaveLength(4);
  });
});

test('a paying person pays something in each month of two and a half years', async () => {
  await start();
  for (const plan of ['plus', 'pro', 'private']) {
    const email = `demo-${plan}@example.com`;
    expect(await deps.db.one(depositsByMonth, email), plan).toEqual({ months: 31, most: 1 });
  }
});

test('a paying person tracks a portfolio that was bought, added to and sold from', async () => {
  await start();
  for (const plan of ['plus', 'pro', 'private']) {
    expect(await deps.db.all(trackedTrades, `demo-${plan}@example.com`), plan).toEqual([
      { type: 'BUY', count: 4 },
      { type: 'SELL', count: 2 },
    ]);
  }
  expect(await deps.db.all(trackedTrades, 'demo-free@example.com')).toEqual([]);
});

test('a paying person’s history is two years long and has no step that nothing explains', async () => {
  const { users } = await start();
  const id = (await deps.db.all(people)).find(({ plan }) => plan === 'PRO')?.id ?? '';
  const actor: TokenActor = {
    kind: 'token',
    ip: '127.0.0.1',
    userId: id,
    plan: 'PRO',
    credentialId: id,
    scopes: new Set(['portfolio.read']),
    tokenHash: Buffer.alloc(32),
    expiresAt: new Date(8.64e15),
  };
  expect(users).toHaveLength(4);
  const reading = { ...deps, cursors: signedCursors('a secret of this test') };
  const { nodes } = await netWorthAssetHistory(reading, actor, {
    range: 'ALL',
    timeframe: 'WEEK_1',
  });
  expect(nodes.length).toBeGreaterThan(2 * 52);
  expect(nodes.every(({ unpricedCount }) => unpricedCount === 0)).toBe(true);
  const worths = nodes.slice(1).map(({ netWorth }) => Number(netWorth));
  const steps = worths.slice(1).map((worth, at) => Math.abs(worth / (worths[at] ?? worth) - 1));
  expect(Math.max(...steps)).toBeLessThan(0.12);
  const year = await getPortfolioHistory(deps, actor, { range: 'Y1' });
  expect(Number(year.baseValue)).toBeGreaterThan(0);
  expect(year.moneyWeightedReturnPercent).not.toBeNull();
});
