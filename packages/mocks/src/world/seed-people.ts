import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { decimal } from '@investing-platform/rules/numbers/decimal';
import { DAY_MS } from '@investing-platform/schema/durations';
import { cashOf } from '../trading/accounts.ts';
import { addOpeningPosition } from '../trading/opening-position.ts';
import type { Account, Credential, Plan, User } from './entities.ts';
import type { Platform } from './platform.ts';
import { addAccount, addCredential, addUser } from './records.ts';

/** A person of the seeded world with the credential of a program that acts for them. */
export interface Person {
  readonly user: User;
  readonly credential: Credential & { readonly clientSecret: string };
  /** The platform account; null on the free plan. */
  readonly live: Account | null;
  readonly paper: Account | null;
}

const GIVEN_NAMES = ['Maia', 'Oliver', 'Aroha', 'Jack', 'Isla', 'Nikau', 'Charlotte', 'Tane'];
const FAMILY_NAMES = [
  'Thompson',
  'Walker',
  'Ngata',
  'Wilson',
  'Patel',
  'Fraser',
  'Tamihana',
  'Lee',
];
const DAYS_SINCE_JOINING = 400;

/** What everybody on a paid plan starts with; the seed decides how much of it. */
const STARTING_POSITIONS: readonly (readonly [
  symbol: string,
  units: number,
  costFraction: number,
])[] = [
  ['AAPL', 20, 0.81],
  ['VOO', 12, 0.9],
  ['MSFT', 5, 1.04],
  ['BTC', 0.05, 0.62],
  ['FPH', 150, 0.95],
];

export function seedPerson(platform: Platform, plan: Plan): Person {
  const { random, clock } = platform;
  const firstName = pick(random.below(GIVEN_NAMES.length), GIVEN_NAMES);
  const lastName = pick(random.below(FAMILY_NAMES.length), FAMILY_NAMES);
  const isPaid = plan !== 'FREE';
  const user = addUser(platform, {
    plan,
    firstName,
    lastName,
    email: `${firstName}.${lastName}.${plan}@example.com`.toLowerCase(),
    country: 'NZ',
    kycStatus: isPaid ? 'APPROVED' : 'NOT_STARTED',
    agreementSigned: isPaid,
    displayCurrency: 'NZD',
    createdAt: new Date(clock.now().getTime() - DAYS_SINCE_JOINING * DAY_MS),
  });
  const credential = addCredential(platform, user, { label: 'My script' });
  if (!isPaid) return { user, credential, live: null, paper: null };
  const live = addAccount(platform, user, {
    tradingMode: 'LIVE',
    name: 'Platform account',
    openedAt: user.createdAt,
  });
  cashOf(platform, live, 'USD').total = decimal(8_000 + random.below(400_000) / 100);
  cashOf(platform, live, 'NZD').total = decimal(3_000 + random.below(200_000) / 100);
  const paper = addAccount(platform, user, {
    tradingMode: 'PAPER',
    name: 'Paper account',
    openedAt: user.createdAt,
  });
  cashOf(platform, paper, 'USD').total = decimal(100_000);
  cashOf(platform, paper, 'NZD').total = decimal(100_000);
  for (const [symbol, units, costFraction] of STARTING_POSITIONS) {
    seedPosition(platform, live, symbol, units * (1 + random.below(3)), costFraction);
  }
  seedPosition(platform, paper, 'SPY', 10, 0.97);
  platform.state.settled.add(user.id);
  return { user, credential, live, paper };
}

function pick(at: number, names: readonly string[]): string {
  return names[at] ?? 'Alex';
}

const UNIT_PLACES = 8;
const PRICE_PLACES = 2;
const HOLDING_DAYS = 90;

function seedPosition(
  platform: Platform,
  account: Account,
  symbol: string,
  units: number,
  costFraction: number,
): void {
  const asset = theAssetBySymbol('symbol', symbol);
  const price = Number(platform.market.quote(asset).price) * costFraction;
  addOpeningPosition(platform, account, {
    asset,
    quantity: decimal(units.toFixed(UNIT_PLACES)),
    price: decimal(price.toFixed(PRICE_PLACES)),
    at: new Date(platform.clock.now().getTime() - HOLDING_DAYS * DAY_MS),
  });
}
