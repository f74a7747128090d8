import { type DocumentNode, Kind, visit } from 'graphql';

/** The names of the variables that decide about `@skip` and `@include` anywhere in a document. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(node) {
      if (node.name.value !== 'skip' && node.name.value !== 'include') return;
      for (const argument of node.arguments ?? []) {
        if (argument.value.kind === Kind.VARIABLE) names.add(argument.value.name.value);
      }
    },
  });
  return [...names].sort();
}

/**
 * One character for each condition, or null where a condition is neither true nor false: then the
 * selection is not decided and must not be remembered.
 */
export function conditionKey(
  names: readonly string[],
  variables: Readonly<Record<string, unknown>>,
): string | null {
  let key = '';
  for (const name of names) {
    const value = variables[name];
    if (value === true) key += '1';
    else if (value === false) key += '0';
    else return null;
  }
  return key;
}
