import { join } from 'node:path';
import { install, runIn } from './command.ts';
import type { NewServer } from './server.ts';

/** Installs the command line, and asks what the demo user is worth. */
export async function figureInTerminal(server: NewServer, folder: string): Promise<string> {
  await install(folder, server.packageAt('cli'));
  const investing = join(folder, 'node_modules/.bin/investing');
  const columns = 'totals.netWorth,totals.currency';
  const args = ['netWorthDashboard', '--demo', 'pro', '--columns', columns, '--format', 'csv'];
  const settings = { DATA_DIR: server.dataDir, INVESTING_BASE_URL: server.url };
  const answer = await runIn(folder, investing, args, settings);
  const [, figures = ''] = answer.split('\n');
  return figureOf(figures.replace(',', ' '));
}

/**
 * A figure with its currency.
 *
 * @throws {Error} where the text is none
 */
export function figureOf(text: string): string {
  const [figure] = /-?\d[\d,.]* [A-Z]{3}/.exec(text) ?? [];
  if (figure === undefined) throw new Error(`This is no figure: ${text}`);
  return figure;
}
