import {
  cancelOrder,
  type GetOrdersQuery,
  getOrders,
  placeOrder,
  type TradingMode,
} from '@investing-platform/schema/operations';
import { useEffect, useEffectEvent, useRef } from 'react';
import { perform, refreshAfter } from '../../../api/perform.ts';
import { problemOf } from '../../../api/problem.ts';
import { useAction } from '../../../api/use-action.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { Card } from '../../../parts/card.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { Loaded } from '../../../parts/loaded.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';
import { toasts } from '../../../parts/toast.ts';
import type { Order } from '../trading-types.ts';
import { OrderRow } from './order-row.tsx';
import { finishedSince, isOpen } from './order-state.ts';
import { outcomeText } from './order-words.ts';

const SHOWN = 8;
const LOOK_AGAIN_MS = 3_000;
interface OrdersCardProps {
  readonly mode: TradingMode;
  /** What was placed here, as it was taken. */
  readonly placed: readonly Order[];
}

/** The last orders. While some are open, they are looked at again and again. */
export function OrdersCard({ mode, placed }: OrdersCardProps) {
  const load = useAnswer(
    getOrders,
    { params: { tradingMode: mode, limit: SHOWN } },
    {
      pick: ordersOf,
      every: (data) => (ordersOf(data).some(isOpen) ? LOOK_AGAIN_MS : null),
    },
  );
  const { isBusy, problem, run } = useAction();
  useOutcomes(load.data, placed);
  const cancel = (order: Order) =>
    void run(async () => {
      try {
        await perform(cancelOrder, { params: { id: order.id } }, { repeatable: true });
      } catch (error) {
        // It is final by now: filled, or cancelled by an attempt whose answer was lost.
        if (problemOf(error).code !== 'ORDER_NOT_CANCELABLE') throw error;
        refreshAfter(cancelOrder);
      }
    });
  return (
    <Card title="Recent orders">
      <ProblemNotice problem={problem} />
      <Loaded load={load}>
        {(orders) =>
          orders.length === 0 ? (
            <Empty title="No orders yet">Your orders are listed here.</Empty>
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
function useOutcomes(orders: readonly Order[] | null, placed: readonly Order[]): void {
  const seen = useRef<readonly Order[]>([]);
  const tell = useEffectEvent((finished: readonly Order[]) => {
    for (const order of finished) {
      toasts.show(outcomeText(order), order.status === 'REJECTED' ? 'bad' : 'good');
    }
    // A fill moves what placing an order held: positions and cash are others now.
    if (finished.length > 0) refreshAfter(placeOrder);
  });
  useEffect(() => {
    if (orders === null) return;
    const known = new Set(seen.current.map(({ id }) => id));
    const fresh = placed.filter(({ id }) => !known.has(id));
    tell(finishedSince([...seen.current, ...fresh], orders));
    seen.current = orders;
  }, [orders, placed]);
}

function ordersOf(answer: GetOrdersQuery): readonly Order[] {
  return answer.getOrders.nodes;
}
