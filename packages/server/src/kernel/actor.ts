import type { LeafScope } from '@investing-platform/schema';
import type { SubscriptionTier } from '@investing-platform/schema/operations';
import { invariant } from './invariant.ts';

/** The paid and unpaid tiers of the service (spec part 1). */
export type Plan = SubscriptionTier;

/** From the lowest to the highest. */
export const PLANS = ['FREE', 'PLUS', 'PRO', 'PRIVATE'] as const satisfies readonly Plan[];

export type { LeafScope };

/** Who sends a request, and by what right. */
export type Actor = AnonymousActor | TokenActor | SessionActor;

export interface AnonymousActor {
  readonly kind: 'anonymous';
  readonly ip: string;
}

interface KnownUser {
  readonly ip: string;
  readonly userId: string;
  readonly plan: Plan;
  /** In force now: what was granted, less what plan and verified e-mail do not allow. */
  readonly scopes: ReadonlySet<LeafScope>;
  readonly expiresAt: Date;
}

/** Holds a Bearer access token (spec part 5). */
export interface TokenActor extends KnownUser {
  readonly kind: 'token';
  readonly credentialId: string;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
}

/** Is signed in to the first-party pages. */
export interface SessionActor extends KnownUser {
  readonly kind: 'session';
  readonly sessionId: string;
  /** When a second factor was last given, null where never. */
  readonly steppedUpAt: Date | null;
}

export type UserActor = Exclude<Actor, { kind: 'anonymous' }>;

/** For operations behind a scope, which the gate never lets anonymous callers reach. */
export function requireUser(actor: Actor): UserActor {
  invariant(actor.kind !== 'anonymous', 'the gate admits known users only here');
  return actor;
}
