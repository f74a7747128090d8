import type { LeafScope } from '@investing-platform/schema';

/** What a scope lets an app do, in the person's words. */
const words: Readonly<Record<LeafScope, string>> = {
  identity: 'See who you are: your name and e-mail address',
  'profile.read': 'See your profile, identity checks and preferences',
  'profile.write': 'Change your profile, identity checks and security settings',
  'portfolio.read': 'See your holdings, orders and net worth',
  'portfolio.write': 'Change your net worth plan and tracked portfolios',
  trade: 'Place, change and cancel orders with your money',
  'funding.read': 'See your deposits, withdrawals, cards and bank details',
  'funding.write': 'Move your money in and out, and change bank details and cards',
  public: 'See public market data',
};

const known: ReadonlyMap<string, string> = new Map(Object.entries(words));

/** A scope that this page does not know is shown by its name. */
export function scopeWords(scope: string): string {
  return known.get(scope) ?? scope;
}
