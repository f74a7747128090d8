import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { csvTable } from '@investing-platform/rules/networth/imports/files/csv';
import { UnreadableFile } from '@investing-platform/rules/networth/imports/files/unreadable-file';
import { fitHolding } from '@investing-platform/rules/networth/imports/fit-holding';
import {
  contentOfTrade,
  type PlannedRow,
  type PlannedTrade,
  planImport,
} from '@investing-platform/rules/networth/imports/plan-import';
import { readTable } from '@investing-platform/rules/networth/imports/read-table';
import { OVERDRAWN } from '@investing-platform/rules/networth/imports/row-problems';
import { CERTAIN, GUESSED, SHOWN_ROWS } from '@investing-platform/rules/networth/imports/row-read';
import type { TrackedTrade } from '@investing-platform/rules/tracked/tracked-trade';
import { complete } from '../contract/complete.ts';
import type { Realm } from '../contract/realm.ts';
import { isLink, link, type RowOf } from '../contract/row.ts';
import { dayOf } from '../facts/time.ts';
import { type FileRow, knownDividends, takeDividend } from './import-dividends.ts';

/** Reads a file as the service does, as far as the mocks were given its text. */
export function importFile(row: RowOf<'NetWorthFile'>, at: Date, realm: Realm): void {
  const file = realm.own.find('NetWorthFile', row.id);
  if (file === undefined) return;
  Object.assign(file, { attempts: Number(file.attempts ?? 0) + 1, since: undefined });
  try {
    const rows =
      typeof file.text === 'string' ? planOf(file, at, realm) : oneTrade(file, at, realm);
    takeOver(file, rows, at, realm);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const failed = { extractionStatus: 'FAILED', failureCode: error.code };
    Object.assign(file, failed, { failureReason: error.message, rowCount: 0, extracted: [] });
  }
}

const tradesOf = (realm: Realm, file: FileRow) =>
  realm.own.list('TrackedTrade', { portfolioId: file.portfolioId });

const instrumentIdOf = ({ instrument }: RowOf<'TrackedTrade'>): string =>
  isLink(instrument) ? instrument.id : String(Object(instrument).id);

/** What the table says, compared with what the portfolio has. */
function planOf(file: FileRow, at: Date, realm: Realm): readonly PlannedRow[] {
  const broker = file.broker == null ? null : String(file.broker);
  const read = readTable(csvTable(String(file.text)), {
    today: dayOf(at),
    broker,
    columns: file.columns,
  });
  const own = realm.own.list('Instrument', { kind: 'CUSTOM' }).map(({ id, symbol, currency }) => ({
    id,
    symbol: String(symbol),
    currency: String(currency),
    isin: null,
  }));
  const known = tradesOf(realm, file).map((trade) => ({
    id: trade.id,
    content: contentOfTrade(termsOf(trade)),
    uniqueIdentifier: textOrNull(trade.uniqueIdentifier),
  }));
  const portfolio = realm.own.find('Portfolio', String(file.portfolioId));
  Object.assign(file, { kind: read.kind, broker: read.broker ?? file.broker ?? null });
  return planImport(read, {
    own,
    known: [...known, ...knownDividends(file, realm)],
    portfolioCurrency: String(portfolio?.currency),
    newId: realm.platform.newId,
  });
}

const textOrNull = (value: unknown): string | null => (value == null ? null : String(value));

/** A trade as the rules see it. */
function termsOf(
  trade: RowOf<'TrackedTrade'>,
): TrackedTrade & { instrumentId: string; currency: string } {
  const ratio = Object(trade.ratio);
  return {
    id: trade.id,
    type: trade.type as TrackedTrade['type'],
    tradedOn: String(trade.tradedOn),
    quantity: textOrNull(trade.quantity),
    price: textOrNull(trade.price),
    ratio: trade.ratio == null ? null : ratio,
    costBasis: textOrNull(trade.costBasis),
    capitalAmount: textOrNull(trade.capitalAmount),
    fee: String(trade.fee ?? '0'),
    feeCurrency: String(trade.feeCurrency),
    exchangeRate: '1',
    lotSelections: [],
    instrumentId: instrumentIdOf(trade),
    currency: String(trade.currency),
  };
}

