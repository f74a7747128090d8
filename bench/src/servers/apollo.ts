import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { type PeerContext, peerSchema } from './peer-schema.ts';
import type { Source } from './source.ts';

/** Apollo Server as its guide starts it. */
export async function serveApollo(source: Source, port: number): Promise<void> {
  const server = new ApolloServer<PeerContext>({ schema: peerSchema(source) });
  await startStandaloneServer(server, {
    listen: { port, host: '127.0.0.1', path: '/graphql' },
    context: async ({ req }) => ({
      actor: await source.authenticate(req.headers.authorization),
    }),
  });
}
