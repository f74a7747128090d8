/** What each of the three servers in the child is asked with. */
export interface Asked {
  readonly url: string;
  readonly token: string;
  readonly body: string;
}

export interface Doors {
  /** A tool of the platform that runs one operation. */
  readonly call: Asked;
  /** The same operation at `/graphql`. */
  readonly operation: Asked;
  /** A tool of the protocol's library that says what it is told. */
  readonly echo: Asked;
  /** The platform's list of tools. */
  readonly list: Asked;
}
