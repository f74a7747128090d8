import type { JobHandler } from '../../../db/jobs.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import { assetById, quotesOf } from '../../market/index.ts';
import type { TradingDeps } from '../deps.ts';
import type { StoredOrder } from '../orders.sql.ts';
import {
  type AffectedAccount,
  affectedAccounts,
  assetsInUse,
  claimAction,
  renameSymbol,
  unappliedActions,
} from './actions.sql.ts';
import { noteDividend } from './apply-dividend.ts';
import { applySpinOff } from './apply-spin-off.ts';
import { applySplit } from './apply-split.ts';
import { payDividends } from './pay-dividends.ts';

/** Outside sources are asked for each asset in use. */
const EVERY_SECONDS = 60;
/** A server that was stopped for a month catches up. */
const REACH_MILLISECONDS = 35 * 86_400_000;
const PAGE_ACCOUNTS = 200;
const MAXIMUM_PAGES = 10_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Has companies' actions reach the accounts that the platform keeps, and pays dividends. */
export function corporateActions(deps: TradingDeps): JobHandler {
  return {
    kind: 'trading.corporate-actions',
    everySeconds: EVERY_SECONDS,
    async run() {
      await applyActions(deps);
      await payDividends(deps);
      return null;
    },
  };
}

/**
 * Applies every action that has come into force to every account, each once.
 *
 * @returns how many times one was applied
 */
export async function applyActions(deps: TradingDeps): Promise<number> {
  const since = new Date(deps.clock.now().getTime() - REACH_MILLISECONDS);
  const assets = await deps.db.all(assetsInUse, since);
  if (assets.length === 0) return 0;
  const actions = await actionsInForce(
    deps,
    assets.map(({ assetId }) => assetId),
  );
  let applied = 0;
  for (const action of actions) applied += await applyToAll(deps, action);
  return applied;
}

function actionsInForce(
  { marketData, clock }: Pick<TradingDeps, 'marketData' | 'clock'>,
  assetIds: readonly string[],
): Promise<readonly CorporateAction[]> {
  const now = clock.now().getTime();
  const [since, until] = [new Date(now - REACH_MILLISECONDS), new Date(now + 1)];
  return marketData.corporateActions(assetIds, since, until);
}

/**
 * Has splits and spin-offs that are in force reach the accounts of orders before these are worked:
 * what is bought and sold after one is in its units.
 *
 * @returns the ids of the orders whose accounts it could not reach; they wait
 */
export async function applyBefore(
  deps: TradingDeps,
  orders: readonly Pick<StoredOrder, 'id' | 'assetId'>[],
): Promise<ReadonlySet<string>> {
  const assetIds = [...new Set(orders.map(({ assetId }) => assetId))];
  const actions = (await actionsInForce(deps, assetIds)).filter(changesUnits);
  if (actions.length === 0) return new Set();
  const unapplied = () =>
    deps.db.all(
      unappliedActions,
      orders.map(({ id }) => id),
      actions.map(({ id }) => id),
      actions.map(({ assetId }) => assetId),
      actions.map(({ exAt }) => exAt),
    );
  const wanted = new Set((await unapplied()).map(({ actionId }) => actionId));
  if (wanted.size === 0) return new Set();
  for (const action of actions) if (wanted.has(action.id)) await applyToAll(deps, action);
  return new Set((await unapplied()).map(({ orderId }) => orderId));
}

const changesUnits = (action: CorporateAction): boolean =>
  action.kind === 'SPLIT' || (action.kind === 'SPIN_OFF' && isKnown(action));

/** A source may know companies that the catalogue does not. */
const isKnown = ({ newAssetId }: Extract<CorporateAction, { kind: 'SPIN_OFF' }>): boolean =>
  assetById(newAssetId) !== null;

async function applyToAll(deps: TradingDeps, action: CorporateAction): Promise<number> {
  let after = FIRST_ID;
  let applied = 0;
  let price: Decimal | null = null;
  for (let page = 0; page < MAXIMUM_PAGES; page += 1) {
    const accounts = await deps.db.all(
      affectedAccounts,
      ...([action.id, action.assetId, after, PAGE_ACCOUNTS] as const),
    );
    for (const account of accounts) {
      price ??= await priceAfter(deps, action);
      if (await applySafely(deps, account, action, price)) applied += 1;
    }
    const last = accounts.at(-1);
    if (last === undefined || accounts.length < PAGE_ACCOUNTS) break;
    after = last.id;
  }
  return applied;
}

/** What a share that is left in parts is paid at. */
async function priceAfter(deps: TradingDeps, action: CorporateAction): Promise<Decimal> {
  const assetId = action.kind === 'SPIN_OFF' ? action.newAssetId : action.assetId;
  const quote = (await quotesOf(deps, [assetId])).get(assetId);
  return decimal(quote?.price ?? '0');
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
    const claimed = await tx.maybe(claimAction, action.id, account.id, deps.clock.now());
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
        await tx.run(renameSymbol, account.id, action.assetId, action.symbol);
        break;
    }
    return true;
  });
}
