/** A live price as the contract has it. */
export const price = (sequence: number) => ({
  assetId: '0190a000-0000-7000-8000-000000000001',
  symbol: 'BTC',
  price: String(60_000 + sequence),
  currency: 'USD',
  bid: null,
  ask: null,
  change: null,
  changePercent: null,
  volume: null,
  session: 'REGULAR',
  at: new Date(0),
  sequence,
});

interface Listener {
  push(event: unknown): void;
  end(): void;
}

/** Events that a test sends to all subscribers of the server at once. */
export interface Feed {
  /** How many subscriptions are open. */
  readonly size: number;
  /** How many have been opened so far. */
  readonly opened: number;
  push(event: unknown): void;
  /** Ends every subscription, as a server does that has no more events. */
  end(): void;
  /** One subscription. Its `return` also ends a `next` that waits, unlike a generator's. */
  open(): AsyncIterableIterator<unknown>;
}

export function createFeed(): Feed {
  const listeners = new Set<Listener>();
  let opened = 0;
  return {
    get opened() {
      return opened;
    },
    get size() {
      return listeners.size;
    },
    push(event) {
      for (const listener of listeners) listener.push(event);
    },
    end() {
      for (const listener of listeners) listener.end();
    },
    open() {
      opened += 1;
      const queue: unknown[] = [];
      let isOver = false;
      let wake = () => {};
      const listener = {
        push(event: unknown) {
          queue.push({ livePriceData: event });
          wake();
        },
        end() {
          isOver = true;
          wake();
        },
      };
      listeners.add(listener);
      const close = async () => {
        listeners.delete(listener);
        listener.end();
        return { done: true, value: undefined } as const;
      };
      return {
        async next() {
          while (queue.length === 0 && !isOver) {
            await new Promise<void>((resolve) => {
              wake = resolve;
            });
          }
          return queue.length === 0 ? close() : { done: false, value: queue.shift() };
        },
        return: close,
        [Symbol.asyncIterator]() {
          return this;
        },
      };
    },
  };
}
