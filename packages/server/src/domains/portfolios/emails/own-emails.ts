import type { TradeEmailStatus } from '@investing-platform/schema/operations';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { requestJob } from '../../../jobs/jobs.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { notFound, refuse } from '../../../kernel/errors.ts';
import { newestPage, type Page } from '../../../kernel/page.ts';
import { lockPerson, ownPortfolio } from '../../holdings/index.ts';
import { readFileAgain } from '../../networth/index.ts';
import { EMAIL_KEPT_SECONDS, READ_EMAIL } from './email-jobs.ts';
import {
  beginReading,
  type EmailRow,
  emailsOfPortfolio,
  lockEmail,
  ownEmail,
} from './emails.sql.ts';

export interface EmailsInput {
  readonly portfolioId: string;
  readonly ids?: readonly string[] | null | undefined;
  readonly statuses?: readonly TradeEmailStatus[] | null | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | null | undefined;
}

/**
 * The e-mails of a portfolio, the last received first.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a cursor that this list did not give out; NOT_FOUND
 */
export async function getEmails(
  deps: Pick<Deps, 'db' | 'cursors'>,
  actor: Actor,
  input: EmailsInput,
): Promise<Page<EmailRow>> {
  const { userId } = requireUser(actor);
  const { portfolioId, ids = null, statuses = null } = input;
  const portfolio = await deps.db.maybe(ownPortfolio, userId, portfolioId);
  if (portfolio === null) throw notFound('Portfolio');
  return newestPage(
    deps,
    'getPortfolioEmails',
    input,
    (...place) => deps.db.all(emailsOfPortfolio, userId, portfolio.id, ids, statuses, ...place),
    ({ receivedAt }) => receivedAt,
  );
}

export interface RetryEmailInput {
  readonly id: string;
  readonly idempotencyKey?: string | null | undefined;
}

/**
 * Has an e-mail read again, in the background. What waits from the reading before goes. With an
 * idempotency key, once.
 *
 * @throws {PlatformError} NOT_FOUND; INVALID_STATE; IDEMPOTENCY_CONFLICT
 */
export async function retryEmail(
  deps: Pick<Deps, 'db' | 'clock' | 'random'>,
  actor: Actor,
  input: RetryEmailInput,
): Promise<EmailRow> {
  const { userId } = requireUser(actor);
  const operation = 'retryTradeEmail';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, async () => {
      await lockPerson(tx, deps, userId);
      const email = await tx.maybe(lockEmail, userId, input.id);
      if (email === null) throw notFound('E-mail');
      requireReadable(deps, email);
      const now = deps.clock.now();
      for (const fileId of email.fileIds) await readFileAgain(tx, deps, { userId, id: fileId });
      const begun = { status: 'PARSING', failureCode: null, failureReason: null } as const;
      const attempts = email.attempts + 1;
      const where = { userId, id: email.id };
      tx.send(...beginReading(where, { ...begun, attempts, updatedAt: now }));
      await requestJob(tx, { kind: READ_EMAIL, key: email.id, runAt: now });
      return email.id;
    }),
  );
  const email = await deps.db.maybe(ownEmail, userId, id);
  if (email === null) throw notFound('E-mail');
  return email;
}

/** @throws {PlatformError} INVALID_STATE */
function requireReadable({ clock }: Pick<Deps, 'clock'>, { status, receivedAt }: EmailRow): void {
  if (status !== 'FAILED' && status !== 'NEEDS_REVIEW') {
    throw refuse('INVALID_STATE', 'Only what failed or needs review is read again');
  }
  if (secondsAfter(receivedAt, EMAIL_KEPT_SECONDS) <= clock.now()) {
    throw refuse('INVALID_STATE', 'The message is not kept any more: forward it again');
  }
}
