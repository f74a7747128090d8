import { Argument, type Command } from 'commander';
import { type Shell, scripts, shells } from '../complete/shells.ts';
import type { ConnectionChoice } from '../connection.ts';
import { baseUrlOption, connectionOptions, formatOption, profileOption } from '../flags/options.ts';
import type { McpChoice } from '../mcp.ts';
import type { LoginChoice } from '../sign-in/login.ts';
import type { LogoutChoice } from '../sign-in/logout.ts';
import { READING_SCOPES } from '../sign-in/scopes.ts';
import type { Terminal } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { type Listing, listOperations } from './list.ts';

/** The commands beside those of the operations; what they do is loaded when they run. */
export function addOwnCommands(program: Command, terminal: Terminal): void {
  addLogin(program, terminal);
  addLogout(program, terminal);
  addWhoami(program, terminal);
  addProfiles(program, terminal);
  addList(program, terminal);
  addHelp(program, terminal);
  addCompletion(program, terminal);
  addMcp(program, terminal);
}

function addLogin(program: Command, terminal: Terminal): void {
  program
    .command('login')
    .summary('sign in, in a browser or with a credential')
    .description(
      'Signs in and keeps what later commands call with, in a file that you alone can read. In a ' +
        'browser you allow this program to read for an hour, or what --scopes names. A credential ' +
        'lasts until you delete it: its secret is asked for, or taken from the standard input or ' +
        'INVESTING_CLIENT_SECRET, and never from the command line.',
    )
    .addOption(profileOption('keep it as this profile, before INVESTING_PROFILE'))
    .option('--client-id <id>', 'sign in with this credential instead of a browser')
    .option('--scopes <names>', `what a browser is asked to allow (default: ${READING_SCOPES})`)
    .option('--no-browser', 'print the address, and take the one that the browser ends at')
    .addOption(baseUrlOption())
    .action(async (choice: LoginChoice) => {
      const { login } = await import('../sign-in/login.ts');
      await login(choice, terminal);
    });
}

function addLogout(program: Command, terminal: Terminal): void {
  program
    .command('logout')
    .summary('sign out and forget the profile')
    .description('Ends the token of a browser, and forgets the profile.')
    .addOption(profileOption('this profile, before INVESTING_PROFILE'))
    .option('--all', 'all profiles')
    .action(async (choice: LogoutChoice) => {
      const { logout } = await import('../sign-in/logout.ts');
      await logout(choice, terminal);
    });
}

function addWhoami(program: Command, terminal: Terminal): void {
  const command = program
    .command('whoami')
    .summary('who calls, where, and what is allowed')
    .addOption(formatOption());
  for (const option of connectionOptions()) command.addOption(option);
  command.action(async (choice: ConnectionChoice & Listing) => {
    const { whoami } = await import('../sign-in/whoami.ts');
    await whoami(choice, terminal);
  });
}

function addProfiles(program: Command, terminal: Terminal): void {
  program
    .command('profiles')
    .summary('list the profiles, or choose one')
    .description('Lists the profiles. With a name: makes it the one that commands use.')
    .argument('[name]')
    .addOption(formatOption())
    .action(async (name: string | undefined, { format }: Listing) => {
      const { listProfiles, useProfile } = await import('../profiles/list-profiles.ts');
      if (name === undefined) await listProfiles(format, terminal);
      else await useProfile(name, terminal);
    });
}

function addList(program: Command, terminal: Terminal): void {
  program
    .command('list')
    .summary('find operations')
    .description('Lists the operations in whose name, summary, scope or domain all words stand.')
    .argument('[words...]')
    .addOption(formatOption())
    .action((words: string[], { format }: Listing) => listOperations(words, format, terminal));
}

function addHelp(program: Command, terminal: Terminal): void {
  program
    .command('help')
    .summary('the operations of a group, or help for one')
    .argument('[group]', 'a group of operations, or an operation')
    .action(async (name: string | undefined) => {
      if (name === undefined) return program.outputHelp();
      const { operations } = await import('../contract.ts');
      const { domainText } = await import('./domains.ts');
      const command = program.commands.find((one) => one.name() === name);
      if (command !== undefined) return command.outputHelp();
      if (operations.has(name)) {
        throw new UsageError(`See: investing ${name} --help`);
      }
      terminal.write(domainText(name, terminal.columns));
    });
}

function addCompletion(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .summary('make a shell complete commands, flags and values')
    .description(
      'Prints a script for the shell. For this session: source <(investing completion bash), or ' +
        'investing completion fish | source',
    )
    .addArgument(new Argument('<shell>').choices(shells))
    .action((shell: Shell) => terminal.write(scripts[shell]));
}

function addMcp(program: Command, terminal: Terminal): void {
  const command = program
    .command('mcp')
    .summary('serve tools to an assistant')
    .description(
      'Serves the API to an assistant that starts programs, over standard input and output, as ' +
        'the server does at /mcp. What it changes waits for your approval in the application.',
    )
    .option('--scopes <names>', 'scopes of its tokens', READING_SCOPES)
    .option('--readonly', 'only tools that read');
  for (const option of connectionOptions()) command.addOption(option);
  command.action(async (choice: McpChoice) => {
    const { serveMcp } = await import('../mcp.ts');
    await serveMcp(choice, terminal);
  });
}
