import { requireRange } from '@investing-platform/engine';
import {
  ENDED_IDEAS,
  OPEN_IDEAS,
  requireSubjects,
} from '@investing-platform/rules/ideas/idea-lists';
import type { Call } from '../../contract/call.ts';
import { matching } from '../../contract/match.ts';
import { page } from '../../contract/page.ts';
import { present } from '../../contract/present.ts';
import { all, find, need, type Realm } from '../../contract/realm.ts';
import { link, type RowOf } from '../../contract/row.ts';
import { isPlanOf, requirePlan } from '../../contract/step-up.ts';

const isOpen = ({ status }: RowOf<'TradeIdea'>): boolean =>
  status !== undefined && OPEN_IDEAS.includes(status);

/** @throws {PlatformError} NOT_FOUND; PLAN_REQUIRED for an open idea for a higher plan */
export function requireIdea({ realm, hints }: Call, id: string): void {
  const idea = need(realm, 'TradeIdea', id);
  if (isOpen(idea)) requirePlan({ realm, hints }, idea.requiredTier as 'PLUS');
}

/** Without open ideas for a higher plan than the person's. */
export const shownIdeas = (realm: Realm): RowOf<'TradeIdea'>[] =>
  all(realm, 'TradeIdea').filter(
    (row) => !isOpen(row) || isPlanOf(realm, row.requiredTier as 'PLUS'),
  );

/** Ideas by a moment, the last first; open ones for a higher plan are left out. */
function listed(call: Call, moment: 'publishedAt' | 'closedAt', statuses: unknown) {
  const { realm, operation } = call;
  requireRange(call.params);
  requireSubjects(call.params, (id) => find(realm, 'Expert', id) !== undefined);
  const { from, to, ...chosen } = call.params;
  const at = (row: RowOf<'TradeIdea'>): number => Number(new Date(row[moment] as Date));
  const isWithin = (row: RowOf<'TradeIdea'>): boolean =>
    (from == null || at(row) >= Number(new Date(from as Date))) &&
    (to == null || at(row) < Number(new Date(to as Date)));
  const rows = matching(realm, 'TradeIdea', shownIdeas(realm), { ...chosen, statuses })
    .filter(isWithin)
    .sort((left, right) => at(right) - at(left) || (left.id < right.id ? 1 : -1));
  const { nodes, nextCursor } = page(realm.platform.seed, operation, rows, chosen);
  const links = nodes.map(({ id }) => link('TradeIdea', id));
  return present(realm, 'TradeIdeaPage', { nodes: links, nextCursor });
}

export const tradeIdeas = (call: Call) =>
  listed(call, 'publishedAt', call.params['statuses'] ?? OPEN_IDEAS);
export const allTradeIdeas = (call: Call) => listed(call, 'publishedAt', null);
export const closedTradeIdeas = (call: Call) => listed(call, 'closedAt', ENDED_IDEAS);
