import type { Alpaca, trading } from '@alpacahq/alpaca-trade-api/rest';
import { Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import type {
  Broker,
  VenueAnswer,
  VenueOrder,
  VenueRecord,
  VenueState,
} from '../../../ports/broker.ts';
import type { BrokerKeys } from '../../../ports/broker-connection.ts';
import { type AlpacaOptions, failureOf, openClient } from './client.ts';
import { orderRequest } from './order-request.ts';
import { alpacaSymbol } from './symbols.ts';

type AlpacaOrder = trading.Order;

/** Alpaca's highest tier; shares cost nothing. */
const CRYPTO_FEE_RATE = '0.0025';
const NOT_FOUND = 404;
const TOO_MANY = 429;
/** Of a client order id in use too. */
const UNPROCESSABLE = 422;

/**
 * Orders through Alpaca. Ours is the `client_order_id`, so that an order whose fate is unknown is
 * found again, and one that is handed over twice is one order.
 */
export function alpacaVenue(keys: BrokerKeys, isLive: boolean, options: AlpacaOptions): Broker {
  let client: Promise<Alpaca> | undefined;
  const open = (): Promise<Alpaca> => {
    client ??= openClient(keys, isLive, options);
    return client;
  };
  return {
    greatestFeeRate: (isCrypto) => (isCrypto ? CRYPTO_FEE_RATE : '0'),
    submit: (order, record, signal) =>
      guarded(signal, async () => submit(await open(), order, record, signal)),
    poll: (order, record, signal) =>
      guarded(signal, async () => poll(await open(), order, record, signal)),
    cancel: (order, record, signal) =>
      guarded(signal, async () => cancel(await open(), order, record, signal)),
  };
}

const LATE: VenueAnswer = { kind: 'unknown', reason: 'the deadline passed' };

async function guarded(
  signal: AbortSignal,
  call: () => Promise<VenueAnswer>,
): Promise<VenueAnswer> {
  if (signal.aborted) return LATE;
  try {
    return await call();
  } catch (error) {
    if (signal.aborted) return LATE;
    const { status, reason } = await failureOf(error);
    // Nothing happened where Alpaca says that it is too busy; else nobody knows.
    return { kind: status === TOO_MANY ? 'retryable' : 'unknown', reason };
  }
}

async function submit(
  alpaca: Alpaca,
  order: VenueOrder,
  record: VenueRecord,
  signal: AbortSignal,
): Promise<VenueAnswer> {
  const symbol = alpacaSymbol(order.assetId);
  if (symbol === null) return { kind: 'refused', reason: 'Alpaca does not list the asset' };
  try {
    const postOrderRequest = orderRequest(order, symbol);
    const placed = await alpaca.trading.orders.postOrder({ postOrderRequest }, { signal });
    return answerOf(placed, order, record);
  } catch (error) {
    const { status, reason } = await failureOf(error);
    const isFinal = status !== null && status < 500 && status !== TOO_MANY;
    if (!isFinal) throw error;
    const known = status === UNPROCESSABLE ? await find(alpaca, order, signal) : null;
    return known === null ? { kind: 'refused', reason } : answerOf(known, order, record);
  }
}

/** Null where Alpaca does not have the order. */
async function find(
  alpaca: Alpaca,
  { id: clientOrderId }: VenueOrder,
  signal: AbortSignal,
): Promise<AlpacaOrder | null> {
  try {
    return await alpaca.trading.orders.getOrderByClientOrderId({ clientOrderId }, { signal });
  } catch (error) {
    if ((await failureOf(error)).status === NOT_FOUND) return null;
    throw error;
  }
}

async function poll(
  alpaca: Alpaca,
  order: VenueOrder,
  record: VenueRecord,
  signal: AbortSignal,
): Promise<VenueAnswer> {
  const found = await find(alpaca, order, signal);
  if (found === null) return { kind: 'refused', reason: 'Alpaca does not have the order' };
  return answerOf(found, order, record);
}

async function cancel(
  alpaca: Alpaca,
  order: VenueOrder,
  record: VenueRecord,
  signal: AbortSignal,
): Promise<VenueAnswer> {
  const before = await find(alpaca, order, signal);
  if (before === null) return { kind: 'ok', report: { state: 'CANCELED', fills: [] } };
  if (isFinal(stateOf(before, order)) || before.id === undefined) {
    return answerOf(before, order, record);
  }
  try {
    await alpaca.trading.orders.deleteOrderByOrderID({ orderId: before.id }, { signal });
  } catch (error) {
    // It was filled or has ended meanwhile: what it is now says so.
    if ((await failureOf(error)).status !== UNPROCESSABLE) throw error;
  }
  const after = (await find(alpaca, order, signal)) ?? before;
  if (after.status === 'pending_cancel') {
    return { kind: 'retryable', reason: 'Alpaca is cancelling the order' };
  }
  return answerOf(after, order, record);
}

const isFinal = (state: VenueState): boolean => state === 'FILLED' || state === 'CANCELED';

const STATES: Readonly<Record<string, VenueState>> = {
  accepted: 'WAITING',
  accepted_for_bidding: 'WAITING',
  pending_new: 'WAITING',
  done_for_day: 'WAITING',
  filled: 'FILLED',
  canceled: 'CANCELED',
  expired: 'CANCELED',
  replaced: 'CANCELED',
  rejected: 'CANCELED',
  stopped: 'CANCELED',
  suspended: 'CANCELED',
};

function stateOf({ status, filledQty = '0' }: AlpacaOrder, order: VenueOrder): VenueState {
  const state = STATES[status ?? ''] ?? 'WORKING';
  // Alpaca calls a stop order that waits for its price `new`.
  const isWaitingStop = order.stopPrice !== null && Number(filledQty) === 0;
  return state === 'WORKING' && isWaitingStop ? 'HELD' : state;
}

function answerOf(found: AlpacaOrder, order: VenueOrder, record: VenueRecord): VenueAnswer {
  if (found.status === 'rejected' && record.fillCount === 0) {
    return { kind: 'refused', reason: 'Alpaca rejected the order' };
  }
  const fills = fillSince(found, record);
  const own = found.id === undefined ? {} : { brokerOrderId: found.id };
  return { kind: 'ok', report: { state: stateOf(found, order), fills, ...own } };
}

const PRICE_PLACES = 10;

/** Alpaca tells the sum of all fills: what is new is what the record lacks of it. */
function fillSince(found: AlpacaOrder, record: VenueRecord) {
  const filled = decimal(found.filledQty ?? '0');
  const quantity = filled.minus(record.quantityFilled);
  if (!quantity.greaterThan(0) || found.filledAvgPrice == null) return [];
  const value = filled.times(found.filledAvgPrice).minus(record.valueFilled);
  const price = value.dividedBy(quantity).toDecimalPlaces(PRICE_PLACES, Decimal.ROUND_HALF_EVEN);
  const at = found.filledAt ?? found.updatedAt ?? new Date(0);
  return [
    {
      reference: `alpaca-${toPlain(filled)}`,
      quantity: toPlain(quantity),
      price: toPlain(price),
      fee: '0',
      at,
    },
  ];
}
