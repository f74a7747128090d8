import { assetById } from '@investing-platform/rules/market/catalogue';
import type { TradingMode } from '@investing-platform/schema/operations';
import { simulatedBroker } from '../../adapters/embedded/broker/index.ts';
import { embeddedRates } from '../../adapters/embedded/market-data/rates.ts';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { testDatabase } from '../../db/testing.ts';
import type { Deps } from '../../deps.ts';
import { createHub } from '../../events/hub.ts';
import type { TokenActor } from '../../kernel/actor.ts';
import { type ManualClock, manualClock } from '../../kernel/clock.ts';
import { signedCursors } from '../../kernel/cursors.ts';
import { decimal } from '../../kernel/decimal.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { Broker } from '../../ports/broker.ts';
import { createUser } from '../account/index.ts';
import { openPlatformAccount } from '../brokerage/index.ts';
import { recordSignature } from '../kyc/index.ts';
import { depositCash } from './accounts/deposit-cash.ts';
import { addOpeningPosition } from './lots/add-opening-position.ts';
import type { PlaceOrderInput } from './orders/place-order.ts';
import { asset, testMarket } from './test-market.fixture.ts';

export { asset };

/** A Friday at 10:00 in New York: regular hours. */
export const OPEN = new Date('2026-11-20T15:00:00Z');
/** The Saturday after. */
export const CLOSED = new Date('2026-11-21T15:00:00Z');

/** Builds the trading domain on an empty database, at a clock and a market that the test moves. */
export async function tradingWorld(db?: Database, seed = 'trading') {
  const clock = manualClock(OPEN);
  const market = testMarket(clock);
  const logged: string[] = [];
  const note = (_details: unknown, message?: string): void => {
    logged.push(message ?? '');
  };
  const deps = {
    db: db ?? (await testDatabase()),
    clock,
    random: seededRandom(seed),
    log: { error: note, warn: note },
    hub: createHub(),
    marketData: market,
    rates: embeddedRates({ seed }),
    broker: simulatedBroker({ marketData: market, clock, seed }) as Broker,
    cursors: signedCursors('a secret of this test'),
    scanner: null as Deps['scanner'],
  };
  return { ...deps, deps, market, logged };
}

export type TradingWorld = Awaited<ReturnType<typeof tradingWorld>>;

/** A person with KYC and agreement, a live and a practice account, and cash in USD on both. */
export async function trader(world: TradingWorld, cash = '100000', email = 'ada@example.com') {
  const { deps } = world;
  return deps.db.transaction(async (tx) => {
    const user = await createUser(tx, deps, {
      email,
      passwordHash: 'none',
      plan: 'PRO',
      emailVerified: true,
      kycStatus: 'APPROVED',
    });
    await recordSignature(tx, deps, 'CUSTOMER', { user, ip: '127.0.0.1' });
    const opening = (tradingMode: TradingMode) => ({ cash, currency: 'USD', tradingMode });
    const live = await openPlatformAccount(tx, deps, user.id, opening('LIVE'));
    const paper = await openPlatformAccount(tx, deps, user.id, opening('PAPER'));
    return { userId: user.id, actor: tokenActor(user.id, deps.clock), live, paper };
  });
}

export type Trader = Awaited<ReturnType<typeof trader>>;

export function tokenActor(userId: string, clock: ManualClock): TokenActor {
  return {
    kind: 'token',
    ip: '127.0.0.1',
    userId,
    plan: 'PRO',
    scopes: new Set(['trade', 'portfolio.read']),
    credentialId: userId,
    tokenHash: Buffer.alloc(32),
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
  };
}

/** More cash, in any currency, on the live account. */
export function giveCash({ deps }: TradingWorld, owner: Trader, currency: string, amount: string) {
  return deps.db.transaction((tx) =>
    depositCash(tx, deps, owner.userId, { account: owner.live, currency, amount: decimal(amount) }),
  );
}

const ledgerBalances = statement<
  { kind: string; asset: string; balance: string },
  [ownerId: string]
>(
  'test_trading_ledger_balances',
  `select kind, asset, trim_scale(balance) as balance from ledger_accounts
   where owner_id = $1 and balance <> 0 order by kind, asset`,
);

/** What an account has, as `cash USD`: `100`; assets by symbol. */
export async function balancesOf(
  { deps }: TradingWorld,
  accountId: string,
): Promise<Record<string, string>> {
  const rows = await deps.db.all(ledgerBalances, accountId);
  return Object.fromEntries(
    rows.map((row) => [`${row.kind} ${assetById(row.asset)?.symbol ?? row.asset}`, row.balance]),
  );
}

export const AAPL = asset('AAPL').id;
export const BTC = asset('BTC').id;

/** A market buy of 10 AAPL with what differs. */
export function buy(differing: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return {
    assetId: AAPL,
    side: 'BUY',
    type: 'MARKET',
    timeInForce: 'DAY',
    quantity: '10',
    ...differing,
  };
}

/** A limit buy of 10 AAPL with what differs. */
export function limit(limitPrice: string, differing: Partial<PlaceOrderInput> = {}) {
  return buy({ type: 'LIMIT', limitPrice, ...differing });
}

/** The error that a use case refuses with. */
export async function refusal(promise: Promise<unknown>): Promise<PlatformError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof PlatformError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Gives the live account shares of AAPL, bought at 100. */
export const own = (world: TradingWorld, owner: Trader, quantity: string): Promise<void> =>
  ownIn(world, owner, 'LIVE', quantity);

/** The same in either account. */
export function ownIn(
  { deps }: TradingWorld,
  owner: Trader,
  tradingMode: TradingMode,
  quantity: string,
): Promise<void> {
  const { id: brokerAccountId } = tradingMode === 'LIVE' ? owner.live : owner.paper;
  return deps.db.transaction((tx) =>
    addOpeningPosition(tx, deps, {
      userId: owner.userId,
      brokerAccountId,
      tradingMode,
      assetId: AAPL,
      quantity,
      price: '100',
    }),
  );
}

/** The database, and the names of the statements that reads send to it. */
export function countingReads(db: Database): { db: Database; sent: string[] } {
  const sent: string[] = [];
  const noting =
    <A extends [{ readonly name: string }, ...never[]], R>(read: (...args: A) => R) =>
    (...args: A): R => {
      sent.push(args[0].name);
      return read(...args);
    };
  const counted: Database = {
    ...db,
    all: (statement, ...params) => noting(() => db.all(statement, ...params))(statement),
    maybe: (statement, ...params) => noting(() => db.maybe(statement, ...params))(statement),
    one: (statement, ...params) => noting(() => db.one(statement, ...params))(statement),
  };
  return { db: counted, sent };
}
