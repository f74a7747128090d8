import type { KnownRecord } from '@investing-platform/rules/networth/imports/known-records';
import {
  contentOfDividend,
  contentOfTrade,
  importPlan,
  type PlannedRow,
} from '@investing-platform/rules/networth/imports/plan-import';
import {
  dividendProblem,
  OVERDRAWN,
} from '@investing-platform/rules/networth/imports/row-problems';
import type { FileRead } from '@investing-platform/rules/networth/imports/row-read';
import { CERTAIN, GUESSED, SHOWN_ROWS } from '@investing-platform/rules/networth/imports/row-read';
import { dividendAmounts } from '@investing-platform/rules/tracked/tracked-dividend';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { mapBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  bringDividends,
  bringTrades,
  type DividendBrought,
  dividendsToCompare,
  findTarget,
  heldBefore,
  type ImportOf,
  lockPerson,
  ownInstrumentNames,
  ownPortfolio,
  type TradeBrought,
  tradesToCompare,
} from '../../holdings/index.ts';
import { type FileToRead, fileFailed, fileRead, type KeptRow, lockReading } from './files.sql.ts';
import { type Rates, ratesOf } from './rates-of-days.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

const ROWS_AT_ONCE = 500;
/** What a row came to. */
interface Outcome extends PlannedRow {
  readonly tradeId: string | null;
  readonly dividendId: string | null;
}

/**
 * Brings what a file says to its portfolio, and writes down what became of each row: all of it or,
 * where anything fails, nothing.
 */
export async function importRows(
  deps: ImportDeps,
  file: FileToRead,
  read: FileRead,
): Promise<void> {
  const { userId, portfolioId } = file;
  const target = await findTarget(deps, userId, portfolioId);
  const names = await deps.db.all(ownInstrumentNames, userId);
  const own = names.map(({ metadata, ...one }) => ({ ...one, isin: isinOf(metadata) }));
  const id = () => newId(deps.clock, deps.random);
  const into = { own, portfolioCurrency: target.currency, newId: id };
  const planned = (known: readonly KnownRecord[]) =>
    mapBreathing(read.rows, ROWS_AT_ONCE, importPlan(read, { ...into, known }));
  const draft = await planned([]);
  const rates = await ratesOf(deps, target, draft);
  await deps.db.transaction(async (tx) => {
    const today = await lockPerson(tx, deps, userId);
    if ((await tx.maybe(lockReading, file.id)) === null) return;
    // Nobody reads what goes into a portfolio that is gone.
    if ((await tx.maybe(ownPortfolio, userId, portfolioId)) === null) return;
    const { known, ofFile } = await knownOf(tx, file, draft);
    // What was compared with nothing stays as it is.
    const plan = known.length === 0 ? draft : await planned(known);
    const outcomes = await bring(tx, deps, file, { plan, rates, today, ofFile });
    await writeDown(tx, deps, file, read, outcomes);
  });
}

function isinOf(metadata: readonly { name: string; value: string }[]): string | null {
  const found = metadata.find(({ name }) => name.trim().toUpperCase() === 'ISIN');
  return found?.value.trim().toUpperCase() ?? null;
}

/** What the plan is compared with, and what of it came from this file before. */
async function knownOf(tx: Transaction, file: FileToRead, draft: readonly PlannedRow[]) {
  const planned = draft.flatMap(({ trade, dividend }) => trade ?? dividend ?? []);
  const instrumentIds = [...new Set(planned.map(({ instrumentId }) => instrumentId))];
  const identifiers = planned.map(({ uniqueIdentifier }) => uniqueIdentifier);
  const compared = [file.userId, file.portfolioId, instrumentIds, identifiers] as const;
  const trades = await tx.all(tradesToCompare, ...compared);
  const dividends = await tx.all(dividendsToCompare, ...compared);
  const known = [
    ...trades.map((row) => ({ ...row, content: contentOfTrade(row) })),
    ...dividends.map((row) => ({ ...row, content: contentOfDividend(row) })),
  ];
  const isOfFile = ({ fileId }: { fileId: string | null }) => fileId === file.id;
  return {
    known: known.map(({ id, content, uniqueIdentifier }) => ({ id, content, uniqueIdentifier })),
    ofFile: {
      trades: new Set(trades.filter(isOfFile).map(({ id }) => id)),
      dividends: new Set(dividends.filter(isOfFile).map(({ id }) => id)),
    },
  };
}

