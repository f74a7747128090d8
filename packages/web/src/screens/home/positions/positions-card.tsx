import type { TradingMode } from '@investing-platform/schema/operations';
import { useAnswer } from '../../../api/use-answer.ts';
import { positions as positionsDocument } from '../../../generated/documents.ts';
import { type Prices, usePrices } from '../../../live/use-prices.ts';
import { Card } from '../../../parts/card.tsx';
import { Change } from '../../../parts/change.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { DataTable, type TableColumn } from '../../../parts/tables/data-table.tsx';
import { moneyText } from '../../../parts/text/format.ts';
import { PriceNotice, PriceState } from '../price-state.tsx';
import type { Position } from '../trading-types.ts';
import { AssetCell, type ListedPosition, PriceCell, ValueCell } from './position-cells.tsx';
import { totalOf } from './valuation.ts';

interface PositionsCardProps {
  readonly mode: TradingMode;
}

/** What is held, at live prices. */
export function PositionsCard({ mode }: PositionsCardProps) {
  const params = { tradingMode: mode };
  const load = useAnswer(positionsDocument, { params }, { pick: (data) => data.getPositions });
  const held = load.data ?? [];
  const assets = held.flatMap(({ asset }) => asset ?? []);
  const live = usePrices(assets.map(({ id }) => id));
  return (
    <Card title="Positions" aside={<PriceState live={live} assets={assets} />}>
      <PriceNotice live={live} />
      <Loaded load={load} lines={4}>
        {(positions) =>
          positions.length === 0 ? (
            <Empty title="No positions yet">{NEXT[mode]}</Empty>
          ) : (
            <PositionTable positions={positions} live={live} />
          )
        }
      </Loaded>
    </Card>
  );
}

const NEXT: Readonly<Record<TradingMode, string>> = {
  LIVE: 'What your programs buy is listed here. To try first, switch to Practice.',
  PAPER: 'Place a practice order: what it buys is listed here, at live prices.',
};

interface PositionTableProps {
  readonly positions: readonly Position[];
  readonly live: Prices;
}

function PositionTable({ positions, live }: PositionTableProps) {
  const total = totalOf(positions, live.prices);
  const columns: readonly TableColumn<ListedPosition>[] = [
    { id: 'asset', title: 'Asset', isName: true, cell: AssetCell },
    { id: 'price', title: 'Price', isNumber: true, cell: PriceCell },
    {
      id: 'value',
      title: `Value${total === null ? '' : `, ${total.currency}`}`,
      isNumber: true,
      cell: ValueCell,
    },
  ];
  const rows = positions.map((position) => ({
    position,
    price: live.prices.get(position.asset?.id ?? ''),
    isMixed: total === null,
  }));
  return (
    <DataTable
      className="table positions"
      caption={<caption className="unseen">Positions</caption>}
      columns={columns}
      rows={rows}
      rowId={({ position }) => position.id}
      foot={total !== null && positions.length > 1 && <TotalRow total={total} />}
    />
  );
}

function TotalRow({ total }: { readonly total: NonNullable<ReturnType<typeof totalOf>> }) {
  return (
    <tr>
      <th scope="row">
        All positions
        {total.unpricedCount > 0 && (
          <span className="fine">{total.unpricedCount} without a price left out</span>
        )}
      </th>
      <td className="number" colSpan={2}>
        {moneyText(total.value.toFixed(2), total.currency)}
        <span className="fine">
          <Change
            amount={total.gain.toFixed(2)}
            currency={total.currency}
            percent={total.gainPercent === null ? null : String(total.gainPercent)}
          />
        </span>
      </td>
    </tr>
  );
}
