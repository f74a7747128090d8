import type { Command } from 'commander';
import { linkToBankPage } from '../bank-page/visits.ts';
import { DRY_RUN, type Perform } from '../change.ts';
import * as files from './bank-files.ts';

/** Adds the commands that carry payments to the bank and its statements back. */
export function addBankFiles(program: Command, perform: Perform): void {
  program
    .command('export-payments <file.xml>')
    .description('write the payments that wait as ISO 20022 pain.001.001.09, each once')
    .requiredOption('--currency <code>', 'NZD or USD: a file has one')
    .option('--again <message-id>', 'write a file again that was lost, with the same payments')
    .option(...DRY_RUN)
    .action((file: string, options: files.ExportOptions) =>
      perform((deps) => files.exportTo(deps, file, options)),
    );
  program
    .command('take-statement <file.xml>')
    .description('read an ISO 20022 camt.053.001.08: deposits, and what became of payments')
    .option(...DRY_RUN)
    .action((file: string, { dryRun = false }: { readonly dryRun?: boolean }) =>
      perform((deps) => files.take(deps, file, dryRun)),
    );
  program
    .command('bank-page')
    .description('print a link that opens once, to do the same on a page of this server')
    .option(...DRY_RUN)
    .action(({ dryRun = false }: { readonly dryRun?: boolean }) =>
      perform((deps) => linkToBankPage(deps, dryRun)),
    );
}
