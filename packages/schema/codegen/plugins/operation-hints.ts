import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
import { operationHints } from '../operation-hints.ts';
import { isFirstParty } from '../root-field.ts';

/** Writes what tools show of each public operation. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract },
): string {
  const { contract } = config;
  const entries = contract.fields
    .filter((field) => !isFirstParty(field))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((field) => [field.name, operationHints(field, contract.publicSchema)]);
  const json = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `${header}import type { OperationHints } from '../src/operation-hints.ts';

/** What tools show people and assistants of every public operation, by name. */
export const operationHints: Readonly<Record<string, OperationHints>> = ${json};
`;
}
