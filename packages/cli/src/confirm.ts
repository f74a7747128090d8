import type { Operation } from './contract.ts';
import { flagsOf } from './flags/flags.ts';
import type { Params } from './flags/params.ts';
import { cellText } from './format/cell.ts';
import { columnsFor, leafPaths } from './format/columns.ts';
import { record } from './format/table.ts';
import { type Names, sentenceFor } from './sentences.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/** What is about to be done, and where. */
interface Asked {
  readonly operation: Operation;
  readonly params: Params;
  readonly baseUrl: string;
  readonly names: Names;
}

/**
 * Asks before money moves, with what it is for in names that people use.
 *
 * @returns whether it may
 * @throws {UsageError} where nobody is there to be asked
 */
export async function mayMoveMoney(
  { operation, params, baseUrl, names }: Asked,
  terminal: Terminal,
): Promise<boolean> {
  if (!terminal.isInteractive) {
    throw new UsageError(`${operation.name} moves money or works on orders: confirm with --yes.`);
  }
  const flags = flagsOf(operation.input);
  const secrets = flags.filter(({ path }) => path.at(-1) === 'mfaCode');
  const paths = leafPaths(params).filter(
    (path) => path !== '' && !secrets.some((flag) => flag.path.join('.') === path),
  );
  const look = { width: terminal.columns, hasColors: terminal.hasColors };
  const sentence = await sentenceFor(operation.name, params, names);
  terminal.complain(`${cellText(sentence ?? operation.hints.summary)}\n\n`);
  if (paths.length > 0) {
    const numbers = flags.filter(({ typeName }) => /^(Decimal|Int)$/.test(typeName));
    const kinds = numbers.map(({ path }) => [path.join('.'), 'NUMBER'] as const);
    const columns = columnsFor(paths, [], Object.fromEntries(kinds));
    terminal.complain(`${record(columns, params, look)}\n\n`);
  }
  const answer = await terminal.ask(`Do this at ${cellText(baseUrl)}? [y/N] `);
  terminal.interrupted.throwIfAborted();
  return /^y(es)?$/i.test(answer.trim());
}
