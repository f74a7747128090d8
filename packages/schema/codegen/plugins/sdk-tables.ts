import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql';
import { catalogEntry } from '../catalog.ts';
import { leafScopeOf } from '../check-contract.ts';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { isFirstParty } from '../root-field.ts';

/**
 * Writes what the SDK must know of operations at run time, as words in a text, which compress
 * best: the scope of each root field, the scopes of nested fields, and who takes a key.
 */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract },
): string {
  const { contract } = config;
  const byScope = new Map<string, string[]>();
  const idempotent: string[] = [];
  for (const field of contract.fields) {
    if (isFirstParty(field)) continue;
    const entry = catalogEntry(field, contract.schema);
    const scope = entry.access === 'ANONYMOUS' ? 'none' : String(entry.scope);
    byScope.set(scope, [...(byScope.get(scope) ?? []), field.name]);
    if (entry.idempotent) idempotent.push(field.name);
  }
  return `${header}
/** The root fields that need each scope; \`public\` is any token, \`none\` is no token at all. */
export const rootFieldsByScope: Readonly<Record<string, string>> = {
${linesOf(byScope)}
};

/**
 * Nested fields that need a scope of their own. A name that means other things too stands with the
 * root fields under which it may mean this: \`name/root/root\`.
 */
export const nestedFieldsByScope: Readonly<Record<string, string>> = {
${linesOf(nestedFields(contract))}
};

/** The mutations whose input takes an idempotency key. */
export const idempotentFields: RegExp =
  /^(?:${idempotent.sort().join('|')})$/;
`;
}

function linesOf(byScope: ReadonlyMap<string, readonly string[]>): string {
  return [...byScope]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([scope, names]) => `  '${scope}': '${[...new Set(names)].sort().join(' ')}',`)
    .join('\n');
}

interface Guarded {
  readonly type: string;
  readonly name: string;
  readonly scope: string;
}

function nestedFields(contract: Contract): Map<string, string[]> {
  const guarded = guardedFields(contract);
  const unguarded = namesWithoutScope(contract.publicSchema, guarded);
  const byScope = new Map<string, string[]>();
  for (const field of guarded) {
    const { name, scope } = field;
    const roots = unguarded.has(name) ? rootsAbove(contract, field) : [];
    byScope.set(scope, [...(byScope.get(scope) ?? []), [name, ...roots].join('/')]);
  }
  return byScope;
}

function guardedFields(contract: Contract): Guarded[] {
  return contract.publicDocument.definitions.flatMap((definition) => {
    if (definition.kind !== 'ObjectTypeDefinition') return [];
    const type = definition.name.value;
    if (/^(Query|Mutation|Subscription)$/.test(type)) return [];
    return (definition.fields ?? []).flatMap((field) => {
      const access = field.directives?.find(({ name }) => name.value === 'tokenScope');
      const value = access?.arguments?.[0]?.value;
      if (value?.kind !== 'EnumValue') return [];
      return [{ type, name: field.name.value, scope: leafScopeOf(value.value) }];
    });
  });
}

/** The words of a document that need not be a guarded field: keywords and other types' fields. */
function namesWithoutScope(schema: GraphQLSchema, guarded: readonly Guarded[]): Set<string> {
  const names = new Set(['query', 'mutation', 'subscription', 'fragment', 'on']);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const name of Object.keys(type.getFields())) {
      if (!guarded.some((field) => field.type === type.name && field.name === name)) {
        names.add(name);
      }
    }
  }
  return names;
}

/** The root fields whose results may hold the guarded field. */
function rootsAbove({ publicSchema, fields }: Contract, guarded: Guarded): string[] {
  return fields
    .filter((field) => !isFirstParty(field))
    .filter((field) => {
      const root = publicSchema.getType(field.type);
      const result = isObjectType(root) ? root.getFields()[field.name] : undefined;
      return result && typesBelow(publicSchema, getNamedType(result.type).name).has(guarded.type);
    })
    .map(({ name }) => name);
}

function typesBelow(schema: GraphQLSchema, start: string): Set<string> {
  const reached = new Set<string>();
  const queue = [start];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const type = schema.getType(name);
    if (!isObjectType(type) || reached.has(name)) continue;
    reached.add(name);
    queue.push(...Object.values(type.getFields()).map((field) => getNamedType(field.type).name));
  }
  return reached;
}
