import { badInput } from '../../../kernel/errors.ts';
import type { NamedValue } from './instruments.sql.ts';

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
