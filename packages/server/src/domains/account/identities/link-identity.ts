import type { OAuthProvider } from '@investing-platform/schema/operations';
import type { UserActor } from '../../../kernel/actor.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { IdentityProvider, OutsideIdentity } from '../../../ports/identity-providers.ts';
import { refuseUnconfirmed } from '../confirmed-address.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { lockFactors } from '../factors/factors.sql.ts';
import { requireWayIn } from '../passkeys/own-passkeys.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import { deleteLink, type IdentityLinkRow, insertLink } from './identities.sql.ts';

export interface CreateOAuthLinkInput extends Proof {
  readonly provider: OAuthProvider;
  readonly authorizationCode: string;
  readonly redirectUri: string;
  readonly codeVerifier?: string | null | undefined;
  readonly browser: string | null;
}

/** A linked identity as its owner sees it. */
export type LinkShown = Omit<IdentityLinkRow, 'userId'>;

export const PROVIDER_DEADLINE_MILLISECONDS = 8_000;
const MOST_LINKS = 10;

/**
 * Links the identity behind a code that an app got from a provider.
 *
 * @throws {PlatformError} BAD_USER_INPUT; CONFLICT; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE; those of
 *   `requireProof`
 */
export async function createOAuthLink(
  deps: SecurityDeps & Pick<AccountDeps, 'identityProviders'>,
  actor: UserActor,
  input: CreateOAuthLinkInput,
): Promise<LinkShown> {
  const provider = deps.identityProviders.find((one) => one.provider === input.provider);
  if (provider === undefined) throw badInput('params.provider', 'is not offered here');
  if (!URL.canParse(input.redirectUri)) throw badInput('params.redirectUri', 'must be a URL');
  await requireProof(deps, actor, input);
  const { authorizationCode: code, redirectUri, codeVerifier = null, browser } = input;
  const outcome = await provider.redeem(
    { code, redirectUri, codeVerifier, nonce: null, issuer: null },
    AbortSignal.timeout(PROVIDER_DEADLINE_MILLISECONDS),
  );
  if (outcome.kind === 'ok') {
    return linkIdentity(deps, actor, { provider, identity: outcome.value, browser });
  }
  if (outcome.kind === 'unavailable') {
    throw refuse('PROVIDER_UNAVAILABLE', `${provider.name} cannot be reached at the moment`);
  }
  throw badInput('params.authorizationCode', `is refused by ${provider.name}`);
}

export interface ProvenIdentity {
  readonly provider: IdentityProvider;
  readonly identity: OutsideIdentity;
  readonly browser: string | null;
}

/**
 * @throws {PlatformError} CONFLICT where it is linked to an account already; QUOTA_EXCEEDED;
 *   INVALID_STATE before the address is confirmed
 */
export async function linkIdentity(
  deps: SecurityDeps,
  { userId, ip }: UserActor,
  { provider, identity, browser }: ProvenIdentity,
): Promise<LinkShown> {
  return deps.db.transaction(async (tx) => {
    refuseUnconfirmed(await tx.one(lockFactors, userId));
    const { linkCount } = await tx.one(factorsOfUser, userId);
    if (linkCount >= MOST_LINKS) {
      throw refuse('QUOTA_EXCEEDED', `An account has at most ${MOST_LINKS} linked sign-ins`);
    }
    const id = newId(deps.clock, deps.random);
    const now = deps.clock.now();
    const { subject, email } = identity;
    const link = await tx.maybe(insertLink, id, userId, provider.provider, subject, email, now);
    if (link === null) throw refuse('CONFLICT', 'The identity is linked to an account already');
    const detail = provider.name;
    await recordSecurityEvent(tx, deps, { userId, kind: 'IDENTITY_LINKED', ip, browser, detail });
    return linkShown(link);
  });
}

export interface DeleteOAuthLinkInput extends Proof {
  readonly id: string;
  readonly browser: string | null;
}

/**
 * Unlinks an identity.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE where it is the only way left to sign in; those
 *   of `requireProof`
 */
export async function deleteOAuthLink(
  deps: SecurityDeps & Pick<AccountDeps, 'identityProviders'>,
  actor: UserActor,
  input: DeleteOAuthLinkInput,
): Promise<void> {
  await requireProof(deps, actor, input);
  const { userId, ip } = actor;
  const { id, browser } = input;
  await deps.db.transaction(async (tx) => {
    await tx.one(lockFactors, userId);
    const unlinked = await tx.maybe(deleteLink, id, userId);
    if (unlinked === null) throw notFound('Linked sign-in');
    await requireWayIn(tx, userId);
    const detail = nameOf(deps, unlinked.provider);
    const kind = 'IDENTITY_UNLINKED';
    await recordSecurityEvent(tx, deps, { userId, kind, ip, browser, detail });
  });
}

function nameOf(
  { identityProviders }: Pick<AccountDeps, 'identityProviders'>,
  provider: OAuthProvider,
): string {
  return identityProviders.find((one) => one.provider === provider)?.name ?? provider;
}

function linkShown({ userId: _, ...link }: IdentityLinkRow): LinkShown {
  return link;
}
