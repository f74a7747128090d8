import { expect, test } from 'vitest';
import { modelAmong, requireChange, requireRoom, requireShort } from './threads.ts';

const MODELS = ['first', 'second'];

test.each([
  ['the one that is named', 'second', 'second'],
  ["the operator's first where none is named", null, 'first'],
])('a thread is written by %s', (_who, name, model) => {
  expect(modelAmong(MODELS, name)).toBe(model);
});

test.each([
  ['of another name', MODELS, 'third', 'params.model: must be one of: first, second'],
  ['where the operator has none', [], null, 'The server has no model'],
])('there is no model %s', (_why, models, name, message) => {
  expect(() => modelAmong(models, name)).toThrow(message);
});

test('a person has five replies at a time, and a thread 1000 messages', () => {
  expect(() => requireRoom(4)).not.toThrow();
  expect(() => requireRoom(5)).toThrow('5 replies are being written; wait for one');
  expect(() => requireShort(998)).not.toThrow();
  expect(() => requireShort(999)).toThrow('A thread has at most 1000 messages; start another');
});

test('a change of a thread changes something, if only to false', () => {
  expect(() => requireChange([null, false])).not.toThrow();
  expect(() => requireChange([null, undefined])).toThrow('must have something to change');
});
