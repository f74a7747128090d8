import type { Transaction } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { requestJob } from '../../jobs/jobs.ts';
import { isId } from '../../kernel/ids.ts';
import { quietPage } from '../../kernel/quiet-page.ts';
import { CHARGE_JOB } from './charges/carry-charge.ts';
import { CARD_JOB } from './saved/carry-card.ts';

const CONTEXT = 'simulated bank';
export const SIMULATED_BANK_PATH = '/simulated-bank/';

const confirmationOf = statement<{ confirmed: boolean }, [id: string]>(
  'cards_confirmation_of',
  'select confirmed from simulated_confirmations where id = $1',
);

const keepConfirmation = statement<never, [id: string, confirmed: boolean]>(
  'cards_keep_confirmation',
  `insert into simulated_confirmations (id, confirmed) values ($1, $2)
   on conflict (id) do nothing`,
);

/** What a person clicked at the page of the simulated bank; null: nothing yet. */
async function simulatedAnswer(db: Pick<Deps['db'], 'maybe'>, id: string): Promise<boolean | null> {
  return (await db.maybe(confirmationOf, id))?.confirmed ?? null;
}

/** The address of that page. Only who has the server's key can make one. */
function simulatedPage(
  secrets: Deps['secrets'],
  origin: string,
  kind: 'card' | 'charge',
  id: string,
): string {
  const sealed = Buffer.from(secrets.seal(`${kind} ${id}`, CONTEXT)).toString('base64url');
  return `${origin}${SIMULATED_BANK_PATH}${sealed}`;
}

/** What the simulated processor asks its bank. */
export function playedBank(db: Deps['db'], secrets: Deps['secrets'], origin: string) {
  return {
    answerOf: (id: string) => simulatedAnswer(db, id),
    pageOf: (kind: 'card' | 'charge', id: string) => simulatedPage(secrets, origin, kind, id),
  };
}

/** Null for an address that is none of ours. */
function opened(secrets: Deps['secrets'], signature: string) {
  try {
    const text = secrets.open(Buffer.from(signature, 'base64url').toString(), CONTEXT);
    const [kind = '', id = ''] = text.split(' ');
    return isId(id) ? { kind, id } : null;
  } catch {
    return null;
  }
}

const ASKED = `<article><p>This is no bank: the server plays one. What would you do?</p>
<form method="post"><p><button name="answer" value="yes">Confirm</button>
<button name="answer" value="no">Call it off</button></p></form></article>`;
const DONE = '<article><p>Noted. Go back to where you came from.</p></article>';
const TITLE = 'The simulated bank';

/**
 * The page where a person confirms a card or a charge, in the place of a bank's.
 *
 * @param answer what was clicked; null: the page is only looked at
 * @returns HTML; null where there is no such page
 */
export async function simulatedBank(
  { db, clock, secrets, cardProcessor }: Pick<Deps, 'db' | 'clock' | 'secrets' | 'cardProcessor'>,
  signature: string,
  answer: boolean | null,
): Promise<string | null> {
  const asked = cardProcessor?.name === 'simulated' ? opened(secrets, signature) : null;
  if (asked === null) return null;
  if (answer !== null) {
    const kind = asked.kind === 'card' ? CARD_JOB : CHARGE_JOB;
    await db.transaction(async (tx: Transaction) => {
      await tx.run(keepConfirmation, asked.id, answer);
      await requestJob(tx, { kind, key: asked.id, runAt: clock.now() });
    });
  }
  const isDone = (await simulatedAnswer(db, asked.id)) !== null;
  return quietPage(TITLE, isDone ? DONE : ASKED);
}
