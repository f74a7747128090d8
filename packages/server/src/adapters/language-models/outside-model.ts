import type { LanguageModel as LibraryModel } from 'ai';
import type { Random } from '../../kernel/random.ts';
import type { LanguageModel, ModelCall, ModelNews } from '../../ports/language-model.ts';
import { streamedFetch } from '../outbound/streamed-fetch.ts';
import { instructions, toldTo } from './told.ts';

/** Which model, and where it is asked. */
export interface OutsideModel {
  readonly kind: 'openai-compatible' | 'anthropic';
  /** As its provider calls it. */
  readonly model: string;
  /** Ends before the path of the call, such as `https://api.example.com/v1`. */
  readonly url: string;
  /** Null: none is sent. */
  readonly key: string | null;
}

const MAX_BYTES = 8 * 1_024 * 1_024;
const MARK_BYTES = 8;

/** A model of the operator's choice. Its library is loaded with its first reply. */
export function outsideModel(options: OutsideModel, random: Random): LanguageModel {
  let library: Promise<LibraryModel> | undefined;
  return {
    name: options.model,
    async *reply({ messages, at, tools, maxOutputTokens }, signal): AsyncIterable<ModelNews> {
      library ??= modelOf(options);
      const [{ jsonSchema, streamText, tool }, model, given] = await Promise.all([
        import('ai'),
        library,
        tools(),
      ]);
      const mark = Buffer.from(random.bytes(MARK_BYTES)).toString('hex');
      const named = given.map(({ name, description, parameters }) => [
        name,
        tool({ description, inputSchema: jsonSchema(parameters) }),
      ]);
      const { fullStream } = streamText({
        model,
        instructions: instructions(at, mark),
        messages: toldTo(messages, mark),
        tools: Object.fromEntries(named),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: signal,
        telemetry: { isEnabled: false },
        // It comes with the stream.
        onError: () => undefined,
      });
      yield* newsOf(fullStream);
    },
  };
}

async function modelOf({ kind, model, url, key }: OutsideModel): Promise<LibraryModel> {
  const fetch = streamedFetch({ origin: new URL(url).origin, maxBytes: MAX_BYTES });
  const apiKey = key === null ? {} : { apiKey: key };
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: url, ...apiKey, fetch })(model);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const options = { name: 'model', baseURL: url, includeUsage: true, ...apiKey, fetch };
  return createOpenAICompatible(options).chatModel(model);
}

/** A part of the library's stream, as far as it is read. */
interface StreamPart {
  readonly type: string;
  readonly text?: string;
  readonly error?: unknown;
  readonly toolCallId?: string;
  readonly toolName?: string;
  readonly input?: unknown;
  readonly finishReason?: string;
  readonly totalUsage?: {
    readonly inputTokens?: number | undefined;
    readonly outputTokens?: number | undefined;
  };
}

/** Of the reasons why a stream is over, those that leave its last sentence unsaid. */
const BREAKS_OFF: ReadonlySet<string> = new Set(['error', 'interrupted', 'content-filter']);

async function* newsOf(stream: AsyncIterable<StreamPart>): AsyncIterable<ModelNews> {
  let written = 0;
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
      const text = part.text ?? '';
      written += text.length;
      yield { kind: part.type === 'text-delta' ? 'text' : 'reasoning', text };
    } else if (part.type === 'tool-call') yield { kind: 'call', call: callOf(part) };
    else if (part.type === 'finish') {
      if (BREAKS_OFF.has(part.finishReason ?? '')) {
        throw new Error(`the model broke off: ${part.finishReason}`);
      }
      yield usageOf(part, written);
    }
  }
}

/** Some send the arguments as a text. */
function callOf({ toolCallId = '', toolName = '', input }: StreamPart): ModelCall {
  const given: unknown = typeof input === 'string' ? parsed(input) : input;
  const isObject = typeof given === 'object' && given !== null && !Array.isArray(given);
  const args = isObject ? (given as Readonly<Record<string, unknown>>) : {};
  return { id: toolCallId, name: toolName, arguments: args };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

const CHARACTERS_A_TOKEN = 4;

/** Where a model does not tell, what it wrote is estimated. */
function usageOf({ totalUsage }: StreamPart, written: number): ModelNews {
  return {
    kind: 'usage',
    inputTokens: totalUsage?.inputTokens ?? 0,
    outputTokens: totalUsage?.outputTokens ?? Math.ceil(written / CHARACTERS_A_TOKEN),
  };
}
