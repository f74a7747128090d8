import { instruments } from '@investing-platform/schema/instruments';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { searchAssets, searchableAsset } from './search-assets.ts';
import { searchIndex } from './search-index.ts';
import { typingErrors } from './typing-errors.ts';

/** The assets found, with what a search shows of them. */
function found(query: string, limit = 10) {
  return searchAssets(query, limit).map(({ item: { asset }, score }) => ({
    title: asset.symbol,
    subtitle: asset.name,
    score,
  }));
}

function titles(query: string, limit = 10): string[] {
  return found(query, limit).map(({ title }) => title);
}

describe('the search for assets', () => {
  test('puts an exact symbol first, in either case', () => {
    for (const query of ['V', 'v', 'ma', 'GE', 'air']) {
      const [first] = found(query);
      expect(first).toMatchObject({ title: query.toUpperCase(), score: 1 });
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
    expect(found(query, 3)[0]?.subtitle).toBe(name);
  });

  test('prefers the start of a symbol to the start of a name, and that to its inside', () => {
    const found = titles('am', 50);
    expect(found.indexOf('AMD')).toBeLessThan(found.indexOf('AXP'));
    expect(titles('corp', 50).length).toBeGreaterThan(3);
    expect(titles('soft', 5)).toContain('MSFT');
  });

  test('wants every word to fit', () => {
    expect(titles('vanguard bond', 3)).toEqual(['BND', 'BSV', 'BIV']);
    expect(titles('total bond')).toContain('BND');
    expect(titles('vanguard zzzzzz')).toEqual([]);
  });

  test('forgives nothing in short words', () => {
    expect(titles('xqz')).toEqual([]);
  });

  test.each(['!!!', '…', '%', 'zzzzzzzzzzzz'])('finds nothing for %s', (query) => {
    expect(titles(query)).toEqual([]);
  });

  test('answers at most as many as asked for', () => {
    expect(titles('a', 3)).toHaveLength(3);
    expect(titles('a', 50)).toHaveLength(50);
  });

  test('puts what people know before what has the same words', () => {
    expect(titles('coca', 2)).toEqual(['KO', 'CCEP']);
    expect(titles('bank of', 1)).toEqual(['BAC']);
    expect(titles('s&p 500', 3)).toContain('SPY');
    expect(titles('new zealand', 5)).toContain('SPK');
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
        const scores = found(query, 50).map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((left, right) => right - left));
        for (const score of scores) expect(score > 0 && score <= 1).toBe(true);
      }),
      { seed: 20_261_120 },
    );
  });
});

describe('the search index', () => {
  test('finds one of ten thousand, among many that are alike', () => {
    const [pattern] = instruments;
    if (pattern === undefined) throw new Error('no instrument');
    const many = Array.from({ length: 10_000 }, (_, place) => {
      const symbol = `Q${place.toString(36).toUpperCase()}`;
      const name = `Company ${place.toString(26)} Holdings`;
      return searchableAsset({ ...pattern, symbol, name, isin: null });
    });
    const search = searchIndex(many);
    expect(search('q3x', 5)[0]?.item.symbol).toBe('Q3X');
    expect(search('compnay 3a9', 5)[0]?.item.name).toBe('Company 3a9 Holdings');
    expect(search('holdings', 50)).toHaveLength(50);
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
