import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type { CoinHeld } from '../../../ports/chain-data.ts';
import {
  findTarget,
  lockPerson,
  markSynced,
  momentOf,
  NOTHING_MORE,
  rateInto,
  replaceTrades,
  type TradesReplaced,
} from '../../holdings/index.ts';
import { lastPrices, pricesOrNull } from '../../market/index.ts';
import { unlinkAssets } from '../../networth/index.ts';
import {
  type BookingRow,
  type ChangeRow,
  forgetBookings,
  forgetChanges,
  insertBookings,
  insertChanges,
  type WatchRow,
  watchesOf,
  watchRead,
} from './watches.sql.ts';

export type ReadDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData' | 'chainData'>;

/** What came or left on a day of an asset of the catalogue. */
export interface Wanted {
  readonly asset: AssetRow;
  readonly day: CivilDate;
  readonly quantity: Decimal;
}

/** A day to be recorded, with what it takes. */
interface Priced extends Wanted {
  readonly price: string;
  readonly exchangeRate: string;
}

/** What is different from what is recorded. */
export interface BookingPlan {
  readonly gone: readonly BookingRow[];
  readonly added: readonly Priced[];
}

export interface Booked {
  readonly balances: readonly CoinHeld[];
  readonly changes: readonly ChangeRow[];
  readonly tipHeight: string;
  readonly plan: BookingPlan;
}

/**
 * Compares what is recorded with what is to be, and asks the prices and rates of the days that are
 * other ones: before the transaction, so that nothing in it waits for them.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE
 */
export async function planBookings(
  deps: ReadDeps,
  watch: WatchRow,
  before: readonly BookingRow[],
  wanted: readonly Wanted[],
): Promise<BookingPlan> {
  const nameOf = (instrumentId: string, day: CivilDate) => `${instrumentId} ${day}`;
  // Two tokens of one name are one holding.
  const next = new Map<string, Wanted>();
  for (const one of wanted) {
    const name = nameOf(one.asset.id, one.day);
    const quantity = one.quantity.plus(next.get(name)?.quantity ?? 0);
    next.set(name, { ...one, quantity });
  }
  const isKept = ({ instrumentId, day, quantity }: BookingRow): boolean =>
    next.get(nameOf(instrumentId, day))?.quantity.equals(quantity) === true;
  const kept = new Set(
    before.filter(isKept).map(({ instrumentId, day }) => nameOf(instrumentId, day)),
  );
  const added = [...next].flatMap(([name, one]) =>
    kept.has(name) || one.quantity.isZero() ? [] : one,
  );
  return {
    gone: before.filter((one) => !isKept(one)),
    added: await priced(deps, watch, added),
  };
}

/** What comes in costs what it was worth then; a coin without any price is left for later. */
async function priced(
  deps: ReadDeps,
  { userId, portfolioId }: WatchRow,
  wanted: readonly Wanted[],
): Promise<Priced[]> {
  const target = await findTarget(deps, userId, portfolioId);
  const days = [...new Set(wanted.map(({ day }) => day))].sort();
  const times = days.map((day) => momentOf(deps, target, day));
  const ids = [...new Set(wanted.map(({ asset }) => asset.id))];
  const past = await pricesOrNull(deps, ids, times);
  const now = await lastPrices(deps, ids, deps.clock.now());
  const rates = new Map<string, string>();
  const found: Priced[] = [];
  for (const one of wanted) {
    const { asset, day } = one;
    const places = days.map((_, place) => place).slice(days.indexOf(day));
    const price =
      places.map((place) => past(asset.id, place)).find((known) => known !== null) ??
      now.get(asset.id)?.price;
    if (price === undefined || price === null) continue;
    const name = `${asset.currency} ${day}`;
    const exchangeRate = rates.get(name) ?? (await rateInto(deps, target, asset.currency, day));
    rates.set(name, exchangeRate);
    found.push({ ...one, price, exchangeRate });
  }
  return found;
}

/**
 * Records a reading with its trades. One that was overtaken by another change is left to the next.
 *
 * @throws {PlatformError} INSUFFICIENT_QUANTITY; QUOTA_EXCEEDED
 */
export async function bookWallet(
  deps: ReadDeps,
  watch: WatchRow,
  { balances, changes, tipHeight, plan }: Booked,
): Promise<void> {
  const { id, userId, portfolioId } = watch;
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const [found] = await tx.all(watchesOf, userId, [id], null);
    if (found?.revision !== watch.revision) return;
    const now = deps.clock.now();
    tx.send(forgetChanges, [userId, id]);
    tx.send(insertChanges, [userId, id, JSON.stringify(changes)]);
    for (const trades of byInstrument(portfolioId, plan)) {
      await applyOne(tx, deps, watch, trades);
    }
    tx.send(markSynced, [userId, portfolioId, now]);
    tx.send(
      ...watchRead(
        { userId, id },
        {
          status: 'ACTIVE',
          failureCode: null,
          balances: JSON.stringify(balances),
          tipHeight,
          lastSyncedAt: now,
          updatedAt: now,
          revision: watch.revision + 1,
        },
      ),
    );
  });
}

interface OfInstrument extends TradesReplaced {
  readonly days: readonly Priced[];
}

async function applyOne(
  tx: Transaction,
  deps: ReadDeps,
  { id, userId }: WatchRow,
  { days, ...trades }: OfInstrument,
): Promise<void> {
  tx.send(forgetBookings, [userId, id, trades.gone]);
  const { ids, goneHoldingIds } = await replaceTrades(tx, deps, userId, trades);
  await unlinkAssets(tx, userId, goneHoldingIds, deps.clock.now());
  const rows = days.map(({ day, quantity }, place) => ({
    instrumentId: trades.instrumentId,
    day,
    tradeId: ids[place],
    quantity: toPlain(quantity),
  }));
  if (rows.length > 0) await tx.run(insertBookings, userId, id, JSON.stringify(rows));
}

function byInstrument(portfolioId: string, { gone, added }: BookingPlan): OfInstrument[] {
  const ids = new Set([
    ...gone.map(({ instrumentId }) => instrumentId),
    ...added.map(({ asset }) => asset.id),
  ]);
  return [...ids].sort().map((instrumentId) => {
    const days = added.filter(({ asset }) => asset.id === instrumentId);
    const leaving = gone.filter((one) => one.instrumentId === instrumentId);
    const [since = ''] = [...days, ...leaving].map(({ day }) => day).sort();
    return {
      portfolioId,
      instrumentId,
      since,
      days,
      currency: days[0]?.asset.currency ?? 'USD',
      gone: leaving.map(({ tradeId }) => tradeId),
      added: days.map(tradeOf),
    };
  });
}

function tradeOf({ asset, day, quantity, price, exchangeRate }: Priced) {
  const comes = decimal(quantity).greaterThan(0);
  return {
    type: comes ? 'TRANSFER_IN' : 'TRANSFER_OUT',
    origin: 'WALLET_WATCH',
    tradedOn: day,
    quantity: toPlain(quantity.abs()),
    price: comes ? price : null,
    feeCurrency: asset.currency,
    exchangeRate,
    ...NOTHING_MORE,
  } as const;
}
