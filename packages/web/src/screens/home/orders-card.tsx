import { cancelOrder, getOrders, type TradingMode } from '@investing-platform/schema/operations';
import { api } from '../../api/client.ts';
import { problemOf } from '../../api/problem.ts';
import { useAction } from '../../api/use-action.ts';
import { useLoad } from '../../api/use-load.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { useEvery } from '../../session/use-every.ts';
import { OrderRow } from './order-row.tsx';
import { isOpen } from './order-state.ts';
import type { Order } from './trading-types.ts';

const SHOWN = 8;
const LOOK_AGAIN_MILLISECONDS = 3_000;
interface OrdersCardProps {
  readonly mode: TradingMode;
  readonly turn: number;
}

/** The last orders. While some are open, they are looked at again and again. */
export function OrdersCard({ mode, turn }: OrdersCardProps) {
  const load = useLoad((signal) => readOrders(mode, signal), `${mode} ${turn}`);
  const { isBusy, problem, run } = useAction();
  const { data, reload } = load;
  const hasOpen = data?.some(isOpen) === true;
  useEvery(hasOpen ? LOOK_AGAIN_MILLISECONDS : null, reload);
  const cancel = (order: Order) =>
    void run(async () => {
      try {
        await api.request(cancelOrder, { params: { orderId: order.id } }, { repeatable: true });
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

async function readOrders(mode: TradingMode, signal: AbortSignal): Promise<readonly Order[]> {
  const params = { tradingMode: mode, limit: SHOWN };
  return (await api.request(getOrders, { params }, { signal })).getOrders.nodes;
}
