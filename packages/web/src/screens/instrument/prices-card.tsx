import type { PastRange } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { instrumentPrices } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { LineChart } from '../../parts/charts/line-chart.tsx';
import { SpanChoice } from '../../parts/charts/span-choice.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import {
  dateText,
  dayText,
  monthText,
  priceText,
  shortMoneyText,
  today,
} from '../../parts/text/format.ts';
import { usePerson } from '../../session/session.ts';
import type { Instrument, InstrumentPrice } from './instrument-types.ts';

const SPANS = [
  ['Y1', 'Year'],
  ['Y5', '5 years'],
  ['ALL', 'All'],
] as const satisfies readonly (readonly [PastRange, string])[];

type Span = (typeof SPANS)[number][0];

const YEARS: Readonly<Record<Span, number | null>> = { Y1: 1, Y5: 5, ALL: null };
const MAX_POINTS = 10_000;

/** What one of it is worth, and was. */
export function PricesCard({ instrument }: { readonly instrument: Instrument }) {
  const { id, currency, latestPrice, priceStale, kind } = instrument;
  const { preferences } = usePerson().account;
  const [span, setSpan] = useState<Span>(kind === 'CUSTOM' ? 'ALL' : 'Y1');
  const from = firstDay(YEARS[span]);
  const load = useAnswer(
    instrumentPrices,
    {
      params: {
        instrumentId: id,
        direction: 'DESC',
        limit: MAX_POINTS,
        ...(from !== null && { from }),
      },
    },
    { pick: (data) => data.getInstrumentPrices.nodes },
  );
  return (
    <Card
      title={kind === 'CUSTOM' ? 'Value' : 'Price'}
      aside={<SpanChoice spans={SPANS} span={span} choose={setSpan} />}
    >
      {latestPrice === null ? (
        <Empty title="No price yet">No value is recorded.</Empty>
      ) : (
        <>
          <p className="figure">
            {priceText(latestPrice.price, currency)} <span className="code">{currency}</span>
          </p>
          <p className={priceStale ? 'fine stale' : 'fine'}>as of {dateText(latestPrice.date)}</p>
        </>
      )}
      <Loaded load={load} lines={6}>
        {(prices) => (
          <LineChart
            label={`${kind === 'CUSTOM' ? 'Recorded values' : 'Price over time'}, ${currency}`}
            points={prices.toReversed().map(pointOf)}
            xText={dayText}
            xTick={monthText}
            yText={(y) => priceText(String(y), currency)}
            tickText={(y) =>
              y < LARGE ? priceText(String(y), currency) : shortMoneyText(y, currency)
            }
            startsAtZero={preferences.chartStartAtZero}
          />
        )}
      </Loaded>
    </Card>
  );
}

/** From here on an axis has no room for cents. */
const LARGE = 10_000;

function firstDay(years: number | null): string | null {
  if (years === null) return null;
  const now = new Date();
  return today(new Date(now.getFullYear() - years, now.getMonth(), now.getDate()));
}

function pointOf({ date, price }: InstrumentPrice) {
  return { x: Date.parse(`${date}T12:00`), y: Number(price) };
}
