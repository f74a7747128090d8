import { join } from 'node:path';
import type { Terminal } from '../terminal.ts';

const NAME = 'investing';

/**
 * Where the CLI keeps what it has to remember: `APPDATA` on Windows, elsewhere the XDG folder of
 * settings. Null where the environment names no home.
 */
export function profilesFolder({ env, platform }: Pick<Terminal, 'env' | 'platform'>) {
  if (platform === 'win32') return env.APPDATA ? join(env.APPDATA, NAME) : null;
  if (env.XDG_CONFIG_HOME) return join(env.XDG_CONFIG_HOME, NAME);
  return env.HOME ? join(env.HOME, '.config', NAME) : null;
}
