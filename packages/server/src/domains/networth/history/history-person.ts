import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import type { Deps } from '../../../deps.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { type AskedAssets, type AssetScope, assetScope, beganOn } from './asset-scope.ts';
import { type HistoryParts, readHistoryParts } from './parts.sql.ts';
import { ratedFrom } from './rated-from.ts';

export type HistoryDeps = Pick<Deps, 'db' | 'clock' | 'marketData' | 'cursors'>;

/** Whose history, and of what. */
export interface HistoryPerson {
  readonly userId: string;
  readonly parts: HistoryParts;
  readonly scope: AssetScope;
  /** The display currency. */
  readonly currency: string;
  readonly now: Date;
  readonly today: CivilDate;
  /** The day of the first asset, or of the first price of a coin; null where there never was one. */
  readonly began: CivilDate | null;
}

/**
 * @param into the currency; default: the person's display currency
 * @throws {PlatformError} NOT_FOUND for the asset or portfolio
 */
export async function historyPerson(
  deps: Pick<HistoryDeps, 'db' | 'clock' | 'marketData'>,
  userId: string,
  asked: AskedAssets = {},
  into?: string,
): Promise<HistoryPerson> {
  const parts = await readHistoryParts(deps.db, userId);
  const scope = await assetScope(deps, userId, parts, asked);
  const now = deps.clock.now();
  const { timeZone, displayCurrency } = parts;
  const currency = into ?? displayCurrency ?? USUAL_CURRENCY;
  const today = dayIn(timeZone, now);
  const first = await beganOn(deps, userId, scope, timeZone);
  const began = await ratedFrom(deps, { currency, timeZone, began: first, today });
  return { userId, parts, scope, now, currency, today, began };
}
