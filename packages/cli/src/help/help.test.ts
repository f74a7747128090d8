import { describe, expect, test } from 'vitest';
import { fakeTerminal } from '../../test/fake-terminal.ts';
import { operations } from '../contract.ts';
import { flagsOf } from '../flags/flags.ts';
import { run } from '../run.ts';

async function helpOf(name: string): Promise<string> {
  const terminal = fakeTerminal({ columns: 100 });
  expect(await run([name, '--help'], terminal)).toBe(0);
  expect(terminal.problems()).toBe('');
  return terminal.out();
}

describe('the help of an operation', () => {
  test.each([...operations.values()].map((operation) => [operation.name, operation] as const))(
    'of %s names its scope, plan, flags, errors and an example',
    async (name, { entry, input, hints }) => {
      const help = await helpOf(name);
      expect(help).toContain(`Usage: investing ${name}`);
      expect(help).toMatch(/^Plan: \S/m);
      expect(help.includes('has not built it yet')).toBe(!hints.built);
      if (entry.access === 'SCOPE') expect(help).toContain(`\nScope: ${entry.scope}\n`);
      for (const flag of flagsOf(input)) expect(help).toContain(`  ${flag.name} `);
      for (const code of hints.errors) expect(help).toContain(`  ${code} `);
      expect(help).toContain(`\nExample:\n  investing ${name}`);
      expect(help).not.toContain('`');
    },
  );
});

test.each([[[]], [['--help']], [['-h']]])('%j prints the overview', async (args) => {
  const terminal = fakeTerminal();
  expect(await run(args, terminal)).toBe(0);
  expect(terminal.out()).toContain('investing list');
  expect(terminal.out()).toContain('INVESTING_CLIENT_ID');
});

test('--version prints the version', async () => {
  const terminal = fakeTerminal();
  expect(await run(['--version'], terminal)).toBe(0);
  expect(terminal.out()).toMatch(/^\d+\.\d+\.\d+\n$/);
});
