import type { Actor, SessionActor } from '../../../kernel/actor.ts';
import { invariant } from '../../../kernel/invariant.ts';
import type { ApiCredential, ConnectedApp, ConsentRequest } from '../../../oauth/index.ts';

/** For operations of signed-in browsers, which the gate lets nobody else reach. */
export function requireSession(actor: Actor): SessionActor {
  invariant(actor.kind === 'session', 'the gate admits sessions only here');
  return actor;
}

/** An `OperationResult` of one object that the caller may know. */
export function done(id: string, message: string) {
  return { id, affectedCount: 1, affectedIds: [id], message };
}

/** An `OperationResult` that tells nothing but its sentence. */
export function silent(message: string) {
  return { id: null, affectedCount: 0, affectedIds: [], message };
}

export function credentialView(credential: ApiCredential) {
  const { isPublic: publicClient, redirectUris, scopesInUse, ...shown } = credential;
  return {
    ...shown,
    publicClient,
    redirectUris: [...redirectUris],
    scopesInUse: [...scopesInUse],
  };
}

export function consentView(request: ConsentRequest) {
  return {
    id: request.id,
    clientName: request.client.name,
    redirectHost: request.client.host,
    redirectsToLoopback: request.client.isLoopback,
    registeredBy: request.client.registeredBy,
    registeredAt: request.client.registeredAt,
    documentUrl: request.client.documentUrl,
    requestedScopes: [...request.requestedScopes],
    grantedScopes: [...request.grantedScopes],
    droppedScopes: [...request.droppedScopes],
    assistant: request.isAssistant,
    approval: request.approval,
    rememberedDays: request.rememberedDays,
    expiresAt: request.expiresAt,
  };
}

export function appView(app: ConnectedApp) {
  return { ...app, scopes: [...app.scopes] };
}
