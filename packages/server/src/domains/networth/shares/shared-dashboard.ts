import { withoutAmounts } from '@investing-platform/rules/networth/shared-worth';
import type { NetWorthSection } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import type { SharedNetWorth } from '../../../graphql/generated/resolver-types.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { sha256 } from '../../../kernel/hash.ts';

import { dashboardOf } from '../dashboard/net-worth-dashboard.ts';
import { isListed, partsOf } from '../dashboard/parts.ts';
import type { HistoryDeps } from '../history/asset-history.ts';
import { changeOfMonth } from '../history/change-of-month.ts';
import { type Shown, viewLink } from './open-link.ts';
import type { SharedLink } from './share-links.sql.ts';

type SharedDeps = HistoryDeps & Pick<Deps, 'db'>;

/** What is the owner's as a whole, whatever portfolios a link shows. */
const OF_WHOLE: ReadonlySet<NetWorthSection> = new Set(['GOALS', 'CASH_FLOW']);

/** The parts that a link shows. */
export function sectionsOf({ sections, isPart }: SharedLink): NetWorthSection[] {
  return isPart ? sections.filter((section) => !OF_WHOLE.has(section)) : sections;
}

/** What a link shows; counts as a view. */
export async function sharedDashboard(
  deps: SharedDeps,
  { ip }: Actor,
  shown: Shown,
): Promise<SharedNetWorth> {
  return throughLink(deps, await viewLink(deps, ip, shown));
}

/** What is seen through a link that is open. */
export async function throughLink(deps: SharedDeps, link: SharedLink): Promise<SharedNetWorth> {
  const portfolioIds = link.isPart ? link.portfolioIds : null;
  const dashboard = await dashboardOf(deps, link.userId, { portfolioIds });
  const sections = sectionsOf(link);
  const change = sections.includes('TOTALS') ? await changeOfMonth(deps, dashboard.totals) : null;
  const parts = partsOf(dashboard, change?.percent ?? null, (id) => idWithin(link, id));
  const listed = dashboard.assets.filter(isListed).map(({ id }) => idWithin(link, id));
  const seen = link.hideAmounts ? withoutAmounts(parts, new Set(listed)) : parts;
  const only = <T>(section: NetWorthSection, part: T): T | null =>
    sections.includes(section) ? part : null;
  return {
    ownerLabel: link.ownerLabel,
    sections,
    unit: link.hideAmounts ? 'INDEX' : 'CURRENCY',
    currency: link.hideAmounts ? null : dashboard.currency,
    totals: only('TOTALS', seen.totals),
    allocation: only('ALLOCATION', seen.allocation),
    assets: only('ASSETS', seen.assets),
    liabilities: only('LIABILITIES', seen.liabilities),
    cashFlow: only('CASH_FLOW', seen.cashFlow),
    goals: only('GOALS', seen.goals),
    asOf: dashboard.asOf,
  };
}

/** An id that means nothing outside the link. */
export function idWithin(link: SharedLink, id: string): string {
  const hex = sha256(`${link.id}\n${id}`).toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}
