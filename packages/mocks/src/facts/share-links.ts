import type { ShareLinkStatus } from '@investing-platform/schema/operations';
import type { Realm } from '../contract/realm.ts';
import type { RowOf } from '../contract/row.ts';
import { daysFrom, now } from './time.ts';

const GRACE_DAYS = 1 / 24;

/** Whether a link works; histories do for an hour after its last view. */
export function isOpen(owner: Realm, link: RowOf<'NetWorthShareLink'>, isView: boolean): boolean {
  const { revokedAt, expiresAt, maxViews } = link;
  const isAlive = expiresAt == null || (expiresAt as Date) > now(owner);
  if (revokedAt != null || !isAlive) return false;
  if (maxViews == null || Number(link.viewCount ?? 0) < Number(maxViews)) return true;
  return !isView && daysFrom(link.lastViewedAt as Date, GRACE_DAYS) > now(owner);
}

export function linkStatus(link: RowOf<'NetWorthShareLink'>, owner: Realm): ShareLinkStatus {
  if (link.revokedAt != null) return 'REVOKED';
  return isOpen(owner, link, true) ? 'ACTIVE' : 'EXPIRED';
}
