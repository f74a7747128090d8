import { catalogEntry } from '../catalog.ts';
import { leafScopeOf } from '../check-contract.ts';
import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { isFirstParty } from '../root-field.ts';

/**
 * Writes what the SDK must know of operations at run time, as words in strings, which compress
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

/** Nested fields that need a scope of their own. */
export const nestedFieldsByScope: Readonly<Record<string, string>> = {
${linesOf(nestedFields(contract))}
};

/** The mutations whose input takes an idempotency key. */
export const idempotentFields: string =
  '${idempotent.sort().join(' ')}';
`;
}

function linesOf(byScope: ReadonlyMap<string, readonly string[]>): string {
  return [...byScope]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([scope, names]) => `  '${scope}': '${[...new Set(names)].sort().join(' ')}',`)
    .join('\n');
}

function nestedFields(contract: Contract): Map<string, string[]> {
  const byScope = new Map<string, string[]>();
  for (const definition of contract.publicDocument.definitions) {
    if (definition.kind !== 'ObjectTypeDefinition') continue;
    if (/^(Query|Mutation|Subscription)$/.test(definition.name.value)) continue;
    for (const field of definition.fields ?? []) {
      const requires = field.directives?.find(({ name }) => name.value === 'requires');
      const value = requires?.arguments?.[0]?.value;
      if (value?.kind !== 'EnumValue') continue;
      const scope = leafScopeOf(value.value);
      byScope.set(scope, [...(byScope.get(scope) ?? []), field.name.value]);
    }
  }
  return byScope;
}
