import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scripts } from '@investing-platform/cli/testing';
import { expect, onTestFinished, test } from 'vitest';
import { programFound } from '../support/reach.ts';

const main = join(import.meta.dirname, '../../packages/cli/src/main.ts');
const program = `'${process.execPath}' --conditions=@investing-platform/source '${main}'`;

/** Shells with a script that prints what each offers after the words; bash is on every machine. */
const SHELLS = {
  zsh: (words: readonly string[]) => `
    investing() { ${program} "$@"; }
    # What the shell's own completion brings while it completes.
    compdef() { :; }
    _describe() { eval "print -l -- \\"\\\${\${2}[@]}\\""; }
    ${scripts.zsh}
    words=(${words.join(' ')}); CURRENT=${words.length}; _investing`,
  fish: (words: readonly string[]) => `
    function investing; ${program} $argv; end
    ${scripts.fish}
    complete -C '${words.join(' ')}'`,
} as const;

for (const shell of ['zsh', 'fish'] as const) {
  const found = programFound([shell]);
  const title = found === null ? `skipped, since there is no ${shell}: ` : '';
  test.skipIf(found === null)(`${title}${shell} completes commands, flags and values`, async () => {
    const home = await mkdtemp(join(tmpdir(), `cli-${shell}-`));
    onTestFinished(() => rm(home, { recursive: true, force: true }));
    const offered = async (...words: string[]) => {
      const script = SHELLS[shell](['investing', ...words]);
      const quiet = { zsh: ['-f'], fish: ['--no-config'] }[shell];
      const env = { PATH: process.env.PATH, HOME: home };
      const { stdout } = await promisify(execFile)(shell, [...quiet, '-c', script], { env });
      const lines = stdout.split('\n').filter((line) => line !== '');
      // zsh has what a word means behind a colon, fish behind a tab.
      return lines.map((line) => line.split(/[\t:]/)[0]);
    };
    expect(await offered('getOrd')).toEqual(['getOrders']);
    expect(await offered('getOrders', '--sta')).toEqual(['--statuses']);
    expect(await offered('placeOrder', '--side', 'B')).toEqual(['BUY']);
  });
}
