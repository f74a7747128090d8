import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import type { OperationName } from './service/operations.ts';
import type { Pending } from './service/scenario-state.ts';
import type { Service } from './service/service.ts';
import type { SocketDoor } from './websocket/socket-door.ts';

/** How often a misfortune happens, and how. */
export interface ScenarioOptions {
  /** How many requests it meets. Default: 1. */
  readonly times?: number;
}

/** Ready misfortunes. All of them end with `reset()`. */
export interface MockScenarios {
  /**
   * The next request is refused with 429, `Retry-After` and empty rate-limit headers.
   *
   * @param operationName only a request with this operation; default: whichever comes next
   */
  rateLimited(
    operationName?: OperationName,
    options?: ScenarioOptions & {
      /** What `Retry-After` says, whole seconds. Default: 1. */
      readonly retryAfterSeconds?: number;
    },
  ): void;
  /** The next request with a token is answered 401, as if the token were unknown. */
  unauthenticatedOnce(): void;
  /**
   * The next answer lacks a field: null with an error `PROVIDER_UNAVAILABLE` beside the rest of the
   * data; where no field of it may be null, all of its data.
   */
  partialData(operationName?: OperationName, options?: ScenarioOptions): void;
  /**
   * The next answer has null in every field that may be null, as the service's may: the mocked
   * people have more to show than most.
   */
  nulls(operationName?: OperationName, options?: ScenarioOptions): void;
  /** The next request gets no answer, as where the network is down: `fetch` rejects. */
  networkError(operationName?: OperationName, options?: ScenarioOptions): void;
  /** From now on every answer takes so many milliseconds of real time; 0 ends it. */
  slow(milliseconds: number): void;
  /** Ends all sockets without a farewell, as a broken network does. */
  socketDrop(): void;
  /**
   * The price stands still and is called stale, so that market orders are refused.
   *
   * @param symbol `TICKER` or `TICKER.MIC`
   * @returns lets it move again
   */
  stalePrice(symbol: string): () => void;
}

export function mockScenarios(
  { scenarios, platform }: Service,
  door: Pick<SocketDoor, 'dropAll'>,
): MockScenarios {
  return {
    rateLimited(operationName, { times = 1, retryAfterSeconds = 1 } = {}) {
      scenarios.rateLimited.push({ ...pending(operationName, times), retryAfterSeconds });
    },
    unauthenticatedOnce() {
      scenarios.unauthenticated += 1;
    },
    partialData(operationName, { times = 1 } = {}) {
      scenarios.partial.push(pending(operationName, times));
    },
    nulls(operationName, { times = 1 } = {}) {
      scenarios.nulls.push(pending(operationName, times));
    },
    networkError(operationName, { times = 1 } = {}) {
      scenarios.unreachable.push(pending(operationName, times));
    },
    slow(milliseconds) {
      scenarios.delayMs = milliseconds;
    },
    socketDrop: () => door.dropAll(),
    stalePrice: (symbol) => platform.market.freeze(theAssetBySymbol('symbol', symbol)),
  };
}

function pending(operation: OperationName | undefined, times: number): Pending {
  return { operation: operation ?? null, timesLeft: times, retryAfterSeconds: 1 };
}
