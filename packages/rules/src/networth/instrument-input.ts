import { badInput, type PlatformError, refuse } from '../refusals/platform-error.ts';
import type { CivilDate } from '../time/civil-date.ts';

/** Something that is noted about an instrument. */
export interface NamedValue {
  readonly name: string;
  readonly value: string;
}

interface GivenValue {
  readonly name: string;
  readonly value?: string | null | undefined;
}

const MAX_ENTRIES = 50;

/**
 * What is noted about an instrument after a change: a value of null removes the entry of its name.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a name given twice, or more than 50 entries in all
 */
export function mergedMetadata(
  before: readonly NamedValue[],
  given: readonly GivenValue[],
): NamedValue[] {
  const names = new Set(given.map(({ name }) => name));
  if (names.size < given.length) throw badInput('params.metadata', 'must name each entry once');
  const kept = before.filter(({ name }) => !names.has(name));
  const added = given.flatMap(({ name, value }) => (value == null ? [] : [{ name, value }]));
  const all = [...kept, ...added];
  if (all.length <= MAX_ENTRIES) return all;
  throw badInput('params.metadata', `must not make more than ${MAX_ENTRIES} entries in all`);
}

/** To be thrown for a short name that another instrument of the person has. */
export const symbolTaken = (symbol: string): PlatformError =>
  refuse('CONFLICT', `You have another instrument ${symbol}`);

/** To be thrown for what is done with instruments of one's own alone. */
export const isListed = (): PlatformError =>
  refuse('INVALID_STATE', 'The instrument is a listed one: the market prices it');

/** To be thrown where something is recorded of an instrument that is to go. */
export const isRecorded = (): PlatformError =>
  refuse('CONFLICT', 'It has trades or dividends: `force` deletes them with it');

/** To be thrown for a second price of a day. */
export const pricedAlready = (cause?: unknown): PlatformError =>
  refuse('CONFLICT', 'That day has a price already: change it with updateInstrumentPrice', {
    cause,
  });

/** @param day on which there are none; null: on none at all */
export function withoutRates(day: CivilDate | null = null): PlatformError {
  const when = day === null ? '' : ` on ${day}`;
  return badInput('params.currency', `is a currency without exchange rates${when}`);
}
