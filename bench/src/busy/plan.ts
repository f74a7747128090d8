import { instruments } from '@investing-platform/schema/instruments';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { buildSchema, isEnumType } from 'graphql';

/** Who asks, and where. */
export interface Callers {
  readonly url: string;
  readonly busy: string;
  /** The busy person's account. */
  readonly accountId: string;
  readonly other: string;
}

/** Clients of the busy account, each with one order after the other. */
export const CLIENTS = 15;

/** They trade around the clock. Each is either bought or sold, so that no order crosses another. */
export const [BOUGHT, SOLD] = ['BTC', 'ETH'].map(
  (code) => instruments.find(({ symbol }) => symbol === code)?.id ?? '',
) as [string, string];

const contract = buildSchema(publicTypeDefs);

function valuesOf(name: string): string[] {
  const type = contract.getType(name);
  return isEnumType(type) ? type.getValues().map((value) => value.name) : [];
}

/** The times that coins take. */
const TIMES = ['GTC', 'IOC'];

/** Every order for a coin that the contract can say, at prices at which it trades at once. */
export const everyOrder: readonly Readonly<Record<string, string>>[] = valuesOf(
  'OrderType',
).flatMap((type) =>
  TIMES.flatMap((timeInForce) =>
    valuesOf('OrderSide').flatMap((side) =>
      [{ quantity: '0.001' }, { notional: '5' }].map((size) => ({
        type,
        timeInForce,
        side,
        assetId: side === 'BUY' ? BOUGHT : SOLD,
        ...pricesOf(type, side),
        ...size,
      })),
    ),
  ),
);

function pricesOf(type: string, side: string): Record<string, string> {
  const [high, low] = ['10000000', '1'];
  return {
    ...(type.includes('LIMIT') && { limitPrice: side === 'BUY' ? high : low }),
    ...(type.startsWith('STOP') && { stopPrice: side === 'BUY' ? low : high }),
  };
}

/** What an order may be refused for: its own terms, and the account's means. */
export const REFUSALS: ReadonlySet<unknown> = new Set([
  ...['BAD_USER_INPUT', 'INSUFFICIENT_FUNDS', 'INSUFFICIENT_QUANTITY', 'MARKET_CLOSED'],
  ...['WASH_TRADE', 'ORDER_REJECTED', 'ASSET_NOT_FRACTIONABLE'],
]);

export const PLACE = 'mutation ($params: PlaceOrderInput!) { placeOrder(params: $params) { id } }';
export const USUAL = '{ getPositions { id } getOrders(params: { group: OPEN }) { nodes { id } } }';
