import type { Command } from 'commander';
import { type ChangeOptions, changeBy, DRY_RUN, type Perform } from '../change.ts';
import * as identity from './identity.ts';

/** Adds the commands for the review of identity checks. */
export function addIdentity(program: Command, perform: Perform): void {
  program
    .command('list-identity-checks')
    .description('those that wait for you, longest first, with what is to be looked at')
    .action(() => perform(identity.list));
  program
    .command('show-identity-check <email>')
    .description('all that a person said, unsealed; that you read it is noted')
    .action((email: string) => perform((deps) => identity.show(deps, email)));
  program
    .command('approve-identity-check <email>')
    .description('accept the papers; opens the platform account where there is none')
    .option('--first-name <name>', 'as on the papers; default: what the person gave')
    .option('--last-name <name>', 'as on the papers; default: what the person gave')
    .option('--reason <text>', 'why, for the audit')
    .option(...DRY_RUN)
    .action((email: string, options: identity.PaperNames & ChangeOptions) =>
      perform((deps) =>
        changeBy(
          deps,
          'approve-identity-check',
          email,
          options,
          identity.approve(deps, email, options),
        ),
      ),
    );
  program
    .command('reject-identity-check <email>')
    .description('refuse the papers, for good')
    .requiredOption('--reason <text>', 'why, for the audit; the person is not told')
    .option(...DRY_RUN)
    .action((email: string, options: ChangeOptions) =>
      perform((deps) =>
        changeBy(deps, 'reject-identity-check', email, options, identity.reject(deps, email)),
      ),
    );
  program
    .command('ask-identity-check <email>')
    .description('give it back to the person, who is mailed what to change')
    .requiredOption('--section <section>', 'CONTACT, IDENTITY, DOCUMENTS or another')
    .requiredOption('--message <text>', 'what to do, as a sentence or two for the person')
    .option(...DRY_RUN)
    .action((email: string, options: ChangeOptions & identity.Request) =>
      perform((deps) =>
        changeBy(deps, 'ask-identity-check', email, options, identity.ask(deps, email, options)),
      ),
    );
  papers(program, perform);
}

function papers(program: Command, perform: Perform): void {
  program
    .command('save-identity-paper <email> <id>')
    .requiredOption('--to <file>', 'a new file')
    .description('write a paper into a file, to compare it; it is noted')
    .action((email: string, id: string, { to }: { readonly to: string }) =>
      perform((deps) => identity.savePaper(deps, email, id, to)),
    );
  program
    .command('date-identity-paper <email> <id>')
    .description('note until when a paper is valid: the approval ends with it')
    .requiredOption('--expires-on <day>', 'its last day as YYYY-MM-DD, or none')
    .option('--reason <text>', 'why, for the audit')
    .option(...DRY_RUN)
    .action((email: string, id: string, options: ChangeOptions & { readonly expiresOn: string }) =>
      perform((deps) =>
        changeBy(
          deps,
          'date-identity-paper',
          email,
          options,
          identity.datePaper(deps, email, id, options.expiresOn),
        ),
      ),
    );
  program
    .command('reject-identity-paper <email> <id>')
    .description('refuse one paper, so that the person hands in another')
    .requiredOption('--code <code>', 'UNREADABLE, EXPIRED, DATA_MISMATCH or another')
    .requiredOption('--reason <text>', 'one sentence, which the person reads')
    .option(...DRY_RUN)
    .action((email: string, id: string, options: ChangeOptions & identity.PaperRefusal) =>
      perform((deps) =>
        changeBy(
          deps,
          'reject-identity-paper',
          email,
          options,
          identity.refuseOne(deps, email, id, options),
        ),
      ),
    );
  for (const [name, holds, meaning] of HOLDS) {
    program
      .command(`${name} <email>`)
      .description(meaning)
      .option('--reason <text>', 'why, for the audit')
      .option(...DRY_RUN)
      .action((email: string, options: ChangeOptions) =>
        perform((deps) => changeBy(deps, name, email, options, identity.hold(deps, email, holds))),
      );
  }
}

const HOLDS = [
  ['hold-identity-check', true, 'keep it from being erased, whatever its time'],
  ['release-identity-check', false, 'let it be erased in its time again'],
] as const;
