import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import type { WalletWatchFailure } from '@investing-platform/schema/operations';
import { type Chain, coinOf } from '../../../addresses/index.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { dayIn } from '../../../kernel/days.ts';
import { decimal, sum, ZERO } from '../../../kernel/decimal.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { type ChainData, type CoinHeld, MAX_CHANGES } from '../../../ports/chain-data.ts';
import { findTarget } from '../../holdings/index.ts';
import {
  type Booked,
  bookWallet,
  planBookings,
  type ReadDeps,
  type Wanted,
} from './book-wallet.ts';
import { courseOf } from './course.ts';
import {
  bookingsOf,
  type ChangeRow,
  changesOf,
  type WatchRow,
  watchFailed,
  watchToRead,
} from './watches.sql.ts';

const READ_SECONDS = 900;
const RETRY_SECONDS = 300;
/** So many blocks may still be replaced by others; they are read anew each time. */
const REPLACEABLE: Readonly<Record<Chain, number>> = {
  BTC: 12,
  LTC: 24,
  DOGE: 120,
  ETH: 128,
  ARB: 5_000,
  BASE: 1_000,
  POLYGON: 1_000,
  SOL: 600,
  XRP: 10,
  ADA: 2_160,
};

/**
 * Reads a watched address and records what came and left in its portfolio. What cannot be read
 * leaves everything as it was last, and says why.
 *
 * @returns when to read it again; null where it is watched no more
 */
export async function readWatch(deps: ReadDeps, id: string): Promise<Date | null> {
  const watch = await deps.db.maybe(watchToRead, id);
  if (watch === null) return null;
  const failure = await attempt(deps, watch);
  if (failure === null) return secondsAfter(deps.clock.now(), READ_SECONDS);
  const { id: watchId, userId } = watch;
  const updatedAt = deps.clock.now();
  const failed = { status: 'FAILED', failureCode: failure, updatedAt } as const;
  await deps.db.transaction(async (tx) => tx.send(...watchFailed({ userId, id: watchId }, failed)));
  return secondsAfter(updatedAt, RETRY_SECONDS);
}

/** @returns why it failed, or null */
async function attempt(deps: ReadDeps, watch: WatchRow): Promise<WalletWatchFailure | null> {
  try {
    const reading = await readChain(deps, watch);
    if (typeof reading === 'string') return reading;
    const wanted = await wantedOf(deps, watch, reading);
    const before = await deps.db.all(bookingsOf, watch.userId, watch.id);
    const plan = await planBookings(deps, watch, before, wanted);
    await bookWallet(deps, watch, { ...reading, plan });
    return null;
  } catch (error) {
    const code = error instanceof PlatformError ? error.code : null;
    if (code === 'PROVIDER_UNAVAILABLE') return 'PROVIDER_ERROR';
    if (code === 'INSUFFICIENT_QUANTITY') return 'CONFLICTING_TRADES';
    if (code === 'QUOTA_EXCEEDED') return 'TOO_LARGE';
    throw error;
  }
}

interface Reading extends Pick<Booked, 'balances' | 'changes' | 'tipHeight'> {}

/** What the chain says now, with what it said before of blocks that stay. */
async function readChain(
  { db, chainData }: Pick<ReadDeps, 'db' | 'chainData'>,
  watch: WatchRow,
): Promise<Reading | WalletWatchFailure> {
  const { chain, address, userId, tipHeight: lastTip } = watch;
  const tip = await chainData.tip(chain);
  const balances = await chainData.balance(chain, address);
  if (typeof balances === 'string') return balances;
  const kept = lastTip === null ? 0 : Math.max(0, Number(lastTip) - REPLACEABLE[chain]);
  const known = lastTip === null ? [] : await db.all(changesOf, userId, watch.id);
  const settled = known.filter(({ height }) => Number(height) <= kept);
  const next = await changesAfter(chainData, watch, kept);
  const changes = [...settled, ...next].slice(-MAX_CHANGES);
  const tipHeight = String(tip.height);
  // More is missing than before: a block was replaced that was thought to stay.
  if (kept > 0 && !isSame(missing(changes, balances), missing(known, watch.balances))) {
    return { balances, changes: await changesAfter(chainData, watch, 0), tipHeight };
  }
  return { balances, changes, tipHeight };
}

async function changesAfter(
  chainData: ChainData,
  { chain, address }: WatchRow,
  height: number,
): Promise<ChangeRow[]> {
  const found = await chainData.history(chain, address, height);
  return found.map(({ at, ...change }) => ({
    ...change,
    height: String(change.height),
    changedAt: at,
  }));
}

/** What each coin has that no change explains. */
function missing(
  changes: readonly ChangeRow[],
  balances: readonly CoinHeld[],
): ReadonlyMap<string | null, string> {
  const names = new Set([...changes, ...balances].map(({ contract }) => contract));
  return new Map(
    [...names].map((name) => {
      const held = balances.find(({ contract }) => contract === name)?.quantity ?? '0';
      const told = changes.filter(({ contract }) => contract === name);
      const explained = sum(told.map(({ quantity }) => decimal(quantity)));
      return [name, decimal(held).minus(explained).toString()] as const;
    }),
  );
}

function isSame(
  left: ReadonlyMap<string | null, string>,
  right: ReadonlyMap<string | null, string>,
): boolean {
  const names = [...left.keys(), ...right.keys()];
  return names.every((name) => (left.get(name) ?? '0') === (right.get(name) ?? '0'));
}

/** What is to be recorded of each coin that the catalogue has. Others are told, and are no holding. */
async function wantedOf(
  deps: Pick<ReadDeps, 'db' | 'clock'>,
  watch: WatchRow,
  { balances, changes }: Reading,
): Promise<Wanted[]> {
  const { timeZone } = await findTarget(deps, watch.userId, watch.portfolioId);
  const contracts = new Set([...balances, ...changes].map(({ contract }) => contract));
  const since = dayIn(timeZone, watch.createdAt);
  return [...contracts].flatMap((contract) => {
    const symbol = coinOf(watch.chain, contract)?.symbol ?? '';
    const [asset] = assetsBySymbol(symbol).filter(({ assetClass }) => assetClass === 'CRYPTO');
    if (asset === undefined) return [];
    const held = balances.find((coin) => coin.contract === contract)?.quantity ?? ZERO;
    const days = changes
      .filter((change) => change.contract === contract)
      .map(({ changedAt, quantity }) => ({ day: dayIn(timeZone, changedAt), quantity }))
      .sort((left, right) => (left.day < right.day ? -1 : left.day > right.day ? 1 : 0));
    const course = courseOf(days, decimal(held), since);
    return [...course].map(([day, quantity]) => ({ asset, day, quantity }));
  });
}
