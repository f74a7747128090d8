import type { LeafScope } from './scopes.ts';

/** What the contract says of one root field. */
export interface CatalogEntry {
  readonly type: 'Query' | 'Mutation' | 'Subscription';
  /**
   * `SCOPE`: the token must hold `scope`. `PUBLIC`: any valid token. `ANONYMOUS`: no token needed.
   * `SESSION_ONLY`: the first-party session alone. `SESSION_START`: the first-party app, signed in
   * or not.
   */
  readonly access: 'SCOPE' | 'PUBLIC' | 'ANONYMOUS' | 'SESSION_ONLY' | 'SESSION_START';
  /** The scope of the operation table; null for first-party operations. */
  readonly scope: LeafScope | null;
  readonly rateGroup: 'GENERAL' | 'SENSITIVE';
  readonly domain: string;
  /** Whether its input takes an idempotency key, so that a repetition is safe. */
  readonly idempotent: boolean;
}
