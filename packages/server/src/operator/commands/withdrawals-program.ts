import type { Command } from 'commander';
import { type ChangeOptions, changeBy, DRY_RUN, type Perform } from '../change.ts';
import * as withdrawals from './withdrawals.ts';

/** Adds the commands for money on its way to people's bank accounts. */
export function addWithdrawals(program: Command, perform: Perform): void {
  program
    .command('list-withdrawals')
    .description('what is under way, oldest first, with what is unusual about it')
    .action(() => perform(withdrawals.list));
  program
    .command('approve-withdrawal <id>')
    .description('let it be paid; the person can no longer cancel it')
    .option('--reason <text>', 'why, for the audit')
    .option(...DRY_RUN)
    .action((id: string, options: ChangeOptions) =>
      perform((deps) =>
        changeBy(deps, 'approve-withdrawal', id, options, withdrawals.approve(deps, id)),
      ),
    );
  program
    .command('reject-withdrawal <id>')
    .description('refuse it before it goes to the bank; what was held is free again')
    .requiredOption('--reason <text>', 'one sentence, which the person reads too')
    .option(...DRY_RUN)
    .action((id: string, options: ChangeOptions & { readonly reason: string }) =>
      perform((deps) => {
        const work = withdrawals.reject(deps, id, options.reason);
        return changeBy(deps, 'reject-withdrawal', id, options, work);
      }),
    );
}
