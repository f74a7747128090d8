import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PositionShown } from '@investing-platform/server/testing';
import type { MeasuredOperation } from '../http/operations.ts';
import type { PositionsParams, Source } from './source.ts';

type OperationName = Capitalize<MeasuredOperation['name']>;

interface Parameters {
  readonly operationName: OperationName;
  readonly variables?: { readonly params: PositionsParams };
}

/** Plain `node:http` that knows the two answers by heart: no GraphQL, no checks. */
export async function serveBare(source: Source, port: number): Promise<void> {
  const server = createServer((request, response) => {
    answer(source, request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  server.listen(port, '127.0.0.1');
}

async function answer(
  source: Source,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const actor = await source.authenticate(request.headers.authorization);
  const { operationName, variables }: Parameters = JSON.parse(await bodyOf(request));
  const data =
    operationName === 'FetchCurrentUser'
      ? { fetchCurrentUser: userView(await source.currentUser(actor)) }
      : { getPositions: await positionViews(source, actor, variables?.params ?? {}) };
  const body = JSON.stringify({ data });
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => resolve(Buffer.concat(chunks).toString()));
    request.on('error', reject);
  });
}

type Actor = Awaited<ReturnType<Source['authenticate']>>;

function userView({ id, name, email }: Awaited<ReturnType<Source['currentUser']>>): object {
  return { id, name, email };
}

async function positionViews(
  source: Source,
  actor: Actor,
  params: PositionsParams,
): Promise<object[]> {
  const rows = await source.positions(actor, params);
  return Promise.all(rows.map((row) => positionView(source, row)));
}

async function positionView(source: Source, row: PositionShown): Promise<object> {
  const asset = source.assetOf(row);
  return {
    id: row.id,
    symbol: row.symbol,
    name: row.name,
    assetClass: row.assetClass,
    quantity: row.quantity,
    quantityAvailable: row.quantityAvailable,
    averageEntryPrice: row.averageEntryPrice,
    costBasis: row.costBasis,
    marketValue: row.marketValue,
    marketValueInDisplayCurrency: await source.displayValueOf(row),
    unrealizedProfitLoss: row.unrealizedProfitLoss,
    unrealizedProfitLossPercent: row.unrealizedProfitLossPercent,
    currentPrice: row.currentPrice,
    previousClose: row.previousClose,
    intradayProfitLoss: row.intradayProfitLoss,
    intradayProfitLossPercent: row.intradayProfitLossPercent,
    changeTodayPercent: row.changeTodayPercent,
    currency: row.currency,
    // A Date would take the whole answer off the fast path of JSON.stringify.
    priceAsOf: row.priceAsOf?.toISOString() ?? null,
    stale: row.stale,
    asset: { id: asset?.id, symbol: asset?.symbol, name: asset?.name },
    brokerAccountId: row.brokerAccountId,
    tradingMode: row.tradingMode,
  };
}
