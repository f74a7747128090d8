import { assetById } from '@investing-platform/rules/market/catalogue';
import { isListed, type NamedValue } from '@investing-platform/rules/networth/instrument-input';
import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import type { Reader, Transaction } from '../../../db/database.ts';
import { namedStatement, statement } from '../../../db/statement.ts';
import { notFound } from '../../../kernel/errors.ts';

/** An instrument of a person's own. */
export interface InstrumentRow {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly category: CustomInstrumentCategory;
  readonly currency: string;
  readonly metadata: NamedValue[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const COLUMNS = `id, symbol, name, category, currency, metadata, created_at as "createdAt",
  updated_at as "updatedAt"`;

const instrumentOfPerson = statement<InstrumentRow, [userId: string, id: string]>(
  'networth_instrument',
  `select ${COLUMNS} from custom_instruments
   where user_id = $1 and id = $2 and tombstoned_at is null`,
);

const lockInstrument = statement<InstrumentRow, [userId: string, id: string]>(
  'networth_lock_instrument',
  `select ${COLUMNS} from custom_instruments
   where user_id = $1 and id = $2 and tombstoned_at is null for no key update`,
);

export const symbolsOfPerson = statement<{ readonly symbol: string }, [userId: string]>(
  'networth_symbols',
  `select symbol from custom_instruments where user_id = $1 and tombstoned_at is null limit 1000`,
);

export const insertInstrument = namedStatement<
  never,
  {
    readonly id: string;
    readonly userId: string;
    readonly symbol: string;
    readonly name: string;
    readonly category: string;
    readonly currency: string;
    readonly metadata: string;
    readonly now: Date;
  }
>(
  'networth_insert_instrument',
  `insert into custom_instruments (id, user_id, symbol, name, category, currency, metadata,
     created_at, updated_at) values ($id, $userId, $symbol, $name, $category, $currency,
     $metadata::jsonb, $now, $now)`,
);

export const changeInstrument = namedStatement<
  never,
  {
    readonly id: string;
    readonly symbol: string;
    readonly name: string;
    readonly category: string;
    readonly metadata: string;
    readonly now: Date;
  }
>(
  'networth_change_instrument',
  `update custom_instruments
   set symbol = $symbol, name = $name, category = $category, metadata = $metadata::jsonb,
     updated_at = $now
   where id = $id`,
);

/** The instrument with its prices. */
export const buryInstrument = statement<never, [userId: string, id: string, now: Date]>(
  'networth_bury_instrument',
  `with prices as (
     update instrument_prices set tombstoned_at = $3
     where user_id = $1 and instrument_id = $2 and tombstoned_at is null
   )
   update custom_instruments set tombstoned_at = $3 where user_id = $1 and id = $2`,
);

/** Trades and dividends. */
export const recordedOfInstrument = statement<
  { readonly recorded: boolean },
  [userId: string, instrumentId: string]
>(
  'networth_recorded_of_instrument',
  `select exists (select from tracked_trades
       where user_id = $1 and instrument_id = $2 and tombstoned_at is null)
     or exists (select from tracked_dividends
       where user_id = $1 and instrument_id = $2 and tombstoned_at is null) as recorded`,
);

/** @throws {PlatformError} NOT_FOUND; INVALID_STATE for an instrument of the catalogue */
export async function lockOwnInstrument(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<InstrumentRow> {
  return required(await tx.maybe(lockInstrument, userId, id), id);
}

/** @throws {PlatformError} NOT_FOUND; INVALID_STATE for an instrument of the catalogue */
export async function ownInstrument(
  reader: Reader,
  userId: string,
  id: string,
): Promise<InstrumentRow> {
  return required(await reader.maybe(instrumentOfPerson, userId, id), id);
}

function required(found: InstrumentRow | null, id: string): InstrumentRow {
  if (found !== null) return found;
  if (assetById(id) === null) throw notFound('Instrument');
  throw isListed();
}
