import { describe, expect, test } from 'vitest';
import { manualClock } from './clock.ts';
import { idAfter, isId, newId } from './ids.ts';
import { seededRandom, systemRandom } from './random.ts';

const START = new Date('2026-01-02T03:04:05.678Z');
const timestampOf = (id: string): number => Number.parseInt(id.replace('-', '').slice(0, 12), 16);

describe('a new id', () => {
  test('is a UUIDv7 of its instant (RFC 9562, section 5.7)', () => {
    const id = newId(manualClock(START), systemRandom);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(timestampOf(id)).toBe(START.getTime());
  });

  test('rises within one millisecond, and when the clock steps back a little', () => {
    const clock = manualClock(START);
    const random = seededRandom('rising');
    const ids = Array.from({ length: 2_000 }, (_, index) => {
      if (index === 1_000) clock.advance(-5_000);
      return newId(clock, random);
    });
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('follows a clock that was set back for good', () => {
    const clock = manualClock(START);
    const random = seededRandom('set back');
    newId(clock, random);
    clock.advance(-3_600_000);
    expect(timestampOf(newId(clock, random))).toBe(START.getTime() - 3_600_000);
  });

  test('comes from the seed alone', () => {
    const make = () => newId(manualClock(START), seededRandom('same'));
    expect(make()).toBe(make());
  });
});

describe('the id after another', () => {
  test.each([
    ['019b7d2f-7c4e-7000-8000-000000000000', '019b7d2f-7c4e-7000-8000-000000000001'],
    ['019b7d2f-7c4e-7000-8000-ffffffffffff', '019b7d2f-7c4e-7000-8001-000000000000'],
    ['00000000-0001-7000-8000-000000000009', '00000000-0001-7000-8000-00000000000a'],
  ])('follows %s at once', (id, after) => {
    expect(idAfter(id, manualClock(START), seededRandom('after'))).toBe(after);
  });

  test('lies below all new ones, even where it comes from a clock that is ahead', () => {
    const [clock, random] = [manualClock(START), seededRandom('behind')];
    const ahead = manualClock(new Date(START.getTime() + 9_000));
    const after = idAfter(newId(ahead, seededRandom('ahead')), clock, random);
    for (const id of [newId(clock, random), newId(clock, random)]) {
      expect(id > after).toBe(true);
    }
  });
});

test.each([
  ['019b7d2f-7c4e-7000-8000-000000000000', true],
  ['019B7D2F-7C4E-7000-8000-000000000000', true],
  ['019b7d2f7c4e70008000000000000000', false],
  ['', false],
  ["'; drop table users", false],
])('whether %j can be an id: %s', (text, can) => {
  expect(isId(text)).toBe(can);
});
