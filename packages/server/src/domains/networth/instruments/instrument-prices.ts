import { pricedAlready } from '@investing-platform/rules/networth/instrument-input';
import { refuseFuture } from '@investing-platform/rules/time/refuse-future';
import type { Transaction } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import type { InstrumentPrice } from '../../../graphql/generated/resolver-types.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { lockPerson } from '../../holdings/index.ts';
import { priceShown } from './instrument-shown.ts';
import { lockOwnInstrument } from './instruments.sql.ts';
import {
  buryPrice,
  changePrice,
  countPrices,
  insertPrice,
  type PriceRow,
  priceOfPerson,
} from './prices.sql.ts';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

/** Of a person, over all instruments: what a history reads. */
const MAX_PRICES = 20_000;

export interface NewPrice {
  readonly instrumentId: string;
  readonly date: CivilDate;
  readonly price: string;
  readonly note?: string | null | undefined;
}

/** @throws {PlatformError} CONFLICT where the day has a price already; QUOTA_EXCEEDED */
export async function storePrice(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  { instrumentId, date, price, note = null }: NewPrice,
): Promise<string> {
  const { count } = await tx.one(countPrices, userId);
  if (count >= MAX_PRICES) {
    throw refuse('QUOTA_EXCEEDED', `A person may record ${MAX_PRICES} prices`);
  }
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  await onFreeDay(tx.run(insertPrice, { id, userId, instrumentId, day: date, price, note, now }));
  return id;
}

/**
 * Records what an instrument is worth on a day. With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a day in the future; NOT_FOUND; INVALID_STATE for a
 *   listed instrument; CONFLICT where that day has a price already; QUOTA_EXCEEDED;
 *   IDEMPOTENCY_CONFLICT
 */
export function addInstrumentPrice(
  deps: WriteDeps,
  actor: Actor,
  input: NewPrice & { readonly idempotencyKey?: string | null | undefined },
): Promise<InstrumentPrice> {
  const { userId } = requireUser(actor);
  const key = input.idempotencyKey ?? null;
  const request = { userId, operation: 'addInstrumentPrice', key, input };
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, request, async () => {
      const today = await lockPerson(tx, deps, userId);
      await lockOwnInstrument(tx, userId, input.instrumentId);
      refuseFuture('params.date', input.date, today);
      return storePrice(tx, deps, userId, input);
    });
    return shown(tx, userId, id);
  });
}

export interface UpdatePriceInput {
  readonly id: string;
  readonly date?: CivilDate | null | undefined;
  readonly price?: string | null | undefined;
  /** Null removes it. */
  readonly note?: string | null | undefined;
}

/**
 * @throws {PlatformError} BAD_USER_INPUT for a day in the future; NOT_FOUND; CONFLICT where the new
 *   day has another price
 */
export function updateInstrumentPrice(
  deps: WriteDeps,
  actor: Actor,
  input: UpdatePriceInput,
): Promise<InstrumentPrice> {
  const { userId } = requireUser(actor);
  const { id, date, price, note } = input;
  return deps.db.transaction(async (tx) => {
    const today = await lockPerson(tx, deps, userId);
    const before = await stored(tx, userId, id);
    const day = date ?? before.date;
    refuseFuture('params.date', day, today);
    const noted = note === undefined ? before.note : note;
    const now = deps.clock.now();
    await onFreeDay(
      tx.run(changePrice, { userId, id, day, price: price ?? before.price, note: noted, now }),
    );
    return shown(tx, userId, id);
  });
}

/** @throws {PlatformError} NOT_FOUND */
export async function deleteInstrumentPrice(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    await stored(tx, userId, id);
    await tx.run(buryPrice, userId, id, deps.clock.now());
  });
}

async function stored(tx: Transaction, userId: string, id: string): Promise<PriceRow> {
  const found = await tx.maybe(priceOfPerson, userId, id);
  if (found === null) throw notFound('Price');
  return found;
}

async function shown(tx: Transaction, userId: string, id: string): Promise<InstrumentPrice> {
  return priceShown(await stored(tx, userId, id));
}

async function onFreeDay(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw isUniqueViolation(error, 'instrument_prices_day') ? pricedAlready(error) : error;
  }
}
