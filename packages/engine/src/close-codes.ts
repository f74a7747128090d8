/**
 * Why the server closes a socket. 44xx as the `graphql-transport-ws` protocol and contract rule 16
 * name them; 1xxx as RFC 6455, section 7.4.1, does.
 */
export const CloseCode = {
  /** The server stops. */
  goingAway: 1001,
  /** A binary message: the protocol is text. */
  unsupportedData: 1003,
  /** The reader is so slow that what it has not taken passes a bound. */
  policyViolation: 1008,
  /** The user has as many sockets as allowed, or sends too much; later ones may open. */
  tryAgainLater: 1013,
  badRequest: 4400,
  /** No token, or one that was never valid. */
  unauthorized: 4401,
  /** The token expired or was revoked. */
  forbidden: 4403,
  /** A fault of the server. */
  internalError: 4500,
} as const;

export type CloseCode = (typeof CloseCode)[keyof typeof CloseCode];
