import { execFileSync } from 'node:child_process';

/** The words that a POSIX shell hands to `investing` in each command line. */
export function shellWords(lines: readonly string[]): readonly (readonly string[])[] {
  const script = [`investing() { printf '%s\\037' "$@"; printf '\\036'; }`, ...lines].join('\n');
  const answer = execFileSync('sh', ['-s'], { input: script, encoding: 'utf8' });
  const records = answer.split('\u{1e}').slice(0, -1);
  return records.map((record) => record.split('\u{1f}').slice(0, -1));
}
