import { stripIgnoredCharacters } from 'graphql';
import { catalogEntry } from '../catalog.ts';
import type { Contract } from '../contract.ts';
import { defaultOperation, operationName } from '../default-operations.ts';
import { summaryOf } from '../operation-hints.ts';
import { isFirstParty } from '../root-field.ts';

/**
 * Writes each default operation as a branded plain string: a literal costs a bundle its own bytes
 * and nothing else, and the brand carries the types of data and variables, and the scope.
 * Appended to the output of typescript-operations.
 */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract; firstParty: boolean },
): { prepend: string[]; content: string } {
  const { contract, firstParty } = config;
  const schema = firstParty ? contract.schema : contract.publicSchema;
  const constants = contract.fields
    .filter((field) => isFirstParty(field) === firstParty)
    .map((field) => {
      const name = operationName(field.name);
      const text = stripIgnoredCharacters(defaultOperation(schema, field));
      const { scope } = catalogEntry(field, contract.schema);
      const types = `${name}${field.type}, ${name}${field.type}Variables`;
      return `/** ${summaryOf(field.node.description?.value)} */
export const ${field.name} = ${quote(text)} as Operation<
  ${types}, '${field.type}', ${scope === null ? 'never' : `'${scope}'`}
>;`;
    });
  return {
    prepend: ["import type { Operation } from '../src/operation.ts';"],
    content: `${constants.join('\n\n')}\n`,
  };
}

function quote(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
