import { cancelOrder, getOrders, type TradingMode } from '@investing-platform/schema/operations';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../../api/client.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAction } from '../../../api/use-action.ts';
import { useLoad } from '../../../api/use-load.ts';
import { Card } from '../../../parts/card.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';
import { toasts } from '../../../parts/toast.ts';
import { useEvery } from '../../../session/use-every.ts';
import type { Order } from '../trading-types.ts';
import { OrderRow } from './order-row.tsx';
import { finishedSince, isOpen } from './order-state.ts';
import { outcomeText } from './order-words.ts';

const SHOWN = 8;
const LOOK_AGAIN_MILLISECONDS = 3_000;
interface OrdersCardProps {
  readonly mode: TradingMode;
  /** What was placed here, as it was taken. */
  readonly placed: readonly Order[];
  /** Told where orders have become final: positions and cash are others now. */
  readonly onFinished: () => void;
}

/** The last orders. While some are open, they are looked at again and again. */
export function OrdersCard({ mode, placed, onFinished }: OrdersCardProps) {
  const load = useLoad((signal) => readOrders(mode, signal), mode);
  const { isBusy, problem, run } = useAction();
  const { data, reload } = load;
  const hasOpen = data?.some(isOpen) === true;
  useEvery(hasOpen ? LOOK_AGAIN_MILLISECONDS : null, reload);
  useOutcomes(data, placed, onFinished);
  useEffect(() => {
    if (placed.length > 0) reload();
  }, [placed, reload]);
  const cancel = (order: Order) =>
    void run(async () => {
      try {
        await api.request(cancelOrder, { params: { id: order.id } }, { repeatable: true });
      } catch (error) {
        // It is final by now: filled, or cancelled by an attempt whose answer was lost.
        if (problemOf(error).code !== 'ORDER_NOT_CANCELABLE') throw error;
      }
      reload();
    });
  return (
    <Card title="Recent orders">
      <ProblemNotice problem={problem} />
      <Loaded load={load}>
        {(orders) =>
          orders.length === 0 ? (
            <Empty title="No orders yet">Orders and what comes of them are listed here.</Empty>
          ) : (
            <ul className="rows">
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} isBusy={isBusy} cancel={cancel} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  );
}

/** Tells what has become of orders while the person looks on. */
function useOutcomes(
  orders: readonly Order[] | null,
  placed: readonly Order[],
  onFinished: () => void,
): void {
  const seen = useRef<readonly Order[]>([]);
  const tell = useEffectEvent((finished: readonly Order[]) => {
    for (const order of finished) {
      toasts.show(outcomeText(order), order.status === 'REJECTED' ? 'bad' : 'good');
    }
    if (finished.length > 0) onFinished();
  });
  useEffect(() => {
    if (orders === null) return;
    const known = new Set(seen.current.map(({ id }) => id));
    const fresh = placed.filter(({ id }) => !known.has(id));
    tell(finishedSince([...seen.current, ...fresh], orders));
    seen.current = orders;
  }, [orders, placed]);
}

async function readOrders(mode: TradingMode, signal: AbortSignal): Promise<readonly Order[]> {
  const params = { tradingMode: mode, limit: SHOWN };
  return (await api.request(getOrders, { params }, { signal })).getOrders.nodes;
}
