import { type Cited, citationsIn, type NamedObject, namedIn } from './citations.ts';
import type { Call, Looked, Turn } from './conversation.ts';
import { nextStep } from './next-step.ts';
import { type Part, partOfCall, partOfResult, withText } from './parts.ts';

/** Something that is told while a reply is written. */
export type ReplyTold =
  | { readonly type: 'TOKEN'; readonly delta: string; readonly part: null }
  | { readonly type: 'TOOL_CALL' | 'TOOL_RESULT'; readonly delta: null; readonly part: Part };

/** A reply from its first look-up to its last word. */
export interface WholeReply {
  readonly told: readonly ReplyTold[];
  readonly citations: readonly Cited[];
}

const MAX_ROUNDS = 8;

/** The words of a text, each with what stands before it. */
export const piecesOf = (text: string): readonly string[] => text.match(/\s*\S+/g) ?? [];

/** What the rules reply, where everything can be looked up at once. */
export function wholeReply(
  turns: readonly Turn[],
  at: Date,
  lookUp: (call: Call) => Pick<Looked, 'success' | 'data'>,
): WholeReply {
  const looked: Looked[] = [];
  const named: NamedObject[] = [];
  const told: ReplyTold[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const step = nextStep({ turns, looked, at });
    if (step.kind === 'say') {
      const words = piecesOf(step.text).map(
        (delta): ReplyTold => ({ type: 'TOKEN', delta, part: null }),
      );
      return { told: [...told, ...words], citations: citationsIn(step.text, named) };
    }
    for (const call of step.calls) {
      const own = { ...call, id: `look-${looked.length + 1}` };
      const found = lookUp(call);
      looked.push({ ...call, ...found });
      if (found.success) named.push(...namedIn(call.name, found.data));
      told.push({ type: 'TOOL_CALL', delta: null, part: partOfCall(own) });
      told.push({ type: 'TOOL_RESULT', delta: null, part: partOfResult(own, found) });
    }
  }
  return { told, citations: [] };
}

/** The steps of a reply, of what was told of it so far. */
export function partsOf(told: readonly ReplyTold[]): readonly Part[] {
  let parts: readonly Part[] = [];
  for (const { part, delta } of told) {
    parts = part === null ? withText(parts, 'TEXT', delta) : [...parts, part];
  }
  return parts;
}
