import { assetById } from '@investing-platform/rules/market/catalogue';
import { DAY_MS } from '@investing-platform/schema/durations';
import { calendarOf, type TradingExchange } from '@investing-platform/schema/trading-calendar';
import type { JobHandler } from '../../../jobs/jobs.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { refuse } from '../../../kernel/errors.ts';
import { FIRST_ID } from '../../../kernel/ids.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { actionsInForce, quotesOf } from '../../market/index.ts';
import { assetOf } from '../asset.ts';
import type { TradingDeps } from '../deps.ts';
import type { OrderRow } from '../orders/orders.sql.ts';
import {
  type AffectedAccount,
  affectedAccounts,
  assetsInUse,
  claimAction,
  ordersKeptHere,
  unappliedActions,
} from './actions.sql.ts';
import { noteDividend } from './apply-dividend.ts';
import { applySpinOff } from './apply-spin-off.ts';
import { applySplit } from './apply-split.ts';
import { applySymbolChange } from './apply-symbol-change.ts';
import { payDividends } from './pay-dividends.ts';

/** A server that was stopped for a month catches up. */
const REACH_MS = 35 * DAY_MS;
/** Outside sources are asked for each asset in use. */
const EVERY_SECONDS = 60;
const PAGE_ACCOUNTS = 200;
const MAX_PAGES = 10_000;

/** Has companies' actions reach the accounts that the platform keeps, and pays dividends. */
export function corporateActions(deps: TradingDeps): JobHandler {
  return {
    kind: 'trading.corporate-actions',
    everySeconds: EVERY_SECONDS,
    async run(_key, signal) {
      await applyActions(deps, signal);
      await payDividends(deps, signal);
      const now = deps.clock.now();
      return signal.aborted ? now : nextRun(now);
    },
  };
}

/** Whose days begin at different instants; companies of the others keep to one of these. */
const EXCHANGES: readonly TradingExchange[] = ['NYSE', 'NZX'];

/**
 * Actions come into force as a trading day begins, and prices are those after them from then on:
 * what is held is not counted in the units of before for a minute more.
 */
function nextRun(now: Date): Date {
  const begins = EXCHANGES.flatMap((exchange) => {
    const calendar = calendarOf(exchange);
    const next = calendar.day(calendar.indexAt(now.getTime()) + 1);
    return next === null ? [] : [next.start];
  });
  return new Date(Math.min(now.getTime() + EVERY_SECONDS * 1_000, ...begins));
}

/**
 * Applies every action that has come into force to every account, each once, until told to end.
 *
 * @returns how many times one was applied
 */
export async function applyActions(deps: TradingDeps, signal?: AbortSignal): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - REACH_MS);
  const assets = await deps.db.all(assetsInUse, since);
  if (assets.length === 0) return 0;
  const assetIds = assets.map(({ assetId }) => assetId);
  const { actions } = await actionsInForce(deps, assetIds, REACH_MS);
  let applied = 0;
  for (const action of actions) applied += await applyToAll(deps, action, signal);
  return applied;
}

/**
 * Has splits and spin-offs that are in force reach the accounts of orders before these are worked:
 * what is bought and sold after one is in its units.
 *
 * @returns the ids of the orders whose accounts it could not reach; they wait
 */
export async function applyBefore(
  deps: TradingDeps,
  orders: readonly Pick<OrderRow, 'id' | 'assetId'>[],
): Promise<ReadonlySet<string>> {
  const assetIds = [...new Set(orders.map(({ assetId }) => assetId))];
  const known = await actionsInForce(deps, assetIds, REACH_MS);
  const uncertain = await ordersOf(deps, orders, known.unknown);
  const actions = known.actions.filter(changesUnits);
  if (actions.length === 0) return uncertain;
  const unapplied = () =>
    deps.db.all(
      unappliedActions,
      orders.map(({ id }) => id),
      actions.map(({ id }) => id),
      actions.map(({ assetId }) => assetId),
      actions.map(({ exAt }) => exAt),
    );
  const wanted = new Set((await unapplied()).map(({ actionId }) => actionId));
  if (wanted.size === 0) return uncertain;
  for (const action of actions) if (wanted.has(action.id)) await applyToAll(deps, action);
  return uncertain.union(new Set((await unapplied()).map(({ orderId }) => orderId)));
}

