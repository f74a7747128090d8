import {
  ImportPlan,
  type PlannedRow,
} from '@investing-platform/rules/networth/imports/plan-import';
import { OVERDRAWN } from '@investing-platform/rules/networth/imports/row-problems';
import { CERTAIN } from '@investing-platform/rules/networth/imports/row-read';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { eachBreathing } from '../../../kernel/breathe.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { newId } from '../../../kernel/ids.ts';
import { PackedList } from '../../../kernel/packed-list.ts';
import {
  findTarget,
  type ImportOf,
  lockPerson,
  ownInstrumentNames,
  ownPortfolio,
  TradesBringer,
} from '../../holdings/index.ts';
import { bringDividendRows, type DividendRow } from './bring-dividend-rows.ts';
import { type FileToRead, fileFailed, fileRead, lockReading } from './files.sql.ts';
import { type KnownOfFile, knownOfFile } from './known-of-file.ts';
import { type Rates, ratesOf } from './rates-of-days.ts';
import type { PackedFile } from './reading/read-apart.ts';
import { ROWS_AT_ONCE, type Surveyed, surveyRows } from './survey-rows.ts';
import { doubted, type Outcome, ToldRows, unstored } from './told-rows.ts';

type ImportDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

/**
 * Brings what a file says to its portfolio, and writes down what became of each row: all of it or,
 * where anything fails, nothing.
 */
export async function importRows(
  deps: ImportDeps,
  file: FileToRead,
  read: PackedFile,
): Promise<void> {
  const { userId, portfolioId } = file;
  const target = await findTarget(deps, userId, portfolioId);
  const names = await deps.db.all(ownInstrumentNames, userId);
  const own = names.map(({ metadata, ...one }) => ({ ...one, isin: isinOf(metadata) }));
  const id = () => newId(deps.clock, deps.random);
  const into = { own, portfolioCurrency: target.currency, newId: id };
  const surveyed = await surveyRows(read, new ImportPlan(read.broker, { ...into, known: [] }));
  const rates = await ratesOf(deps, target, surveyed.currencies);
  await deps.db.transaction(async (tx) => {
    const today = await lockPerson(tx, deps, userId);
    if ((await tx.maybe(lockReading, file.id)) === null) return;
    // Nobody reads what goes into a portfolio that is gone.
    if ((await tx.maybe(ownPortfolio, userId, portfolioId)) === null) return;
    const before = await knownOfFile(tx, file, surveyed);
    const plan = new ImportPlan(read.broker, { ...into, known: before.known });
    const told = await bring(tx, deps, file, { read, plan, surveyed, rates, today, before });
    await writeDown(tx, deps, file, { read, surveyed, told });
  });
}

function isinOf(metadata: readonly { name: string; value: string }[]): string | null {
  const found = metadata.find(({ name }) => name.trim().toUpperCase() === 'ISIN');
  return found?.value.trim().toUpperCase() ?? null;
}

interface Bringing {
  readonly read: PackedFile;
  readonly plan: ImportPlan;
  readonly surveyed: Surveyed;
  readonly rates: Rates;
  readonly today: CivilDate;
  readonly before: KnownOfFile;
}

async function bring(
  tx: Transaction,
  deps: ImportDeps,
  file: FileToRead,
  { read, plan, surveyed, rates, today, before }: Bringing,
): Promise<ToldRows> {
  const { userId, portfolioId, id: fileId, emailId } = file;
  const origin = emailId === null ? 'FILE' : 'EMAIL';
  const of: ImportOf = { userId, portfolioId, fileId, emailId, origin };
  const bringer = await TradesBringer.begin(tx, deps, of, surveyed.rowsOf);
  const dividends = new PackedList<DividendRow>();
  const told = new ToldRows();
  await eachBreathing(read.rows, ROWS_AT_ONCE, (row, place) => {
    const planned = plan.row(row);
    if (planned.dividend !== null) {
      dividends.push({ place, outcome: outcomeOf(planned), dividend: planned.dividend });
    } else if (planned.trade !== null) {
      told.tell(place, bringTrade(bringer, file, planned, planned.trade, rates));
    } else told.tell(place, broughtBefore(planned, before));
  });
  told.doubt(await bringer.end(), OVERDRAWN);
  await bringDividendRows(tx, deps, of, { rows: dividends, rates, today, told });
  return told;
}

function outcomeOf({ trade, dividend, ...row }: PlannedRow): Outcome {
  return { ...row, tradeId: trade?.id ?? null, dividendId: dividend?.id ?? null };
}

function bringTrade(
  bringer: TradesBringer,
  { confirms }: FileToRead,
  row: PlannedRow,
  trade: NonNullable<PlannedRow['trade']>,
  rates: Rates,
): Outcome {
  const outcome = outcomeOf(row);
  const exchangeRate = rates(trade.currency, trade.tradedOn);
  const certain = confirms && row.confidencePercent >= CERTAIN;
  const left = bringer.add({ ...trade, exchangeRate, certain });
  if (left !== null) return unstored(outcome, `It is left out: ${left}.`);
  if (exchangeRate !== null) return outcome;
  return doubted(outcome, 'No exchange rate of its day is known: it waits for one.');
}

/** What this file brought itself, before it was read again, is no repetition. */
function broughtBefore(row: PlannedRow, { trades, dividends }: KnownOfFile): Outcome {
  const { duplicateOfId } = row;
  const outcome = outcomeOf(row);
  if (duplicateOfId === null) return outcome;
  const tradeId = trades.has(duplicateOfId) ? duplicateOfId : null;
  const dividendId = dividends.has(duplicateOfId) ? duplicateOfId : null;
  if (tradeId === null && dividendId === null) return outcome;
  return { ...outcome, tradeId, dividendId, duplicateOfId: null, problem: null };
}

interface Written {
  readonly read: PackedFile;
  readonly surveyed: Surveyed;
  readonly told: ToldRows;
}

async function writeDown(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  file: FileToRead,
  { read, surveyed, told }: Written,
): Promise<void> {
  const of = { id: file.id, rowCount: read.rows.length, rows: told.kept, now: clock.now() };
  if (told.isEmpty) {
    const reason = 'It holds no trades and no dividends.';
    await tx.run(fileFailed, { ...of, code: 'EMPTY', reason });
    return;
  }
  await tx.run(fileRead, {
    ...of,
    kind: read.kind,
    broker: read.broker ?? file.broker,
    from: surveyed.from,
    to: surveyed.to,
    openRows: told.open,
    reason: told.reason,
  });
}
