import { resolve } from 'node:path';
import { type Command, CommanderError } from 'commander';
import { ConfigError } from '../config/config.ts';
import type { Perform } from './change.ts';
import { operatorProgram } from './program.ts';

export interface CommandLine {
  readonly args: readonly string[];
  /** Where it was typed: what its files are relative to. */
  readonly folder: string;
}

/** What a command printed, and how it ended: 0 done, 1 refused or failed, 2 not a command. */
export interface CommandOutcome {
  readonly printed: string;
  readonly problem: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Runs one command of the operator. Never rejects. */
export async function runCommand(
  { args, folder }: CommandLine,
  perform: Perform,
): Promise<CommandOutcome> {
  let [printed, problem] = ['', ''];
  const program = operatorProgram(async (run) =>
    perform(async (deps) => {
      const told = await run(deps);
      printed += `${told}\n`;
      return told;
    }),
  );
  program.hook('preAction', (_program, command) => resolveFiles(command, folder));
  const output = {
    writeOut: (text: string) => {
      printed += text;
    },
    writeErr: (text: string) => {
      problem += text;
    },
  };
  for (const command of [program, ...program.commands]) {
    command.exitOverride().configureOutput(output);
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return { printed, problem, exitCode: 0 };
  } catch (error) {
    if (error instanceof CommanderError) {
      return { printed, problem, exitCode: error.exitCode === 0 ? 0 : 2 };
    }
    const message = error instanceof Error ? error.message : String(error);
    const told = error instanceof ConfigError ? error.problems.join('\n') : message;
    return { printed, problem: `${problem}${told}\n`, exitCode: 1 };
  }
}

/** Operands and options that are files are so for whoever typed them. */
function resolveFiles(command: Command, folder: string): void {
  command.registeredArguments.forEach((argument, at) => {
    const given: unknown = command.processedArgs[at];
    if (argument.name().startsWith('file') && typeof given === 'string') {
      command.processedArgs[at] = resolve(folder, given);
    }
  });
  for (const option of command.options) {
    const given: unknown = command.getOptionValue(option.attributeName());
    if (option.flags.includes('<file') && typeof given === 'string') {
      command.setOptionValue(option.attributeName(), resolve(folder, given));
    }
  }
}
