import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The machine's own Chromium: `CHROMIUM_PATH`, or what the search path holds; null for none. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.CHROMIUM_PATH;
  const folders = (environment.PATH ?? '').split(delimiter);
  const places = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = named ? [named] : [...places, ...APPLICATIONS];
  return candidates.find((path) => existsSync(path)) ?? null;
}
