import { DAY_SECONDS, HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { Statement } from '../../../db/statement.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { dayIn } from '../../../kernel/days.ts';
import { postToUser } from '../../account/index.ts';
import { type DecideDeps, WHERE } from '../review/decide.ts';
import { LAST_ZONE } from '../w8ben/tax-standing.ts';
import {
  type EndingPaperRow,
  type EndingRow,
  endingPapers,
  endingTaxForms,
  noteFormReminder,
  notePaperReminder,
} from './schedules.sql.ts';

type LetterDeps = DecideDeps & Pick<Deps, 'db'>;

/** What ends at a day, and is written about before. */
interface Ending<Row extends EndingRow> {
  readonly kind: string;
  /** Days before the last one at which a letter goes out, each once. */
  readonly remindedDays: readonly number[];
  readonly ending: Statement<
    Row,
    [today: string, until: string, days: readonly number[], limit: number]
  >;
  /** Nobody, where another process has written. */
  readonly note: Statement<{ readonly id: string }, [id: string, days: number, endsOn: string]>;
  readonly subject: (row: Row) => string;
  readonly text: (row: Row) => string;
}

const MAX_AT_ONCE = 500;

const TAX_FORMS: Ending<EndingRow> = {
  kind: 'kyc.tax_form_letters',
  remindedDays: [7, 30, 60],
  ending: endingTaxForms,
  note: noteFormReminder,
  subject: ({ expiresOn }) => `Your tax form W-8BEN ends on ${expiresOn}`,
  text: ({ expiresOn }) =>
    `Sign a new one before ${expiresOn}, ${WHERE}: it takes a minute. Without it your account ` +
    'cannot be used, and 30 percent are withheld from dividends of companies of the United States.\n',
};

const PAPERS: Ending<EndingPaperRow> = {
  kind: 'kyc.paper_letters',
  remindedDays: [7, 30],
  ending: endingPapers,
  note: notePaperReminder,
  subject: ({ expiresOn }) => `A paper of your identity check ends on ${expiresOn}`,
  text: ({ fileName, expiresOn }) =>
    `${fileName} is valid until ${expiresOn}, and your identity check ends with it. Have another ` +
    'paper ready: from the day after, your account can be used again once you have handed it in ' +
    'and the check is approved anew.\n',
};

/** Writes to people whose tax form or papers end soon. At the end another job writes to them. */
export function endingLetters(deps: LetterDeps): JobHandler[] {
  return [letters(deps, TAX_FORMS), letters(deps, PAPERS)];
}

function letters<Row extends EndingRow>(deps: LetterDeps, about: Ending<Row>): JobHandler {
  const { db, clock } = deps;
  const { kind, remindedDays, ending } = about;
  return {
    kind,
    everySeconds: HOUR_SECONDS,
    async run() {
      const now = clock.now();
      const today = dayIn(LAST_ZONE, now);
      const until = dayIn(LAST_ZONE, secondsAfter(now, Math.max(...remindedDays) * DAY_SECONDS));
      const due = await db.all(ending, today, until, remindedDays, MAX_AT_ONCE);
      for (const row of due) await remind(deps, about, row);
      return due.length === MAX_AT_ONCE ? now : null;
    },
  };
}

/** Where several days have passed meanwhile, one letter stands for all of them. */
async function remind<Row extends EndingRow>(
  deps: LetterDeps,
  { note, subject, text }: Ending<Row>,
  row: Row,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await tx.maybe(note, row.id, row.dueDays, row.expiresOn)) === null) return;
    await postToUser(tx, deps, row.userId, { subject: subject(row), text: text(row) });
  });
}
