import {
  type BreakingChange,
  BreakingChangeType,
  findBreakingChanges,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';

/** What a released part says before it may go: `@deprecated(reason: "... Until 2027-06-30.")`. */
const WINDOW = /\bUntil (\d{4}-\d{2}-\d{2})\b/;

const REMOVALS = new Set<BreakingChangeType>([
  BreakingChangeType.FIELD_REMOVED,
  BreakingChangeType.ARG_REMOVED,
  BreakingChangeType.VALUE_REMOVED_FROM_ENUM,
]);

/**
 * The changes from a released schema that break its callers, but for the removal of what the
 * release had deprecated until a day that is over. Empty: the change is compatible.
 *
 * @param today as `YYYY-MM-DD`
 */
export function breakingChanges(
  released: GraphQLSchema,
  current: GraphQLSchema,
  today: string,
): string[] {
  return findBreakingChanges(released, current)
    .filter((change) => !isAnnounced(released, change, today))
    .map(({ description }) => description);
}

function isAnnounced(released: GraphQLSchema, change: BreakingChange, today: string): boolean {
  if (!REMOVALS.has(change.type)) return false;
  const [, path = ''] = /^(\S+?)\.? (?:was removed|arg )/.exec(change.description) ?? [];
  const [owner = '', member = ''] = partsOf(path, change.description);
  const until = WINDOW.exec(deprecationOf(released, owner, member) ?? '')?.[1];
  return until !== undefined && until < today;
}

/** `Type.field was removed.` and `VALUE was removed from enum type Type.` */
function partsOf(path: string, description: string): string[] {
  const fromEnum = /^(\S+) was removed from enum type (\S+?)\.$/.exec(description);
  return fromEnum ? [fromEnum[2] ?? '', fromEnum[1] ?? ''] : path.split('.');
}

function deprecationOf(schema: GraphQLSchema, owner: string, member: string): string | null {
  const type = schema.getType(owner);
  if (isEnumType(type)) return type.getValue(member)?.deprecationReason ?? null;
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    return type.getFields()[member]?.deprecationReason ?? null;
  }
  return null;
}
