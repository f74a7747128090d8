import { spawn } from 'node:child_process';
import type { Terminal } from './terminal.ts';

/** How long a program that opens browsers may take to say that it cannot. */
const PATIENCE_MS = 1_500;

/**
 * Opens an address in the person's browser, handed over as one word, without a shell.
 *
 * @returns whether it could
 */
export function openBrowser(
  address: string,
  { env, platform }: Pick<Terminal, 'env' | 'platform'>,
): Promise<boolean> {
  const words = openerOf(env, platform);
  if (words === null) return Promise.resolve(false);
  const [program = '', ...args] = words;
  return new Promise((resolve) => {
    const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
    const patience = setTimeout(() => resolve(true), PATIENCE_MS);
    child.once('error', () => resolve(false));
    child.once('exit', (code) => {
      clearTimeout(patience);
      resolve(code === 0);
    });
    child.unref();
  });
}

/** The program that opens browsers; null on a Unix without a screen, or far away. */
function openerOf(env: Terminal['env'], platform: NodeJS.Platform): readonly string[] | null {
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  if (env.SSH_CONNECTION) return null;
  if (platform === 'darwin') return ['open'];
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null;
}
