import { type NamedValue, symbolTaken } from '@investing-platform/rules/networth/instrument-input';
import { CUSTOM_INSTRUMENTS } from '@investing-platform/rules/networth/quotas';
import { inCapitals, symbolOf, uniqueSymbol } from '@investing-platform/rules/networth/symbol';
import { requireRoomFor } from '@investing-platform/rules/refusals/quota';
import type { CustomInstrumentCategory } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../kernel/ids.ts';
import { insertInstrument, symbolsOfPerson } from './instruments.sql.ts';

export interface NewInstrument {
  readonly name: string;
  readonly currency: string;
  readonly category: CustomInstrumentCategory;
  /** Default: made from the name. */
  readonly symbol?: string | null | undefined;
}

/**
 * Makes an instrument of the person, who is locked.
 *
 * @throws {PlatformError} CONFLICT where the person has another of the symbol; QUOTA_EXCEEDED
 */
export async function makeInstrument(
  tx: Transaction,
  deps: Pick<Deps, 'clock' | 'random'>,
  userId: string,
  { name, currency, category, symbol = null }: NewInstrument,
  metadata: readonly NamedValue[] = [],
): Promise<string> {
  const taken = await takenSymbols(tx, userId);
  requireRoomFor(CUSTOM_INSTRUMENTS, taken.size);
  const named = symbol === null ? uniqueSymbol(symbolOf(name), taken) : inCapitals(symbol);
  if (taken.has(named)) throw symbolTaken(named);
  const id = newId(deps.clock, deps.random);
  await tx.run(insertInstrument, {
    id,
    userId,
    symbol: named,
    name,
    category,
    currency,
    metadata: JSON.stringify(metadata),
    now: deps.clock.now(),
  });
  return id;
}

/** The short names of the person's instruments, in capitals. */
export async function takenSymbols(tx: Transaction, userId: string): Promise<Set<string>> {
  const rows = await tx.all(symbolsOfPerson, userId);
  return new Set(rows.map(({ symbol }) => symbol.toUpperCase()));
}
