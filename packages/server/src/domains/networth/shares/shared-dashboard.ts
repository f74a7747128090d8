import { sectionsTold, seenThrough } from '@investing-platform/rules/networth/shares/shared-worth';
import type { NetWorthSection } from '@investing-platform/schema/operations';
import type { Deps } from '../../../deps.ts';
import type { SharedNetWorth } from '../../../graphql/generated/resolver-types.ts';
import type { Actor } from '../../../kernel/actor.ts';
import { sha256 } from '../../../kernel/hash.ts';
import type { Dashboard } from '../dashboard/dashboard.ts';
import { dashboardOf } from '../dashboard/net-worth-dashboard.ts';
import { isListed, partsOf } from '../dashboard/parts.ts';
import { changeOfMonth, exactChangePercent } from '../history/change-of-month.ts';
import type { HistoryDeps } from '../history/history-person.ts';
import { type Shown, viewLink } from './open-link.ts';
import type { SharedLink } from './share-links.sql.ts';

type SharedDeps = HistoryDeps & Pick<Deps, 'db'>;

/** The parts that a link shows. */
export function sectionsOf({ sections, isPart }: SharedLink): NetWorthSection[] {
  return sectionsTold(sections, isPart);
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
  const change = sections.includes('TOTALS') ? await changePercent(deps, link, dashboard) : null;
  const parts = partsOf(dashboard, change, (id) => idWithin(link, id));
  const listed = dashboard.assets.filter(isListed).map(({ id }) => idWithin(link, id));
  const { hideAmounts: hidesAmounts, ownerLabel } = link;
  const shown = { sections, hidesAmounts, currency: dashboard.currency };
  return { ownerLabel, ...seenThrough(parts, shown, new Set(listed)), asOf: dashboard.asOf };
}

async function changePercent(
  deps: SharedDeps,
  { hideAmounts }: SharedLink,
  { totals, unrounded }: Dashboard,
): Promise<string | null> {
  if (hideAmounts) return exactChangePercent(deps, totals, unrounded.netWorth);
  const { percent } = await changeOfMonth(deps, totals);
  return percent;
}

/** An id that means nothing outside the link. */
export function idWithin(link: SharedLink, id: string): string {
  const hex = sha256(`${link.id}\n${id}`).toString('hex');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}
