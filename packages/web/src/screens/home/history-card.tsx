import {
  type GetPortfolioHistoryQuery,
  getPortfolioHistory,
  type PastRange,
  type TradingMode,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import type { ChartPoint } from '../../parts/charts/chart-geometry.ts';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { SpanChoice } from '../../parts/charts/span-choice.tsx';
import { Figure } from '../../parts/figure.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import {
  dayText,
  momentText,
  moneyText,
  monthText,
  shortDayText,
  shortMoneyText,
  timeText,
  weekdayText,
} from '../../parts/text/format.ts';
import { Unpriced } from '../../parts/unpriced.tsx';
import { usePerson } from '../../session/session.ts';
import type { BrokerAccount } from './trading-types.ts';

const RANGES = [
  ['D1', 'Day'],
  ['W1', 'Week'],
  ['M1', 'Month'],
  ['Y1', 'Year'],
] as const satisfies readonly (readonly [PastRange, string])[];

type Range = (typeof RANGES)[number][0];

const LOOK_AGAIN_MS = 60_000;

interface HistoryCardProps {
  readonly mode: TradingMode;
  /** Those of this mode. */
  readonly accounts: readonly BrokerAccount[];
}

/** What the accounts are worth, and were over time. */
export function HistoryCard({ mode, accounts }: HistoryCardProps) {
  const { preferences } = usePerson().account;
  const [range, setRange] = useState<Range>('D1');
  // Outside of regular hours a day without the rest would be empty.
  const params = { source: { tradingMode: mode }, range, extendedHours: isShort(range) };
  const load = useAnswer(
    getPortfolioHistory,
    { params },
    {
      pick: (data) => data.getPortfolioHistory,
      every: range === 'D1' ? LOOK_AGAIN_MS : undefined,
    },
  );
  const choice = <SpanChoice spans={RANGES} span={range} choose={setRange} />;
  return (
    <Card title={mode === 'LIVE' ? 'Live accounts' : 'Practice accounts'} aside={choice}>
      <Loaded load={load} lines={6}>
        {({ currency, points }) => {
          const last = points.at(-1);
          return (
            <>
              {last !== undefined && (
                <>
                  <Figure amount={last.equity} currency={currency} />
                  {last.profitLoss !== null && (
                    <p>
                      <Change
                        amount={last.profitLoss}
                        currency={currency}
                        percent={last.profitLossPercent}
                      />{' '}
                      <span className="fine">{SPAN[range]}</span>
                    </p>
                  )}
                  <FromOutside points={points} currency={currency} />
                  <Unpriced count={last.unpricedCount} />
                </>
              )}
              <AccountSums accounts={accounts} />
              <LineChart
                label="Value"
                points={drawn(points)}
                xText={isShort(range) ? momentText : dayText}
                xTick={TICK[range]}
                yText={(y) => moneyText(y.toFixed(2), currency)}
                tickText={(y) => shortMoneyText(y, currency)}
                startsAtZero={preferences.chartStartAtZero}
              />
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

const SPAN: Readonly<Record<Range, string>> = {
  D1: 'in a day',
  W1: 'in a week',
  M1: 'in a month',
  Y1: 'in a year',
};

const TICK: Readonly<Record<Range, (x: number) => string>> = {
  D1: timeText,
  W1: weekdayText,
  M1: shortDayText,
  Y1: monthText,
};

/** Cash beside what is invested, where all is of one currency. */
function AccountSums({ accounts }: Pick<HistoryCardProps, 'accounts'>) {
  const [first] = accounts;
  if (first === undefined || accounts.some(({ currency }) => currency !== first.currency)) {
    return null;
  }
  const sum = (key: 'cash' | 'buyingPower') =>
    accounts.reduce((total, account) => total + Number(account[key]), 0).toFixed(2);
  return (
    <dl className="sums">
      <div>
        <dt>Cash, {first.currency}</dt>
        <dd>{moneyText(sum('cash'), first.currency)}</dd>
      </div>
      <div>
        <dt>To spend, {first.currency}</dt>
        <dd>{moneyText(sum('buyingPower'), first.currency)}</dd>
      </div>
    </dl>
  );
}

/** Spans whose steps are shorter than a day. */
function isShort(range: Range): boolean {
  return range === 'D1' || range === 'W1';
}

type Point = GetPortfolioHistoryQuery['getPortfolioHistory']['points'][number];

interface FromOutsideProps {
  readonly points: readonly Point[];
  readonly currency: string;
}

/** Why the line steps where nothing was gained or lost. */
function FromOutside({ points, currency }: FromOutsideProps) {
  const moved = points.filter(({ cashflow }) => Number(cashflow) !== 0);
  const [only, another] = moved;
  if (only === undefined) return null;
  const sum = moved.reduce((total, { cashflow }) => total + Number(cashflow), 0);
  return (
    <p className="fine">
      {moneyText(sum.toFixed(2), currency, true)} from outside
      {another === undefined && ` on ${dayText(only.at)}`}: no gain or loss.
    </p>
  );
}

/** Without the time before there was any money, which would flatten all that came after. */
function drawn(points: readonly Point[]): readonly ChartPoint[] {
  const first = points.findIndex(({ equity }) => Number(equity) !== 0);
  const since = points.slice(Math.max(first, 0));
  const enough = since.length > 1 ? since : points;
  return enough.map(({ at, equity }) => ({ x: Date.parse(at), y: Number(equity) }));
}
