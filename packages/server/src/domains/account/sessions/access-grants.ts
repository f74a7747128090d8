import type { SessionActor } from '../../../kernel/actor.ts';
import {
  type ConsentDecisionInput,
  type CreateCredentialInput,
  type CreatedCredential,
  changeAppRule,
  checkCredential,
  connectedApp,
  consentStanding,
  createCredential,
  decideConsent,
  isLooser,
  loosens,
  type RuleChange,
  resumeAssistants,
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
  const { requestId, decision, shownScopes, approval, browser } = input;
  const answer = { requestId, decision, shownScopes, approval };
  if (decision === 'DECLINE') return decideConsent(deps, actor, answer);
  const standing = await consentStanding(deps, actor, requestId);
  const { isRemembered, isNew, app } = standing;
  const isAskedLess = isLooser(approval ?? standing.approval, standing.approval);
  if (!isRemembered || isAskedLess) await requireProof(deps, actor, input);
  const decided = await decideConsent(deps, actor, answer);
  const allowed = { kind: 'APP_ALLOWED', browser, detail: app } as const;
  await recordAccessChange(deps, actor, allowed, isNew);
  return decided;
}

/**
 * Says what a connected app may do. Whoever found a browser open cannot let it do more.
 *
 * @throws {PlatformError} NOT_FOUND; those of `requireProof`
 */
export async function updateConnectedApp(
  deps: SecurityDeps,
  actor: SessionActor,
  input: Proof & RuleChange & { readonly id: string },
) {
  const app = await connectedApp(deps, actor, input.id);
  if (loosens(app, input)) await requireProof(deps, actor, input);
  return changeAppRule(deps, actor, app, input);
}

/** @throws {PlatformError} those of `requireProof` */
export async function letAssistantsGoOn(deps: SecurityDeps, actor: SessionActor, proof: Proof) {
  await requireProof(deps, actor, proof);
  return resumeAssistants(deps, actor);
}
