import { invalidInput } from '@investing-platform/rules/refusals/platform-error';

/** A range of moments or of days, each end of which may be open. */
export { refuseBackwards as requireRange } from '@investing-platform/rules/time/refuse-backwards';

/**
 * Exactly one of several fields of `params` has to be given. Null counts as not given.
 *
 * @throws {PlatformError} BAD_USER_INPUT that names each of them
 */
export function requireExactlyOne(params: object, names: readonly string[]): void {
  const given = names.filter((name) => (params as Record<string, unknown>)[name] != null);
  if (given.length === 1) return;
  const listed = `${names.slice(0, -1).map(quoted).join(', ')} or ${quoted(names.at(-1) ?? '')}`;
  const problem = given.length === 0 ? 'is missing' : 'cannot be given together';
  const message = `give exactly one of ${listed}`;
  const at = given.length === 0 ? names : given;
  throw invalidInput(
    at.map((name) => ({ path: `params.${name}`, message: `${problem}; ${message}` })),
  );
}

const quoted = (name: string): string => `\`${name}\``;
