import type { Command } from 'commander';
import { DRY_RUN, makeChange, type Perform } from '../change.ts';
import * as jobs from './jobs.ts';

/** Adds the commands for work of the server that fails. */
export function addJobs(program: Command, perform: Perform): void {
  program
    .command('list-failed-jobs')
    .description('work of the server that fails, first what was given up')
    .action(() => perform(jobs.listFailed));
  program
    .command('retry-job <kind> <key>')
    .description('run a job again that failed or was given up')
    .option(...DRY_RUN)
    .action((kind: string, key: string, { dryRun = false }: { readonly dryRun?: boolean }) =>
      perform((deps) =>
        makeChange(deps, {
          command: 'retry-job',
          subject: `${kind} ${key}`,
          dryRun,
          work: jobs.retry(deps, kind, key),
        }),
      ),
    );
}
