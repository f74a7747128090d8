import type { ConsentAnswer } from '@investing-platform/schema/first-party';
import type { Transaction } from '../db/database.ts';
import type { SessionActor } from '../kernel/actor.ts';
import { notFound } from '../kernel/errors.ts';
import { sha256 } from '../kernel/hash.ts';
import { codeRedirect, errorRedirect } from './authorization-response.ts';
import type { OAuthDeps } from './deps.ts';
import { issueCode } from './issue-code.ts';
import { remember } from './remembered-consent.ts';
import { reduceToPlan } from './scopes.ts';
import { standingOfUser } from './store/clients.sql.ts';
import { type DecidedRequest, takeRequest } from './store/requests.sql.ts';

type Deps = Pick<OAuthDeps, 'db' | 'clock' | 'random' | 'oauth'>;

export interface ConsentDecisionInput {
  readonly requestId: string;
  readonly decision: ConsentAnswer;
}

/**
 * Allows or declines an authorization request, once. The answer is data, not a form's redirect: a
 * `form-action` policy of the consent page cannot stand in its way.
 *
 * @returns the client's redirect URI with `code`, or with `error=access_denied`, and `state`
 * @throws {PlatformError} NOT_FOUND where it lapsed, was decided, or its client was deleted
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
    const code = await allow(tx, deps, actor, request);
    return { redirectUri: codeRedirect(deps.oauth, redirectUri, state, code) };
  });
}

const declined = { code: 'access_denied', message: 'The user declined' };

async function allow(
  tx: Transaction,
  deps: Deps,
  actor: SessionActor,
  request: DecidedRequest,
): Promise<string> {
  const standing = await tx.maybe(standingOfUser, actor.userId);
  const granted = standing && reduceToPlan(request.scopes, standing);
  const code = granted && (await issueCode(tx, deps, actor.userId, request, granted));
  if (code === null || granted === null) throw notFound('Consent request');
  await remember(tx, deps, actor.userId, request, granted);
  return code;
}
