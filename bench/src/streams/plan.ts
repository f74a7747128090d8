import { instruments } from '@investing-platform/schema/instruments';

/** What the stream benchmark loads a server with. */
export const SOCKETS = 2_000;
export const SYMBOLS = 500;
export const SYMBOLS_A_SOCKET = 20;
/** One tick of each symbol is delivered to so many sockets, and so much a second. */
export const DELIVERIES_A_SECOND = SOCKETS * SYMBOLS_A_SOCKET;
export const TOKEN = 'the only token';

export const assetIds: readonly string[] = instruments.slice(0, SYMBOLS).map(({ id }) => id);

/** No two sockets want the same symbols: a stride of its own for every 500 of them. */
export function assetsOfSocket(socket: number): string[] {
  const stride = 1 + 2 * Math.floor(socket / SYMBOLS);
  return Array.from({ length: SYMBOLS_A_SOCKET }, (_, place) => {
    const at = (socket + place * stride) % SYMBOLS;
    return assetIds[at] ?? '';
  });
}

const FIELDS = 'assetId symbol price bid ask change changePercent volume session at sequence';

export const QUERY = pricesWith(FIELDS);

/** A selection that nobody else has: its answers are made for it alone. */
export const ownQuery = (number: number): string => pricesWith(`${FIELDS} own${number}: price`);

function pricesWith(fields: string): string {
  const field = `livePriceData(params: $params) { ${fields} }`;
  return `subscription Prices($params: LivePriceDataInput!) { ${field} }`;
}

/** One price as the contract has it. */
export interface Tick {
  readonly assetId: string;
  readonly symbol: string;
  readonly currency: string;
  readonly price: string;
  readonly bid: string;
  readonly ask: string;
  readonly change: string;
  readonly changePercent: string;
  readonly volume: string;
  readonly session: 'REGULAR';
  readonly at: Date;
  readonly sequence: number;
}

/** A server that is measured. */
export interface StreamServer {
  publish(tick: Tick): void;
  /** Subscriptions that are open. */
  subscriptions(): number;
}

/** What the process of a server runs, as JSON in its first argument. */
export interface StreamServeOptions {
  readonly server: 'ours' | 'stock';
  readonly port: number;
}

/** What was delivered since the readers were last asked. */
export interface Delivered {
  readonly messages: number;
  /** From the tick to the reader, in milliseconds; means nothing where nothing came. */
  readonly p50: number;
  readonly p99: number;
}
