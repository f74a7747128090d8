import type { ModelCall } from '../../../ports/language-model.ts';
import type { Part } from '../messages/messages.sql.ts';
import type { Found } from './tools.ts';

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

export function partOfCall({ id, name, arguments: given }: ModelCall): Part {
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

export function partOfResult({ id, name }: ModelCall, { success, data }: Found): Part {
  const text = textOf(data).slice(0, MAX_RESULT_CHARACTERS);
  return { ...NO_TOOL, type: 'TOOL_RESULT', text, toolName: name, toolCallId: id, success };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
