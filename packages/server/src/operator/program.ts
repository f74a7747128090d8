import { Command } from 'commander';
import { badInput } from '../kernel/errors.ts';
import {
  type ChangeRequest,
  DRY_RUN,
  makeChange,
  type OperatorDeps,
  type Perform,
} from './change.ts';
import { type AnnouncementOptions, publish } from './commands/announcements.ts';
import { auditLines } from './commands/audit.ts';
import { backUp, restore } from './commands/backup.ts';
import { addBankFiles } from './commands/bank-files-program.ts';
import * as bars from './commands/bars.ts';
import { addCoupons } from './commands/coupons-program.ts';
import { addCrypto } from './commands/crypto-program.ts';
import { addDeposits } from './commands/deposits-program.ts';
import { addIdeas } from './commands/ideas-program.ts';
import { addIdentity } from './commands/identity-program.ts';
import { addInvitations } from './commands/invitations-program.ts';
import { addJobs } from './commands/jobs-program.ts';
import * as keys from './commands/keys.ts';
import * as people from './commands/people.ts';
import * as rates from './commands/rates.ts';
import * as domains from './commands/redirect-domains.ts';
import { addWithdrawals } from './commands/withdrawals-program.ts';
import { layOutHelp } from './help-layout.ts';

interface ChangeOptions {
  readonly dryRun?: boolean;
  readonly reason?: string;
}

type WorkOf = (deps: OperatorDeps, ...operands: string[]) => ChangeRequest['work'];

/** Every command of `npm run operator`, with its help. */
export function operatorProgram(perform: Perform): Command {
  const program = new Command('npm run operator --')
    .description(
      'What only the operator of a server may do. Changes are audited under your user name.',
    )
    .addHelpText('after', DATABASE_NOTE)
    .exitOverride()
    .showHelpAfterError('(--help lists the commands)');
  const change = changeAdder(program, perform);

  change(
    'set-plan <email> <plan>',
    'put a person on FREE, PLUS, PRO or PRIVATE',
    people.changePlan,
  );
  addIdentity(program, perform);
  change(
    'suspend-account <email>',
    'shut a person out at once; nothing is deleted',
    people.suspendAccount,
  ).requiredOption('--reason <text>', 'why, for the audit');
  change('reinstate-account <email>', 'let a suspended person in again', people.reinstateAccount);
  change(
    'approve-redirect-domain <host>',
    'let apps register that return to this host, such as app.example.com',
    domains.approve,
  );
  change(
    'withdraw-redirect-domain <host>',
    'end an approval; apps that registered before stay',
    domains.withdraw,
  );
  change('rotate-keys', 'seal every secret with the first of ENCRYPTION_KEYS', keys.rotateKeys);
  announcementCommand(program, perform);
  addIdeas(program, perform);
  addInvitations(program, perform);
  addDeposits(program, perform);
  addWithdrawals(program, perform);
  addBankFiles(program, perform);
  addCoupons(program, perform);
  addCrypto(program, perform);
  addJobs(program, perform);
  importCommand(program, perform);
  change('forget-bars <symbol>', 'drop the imported prices of an asset', bars.forget);
  change(
    'import-rates <file.csv>',
    'take exchange rates from eurofxref-hist.csv of the European Central Bank',
    rates.importFrom,
  );
  change('forget-rates', 'drop the imported exchange rates', rates.forget);
  program
    .command('list-redirect-domains')
    .description('the hosts that self-registered apps may return to')
    .action(() => perform(domains.list));
  program
    .command('audit')
    .description('what operators did, the latest first')
    .option('--limit <count>', 'how many lines, 1 to 1000', '50')
    .action(({ limit }: { limit: string }) => perform((deps) => auditLines(deps, count(limit))));
  backupCommands(program, perform);
  return layOutHelp(program);
}

const DATABASE_NOTE = `
It works on the database of DATABASE_URL or DATA_DIR. Where a running server holds the embedded
database, that server carries the command out; restore needs it stopped. "<command> --help" tells a
command's options.`;

function backupCommands(program: Command, perform: Perform): void {
  program
    .command('back-up <file>')
    .description('write everything into a new gzipped file, as of one moment')
    .option('--without-files', 'rows alone, where files lie in a bucket that keeps copies')
    .action((file: string, { withoutFiles = false }: { withoutFiles?: boolean }) =>
      perform((deps) => backUp(deps, file, !withoutFiles)),
    );
  program
    .command('restore <file>')
    .description('put a backup into a new database, embedded or PostgreSQL')
    .action((file: string) => perform((deps) => restore(deps, file)));
}

function announcementCommand(program: Command, perform: Perform): void {
  program
    .command('publish-announcement <title>')
    .description('show a message to everybody')
    .requiredOption('--body <markdown>', 'what it says')
    .option('--level <level>', 'INFO, WARNING, CRITICAL or MARKETING', 'INFO')
    .option('--link <url>', 'an https address to read on')
    .option('--from <moment>', 'such as 2026-11-20T18:00:00Z; default: now')
    .option('--until <moment>', 'default: until another takes its place')
    .option(...DRY_RUN)
    .action((title: string, options: AnnouncementOptions & ChangeOptions) =>
      perform((deps) =>
        makeChange(deps, {
          command: 'publish-announcement',
          subject: title,
          dryRun: options.dryRun ?? false,
          work: publish(deps, title, options),
        }),
      ),
    );
}

function importCommand(program: Command, perform: Perform): void {
  program
    .command('import-bars <file.csv>')
    .description('take the daily prices of an asset from a file with headings')
    .requiredOption('--symbol <symbol>', 'TICKER or TICKER.MIC of the catalogue')
    .option(...DRY_RUN)
    .action((file: string, { symbol, dryRun = false }: { symbol: string; dryRun?: boolean }) =>
      perform((deps) =>
        makeChange(deps, {
          command: 'import-bars',
          subject: symbol,
          dryRun,
          work: bars.importFrom(deps, file, symbol),
        }),
      ),
    );
}

/** Adds commands that change something: each has a dry run and a line in the audit. */
function changeAdder(program: Command, perform: Perform) {
  return (usage: string, meaning: string, workOf: WorkOf): Command => {
    const command = program
      .command(usage)
      .description(meaning)
      .option(...DRY_RUN);
    const name = command.name();
    command.action((...given: unknown[]) => {
      const operands = given.slice(0, command.registeredArguments.length).map(String);
      const { dryRun = false, reason } = command.opts<ChangeOptions>();
      return perform((deps) =>
        makeChange(deps, {
          command: name,
          subject: operands[0] ?? '',
          reason,
          dryRun,
          work: workOf(deps, ...operands),
        }),
      );
    });
    return command;
  };
}

function count(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= 1_000) return number;
  throw badInput('limit', 'must be a whole number from 1 to 1000');
}
