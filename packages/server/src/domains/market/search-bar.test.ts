import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchBar } from './search-bar.ts';
import { typingErrors } from './typing-errors.ts';

function titles(query: string, limit = 10): string[] {
  return searchBar({ query, limit }).map(({ title }) => title);
}

describe('searchBar', () => {
  test('puts an exact symbol first, in either case', () => {
    for (const query of ['V', 'v', 'ma', 'GE', 'air']) {
      const [first] = searchBar({ query, limit: 10 });
      expect(first).toMatchObject({ title: query.toUpperCase(), score: '1', kind: 'ASSET' });
    }
    expect(titles('air').slice(0, 2)).toEqual(['AIR', 'AIR']);
  });

  test.each([
    ['AIR.XNZE', 'Air New Zealand'],
    ['US0378331005', 'Apple Inc.'],
    ['appl', 'Apple Inc.'],
    ['coca cola', 'The Coca-Cola Company'],
    ['coca-cola', 'The Coca-Cola Company'],
    ['mcdonalds', "McDonald's Corporation"],
    ['McDonald’s', "McDonald's Corporation"],
    ['at&t', 'AT&T Inc.'],
    ['zealand spark', 'Spark New Zealand'],
    ['micorsoft', 'Microsoft Corporation'],
    ['amzon', 'Amazon.com, Inc.'],
    ['bitcon', 'Bitcoin'],
    ['fisher paykl', 'Fisher & Paykel Healthcare'],
    ['Ápple', 'Apple Inc.'],
  ])('finds for “%s” first %s', (query, name) => {
    expect(searchBar({ query, limit: 3 })[0]?.subtitle).toBe(name);
  });

  test('prefers the start of a symbol to the start of a name, and that to its inside', () => {
    const found = titles('am', 50);
    expect(found.indexOf('AMD')).toBeLessThan(found.indexOf('AXP'));
    expect(titles('corp', 50).length).toBeGreaterThan(3);
    expect(titles('soft', 5)).toContain('MSFT');
  });

  test('wants every word to fit', () => {
    expect(titles('vanguard bond')).toEqual(['BND']);
    expect(titles('vanguard zzzzzz')).toEqual([]);
  });

  test('forgives nothing in short words', () => {
    expect(titles('xqz')).toEqual([]);
  });

  test.each(['!!!', '…', '%', 'zzzzzzzzzzzz'])('finds nothing for %s', (query) => {
    expect(titles(query)).toEqual([]);
  });

  test('answers at most as many as asked for, 10 where nothing is said', () => {
    expect(titles('a', 3)).toHaveLength(3);
    expect(searchBar({ query: 'a' })).toHaveLength(10);
  });

  test('looks for the kinds asked for only', () => {
    expect(searchBar({ query: 'AAPL', kinds: ['ASSET'], limit: 1 })).toHaveLength(1);
    expect(searchBar({ query: 'AAPL', kinds: [], limit: 1 })).toEqual([]);
  });

  test('scores from 0 to 1, the best first, whatever is typed', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 100, unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('apple', 'inc', 'v', 'bank of', 'new', 'A', '.'), { maxLength: 12 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, (query) => {
        const scores = searchBar({ query, limit: 50 }).map(({ score }) => Number(score));
        expect(scores).toEqual([...scores].sort((left, right) => right - left));
        for (const score of scores) expect(score > 0 && score <= 1).toBe(true);
      }),
      { seed: 20_261_120 },
    );
  });
});

describe('typing errors', () => {
  test.each([
    ['apple', 'apple', 0],
    ['appl', 'apple', 0],
    ['aple', 'apple', 1],
    ['appple', 'apple', 1],
    ['spple', 'apple', 1],
    ['appel', 'apple', 1],
    ['micorsoft', 'microsoft', 1],
    ['mircosfot', 'microsoft', 2],
    ['ab', 'ba', 1],
  ])('between %s and the start of %s: %i', (word, other, errors) => {
    expect(typingErrors(word, other, 2)).toBe(errors);
  });

  test('are more than asked for where the words differ more', () => {
    expect(typingErrors('orange', 'apple', 2)).toBeGreaterThan(2);
    expect(typingErrors('microsoft', 'm', 2)).toBeGreaterThan(2);
  });

  test('are never counted too low by stopping early', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const exact = typingErrors(left, right, 20);
        const limited = typingErrors(left, right, 2);
        if (exact <= 2) expect(limited).toBe(exact);
        else expect(limited).toBeGreaterThan(2);
      }),
      { seed: 20_261_120 },
    );
  });
});
