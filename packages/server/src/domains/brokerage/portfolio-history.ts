import type { ChartRange, Timeframe, TradingMode } from '@investing-platform/schema/operations';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { type Decimal, decimal, toPlain, ZERO } from '../../kernel/decimal.ts';
import { notFound, refuse } from '../../kernel/errors.ts';
import { type Flow, flowsBetween } from '../../ledger/index.ts';
import { type Equity, equityAt, type HistoryScope } from '../trading/index.ts';
import { shown } from './amounts.ts';
import type { BrokerageDeps } from './deps.ts';
import { spanOf, usualTimeframe } from './history-range.ts';
import { type ScopeRow, scopeOfAccount, scopeOfMode } from './history-scope.sql.ts';
import { stepsOf } from './history-steps.ts';
import { modifiedDietz, moneyWeighted, timeWeighted, type Valued } from './returns.ts';

export interface PortfolioHistoryInput {
  /** One of the three; default the live accounts. */
  readonly source?:
    | {
        readonly tradingMode?: TradingMode | null | undefined;
        readonly brokerAccountId?: string | null | undefined;
        readonly portfolioId?: string | null | undefined;
      }
    | null
    | undefined;
  readonly range?: ChartRange | undefined;
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
  readonly timeframe?: Timeframe | null | undefined;
  readonly extendedHours?: boolean | undefined;
}

/** Amounts are plain decimals in the history's currency. */
export interface HistoryPoint {
  readonly at: Date;
  readonly equity: string;
  readonly profitLoss: string;
  readonly profitLossPercent: string | null;
  readonly cashflow: string;
  readonly timeWeightedReturnPercent: string | null;
}

export interface PortfolioHistory {
  readonly currency: string;
  readonly timeframe: Timeframe;
  readonly baseValue: string;
  readonly baseValueAsOf: Date;
  readonly points: HistoryPoint[];
  readonly moneyWeightedReturnPercent: string | null;
  readonly modifiedDietzReturnPercent: string | null;
}

/**
 * What accounts were worth over time. The equity of a moment is the same whatever range or steps
 * it is asked with. Four statements, whose cost follows the days and not the trades.
 *
 * @throws {PlatformError} NOT_FOUND; NOT_IMPLEMENTED for a tracked portfolio; BAD_USER_INPUT where
 *   range and ends do not fit, or the steps are too short for the span; PROVIDER_UNAVAILABLE
 */
export async function getPortfolioHistory(
  deps: Pick<BrokerageDeps, 'db' | 'marketData' | 'clock'>,
  actor: Actor,
  input: PortfolioHistoryInput,
): Promise<PortfolioHistory> {
  const { userId } = requireUser(actor);
  const scope = await scopeAsked(deps, userId, input.source);
  const now = deps.clock.now();
  const { range = 'M1', from = null, to = null } = input;
  const span = spanOf({ range, from, to }, now, scope.began ?? now);
  const timeframe = input.timeframe ?? usualTimeframe(range, span, now);
  const steps = stepsOf({
    ...span,
    timeframe,
    now,
    extendedHours: input.extendedHours ?? false,
  });
  const { base, ends } = steps;
  const books = { userId, books: scope.books };
  const flows = await flowsBetween(deps.db, scope.books, base, span.to);
  const valued = await valueAll(deps, books, [base, ...ends], flows, scope.currency);
  return shownHistory(scope.currency, timeframe, steps, valued);
}

interface Scope {
  readonly books: HistoryScope['books'];
  readonly currency: string;
  /** When there was first something. */
  readonly began: Date | null;
}

async function scopeAsked(
  { db }: Pick<BrokerageDeps, 'db'>,
  userId: string,
  source: PortfolioHistoryInput['source'],
): Promise<Scope> {
  if (source?.portfolioId != null) {
    throw refuse('NOT_IMPLEMENTED', 'Histories of tracked portfolios are not built yet');
  }
  const accountId = source?.brokerAccountId ?? null;
  if (accountId === null) {
    return scopeOf(await db.one(scopeOfMode, userId, source?.tradingMode ?? 'LIVE'));
  }
  const row = await db.maybe(scopeOfAccount, userId, accountId);
  if (row === null) throw notFound('Broker account');
  return scopeOf(row);
}

