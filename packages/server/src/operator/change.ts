import type { Database, Transaction } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { OwnAccount } from '../domains/funding/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newId } from '../kernel/ids.ts';
import type { Random } from '../kernel/random.ts';
import { insertAudit } from './audit.sql.ts';

/** What every command has at hand. */
export interface OperatorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly secrets: Deps['secrets'];
  readonly objects: Deps['objects'];
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
  /** The operator's own accounts, where payments go to the bank in files. */
  readonly bankAccounts?: readonly OwnAccount[];
  /** Who runs the command. */
  readonly operator: string;
  /** Whether a server that answers requests carries it out. */
  readonly isServing?: boolean;
}

/** The option of every command that changes something. */
export const DRY_RUN = [
  '--dry-run',
  'try it and tell what would change, without keeping it',
] as const;

/** Runs a command where there is a database, and prints what it returns. */
export type Perform = (run: (deps: OperatorDeps) => Promise<string>) => Promise<void>;

export interface ChangeRequest {
  readonly command: string;
  /** What it is about, such as an e-mail address. */
  readonly subject: string;
  readonly reason?: string | undefined;
  /** True: everything is tried, and nothing is kept. */
  readonly dryRun: boolean;
  /** @returns what changed, one line each; empty where all is as it shall be already */
  readonly work: (tx: Transaction) => Promise<readonly string[]>;
}

/** The options of a command that says why. */
export interface ChangeOptions {
  readonly dryRun?: boolean;
  readonly reason?: string;
}

/** Carries the lines out of a transaction that is rolled back. */
class DryRun extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super('a dry run ends here');
    this.lines = lines;
  }
}

/**
 * Makes a change and its line in the audit, both or neither. A dry run does the same work in a
 * transaction that is rolled back, so that it cannot tell anything else than the change would do.
 *
 * @returns what to print
 */
export async function makeChange(deps: OperatorDeps, request: ChangeRequest): Promise<string> {
  const { command, subject, reason = null, dryRun, work } = request;
  const attempt = deps.db.transaction(async (tx) => {
    const lines = await work(tx);
    if (dryRun) throw new DryRun(lines);
    if (lines.length > 0) {
      const id = newId(deps.clock, deps.random);
      const { operator, clock } = deps;
      await tx.one(insertAudit, {
        id,
        at: clock.now(),
        operator,
        command,
        subject,
        changes: lines,
        reason,
      });
    }
    return lines;
  });
  const lines = await attempt.catch((error: unknown) => {
    if (error instanceof DryRun) return error.lines;
    throw error;
  });
  if (lines.length === 0) return 'Nothing to change.';
  return [...lines, ...(dryRun ? ['Dry run: nothing was changed.'] : [])].join('\n');
}

/** The same by the options of a command. */
export function changeBy(
  deps: OperatorDeps,
  command: string,
  subject: string,
  { dryRun = false, reason }: ChangeOptions,
  work: ChangeRequest['work'],
): Promise<string> {
  return makeChange(deps, { command, subject, reason, dryRun, work });
}
