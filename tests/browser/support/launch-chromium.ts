import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

export type { Page } from 'playwright-core';

/** This machine's Chromium without a window; null where there is none. */
export async function launchChromium(): Promise<Browser | null> {
  const executablePath = findChromium();
  return executablePath === null
    ? null
    : chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}
