import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fetch } from './client.ts';

interface FakeOrder {
  readonly id: string;
  readonly client_order_id: string;
  readonly symbol: string;
  readonly qty: string | null;
  readonly notional: string | null;
  readonly type: string;
  readonly side: string;
  readonly time_in_force: string;
  readonly limit_price: string | null;
  readonly stop_price: string | null;
  status: string;
  filled_qty: string;
  filled_avg_price: string | null;
  filled_at: string | null;
}

export type FakePosition = Readonly<Record<string, string | boolean | null>>;

/** A server of this machine that answers in the shapes of Alpaca's trading API, version 2. */
export interface FakeAlpaca {
  readonly fetch: Fetch;
  readonly orders: Map<string, FakeOrder>;
  /** What the account holds, as Alpaca tells it. */
  positions: FakePosition[];
  /** What the next answers are in the place of the usual ones: a status, or a hung-up line. */
  readonly next: (number | 'hang up')[];
  readonly requests: string[];
  close(): Promise<void>;
}

export const KEYS = { apiKey: 'PKEXAMPLE4XY7', apiSecret: 'not-a-real-secret' };
const PRICE = '100';
const AT = '2026-11-20T15:00:00.123456Z';

export async function fakeAlpaca(): Promise<FakeAlpaca> {
  const orders = new Map<string, FakeOrder>();
  const next: FakeAlpaca['next'] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const forced = next.shift();
    if (forced === 'hang up') request.socket.destroy();
    else if (forced !== undefined) send(response, forced, { message: `forced ${forced}` });
    else answer(request, response, fake);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fake: FakeAlpaca = {
    orders,
    positions: [AAPL_HELD, UNLISTED],
    next,
    requests,
    fetch: (input, init) => {
      const { pathname, search } = new URL(String(input));
      return fetch(`http://127.0.0.1:${port}${pathname}${search}`, init);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return fake;
}

type Answer = readonly [status: number, body: unknown];

function answer(request: IncomingMessage, response: ServerResponse, fake: FakeAlpaca): void {
  const { orders } = fake;
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (request.headers['apca-api-key-id'] !== KEYS.apiKey) {
    send(response, 401, { code: 40110000, message: 'request is not authorized' });
  } else if (request.method === 'GET') {
    send(response, ...read(url, fake));
  } else if (request.method === 'DELETE') {
    send(response, ...remove(url.pathname, orders));
  } else {
    receive(request, (body) => send(response, ...place(JSON.parse(body), orders)));
  }
}

function read({ pathname, searchParams }: URL, { orders, positions }: FakeAlpaca): Answer {
  if (pathname === '/v2/account') return [200, ACCOUNT];
  if (pathname === '/v2/positions') return [200, positions];
  const found = orders.get(searchParams.get('client_order_id') ?? '');
  return found === undefined ? [404, { code: 40410000, message: 'not found' }] : [200, found];
}

function receive(request: IncomingMessage, use: (body: string) => void): void {
  let body = '';
  request.on('data', (part: Buffer) => {
    body += part.toString('utf8');
  });
  request.on('end', () => use(body));
}

function place(asked: Record<string, string>, orders: Map<string, FakeOrder>): Answer {
  const clientOrderId = asked['client_order_id'] ?? '';
  if (orders.has(clientOrderId)) {
    return [422, { code: 40010001, message: 'client_order_id must be unique' }];
  }
  const limit = asked['limit_price'];
  const isFilled =
    asked['stop_price'] === undefined && (limit === undefined || Number(limit) >= Number(PRICE));
  const order: FakeOrder = {
    id: `alpaca-${orders.size + 1}`,
    client_order_id: clientOrderId,
    symbol: asked['symbol'] ?? '',
    qty: asked['qty'] ?? null,
    notional: asked['notional'] ?? null,
    type: asked['type'] ?? '',
    side: asked['side'] ?? '',
    time_in_force: asked['time_in_force'] ?? '',
    limit_price: limit ?? null,
    stop_price: asked['stop_price'] ?? null,
    status: isFilled ? 'filled' : 'new',
    filled_qty: isFilled ? (asked['qty'] ?? '1') : '0',
    filled_avg_price: isFilled ? PRICE : null,
    filled_at: isFilled ? AT : null,
  };
  orders.set(clientOrderId, order);
  return [200, order];
}

function remove(pathname: string, orders: Map<string, FakeOrder>): Answer {
  const order = [...orders.values()].find(({ id }) => pathname.endsWith(`/${id}`));
  if (order === undefined) return [404, { message: 'order not found' }];
  if (order.status !== 'new' && order.status !== 'partially_filled') {
    return [422, { code: 42210000, message: 'order is not cancelable' }];
  }
  order.status = 'canceled';
  return [204, null];
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body === null ? undefined : JSON.stringify(body));
}

const ACCOUNT = {
  id: '904837e3-3b76-47ec-b432-046db621571b',
  account_number: '010203ABCD',
  status: 'ACTIVE',
  currency: 'USD',
  cash: '4000.32',
  equity: '5000.32',
  buying_power: '8000.64',
  trading_blocked: false,
};

const AAPL_HELD: FakePosition = {
  asset_id: 'b0b6dd9d-8b9b-48a9-ba46-b9d54906e415',
  symbol: 'AAPL',
  exchange: 'NASDAQ',
  asset_class: 'us_equity',
  avg_entry_price: '90.5',
  qty: '10',
  side: 'long',
  market_value: '1000',
  cost_basis: '905',
  unrealized_pl: '95',
  unrealized_plpc: '0.1049',
  unrealized_intraday_pl: '0',
  unrealized_intraday_plpc: '0',
  current_price: '100',
  lastday_price: '100',
  change_today: '0',
  asset_marginable: true,
};

export const UNLISTED: FakePosition = {
  asset_id: 'b0b6dd9d-8b9b-48a9-ba46-b9d54906e416',
  symbol: 'NOTLISTED',
  exchange: 'OTC',
  asset_class: 'us_equity',
  avg_entry_price: '1',
  qty: '5',
  side: 'long',
  market_value: '5',
  cost_basis: '5',
  unrealized_pl: '0',
  unrealized_plpc: '0',
  unrealized_intraday_pl: '0',
  unrealized_intraday_plpc: '0',
  current_price: '1',
  lastday_price: '1',
  change_today: '0',
  asset_marginable: false,
};
