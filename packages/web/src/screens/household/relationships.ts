import type { HouseholdRelationship } from '@investing-platform/schema/operations';

/** What a member is to whoever founded the household; nobody else is `SELF`. */
export const RELATIONSHIPS = [
  ['PARTNER', 'Partner'],
  ['CHILD', 'Son or daughter'],
  ['PARENT', 'Father or mother'],
  ['SIBLING', 'Brother or sister'],
  ['OTHER', 'Somebody else'],
] as const satisfies readonly (readonly [HouseholdRelationship, string])[];

/** By its name in the contract; undefined for the founder. */
export const relationshipOf = (name: string) => RELATIONSHIPS.find(([own]) => own === name);
