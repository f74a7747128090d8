import type { Transaction } from '../../../db/database.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { PlatformError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { AccountDeps, ClosingDeps } from '../deps.ts';
import { canonicalEmail } from '../people/user.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { hasSecondFactor } from '../proof/second-factor.ts';
import { isSteppedUp } from '../proof/step-up.ts';
import { insertNewUser } from '../registration/create-user.ts';
import { removeUnconfirmed } from '../registration/unconfirmed-account.ts';
import { holderOfEmail } from '../registration/verifications.sql.ts';
import { type SignedIn, startSession } from '../sessions/start-session.ts';
import { challengeOf, type SignInChallenge } from '../sign-in/challenge.ts';
import { insertLink, linkOfIdentity, recordLinkUse } from './identities.sql.ts';
import { linkIdentity, type ProvenIdentity } from './link-identity.ts';
import type { Visit, VisitProblem } from './visit.ts';

type EnterDeps = ClosingDeps & Pick<AccountDeps, 'config'>;

/** What came of a proven identity. */
export type Entry =
  | { readonly kind: 'entered'; readonly signedIn: SignedIn | null }
  | { readonly kind: 'challenge'; readonly challenge: SignInChallenge }
  | { readonly kind: 'problem'; readonly problem: VisitProblem };

const problem = (which: VisitProblem): Entry => ({ kind: 'problem', problem: which });

/**
 * Lets a person in by an outside identity, or links it. An identity that nobody linked opens no
 * account that is there, whatever address it tells: else who controls an address at some provider
 * would own the account of it here.
 */
export async function enter(
  deps: EnterDeps,
  actor: Actor,
  visit: Visit,
  proven: ProvenIdentity,
): Promise<Entry> {
  try {
    if (visit.mode === 'link') return await link(deps, actor, visit, proven);
    return await signIn(deps, actor, visit, proven);
  } catch (error) {
    const known = error instanceof PlatformError ? PROBLEMS[error.code] : undefined;
    if (known === undefined) throw error;
    return problem(known);
  }
}

const PROBLEMS: Readonly<Partial<Record<string, VisitProblem>>> = {
  ACCOUNT_RESTRICTED: 'restricted',
  CONFLICT: 'linked-elsewhere',
  INVALID_STATE: 'unconfirmed',
  QUOTA_EXCEEDED: 'quota',
  // Closed in this very moment.
  UNAUTHENTICATED: 'lapsed',
};

async function link(
  deps: EnterDeps,
  actor: Actor,
  visit: Visit,
  proven: ProvenIdentity,
): Promise<Entry> {
  // The visit may take longer than five minutes; that the same person came back is enough then.
  if (actor.kind !== 'session' || actor.userId !== visit.userId) return problem('step-up');
  if (!isSteppedUp(deps, actor)) return problem('step-up');
  await linkIdentity(deps, actor, proven);
  return { kind: 'entered', signedIn: null };
}

async function signIn(
  deps: EnterDeps,
  actor: Actor,
  visit: Visit,
  proven: ProvenIdentity,
): Promise<Entry> {
  const { provider, identity, browser } = proven;
  const known = await deps.db.maybe(linkOfIdentity, provider.provider, identity.subject);
  if (known === null) {
    return visit.mode === 'register' ? register(deps, actor, proven) : problem('not-linked');
  }
  const { userId } = known;
  const factors = await deps.db.one(factorsOfUser, userId);
  if (hasSecondFactor(factors)) {
    return { kind: 'challenge', challenge: await challengeOf(deps, userId, factors, null) };
  }
  return deps.db.transaction(async (tx): Promise<Entry> => {
    // Unlinked meanwhile, it signs nobody in.
    const used = await tx.maybe(recordLinkUse, known.id, deps.clock.now());
    if (used === null) return problem('not-linked');
    const entrant = { userId, browser, means: provider.name };
    return { kind: 'entered', signedIn: await startSession(tx, deps, actor, entrant) };
  });
}

/** The provider vouches for the address, so that it counts as confirmed. */
async function register(
  deps: EnterDeps,
  actor: Actor,
  { provider, identity, browser }: ProvenIdentity,
): Promise<Entry> {
  const { email, emailVerified, subject } = identity;
  if (deps.config.registration !== 'open') return problem('by-invitation');
  if (email === null || !emailVerified) return problem('address-unknown');
  return deps.db.transaction(async (tx): Promise<Entry> => {
    const person = { email, passwordHash: null, emailVerified: true };
    const user =
      (await insertNewUser(tx, deps, person)) ??
      ((await isFreed(tx, deps, email)) ? await insertNewUser(tx, deps, person) : null);
    if (user === null) return problem('address-taken');
    const { id: userId } = user;
    const linkId = newId(deps.clock, deps.random);
    await tx.one(insertLink, {
      id: linkId,
      userId,
      provider: provider.provider,
      providerUserId: subject,
      email,
      now: deps.clock.now(),
    });
    const entrant = { userId, browser, means: provider.name };
    return { kind: 'entered', signedIn: await startSession(tx, deps, actor, entrant) };
  });
}

/** An address that somebody has registered and nobody confirmed is its owner's, as in `register`. */
async function isFreed(tx: Transaction, deps: EnterDeps, email: string): Promise<boolean> {
  const holder = await tx.maybe(holderOfEmail, canonicalEmail(email));
  if (holder === null) return true;
  return holder.isReplaceable && removeUnconfirmed(tx, deps, holder.id);
}
