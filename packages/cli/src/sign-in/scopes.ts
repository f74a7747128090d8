import { compositeScopes, leafScopes, type RequestableScope } from '@investing-platform/schema';
import { UsageError } from '../usage-error.ts';

/** What is asked for unless a person says otherwise: to read, and no more. */
export const READING_SCOPES = 'identity profile.read portfolio.read funding.read public';

const KNOWN: ReadonlySet<string> = new Set([...leafScopes, ...Object.keys(compositeScopes)]);

function isScope(name: string): name is RequestableScope {
  return KNOWN.has(name);
}

/**
 * The scopes that a person named, between spaces or commas.
 *
 * @throws {UsageError} that lists all where one is none
 */
export function checkedScopes(text: string): readonly RequestableScope[] {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  const unknown = names.filter((name) => !isScope(name));
  if (names.length > 0 && unknown.length === 0) return names.filter(isScope);
  throw new UsageError(
    `--scopes: there is no scope ${unknown.join(' ')}. There are: ${[...KNOWN].join(' ')}.`,
  );
}
