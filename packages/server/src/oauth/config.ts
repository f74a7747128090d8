/** What the authorization server has to know about its surroundings. */
export interface OAuthConfig {
  /** Origin under which browsers and clients reach the service, without a slash at the end. */
  readonly issuer: string;
  /** Whether apps on a person's own machine register without the operator's approval. */
  readonly approvesLoopback: boolean;
  /** Hosts, with the port where it is not the default one, that clients may register for. */
  readonly approvedRedirectDomains: readonly string[];
  /** Those of them that assistants return to, of the operator's choice. */
  readonly assistantHosts: readonly string[];
  /** Paths of the doors that take tokens, each a resource of its own beside the origin. */
  readonly resourcePaths: readonly string[];
  /** Whether the metadata says that answers name their issuer (RFC 9207), as they all do. */
  readonly advertisesIss: boolean;
  /** Whole seconds that an access token lives: 3600 (spec part 5.3). */
  readonly accessTokenLifetimeSeconds: number;
}
