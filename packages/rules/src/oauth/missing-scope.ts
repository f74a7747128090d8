/** What is said to a token that lacks scopes for a field or an operation. */
export const missingScope = (scopes: string, what: string): string =>
  `token missing the required scope ${scopes} for: ${what}`;
