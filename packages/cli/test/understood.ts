import type { Command } from '../src/execute.ts';
import { type Params, paramsOf, readParams } from '../src/flags/params.ts';
import { run } from '../src/run.ts';
import { fakeTerminal } from './fake-terminal.ts';

/** A command line as the program understands it, without calling anything. */
export interface Understood extends Command {
  /** The input, from flags and `--params`. */
  readonly params: Params;
}

/**
 * @param words what follows the program's name
 * @throws {Error} where the program would not call an operation
 */
export async function understood(words: readonly string[]): Promise<Understood> {
  const terminal = fakeTerminal();
  const commands: Command[] = [];
  await run(words, terminal, async (command) => {
    commands.push(command);
    return 0;
  });
  const [command] = commands;
  if (command === undefined) throw new Error(`${words.join(' ')}: ${terminal.problems()}`);
  const { params } = command.choices;
  const base = params === undefined ? {} : readParams(params);
  return { ...command, params: paramsOf(base, command.given) };
}
