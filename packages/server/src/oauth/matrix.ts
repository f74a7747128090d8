import { bindAssistant } from './checks/authorize/bind-assistant.ts';
import { checkResponseType } from './checks/authorize/check-response-type.ts';
import { checkState } from './checks/authorize/check-state.ts';
import { findRequestingClient } from './checks/authorize/find-requesting-client.ts';
import { proveRedirectUri } from './checks/authorize/prove-redirect-uri.ts';
import { readCodeChallenge } from './checks/authorize/read-code-challenge.ts';
import { readQuery } from './checks/authorize/read-query.ts';
import { refuseRepeatedReturnAddress } from './checks/authorize/refuse-repeated-return-address.ts';
import { refuseRequestObjects } from './checks/authorize/refuse-request-objects.ts';
import { authenticateAnyClient } from './checks/client/authenticate-any-client.ts';
import { authenticateConfidentialClient } from './checks/client/authenticate-confidential-client.ts';
import { issueToClient } from './checks/client/issue-to-client.ts';
import { nameOwner } from './checks/client/name-owner.ts';
import { readBasicCredentials } from './checks/client/read-basic-credentials.ts';
import { refuseClientAuthentication } from './checks/client/refuse-client-authentication.ts';
import { takeOwnerUnit } from './checks/client/take-owner-unit.ts';
import { checkCodeClient } from './checks/code/check-code-client.ts';
import { checkCodeFresh } from './checks/code/check-code-fresh.ts';
import { checkCodeRedirectUri } from './checks/code/check-code-redirect-uri.ts';
import { checkCodeResource } from './checks/code/check-code-resource.ts';
import { checkCodeUnused } from './checks/code/check-code-unused.ts';
import { checkCodeVerifier } from './checks/code/check-code-verifier.ts';
import { findCode } from './checks/code/find-code.ts';
import { identifyPublicClient } from './checks/code/identify-public-client.ts';
import { readCodeRequest } from './checks/code/read-code-request.ts';
import { redeemCode } from './checks/code/redeem-code.ts';
import { checkApprovedHosts } from './checks/register/check-approved-hosts.ts';
import { checkRegisteredFlow } from './checks/register/check-registered-flow.ts';
import { checkRegisteredScope } from './checks/register/check-registered-scope.ts';
import { readClientName } from './checks/register/read-client-name.ts';
import { readMetadata } from './checks/register/read-metadata.ts';
import { readRedirectUris } from './checks/register/read-redirect-uris.ts';
import { readForm } from './checks/request/read-form.ts';
import { readResource } from './checks/request/read-resource.ts';
import { readScope } from './checks/request/read-scope.ts';
import { readToken } from './checks/request/read-token.ts';
import { refuseRepeatedParameters } from './checks/request/refuse-repeated-parameters.ts';
import { type GrantType, selectGrant } from './checks/request/select-grant.ts';
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
  .and(readResource)
  .and(bindAssistant);

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
