import { type LeafScope, leafScopes } from '@investing-platform/schema';
import type { Requirement } from './requirements.ts';

/**
 * The least that a token has to hold for an operation, in the vocabulary's order: what a challenge
 * names, so that no client asks people for more. `public` alone where any token does; none where no
 * token helps.
 */
export function leastScopes(requirements: readonly Requirement[]): readonly LeafScope[] {
  const needed = new Set(requirements.map(scopeOf));
  const scopes = leafScopes.filter((leaf) => needed.has(leaf));
  const beyond = scopes.filter((leaf) => leaf !== 'public');
  return beyond.length > 0 ? beyond : scopes;
}

function scopeOf(requirement: Requirement): LeafScope | null {
  if (requirement.kind === 'nested') return requirement.scope;
  return requirement.entry?.scope ?? null;
}
