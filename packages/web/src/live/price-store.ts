import {
  type LivePriceDataSubscription,
  livePriceData,
} from '@investing-platform/schema/operations';
import { direction } from '../parts/text/format.ts';
import { streams } from './streams.ts';

/** A price, and where it went from the one before that was shown here. */
export interface LivePrice extends Quoted {
  readonly move: 'up' | 'down' | 'flat';
}

type Quoted = LivePriceDataSubscription['livePriceData'];

/** `paused` while the connection is being renewed, `lost` once that was given up. */
export type StreamState = 'live' | 'paused' | 'lost';

/** A stream of prices that is being followed. */
export interface PriceStore {
  readonly close: () => void;
}

/** Who follows a stream. */
export interface PriceViewer {
  /** Gets the latest price of each asset. */
  readonly show: (prices: ReadonlyMap<string, LivePrice>) => void;
  readonly tell: (state: StreamState) => void;
}

/**
 * Follows the prices of assets until it is closed. However many come, they are shown once a frame
 * at most, and not at all while the page is hidden: then the latest come when it is shown again.
 *
 * @param assetIds at most 200
 */
export function openPrices(assetIds: readonly string[], { show, tell }: PriceViewer): PriceStore {
  const controller = new AbortController();
  const latest = new Map<string, LivePrice>();
  let frame: number | null = null;
  const follow = async () => {
    const { signal } = controller;
    const variables = { params: { assetIds: [...assetIds] } };
    for await (const event of streams.subscribe(livePriceData, variables, { signal })) {
      if (event.type !== 'data') {
        if (event.type === 'break') tell('paused');
        continue;
      }
      const price = event.data.livePriceData;
      latest.set(price.assetId, { ...price, move: moveTo(price, latest.get(price.assetId)) });
      frame ??= requestAnimationFrame(() => {
        frame = null;
        tell('live');
        show(new Map(latest));
      });
    }
  };
  const leave = () => {
    if (!controller.signal.aborted) tell('lost');
  };
  follow().then(leave, leave);
  return {
    close() {
      controller.abort();
      if (frame !== null) cancelAnimationFrame(frame);
    },
  };
}

function moveTo({ price }: Quoted, before: Quoted | undefined): LivePrice['move'] {
  return direction(before === undefined ? null : String(Number(price) - Number(before.price)));
}
