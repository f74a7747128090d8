import { expect, test } from 'vitest';
import { readFlags, sectionNames } from './flags.ts';

test('without flags everything is measured', () => {
  expect(readFlags([])).toEqual({ sections: sectionNames, rounds: 7, seconds: 2 });
});

test('sections run in their own order, whatever the order of the flags', () => {
  const flags = readFlags(['--only', 'size', '--only', 'http', '--rounds', '1', '--seconds', '.5']);
  expect(flags).toEqual({ sections: ['http', 'size'], rounds: 1, seconds: 0.5 });
});

test.each([
  [['--only', 'all'], '--only does not know all'],
  [['--rounds', '0'], '--rounds must be a whole number from 1 to 100'],
  [['--rounds', '1.5'], '--rounds must be a whole number from 1 to 100'],
  [['--seconds', '61'], '--seconds must be from 0.2 to 60'],
  [['--seconds', 'x'], '--seconds must be from 0.2 to 60'],
  [['--fast'], "Unknown option '--fast'"],
])('%j is refused', (args, message) => {
  expect(() => readFlags(args)).toThrow(message);
});
