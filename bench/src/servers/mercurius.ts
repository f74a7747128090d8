import fastify from 'fastify';
import mercurius from 'mercurius';
import { peerSchema } from './peer-schema.ts';
import type { Source } from './source.ts';

/** Mercurius on Fastify, each operation compiled from its first request on. */
export async function serveMercurius(source: Source, port: number): Promise<void> {
  const app = fastify();
  await app.register(mercurius, {
    schema: peerSchema(source),
    jit: 1,
    context: async ({ headers }) => ({
      actor: await source.authenticate(headers.authorization),
    }),
  });
  await app.listen({ port, host: '127.0.0.1' });
}
