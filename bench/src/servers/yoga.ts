import { createServer } from 'node:http';
import { createYoga } from 'graphql-yoga';
import { peerSchema } from './peer-schema.ts';
import type { Source } from './source.ts';

/** Yoga as its guide starts it. */
export async function serveYoga(source: Source, port: number): Promise<void> {
  const yoga = createYoga({
    schema: peerSchema(source),
    context: async ({ request }) => ({
      actor: await source.authenticate(request.headers.get('authorization') ?? undefined),
    }),
  });
  createServer(yoga).listen(port, '127.0.0.1');
}
