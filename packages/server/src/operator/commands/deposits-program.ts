import type { Command } from 'commander';
import { DRY_RUN, makeChange, type Perform } from '../change.ts';
import * as deposits from './deposits.ts';

interface Options {
  readonly dryRun?: boolean;
}

/** Adds the commands for money that came in. */
export function addDeposits(program: Command, perform: Perform): void {
  program
    .command('receive-deposit')
    .description('report a transfer that the bank statement shows')
    .requiredOption('--reference <text>', 'what the sender wrote, in any case')
    .requiredOption('--amount <amount>', 'such as 120.50')
    .requiredOption('--currency <code>', 'NZD or USD')
    .requiredOption(
      '--bank-line <text>',
      'the bank’s own number of the line: reported twice, it counts once',
    )
    .option(...DRY_RUN)
    .action((options: deposits.ReceiveOptions & Options) =>
      perform((deps) =>
        makeChange(deps, {
          command: 'receive-deposit',
          subject: options.reference,
          dryRun: options.dryRun ?? false,
          work: deposits.receive(deps, options),
        }),
      ),
    );
  program
    .command('return-deposit <id>')
    .description('take back what the bank took back; what is not there any more is owed')
    .requiredOption('--reason <text>', 'one sentence, which the person reads too')
    .option(...DRY_RUN)
    .action((id: string, { reason, dryRun = false }: Options & { readonly reason: string }) =>
      perform((deps) =>
        makeChange(deps, {
          command: 'return-deposit',
          subject: id,
          reason,
          dryRun,
          work: deposits.takeBack(deps, id, reason),
        }),
      ),
    );
}
