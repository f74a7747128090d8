import type { Command } from 'commander';
import {
  type InvitationRow,
  invite,
  newestInvitations,
  nextOwnerLink,
  withdrawInvitation,
} from '../../domains/account/index.ts';
import { PLANS } from '../../kernel/actor.ts';
import { badInput, notFound } from '../../kernel/errors.ts';
import { DRY_RUN, makeChange, type OperatorDeps, type Perform } from '../change.ts';

interface InviteOptions {
  readonly plan: string;
  readonly dryRun?: boolean;
}

const MAX_SHOWN = 500;
/** The commands about who may open an account where not everybody may. */
export function addInvitations(program: Command, perform: Perform): void {
  program
    .command('invite <email>')
    .description('let a person open an account; mails the link and prints it')
    .option('--plan <plan>', 'the plan that the account begins with', 'FREE')
    .option(...DRY_RUN)
    .action((email: string, options: InviteOptions) =>
      perform((deps) => inviteGuest(deps, email, options)),
    );
  program
    .command('withdraw-invitation <email>')
    .description('end an invitation that nobody has redeemed')
    .option(...DRY_RUN)
    .action((email: string, { dryRun = false }: { dryRun?: boolean }) =>
      perform((deps) =>
        makeChange(deps, {
          command: 'withdraw-invitation',
          subject: email,
          dryRun,
          work: async (tx) => {
            const gone = await tx.maybe(withdrawInvitation, email.trim().toLowerCase());
            if (gone === null) throw notFound('Invitation');
            return [`${email}: the invitation is withdrawn`];
          },
        }),
      ),
    );
  program
    .command('list-invitations')
    .description('who is invited, the latest first')
    .action(() => perform(list));
  program
    .command('make-owner-link')
    .description('print another one-time link for the owner, where the first was not redeemed')
    .option(...DRY_RUN)
    .action(({ dryRun = false }: { dryRun?: boolean }) =>
      perform((deps) => makeOwnerLink(deps, dryRun)),
    );
}

/** The link is printed and never audited: it opens an account. */
async function inviteGuest(
  deps: OperatorDeps,
  email: string,
  { plan: typed, dryRun = false }: InviteOptions,
): Promise<string> {
  const plan = PLANS.find((known) => known === typed.toUpperCase());
  if (plan === undefined) throw badInput('plan', `must be one of ${PLANS.join(', ')}`);
  let link = '';
  const text = await makeChange(deps, {
    command: 'invite',
    subject: email,
    dryRun,
    work: async (tx) => {
      link = await invite(tx, deps, { email, plan });
      return [`${email}: invited to an account on ${plan}, for seven days`];
    },
  });
  return dryRun ? text : `${text}\nThe link of the mail, which works once:\n${link}`;
}

async function makeOwnerLink(deps: OperatorDeps, dryRun: boolean): Promise<string> {
  let link = '';
  const text = await makeChange(deps, {
    command: 'make-owner-link',
    subject: 'owner',
    dryRun,
    work: async (tx) => {
      link = await nextOwnerLink(tx, deps);
      return ['the owner: another link, for 24 hours'];
    },
  });
  return dryRun ? text : `${text}\n${link}`;
}

async function list({ db, clock }: OperatorDeps): Promise<string> {
  const rows = await db.all(newestInvitations, MAX_SHOWN);
  if (rows.length === 0) return 'Nobody is invited.';
  const now = clock.now();
  return rows
    .map((row) => `${row.email ?? 'the owner'}  ${row.plan}  ${stateOf(row, now)}`)
    .join('\n');
}

function stateOf({ redeemedAt, expiresAt }: InvitationRow, now: Date): string {
  if (redeemedAt !== null) return `redeemed ${redeemedAt.toISOString()}`;
  return `${expiresAt > now ? 'open until' : 'lapsed'} ${expiresAt.toISOString()}`;
}
