import { assetById } from '@investing-platform/rules/market/catalogue';
import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import { invariant } from '../../../kernel/invariant.ts';
import { heldAt } from '../../../ledger/index.ts';
import { openPdf, type Pdf } from '../../../writers/pdf/pdf.ts';
import type { PdfRow } from '../../../writers/pdf/table.ts';
import { worthAt } from '../../market/index.ts';
import type { PapersAccount } from './documents.sql.ts';
import {
  booksOfAccount,
  countMovements,
  type Movement,
  movedBetween,
  movementsBetween,
} from './movements.sql.ts';
import { dayOn, exactly, money, type Period } from './shown-on-paper.ts';

export type PaperDeps = Pick<Deps, 'db' | 'clock' | 'marketData'> & {
  readonly config: Pick<Deps['config'], 'pdfFonts'>;
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
};

/** A statement lists so many movements; of more it says where to get them. */
const MAX_LISTED = 20_000;
const ROWS_A_PAGE = 1_000;

/**
 * The statement of a month: what there was before and after in each currency, what is held and what
 * it is worth, and every movement between.
 *
 * @throws {InvariantViolation} where movements do not make of what was before what is there after
 */
export async function statementPaper(
  deps: PaperDeps,
  account: PapersAccount,
  period: Period,
): Promise<Uint8Array> {
  const { books } = await deps.db.one(booksOfAccount, account.id);
  const before = new Date(period.from.getTime() - 1);
  const [opening = [], closing = []] = await heldAt(deps.db, account.userId, books, [
    before,
    period.to,
  ]);
  const pdf = await begin(deps, 'Account statement', account, period);
  pdf.heading(2, 'Cash');
  const cash = await cashRows(deps, account, period, [amountsOf(opening), amountsOf(closing)]);
  if (cash.length === 0) pdf.paragraph('There was no cash in this period.', 'quiet');
  else await pdf.table({ columns: CASH_COLUMNS, rows: cash });
  pdf.heading(2, `Holdings at the end of ${period.endsOn}`);
  await holdings(deps, pdf, amountsOf(closing), period);
  pdf.heading(2, 'Movements');
  const { count } = await deps.db.one(countMovements, account.id, period.from, period.to);
  if (count === 0) pdf.paragraph('Nothing moved in this period.', 'quiet');
  else if (count > MAX_LISTED) {
    pdf.paragraph(`There were ${count} movements: an export of activities lists them.`);
  } else {
    await pdf.table({ columns: MOVEMENT_COLUMNS, rows: movementRows(deps, account.id, period) });
  }
  return pdf.finish();
}

/** A paper with its heading and what it is of. */
export async function begin(
  { config, oauth }: Pick<PaperDeps, 'config' | 'oauth'>,
  title: string,
  account: PapersAccount,
  period: Period,
): Promise<Pdf> {
  const { startsOn, endsOn } = period;
  const number = account.number ?? account.id;
  const footer = `${account.name}, ${number}`;
  // The last instant of the period: the same paper is the same bytes.
  const options = { title, language: 'en', createdAt: period.to, footer };
  const pdf = await openPdf({ ...options, fallbackFonts: config.pdfFonts });
  pdf.heading(1, title);
  pdf.facts([
    ['Issued by', new URL(oauth.issuer).host],
    ['Name', account.holder],
    ['Account', `${account.name}, ${number}`],
    startsOn === endsOn ? ['Day', startsOn] : ['Period', `${startsOn} to ${endsOn}`],
  ]);
  return pdf;
}

type Amounts = ReadonlyMap<string, Decimal>;

function amountsOf(held: Awaited<ReturnType<typeof heldAt>>[number]): Amounts {
  return new Map(held.map(({ asset, amount }) => [asset, amount]));
}

const right = (title: string) => ({ title, align: 'right' }) as const;

const CASH_COLUMNS = [
  { title: 'Currency' },
  right('Opening balance'),
  right('Money in'),
  right('Money out'),
  right('Closing balance'),
];

