import {
  type GetPortfolioHistoryInput,
  getPortfolioHistory,
  type NetWorthAssetHistoryInput,
} from '@investing-platform/schema/operations';
import { useAnswer } from '../../api/use-answer.ts';
import { netWorthHistory } from '../../generated/documents.ts';
import type { ChartPoint } from '../../parts/charts/chart-geometry.ts';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { dayText, moneyText, monthText, shortMoneyText } from '../../parts/text/format.ts';
import { argumentsOf, callsOf, type Part } from './assistant-types.ts';

/** A picture of each history that a reply looked up, for the span that it looked at. */
export function Charts({ parts }: { readonly parts: readonly Part[] }) {
  return callsOf(parts).map((part) => {
    const key = JSON.stringify(part);
    const { from, to } = argumentsOf(part);
    if (part.toolName === 'netWorthAssetHistory') {
      return <WorthChart key={key} params={{ timeframe: 'DAY_1', ...span(from, to) }} />;
    }
    if (part.toolName !== 'getPortfolioHistory') return null;
    const source = argumentsOf(part)['source'];
    const account = source === undefined ? undefined : /"brokerAccountId":"([\w-]+)"/.exec(source);
    const own = account?.[1] === undefined ? {} : { source: { brokerAccountId: account[1] } };
    return <AccountChart key={key} params={{ timeframe: 'DAY_1', ...own, ...span(from, to) }} />;
  });
}

function span(from: string | undefined, to: string | undefined): { from?: string; to?: string } {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

interface DrawnProps {
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly currency: string;
}

function Drawn({ label, points, currency }: DrawnProps) {
  // The time before there was any money would flatten all that came after.
  const shown = points.slice(
    Math.max(
      0,
      points.findIndex(({ y }) => y !== 0),
    ),
  );
  if (shown.length < 2 || shown.every(({ y }) => y === 0)) return null;
  return (
    <LineChart
      label={label}
      points={shown}
      xText={dayText}
      xTick={monthText}
      yText={(y) => moneyText(y.toFixed(2), currency)}
      tickText={(y) => shortMoneyText(y, currency)}
    />
  );
}

function WorthChart({ params }: { readonly params: NetWorthAssetHistoryInput }) {
  const load = useAnswer(
    netWorthHistory,
    { params },
    { pick: (data) => data.netWorthAssetHistory, stays: true },
  );
  return (
    <Loaded load={load} lines={6}>
      {({ nodes, currency }) => (
        <Drawn
          label="Net worth"
          currency={currency}
          points={nodes
            .filter(({ netWorth }) => netWorth !== null)
            .map(({ date, netWorth }) => ({ x: Date.parse(`${date}T12:00`), y: Number(netWorth) }))}
        />
      )}
    </Loaded>
  );
}

function AccountChart({ params }: { readonly params: GetPortfolioHistoryInput }) {
  const load = useAnswer(
    getPortfolioHistory,
    { params },
    { pick: (data) => data.getPortfolioHistory, stays: true },
  );
  return (
    <Loaded load={load} lines={6}>
      {({ points, currency }) => (
        <Drawn
          label="Value of your accounts"
          currency={currency}
          points={points.map(({ at, equity }) => ({ x: Date.parse(at), y: Number(equity) }))}
        />
      )}
    </Loaded>
  );
}
