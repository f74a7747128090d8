import { COMPLETE } from './complete/shells.ts';
import type { execute } from './execute.ts';
import type { Terminal } from './terminal.ts';

/**
 * Runs one command.
 *
 * @param args what follows the program's name
 * @param call what an operation's command does; replaced in tests
 * @returns the exit code: 0 done, 1 refused or failed, 2 wrong usage, 130 interrupted
 */
export async function run(
  args: readonly string[],
  terminal: Terminal,
  call?: typeof execute,
): Promise<number> {
  if (args[0] === COMPLETE) {
    // A person waits for it with a word half typed: nothing else is loaded.
    const { complete } = await import('./complete/complete.ts');
    await complete(args.slice(1), terminal);
    return 0;
  }
  const { runProgram } = await import('./program.ts');
  return runProgram(args, terminal, call);
}
