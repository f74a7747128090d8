import type {
  AssistantTalkQuery,
  AssistantThreadsQuery,
  ShownMessageFragment,
  ShownPartFragment,
} from '../../generated/documents.ts';

export type Threads = AssistantThreadsQuery['fetchMyAssistantThreads'];
export type Thread = Threads['nodes'][number];
export type Quota = Threads['quota'];
export type Talk = AssistantTalkQuery['fetchAssistantThreadById'];
export type Message = ShownMessageFragment;
export type Part = ShownPartFragment;

/** Of a call, by name; the texts as they were given. */
export function argumentsOf({ arguments: given }: Pick<Part, 'arguments'>): Record<string, string> {
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

/** Calls of a reply that gave something. */
export function callsOf(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ type }, at) => type === 'TOOL_CALL' && parts[at + 1]?.success !== false);
}
