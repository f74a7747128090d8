import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { scalars } from '@investing-platform/schema';
import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import { buildSchema, execute, isObjectType, isScalarType, subscribe, validate } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { type StreamServer, type Tick, TOKEN } from './plan.ts';

/** graphql-ws on ws and graphql-js as its guide starts it, with an iterator over an emitter. */
export async function serveStock(port: number): Promise<StreamServer> {
  const ticks = new EventEmitter().setMaxListeners(0);
  let open = 0;
  const schema = buildSchema(publicTypeDefs);
  for (const { name, serialize, parseValue, parseLiteral } of Object.values(scalars)) {
    const type = schema.getType(name);
    if (isScalarType(type)) Object.assign(type, { serialize, parseValue, parseLiteral });
  }
  const field = schema.getSubscriptionType()?.getFields().livePriceData;
  if (field === undefined) throw new Error('livePriceData is not in the contract');
  field.subscribe = (_root, { params }: { params: { assetIds: readonly string[] } }) => {
    open += 1;
    return pricesOf(ticks, params.assetIds, () => {
      open -= 1;
    });
  };
  field.resolve = (tick) => tick;
  const http = createServer((_request, response) => response.writeHead(404).end());
  useServer(
    {
      schema,
      // This schema is made by the peers' copy of graphql.
      validate,
      execute,
      subscribe,
      onConnect: ({ connectionParams }) => connectionParams?.Authorization === `Bearer ${TOKEN}`,
    },
    new WebSocketServer({ server: http, path: '/graphql' }),
  );
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  if (!isObjectType(schema.getType('LivePrice'))) throw new Error('LivePrice is no object');
  return {
    publish: (tick) => void ticks.emit(tick.assetId, tick),
    subscriptions: () => open,
  };
}

/** Ticks in order, as many as the reader has left. */
function pricesOf(
  ticks: EventEmitter,
  assetIds: readonly string[],
  left: () => void,
): AsyncIterableIterator<Tick> {
  const waiting: Tick[] = [];
  let wake: (() => void) | undefined;
  const onTick = (tick: Tick) => {
    waiting.push(tick);
    wake?.();
  };
  for (const id of assetIds) ticks.on(id, onTick);
  async function* read() {
    try {
      for (;;) {
        const tick = waiting.shift();
        if (tick !== undefined) yield tick;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    } finally {
      for (const id of assetIds) ticks.off(id, onTick);
      left();
    }
  }
  return read();
}
