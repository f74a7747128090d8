import type { HouseholdRelationship } from '@investing-platform/schema/operations';

/** What a member is to whoever founded the household; nobody else is `SELF`. */
export const RELATIONSHIPS: Readonly<Record<Exclude<HouseholdRelationship, 'SELF'>, string>> = {
  PARTNER: 'Partner',
  CHILD: 'Son or daughter',
  PARENT: 'Father or mother',
  SIBLING: 'Brother or sister',
  OTHER: 'Somebody else',
};
