import { missingScope } from '@investing-platform/rules/oauth/missing-scope';
import type { GraphQLError } from 'graphql';
import { refusal } from '../refusal.ts';
import { freePlanOperations } from './free-plan.ts';
import type { Requirement } from './requirements.ts';

/** Who asks. Scopes are those in force now. */
export type Requester =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'token'; readonly scopes: ReadonlySet<string> }
  | { readonly kind: 'session'; readonly plan: string };

/** Who asks, and from where. */
export interface Caller {
  readonly actor: Requester;
  /** Whether the request can come from the first-party app: HTTP, and no foreign `Origin`. */
  readonly isFirstParty: boolean;
}

/**
 * The gate: may this caller run this operation? Serves HTTP and WebSocket alike (spec parts 5.3
 * and 7, contract rules 14, 15, 18, 21, 23). What an operation requires is remembered with it; the
 * verdict never is.
 *
 * @returns one error for each field that is refused; none where the operation may run
 */
export function admit(
  requirements: readonly Requirement[],
  caller: Caller,
): readonly GraphQLError[] {
  let errors: GraphQLError[] | undefined;
  for (const requirement of requirements) {
    const error = refusalOf(requirement, caller);
    if (error === null) continue;
    errors ??= [];
    errors.push(error);
  }
  return errors ?? NONE;
}

const NONE: readonly GraphQLError[] = Object.freeze([]);

function refusalOf(requirement: Requirement, caller: Caller): GraphQLError | null {
  if (requirement.kind === 'nested') return scopeRefusal(requirement, requirement.scope, caller);
  const { entry } = requirement;
  switch (entry?.access) {
    case 'ANONYMOUS':
      return null;
    case 'PUBLIC':
      return caller.actor.kind === 'anonymous' ? unauthenticated(requirement) : null;
    case 'SCOPE':
      return entry.scope === null
        ? unknownOperation(requirement)
        : scopeRefusal(requirement, entry.scope, caller);
    case 'SESSION_ONLY':
    case 'SESSION_START':
      return sessionRefusal(requirement, entry.access, caller);
    default:
      return unknownOperation(requirement);
  }
}

function scopeRefusal(
  requirement: Requirement,
  scope: string,
  { actor }: Caller,
): GraphQLError | null {
  switch (actor.kind) {
    case 'anonymous':
      return unauthenticated(requirement);
    case 'token':
      return actor.scopes.has(scope) ? null : withoutScope(requirement, scope);
    case 'session':
      return isOpenTo(actor.plan, requirement) ? null : planRequired(requirement);
  }
}

/** A session holds its owner's scopes whatever the plan; the plan decides by operation. */
function isOpenTo(plan: string, requirement: Requirement): boolean {
  if (plan !== 'FREE' || requirement.kind === 'nested') return true;
  return freePlanOperations.has(requirement.field);
}

function sessionRefusal(
  requirement: Requirement,
  access: 'SESSION_ONLY' | 'SESSION_START',
  { actor, isFirstParty }: Caller,
): GraphQLError | null {
  if (actor.kind === 'token') return notForTokens(requirement);
  if (!isFirstParty) return notFromHere(requirement);
  return actor.kind === 'anonymous' && access === 'SESSION_ONLY'
    ? unauthenticated(requirement)
    : null;
}

function unauthenticated({ field, node }: Requirement): GraphQLError {
  return refusal('UNAUTHENTICATED', `authentication is required for: ${field}`, { nodes: [node] });
}

function withoutScope({ field, node }: Requirement, scope: string): GraphQLError {
  return refusal('FORBIDDEN', missingScope(scope, field), { nodes: [node] });
}

function notForTokens({ field, node }: Requirement): GraphQLError {
  return refusal('FORBIDDEN', `${field} is not available to API tokens`, { nodes: [node] });
}

function notFromHere({ field, node }: Requirement): GraphQLError {
  const message = `${field} is available to the first-party app only`;
  return refusal('FORBIDDEN', message, { nodes: [node] });
}

function planRequired({ field, node }: Requirement): GraphQLError {
  return refusal('PLAN_REQUIRED', `a paid plan is required for: ${field}`, { nodes: [node] });
}

function unknownOperation({ field, node }: Requirement): GraphQLError {
  return refusal('FORBIDDEN', `${field} is not an operation of this API`, { nodes: [node] });
}
