import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  decimal,
  divide,
  floorTo,
  multiply,
  plain,
  type Rounding,
  round,
  subtract,
} from './decimal.ts';

describe('decimals are exact', () => {
  test.each([
    ['0.1', '0.2', '0.3', '-0.1', '0.02'],
    ['1', '-1', '0', '2', '-1'],
    [
      '12345678901234567890.5',
      '0.5',
      '12345678901234567891',
      '12345678901234567890',
      '6172839450617283945.25',
    ],
    ['-0.001', '0.001', '0', '-0.002', '-0.000001'],
  ])('%s and %s', (left, right, total, difference, product) => {
    const [a, b] = [decimal(left), decimal(right)];
    expect(plain(add(a, b))).toBe(total);
    expect(plain(subtract(a, b))).toBe(difference);
    expect(plain(multiply(a, b))).toBe(product);
  });

  test.each([
    ['2.5', 0, 'half-even', '2'],
    ['3.5', 0, 'half-even', '4'],
    ['-2.5', 0, 'half-even', '-2'],
    ['2.51', 0, 'half-even', '3'],
    ['1.005', 2, 'half-even', '1'],
    ['1.015', 2, 'half-even', '1.02'],
    ['1.001', 2, 'up', '1.01'],
    ['-1.001', 2, 'up', '-1.01'],
    ['1.009', 2, 'down', '1'],
    ['1.5', 3, 'up', '1.5'],
  ] satisfies [string, number, Rounding, string][])(
    '%s to %i places, %s, is %s',
    (value, places, rounding, expected) => {
      expect(plain(round(decimal(value), places, rounding))).toBe(expected);
    },
  );

  test.each([
    ['1', '3', 4, '0.3333'],
    ['2', '3', 4, '0.6667'],
    ['-2', '3', 2, '-0.67'],
    ['30443.177578017', '417.8', 9, '72.865432212'],
    ['1', '8', 2, '0.12'],
    ['100', '0.5', 0, '200'],
  ])('%s by %s to %i places is %s', (dividend, divisor, places, expected) => {
    expect(plain(divide(decimal(dividend), decimal(divisor), places))).toBe(expected);
  });

  test('nothing is divided by zero', () => {
    expect(() => divide(decimal(1), decimal(0), 2)).toThrow(RangeError);
  });

  test('a quantity is cut off at its step', () => {
    expect(plain(floorTo(decimal('72.8654322119'), decimal('0.000000001')))).toBe('72.865432211');
    expect(plain(floorTo(decimal('7.9'), decimal('2.5')))).toBe('7.5');
  });

  test.each([
    ['1.0', '1', 0],
    ['-1', '1', -1],
    ['0.3', '0.29', 1],
  ])('%s against %s is %i', (left, right, order) => {
    expect(compare(decimal(left), decimal(right))).toBe(order);
  });
});
