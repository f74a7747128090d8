import type { Call } from '../../contract/call.ts';
import { present } from '../../contract/present.ts';
import { all } from '../../contract/realm.ts';
import type { Rules } from '../../contract/rule.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { idsWithin, requireOwned } from '../../facts/portfolios.ts';
import { now } from '../../facts/time.ts';
import { assetsOn, dayAsked } from './net-worth-days.ts';
import { checkRated } from './rated.ts';

function assets({ realm, params }: Call<'netWorthAssets'>) {
  const { portfolioIds } = params;
  const ids = params.ids as readonly unknown[] | null | undefined;
  const categories = params.categories as readonly unknown[] | null | undefined;
  const day = dayAsked(realm, params.asOf);
  requireOwned(realm, portfolioIds ?? []);
  const within = portfolioIds == null ? null : idsWithin(realm, portfolioIds);
  return assetsOn(realm, day)
    .filter((row) => ids == null || ids.includes(row.id))
    .filter((row) => within === null || within.has(row.portfolioId))
    .filter((row) => categories == null || categories.includes(row.category))
    .map((row) => present(realm, 'NetWorthAsset', row));
}

export const netWorthRules: Rules = {
  netWorthAssets: { answers: assets, knowsIds: true },
  updateNetWorthDisplayCurrency: {
    checks: checkRated,
    sets: ({ realm, params }) => {
      const currency = String(params.currency);
      if (realm.user !== null) realm.user.displayCurrency = currency;
      return { updatedAt: now(realm) };
    },
    example: (realm, params) => ({
      ...params,
      currency: realm.user?.displayCurrency === 'NZD' ? 'USD' : 'NZD',
    }),
  },
  netWorthDisplayCurrency: {
    answers: ({ realm }) => {
      const [settings] = all(realm, 'NetWorthSettings');
      return settings === undefined
        ? { id: String(realm.user?.id), displayCurrency: displayCurrency(realm), updatedAt: null }
        : present(realm, 'NetWorthSettings', settings);
    },
  },
};
