import type { Ran, ToldError } from '../host.ts';
import { quoted } from '../text.ts';
import type { Said } from './tool.ts';

/** What each code asks of an assistant, where its message does not say it. */
const ADVICE: Readonly<Record<string, string>> = {
  PLAN_REQUIRED: 'Tell the person that their plan does not include this.',
  FORBIDDEN: 'The connection lacks a permission: the person has to connect again and allow it.',
  RATE_LIMITED: 'Wait before the next call.',
  NOT_IMPLEMENTED: 'This server cannot do that yet.',
};

/** A failure in words that say what to mend. */
export function failure(errors: readonly ToldError[]): Said {
  const lines = errors.slice(0, 10).flatMap(({ message, extensions }) => {
    const { code, fields = [], retryAfterSeconds } = extensions;
    const advice = ADVICE[code];
    const isSaidBelow =
      fields.length > 0 && fields.every((field) => message.includes(field.message));
    return [
      isSaidBelow ? `${code}:` : `${code}: ${message}`,
      ...fields.map(({ path, message: problem }) => `- ${path} ${problem}`),
      ...(retryAfterSeconds === undefined ? [] : [`- again in ${retryAfterSeconds} s`]),
      ...(advice === undefined ? [] : [advice]),
    ];
  });
  return { text: lines.join('\n'), isError: true };
}

/** A mistake of the call itself. */
export const mistake = (message: string): Said => ({
  text: `BAD_USER_INPUT: ${message}`,
  isError: true,
});

/** Whether nothing of the answer is there. */
export function failed({ data, errors }: Ran): readonly ToldError[] | null {
  if (errors === undefined || errors.length === 0) return null;
  const isWhole = data === null || data === undefined;
  return isWhole || Object.values(data).every((one) => one === null) ? errors : null;
}

/** What of an answer is missing, in words; empty where it is whole. */
export function gaps({ errors = [] }: Ran): string {
  return errors.map(({ message }) => `\nMissing: ${quoted(message)}`).join('');
}
