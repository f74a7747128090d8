import { operations } from '../contract.ts';
import { commandLine } from '../flags/command-line.ts';

/**
 * The shell command that calls an operation, for documentation.
 *
 * @param name of an operation of the contract
 * @param params the operation's input; null where it takes none
 * @throws {RangeError} on an unknown name
 */
export function exampleCommand(
  name: string,
  params: Readonly<Record<string, unknown>> | null,
): string {
  const operation = operations.get(name);
  if (operation === undefined) throw new RangeError(`The API has no operation ${name}`);
  return commandLine(operation, params);
}
