import { type Decimal, decimal } from '@investing-platform/rules/decimal';
import { unitsOf } from '@investing-platform/rules/networth/minor-units';
import { percent, percentOf } from '@investing-platform/rules/percent';
import { badInput } from '@investing-platform/rules/platform-error';
import {
  cashflowsOf,
  modifiedDietz,
  moneyOver,
  moneyWeighted,
} from '@investing-platform/rules/returns/returns';
import { timeWeighted } from '@investing-platform/rules/returns/time-weighted';
import type { Valued } from '@investing-platform/rules/returns/valued';
import { addDays } from '@investing-platform/rules/time/civil-date';
import { type AskedDays, daySpan } from '@investing-platform/rules/time/day-span';
import { daySteps } from '@investing-platform/rules/time/day-steps';
import { usualTimeframe } from '@investing-platform/rules/time/usual-timeframe';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { HistoryTimeframe, PastRange } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { need } from '../../contract/realm.ts';
import type { Row } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { inCurrency, minus, plus, times, total } from '../../facts/amounts.ts';
import { accountsOf, activities } from '../../facts/brokerage.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { dayOf, now, today } from '../../facts/time.ts';
import { fractionOf } from '../../kernel/random.ts';
import { pastFraction, spanOf, stepsOf } from '../market/series.ts';

/** No chart has more points. */
const MAX_POINTS = 10_000;
const CENT_PLACES = 2;

function portfolioHistory(call: Call<'getPortfolioHistory'>) {
  const { realm, params } = call;
  const source = Object(params.source ?? { tradingMode: 'LIVE' });
  const account = accountsOf(realm).find(({ tradingMode }) => tradingMode === source.tradingMode);
  const accountId = source.brokerAccountId ?? account?.id;
  const row = accountId && need(realm, 'BrokerAccount', accountId);
  const portfolio =
    source.portfolioId == null ? undefined : need(realm, 'Portfolio', source.portfolioId);
  if (portfolio?.kind === 'LIABILITIES') {
    throw badInput(
      'params.source.portfolioId',
      'is of debts, whose course netWorthLiabilityHistory tells',
    );
  }
  const active =
    source.activeStrategyId == null
      ? undefined
      : need(realm, 'ActiveStrategy', source.activeStrategyId);
  const shown =
    (portfolio && present(realm, 'Portfolio', portfolio)?.['value']?.({})) ??
    (active && present(realm, 'ActiveStrategy', active)?.['marketValue']?.({}));
  const own = String((portfolio ?? active ?? row)?.currency ?? 'USD');
  const currency = source.tradingMode == null ? own : displayCurrency(realm);
  const last = inCurrency(shown ?? row?.equity ?? '0', own, currency);
  const span = spanOf(call, 'M1');
  const range = span.path === 'params.range' ? ((params.range ?? 'M1') as PastRange) : null;
  const timeframe = String(params.timeframe ?? usualTimeframe(range, span, now(realm)));
  const seed = fractionOf(currency + last) * 6;
  const equityAt = (at: Date): string => {
    const days = Math.max(0, (now(realm).getTime() - at.getTime()) / DAY_MS);
    return Number(times(last, pastFraction(seed, days).toFixed(9))).toFixed(CENT_PLACES);
  };
  const [first, ...rest] = stepsOf(span, timeframe);
  const start = first ?? span.from;
  const base = equityAt(start);
  const moments = [start, ...rest];
  const valued = moments.map((at): Valued => {
    return { at: at.getTime(), equity: unitsOf(decimal(equityAt(at)), CENT_PLACES), flow: 0n };
  });
  const returns = timeWeighted(valued);
  const points = moments.map((at, place) => {
    const equity = equityAt(at);
    const profitLoss = minus(equity, base);
    return {
      at,
      equity: plus(equity, '0'),
      unpricedCount: 0,
      profitLoss,
      profitLossPercent: percentOf(decimal(profitLoss), decimal(base)),
      cashflow: '0',
      timeWeightedReturnPercent: returns.percentAt(place),
    };
  });
  const money = moneyOver(valued);
  const { ofSpan, annualized } = moneyWeighted(money === null ? [] : cashflowsOf(money));
  return {
    currency,
    timeframe,
    baseValue: plus(base, '0'),
    baseValueAsOf: start,
    unpricedCount: 0,
    points,
    moneyWeightedReturnPercent: percentOrNull(ofSpan),
    moneyWeightedReturnAnnualizedPercent: percentOrNull(annualized),
    modifiedDietzReturnPercent: percentOrNull(money === null ? null : modifiedDietz(money)),
  };
}

function percentOrNull(fraction: Decimal | null | undefined): string | null {
  return fraction == null ? null : percent(fraction);
}

function cashflow(call: Call<'getDepositsAndWithdrawalsChart'>) {
  const { realm, params } = call;
  const timeframe = (params.timeframe ?? 'MONTH_1') as HistoryTimeframe;
  const currency = displayCurrency(realm);
  const moves = activities(realm).filter(({ type }) => type === 'DEPOSIT' || type === 'WITHDRAWAL');
  const dayOfMove = (row: Row): string => dayOf(row['occurredAt'] as Date);
  const began = moves.map(dayOfMove).sort()[0] ?? today(realm);
  const { from, to } = daySpan(params as AskedDays, today(realm));
  const first = from ?? began;
  let [after, cumulativeNet] = [addDays(first, -1), '0'];
  const points = daySteps(first, to, timeframe, MAX_POINTS).map((date) => {
    const own = moves.filter((row) => dayOfMove(row) <= date && dayOfMove(row) > after);
    const sum = (type: string): string =>
      total(
        own
          .filter((row) => row['type'] === type)
          .map((row) => inCurrency(row['netAmount'], String(row['currency']), currency)),
      );
    const [deposits, withdrawn] = [sum('DEPOSIT'), sum('WITHDRAWAL')];
    const net = plus(deposits, withdrawn);
    cumulativeNet = plus(cumulativeNet, net);
    const withdrawals = minus('0', withdrawn);
    after = date;
    return { date, deposits, withdrawals, net, cumulativeNet, unpricedCount: 0 };
  });
  return { currency, timeframe, points };
}

export const brokerageHistoryRules: Rules = {
  getDepositsAndWithdrawalsChart: { answers: cashflow },
  getPortfolioHistory: { answers: portfolioHistory },
};
