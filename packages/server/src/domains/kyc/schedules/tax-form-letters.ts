import { DAY_SECONDS, HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { dayIn } from '../../../kernel/days.ts';
import { postToUser } from '../../account/index.ts';
import type { DecideDeps } from '../review/decide.ts';
import { LAST_ZONE } from '../w8ben/tax-standing.ts';
import { type EndingFormRow, endingTaxForms, noteReminder } from './schedules.sql.ts';

const LETTERS_JOB = 'kyc.tax_form_letters';
const MAX_AT_ONCE = 500;
/** Days before the last one at which a letter goes out, each once. */
const REMINDED_DAYS = [7, 30, 60] as const;
const LONGEST = 60;

/** Writes to people whose tax form ends soon, sixty, thirty and seven days before. */
export function taxFormLetters(deps: DecideDeps & Pick<Deps, 'db'>): JobHandler {
  const { db, clock } = deps;
  return {
    kind: LETTERS_JOB,
    everySeconds: HOUR_SECONDS,
    async run() {
      const now = clock.now();
      const today = dayIn(LAST_ZONE, now);
      const until = dayIn(LAST_ZONE, secondsAfter(now, LONGEST * DAY_SECONDS));
      const ending = await db.all(endingTaxForms, today, until, [...REMINDED_DAYS], MAX_AT_ONCE);
      for (const form of ending) await remind(deps, form);
      return ending.length === MAX_AT_ONCE ? now : null;
    },
  };
}

/** Where several days have passed meanwhile, one letter stands for all of them. */
async function remind(
  deps: DecideDeps & Pick<Deps, 'db'>,
  { id, userId, expiresOn, dueDays }: EndingFormRow,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await tx.maybe(noteReminder, id, dueDays)) === null) return;
    await postToUser(tx, deps, userId, {
      subject: `Your tax form W-8BEN ends on ${expiresOn}`,
      text:
        `Sign a new one before ${expiresOn}: it takes a minute. Without it your account cannot be ` +
        'used, and 30 percent are withheld from dividends of companies of the United States.\n',
    });
  });
}