/** Of accounts that the platform keeps: the others' brokers see to the actions themselves. */
async function ordersOf(
  { db }: Pick<TradingDeps, 'db'>,
  orders: readonly Pick<OrderRow, 'id' | 'assetId'>[],
  assetIds: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const meant = orders.filter(({ assetId }) => assetIds.has(assetId)).map(({ id }) => id);
  if (meant.length === 0) return new Set();
  return new Set((await db.all(ordersKeptHere, meant)).map(({ id }) => id));
}

const changesUnits = (action: CorporateAction): boolean =>
  action.kind === 'SPLIT' || (action.kind === 'SPIN_OFF' && isKnown(action));

/** A source may know companies that the catalogue does not. */
const isKnown = ({ newAssetId }: Extract<CorporateAction, { kind: 'SPIN_OFF' }>): boolean =>
  assetById(newAssetId) !== null;

async function applyToAll(
  deps: TradingDeps,
  action: CorporateAction,
  signal?: AbortSignal,
): Promise<number> {
  let after = FIRST_ID;
  let applied = 0;
  let price: Decimal | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const accounts = await deps.db.all(
      affectedAccounts,
      ...([action.id, action.assetId, after, PAGE_ACCOUNTS] as const),
    );
    for (const account of accounts) {
      if (signal?.aborted === true) return applied;
      price ??= await priceSafely(deps, action);
      if (price === null) return applied;
      if (await applySafely(deps, account, action, price)) applied += 1;
    }
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < PAGE_ACCOUNTS) break;
    after = last.id;
  }
  return applied;
}

/** An action without a price keeps no other waiting; the next run tries it again. */
async function priceSafely(deps: TradingDeps, action: CorporateAction): Promise<Decimal | null> {
  try {
    return await priceAfter(deps, action);
  } catch (error) {
    deps.log.error({ err: error, actionId: action.id }, 'there is no price to apply an action at');
    return null;
  }
}

/**
 * What a share that is left in parts is paid at; 0 where nothing is left in parts.
 *
 * @throws {PlatformError} PROVIDER_UNAVAILABLE where there is no price
 */
async function priceAfter(deps: TradingDeps, action: CorporateAction): Promise<Decimal> {
  const assetId = action.kind === 'SPIN_OFF' ? action.newAssetId : action.assetId;
  if (!changesUnits(action) || assetOf({ assetId }).fractionable) return ZERO;
  const quote = (await quotesOf(deps, [assetId])).get(assetId);
  if (quote !== undefined) return decimal(quote.price);
  throw refuse('PROVIDER_UNAVAILABLE', `There is no price of ${assetOf({ assetId }).symbol} now`);
}

/** One account that cannot be seen to keeps no other waiting; the next run tries it again. */
async function applySafely(
  deps: TradingDeps,
  account: AffectedAccount,
  action: CorporateAction,
  price: Decimal,
): Promise<boolean> {
  try {
    return await applyTo(deps, account, action, price);
  } catch (error) {
    const { id: accountId } = account;
    deps.log.error({ err: error, accountId, actionId: action.id }, 'an action was not applied');
    return false;
  }
}

async function applyTo(
  deps: TradingDeps,
  account: AffectedAccount,
  action: CorporateAction,
  price: Decimal,
): Promise<boolean> {
  if (action.kind === 'SPIN_OFF' && !isKnown(action)) return false;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const terms = JSON.stringify(action);
    const claimed = await tx.maybe(claimAction, action.id, account.id, now, terms);
    if (claimed === null) return false;
    switch (action.kind) {
      case 'DIVIDEND':
        await noteDividend(tx, deps, account, action);
        break;
      case 'SPLIT':
        await applySplit(tx, deps, account, action, price);
        break;
      case 'SPIN_OFF':
        await applySpinOff(tx, deps, account, action, price);
        break;
      case 'SYMBOL_CHANGE':
        await applySymbolChange(tx, deps, account, action);
        break;
    }
    return true;
  });
}
