import { ownBankAccounts } from '../../config/bank-settings.ts';
import type { Deps } from '../../deps.ts';
import { applyStatement, shownBankFiles, shownStatement } from '../../domains/funding/index.ts';
import { PlatformError } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import type { OperatorDeps } from '../change.ts';
import { keep, MAX_STATEMENT_BYTES, makePayments } from '../commands/bank-files.ts';
import { bankPage, begunPage, closedPage, type Note, statementPage } from './page-html.ts';
import { BANK_PAGE_PATH, beginVisit, closeVisit, type Visit, visitBy } from './visits.ts';

export { MAX_STATEMENT_BYTES };

/** What a browser asked for; bodies are read by then. */
export interface BankPageRequest {
  /** Below the page's own path: empty for the page itself. */
  readonly path: string;
  readonly isPost: boolean;
  /** What the browser keeps of its visit. */
  readonly token: string | null;
  /** Of what was posted. */
  readonly form: () => Promise<FormData | null>;
}

/** What to answer; null: nothing is there for this browser. */
export type BankPageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly html: string }
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'elsewhere'; readonly path: string }
  | {
      readonly kind: 'begun';
      readonly token: string;
      readonly endsAt: Date;
      readonly html: string;
    }
  | { readonly kind: 'ended'; readonly html: string };

type BankPageDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'secrets' | 'objects'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
  readonly config: Parameters<typeof ownBankAccounts>[0];
};

interface Place {
  readonly deps: OperatorDeps;
  readonly visit: Visit;
  readonly request: BankPageRequest;
}

const LINK = /^\/open\/([\w-]{43})$/;
const PAYMENTS = /^\/payments\/(IP[0-9a-f]{32})\.xml$/;
const STATEMENT = /^\/statements\/([0-9a-f-]{36})$/;

/** Answers at the operator's page. Whoever has no visit is told nothing. */
export async function answerBankPage(
  { config, ...services }: BankPageDeps,
  request: BankPageRequest,
): Promise<BankPageAnswer | null> {
  const { db, clock, random, secrets, objects, oauth } = services;
  const bankAccounts = ownBankAccounts(config);
  const shared = { db, clock, random, secrets, objects, oauth, bankAccounts };
  if (bankAccounts.length === 0) return null;
  const { path, isPost, token } = request;
  const [, secret] = LINK.exec(path) ?? [];
  if (secret !== undefined) {
    const begun = isPost ? null : await beginVisit(shared, secret);
    return begun && { kind: 'begun', ...begun, html: begunPage() };
  }
  const visit = await visitBy(shared, token);
  if (visit === null || token === null) return null;
  const deps = { ...shared, operator: visit.operator, isServing: true };
  if (isPost && path === '/close') {
    await closeVisit(deps, token);
    return { kind: 'ended', html: closedPage() };
  }
  const place = { deps, visit, request };
  try {
    return await (isPost ? posted(place) : looked(place));
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    const [field] = error.fields ?? [];
    const text = field === undefined ? error.message : `${field.path}: ${field.message}`;
    return page(place, { tone: 'problem', text }, 400);
  }
}

async function page(
  { deps, visit }: Place,
  note: Note | null = null,
  status = 200,
): Promise<BankPageAnswer> {
  return { kind: 'page', status, html: bankPage(visit, await shownBankFiles(deps.db), note) };
}

async function looked(place: Place): Promise<BankPageAnswer | null> {
  const { deps, visit, request } = place;
  if (request.path === '') return page(place);
  const [, messageId] = PAYMENTS.exec(request.path) ?? [];
  if (messageId !== undefined) return paymentsAgain(deps, messageId);
  const [, id = ''] = STATEMENT.exec(request.path) ?? [];
  const shown = isId(id) ? await shownStatement(deps.db, id) : null;
  return shown && { kind: 'page', status: 200, html: statementPage(visit, shown) };
}

async function posted(place: Place): Promise<BankPageAnswer | null> {
  const { deps, request } = place;
  const { path } = request;
  if (path === '/payments') {
    const currency = String((await request.form())?.get('currency') ?? '');
    const { text } = await makePayments(deps, { currency, name: 'the bank page' });
    if (text === '') return page(place, { tone: 'problem', text: 'No payment waits any more.' });
    return page(place, { tone: 'done', text: 'The file is made: take it from the list below.' });
  }
  if (path === '/statements') return takeStatement(place);
  const [, id = ''] = STATEMENT.exec(path) ?? [];
  if (!isId(id) || (await shownStatement(deps.db, id)) === null) return null;
  await applyStatement(deps, id);
  return { kind: 'elsewhere', path: `${BANK_PAGE_PATH}/statements/${id}` };
}

async function takeStatement(place: Place): Promise<BankPageAnswer> {
  const { deps, request } = place;
  const file = (await request.form())?.get('file');
  if (!(file instanceof File) || file.size === 0) {
    return page(place, { tone: 'problem', text: 'Choose a file of at most 20 MB in UTF-8.' }, 400);
  }
  const { fileId } = await keep(deps, file.name.slice(0, MAX_NAME), await file.text());
  await applyStatement(deps, fileId);
  return { kind: 'elsewhere', path: `${BANK_PAGE_PATH}/statements/${fileId}` };
}

const MAX_NAME = 200;

/** As it was made: the bank takes it once by its message id. */
async function paymentsAgain(
  deps: OperatorDeps,
  messageId: string,
): Promise<BankPageAnswer | null> {
  const { files } = await shownBankFiles(deps.db);
  const currency = files.find((file) => file.messageId === messageId)?.currency;
  if (currency == null) return null;
  const name = `${messageId}.xml`;
  const { text } = await makePayments(deps, { currency, again: messageId, name });
  return { kind: 'file', name, text };
}
