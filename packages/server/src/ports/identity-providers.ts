import type { OAuthProvider } from '@investing-platform/schema/operations';

/** Who somebody is to a provider. */
export interface OutsideIdentity {
  /** The person's id at the provider: stable, while addresses change. */
  readonly subject: string;
  /** In lower case; null where the provider does not tell. */
  readonly email: string | null;
  /** Whether the provider vouches for the address. */
  readonly emailVerified: boolean;
}

/** The secrets of one sign-in, which the browser's sealed cookie keeps meanwhile. */
export interface SignInRequest {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  /** RFC 7636, section 4.1. */
  readonly codeVerifier: string;
}

/** What came back from the provider. */
export interface CodeToRedeem {
  readonly code: string;
  readonly redirectUri: string;
  /** Null where the request carried no challenge. */
  readonly codeVerifier: string | null;
  /** Null where the request was made by an app, which has to check its nonce itself. */
  readonly nonce: string | null;
  /** The parameter `iss` of the answer (RFC 9207), where there was one. */
  readonly issuer: string | null;
}

/** `refused`: the provider says no for good; `unavailable`: it could not be asked in time. */
export type ProviderOutcome<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused' | 'unavailable'; readonly problem: string };

/** One party that vouches for identities by OpenID Connect. */
export interface IdentityProvider {
  /** In addresses: lower case. */
  readonly id: string;
  /** As people know it. */
  readonly name: string;
  readonly provider: OAuthProvider;
  /** Where to send the browser. Never rejects. */
  authorizationUrl(request: SignInRequest, signal: AbortSignal): Promise<ProviderOutcome<string>>;
  /** Redeems a code, once. Never rejects. */
  redeem(code: CodeToRedeem, signal: AbortSignal): Promise<ProviderOutcome<OutsideIdentity>>;
}
