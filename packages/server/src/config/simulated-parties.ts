import type { SimulatedParty } from '@investing-platform/schema/operations';
import { SANDBOX_KEY } from './identity-settings.ts';
import { setting } from './setting.ts';
import { list, oneOf } from './setting-parsers.ts';

/** Who outside may be played by the server itself, and what makes it real. */
const PARTIES = {
  market: 'prices: MARKET_DATA_SOURCE',
  options: 'options: no source yet',
  rates: 'exchange rates: REFERENCE_RATES',
  news: 'news: NEWS_FEEDS',
  venue: 'the market that fills the orders of its own accounts: no broker yet',
  bank: 'the bank: BANK_RAIL',
  cards: 'who charges cards: CARD_PROCESSOR',
  identity: 'who compares people with their papers: IDENTITY_PROVIDER',
  chains: 'crypto wallets and their chains: none yet',
} as const;

export type Party = keyof typeof PARTIES;

const NAMES = Object.keys(PARTIES) as Party[];

export const simulatedSettings = {
  allowSimulated: setting(
    'ALLOW_SIMULATED',
    '',
    `Parties outside that may be simulated in production, comma-separated: ${NAMES.join(', ')}. One that is simulated and not named keeps the server from starting; without chains no crypto assets are taken. Elsewhere all may be.`,
    list(oneOf(...NAMES)),
  ),
} as const;

/** The settings that say which parties are simulated. */
export interface Choices {
  readonly mode: string;
  readonly allowSimulated: readonly Party[];
  readonly marketDataSource: string;
  readonly referenceRates: string;
  readonly newsFeeds: readonly unknown[];
  readonly bankRail: string;
  readonly cardProcessor: string | null;
  readonly identityProvider: string | null;
  readonly personaApiKey: string;
  readonly cryptoNetworks: readonly string[] | null;
}

/** Whom the server plays itself, in the order of the setting. */
export function simulatedParties(choices: Omit<Choices, 'allowSimulated'>): readonly Party[] {
  const simulated: Readonly<Record<Party, boolean>> = {
    market: choices.marketDataSource === 'embedded',
    options: true,
    rates: choices.referenceRates === 'embedded',
    news: choices.newsFeeds.length === 0,
    venue: true,
    bank: choices.bankRail === 'simulated',
    cards: choices.cardProcessor === 'simulated',
    identity: isIdentityPlayed(choices),
    chains: choices.cryptoNetworks === null || choices.cryptoNetworks.length > 0,
  };
  return NAMES.filter((name) => simulated[name]);
}

/** A sandbox at Persona compares nobody either. */
function isIdentityPlayed(choices: Pick<Choices, 'identityProvider' | 'personaApiKey'>): boolean {
  const { identityProvider, personaApiKey } = choices;
  if (identityProvider === 'persona') return personaApiKey.startsWith(SANDBOX_KEY);
  return identityProvider === 'simulated';
}

/** Who is simulated and may not be: nobody outside production. Chains that nobody named are off. */
export function refusedParties(choices: Choices): readonly Party[] {
  if (choices.mode !== 'production') return [];
  const simulated = simulatedParties({ ...choices, cryptoNetworks: choices.cryptoNetworks ?? [] });
  return simulated.filter((name) => !choices.allowSimulated.includes(name));
}

/** A party as the contract names it. */
export const partyShown: Readonly<Record<Party, SimulatedParty>> = {
  market: 'MARKET',
  options: 'OPTIONS',
  rates: 'RATES',
  news: 'NEWS',
  venue: 'VENUE',
  bank: 'BANK',
  cards: 'CARDS',
  identity: 'IDENTITY',
  chains: 'CHAINS',
};

/** In production crypto assets are taken where the operator lets their chains be simulated. */
export function takenNetworks(choices: Choices): readonly string[] | null {
  const isRefused = choices.mode === 'production' && !choices.allowSimulated.includes('chains');
  return isRefused ? [] : choices.cryptoNetworks;
}

/** What an operator is told who did not name them. */
export function refusalOf(parties: readonly Party[]): string {
  const each = parties.map((name) => `${name} (${PARTIES[name]})`).join(', ');
  const way = `set real ones, or run with play money by ALLOW_SIMULATED=${parties.join(',')}`;
  return `ALLOW_SIMULATED must name ${each}: what they say is invented, and no money moves; ${way}.`;
}
