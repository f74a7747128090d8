import type { AssetRow } from '@investing-platform/rules/market/catalogue';
import { type AskedEvents, newestEvents } from '@investing-platform/rules/time/event-days';
import { calendarOf } from '@investing-platform/schema/trading-calendar';
import type { Deps } from '../../../deps.ts';
import { breathe } from '../../../kernel/breathe.ts';
import { inRequest } from '../../../kernel/in-request.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { ifAnswered } from '../quotes.ts';

type ActionDeps = Pick<Deps, 'marketData' | 'clock'>;

interface Request {
  readonly deps: ActionDeps;
}

/** So many assets' past is read before others are let in. */
const AT_ONCE = 20;

export interface AssetDividend {
  readonly exDate: string;
  readonly paidOn: string;
  readonly amountPerShare: string;
  readonly currency: string;
}

export interface AssetSplit {
  readonly exDate: string;
  readonly ratio: { readonly numerator: number; readonly denominator: number };
}

/** @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future */
export async function assetDividends(
  request: Request,
  asset: AssetRow,
  asked: AskedEvents,
): Promise<AssetDividend[] | null> {
  const { dateAt } = calendarOf(asset.exchange);
  const actions = await actionsOf(request, asset.id);
  const dividends = (actions ?? []).flatMap((action) => {
    if (action.kind !== 'DIVIDEND') return [];
    const { exAt, payAt, amountPerShare, currency } = action;
    const [exDate, paidOn] = [dateAt(exAt.getTime()), dateAt(payAt.getTime())];
    return [{ exDate, paidOn, amountPerShare, currency }];
  });
  const wanted = newestEvents(dividends, asked, dateAt(request.deps.clock.now().getTime()));
  return actions === null ? null : wanted;
}

/** @throws {PlatformError} BAD_USER_INPUT where `from` is after `to` or in the future */
export async function assetSplits(
  request: Request,
  asset: AssetRow,
  asked: AskedEvents,
): Promise<AssetSplit[] | null> {
  const { dateAt } = calendarOf(asset.exchange);
  const actions = await actionsOf(request, asset.id);
  const splits = (actions ?? []).flatMap((action) => {
    if (action.kind !== 'SPLIT') return [];
    const { exAt, numerator, denominator } = action;
    return [{ exDate: dateAt(exAt.getTime()), ratio: { numerator, denominator } }];
  });
  const wanted = newestEvents(splits, asked, dateAt(request.deps.clock.now().getTime()));
  return actions === null ? null : wanted;
}

/** All that companies did so far, ascending; null where the source does not answer. */
const actionsOf = inRequest<Request, readonly CorporateAction[]>(async ({ deps }, ids) => {
  const { marketData, clock } = deps;
  const until = new Date(clock.now().getTime() + 1);
  await breathe();
  const actions = await ifAnswered(() =>
    marketData.corporateActions(ids, marketData.historyStart('DAY_1'), until),
  );
  if (actions === null) return new Map();
  const byAsset = Map.groupBy(actions, ({ assetId }) => assetId);
  return new Map(ids.map((id) => [id, byAsset.get(id) ?? []]));
}, AT_ONCE);
