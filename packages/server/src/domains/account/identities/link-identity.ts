import { requireRedirect } from '@investing-platform/rules/account/oauth-link';
import type { OAuthProvider } from '@investing-platform/schema/operations';
import type { Reader, Transaction } from '../../../db/database.ts';
import { earlierResult, type IdempotentRequest, idempotent } from '../../../db/idempotency.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { badInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import type { IdentityProvider, OutsideIdentity } from '../../../ports/identity-providers.ts';
import type { AccountDeps, SecurityDeps } from '../deps.ts';
import { lockFactors } from '../factors/factors.sql.ts';
import { requireWayIn } from '../passkeys/own-passkeys.ts';
import { factorsOfUser } from '../proof/factors.sql.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { refuseUnconfirmed } from '../registration/confirmed-address.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import { deleteLink, type IdentityLinkRow, insertLink, linkOfUser } from './identities.sql.ts';

export interface CreateOAuthLinkInput extends Proof {
  readonly provider: OAuthProvider;
  readonly authorizationCode: string;
  readonly redirectUri: string;
  readonly codeVerifier?: string | null | undefined;
  readonly browser: string | null;
  readonly idempotencyKey?: string | null | undefined;
}

/** A linked identity as its owner sees it. */
export type LinkShown = Omit<IdentityLinkRow, 'userId'>;

export const PROVIDER_DEADLINE_MS = 8_000;
const MAX_LINKS = 10;

/**
 * Links the identity behind a code that an app got from a provider. With an idempotency key, once:
 * a provider takes a code a single time.
 *
 * @throws {PlatformError} BAD_USER_INPUT; CONFLICT; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE;
 *   IDEMPOTENCY_CONFLICT; NOT_FOUND where the link was deleted since; those of `requireProof`
 */
export async function createOAuthLink(
  deps: SecurityDeps & Pick<AccountDeps, 'identityProviders'>,
  actor: UserActor,
  input: CreateOAuthLinkInput,
): Promise<LinkShown> {
  const provider = deps.identityProviders.find((one) => one.provider === input.provider);
  if (provider === undefined) throw badInput('params.provider', 'is not offered here');
  requireRedirect(input.redirectUri);
  const { authorizationCode: code, redirectUri, codeVerifier = null } = input;
  const { browser, idempotencyKey = null, password: _, ...asked } = input;
  const request = {
    userId: actor.userId,
    operation: 'createOAuthLink',
    key: idempotencyKey,
    input: asked,
  };
  const earlier = await earlierResult(deps.db, request);
  if (earlier !== null) return linkWithId(deps.db, actor.userId, earlier);
  await requireProof(deps, actor, input);
  const outcome = await provider.redeem(
    { code, redirectUri, codeVerifier, nonce: null, issuer: null },
    AbortSignal.timeout(PROVIDER_DEADLINE_MS),
  );
  if (outcome.kind === 'ok') {
    return linkIdentity(deps, actor, { provider, identity: outcome.value, browser, request });
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
  /** Where somebody may ask for it twice. */
  readonly request?: IdempotentRequest;
}

/**
 * @throws {PlatformError} CONFLICT where it is linked to an account already; QUOTA_EXCEEDED;
 *   INVALID_STATE before the address is confirmed
 */
export async function linkIdentity(
  deps: SecurityDeps,
  actor: UserActor,
  proven: ProvenIdentity,
): Promise<LinkShown> {
  const { userId } = actor;
  const { request = { userId, operation: 'linkIdentity', key: null, input: null } } = proven;
  return deps.db.transaction(async (tx) => {
    const { id } = await idempotent(tx, deps, request, () => link(tx, deps, actor, proven));
    return linkWithId(tx, userId, id);
  });
}

async function link(
  tx: Transaction,
  deps: SecurityDeps,
  { userId, ip }: UserActor,
  { provider, identity: { subject, email }, browser }: ProvenIdentity,
): Promise<string> {
  refuseUnconfirmed(await tx.one(lockFactors, userId));
  const { linkCount } = await tx.one(factorsOfUser, userId);
  if (linkCount >= MAX_LINKS) {
    throw refuse('QUOTA_EXCEEDED', `An account has at most ${MAX_LINKS} linked sign-ins`);
  }
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const linked = await tx.maybe(insertLink, {
    id,
    userId,
    provider: provider.provider,
    providerUserId: subject,
    email,
    now,
  });
  if (linked === null) throw refuse('CONFLICT', 'The identity is linked to an account already');
  const detail = provider.name;
  await recordSecurityEvent(tx, deps, { userId, kind: 'IDENTITY_LINKED', ip, browser, detail });
  return id;
}

async function linkWithId(
  reader: Pick<Reader, 'maybe'>,
  userId: string,
  id: string,
): Promise<LinkShown> {
  const link = await reader.maybe(linkOfUser, id, userId);
  if (link === null) throw notFound('Linked sign-in');
  return linkShown(link);
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
