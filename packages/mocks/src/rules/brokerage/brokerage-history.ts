import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { notFound } from '@investing-platform/rules/refusals/platform-error';
import {
  type Course,
  courseOf,
  refuseDebts,
  shownHistory,
} from '@investing-platform/rules/returns/shown-history';
import { askedSpan } from '@investing-platform/rules/time/asked-span';
import { MAX_POINTS, refuseTooMany } from '@investing-platform/rules/time/chart-length';
import { addDays } from '@investing-platform/rules/time/civil-date';
import { daySpan } from '@investing-platform/rules/time/day-span';
import { daySteps } from '@investing-platform/rules/time/day-steps';
import { firstMoment } from '@investing-platform/rules/time/first-day';
import { stepsOf } from '@investing-platform/rules/time/history-steps';
import { usualTimeframe } from '@investing-platform/rules/time/usual-timeframe';
import type { PastRange, PortfolioKind } from '@investing-platform/schema/operations';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Call } from '../../contract/call.ts';
import { need, type Realm } from '../../contract/realm.ts';
import type { RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { inCurrency, minus, plus, total } from '../../facts/amounts.ts';
import { valuedMoments } from '../../facts/book-history.ts';
import { type Change, changesOfAccount, changesOfStrategy } from '../../facts/books.ts';
import { accountsOf } from '../../facts/brokerage.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { heldIn } from '../../facts/portfolios.ts';
import { now } from '../../facts/time.ts';
import { trackedMoments } from '../../facts/tracked-moments.ts';
import type { PortfolioHistorySourceInput } from '../../generated/rows.ts';
import { askedOf } from '../market/series.ts';

const USUAL_RANGE: PastRange = 'M1';

/** What is asked for, whatever it is. */
interface Source {
  readonly currency: string;
  /** When there was first something; null where there never was. */
  readonly began: Date | null;
  /** Each of the moments, ascending, and every one between them at which money came or went. */
  readonly courseOver: (ends: readonly Date[]) => Course;
}

function portfolioHistory({ realm, params }: Call<'getPortfolioHistory'>) {
  const source = sourceOf(realm, params.source ?? { tradingMode: 'LIVE' });
  const span = askedSpan(askedOf(params), USUAL_RANGE, now(realm), (range, end) =>
    range === 'ALL' ? (source.began ?? end) : firstMoment(range, end),
  );
  const range = span.path === 'params.range' ? (params.range ?? USUAL_RANGE) : null;
  const timeframe = params.timeframe ?? usualTimeframe(range, span, now(realm));
  const { from, to } = span;
  const steps = stepsOf({
    from,
    to,
    timeframe,
    now: now(realm),
    extendedHours: params.extendedHours,
  });
  return shownHistory(source.courseOver([steps.base, ...steps.ends]), timeframe, steps);
}

/** @throws {PlatformError} NOT_FOUND; BAD_USER_INPUT for the portfolio of debts */
function sourceOf(realm: Realm, source: PortfolioHistorySourceInput): Source {
  if (source.portfolioId != null) return ofPortfolio(realm, source.portfolioId);
  if (source.activeStrategyId != null) {
    const row = need(realm, 'ActiveStrategy', source.activeStrategyId);
    return ofBooks(realm, String(row.currency), changesOfStrategy(realm, row));
  }
  const id = source.brokerAccountId?.toLowerCase();
  const accounts = accountsOf(realm).filter((account) =>
    id === undefined ? account.tradingMode === source.tradingMode : account.id === id,
  );
  if (id !== undefined && accounts.length === 0) throw notFound('Broker account');
  const currency = id === undefined ? displayCurrency(realm) : accounts[0]?.currency;
  const changes = accounts.flatMap((account) => changesOfAccount(realm, account));
  return ofBooks(realm, currency ?? USUAL_CURRENCY, changes);
}

function ofBooks(realm: Realm, currency: string, changes: readonly Change[]): Source {
  const [first] = changes.map(({ at }) => at).sort((left, right) => left - right);
  return {
    currency,
    began: first === undefined ? null : new Date(first),
    courseOver: (ends) => courseOf(currency, valuedMoments(realm, changes, currency, ends)),
  };
}

function ofPortfolio(realm: Realm, id: string): Source {
  const portfolio = need(realm, 'Portfolio', id);
  refuseDebts(portfolio.kind as PortfolioKind);
  const held = heldIn(realm, portfolio);
  const currency = String(portfolio.currency);
  const [first] = held.map(({ firstTradedOn }) => String(firstTradedOn)).sort();
  return {
    currency,
    began: first === undefined ? null : new Date(first),
    courseOver: (ends) => ({ currency, moments: trackedMoments(realm, held, currency, ends) }),
  };
}

const newYorkDay = (at: Date): string => calendarOf('NYSE').dateAt(at.getTime());

function cashflow({ realm, params }: Call<'getDepositsAndWithdrawalsChart'>) {
  const { timeframe, tradingMode } = params;
  const currency = displayCurrency(realm);
  const ids = accountsOf(realm)
    .filter((account) => account.tradingMode === tradingMode)
    .map(({ id }) => id);
  const moves = realm.own
    .list('PlatformInvestAccountActivity')
    .filter(({ type }) => type === 'DEPOSIT' || type === 'WITHDRAWAL')
    .filter(({ brokerAccountId }) => ids.includes(String(brokerAccountId)));
  const today = newYorkDay(now(realm));
  const dayOfMove = ({ occurredAt }: RowOf<'PlatformInvestAccountActivity'>): string =>
    newYorkDay(occurredAt ?? now(realm));
  const began = moves.map(dayOfMove).sort()[0] ?? today;
  const { from, to } = daySpan(params, today);
  const first = from ?? began;
  const ends = daySteps(first, to, timeframe, MAX_POINTS + 1);
  refuseTooMany(ends.length, 'points');
  let [after, cumulativeNet] = [addDays(first, -1), '0'];
  const points = ends.map((date) => {
    const own = moves.filter((row) => dayOfMove(row) <= date && dayOfMove(row) > after);
    const sum = (type: string): string =>
      total(
        own
          .filter((row) => row.type === type)
          .map((row) => inCurrency(row.netAmount, String(row.currency), currency)),
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