function scopeOf({ books, currency, began }: ScopeRow): Scope {
  return { books, currency, began: began === null ? null : new Date(`${began}T00:00:00Z`) };
}

/** Every moment that counts: the steps' ends, and the flows in between. */
async function valueAll(
  deps: Pick<BrokerageDeps, 'db' | 'marketData'>,
  scope: HistoryScope,
  ends: readonly Date[],
  flows: readonly Flow[],
  currency: string,
): Promise<Valued[]> {
  const moments = [...ends, ...flows.map(({ at }) => at)].map((at) => at.getTime());
  const times = [...new Set(moments)].sort((left, right) => left - right);
  const dates = times.map((at) => new Date(at));
  const equity = await equityAt(deps, scope, dates, currency, flows);
  const cameIn = flowValues(times, flows, equity);
  return times.map((at, place) => ({
    at,
    equity: equity.values[place] ?? ZERO,
    flow: cameIn.get(at) ?? ZERO,
  }));
}

function flowValues(
  times: readonly number[],
  flows: readonly Flow[],
  { worthOf }: Equity,
): ReadonlyMap<number, Decimal> {
  const places = new Map(times.map((at, place) => [at, place]));
  const values = new Map<number, Decimal>();
  for (const { at, asset, amount } of flows) {
    const moment = at.getTime();
    const value = amount.times(worthOf(asset, places.get(moment) ?? 0));
    values.set(moment, (values.get(moment) ?? ZERO).plus(value));
  }
  return values;
}

const PERCENT_PLACES = 6;

function percent(fraction: Decimal): string {
  return toPlain(fraction.times(100).toDecimalPlaces(PERCENT_PLACES));
}

function shownHistory(
  currency: string,
  timeframe: Timeframe,
  { base, ends }: ReturnType<typeof stepsOf>,
  valued: readonly Valued[],
): PortfolioHistory {
  const start = valued[0]?.equity ?? ZERO;
  const returns = timeWeighted(valued);
  const isEnd = new Set(ends.map((end) => end.getTime()));
  let [moved, paidIn, inStep] = [ZERO, ZERO, ZERO];
  const points: HistoryPoint[] = [];
  valued.forEach(({ at, equity, flow }, place) => {
    if (place === 0) return;
    moved = moved.plus(flow);
    inStep = inStep.plus(flow);
    if (flow.greaterThan(0)) paidIn = paidIn.plus(flow);
    if (!isEnd.has(at)) return;
    const gain = equity.minus(start).minus(moved);
    const invested = start.plus(paidIn);
    const growth = returns[place] ?? null;
    points.push({
      at: new Date(at),
      equity: shown(equity, currency),
      profitLoss: shown(gain, currency),
      profitLossPercent: invested.greaterThan(0) ? percent(gain.dividedBy(invested)) : null,
      cashflow: shown(inStep, currency),
      timeWeightedReturnPercent: growth === null ? null : percent(growth),
    });
    inStep = ZERO;
  });
  const rate = moneyWeighted(cashflowsOf(start, valued));
  const dietz = modifiedDietz(valued);
  return {
    currency,
    timeframe,
    baseValue: shown(start, currency),
    baseValueAsOf: base,
    points,
    moneyWeightedReturnPercent: rate === null ? null : percent(decimal(rate)),
    modifiedDietzReturnPercent: dietz === null ? null : percent(dietz),
  };
}

/** As if the owner bought all at the start, and sold all at the end. */
function cashflowsOf(start: Decimal, valued: readonly Valued[]) {
  const flows = valued.map(({ at, flow }, place) => ({
    at,
    amount: place === 0 ? start.negated() : flow.negated(),
  }));
  const last = valued.at(-1);
  return last === undefined ? [] : [...flows, { at: last.at, amount: last.equity }];
}
