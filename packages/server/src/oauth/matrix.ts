import { authenticateAnyClient } from './checks/authenticate-any-client.ts';
import { authenticateConfidentialClient } from './checks/authenticate-confidential-client.ts';
import { checkApprovedHosts } from './checks/check-approved-hosts.ts';
import { checkCodeClient } from './checks/check-code-client.ts';
import { checkCodeFresh } from './checks/check-code-fresh.ts';
import { checkCodeRedirectUri } from './checks/check-code-redirect-uri.ts';
import { checkCodeResource } from './checks/check-code-resource.ts';
import { checkCodeUnused } from './checks/check-code-unused.ts';
import { checkCodeVerifier } from './checks/check-code-verifier.ts';
import { checkRegisteredFlow } from './checks/check-registered-flow.ts';
import { checkRegisteredScope } from './checks/check-registered-scope.ts';
import { checkResponseType } from './checks/check-response-type.ts';
import { checkState } from './checks/check-state.ts';
import { findCode } from './checks/find-code.ts';
import { findRequestingClient } from './checks/find-requesting-client.ts';
import { identifyPublicClient } from './checks/identify-public-client.ts';
import { issueToClient } from './checks/issue-to-client.ts';
import { nameOwner } from './checks/name-owner.ts';
import { proveRedirectUri } from './checks/prove-redirect-uri.ts';
import { readBasicCredentials } from './checks/read-basic-credentials.ts';
import { readClientName } from './checks/read-client-name.ts';
import { readCodeChallenge } from './checks/read-code-challenge.ts';
import { readCodeRequest } from './checks/read-code-request.ts';
import { readForm } from './checks/read-form.ts';
import { readMetadata } from './checks/read-metadata.ts';
import { readQuery } from './checks/read-query.ts';
import { readRedirectUris } from './checks/read-redirect-uris.ts';
import { readResource } from './checks/read-resource.ts';
import { readScope } from './checks/read-scope.ts';
import { readToken } from './checks/read-token.ts';
import { redeemCode } from './checks/redeem-code.ts';
import { refuseClientAuthentication } from './checks/refuse-client-authentication.ts';
import { refuseRepeatedParameters } from './checks/refuse-repeated-parameters.ts';
import { refuseRepeatedReturnAddress } from './checks/refuse-repeated-return-address.ts';
import { refuseRequestObjects } from './checks/refuse-request-objects.ts';
import { type GrantType, selectGrant } from './checks/select-grant.ts';
import { takeOwnerUnit } from './checks/take-owner-unit.ts';
import { begin, type Pipeline } from './pipeline.ts';
import type { TokenOutcome, TokenRequest } from './tokens/token-grant.ts';

/*
 * Every endpoint's steps, in their order. What needs no database comes first; what uses something
 * up or issues something comes last.
 */

/** POST /oauth/token, before the grant is known. */
export const tokenRequest = begin(readForm).and(refuseRepeatedParameters).and(selectGrant);

const clientCredentials = begin(readScope<TokenRequest>)
  .and(readResource)
  .and(readBasicCredentials)
  .and(authenticateConfidentialClient)
  .and(nameOwner)
  .and(takeOwnerUnit)
  .and(issueToClient);

const authorizationCode = begin(readScope<TokenRequest>)
  .and(readResource)
  .and(refuseClientAuthentication)
  .and(readCodeRequest)
  .and(identifyPublicClient)
  .and(findCode)
  .and(checkCodeClient)
  .and(checkCodeUnused)
  .and(checkCodeFresh)
  .and(checkCodeRedirectUri)
  .and(checkCodeVerifier)
  .and(checkCodeResource)
  .and(takeOwnerUnit)
  .and(redeemCode);

export const grants: ReadonlyMap<GrantType, Pipeline<TokenRequest, TokenOutcome>> = new Map<
  GrantType,
  Pipeline<TokenRequest, TokenOutcome>
>([
  ['client_credentials', clientCredentials],
  ['authorization_code', authorizationCode],
]);

/** GET /oauth/authorize, until it is known whom to tell: errors stay in the browser. */
export const authorizeReturnAddress = begin(readQuery)
  .and(refuseRepeatedReturnAddress)
  .and(findRequestingClient)
  .and(proveRedirectUri);

/** The rest of it: errors go to the client's redirect URI. */
export const authorizeRequest = begin(refuseRepeatedParameters<ReturnAddress>)
  .and(refuseRequestObjects)
  .and(checkResponseType)
  .and(checkState)
  .and(readCodeChallenge)
  .and(readScope)
  .and(readResource);

type ReturnAddress = Awaited<ReturnType<typeof authorizeReturnAddress.run>>;

/** POST /oauth/register. */
export const registration = begin(readMetadata)
  .and(readRedirectUris)
  .and(checkRegisteredFlow)
  .and(checkRegisteredScope)
  .and(readClientName)
  .and(checkApprovedHosts);

/** POST /oauth/revoke. */
export const revocation = begin(readForm)
  .and(refuseRepeatedParameters)
  .and(readToken)
  .and(authenticateAnyClient);

/** POST /oauth/introspect. */
export const introspection = begin(readForm)
  .and(refuseRepeatedParameters)
  .and(readToken)
  .and(readBasicCredentials)
  .and(authenticateConfidentialClient);
