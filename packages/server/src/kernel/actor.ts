import type { LeafScope } from '@investing-platform/schema';
import type { AppApproval } from '@investing-platform/schema/first-party';
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

/** What a person has said of an app: how it asks, and how much it may do. */
export interface AppRule {
  /** Whether the person allowed it as an assistant. */
  readonly assistant: boolean;
  readonly approval: AppApproval;
  /** In any 24 hours; null: no bound. */
  readonly maxChangesPerDay: number | null;
  /** In US dollars, in any 24 hours; null: no bound. */
  readonly maxAmountPerDay: string | null;
}

/** How a token stands to the person whose account it opens. */
export interface AppStanding {
  /** Null of the person's own programs, and of apps that nothing was said of. */
  readonly rule: AppRule | null;
  /** Whether the grant is for assistants alone. */
  readonly isForAssistants: boolean;
  /** Whether the person's plan or unconfirmed address leaves no token more than `identity`. */
  readonly isIdentityAlone: boolean;
  /** Whether the person has stopped all assistants. */
  readonly areStopped: boolean;
}

/** Holds a Bearer access token (spec part 5). */
export interface TokenActor extends KnownUser {
  readonly kind: 'token';
  readonly credentialId: string;
  /** SHA-256 of the token. */
  readonly tokenHash: Buffer;
  /** Where it was read from the database. */
  readonly app?: AppStanding;
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
