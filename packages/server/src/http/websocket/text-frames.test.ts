import { expect, test } from 'vitest';
import { textFrames } from './text-frames.ts';

const none = Buffer.alloc(0);
const bytes = (length: number) => Buffer.alloc(length, 'x');

test('an unmasked text is framed as RFC 6455, section 5.7 shows it', () => {
  const frames = textFrames(Buffer.from('He'), [Buffer.from('ll')], Buffer.from('o'));
  expect([...frames]).toEqual([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f]);
});

test.each([
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [256, [0x81, 0x7e, 0x01, 0x00]],
  [65_535, [0x81, 126, 0xff, 0xff]],
  [65_536, [0x81, 0x7f, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a text of %i bytes is announced by its length (section 5.2)', (length, header) => {
  const frames = textFrames(Buffer.from('<'), [bytes(length - 2)], Buffer.from('>'));
  expect([...frames.subarray(0, header.length)]).toEqual(header);
  expect(frames.length).toBe(header.length + length);
  expect(String(frames.subarray(header.length, header.length + 2))).toBe('<x');
  expect(String(frames.subarray(-2))).toBe('x>');
});

test('several texts follow each other, whatever their lengths', () => {
  const frames = textFrames(none, [bytes(1), bytes(300), bytes(2)], none);
  expect([...frames.subarray(0, 3)]).toEqual([0x81, 1, 0x78]);
  expect([...frames.subarray(3, 7)]).toEqual([0x81, 126, 0x01, 0x2c]);
  expect([...frames.subarray(307)]).toEqual([0x81, 2, 0x78, 0x78]);
});

test('no text makes no frame', () => {
  expect(textFrames(none, [], none)).toHaveLength(0);
});
