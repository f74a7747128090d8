import { compositeScopes, type LeafScope, leafScopes } from '@investing-platform/schema';
import type { SubscriptionTier } from '@investing-platform/schema/operations';
import { InvalidScope } from './errors.ts';

/** Every name that a client may ask for, and the leaves that it stands for (spec part 5.4). */
const leavesByName: ReadonlyMap<string, readonly LeafScope[]> = new Map<
  string,
  readonly LeafScope[]
>([...leafScopes.map((leaf) => [leaf, [leaf]] as const), ...Object.entries(compositeScopes)]);

const IDENTITY: readonly LeafScope[] = ['identity'];

/** What decides how much of a grant is in force (spec parts 3 and 8). */
export interface Standing {
  readonly plan: SubscriptionTier;
  /** No scope above `identity` before the e-mail address is confirmed. */
  readonly emailVerified: boolean;
}

/** The names of a `scope` parameter, each once. An omitted one means `identity` (part 5.1). */
export function parseScope(scope: string | undefined): readonly string[] {
  const names = new Set((scope ?? '').split(' ').filter((name) => name !== ''));
  return names.size === 0 ? IDENTITY : [...names];
}

/**
 * The leaves that the names stand for, each once and in the vocabulary's order.
 *
 * @throws {InvalidScope} on a name outside of the vocabulary, `admin` among them (part 4.1 rule 4)
 */
export function expandScopes(names: readonly string[]): readonly LeafScope[] {
  const unknown = names.filter((name) => !leavesByName.has(name));
  if (unknown.length > 0) throw new InvalidScope(`Unknown scope: ${unknown.join(' ')}`);
  return inOrder(new Set(names.flatMap((name) => leavesByName.get(name) ?? [])));
}

/** Without a paid plan and a confirmed e-mail address `identity` alone is in force (contract rule 21). */
export function holdsIdentityAlone({ plan, emailVerified }: Standing): boolean {
  return plan === 'FREE' || !emailVerified;
}

/** What is left of granted scopes as their owner stands. Never empty. */
export function reduceToPlan(
  scopes: readonly LeafScope[],
  standing: Standing,
): readonly LeafScope[] {
  return holdsIdentityAlone(standing) ? IDENTITY : scopes;
}

/** Those of `scopes` that `kept` leaves out. */
export function droppedFrom(
  scopes: readonly LeafScope[],
  kept: readonly LeafScope[],
): readonly LeafScope[] {
  return scopes.filter((scope) => !kept.includes(scope));
}

function inOrder(scopes: ReadonlySet<LeafScope>): readonly LeafScope[] {
  return leafScopes.filter((leaf) => scopes.has(leaf));
}
