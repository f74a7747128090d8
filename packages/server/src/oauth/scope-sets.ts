import { holdsIdentityAlone, type Standing } from '@investing-platform/rules/oauth/scopes';
import { type LeafScope, leafScopes } from '@investing-platform/schema';
import { invariant } from '../kernel/invariant.ts';

const knownLeaves: ReadonlyMap<string, LeafScope> = new Map(leafScopes.map((leaf) => [leaf, leaf]));
const identityOnly = sealed(['identity']);
const none = sealed([]);
const setsByText = new Map<string, ReadonlySet<LeafScope>>();
/** Nine leaves make 512 combinations, and tokens hold them in one order. */
const MAX_SETS = 2 ** leafScopes.length;

/**
 * The scopes in force for a token at this moment, as a shared set: one for each combination, so
 * that a request allocates none.
 *
 * @param scope the token's leaves in the vocabulary's order, space-separated
 */
export function scopesInForce(scope: string, standing: Standing): ReadonlySet<LeafScope> {
  if (holdsIdentityAlone(standing)) {
    return /^identity\b/.test(scope) ? identityOnly : none;
  }
  return setsByText.get(scope) ?? remember(scope);
}

function remember(scope: string): ReadonlySet<LeafScope> {
  const leaves = scope.split(' ').map((name) => {
    const leaf = knownLeaves.get(name);
    invariant(leaf !== undefined, 'tokens hold leaf scopes only');
    return leaf;
  });
  const set = sealed(leaves);
  if (setsByText.size >= MAX_SETS) setsByText.clear();
  setsByText.set(scope, set);
  return set;
}

/** A set that is shared between requests: a change by one would be a grant to others. */
function sealed(leaves: readonly LeafScope[]): ReadonlySet<LeafScope> {
  const refuse = (): never => {
    throw new TypeError('a shared set of scopes is read-only');
  };
  const set = new Set(leaves);
  return Object.freeze(Object.assign(set, { add: refuse, delete: refuse, clear: refuse }));
}
