// Generated from the contract by `npm run codegen`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '../src/operation.ts';
/** What a new API credential needs. */
export type CreateApiCredentialInput = {
  /** A name by which the owner will know it. */
  label: string;
  /** True: a public client with PKCE and without a secret. False: a confidential credential. */
  isPublic?: boolean;
  /**
   * Where the authorization code flow may return to: https, or http on localhost and 127.0.0.1; no
   * fragment. At least one for a public client, none for a confidential credential.
   */
  redirectUris?: Array<string>;
};

/** Which API credential to delete. */
export type DeleteApiCredentialInput = {
  /** The credential's id. */
  id: string;
};

/** Allow or decline. */
export type ConsentAnswer =
  /** Grant the scopes that the consent screen showed. */
  | 'ALLOW'
  /** Grant nothing; the app is told `access_denied`. */
  | 'DECLINE';

/** Which request to read. */
export type ConsentRequestInput = {
  /** The request's id, from the consent screen's address. */
  id: string;
};

/** The person's answer to an app. */
export type DecideConsentInput = {
  /** The request's id, from the consent screen's address. */
  id: string;
  /** The answer. */
  answer: ConsentAnswer;
};

/** Which app to disconnect. */
export type RevokeConnectedAppInput = {
  /** The id of the connected app. */
  id: string;
};

/** What signing in needs. */
export type SignInInput = {
  /** The address of the account. */
  email: string;
  /** The password of the account. */
  password: string;
};

export type ApiCredentialsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiCredentialsQuery = { apiCredentials: Array<{ id: string, label: string, clientId: string, isPublic: boolean, redirectUris: Array<string>, lastUsedAt: string | null, lastUsedIp: string | null, scopesInUse: Array<string>, createdAt: string }> };

export type CreateApiCredentialMutationVariables = Exact<{
  params: CreateApiCredentialInput;
}>;


export type CreateApiCredentialMutation = { createApiCredential: { clientSecret: string | null, credential: { id: string, label: string, clientId: string, isPublic: boolean, redirectUris: Array<string>, lastUsedAt: string | null, lastUsedIp: string | null, scopesInUse: Array<string>, createdAt: string } } };

export type DeleteApiCredentialMutationVariables = Exact<{
  params: DeleteApiCredentialInput;
}>;


export type DeleteApiCredentialMutation = { deleteApiCredential: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type ConsentRequestQueryVariables = Exact<{
  params: ConsentRequestInput;
}>;


export type ConsentRequestQuery = { consentRequest: { id: string, clientName: string, redirectHost: string, registeredDynamically: boolean, requestedScopes: Array<string>, grantedScopes: Array<string>, droppedScopes: Array<string>, expiresAt: string } };

export type ConnectedAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedAppsQuery = { connectedApps: Array<{ id: string, clientName: string, scopes: Array<string>, allowedAt: string, lastUsedAt: string | null }> };

export type DecideConsentMutationVariables = Exact<{
  params: DecideConsentInput;
}>;


export type DecideConsentMutation = { decideConsent: { redirectUri: string } };

export type RevokeConnectedAppMutationVariables = Exact<{
  params: RevokeConnectedAppInput;
}>;


export type RevokeConnectedAppMutation = { revokeConnectedApp: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type CurrentSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentSessionQuery = { currentSession: { id: string, expiresAt: string, user: { id: string, name: string } } | null };

export type SignInMutationVariables = Exact<{
  params: SignInInput;
}>;


export type SignInMutation = { signIn: { id: string, expiresAt: string, user: { id: string, name: string } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

/** The signed-in person's API credentials, newest first. */
export const apiCredentials = 'query ApiCredentials{apiCredentials{id label clientId isPublic redirectUris lastUsedAt lastUsedIp scopesInUse createdAt}}' as Operation<
  ApiCredentialsQuery, ApiCredentialsQueryVariables, 'Query', never
>;

/** Creates an API credential. */
export const createApiCredential = 'mutation CreateApiCredential($params:CreateApiCredentialInput!){createApiCredential(params:$params){credential{id label clientId isPublic redirectUris lastUsedAt lastUsedIp scopesInUse createdAt}clientSecret}}' as Operation<
  CreateApiCredentialMutation, CreateApiCredentialMutationVariables, 'Mutation', never
>;

/** Deletes an API credential. */
export const deleteApiCredential = 'mutation DeleteApiCredential($params:DeleteApiCredentialInput!){deleteApiCredential(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteApiCredentialMutation, DeleteApiCredentialMutationVariables, 'Mutation', never
>;

/** The request behind a consent screen. */
export const consentRequest = 'query ConsentRequest($params:ConsentRequestInput!){consentRequest(params:$params){id clientName redirectHost registeredDynamically requestedScopes grantedScopes droppedScopes expiresAt}}' as Operation<
  ConsentRequestQuery, ConsentRequestQueryVariables, 'Query', never
>;

/** The apps that may act for the signed-in person, last allowed first. */
export const connectedApps = 'query ConnectedApps{connectedApps{id clientName scopes allowedAt lastUsedAt}}' as Operation<
  ConnectedAppsQuery, ConnectedAppsQueryVariables, 'Query', never
>;

/** Allows or declines an app's request, once. */
export const decideConsent = 'mutation DecideConsent($params:DecideConsentInput!){decideConsent(params:$params){redirectUri}}' as Operation<
  DecideConsentMutation, DecideConsentMutationVariables, 'Mutation', never
>;

/** Disconnects an app. */
export const revokeConnectedApp = 'mutation RevokeConnectedApp($params:RevokeConnectedAppInput!){revokeConnectedApp(params:$params){id affectedCount affectedIds message}}' as Operation<
  RevokeConnectedAppMutation, RevokeConnectedAppMutationVariables, 'Mutation', never
>;

/** The session of this browser, or null where nobody is signed in. */
export const currentSession = 'query CurrentSession{currentSession{id user{id name}expiresAt}}' as Operation<
  CurrentSessionQuery, CurrentSessionQueryVariables, 'Query', never
>;

/** Signs in and sets the session cookie. */
export const signIn = 'mutation SignIn($params:SignInInput!){signIn(params:$params){id user{id name}expiresAt}}' as Operation<
  SignInMutation, SignInMutationVariables, 'Mutation', never
>;

/** Signs out. */
export const signOut = 'mutation SignOut{signOut{id affectedCount affectedIds message}}' as Operation<
  SignOutMutation, SignOutMutationVariables, 'Mutation', never
>;