interface Bringing {
  readonly plan: readonly PlannedRow[];
  readonly rates: Rates;
  readonly today: CivilDate;
  readonly ofFile: { readonly trades: Set<string>; readonly dividends: Set<string> };
}

async function bring(
  tx: Transaction,
  deps: ImportDeps,
  file: FileToRead,
  { plan, rates, today, ofFile }: Bringing,
): Promise<Outcome[]> {
  const { userId, portfolioId, id: fileId, emailId } = file;
  const origin = emailId === null ? 'FILE' : 'EMAIL';
  const of: ImportOf = { userId, portfolioId, fileId, emailId, origin };
  const trades = plan.flatMap(({ trade, confidencePercent }): TradeBrought[] => {
    if (trade === null) return [];
    const exchangeRate = rates(trade.currency, trade.tradedOn);
    return [{ ...trade, exchangeRate, certain: file.confirms && confidencePercent >= CERTAIN }];
  });
  const { waiting, left } = await bringTrades(tx, deps, of, trades);
  const unrated = new Set(trades.flatMap((one) => (one.exchangeRate === null ? one.id : [])));
  const dividends = await dividendsOf(tx, of, { plan, rates, today });
  const count = await bringDividends(tx, deps, of, dividends.brought);
  const stored = new Set(dividends.brought.slice(0, count).map(({ id }) => id));
  return plan.map((row): Outcome => {
    const { trade, dividend, duplicateOfId } = row;
    const outcome = { ...row, tradeId: trade?.id ?? null, dividendId: dividend?.id ?? null };
    if (duplicateOfId !== null) {
      // What this file brought itself, before it was read again, is no repetition.
      const tradeId = ofFile.trades.has(duplicateOfId) ? duplicateOfId : null;
      const dividendId = ofFile.dividends.has(duplicateOfId) ? duplicateOfId : null;
      if (tradeId === null && dividendId === null) return outcome;
      return { ...outcome, tradeId, dividendId, duplicateOfId: null, problem: null };
    }
    if (trade !== null && left.has(trade.id)) {
      return unstored(outcome, `It is left out: ${left.get(trade.id)}.`);
    }
    if (trade !== null && waiting.has(trade.id)) {
      return doubted(outcome, OVERDRAWN);
    }
    if (trade !== null && unrated.has(trade.id)) {
      return doubted(outcome, 'No exchange rate of its day is known: it waits for one.');
    }
    if (dividend !== null && !stored.has(dividend.id)) {
      return unstored(outcome, dividends.problems.get(dividend.id) ?? TOO_MANY);
    }
    return outcome;
  });
}

const TOO_MANY = 'It is left out: a person may record 100,000 dividends.';

const doubted = (row: Outcome, problem: string): Outcome => ({
  ...row,
  problem,
  confidencePercent: Math.min(row.confidencePercent, GUESSED),
});

const unstored = (row: Outcome, problem: string): Outcome => ({
  ...doubted(row, problem),
  tradeId: null,
  dividendId: null,
});

interface Planned {
  readonly plan: readonly PlannedRow[];
  readonly rates: Rates;
  readonly today: CivilDate;
}