/** Of a file without text: one trade, which waits for the person. */
function oneTrade(file: FileRow, at: Date, realm: Realm): readonly PlannedRow[] {
  const asset = theAssetBySymbol('symbol', 'FPH');
  const trade: PlannedTrade = {
    id: realm.platform.newId(),
    instrumentId: asset.id,
    type: 'BUY',
    tradedOn: dayOf(at),
    quantity: '10',
    price: '37',
    currency: asset.currency,
    fee: '0',
    feeCurrency: asset.currency,
    ratio: null,
    externalId: null,
    uniqueIdentifier: `file:${file.id}`,
  };
  const shown = { rowNumber: 1, rawText: 'BUY 10 FPH at 37', confidencePercent: 80 };
  const problem = 'Compare it with the file before you confirm it.';
  return [{ ...shown, problem, trade, dividend: null, duplicateOfId: null }];
}

function takeOver(file: FileRow, rows: readonly PlannedRow[], at: Date, realm: Realm): void {
  const waiting = waitingOf(file, rows, realm);
  let open = 0;
  for (const { trade, ...row } of rows) {
    if (trade === null) continue;
    const isPending = waiting.has(trade.id) || row.confidencePercent < CERTAIN;
    addTrade(file, trade, isPending, at, realm);
  }
  const taken = rows.map((row) => takeDividend(file, row, at, realm));
  const extracted = taken.map((row) => {
    const isWaiting = row.trade !== null && waiting.has(row.trade.id);
    const problem = isWaiting ? OVERDRAWN : row.problem;
    const confidence = isWaiting ? GUESSED : row.confidencePercent;
    const isPending = confidence < CERTAIN;
    if (row.dividend !== null || (isPending && row.duplicateOfId === null)) open += 1;
    const { rowNumber, rawText, duplicateOfId } = row;
    const trade = row.trade === null ? null : link('TrackedTrade', row.trade.id);
    const confidencePercent = String(confidence);
    const dividend = row.dividend === null ? null : link('NetWorthDividend', row.dividend.id);
    return { rowNumber, rawText, confidencePercent, trade, dividend, duplicateOfId, problem };
  });
  const days = rows
    .flatMap(({ trade, dividend }) => trade?.tradedOn ?? dividend?.paidOn ?? [])
    .sort();
  Object.assign(file, {
    extracted: extracted.slice(0, SHOWN_ROWS),
    extractionStatus: open > 0 ? 'NEEDS_REVIEW' : 'COMPLETED',
    rowCount: rows.length,
    pendingCount: extracted.filter(
      ({ trade, dividend, confidencePercent }) =>
        dividend !== null || (trade !== null && Number(confidencePercent) < CERTAIN),
    ).length,
    periodStartsOn: days[0] ?? null,
    periodEndsOn: days.at(-1) ?? null,
    failureCode: null,
    failureReason: null,
  });
}

/** Sales of what was never held wait. */
function waitingOf(file: FileRow, rows: readonly PlannedRow[], realm: Realm): ReadonlySet<string> {
  const certain = rows.filter(({ confidencePercent }) => confidencePercent >= CERTAIN);
  const brought = certain.flatMap(({ trade }) => trade ?? []);
  const counting = tradesOf(realm, file).filter(({ state }) => state === 'CONFIRMED');
  const waiting = new Set<string>();
  for (const [instrumentId, own] of Map.groupBy(brought, (trade) => trade.instrumentId)) {
    const held = counting.filter((trade) => instrumentIdOf(trade) === instrumentId);
    const currency = own[0]?.currency ?? '';
    const terms = { method: 'FIFO', currency, portfolioCurrency: currency } as const;
    const trades = own.map((trade) => termsOf({ ...trade, instrument: { id: instrumentId } }));
    for (const id of fitHolding(held.map(termsOf), trades, terms).waiting) waiting.add(id);
  }
  return waiting;
}

function addTrade(
  file: FileRow,
  { instrumentId, externalId: _, ...trade }: PlannedTrade,
  isPending: boolean,
  at: Date,
  realm: Realm,
): void {
  const given = {
    ...trade,
    instrumentId,
    portfolioId: file.portfolioId,
    instrument: link('Instrument', instrumentId),
    state: isPending ? 'PENDING' : 'CONFIRMED',
    origin: 'FILE',
    fileId: file.id,
    confirmedAt: isPending ? null : at,
  };
  realm.own.add('TrackedTrade', {
    ...complete(realm, 'TrackedTrade', given, { at }),
    id: trade.id,
  });
}
