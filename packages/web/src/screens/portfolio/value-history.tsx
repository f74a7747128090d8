import type { PastRange } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { type PortfolioCourseQuery, portfolioCourse } from '../../generated/documents.ts';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { SpanChoice } from '../../parts/charts/span-choice.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import {
  dayText,
  moneyText,
  monthText,
  shortDayText,
  shortMoneyText,
} from '../../parts/text/format.ts';
import {
  type HistoryPoint,
  historyPoints,
  wholeStepText,
} from '../../parts/worth/history-steps.ts';
import { usePerson } from '../../session/session.ts';

const BenchmarkChoice = lazy(() => import('./benchmark-choice.tsx'));

const SPANS = [
  ['M1', 'Month'],
  ['Y1', 'Year'],
  ['Y5', '5 years'],
  ['ALL', 'All'],
] as const satisfies readonly (readonly [PastRange, string])[];

type Span = (typeof SPANS)[number][0];

/** What the whole of it was worth over time, in its own currency, and against a benchmark. */
export function ValueHistory({ portfolioId }: { readonly portfolioId: string }) {
  const { preferences } = usePerson().account;
  const [span, setSpan] = useState<Span>('Y1');
  const load = useAnswer(
    portfolioCourse,
    { params: { source: { portfolioId }, range: span }, portfolio: { ids: [portfolioId] } },
    {
      pick: ({ getPortfolioHistory: course }) => ({
        ...course,
        nodes: nodesOf(course.points),
        since: course.points.find(isHeld)?.at ?? null,
      }),
    },
  );
  return (
    <>
      <SpanChoice spans={SPANS} span={span} choose={setSpan} />
      <Loaded load={load} lines={6}>
        {({ nodes, points, since, currency }) => (
          <>
            <LineChart
              label={`Value over time, ${currency}`}
              points={historyPoints(nodes, currency)}
              note={wholeStepText(nodes, currency)}
              xText={dayText}
              xTick={span === 'M1' ? shortDayText : monthText}
              yText={(y) => moneyText(y.toFixed(2), currency)}
              tickText={(y) => shortMoneyText(y, currency)}
              startsAtZero={preferences.chartStartAtZero}
            />
            {since !== null && (
              <Suspense fallback={<Skeleton lines={3} />}>
                <BenchmarkChoice
                  since={since}
                  ownPercent={points.at(-1)?.timeWeightedReturnPercent ?? null}
                />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

type Point = PortfolioCourseQuery['getPortfolioHistory']['points'][number];

const isHeld = ({ equity }: Point): boolean => Number(equity) !== 0;

/** From when there was anything: the time before would flatten all that came after. */
function nodesOf(points: readonly Point[]): readonly HistoryPoint[] {
  const first = points.findIndex(isHeld);
  let sum: number | null = 0;
  const nodes = points.map(({ at, equity, cashflow }) => {
    sum = sum === null || cashflow === null ? null : sum + Number(cashflow);
    return { at: Date.parse(at), value: equity, netContributions: sum?.toFixed(2) ?? null };
  });
  return nodes.slice(Math.max(first - 1, 0));
}
