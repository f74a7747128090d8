import { execFileSync } from 'node:child_process';

/**
 * The first of some programs that runs here. Tests that need it are skipped where none does, which
 * their names say; `npm run test:reach` requires all of them.
 *
 * @param names commands that answer `--version`
 */
export function programFound(names: readonly string[]): string | null {
  const found = names.find(runs);
  if (found !== undefined) return found;
  if (process.env.REACH === '1') throw new Error(`There is no ${names.join(' or ')} here.`);
  return null;
}

function runs(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
