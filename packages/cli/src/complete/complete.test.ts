import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { fakeTerminal } from '../../test/fake-terminal.ts';
import { operations } from '../contract.ts';
import { run } from '../run.ts';
import { COMPLETE, scripts, shells } from './shells.ts';

async function completed(...words: string[]): Promise<string[]> {
  const terminal = fakeTerminal();
  expect(await run([COMPLETE, ...words], terminal)).toBe(0);
  const lines = terminal
    .out()
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => line.split('\t')[0] ?? '');
}

test('all commands and all operations complete', async () => {
  const all = await completed('');
  expect(all).toEqual(expect.arrayContaining([...operations.keys(), 'login', 'completion']));
  expect(await completed('getpos')).toEqual(['getPositions']);
});

describe('what may follow', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['the flags of an operation', ['cancelOrder', '--i'], ['--id', '--idempotency-key']],
    ['the CLI’s own options', ['getOrders', '--out'], ['--output']],
    ['enum values, in either case', ['placeOrder', '--side', 'b'], ['BUY']],
    ['enum values of a list', ['getOrders', '--statuses', 'FILLED', 'REJ'], ['REJECTED']],
    ['enum values after =', ['placeOrder', '--side=S'], ['--side=SELL']],
    ['values that a field names in words', ['getPositions', '--trading-mode', 'P'], ['PAPER']],
    ['true and false', ['placeOrder', '--premarket', ''], ['true', 'false']],
    ['formats', ['getOrders', '--format', ''], ['table', 'json', 'csv', 'xlsx']],
    ['demo plans', ['getOrders', '--demo', 'p'], ['plus', 'pro', 'private']],
    ['shells', ['completion', ''], ['bash', 'zsh', 'fish']],
    ['groups', ['help', 'trad'], ['trading']],
    ['nothing for free text', ['cancelOrder', '--id', ''], []],
    ['no flag twice', ['cancelOrder', '--id', 'x', '--id'], ['--idempotency-key']],
    ['nothing after what is unknown', ['nothing', ''], []],
  ])('%s', async (_title, words, expected) => {
    expect(await completed(...words)).toEqual(expected);
  });
});

test('a shell’s script asks for what may follow the words before the cursor', () => {
  const stub = `investing() { printf '%s\\tabout\\n' "$#:$2:$3"; }`;
  const line = 'COMP_WORDS=(investing getOrders --sta); COMP_CWORD=2; _investing';
  const script = `${scripts.bash}\n${stub}\n${line}\nprintf '%s' "\${COMPREPLY[*]}"`;
  const answer = execFileSync('bash', ['--norc', '-c', script], { encoding: 'utf8' });
  expect(answer).toBe('3:getOrders:--sta');
});

test.each(shells)('%s has a script', async (shell) => {
  const terminal = fakeTerminal();
  expect(await run(['completion', shell], terminal)).toBe(0);
  expect(terminal.out()).toContain(COMPLETE);
});
