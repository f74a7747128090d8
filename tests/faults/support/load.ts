import { instruments } from '@investing-platform/schema/instruments';
import { type Answer, persist } from './persistent-client.ts';

const BITCOIN = instruments.find(({ symbol }) => symbol === 'BTC')?.id;
const CLIENTS = 6;
/** Far below any price: it stays open. */
const RESTING = { type: 'LIMIT', limitPrice: '1', timeInForce: 'GTC', quantity: '0.5' };
const TAKEN = { type: 'MARKET', timeInForce: 'GTC', quantity: '0.001' };
export const PAID_IN = '10.01';

/** What was acknowledged, by what it was. */
export interface Acknowledged {
  readonly taken: readonly string[];
  readonly resting: readonly string[];
  readonly cancelled: readonly string[];
  readonly paymentCount: number;
}

export interface Load {
  /** Answers so far. */
  count(): number;
  /** Each client ends what it is asking for. */
  stop(): Promise<Acknowledged>;
}

/**
 * Several clients who place orders that are filled at once and orders that wait, cancel some of
 * those and pay money in, one request after the other, until they are stopped.
 *
 * @param chance from 0 to 1, excluding 1
 */
export function startLoad(
  at: { readonly url: string; readonly token: string; readonly brokerAccountId: string },
  chance: () => number,
): Load {
  const { url, token, brokerAccountId } = at;
  const seen = { taken: [] as string[], resting: [] as string[], cancelled: [] as string[] };
  let paymentCount = 0;
  let keys = 0;
  let answers = 0;
  let isOver = false;

  const send = async (name: string, params: Record<string, unknown>): Promise<Answer> => {
    const answer = await persist(url, token, { name, params });
    answers += 1;
    return answer;
  };
  const keyed = (name: string, params: Record<string, unknown>): Promise<Answer> => {
    keys += 1;
    return send(name, { ...params, idempotencyKey: `key-${keys}` });
  };

  async function place(terms: typeof RESTING | typeof TAKEN, list: string[]): Promise<void> {
    list.push(
      idOf(await keyed('placeOrder', { ...terms, brokerAccountId, assetId: BITCOIN, side: 'BUY' })),
    );
  }

  async function cancel(): Promise<void> {
    const orderId = seen.resting.pop();
    if (orderId === undefined) return place(RESTING, seen.resting);
    const answer = await send('cancelOrder', { id: orderId });
    // The first request was carried out, and its answer was lost.
    const isDone = answer.kind === 'refused' && answer.code === 'ORDER_NOT_CANCELABLE';
    if (!isDone) idOf(answer);
    seen.cancelled.push(orderId);
  }

  async function client(): Promise<void> {
    while (!isOver) {
      const kind = chance();
      if (kind < 0.5) await place(TAKEN, seen.taken);
      else if (kind < 0.7) await place(RESTING, seen.resting);
      else if (kind < 0.85) await cancel();
      else {
        idOf(
          await keyed('fundPaperAccount', { id: brokerAccountId, amount: PAID_IN, mode: 'ADD' }),
        );
        paymentCount += 1;
      }
    }
  }

  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  // It is awaited with the end of the load.
  clients.catch(() => undefined);
  return {
    count: () => answers,
    async stop() {
      isOver = true;
      await clients;
      return { ...seen, paymentCount };
    },
  };
}

function idOf(answer: Answer): string {
  if (answer.kind === 'ok') return answer.id;
  throw new Error(`refused with ${answer.code}`);
}
