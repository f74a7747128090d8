/** What the authorization server has to know about its surroundings. */
export interface OAuthConfig {
  /** Origin under which browsers and clients reach the service, without a slash at the end. */
  readonly issuer: string;
  /** In production loopback hosts register only where the operator approved them. */
  readonly production: boolean;
  /** Hosts, with the port where it is not the default one, that clients may register for. */
  readonly approvedRedirectDomains: readonly string[];
  /** Whole seconds that an access token lives: 3600 (spec part 5.3). */
  readonly accessTokenLifetimeSeconds: number;
}
