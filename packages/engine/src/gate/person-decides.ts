import type { Decision } from '@investing-platform/schema';
import type { GraphQLError } from 'graphql';
import { refusal } from '../refusal.ts';
import type { Requirement } from './requirements.ts';

/** How the app that asks stands to the person whose account it changes. */
export interface Standing {
  /** Whether the person wants to be asked about its changes. */
  readonly isAsked: boolean;
  /** Whether its changes are counted and noted. */
  readonly isCounted: boolean;
}

/** The one change that the person is asked about. */
export type Asked = Extract<Requirement, { kind: 'root' }>;

/** What comes before an operation that its caller may run. */
export type PersonsPart =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'COUNT' | 'ASK'; readonly change: Asked }
  | { readonly kind: 'REFUSED'; readonly errors: readonly GraphQLError[] };

const NOTHING: PersonsPart = Object.freeze({ kind: 'NOTHING' });

/**
 * Whether the person has a part in an operation: what the contract leaves to them, what they are
 * asked about first, and what is only counted. A person reads one change at a time, so an operation
 * that is asked about or counted has one.
 */
export function personsPart(
  requirements: readonly Requirement[],
  { isAsked, isCounted }: Standing,
): PersonsPart {
  if (!isAsked && !isCounted) return NOTHING;
  const left = isAsked ? changes(requirements, 'NEVER') : [];
  if (left.length > 0) return { kind: 'REFUSED', errors: left.map(leftToPerson) };
  const asked = [...changes(requirements, 'ASK'), ...changes(requirements, 'NEVER')];
  const [change] = asked;
  if (change === undefined) return NOTHING;
  if (asked.length > 1 || change.uses.length > 1) {
    return { kind: 'REFUSED', errors: [oneAtATime(change)] };
  }
  return { kind: isAsked ? 'ASK' : 'COUNT', change };
}

function changes(requirements: readonly Requirement[], decision: Decision): readonly Asked[] {
  return requirements.filter(
    (one): one is Asked => one.kind === 'root' && one.entry?.decision === decision,
  );
}

function leftToPerson({ field, node }: Requirement): GraphQLError {
  const message = `${field} is left to the person, who wants to be asked about changes of this app`;
  return refusal('FORBIDDEN', message, { nodes: [node] });
}

function oneAtATime({ node }: Requirement): GraphQLError {
  const message = 'Send one change at a time: the person wants to know of each change of this app.';
  return refusal('QUERY_LIMIT_EXCEEDED', message, { nodes: [node] });
}
