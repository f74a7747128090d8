import { getPositions, type TradingMode } from '@investing-platform/schema/operations';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/use-load.ts';
import { usePrices } from '../../live/use-prices.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { PositionRow } from './position-row.tsx';
import type { Position } from './trading-types.ts';

interface PositionsCardProps {
  readonly mode: TradingMode;
  /** Counts up where orders may have changed the positions. */
  readonly turn: number;
}

/** What is held, at live prices. */
export function PositionsCard({ mode, turn }: PositionsCardProps) {
  const load = useLoad((signal) => readPositions(mode, signal), `${mode} ${turn}`);
  const prices = usePrices((load.data ?? []).map(({ asset }) => asset.id));
  const isLive = prices.size > 0;
  const state = <span className={isLive ? 'live on' : 'live'}>{isLive ? 'Live prices' : ''}</span>;
  return (
    <Card title="Positions" aside={state}>
      <Loaded load={load} lines={4}>
        {(positions) =>
          positions.length === 0 ? (
            <Empty title="No positions yet">What you buy is listed here.</Empty>
          ) : (
            <table className="table positions">
              <caption className="unseen">Positions</caption>
              <thead>
                <tr>
                  <th scope="col">Asset</th>
                  <th scope="col" className="number">
                    Price
                  </th>
                  <th scope="col" className="number">
                    Value
                  </th>
                </tr>
              </thead>
              <tbody>
                {positions.map((position) => (
                  <PositionRow
                    key={position.id}
                    position={position}
                    price={prices.get(position.asset.id)}
                  />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </Card>
  );
}

async function readPositions(mode: TradingMode, signal: AbortSignal): Promise<readonly Position[]> {
  const params = { tradingMode: mode };
  return (await api.request(getPositions, { params }, { signal })).getPositions;
}
