import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeTerminal } from '../test/fake-terminal.ts';
import { run } from './run.ts';

const credential = { INVESTING_CLIENT_ID: 'id', INVESTING_CLIENT_SECRET: 'the secret' };

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cli-usage-'));
  await writeFile(join(folder, 'broken.json'), '{');
  await writeFile(join(folder, 'demo.json'), JSON.stringify({ users: [{ plan: 'pro' }] }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a command line that cannot be meant so ends with 2, and says why', () => {
  test.each<[string, readonly string[], string]>([
    ['an unknown operation', ['getPostions'], 'did you mean getPositions?'],
    ['an unknown operation with flags', ['getPostions', '--x', '1'], 'did you mean getPositions?'],
    ['an unknown command', ['lgoin'], 'did you mean login'],
    ['an unknown flag', ['getPositions', '--mode', 'LIVE'], "unknown option '--mode'"],
    ['a flag with a letter too few', ['getPositions', '--trading-mod', 'X'], '--trading-mode?'],
    ['an unknown format', ['getPositions', '--format', 'xml'], 'Allowed choices are table'],
    ['a flag without its value', ['getPositions', '--trading-mode'], 'argument missing'],
    ['a word too many', ['getPositions', 'LIVE'], 'takes flags, and not LIVE: see its --help'],
    ['a value without its flag', ['fetchAssetByTicker', 'BTC'], 'did you mean --ticker BTC?'],
    [
      'a flag before the command',
      ['--demo', 'pro', 'getPositions'],
      'come after the command: investing getPositions --demo ...',
    ],
    ['a value of another type', ['getOrders', '--limit', 'ten'], 'not a whole number'],
    ['no required flag', ['cancelOrder', '--yes'], 'cancelOrder needs --id.'],
    ['broken JSON', ['getPositions', '--params', '{'], '--params is not JSON'],
    ['an absent file', ['getPositions', '--params', '@absent.json'], 'cannot read'],
    ['a broken file', ['getPositions', '--params', '@broken.json'], '--params is not JSON'],
    ['an unknown column', ['getPositions', '--columns', 'colour'], 'there is no colour'],
    ['a bound of none', ['getOrders', '--all', '--max', '0'], '--max takes a whole number'],
    ['a count of none', ['livePriceData', '--symbols', 'A', '--count', '0'], '--count takes'],
    ['a spreadsheet without a file', ['getOrders', '--format', 'xlsx'], '--output name.xlsx'],
    ['a file of no known kind', ['getOrders', '--output', 'a.pdf'], 'ends in none of .xlsx'],
    ['clear text to elsewhere', ['healthCheck', '--base-url', 'http://a.example'], 'https://'],
    ['no demo user of the plan', ['getPositions', '--demo', 'plus'], 'on the plan plus, but: pro'],
  ])('%s', async (_title, args, problem) => {
    const env = { ...credential, DEMO_FILE: 'demo.json' };
    const terminal = fakeTerminal({ env, folder });
    expect(await run(args, terminal)).toBe(2);
    expect(terminal.problems()).toContain(problem);
    expect(terminal.problems()).not.toContain('the secret');
    expect(terminal.out()).toBe('');
  });

  test.each<[string, Readonly<Record<string, string>>, readonly string[], string]>([
    ['no sign-in', {}, ['getPositions'], 'INVESTING_CLIENT_ID'],
    ['half a credential', { INVESTING_CLIENT_ID: 'x' }, ['getPositions'], 'Set both'],
    ['no demo file', {}, ['getPositions', '--demo', 'pro'], '.data/demo.json. Start'],
    ['none in DATA_DIR', { DATA_DIR: 'its' }, ['getPositions', '--demo', 'x'], 'its/demo.json'],
    ['nobody at PORT', { PORT: '4310' }, ['getPositions'], 'a token for http://localhost:4310.'],
  ])('%s', async (_title, env, args, problem) => {
    const terminal = fakeTerminal({ env, folder });
    expect(await run(args, terminal)).toBe(2);
    expect(terminal.problems()).toContain(problem);
  });

  test('money that would move, where nobody can be asked', async () => {
    const terminal = fakeTerminal({ env: credential });
    expect(await run(['cancelOrder', '--id', 'x'], terminal)).toBe(2);
    expect(terminal.problems()).toContain('--yes');
  });
});
