import { reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { LeafScope } from '@investing-platform/schema';
import type { AppApproval, ConsentAnswer } from '@investing-platform/schema/first-party';
import type { Transaction } from '../../db/database.ts';
import type { SessionActor } from '../../kernel/actor.ts';
import { badInput, notFound, refuse } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import { isAssistants, usualApproval } from '../clients/assistants.ts';
import type { OAuthDeps } from '../deps.ts';
import { keepRule, ruleOf } from '../store/app-rules.sql.ts';
import { standingOfUser, type UserStanding } from '../store/clients.sql.ts';
import { type DecidedRequest, takeRequest } from '../store/requests.sql.ts';
import { issueCode } from '../tokens/issue-code.ts';
import { codeRedirect, errorRedirect } from './authorization-response.ts';
import { remember } from './remembered-consent.ts';

type Deps = Pick<OAuthDeps, 'db' | 'clock' | 'random' | 'oauth'>;

export interface ConsentDecisionInput {
  readonly requestId: string;
  readonly decision: ConsentAnswer;
  /** What the person was shown as granted; needed to allow. */
  readonly shownScopes: readonly string[];
  /** How the person wants to be asked about changes; as is usual where left out. */
  readonly approval?: AppApproval | null | undefined;
}

/**
 * Allows or declines an authorization request, once. The answer is data, not a form's redirect: a
 * `form-action` policy of the consent page cannot stand in its way.
 *
 * @returns the client's redirect URI with `code`, or with `error=access_denied`, and `state`
 * @throws {PlatformError} NOT_FOUND where it lapsed, was decided, or its client was deleted;
 *   BAD_USER_INPUT where what was shown is not of this request; INVALID_STATE where nothing is left
 *   of it. The request then stays open
 */
export async function decideConsent(
  deps: Deps,
  actor: SessionActor,
  input: ConsentDecisionInput,
): Promise<{ readonly redirectUri: string }> {
  return deps.db.transaction(async (tx) => {
    const requestHash = sha256(input.requestId);
    const request = await tx.maybe(takeRequest, requestHash, deps.clock.now());
    if (request === null) throw notFound('Consent request');
    const { redirectUri, state } = request;
    if (input.decision === 'DECLINE') {
      return { redirectUri: errorRedirect(deps.oauth, redirectUri, state, declined) };
    }
    const code = await allow(tx, deps, actor, request, input);
    return { redirectUri: codeRedirect(deps.oauth, redirectUri, state, code) };
  });
}

const declined = { code: 'access_denied', message: 'The user declined' };

async function allow(
  tx: Transaction,
  deps: Deps,
  actor: SessionActor,
  request: DecidedRequest,
  { shownScopes: shown, approval }: ConsentDecisionInput,
): Promise<string> {
  const standing = await tx.maybe(standingOfUser, actor.userId);
  if (standing === null) throw notFound('Consent request');
  const granted = grantOf(request, standing, shown);
  const code = await issueCode(tx, deps, actor.userId, request, granted);
  if (code === null) throw notFound('Consent request');
  await remember(tx, deps, actor.userId, request, granted);
  const { credentialId } = request;
  const isAssistant = isAssistants(deps.oauth, request);
  const known = await tx.maybe(ruleOf, actor.userId, credentialId);
  const wanted = approval ?? usualApproval(isAssistant, known?.rule ?? null);
  await tx.one(keepRule, actor.userId, credentialId, isAssistant, wanted);
  return code;
}

/** Never more than the person was shown, even where the plan has grown since. */
function grantOf(
  { scopes }: DecidedRequest,
  standing: UserStanding,
  shown: readonly string[],
): readonly LeafScope[] {
  const known: readonly string[] = [...scopes, 'identity'];
  if (shown.length === 0 || !shown.every((scope) => known.includes(scope))) {
    throw badInput('params.grantedScopes', 'must be those that the request showed');
  }
  const granted = reduceToPlan(scopes, standing).filter((scope) => shown.includes(scope));
  if (granted.length > 0) return granted;
  throw refuse('INVALID_STATE', 'Your plan has changed since this was shown: look again');
}
