import type { SessionActor } from '../../../kernel/actor.ts';
import {
  type ConsentDecisionInput,
  type CreateCredentialInput,
  type CreatedCredential,
  checkCredential,
  consentStanding,
  createCredential,
  decideConsent,
} from '../../../oauth/index.ts';
import type { SecurityDeps } from '../deps.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { requireConfirmedAddress } from '../registration/confirmed-address.ts';
import { recordAccessChange } from '../security-events/record-access-change.ts';

interface Asking extends Proof {
  readonly browser: string | null;
}

/**
 * Gives the person's programs a lasting way in, which outlives the session: whoever found a browser
 * open gets none without a fresh proof.
 *
 * @throws {PlatformError} INVALID_STATE for an address that is not confirmed; those of
 *   `requireProof` and `createCredential`
 */
export async function createApiCredential(
  deps: SecurityDeps,
  actor: SessionActor,
  input: CreateCredentialInput & Asking,
): Promise<CreatedCredential> {
  const { label, isPublic, redirectUris, browser } = input;
  const credential = { label, isPublic, redirectUris };
  checkCredential(credential);
  await requireConfirmedAddress(deps.db, actor.userId);
  await requireProof(deps, actor, input);
  const created = await createCredential(deps, actor, credential);
  await recordAccessChange(deps, actor, { kind: 'CREDENTIAL_CREATED', browser, detail: label });
  return created;
}

/**
 * Answers an app's request. Allowing what is not remembered, such as a new app or wider scopes,
 * asks for a fresh proof; what is new is mailed. Nothing is remembered of apps on the person's own
 * machine, since anything there can answer in their place.
 *
 * @throws {PlatformError} those of `decideConsent` and `requireProof`
 */
export async function answerConsent(
  deps: SecurityDeps & Parameters<typeof decideConsent>[0],
  actor: SessionActor,
  input: ConsentDecisionInput & Asking,
): Promise<{ readonly redirectUri: string }> {
  const { requestId, decision, shownScopes, browser } = input;
  const answer = { requestId, decision, shownScopes };
  if (decision === 'DECLINE') return decideConsent(deps, actor, answer);
  const { isRemembered, isNew, app } = await consentStanding(deps, actor, requestId);
  if (!isRemembered) await requireProof(deps, actor, input);
  const decided = await decideConsent(deps, actor, answer);
  const allowed = { kind: 'APP_ALLOWED', browser, detail: app } as const;
  await recordAccessChange(deps, actor, allowed, isNew);
  return decided;
}
