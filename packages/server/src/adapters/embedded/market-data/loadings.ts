import type { Instrument } from '@investing-platform/schema/instruments';
import type { Sector } from '@investing-platform/schema/operations';
import { PLACES_A_YEAR, type WalkClock } from './pace.ts';

/** A common factor and how strongly an instrument follows it. */
export interface Loading {
  readonly name: string;
  readonly weight: number;
  /** The walk that it goes by, and by how many places it is late. */
  readonly walk: string;
  readonly clock: WalkClock;
  readonly behind: number;
}

/** How strongly an instrument follows each common factor; the rest of its variance is its own. */
export interface Loadings {
  readonly factors: readonly Loading[];
  /** The squares of all weights, this one included, sum to 1 in what trades every day. */
  readonly own: number;
}

/** New Zealand trades before New York on the same date: it follows the day before. */
const WORLD_BEFORE = 'world before';

/** Factors that move on weekends too. */
const EVERY_DAY: ReadonlySet<string> = new Set(['crypto', 'BTC', 'ETH']);

/** What holds the same things moves alike. */
const ALIKE: ReadonlyMap<string, string> = new Map(
  [
    'BTC IBIT GBTC',
    'ETH ETHA',
    'GOOGL GOOG',
    'SPY IVV VOO',
    'VTI SCHB SCHX IWB',
    'QQQ QQQM',
    'VUG IWF SCHG SPYG',
    'VTV IWD SPYV',
    'IWM VB IJR',
    'IJH MDY VO',
    'VYM SCHD HDV DVY SDY',
    'EFA VEA SCHF',
    'VXUS VEU',
    'VWO IEMG EEM',
    'FXI MCHI',
    'VT ACWI',
    'XLK VGT',
    'XLF VFH',
    'XLE VDE',
    'XLV VHT',
    'SMH SOXX',
    'XBI IBB',
    'GDX GDXJ',
    'GLD IAU GLDM',
    'AGG BND',
    'HYG JNK',
    'LQD VCIT VCSH',
    'MUB VTEB',
    'BIL SGOV SHV',
  ].flatMap((symbols) => symbols.split(' ').map((symbol, _, [first = '']) => [symbol, first])),
);
/** What is left of their own to things alike: costs, and when they are traded. */
const OWN_OF_ALIKE = 0.05;

/** The walk that a sector goes by: its name is part of the seed, so that it never changes. */
const WALK_OF: Readonly<Record<Sector, string>> = {
  COMMUNICATION_SERVICES: 'Communication Services',
  CONSUMER_DISCRETIONARY: 'Consumer Discretionary',
  CONSUMER_STAPLES: 'Consumer Staples',
  ENERGY: 'Energy',
  FINANCIALS: 'Financials',
  HEALTH_CARE: 'Health Care',
  INDUSTRIALS: 'Industrials',
  INFORMATION_TECHNOLOGY: 'Information Technology',
  MATERIALS: 'Materials',
  REAL_ESTATE: 'Real Estate',
  UTILITIES: 'Utilities',
};

const SECTOR_WORDS: readonly (readonly [word: string, sector: Sector])[] = [
  ['Technology', 'INFORMATION_TECHNOLOGY'],
  ['Semiconductor', 'INFORMATION_TECHNOLOGY'],
  ['Financial', 'FINANCIALS'],
  ['Bank', 'FINANCIALS'],
  ['Energy Select', 'ENERGY'],
  ['Vanguard Energy', 'ENERGY'],
  ['Oil Services', 'ENERGY'],
  ['Oil & Gas', 'ENERGY'],
  ['Health Care', 'HEALTH_CARE'],
  ['Biotech', 'HEALTH_CARE'],
  ['Industrial Select', 'INDUSTRIALS'],
  ['Discretionary', 'CONSUMER_DISCRETIONARY'],
  ['Homebuilders', 'CONSUMER_DISCRETIONARY'],
  ['Staples', 'CONSUMER_STAPLES'],
  ['Communication', 'COMMUNICATION_SERVICES'],
  ['Utilities', 'UTILITIES'],
  ['Materials', 'MATERIALS'],
  ['Real Estate', 'REAL_ESTATE'],
];

