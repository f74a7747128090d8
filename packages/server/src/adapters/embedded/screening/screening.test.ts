import { expect, test } from 'vitest';
import { embeddedScreening } from './index.ts';
import { jaroWinkler } from './name-likeness.ts';

const signal = new AbortController().signal;

/** Winkler, 1990, and the examples that others repeat from it. */
test.each([
  ['martha', 'marhta', 0.9611],
  ['dixon', 'dicksonx', 0.8133],
  ['dwayne', 'duane', 0.84],
  ['jones', 'johnson', 0.8323],
  ['abroms', 'abrams', 0.9222],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
])('the Jaro-Winkler likeness of %s and %s is %f', (one, other, likeness) => {
  expect(jaroWinkler(one, other)).toBeCloseTo(likeness, 3);
  expect(jaroWinkler(other, one)).toBeCloseTo(likeness, 3);
});

test.each<[string, string | null, boolean]>([
  ['Viktor Sanktionov', '1962-05-01', true],
  ['SANKTIONOV, Viktor', null, true],
  ['Víktor Sanctionov', '1963-01-01', true],
  ['Viktor Pavel Sanktionov', null, true],
  ['Виктор Санктионов', '1962-05-01', true],
  ['САНКТИОНОВ ВІКТОР', null, true],
  ['Βίκτορ Σανκτιόνοβ', null, true],
  ['Listed Example Holdings Ltd', null, true],
  ['Abu Sample Al Blocked', '1980-01-01', true],
  ['Viktor Santos', '1962-05-01', false],
  ['Viktor Sanctionow', '1999-01-01', false],
  ['Viktor', null, false],
  ['Mia Tane', '1991-04-17', false],
  ['Example Limited', null, false],
  ['', null, false],
])('%s, born %s, is a hit: %s', async (name, dateOfBirth, isHit) => {
  const hits = await embeddedScreening().hits({ name, dateOfBirth }, signal);
  expect(hits.length > 0).toBe(isHit);
});