async function cashRows(
  { db }: PaperDeps,
  account: PapersAccount,
  { from, to }: Period,
  [opening, closing]: readonly [Amounts, Amounts],
): Promise<PdfRow[]> {
  const moved = new Map(
    (await db.all(movedBetween, account.id, from, to)).map((row) => [row.currency, row]),
  );
  const isCash = (name: string): boolean => assetById(name) === null;
  const named = [...opening.keys(), ...closing.keys()].filter(isCash);
  const currencies = [...new Set([...named, ...moved.keys()])].sort();
  return currencies.flatMap((currency) => {
    const first = opening.get(currency) ?? ZERO;
    const last = closing.get(currency) ?? ZERO;
    const { moneyIn = '0', moneyOut = '0' } = moved.get(currency) ?? {};
    const expected = first.plus(moneyIn).plus(moneyOut);
    invariant(
      expected.equals(last),
      `the movements of ${account.id} make ${expected} ${currency} and the ledger has ${last}`,
    );
    if (first.isZero() && last.isZero() && decimal(moneyIn).isZero()) return [];
    const amounts = [first, moneyIn, moneyOut, last].map((amount) => money(amount, currency));
    return [[currency, ...amounts]];
  });
}

const HOLDING_COLUMNS = [
  { title: 'Symbol' },
  { title: 'Name', share: 3 },
  right('Quantity'),
  right('Value'),
  { title: 'Currency', share: 0.8 },
];

async function holdings(
  deps: PaperDeps,
  pdf: Pdf,
  closing: Amounts,
  { to }: Period,
): Promise<void> {
  const assets = [...closing].flatMap(([name, amount]) => {
    const asset = assetById(name);
    return asset === null ? [] : { asset, amount };
  });
  if (assets.length === 0) {
    pdf.paragraph('Nothing is held.', 'quiet');
    return;
  }
  const worth = await worthAt(deps, {
    names: assets.map(({ asset }) => asset.id),
    times: [to],
    now: deps.clock.now(),
    into: new Set(assets.map(({ asset }) => asset.currency)),
  });
  const rows = assets
    .toSorted((left, right) => (left.asset.symbol < right.asset.symbol ? -1 : 1))
    .map(({ asset: { id, symbol, name, currency }, amount }) => {
      const leaf = worth.leafOf({ name: id, amount, into: currency });
      const value = leaf === null ? 'not known' : money(leaf.value, currency);
      return [symbol, name, exactly(amount), value, currency];
    });
  await pdf.table({ columns: HOLDING_COLUMNS, rows });
}

const MOVEMENT_COLUMNS = [
  { title: 'Day', share: 1.3 },
  { title: 'What', share: 4.5 },
  { title: 'Kind', share: 1.6 },
  { ...right('Amount'), share: 1.6 },
  { title: 'Currency', share: 1 },
];

async function* movementRows(
  deps: PaperDeps,
  accountId: string,
  period: Period,
): AsyncGenerator<PdfRow> {
  for await (const movement of movements(deps, accountId, period, null)) {
    const { occurredAt, description, type, netAmount, currency } = movement;
    yield [dayOn(occurredAt), description, kindOf(type), money(netAmount, currency), currency];
  }
}

/** A kind of movement as people say it, such as `Trade` or `Corporate action`. */
function kindOf(type: Movement['type']): string {
  if (type === 'FILL') return 'Trade';
  const words = type.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The movements of a period, a page in memory. */
export async function* movements(
  { db }: PaperDeps,
  accountId: string,
  { from, to }: Period,
  types: readonly string[] | null,
): AsyncGenerator<Movement> {
  let after: readonly [Date | '-infinity', string] = ['-infinity', FIRST_ID];
  for (;;) {
    const page = await db.all(movementsBetween, accountId, from, to, types, ...after, ROWS_A_PAGE);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || page.length < ROWS_A_PAGE) return;
    after = [last.occurredAt, last.id];
  }
}
