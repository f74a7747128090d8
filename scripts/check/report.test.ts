import { expect, test } from 'vitest';
import { countLine } from './report.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test.each([
  ['all passed', [file('passed', 'passed', 'passed')], 2, 0, '2 passed, 0 failed'],
  ['a test failed', [file('failed', 'passed', 'failed')], 1, 1, '1 passed, 1 failed'],
  ['a file did not load', [file('passed', 'passed'), file('failed')], 1, 0, '1 passed, 1 failed'],
])('where %s, the line says so', (_title, testResults, numPassedTests, numFailedTests, line) => {
  expect(countLine({ testResults, numPassedTests, numFailedTests })).toBe(line);
});
