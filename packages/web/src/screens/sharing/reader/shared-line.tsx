import { LineChart } from '../../../parts/charts/line-chart.tsx';
import { dayText, moneyText, monthText, shortMoneyText } from '../../../parts/text/format.ts';

interface SharedLineProps {
  readonly points: readonly { readonly date: string; readonly value: string }[];
  /** Null where amounts are hidden: then the first point is 100. */
  readonly currency: string | null;
}

/** The line of the assets, in amounts or as an index. */
export function SharedLine({ points, currency }: SharedLineProps) {
  const drawn = points.map(({ date, value }) => ({
    x: Date.parse(`${date}T12:00`),
    y: Number(value),
  }));
  const text = (y: number) =>
    currency === null ? y.toFixed(2) : moneyText(y.toFixed(2), currency);
  const tick = (y: number) => (currency === null ? String(y) : shortMoneyText(y, currency));
  return (
    <LineChart
      label={currency === null ? 'Assets, 100 at the start' : `Assets, ${currency}`}
      points={drawn}
      xText={dayText}
      xTick={monthText}
      yText={text}
      tickText={tick}
    />
  );
}
