import {
  type BankFileShown,
  MAX_FILES_SHOWN,
  MAX_MOVEMENTS_SHOWN,
  MAX_WAITING_SHOWN,
  type MovementShown,
  type shownBankFiles,
  type shownStatement,
  type WaitingPayment,
  type WaitingSum,
} from '../../domains/funding/index.ts';
import { toPlain } from '../../kernel/decimal.ts';
import { escaped } from '../../kernel/escaped.ts';
import { quietPage } from '../../kernel/quiet-page.ts';
import { BANK_PAGE_PATH, type Visit } from './visits.ts';

/** What is told at the top of the page. */
export interface Note {
  readonly tone: 'done' | 'problem';
  readonly text: string;
}

type Files = Awaited<ReturnType<typeof shownBankFiles>>;
type Statement = NonNullable<Awaited<ReturnType<typeof shownStatement>>>;

const TITLE = 'Bank files';

/** The page: what waits, files to make and to take, and those that were. */
export function bankPage(visit: Visit, shown: Files, note: Note | null = null): string {
  return quietPage(
    TITLE,
    [head(visit), noted(note), waiting(shown), uploading, files(shown.files)].join('\n'),
  );
}

/** One statement: what was matched, and what was not and why. */
export function statementPage(visit: Visit, { file, movements }: Statement): string {
  const [open, odd, even] = [null, false, true].map((kind) =>
    movements.filter(({ matched }) => matched === kind),
  );
  const isCut = file.count > movements.length;
  return quietPage(
    `Statement ${file.messageId}`,
    [
      head(visit),
      `<p><a href="${BANK_PAGE_PATH}">All bank files</a></p>`,
      movementList('Not applied yet', open ?? [], goOn(file)),
      movementList('Not matched', odd ?? []),
      movementList('Matched', even ?? []),
      isCut ? `<p class="fine">The first ${MAX_MOVEMENTS_SHOWN} of ${file.count}.</p>` : '',
    ].join('\n'),
  );
}

export const begunPage = (): string =>
  quietPage(TITLE, `<article><p><a href="${BANK_PAGE_PATH}">Go to the page</a></p></article>`);

export const closedPage = (): string =>
  quietPage('Closed', '<article><p>The page is closed. You may close this window.</p></article>');

const momentText = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const moneyText = (amount: string, currency: string): string =>
  escaped(`${toPlain(amount)} ${currency}`);

function head({ operator, endsAt }: Visit): string {
  return `<form method="post" action="${BANK_PAGE_PATH}/close"><p class="fine">
Open for ${escaped(operator)} until ${momentText(endsAt)}. All that is done here is audited.
<button>Close the page</button></p></form>`;
}

const noted = (note: Note | null): string =>
  note === null
    ? ''
    : `<p class="note ${note.tone}" role="${note.tone === 'problem' ? 'alert' : 'status'}">${escaped(note.text)}</p>`;

function waiting({ sums, waiting: payments }: Files): string {
  const rest = sums.reduce((sum, { count }) => sum + count, 0) - payments.length;
  const more = rest > 0 ? `<p class="fine">The oldest ${MAX_WAITING_SHOWN}; ${rest} more.</p>` : '';
  const all = payments.length === 0 ? '<p>No payment waits.</p>' : '';
  return `<article><h2>Payments that wait</h2>${all}
${sums.map(makeFile).join('\n')}<ul class="lines">${payments.map(waitingLine).join('\n')}</ul>${more}
</article>`;
}

function makeFile({ currency, count, sum }: WaitingSum): string {
  const code = escaped(currency);
  const payments = count === 1 ? '1 payment' : `${count} payments`;
  return `<form method="post" action="${BANK_PAGE_PATH}/payments">
<input type="hidden" name="currency" value="${code}">
<p><strong>${moneyText(sum, currency)}</strong>, ${payments}
<button>Make the ${code} file</button></p></form>`;
}

function waitingLine(payment: WaitingPayment): string {
  const { amount, currency, accountHolder, endToEndId, queuedAt } = payment;
  return `<li><strong>${moneyText(amount, currency)}</strong> to ${escaped(accountHolder)}
<p class="fine">${escaped(endToEndId)} · since ${momentText(queuedAt)}</p></li>`;
}

const uploading = `<article><h2>Take a statement</h2>
<form method="post" action="${BANK_PAGE_PATH}/statements" enctype="multipart/form-data">
<p><label for="file">A camt.053.001.08 file of the bank</label></p>
<p><input type="file" id="file" name="file" accept=".xml,application/xml,text/xml" required>
<button>Take it</button></p></form>
<p class="fine">Each file is taken once; taken again, it goes on where it stopped.</p></article>`;

function files(shown: readonly BankFileShown[]): string {
  const none = shown.length === 0 ? '<p>There is none yet.</p>' : '';
  const isFull = shown.length === MAX_FILES_SHOWN;
  const more = isFull ? `<p class="fine">The newest ${MAX_FILES_SHOWN}.</p>` : '';
  return `<article><h2>Files so far</h2>${none}
<ul class="lines">${shown.map(fileLine).join('\n')}</ul>${more}</article>`;
}

function fileLine(file: BankFileShown): string {
  const { id, kind, messageId, currency, count, ended, open } = file;
  const at = momentText(file.madeAt);
  const name = escaped(messageId);
  if (kind === 'PAYMENTS') {
    return `<li><a href="${BANK_PAGE_PATH}/payments/${name}.xml" download>Payments ${name}</a>
<p class="fine">${escaped(currency ?? '')} · ${ended} of ${count} ended · made ${at}</p></li>`;
  }
  const left = open > 0 ? ` · ${open} not applied yet` : '';
  return `<li><a href="${BANK_PAGE_PATH}/statements/${id}">Statement ${name}</a>
<p class="fine">${ended} of ${count} movements matched${left} · taken ${at}</p></li>`;
}

const goOn = ({ id }: BankFileShown): string =>
  `<form method="post" action="${BANK_PAGE_PATH}/statements/${id}"><p>
<button>Apply them</button></p></form>`;

function movementList(title: string, movements: readonly MovementShown[], below = ''): string {
  if (movements.length === 0) return '';
  return `<article><h2>${title}: ${movements.length}</h2>
<ul class="lines">${movements.map(movementLine).join('\n')}</ul>${below}</article>`;
}

function movementLine(movement: MovementShown): string {
  const { lineId, isCredit, amount, currency, reference, outcome } = movement;
  const about = [lineId, ...(reference === '' ? [] : [reference])].join(' · ');
  return `<li><strong>${isCredit ? '+' : '-'}${moneyText(amount, currency)}</strong>
${escaped(outcome ?? '')}<p class="fine">${escaped(about)}</p></li>`;
}
