import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Mia Tamihana', 'Mia Tamihana', true],
  ['MS MIA TAMIHANA', 'Mia Tamihana', true],
  ['Tamihana, Mia', 'Mia Tamihana', true],
  ['Mia Jane Tamihana', 'Mia Tamihana', true],
  ['Renée Müller', 'Renee Muller', true],
  ['Mia Tamihanna', 'Mia Tamihana', true],
  ['ada', 'Ada', true],
  ['Tamihana', 'Mia Tamihana', false],
  ['Noah Tamihana', 'Mia Tamihana', false],
  ['John Smith', 'Mia Tamihana', false],
  ['', 'Mia Tamihana', false],
  ['---', 'Mia Tamihana', false],
])('the holder %j is the person %j: %s', (holder, person, isSame) => {
  expect(isSameName(holder, person)).toBe(isSame);
});
