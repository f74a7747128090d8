import { operationHints } from '@investing-platform/schema/hints';
import { COMMON } from '../../../scripts/errors/common-codes.ts';

/** What validation says of a call before an operation is known to be meant. */
const OF_VALIDATION = 'GRAPHQL_VALIDATION_FAILED';

/** The codes of an answer that the operation's description does not name. */
export function undocumentedCodes(
  operation: string,
  errors: readonly { readonly extensions: { readonly code: string } }[],
): string[] {
  const known = new Set<string>([
    ...COMMON,
    OF_VALIDATION,
    ...(operationHints[operation]?.errors ?? []),
  ]);
  return errors.map(({ extensions }) => extensions.code).filter((code) => !known.has(code));
}