/** Funds by what their name says they hold: the first that fits. */
const FUNDS: readonly (readonly [name: RegExp, weights: Readonly<Record<string, number>>])[] = [
  [/Bitcoin|Ethereum/, { crypto: 0.75, world: 0.15 }],
  [/Gold Miners/, { world: 0.25, gold: 0.7 }],
  [/Gold|Silver/, { world: 0.05, gold: 0.75 }],
  [/Oil Fund|Commodity/, { world: 0.2, Energy: 0.6 }],
  [/High Yield|Emerging Markets Bond|Preferred/, { world: 0.6, US: 0.25, rates: 0.35 }],
  [/Bond|Treasury|T-Bill|Muni|TIPS/, { rates: 0.85 }],
  [/World Stock|ACWI/, { world: 0.85, US: 0.4, funds: 0.2 }],
  [
    /MSCI|ex-US|International|Developed|Emerging|Europe|Pacific|China/,
    { world: 0.75, abroad: 0.4 },
  ],
  [
    /S&P (500|Mid|Small|Div)|Russell|Total Stock|-Cap|Broad|MidCap|Growth|Value|Dividend|Dow|QQQ|NAS/i,
    { world: 0.75, US: 0.55, funds: 0.3 },
  ],
];
const COIN_COMPANIES = /^(Strategy|Coinbase) /;

/** By class, exchange and sector; a fund by what its name says it holds. */
export function loadingsOf(instrument: Instrument): Loadings {
  const weights = weightsOf(instrument);
  const { symbol, assetClass, exchange } = instrument;
  const alike = exchange === 'NZX' ? undefined : ALIKE.get(symbol);
  const own = ownOf(weights);
  const all =
    alike === undefined
      ? weights
      : { ...weights, [alike]: Math.sqrt(own ** 2 - OWN_OF_ALIKE ** 2) };
  return {
    factors: Object.entries(all).map(([name, weight]) => loading(name, weight, assetClass)),
    own: ownOf(all),
  };
}

function loading(name: string, weight: number, assetClass: Instrument['assetClass']): Loading {
  if (name === WORLD_BEFORE) return { name, weight, walk: 'world', clock: 'WEEKDAYS', behind: 1 };
  if (!EVERY_DAY.has(name)) return { name, weight, walk: name, clock: 'WEEKDAYS', behind: 0 };
  const share = assetClass === 'CRYPTO' ? 1 : ON_WEEKDAYS;
  return { name, weight: weight * share, walk: name, clock: 'DAYS', behind: 0 };
}

/** A fund of coins moves as much in its five days as they do in seven. */
const ON_WEEKDAYS = Math.sqrt(PLACES_A_YEAR.WEEKDAYS / PLACES_A_YEAR.DAYS);

function weightsOf({ assetClass, exchange, sector, name }: Instrument): Record<string, number> {
  if (assetClass === 'CRYPTO') return { crypto: 0.75, world: 0.15 };
  if (exchange === 'NZX') return { [WORLD_BEFORE]: 0.35, NZX: 0.35 };
  if (COIN_COMPANIES.test(name)) return { world: 0.35, US: 0.2, crypto: 0.6 };
  if (assetClass === 'EQUITY')
    return { world: 0.5, US: 0.3, [sector === null ? 'none' : WALK_OF[sector]]: 0.4 };
  const held = SECTOR_WORDS.find(([word]) => name.includes(word))?.[1];
  if (held !== undefined) return { world: 0.6, US: 0.35, [WALK_OF[held]]: 0.65 };
  return FUNDS.find(([word]) => word.test(name))?.[1] ?? { world: 0.6, US: 0.35 };
}

function ownOf(weights: Readonly<Record<string, number>>): number {
  const common = Object.values(weights).reduce((sum, weight) => sum + weight * weight, 0);
  return Math.sqrt(Math.max(0, 1 - common));
}
