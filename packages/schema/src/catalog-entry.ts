import type { LeafScope } from './scopes.ts';

/**
 * Who decides about a change that an app makes where its person wants to be asked: nobody but the
 * person, in the application itself; the person, by approving it; or nobody has to.
 */
export type Decision = 'NEVER' | 'ASK' | 'FREE';

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
  /** Null for what changes nothing. */
  readonly decision: Decision | null;
}
