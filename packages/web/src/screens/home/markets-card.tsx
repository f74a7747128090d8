import { useAnswer } from '../../api/use-answer.ts';
import { type MarketsQuery, markets, type WatchedFragment } from '../../generated/documents.ts';
import type { LivePrice } from '../../live/price-store.ts';
import { usePrices } from '../../live/use-prices.ts';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { DataTable, type TableColumn } from '../../parts/tables/data-table.tsx';
import { direction, percentText, priceText } from '../../parts/text/format.ts';
import { PriceNotice, PriceState } from './price-state.tsx';

/** A few prices that everybody may see, as they change. */
export function MarketsCard() {
  const load = useAnswer(markets, {}, { pick: assetsOf });
  const watched = load.data ?? [];
  const live = usePrices(watched.map(({ id }) => id));
  return (
    <Card title="Markets" aside={<PriceState live={live} assets={watched} />}>
      <PriceNotice live={live} />
      <Loaded load={load} lines={5}>
        {(assets) => (
          <DataTable
            className="table positions"
            caption={<caption className="unseen">Markets</caption>}
            columns={COLUMNS}
            rows={assets.map((asset) => ({ asset, price: live.prices.get(asset.id) }))}
            rowId={({ asset }) => asset.id}
          />
        )}
      </Loaded>
    </Card>
  );
}

interface Watched {
  readonly asset: WatchedFragment;
  /** Undefined until one has come. */
  readonly price: LivePrice | undefined;
}

const COLUMNS: readonly TableColumn<Watched>[] = [
  {
    id: 'asset',
    isName: true,
    cell: ({ asset }) => (
      <>
        <span className="symbol">{asset.symbol}</span>
        <span className="fine">{asset.name}</span>
      </>
    ),
  },
  { id: 'price', isNumber: true, cell: priceCell },
];

function priceCell({ asset: { currency, quote }, price }: Watched) {
  const current = price?.price ?? quote?.price ?? null;
  const percent = price?.changePercent ?? quote?.changePercent ?? null;
  return (
    <>
      {/* A new element with each price, so that its flash begins anew. */}
      <span key={current} className={price ? `flash ${price.move}` : ''}>
        {current === null ? '–' : priceText(current, currency)}
      </span>
      {percent !== null && (
        <span className={`fine change ${direction(percent)}`}>{percentText(percent)}</span>
      )}
    </>
  );
}

function assetsOf(answer: MarketsQuery): readonly WatchedFragment[] {
  return Object.values(answer);
}
