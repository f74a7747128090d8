import { hostOf, isLoopback } from '@investing-platform/rules/oauth/redirect-uri';
import { droppedFrom, reduceToPlan } from '@investing-platform/rules/oauth/scopes';
import type { LeafScope } from '@investing-platform/schema';
import type { AppApproval, AppRegistrant } from '@investing-platform/schema/first-party';
import type { SessionActor } from '../../kernel/actor.ts';
import { notFound } from '../../kernel/errors.ts';
import { sha256 } from '../../kernel/hash.ts';
import { isAssistants } from '../clients/assistants.ts';
import type { OAuthDeps } from '../deps.ts';
import { CONSENT_LIFETIME_DAYS } from '../lifetimes.ts';
import { standingOfUser } from '../store/clients.sql.ts';
import { type RequestRow, requestByHash } from '../store/requests.sql.ts';
import { approvalOf, isRemembered } from './remembered-consent.ts';

/** What a person is asked to allow (spec part 3 rule 2). */
export interface ConsentRequest {
  readonly id: string;
  readonly client: {
    /** As the app calls itself: not verified. */
    readonly name: string;
    /** Host, and port where it is not the usual one, that the browser returns to. */
    readonly host: string;
    readonly isLoopback: boolean;
    readonly registeredBy: AppRegistrant;
    readonly registeredAt: Date;
    /** Of the document that describes it, null where there is none. */
    readonly documentUrl: string | null;
  };
  readonly requestedScopes: readonly LeafScope[];
  /** What allowing grants. */
  readonly grantedScopes: readonly LeafScope[];
  /** What plan or unconfirmed e-mail address leave out. */
  readonly droppedScopes: readonly LeafScope[];
  readonly isAssistant: boolean;
  /** How the person is asked about its changes unless they choose otherwise. */
  readonly approval: AppApproval;
  /** Days for which allowing is remembered, null where it is not. */
  readonly rememberedDays: number | null;
  readonly expiresAt: Date;
}

/**
 * An undecided authorization request, as the signed-in person would grant it.
 *
 * @throws {PlatformError} NOT_FOUND where it lapsed or was decided
 */
export async function readConsentRequest(
  deps: Pick<OAuthDeps, 'db' | 'clock' | 'oauth'>,
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
      isLoopback: isLoopback(request.redirectUri),
      registeredBy: registrantOf(request, actor),
      registeredAt: request.registeredAt,
      documentUrl: request.origin === 'DOCUMENT' ? request.clientId : null,
    },
    requestedScopes: request.scopes,
    grantedScopes,
    droppedScopes: droppedFrom(request.scopes, grantedScopes),
    isAssistant: isAssistants(deps.oauth, request),
    approval: await approvalOf(deps, actor.userId, request),
    rememberedDays: isRemembered(request) ? CONSENT_LIFETIME_DAYS : null,
    expiresAt: request.expiresAt,
  };
}

function registrantOf({ origin, ownerId }: RequestRow, { userId }: SessionActor): AppRegistrant {
  if (origin === 'DOCUMENT') return 'DOCUMENT';
  if (origin === 'REGISTRATION') return 'ITSELF';
  return ownerId === userId ? 'YOU' : 'ANOTHER_PERSON';
}