/** Dividends with what was held on the day before, where the file does not say for how much. */
async function dividendsOf(tx: Transaction, of: ImportOf, { plan, rates, today }: Planned) {
  const planned = plan.flatMap(({ dividend }) => dividend ?? []);
  const unsaid = planned.filter(({ quantity }) => quantity === null);
  const asked = unsaid.map(({ instrumentId, paidOn }) => ({
    instrument_id: instrumentId,
    day: paidOn,
  }));
  const held =
    asked.length === 0
      ? []
      : await tx.all(heldBefore, of.userId, of.portfolioId, JSON.stringify(asked));
  const heldOn = new Map(held.map((row) => [`${row.instrumentId} ${row.day}`, row.quantity]));
  const problems = new Map<string, string>();
  const brought = planned.flatMap((dividend): DividendBrought[] => {
    const { id, instrumentId, paidOn, currency } = dividend;
    const quantity = dividend.quantity ?? heldOn.get(`${instrumentId} ${paidOn}`) ?? null;
    const problem = dividendProblem(dividend, quantity, today);
    if (quantity === null || problem !== null) {
      if (problem !== null) problems.set(id, problem);
      return [];
    }
    const { perShare } = dividendAmounts(
      { gross: dividend.grossAmount },
      decimal(quantity),
      currency,
    );
    const exchangeRate = rates(currency, paidOn);
    return [{ ...dividend, quantity, amountPerShare: toPlain(perShare), exchangeRate }];
  });
  return { brought, problems };
}

async function writeDown(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  file: FileToRead,
  { kind, broker, rows }: FileRead,
  outcomes: readonly Outcome[],
): Promise<void> {
  const now = clock.now();
  const kept = JSON.stringify(outcomes.slice(0, SHOWN_ROWS).map(keptRow));
  const count = outcomes.length;
  const open = outcomes.filter(isOpen).length;
  const hasSomething = outcomes.some(
    ({ tradeId, dividendId, duplicateOfId }) => tradeId ?? dividendId ?? duplicateOfId,
  );
  if (!hasSomething && open === 0) {
    const reason = 'It holds no trades and no dividends.';
    await tx.run(fileFailed, {
      id: file.id,
      code: 'EMPTY',
      reason,
      rowCount: count,
      rows: kept,
      now,
    });
    return;
  }
  const days = rows.flatMap(({ trade, dividend }) => trade?.tradedOn ?? dividend?.paidOn ?? []);
  const [from, to] = firstAndLast(days);
  const told = broker ?? file.broker;
  await tx.run(fileRead, {
    id: file.id,
    kind,
    broker: told,
    from,
    to,
    rowCount: count,
    openRows: open,
    rows: kept,
    reason: ofRowsNotShown(outcomes.slice(SHOWN_ROWS).filter(isOpen)),
    now,
  });
}

/** What nobody could see in the rows that are shown. */
function ofRowsNotShown(open: readonly Outcome[]): string | null {
  const [first] = open;
  if (first === undefined) return null;
  const shown = SHOWN_ROWS.toLocaleString('en');
  const rows = open.length === 1 ? 'one row' : `${open.length.toLocaleString('en')} rows`;
  return (
    `Nothing came of ${rows} after the first ${shown}, which alone are shown. ` +
    `Row ${first.rowNumber}: ${first.problem}`
  );
}

function firstAndLast(days: readonly CivilDate[]): readonly [CivilDate | null, CivilDate | null] {
  let [first = null] = days;
  let last: CivilDate | null = first;
  for (const day of days) {
    if (first !== null && day < first) first = day;
    if (last !== null && day > last) last = day;
  }
  return [first, last];
}

/** Nothing came of it, and a person can do something about that. */
function isOpen({ tradeId, dividendId, duplicateOfId, confidencePercent }: Outcome): boolean {
  if (tradeId !== null || dividendId !== null || duplicateOfId !== null) return false;
  return confidencePercent < CERTAIN;
}

function keptRow({ rowNumber, rawText, problem, ...row }: Outcome): KeptRow {
  const { tradeId, dividendId, duplicateOfId } = row;
  const confidencePercent = String(row.confidencePercent);
  return { rowNumber, rawText, confidencePercent, tradeId, dividendId, duplicateOfId, problem };
}
