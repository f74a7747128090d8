import { assetById } from '@investing-platform/rules/market/catalogue';
import { cannotUndo, type Needing } from '@investing-platform/rules/tracked/undo';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { breathe } from '../../kernel/breathe.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { PlatformError } from '../../kernel/errors.ts';
import {
  buryDividendsOfFile,
  buryReinvested,
  buryTradesOfFile,
  countsForImport,
  customName,
  forgetFileOfDividends,
  forgetFileOfTrades,
  insertDividends,
} from './imports.sql.ts';
import { requestProposals } from './proposals/request-proposals.ts';
import { recomputeLess } from './recompute.ts';
import { MAX_RECORDED } from './record-trade.ts';
import type { ImportOf } from './trade-writer.ts';

/** A dividend that an import brings; it waits to be confirmed. */
export interface DividendBrought {
  readonly id: string;
  readonly instrumentId: string;
  readonly currency: string;
  readonly paidOn: CivilDate;
  readonly quantity: string;
  readonly amountPerShare: string;
  readonly grossAmount: string;
  readonly withholdingTax: string;
  readonly exchangeRate: string | null;
  readonly uniqueIdentifier: string;
}

type ImportDeps = Pick<Deps, 'clock' | 'random'>;

const ROWS_AT_ONCE = 5_000;
/**
 * Stores dividends of an import, as many as a person may record.
 *
 * @returns how many
 */
export async function bringDividends(
  tx: Transaction,
  { clock }: Pick<Deps, 'clock'>,
  of: ImportOf,
  dividends: readonly DividendBrought[],
): Promise<number> {
  const { userId, portfolioId, origin, fileId, emailId } = of;
  const counts = await tx.one(countsForImport, userId, portfolioId);
  const stored = dividends.slice(0, Math.max(0, MAX_RECORDED - counts.dividends));
  for (let from = 0; from < stored.length; from += ROWS_AT_ONCE) {
    const rows = stored.slice(from, from + ROWS_AT_ONCE).map((dividend) => ({
      id: dividend.id,
      instrument_id: dividend.instrumentId,
      paid_on: dividend.paidOn,
      quantity: dividend.quantity,
      amount_per_share: dividend.amountPerShare,
      gross_amount: dividend.grossAmount,
      withholding_tax: dividend.withholdingTax,
      currency: dividend.currency,
      exchange_rate: dividend.exchangeRate,
      unique_identifier: dividend.uniqueIdentifier,
    }));
    const brought = { userId, portfolioId, origin, fileId, emailId, now: clock.now() };
    await tx.run(insertDividends, { ...brought, rows: JSON.stringify(rows) });
  }
  await requestProposals(tx, { clock }, userId);
  return stored.length;
}

/** Takes back what a file brought and nobody has decided on: the next reading may bring it again. */
export async function takeBackPending(
  tx: Transaction,
  { clock }: ImportDeps,
  userId: string,
  fileId: string,
): Promise<void> {
  await tx.run(buryTradesOfFile, userId, fileId, ['PENDING'], clock.now());
  await tx.run(buryDividendsOfFile, userId, fileId, ['PENDING'], clock.now());
}

/**
 * Takes back what a file brought, and computes each holding that it changes once. What stays
 * belongs to no file any more. The person is locked.
 *
 * @param withConfirmed whether what counts goes too
 * @returns the ids of the holdings that went
 * @throws {PlatformError} INSUFFICIENT_QUANTITY with every holding whose other sales need what the
 *   file brought: nothing is taken back then
 */
export async function undoImport(
  tx: Transaction,
  deps: ImportDeps,
  { userId, fileId, withConfirmed }: { userId: string; fileId: string; withConfirmed: boolean },
): Promise<readonly string[]> {
  const now = deps.clock.now();
  const states = ['PENDING', 'REJECTED', ...(withConfirmed ? ['CONFIRMED'] : [])];
  const trades = await tx.all(buryTradesOfFile, userId, fileId, states, now);
  const dividends = await tx.all(buryDividendsOfFile, userId, fileId, states, now);
  const reinvested = dividends.flatMap(({ reinvestTradeId }) => reinvestTradeId ?? []);
  const others =
    reinvested.length === 0 ? [] : await tx.all(buryReinvested, userId, reinvested, now);
  const changed = [...trades, ...others].filter(({ state }) => state === 'CONFIRMED');
  const byHolding = Map.groupBy(changed, (trade) => `${trade.portfolioId} ${trade.instrumentId}`);
  const gone: string[] = [];
  const needing: Needing[] = [];
  for (const own of byHolding.values()) {
    const [one] = own;
    if (one === undefined) continue;
    await breathe();
    const [since = one.tradedOn] = own.map(({ tradedOn }) => tradedOn).sort();
    const { portfolioId, instrumentId, currency } = one;
    const of = { userId, portfolioId, instrumentId, currency };
    try {
      gone.push(...(await recomputeLess(tx, deps, { ...of, since })));
    } catch (error) {
      const why = whyNeeded(error);
      needing.push({ why, name: await nameOf(tx, userId, instrumentId) });
    }
  }
  if (needing.length > 0) throw cannotUndo(needing);
  await forgetFile(tx, userId, fileId);
  return gone;
}

/** @throws what is no refusal of a holding */
function whyNeeded(error: unknown): string {
  if (!(error instanceof PlatformError) || error.code !== 'INSUFFICIENT_QUANTITY') throw error;
  return error.fields?.[0]?.message ?? error.message;
}

async function nameOf(tx: Transaction, userId: string, instrumentId: string): Promise<string> {
  const asset = assetById(instrumentId);
  if (asset !== null) return asset.symbol;
  const { name } = await tx.one(customName, userId, instrumentId);
  return name;
}

/** What a file brought belongs to none any more. */
export async function forgetFile(tx: Transaction, userId: string, fileId: string): Promise<void> {
  tx.send(forgetFileOfTrades, [userId, fileId]);
  await tx.run(forgetFileOfDividends, userId, fileId);
}
