import {
  isRecorded,
  mergedMetadata,
  type NamedValue,
  symbolTaken,
} from '@investing-platform/rules/networth/instrument-input';
import { inCapitals } from '@investing-platform/rules/networth/symbol';
import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { lockPerson, takeOut } from '../../holdings/index.ts';
import { ensureRated } from '../display-currency.ts';
import { unlinkAssets } from '../liabilities/links.ts';
import { type CustomInstrument, instrumentShown } from './instrument-shown.ts';
import {
  buryInstrument,
  changeInstrument,
  type InstrumentRow,
  lockOwnInstrument,
  recordedOfInstrument,
} from './instruments.sql.ts';
import { makeInstrument, type NewInstrument, takenSymbols } from './make-instrument.ts';
import { latestPrice } from './prices.sql.ts';

type WriteDeps = Pick<Deps, 'db' | 'clock' | 'random'>;

/**
 * Makes an instrument without a price and without a holding. With an idempotency key, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a currency without exchange rates; CONFLICT where the
 *   caller has another of this symbol; QUOTA_EXCEEDED; IDEMPOTENCY_CONFLICT; NOT_FOUND
 */
export async function createCustomInstrument(
  deps: WriteDeps & Pick<Deps, 'rates' | 'marketData'>,
  actor: Actor,
  input: NewInstrument & { readonly idempotencyKey?: string | null | undefined },
): Promise<CustomInstrument> {
  const { userId } = requireUser(actor);
  await ensureRated(deps, input.currency);
  const key = input.idempotencyKey ?? null;
  const request = { userId, operation: 'createCustomInstrument', key, input };
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, request, async () => {
      await lockPerson(tx, deps, userId);
      return makeInstrument(tx, deps, userId, input);
    });
    return shown(tx, deps, userId, id);
  });
}

export interface UpdateInstrumentInput {
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly category?: CustomInstrumentCategory | null | undefined;
  readonly symbol?: string | null | undefined;
}

/**
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for a listed instrument; CONFLICT where the
 *   caller has another of this symbol
 */
export function updateCustomInstrument(
  deps: WriteDeps,
  actor: Actor,
  input: UpdateInstrumentInput,
): Promise<CustomInstrument> {
  const { userId } = requireUser(actor);
  const { id, name, category, symbol = null } = input;
  return change(deps, userId, id, async (tx, before) => {
    const named = symbol === null ? before.symbol : inCapitals(symbol);
    const isNew = named !== before.symbol.toUpperCase();
    if (isNew && (await takenSymbols(tx, userId)).has(named)) throw symbolTaken(named);
    return {
      ...before,
      symbol: named,
      name: name ?? before.name,
      category: category ?? before.category,
    };
  });
}

export interface SetMetadataInput {
  readonly id: string;
  readonly metadata: readonly {
    readonly name: string;
    readonly value?: string | null | undefined;
  }[];
  /** Default true. */
  readonly merge?: boolean | undefined;
}

/**
 * @throws {PlatformError} BAD_USER_INPUT for a name given twice, or more than 50 in all; NOT_FOUND;
 *   INVALID_STATE for a listed instrument
 */
export function setCustomInstrumentMetaData(
  deps: WriteDeps,
  actor: Actor,
  { id, metadata, merge = true }: SetMetadataInput,
): Promise<CustomInstrument> {
  const { userId } = requireUser(actor);
  return change(deps, userId, id, async (_tx, before) => ({
    ...before,
    metadata: mergedMetadata(merge ? before.metadata : [], metadata),
  }));
}

type Changed = Omit<InstrumentRow, 'metadata'> & { readonly metadata: readonly NamedValue[] };

async function change(
  deps: WriteDeps,
  userId: string,
  id: string,
  changed: (tx: Transaction, before: InstrumentRow) => Promise<Changed>,
): Promise<CustomInstrument> {
  return deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    const before = await lockOwnInstrument(tx, userId, id);
    const { metadata, ...values } = await changed(tx, before);
    await tx.run(changeInstrument, {
      ...values,
      id,
      metadata: JSON.stringify(metadata),
      now: deps.clock.now(),
    });
    return shown(tx, deps, userId, id);
  });
}

/** @throws {PlatformError} NOT_FOUND where it was deleted since */
async function shown(
  tx: Transaction,
  deps: Pick<Deps, 'clock'>,
  userId: string,
  id: string,
): Promise<CustomInstrument> {
  const today = await lockPerson(tx, deps, userId);
  const instrument = await lockOwnInstrument(tx, userId, id);
  return instrumentShown(instrument, await tx.maybe(latestPrice, userId, id), today);
}

/**
 * Takes an instrument with its prices out of everything; with `force` also what is held of it.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE for a listed instrument; CONFLICT where it is
 *   held and `force` is false
 */
export async function deleteCustomInstrument(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { id, force = false }: { readonly id: string; readonly force?: boolean | undefined },
): Promise<void> {
  const { userId } = requireUser(actor);
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, deps, userId);
    await lockOwnInstrument(tx, userId, id);
    const { recorded } = await tx.one(recordedOfInstrument, userId, id);
    if (recorded && !force) throw isRecorded();
    const now = deps.clock.now();
    const { holdingIds } = await takeOut(tx, userId, { instrumentId: id, portfolioId: null }, now);
    await unlinkAssets(tx, userId, holdingIds, now);
    await tx.run(buryInstrument, userId, id, now);
  });
}
