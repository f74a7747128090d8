import { expect, test } from 'vitest';
import { operations } from '../contract.ts';
import { flagName, flagsOf } from './flags.ts';

test.each([
  [['tradingMode'], '--trading-mode'],
  [['source', 'portfolioId'], '--source.portfolio-id'],
  [['address', 'line1'], '--address.line1'],
  [['format'], '--params.format'],
  [['export', 'format'], '--export.format'],
])('the field %j is the flag %s', (path, expected) => {
  expect(flagName(path)).toBe(expected);
});

test('no two flags of an operation have the same name', () => {
  const twice = [...operations.values()].flatMap(({ name, input }) => {
    const names = flagsOf(input).map((flag) => flag.name);
    return names.length === new Set(names).size ? [] : [name];
  });
  expect(twice).toEqual([]);
});

test('a flag is required only where everything above it is', () => {
  const withdrawal = operations.get('getPortfolioHistory')?.input ?? null;
  const inner = flagsOf(withdrawal).filter(({ path }) => path.length > 1);
  expect(inner.length).toBeGreaterThan(0);
  expect(inner.filter(({ isRequired }) => isRequired)).toEqual([]);
});

test('every flag says what it is for', () => {
  const silent = [...operations.values()].flatMap(({ name, input }) =>
    flagsOf(input)
      .filter(({ description }) => description === '')
      .map((flag) => `${name} ${flag.name}`),
  );
  expect(silent).toEqual([]);
});
