import type { LeafScope } from '@investing-platform/schema';
import type { SessionActor } from '../kernel/actor.ts';
import { notFound } from '../kernel/errors.ts';
import { sha256 } from '../kernel/hash.ts';
import type { OAuthDeps } from './deps.ts';
import { hostOf } from './redirect-uri.ts';
import { droppedFrom, reduceToPlan } from './scopes.ts';
import { standingOfUser } from './store/clients.sql.ts';
import { requestByHash } from './store/requests.sql.ts';

/** What a person is asked to allow (spec part 3 rule 2). */
export interface ConsentRequest {
  readonly id: string;
  readonly client: {
    /** As the app calls itself: not verified. */
    readonly name: string;
    /** Host, and port where it is not the usual one, that the browser returns to. */
    readonly host: string;
    readonly isPublic: boolean;
    readonly registeredDynamically: boolean;
  };
  readonly requestedScopes: readonly LeafScope[];
  /** What allowing grants. */
  readonly grantedScopes: readonly LeafScope[];
  /** What plan or unconfirmed e-mail address leave out. */
  readonly droppedScopes: readonly LeafScope[];
  readonly expiresAt: Date;
}

/**
 * An undecided authorization request, as the signed-in person would grant it.
 *
 * @throws {PlatformError} NOT_FOUND where it lapsed or was decided
 */
export async function readConsentRequest(
  deps: Pick<OAuthDeps, 'db' | 'clock'>,
  actor: SessionActor,
  requestId: string,
): Promise<ConsentRequest> {
  const request = await deps.db.maybe(requestByHash, sha256(requestId), deps.clock.now());
  const standing = await deps.db.maybe(standingOfUser, actor.userId);
  if (request === null || standing === null) throw notFound('Consent request');
  const grantedScopes = reduceToPlan(request.scopes, standing);
  return {
    id: requestId,
    client: {
      name: request.label,
      host: hostOf(request.redirectUri),
      isPublic: request.isPublic,
      registeredDynamically: request.origin === 'REGISTRATION',
    },
    requestedScopes: request.scopes,
    grantedScopes,
    droppedScopes: droppedFrom(request.scopes, grantedScopes),
    expiresAt: request.expiresAt,
  };
}
