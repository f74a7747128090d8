import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import { type Operation, operations } from './contract.ts';
import { execute, type Command as OperationCommand } from './execute.ts';
import { flagValue } from './flags/flag-value.ts';
import { flagsOf } from './flags/flags.ts';
import { type Choices, inputOption, ownOptions, typed } from './flags/options.ts';
import type { Given } from './flags/params.ts';
import { printable } from './format/cell.ts';
import { domainsText } from './help/domains.ts';
import { aboutText, afterText } from './help/help.ts';
import { nearest } from './help/near.ts';
import { addOwnCommands } from './help/own-commands.ts';
import { report, USAGE } from './problems.ts';
import type { Terminal } from './terminal.ts';
import { UsageError } from './usage-error.ts';

const ABOUT = `The Investing Platform API on the command line: one command for each operation.

  investing login                           sign in
  investing help trading                    operations about orders
  investing list price                      operations with a word
  investing getPositions --help             flags and an example
  investing getPositions --output own.xlsx  as a spreadsheet`;

const ENVIRONMENT = `
Environment:
  INVESTING_BASE_URL       the API, else http://localhost:PORT, 4000 by default
  INVESTING_PROFILE        a profile of investing login
  INVESTING_CLIENT_ID      a credential to get tokens with, without a profile
  INVESTING_CLIENT_SECRET  its secret

Exit codes: 0 done, 1 refused or failed, 2 a command line that makes no sense.`;

/** Runs one command, as `run` says. */
export async function runProgram(
  args: readonly string[],
  terminal: Terminal,
  call: typeof execute = execute,
): Promise<number> {
  let exitCode = 0;
  const program = programFor(args, terminal, async (command) => {
    exitCode = await call(command, terminal);
  });
  try {
    refuseUnknown(program, args);
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    return report(error, terminal);
  }
}

type Act = (command: OperationCommand) => Promise<void>;

function programFor(args: readonly string[], terminal: Terminal, act: Act): Command {
  const program = new Command('investing')
    .usage('<operation> [flags]')
    .description(ABOUT)
    .version(manifest.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    // `--version` after an operation is a field of its input.
    .enablePositionalOptions()
    .helpCommand(false)
    .addHelpText('after', () => `\n${domainsText(terminal.columns)}\n${ENVIRONMENT}`)
    .exitOverride()
    .configureHelp({ minWidthToWrap: 24 })
    .configureOutput({
      writeOut: terminal.write,
      writeErr: terminal.complain,
      getOutHelpWidth: () => terminal.columns ?? 100,
      getErrHelpWidth: () => terminal.columns ?? 100,
      getOutHasColors: () => terminal.hasColors,
      getErrHasColors: () => terminal.hasColors,
    });
  addOwnCommands(program, terminal);
  // The options of all operations would take longer to make than most commands take to run.
  const operation = operations.get(args.find(isWord) ?? '');
  if (operation !== undefined) addOperation(program, operation, act);
  return program.action(() => program.outputHelp());
}

const isWord = (arg: string) => !arg.startsWith('-');

/** Said before flags are looked at, which a wrong name has none of. */
function refuseUnknown(program: Command, args: readonly string[]): void {
  const name = args.find(isWord);
  const own = program.commands.map((command) => command.name());
  if (name === undefined || own.includes(name) || operations.has(name)) return;
  const later = args.find((arg) => own.includes(arg) || operations.has(arg));
  if (later !== undefined && !isWord(args[0] ?? '')) {
    throw new UsageError(`Flags come after the command: investing ${later} ${args[0]} ...`);
  }
  const near = nearest(name, [...operations.keys(), ...own]);
  const hint =
    near.length === 0 ? '`investing list` names them all' : `did you mean ${near.join(', ')}?`;
  throw new UsageError(`There is no command ${printable(name)}: ${hint}`);
}

function addOperation(program: Command, operation: Operation, act: Act): void {
  const command = program
    .command(operation.name)
    .summary(operation.hints.summary)
    .description(aboutText(operation))
    .addHelpText('after', () => afterText(operation))
    .showHelpAfterError(`\nSee: investing ${operation.name} --help`)
    .allowExcessArguments();
  const flags = flagsOf(operation.input).map((flag) => ({ flag, option: inputOption(flag) }));
  for (const { option } of flags) command.addOption(option);
  for (const option of ownOptions(operation)) command.addOption(option);
  command.action(async () => {
    if (command.args.length > 0) throw new UsageError(excessText(operation, command.args));
    const given = flags.flatMap(({ flag, option }): Given[] => {
      const value = typed(command.getOptionValue(option.attributeName()));
      return value === null ? [] : [[flag, flagValue(flag, value)]];
    });
    await act({ operation, given, choices: command.opts<Choices>() });
  });
}

/** Words without a flag: where one value is asked for, people leave its name out. */
function excessText({ name, input }: Operation, words: readonly string[]): string {
  const required = flagsOf(input).find((flag) => flag.isRequired);
  const word = printable(words[0] ?? '');
  const advice = required ? `did you mean ${required.name} ${word}?` : `see its --help`;
  return `${name} takes flags, and not ${word}: ${advice}`;
}
