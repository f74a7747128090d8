import type { Contract } from '../contract.ts';
import { header, objectLiteral } from '../header.ts';
import { contractHints } from '../operation-hints.ts';
import { isFirstParty } from '../root-field.ts';

/** Writes what tools show of each public operation. */
export function plugin(
  _schema: unknown,
  _documents: unknown,
  config: { contract: Contract; notImplemented: readonly string[] },
): string {
  const { contract, notImplemented } = config;
  const entries = contract.fields
    .filter((field) => !isFirstParty(field))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((field): [string, unknown] => {
      const built = !notImplemented.includes(field.name);
      return [field.name, { ...contractHints(field, contract.publicSchema), built }];
    });
  return `${header}import type { OperationHints } from '../src/operation-hints.ts';

/** What tools show people and assistants of every public operation, by name. */
export const operationHints: Readonly<Record<string, OperationHints>> = ${objectLiteral(entries)};
`;
}
