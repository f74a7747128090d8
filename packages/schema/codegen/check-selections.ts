import { type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import { selectedFields } from './default-operations.ts';

/** What is wrong with `@selects` on the fields of a type; empty where nothing is. */
export function selectionProblems(type: GraphQLNamedType): string[] {
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const chosen = selectedFields(field) ?? [];
    const shown = getNamedType(field.type);
    const fields = isObjectType(shown) ? shown.getFields() : {};
    return chosen.flatMap((name) => {
      const own = fields[name];
      const isShown = own?.args.length === 0 && !isGuarded(own.astNode?.directives ?? []);
      return isShown
        ? []
        : [`${type.name}.${field.name} @selects ${name}, which no default document can show`];
    });
  });
}

function isGuarded(directives: readonly { readonly name: { readonly value: string } }[]): boolean {
  return directives.some(({ name }) => name.value === 'tokenScope');
}
