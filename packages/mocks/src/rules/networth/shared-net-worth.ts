import { sharesOf } from '@investing-platform/rules/percent';
import { notFound, refuse } from '@investing-platform/rules/platform-error';
import type { Call } from '../../contract/call.ts';
import { realmOf } from '../../contract/open-realm.ts';
import { fieldValue } from '../../contract/present.ts';
import { all, type Realm } from '../../contract/realm.ts';
import type { Row } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { amount } from '../../facts/amounts.ts';
import { now, today } from '../../facts/time.ts';
import { goalsOf } from './goals.ts';
import { sharedHistory } from './net-worth-history.ts';
import { allocation, countedOn, totalsOf } from './net-worth-totals.ts';

/** The link that a token opens, and whose it is. */
function opened({ realm, params }: Call): { readonly owner: Realm; readonly link: Row } {
  const { platform } = realm;
  for (const user of platform.state.users.values()) {
    const owner = realmOf(platform, user);
    const link = owner.own.list('NetWorthShareLink').find(({ token }) => token === params['token']);
    if (link === undefined) continue;
    const hasEnded = link['expiresAt'] != null && (link['expiresAt'] as Date) <= now(realm);
    if (link['status'] !== 'ACTIVE' || hasEnded) throw refuse('LINK_EXPIRED', 'The link has ended');
    if (link['passcode'] != null && link['passcode'] !== params['passcode']) {
      throw refuse('PASSCODE_REQUIRED', 'The passcode is missing or wrong');
    }
    return { owner, link };
  }
  throw notFound('Share link');
}

function shared(call: Call) {
  const { owner, link } = opened(call);
  Object.assign(link, { viewCount: Number(link['viewCount'] ?? 0) + 1, lastViewedAt: now(owner) });
  const sections = link['sections'] as readonly string[];
  const hides = link['hideAmounts'] === true;
  const counted = countedOn(owner, today(owner));
  const totals = totalsOf(owner, counted);
  const only = <T>(section: string, value: () => T): T | null =>
    sections.includes(section) ? value() : null;
  const money = (value: unknown): unknown => (hides ? null : value);
  const assetPercents = partsOf(owner, 'NetWorthAsset', 'valueInDisplayCurrency');
  const debtPercents = partsOf(owner, 'NetWorthLiability', 'balanceInDisplayCurrency');
  const shown = (type: string, row: Row, field: string) => fieldValue(owner, type, row, field);
  return {
    ownerLabel: link['ownerLabel'],
    sections,
    unit: hides ? 'INDEX' : 'CURRENCY',
    currency: money(totals.currency),
    totals: only('TOTALS', () => ({
      netWorth: money(totals.netWorth),
      totalAssets: money(totals.totalAssets),
      totalLiabilities: money(totals.totalLiabilities),
      debtToAssetPercent: totals.debtToAssetPercent,
      monthChangePercent: null,
      unpricedCount: totals.unpricedCount,
    })),
    allocation: only('ALLOCATION', () =>
      allocation(counted.assets).map((slice) => ({
        ...slice,
        value: money(slice.value),
      })),
    ),
    assets: only('ASSETS', () =>
      all(owner, 'NetWorthAsset').map(
        ({ id, name, symbol, category, valueInDisplayCurrency, gain }, place) => ({
          id,
          name,
          symbol,
          category,
          value: money(valueInDisplayCurrency),
          percent: assetPercents[place] ?? null,
          gainPercent: Object(gain).totalPercent ?? null,
        }),
      ),
    ),
    liabilities: only('LIABILITIES', () =>
      all(owner, 'NetWorthLiability').map((row, place) => ({
        id: row.id,
        name: row['name'],
        kind: row['kind'],
        balance: money(shown('NetWorthLiability', row, 'balanceInDisplayCurrency')),
        percent: debtPercents[place] ?? null,
      })),
    ),
    cashFlow: only('CASH_FLOW', () => ({
      totalAnnualIncome: money(totals.totalAnnualIncome),
      totalMonthlyExpenses: money(totals.totalMonthlyExpenses),
      savingsRatePercent: null,
      unpricedCount: 0,
    })),
    goals: only('GOALS', () =>
      goalsOf(owner).map((row) => ({
        id: row.id,
        name: row['name'],
        kind: row['kind'],
        status: shown('NetWorthGoal', row, 'status'),
        targetAmount: money(row['targetAmount']),
        currentAmount: money(shown('NetWorthGoal', row, 'currentAmount')),
        progressPercent: shown('NetWorthGoal', row, 'progressPercent'),
        targetOn: row['targetOn'] ?? null,
      })),
    ),
    asOf: now(owner),
  };
}

/** What each makes up of all, in percent, together exactly 100; null of what has no value. */
function partsOf(owner: Realm, type: string, field: string): (string | null)[] {
  const values = all(owner, type).map((row) => fieldValue(owner, type, row, field));
  const parts = sharesOf(values.map(amount));
  return values.map((value, place) => (value === null ? null : (parts?.[place] ?? null)));
}

const TOKEN_CHARACTERS = 22;

const SUFFIX = -4;

function newLink({ realm, params }: Call) {
  const token = realm.platform.random.text(TOKEN_CHARACTERS);
  return {
    ownerLabel: params['ownerLabel'] ?? realm.user?.firstName ?? 'Somebody',
    token,
    tokenSuffix: token.slice(SUFFIX),
    url: `${realm.platform.baseUrl}/share/${token}`,
    portfolioIds: params['portfolioIds'] ?? [],
    passcodeRequired: params['passcode'] != null,
  };
}

export const sharedNetWorthRules: Rules = {
  createNetWorthShareLink: { sets: newLink },
  revokeNetWorthShareLink: { sets: () => ({ url: null }) },
  sharedNetWorthAssetHistory: {
    answers: (call) => {
      const { owner, link } = opened(call);
      return sharedHistory(call, link, owner);
    },
  },
  sharedNetWorthDashboard: { answers: shared },
};
