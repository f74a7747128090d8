import {
  type CallToolResult,
  type InputRequiredResult,
  MissingRequiredClientCapabilityError,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
  type Tool,
} from '@modelcontextprotocol/server';
import { PIXEL } from './pixel.ts';
import { done, rounds } from './rounds.ts';

const SILENCE = 'UklGRiYAAABXQVZFZm10IBAAAAABAAEAQB8AAAB9AAACABAAZGF0YQIAAAA=';
const ROUND = 'test_input_required_result_';

type Call = (context: ServerContext) => Promise<CallToolResult | InputRequiredResult>;
const text = (words: string) => ({ type: 'text' as const, text: words });
const picture = { type: 'image' as const, data: PIXEL, mimeType: 'image/png' };
const embedded = (uri: string, mimeType: string, words: string) => ({
  type: 'resource' as const,
  resource: { uri, mimeType, text: words },
});

const calls: Readonly<Record<string, Call>> = {
  test_simple_text: async () => done('This is a simple text response for testing.'),
  test_image_content: async () => ({ content: [picture] }),
  test_audio_content: async () => ({
    content: [{ type: 'audio', data: SILENCE, mimeType: 'audio/wav' }],
  }),
  test_embedded_resource: async () => ({
    content: [embedded('test://embedded-resource', 'text/plain', 'An embedded resource.')],
  }),
  test_multiple_content_types: async () => ({
    content: [
      text('Multiple content types test:'),
      picture,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ],
  }),
  test_tool_with_logging: async ({ mcpReq }) => {
    for (const words of ['started', 'at work', 'completed']) await mcpReq.log('info', words);
    return done('It was logged.');
  },
  test_logging_tool: async ({ mcpReq }) => {
    await mcpReq.log('info', 'at work');
    return done('It was logged, where that is wanted.');
  },
  test_tool_with_progress: async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken ?? 0;
    for (const progress of [0, 50, 100]) {
      const params = { progressToken, progress, total: 100 };
      await mcpReq.notify({ method: 'notifications/progress', params });
    }
    return done(String(progressToken));
  },
  test_error_handling: async () => ({ ...done('It fails on purpose.'), isError: true }),
  test_missing_capability: async ({ mcpReq: { envelope } }) => {
    const able = Object(Object(envelope)['io.modelcontextprotocol/clientCapabilities']);
    if (able.sampling !== undefined) return done('It can be sampled.');
    const requiredCapabilities = { sampling: {} };
    throw new MissingRequiredClientCapabilityError({ requiredCapabilities });
  },
  test_streaming_elicitation: (context) => rounds.elicitation?.(context.mcpReq) ?? nothing(),
  test_elicitation: async ({ mcpReq }) => {
    const properties = { response: { type: 'string' as const } };
    const requestedSchema = { type: 'object' as const, properties, required: ['response'] };
    const { action } = await mcpReq.elicitInput({
      mode: 'form',
      message: 'Well?',
      requestedSchema,
    });
    return done(action);
  },
};

const names = [...Object.keys(calls), ...Object.keys(rounds).map((name) => ROUND + name)];

export const diagnosticTools: Tool[] = names.map((name) => ({
  name,
  description: `Shows what the suite calls ${name}.`,
  inputSchema: { type: 'object' },
}));

export function callDiagnostic(
  { name }: { readonly name: string },
  context: ServerContext,
): Promise<CallToolResult | InputRequiredResult> {
  const call = calls[name];
  if (call !== undefined) return call(context);
  const round = name.startsWith(ROUND) ? rounds[name.slice(ROUND.length)] : undefined;
  return round === undefined ? nothing() : round(context.mcpReq);
}

function nothing(): never {
  throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool');
}
