import {
  type SharedParts,
  sectionsTold,
  seenThrough,
} from '@investing-platform/rules/networth/shares/shared-worth';
import { gainPercent, sharesOfKnown } from '@investing-platform/rules/numbers/percent';
import type { NetWorthSection } from '@investing-platform/schema/operations';
import type { Call } from '../../contract/call.ts';
import { madeId } from '../../contract/leaf-values.ts';
import { fieldValue } from '../../contract/present.ts';
import { all, type Realm } from '../../contract/realm.ts';
import type { Row, RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { displayCurrency } from '../../facts/holdings.ts';
import { now, today } from '../../facts/time.ts';
import { seededRandom } from '../../kernel/random.ts';
import { goalsOf } from './goals.ts';
import { sharedHistory } from './net-worth-history.ts';
import {
  allocation,
  type Counted,
  countedOn,
  savingsRateOf,
  totalsOf,
} from './net-worth-totals.ts';
import { opened } from './share-links.ts';

function sectionsOf(link: RowOf<'NetWorthShareLink'>): NetWorthSection[] {
  const isPart = (link.portfolioIds as readonly string[]).length > 0;
  return sectionsTold(link.sections as readonly NetWorthSection[], isPart);
}

function shared(call: Call<'sharedNetWorthDashboard'>) {
  const { owner, link } = opened(call, true);
  Object.assign(link, { viewCount: Number(link.viewCount ?? 0) + 1, lastViewedAt: now(owner) });
  const sections = sectionsOf(link);
  const portfolioIds = link.portfolioIds as readonly string[];
  const counted = countedOn(owner, today(owner), portfolioIds.length > 0 ? portfolioIds : null);
  const parts = partsOf(owner, link, counted);
  const listed = counted.assets.filter(({ symbol }) => isListed(owner, symbol));
  const listedIds = new Set(listed.map(({ id }) => idWithin(owner, link, id)));
  const currency = displayCurrency(owner);
  const shown = { sections, currency, hidesAmounts: link.hideAmounts === true };
  const ownerLabel = link.ownerLabel;
  return { ownerLabel, ...seenThrough(parts, shown, listedIds), asOf: now(owner) };
}

const isListed = (owner: Realm, symbol: unknown): boolean =>
  all(owner, 'Asset').some((asset) => asset.symbol === symbol);

/** An id that means nothing outside the link. */
const idWithin = ({ platform }: Realm, link: RowOf<'NetWorthShareLink'>, id: string): string =>
  madeId(seededRandom(`${platform.seed}\n${link.id}\n${id}`));

/** Everything that links can show. */
function partsOf(owner: Realm, link: RowOf<'NetWorthShareLink'>, counted: Counted): SharedParts {
  const totals = totalsOf(owner, counted);
  const { assets, debts } = counted;
  const text = (value: unknown): string | null => (value == null ? null : String(value));
  const of = (type: string, row: Row, field: string) => text(fieldValue(owner, type, row, field));
  const balances = debts.map((row) => of('NetWorthLiability', row, 'balanceInDisplayCurrency'));
  const assetShares = sharesOfKnown(assets.map((row) => text(row.valueInDisplayCurrency)));
  const debtShares = sharesOfKnown(balances);
  return {
    totals: {
      netWorth: totals.netWorth,
      totalAssets: totals.totalAssets,
      totalLiabilities: totals.totalLiabilities,
      debtToAssetPercent: totals.debtToAssetPercent,
      monthChangePercent: null,
      unpricedCount: totals.unpricedCount,
    },
    allocation: allocation(assets),
    assets: assets.map((row, place) => ({
      id: idWithin(owner, link, row.id),
      name: String(row.name),
      symbol: text(row.symbol),
      category: String(row.category),
      value: text(row.valueInDisplayCurrency),
      percent: assetShares[place] ?? null,
      gainPercent: gainPercent(text(row.value), text(row.costBasis)),
    })),
    liabilities: debts.map((row, place) => ({
      id: idWithin(owner, link, row.id),
      name: String(row.name),
      kind: String(row.kind),
      balance: balances[place] ?? null,
      percent: debtShares[place] ?? null,
    })),
    cashFlow: {
      totalAnnualIncome: totals.totalAnnualIncome,
      totalMonthlyExpenses: totals.totalMonthlyExpenses,
      savingsRatePercent: savingsRateOf(owner, counted),
      unpricedCount: totals.unpricedFlowCount,
    },
    goals: goalsOf(owner).map((row) => ({
      id: idWithin(owner, link, row.id),
      name: String(row.name),
      kind: String(row.kind),
      status: of('NetWorthGoal', row, 'status') ?? '',
      targetAmount: text(row.targetAmount),
      currentAmount: of('NetWorthGoal', row, 'currentAmount'),
      currency: text(row.currency),
      progressPercent: of('NetWorthGoal', row, 'progressPercent') ?? '0',
      targetOn: text(row.targetOn),
    })),
  };
}

export const sharedNetWorthRules: Rules = {
  sharedNetWorthAssetHistory: {
    answers: (call) => {
      const { owner, link } = opened(call, false);
      return sharedHistory(call, owner, {
        sections: sectionsOf(link),
        hides: link.hideAmounts === true,
        portfolioIds: link.portfolioIds as readonly string[],
        idWithin: (id) => idWithin(owner, link, id),
      });
    },
  },
  sharedNetWorthDashboard: { answers: shared },
};
