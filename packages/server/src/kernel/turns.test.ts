import { expect, test } from 'vitest';
import { breathe } from './breathe.ts';
import { turns } from './turns.ts';

const refuse = () => new Error('too many');

test('work of one owner runs one after the other, in the order in which it was asked for', async () => {
  const { inTurn } = turns(10);
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} begins`);
    await breathe();
    seen.push(`${name} ends`);
    return name;
  };
  const all = ['a', 'b', 'c'].map((name) => inTurn('ada', work(name), refuse));
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('the event loop turns before each, and nobody waits for another owner’s', async () => {
  const { inTurn } = turns(10);
  const never = inTurn('ada', () => new Promise(() => undefined), refuse);
  let turned = 0;
  const count = (): void => {
    turned += 1;
    setImmediate(count).unref();
  };
  setImmediate(count);
  const before: number[] = [];
  for (let at = 0; at < 3; at += 1) before.push(await inTurn('bob', () => turned, refuse));
  expect(before[0]).toBeGreaterThan(0);
  expect(new Set(before).size).toBe(3);
  expect(await Promise.race([never, 'waits'])).toBe('waits');
});

test('what fails lets the next one run, and more than may wait are refused', async () => {
  const { inTurn } = turns(2);
  const failing = inTurn('ada', () => Promise.reject(new Error('failed')), refuse);
  const next = inTurn('ada', () => 'ran', refuse);
  await expect(inTurn('ada', () => 'never', refuse)).rejects.toThrow('too many');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('ran');
  expect(await inTurn('ada', () => 'again', refuse)).toBe('again');
});
