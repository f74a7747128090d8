import type { UserActor } from '../../../kernel/actor.ts';
import type { AccountDeps } from '../deps.ts';
import type { UserRow } from '../people/user.ts';
import { setChartStartAtZero, setNetWorthAsHomePage } from './profile.sql.ts';

interface Switch {
  readonly enabled: boolean;
}

type Deps = Pick<AccountDeps, 'db' | 'clock'>;

/** Sets whether the value axis of charts begins at zero. */
export function updateChartStartAtZero(
  { db, clock }: Deps,
  { userId }: UserActor,
  { enabled }: Switch,
): Promise<UserRow> {
  return db.one(setChartStartAtZero, userId, enabled, clock.now());
}

/** Sets whether apps open with the net worth. */
export function updateNetWorthAsHomePage(
  { db, clock }: Deps,
  { userId }: UserActor,
  { enabled }: Switch,
): Promise<UserRow> {
  return db.one(setNetWorthAsHomePage, userId, enabled, clock.now());
}
