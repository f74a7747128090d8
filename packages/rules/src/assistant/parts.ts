import type { AssistantPartType } from '@investing-platform/schema/operations';
import type { Call, Looked } from './conversation.ts';

/** One step of a reply, as it is stored and shown. */
export interface Part {
  readonly type: AssistantPartType;
  readonly text: string | null;
  readonly toolName: string | null;
  readonly toolCallId: string | null;
  readonly arguments: { readonly name: string; readonly value: string }[];
  readonly success: boolean | null;
}

/** A call as it is told apart from the others of its reply. */
interface OwnCall extends Call {
  readonly id: string;
}

type Found = Pick<Looked, 'success' | 'data'>;

const MAX_RESULT_CHARACTERS = 2_000;
const MAX_ARGUMENT_CHARACTERS = 500;
const MAX_ARGUMENTS = 50;

const NO_TOOL = { toolName: null, toolCallId: null, arguments: [], success: null };

/** More text joins the text before it. */
export function withText(
  parts: readonly Part[],
  type: 'TEXT' | 'REASONING',
  text: string,
): readonly Part[] {
  const last = parts.at(-1);
  if (last?.type !== type) return [...parts, { ...NO_TOOL, type, text }];
  return [...parts.slice(0, -1), { ...last, text: `${last.text ?? ''}${text}` }];
}

export function partOfCall({ id, name, arguments: given }: OwnCall): Part {
  const shown = Object.entries(given).slice(0, MAX_ARGUMENTS);
  return {
    type: 'TOOL_CALL',
    text: null,
    toolName: name,
    toolCallId: id,
    arguments: shown.map(([argument, value]) => ({
      name: argument,
      value: textOf(value).slice(0, MAX_ARGUMENT_CHARACTERS),
    })),
    success: null,
  };
}

export function partOfResult({ id, name }: OwnCall, { success, data }: Found): Part {
  const text = textOf(data).slice(0, MAX_RESULT_CHARACTERS);
  return { ...NO_TOOL, type: 'TOOL_RESULT', text, toolName: name, toolCallId: id, success };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
