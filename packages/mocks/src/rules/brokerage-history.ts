import { percent, percentOf } from '@investing-platform/rules/percent';
import {
  cashflowsOf,
  modifiedDietz,
  moneyWeighted,
  timeWeighted,
  type Valued,
} from '@investing-platform/rules/returns';
import type { Call } from '../contract/call.ts';
import { present } from '../contract/present.ts';
import { need } from '../contract/realm.ts';
import type { Rules } from '../contract/rule.ts';
import { inCurrency, minus, plus, times, total } from '../facts/amounts.ts';
import { accountsOf, activities } from '../facts/brokerage.ts';
import { displayCurrency } from '../facts/holdings.ts';
import { dayOf, daysBetween, now } from '../facts/time.ts';
import { type Decimal, decimal, ZERO } from '../kernel/decimal.ts';
import { fractionOf } from '../kernel/random.ts';
import { pastFraction, spanOf, stepsOf } from './series.ts';

function portfolioHistory(call: Call) {
  const { realm, params } = call;
  const source = Object(params['source'] ?? { tradingMode: 'LIVE' });
  const account = accountsOf(realm).find(
    ({ id, tradingMode }) => id === source.brokerAccountId || tradingMode === source.tradingMode,
  );
  const row = account && need(realm, 'BrokerAccount', account.id);
  const portfolio =
    source.portfolioId == null ? undefined : need(realm, 'Portfolio', source.portfolioId);
  const shown = portfolio && present(realm, 'Portfolio', portfolio);
  const own = String(portfolio?.['currency'] ?? row?.['currency'] ?? 'USD');
  const isOfMode = source.brokerAccountId == null && source.portfolioId == null;
  const currency = isOfMode ? displayCurrency(realm) : own;
  const last = inCurrency(shown?.['value']?.({}) ?? row?.['equity'] ?? '0', own, currency);
  const span = spanOf(call, 'M1');
  const timeframe = String(params['timeframe'] ?? 'DAY_1');
  const seed = fractionOf(currency + last) * 6;
  const equityAt = (at: Date): string => {
    const days = Math.max(0, (now(realm).getTime() - at.getTime()) / 86_400_000);
    return Number(times(last, pastFraction(seed, days).toFixed(9))).toFixed(2);
  };
  const [first, ...rest] = stepsOf(span, timeframe);
  const start = first ?? span.from;
  const base = equityAt(start);
  const moments = [start, ...rest];
  const valued = moments.map((at): Valued => {
    return { at: at.getTime(), equity: decimal(equityAt(at)), flow: ZERO };
  });
  const growth = timeWeighted(valued);
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
      timeWeightedReturnPercent: percentOrNull(growth[place]),
    };
  });
  const { ofSpan, annualized } = moneyWeighted(cashflowsOf(valued) ?? []);
  return {
    currency,
    timeframe,
    baseValue: plus(base, '0'),
    baseValueAsOf: start,
    unpricedCount: 0,
    points,
    moneyWeightedReturnPercent: percentOrNull(ofSpan),
    moneyWeightedReturnAnnualizedPercent: percentOrNull(annualized),
    modifiedDietzReturnPercent: percentOrNull(modifiedDietz(valued)),
  };
}

function percentOrNull(fraction: Decimal | null | undefined): string | null {
  return fraction == null ? null : percent(fraction);
}

function cashflow(call: Call) {
  const { realm, params } = call;
  const timeframe = String(params['timeframe'] ?? 'MONTH_1');
  const currency = displayCurrency(realm);
  const steps = stepsOf(spanOf(call), timeframe).map(dayOf);
  const moves = activities(realm).filter(({ type }) => type === 'DEPOSIT' || type === 'WITHDRAWAL');
  let cumulativeNet = '0';
  const points = steps.map((date, index) => {
    const after = steps[index - 1] ?? '';
    const own = moves.filter((row) => {
      const day = dayOf(row['occurredAt'] as Date);
      return day <= date && (after === '' ? daysBetween(day, date) <= 31 : day > after);
    });
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
    return { date, deposits, withdrawals, net, cumulativeNet, unpricedCount: 0 };
  });
  return { currency, timeframe, points };
}

export const brokerageHistoryRules: Rules = {
  getDepositsAndWithdrawalsChart: { answers: cashflow },
  getPortfolioHistory: { answers: portfolioHistory },
};
