import { type McpRequestContext, Server } from '@modelcontextprotocol/server';
import { type McpServing, servingOf } from '../serve.ts';
import { diagnosticPrompts, promptAnswer } from './prompts.ts';
import { readDiagnostic, resources, templates } from './resources.ts';
import { stateCodec } from './rounds.ts';
import { callDiagnostic, diagnosticTools } from './tools.ts';

const PUBLIC = { ttlMs: 60_000, cacheScope: 'public' } as const;

/** What the protocol's own suite asks of servers, which no product has: for tests of the door. */
export const diagnosticServing = (onFault: (error: Error) => void): McpServing =>
  servingOf(diagnosticServer, onFault);

function diagnosticServer({ era }: McpRequestContext): Server {
  const server = new Server(
    { name: 'diagnostic', version: '1.0.0' },
    {
      capabilities: {
        tools: {},
        // The revision of 2026 has streams in its place, which nothing here needs.
        resources: era === 'legacy' ? { subscribe: true } : {},
        prompts: {},
        logging: {},
        completions: {},
      },
      requestState: { verify: stateCodec.verify },
      cacheHints: {
        'tools/list': PUBLIC,
        'prompts/list': PUBLIC,
        'resources/list': PUBLIC,
        'resources/read': PUBLIC,
        'resources/templates/list': PUBLIC,
        'server/discover': PUBLIC,
      },
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: diagnosticTools }));
  server.setRequestHandler('tools/call', ({ params }, context) => callDiagnostic(params, context));
  server.setRequestHandler('resources/list', () => ({ resources }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: templates }));
  server.setRequestHandler('resources/read', ({ params: { uri } }) => readDiagnostic(uri));
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
  server.setRequestHandler('prompts/list', () => ({ prompts: diagnosticPrompts }));
  server.setRequestHandler('prompts/get', ({ params }, { mcpReq }) =>
    promptAnswer(params, mcpReq.inputResponses),
  );
  server.setRequestHandler('logging/setLevel', () => ({}));
  server.setRequestHandler('completion/complete', () => ({
    completion: { values: ['test'], total: 1, hasMore: false },
  }));
  return server;
}
