import { expect, test } from 'vitest';
import { ConfigError } from './config/config.ts';
import { refuse } from './kernel/errors.ts';
import { startProblem } from './start-problem.ts';

const fault = (message: string, properties: object) =>
  Object.assign(new Error(message), properties);

test.each<[unknown, string]>([
  [
    new ConfigError(['PORT is wrong.', 'HOST is wrong.']),
    'The configuration is wrong:\n  PORT is wrong.\n  HOST is wrong.',
  ],
  [
    fault('password authentication failed for user "app"', { code: '28P01' }),
    'The database of DATABASE_URL refuses: password authentication failed for user "app".',
  ],
  [
    fault('database "gone" does not exist', { code: '3D000' }),
    'The database of DATABASE_URL refuses: database "gone" does not exist.',
  ],
  [
    refuse('PROVIDER_UNAVAILABLE', 'not now', { cause: new Error('connect ECONNREFUSED') }),
    'The database of DATABASE_URL cannot be reached: connect ECONNREFUSED.',
  ],
  [
    refuse('PROVIDER_UNAVAILABLE', 'Alpaca does not answer now', { cause: new Error('no route') }),
    'Alpaca does not answer now: no route. MARKET_DATA_SOURCE and REFERENCE_RATES choose whom to ask.',
  ],
  [
    fault('EACCES: permission denied, mkdir', { code: 'EACCES', syscall: 'mkdir' }),
    'DATA_DIR must be a folder to write to: EACCES: permission denied, mkdir.',
  ],
  [
    fault('listen EACCES: permission denied 0.0.0.0:80', { code: 'EACCES', syscall: 'listen' }),
    'listen EACCES: permission denied 0.0.0.0:80. Set HOST to an address of this machine and PORT to one that this user may open.',
  ],
  [
    fault('listen EADDRINUSE: 4000', { code: 'EADDRINUSE', syscall: 'listen' }),
    'listen EADDRINUSE: 4000. Another program has the port: set PORT to a free one.',
  ],
  ['a text', 'a text'],
])('%s is told in a sentence', (error, sentence) => {
  expect(startProblem(error)).toBe(sentence);
});

test('a fault that nobody foresaw is told with its stack', () => {
  expect(startProblem(new TypeError('x is not a function'))).toMatch(/^TypeError: .*\n +at /);
});
