import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  print,
  stripIgnoredCharacters,
  visit,
} from 'graphql';
import type { Contract } from '../contract.ts';
import { operationName } from '../default-operations.ts';
import { templateLiteral } from '../header.ts';

/**
 * Writes the documents of an application's own `.graphql` files as branded plain strings, each with
 * the fragments that it uses. Appended to the output of typescript-operations, which gives each the
 * types of what it selects.
 */
export function plugin(
  _schema: unknown,
  documents: readonly { readonly document?: DocumentNode }[],
  config: { contract: Contract },
): { prepend: string[]; content: string } {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const taken = new Set(config.contract.fields.map(({ name }) => operationName(name)));
  const constants = operations.map((operation) => {
    const name = nameOf(operation, taken);
    const kind = operationName(operation.operation);
    const text = stripIgnoredCharacters(wholeText(operation, fragments));
    return `export const ${name.charAt(0).toLowerCase()}${name.slice(1)} = ${templateLiteral(text)} as Operation<
  ${name}${kind}, ${name}${kind}Variables, '${kind}'
>;`;
  });
  return {
    prepend: ["import type { Operation } from '@investing-platform/schema';"],
    content: `${constants.join('\n\n')}\n`,
  };
}

/** A cache goes by the names, so that no two operations may share one. */
function nameOf({ name }: OperationDefinitionNode, taken: ReadonlySet<string>): string {
  if (name === undefined) throw new Error('Every operation of an application needs a name');
  if (taken.has(name.value)) {
    throw new Error(`The operation ${name.value} has the name of the contract's own: rename it`);
  }
  return name.value;
}

function wholeText(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const used = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (fragment === undefined || used.has(value)) return;
        used.set(value, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  return [operation, ...used.values()].map(print).join('\n');
}
