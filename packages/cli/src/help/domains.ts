import { type Operation, operations } from '../contract.ts';
import { UsageError } from '../usage-error.ts';
import { nearest } from './near.ts';
import { plain } from './plain.ts';

/** What the operations of each domain are about, in the order of people's days. */
const ABOUT: Readonly<Record<string, string>> = {
  trading: 'orders, positions and what they cost',
  market: 'assets, prices, bars, options, calendars, search',
  brokerage: 'accounts, balances, histories, statements, practice accounts',
  portfolios: 'tracked portfolios, trades, imports, wallets that are watched',
  networth: 'everything owned and owed, goals, households, reports',
  strategies: 'strategies, investing in them, rebalancing',
  ideas: 'trade ideas, likes and votes',
  funding: 'deposits, withdrawals, exchange, bank accounts, cards',
  crypto: 'wallets, deposits and withdrawals of coins',
  kyc: 'identity checks, papers, agreements',
  account: 'profile, security, preferences, notifications',
  billing: 'plans and subscriptions',
  assistant: 'threads with the assistant, its replies and notices',
  exports: 'files of everything that is stored',
  news: 'news about assets',
  platform: 'health and what the server offers',
};

const DEFAULT_WIDTH = 100;
const MIN_SUMMARY = 24;

/** The domains with how many operations they have, for the help of the program. */
export function domainsText(width: number | null): string {
  const names = Object.keys(ABOUT);
  const longest = Math.max(...names.map((name) => name.length));
  const lines = names.map((name) => {
    const count = String(operationsOf(name).length).padStart(3);
    return entry(`${name.padEnd(longest)} ${count}`, ABOUT[name] ?? '', width);
  });
  return ['Operations (investing help <group> lists them):', ...lines].join('\n');
}

/**
 * The operations of a domain with what they do.
 *
 * @throws {UsageError} where there is no such domain
 */
export function domainText(name: string, width: number | null): string {
  const found = operationsOf(name);
  if (found.length === 0) {
    const names = Object.keys(ABOUT);
    const [near] = nearest(name, names);
    const hint = near === undefined ? `there are ${names.join(', ')}` : `did you mean ${near}?`;
    throw new UsageError(`There is no group ${name}: ${hint}`);
  }
  const longest = Math.max(...found.map((one) => one.name.length));
  const lines = found.map((one) => entry(one.name.padEnd(longest), summaryOf(one), width));
  const end = 'investing <operation> --help has flags, errors and an example.';
  return [`${name}: ${ABOUT[name]}`, '', ...lines, '', end, ''].join('\n');
}

/** Every domain of the contract, for tests and completion. */
export const domainNames: readonly string[] = Object.keys(ABOUT);

function operationsOf(domain: string): readonly Operation[] {
  return [...operations.values()].filter((one) => one.entry.domain === domain);
}

function summaryOf({ hints }: Operation): string {
  return `${plain(hints.summary)}${hints.built ? '' : ' (not built yet)'}`;
}

/** A name, and its text beside it, on as many lines as the width asks for. */
function entry(name: string, text: string, width: number | null): string {
  const start = `  ${name}  `;
  const room = Math.max(MIN_SUMMARY, (width ?? DEFAULT_WIDTH) - start.length);
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return start + lines.join(`\n${' '.repeat(start.length)}`);
}
