import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { WireValue } from '../session.ts';
import { encodeStatements } from './messages.ts';

/** The messages in a row of bytes: their types and what they carry (manual, section 54.2). */
function messagesIn(bytes: Buffer): { type: string; body: Buffer }[] {
  const messages: { type: string; body: Buffer }[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readInt32BE(at + 1);
    const type = bytes.toString('latin1', at, at + 1);
    messages.push({ type, body: bytes.subarray(at + 5, at + 1 + length) });
    at += 1 + length;
  }
  return messages;
}

/** The fields of a Bind message (manual, section 54.7). */
function bindOf(body: Buffer) {
  let at = 0;
  const text = () => {
    const start = at;
    at = body.indexOf(0, at) + 1;
    return body.toString('utf8', start, at - 1);
  };
  const number = () => {
    at += 2;
    return body.readInt16BE(at - 2);
  };
  const many = <T>(one: () => T): T[] => Array.from({ length: number() }, one);
  const value = () => {
    const length = body.readInt32BE(at);
    at += 4 + Math.max(length, 0);
    return length < 0 ? null : body.subarray(at - length, at).toString('hex');
  };
  const [portal, name, formats, values] = [text(), text(), many(number), many(value)];
  return { portal, name, formats, values, resultFormats: many(number), isRead: at === body.length };
}

const hex = (value: WireValue) => (value === null ? null : Buffer.from(value).toString('hex'));
const name = fc.stringMatching(/^[a-zé_.]{0,20}$/);
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.uint8Array({ maxLength: 30 }),
  fc.constant(null),
);

test('A statement and its values arrive whole, in one piece', () => {
  const input = fc.record({
    name,
    text: fc.option(fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''))),
    values: fc.array(value, { maxLength: 6 }),
    describes: fc.boolean(),
  });
  fc.assert(
    fc.property(input, (statement) => {
      const { text, values, describes } = statement;
      const messages = messagesIn(encodeStatements([statement]));
      const types = messages.map(({ type }) => type).join('');
      expect(types).toBe(`${text === null ? '' : 'P'}B${describes ? 'D' : ''}ES`);
      const bodies = Object.fromEntries(messages.map(({ type, body }) => [type, body]));
      const parsed = text === null ? undefined : `${statement.name}\0${text}\0\0\0`;
      expect(bodies.P?.toString()).toBe(parsed);
      const hasBytes = values.some((one) => one instanceof Uint8Array);
      expect(bindOf(bodies.B ?? Buffer.alloc(0))).toEqual({
        portal: '',
        name: statement.name,
        formats: hasBytes ? values.map((one) => (one instanceof Uint8Array ? 1 : 0)) : [],
        values: values.map(hex),
        resultFormats: [],
        isRead: true,
      });
      expect(bodies.E).toEqual(Buffer.alloc(5));
      expect(bodies.S).toEqual(Buffer.alloc(0));
    }),
    { verbose: 1 },
  );
});
