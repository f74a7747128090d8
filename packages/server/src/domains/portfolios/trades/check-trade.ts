import { toldProblems } from '@investing-platform/rules/tracked/tracked-trade';
import type { Transaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { dayIn } from '../../../kernel/days.ts';
import { badInput, invalidInput, notFound } from '../../../kernel/errors.ts';
import type { PortfolioRow, Selection, Target } from '../../holdings/index.ts';
import type { TradeInput } from './trade-input.ts';
import { lotsNamed } from './trades.sql.ts';

interface Checked {
  readonly trade: TradeInput;
  readonly target: Pick<Target, 'currency' | 'timeZone'>;
  /** Of the instrument. */
  readonly currency: string;
}

/** @throws {PlatformError} BAD_USER_INPUT with every field that does not fit */
export function checkTrade(
  { clock }: Pick<Deps, 'clock'>,
  { trade, target, currency }: Checked,
): void {
  const told = {
    ...trade,
    quantity: trade.quantity ?? null,
    price: trade.price ?? null,
    ratio: trade.ratio ?? null,
    costBasis: trade.costBasis ?? null,
    capitalAmount: trade.capitalAmount ?? null,
    lotSelections: trade.lotSelections ?? [],
    feeCurrency: trade.feeCurrency ?? null,
    exchangeRate: trade.exchangeRate ?? null,
  };
  const currencies = { currency, portfolioCurrency: target.currency };
  const problems = toldProblems(told, currencies, dayIn(target.timeZone, clock.now()));
  if (problems.length > 0) throw invalidInput(problems);
}

interface Lots {
  readonly portfolio: Pick<PortfolioRow, 'id' | 'costBasisMethod'>;
  readonly instrumentId: string;
  readonly lots: readonly Selection[];
}

/** @throws {PlatformError} BAD_USER_INPUT for another method; NOT_FOUND for a lot */
export async function requireLots(
  tx: Transaction,
  userId: string,
  { portfolio, instrumentId, lots }: Lots,
): Promise<void> {
  if (lots.length === 0) return;
  if (portfolio.costBasisMethod !== 'SPECIFIC') {
    const message = `goes only with the method SPECIFIC: it is ${portfolio.costBasisMethod} here`;
    throw badInput('params.lotSelections', message);
  }
  const ids = lots.map(({ tradeId }) => tradeId.toLowerCase());
  const found = await tx.all(lotsNamed, userId, portfolio.id, instrumentId, ids);
  if (found.length < new Set(ids).size) throw notFound('Lot');
}
