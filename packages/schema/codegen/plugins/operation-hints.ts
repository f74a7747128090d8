import type { Contract } from '../contract.ts';
import { header } from '../header.ts';
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
    .map((field) => {
      const built = !notImplemented.includes(field.name);
      return [field.name, { ...contractHints(field, contract.publicSchema), built }];
    });
  const json = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `${header}import type { OperationHints } from '../src/operation-hints.ts';

/** What tools show people and assistants of every public operation, by name. */
export const operationHints: Readonly<Record<string, OperationHints>> = ${json};
`;
}
