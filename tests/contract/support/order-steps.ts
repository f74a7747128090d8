import { cancelOrder, getOrders, placeOrder } from '@investing-platform/schema/operations';
import { asset } from './assets.ts';
import type { ExpectedError, Known, Step } from './case.ts';

export const BTC = asset('BTC').id;
export const AAPL = asset('AAPL').id;
export const FPH = asset('FPH').id;
export const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

export const marketBuy = { assetId: BTC, side: 'BUY', type: 'MARKET', timeInForce: 'GTC' };
/** Far below any price, so that it waits. */
export const waitingBuy = { ...marketBuy, type: 'LIMIT', limitPrice: '1', quantity: '1' };

type Params = object | ((known: Known) => object);

export const variables = (params: Params) => (known: Known) => ({
  params: typeof params === 'function' ? params(known) : params,
});

export const place = (params: Params, more: Partial<Step> = {}): Step => ({
  document: placeOrder,
  variables: variables(params),
  ...more,
});

export const refused = (params: Params, error: ExpectedError, more: Partial<Step> = {}): Step =>
  place(params, { errors: [{ path: ['placeOrder'], ...error }], ...more });

export const orders = (params: Params, data: Step['data'], more: Partial<Step> = {}): Step => ({
  document: getOrders,
  variables: variables(params),
  ...(data === undefined ? {} : { data }),
  ...more,
});

export const cancel = (more: Partial<Step> = {}): Step => ({
  document: cancelOrder,
  variables: variables(({ orderId }) => ({ id: orderId })),
  ...more,
});

/** Waits until the market has so many orders, and nothing more will happen to them. */
export const atWork = (count: number): Step =>
  orders(
    { group: 'OPEN' },
    () => ({ getOrders: { nodes: Array.from({ length: count }, () => ({ status: 'NEW' })) } }),
    { eventually: true },
  );

export const keepOrder = { orderId: 'placeOrder.id' };
