import { decimal } from '@investing-platform/rules/decimal';
import { badInput, notFound, refuse } from '@investing-platform/rules/platform-error';
import { readTargets } from '@investing-platform/rules/strategies/own-targets';
import { type Book, bookQuote } from '@investing-platform/rules/strategies/runs/book';
import { planRebalance } from '@investing-platform/rules/strategies/runs/plan';
import { figuresOf } from '@investing-platform/rules/strategies/runs/preview-figures';
import { refuseSpentPreview } from '@investing-platform/rules/strategies/runs/preview-use';
import { readAmount } from '@investing-platform/rules/strategies/strategy-terms';
import type { Call } from '../../contract/call.ts';
import { complete } from '../../contract/complete.ts';
import { fieldValue } from '../../contract/present.ts';
import { find, need, type Realm } from '../../contract/realm.ts';
import { isLink, type RowOf } from '../../contract/row.ts';
import type { Rules } from '../../contract/rule.ts';
import { amount, isMore, plus, share } from '../../facts/amounts.ts';
import { daysFrom, now } from '../../facts/time.ts';
import { heldOf, holdCash } from '../../trading/accounts.ts';
import { noteCameIn } from '../../trading/came-in.ts';
import { decimalPlaces, requireCash } from '../problems.ts';
import { requireInvestor } from './investor.ts';
import { bookOf, fingerprintOf } from './run-book.ts';
import { type Part, retarget } from './targets.ts';
import { weightsOf } from './weights.ts';

const OPEN_RUNS = new Set(['QUEUED', 'IN_PROGRESS']);

const PREVIEW_DAYS = 5 / 1_440;

/** @throws {PlatformError} CONFLICT while a run is open */
export function refuseOpenRun(realm: Realm, id: unknown): void {
  const isOpen = realm.own
    .list('RebalanceRun')
    .some(
      ({ activeStrategyId, status }) => activeStrategyId === id && OPEN_RUNS.has(String(status)),
    );
  if (isOpen) throw refuse('CONFLICT', 'A run is open');
}

export function refuseClosed({
  realm,
  params,
}: Pick<Call<'rebalanceActiveStrategy'>, 'realm'> & {
  readonly params: { readonly id: string };
}): void {
  const row = need(realm, 'ActiveStrategy', params.id);
  if (row.status === 'CLOSED') throw refuse('INVALID_STATE', 'The active strategy is closed');
}

function requireInvestorOf({
  realm,
  params,
}: Call<'contributeToActiveStrategy' | 'rebalanceActiveStrategy'>): void {
  const { brokerAccountId } = need(realm, 'ActiveStrategy', String(params.id));
  requireInvestor(realm, { brokerAccountId: String(brokerAccountId) });
}

const run = (type: string, given: Readonly<Record<string, unknown>> = {}) => ({
  type,
  initiatedBy: 'OWNER',
  currency: 'USD',
  orders: [],
  skipped: [],
  ...given,
});

export function startRun(
  { realm }: Call<'createActiveStrategy' | 'syncWithSourceStrategy'>,
  strategy: RowOf<'ActiveStrategy'>,
  type: string,
  given: Readonly<Record<string, unknown>> = {},
): void {
  const row = complete(realm, 'RebalanceRun', {
    ...run(type, given),
    activeStrategyId: strategy.id,
    status: 'QUEUED',
    since: now(realm),
  });
  realm.own.add('RebalanceRun', row);
}

/**
 * Cash of the account becomes cash of an active strategy.
 *
 * @throws {PlatformError} INSUFFICIENT_FUNDS
 */
export function setAside({ platform }: Realm, accountId: unknown, given: unknown): void {
  const account = platform.state.accounts.get(String(accountId));
  if (account === undefined) throw notFound('Broker account');
  holdCash(platform, account, 'USD', amount(given));
}

function contribute({ realm, params }: Call<'contributeToActiveStrategy'>) {
  const row = need(realm, 'ActiveStrategy', String(params.id));
  requireCash('params.amount', params.amount);
  setAside(realm, row.brokerAccountId, params.amount);
  noteCameIn(realm.platform, row.id, 'USD', amount(params.amount));
  row.cash = plus(row.cash, params.amount);
  row.invested = plus(row.invested, params.amount);
  return run('INVEST_CASH', { activeStrategyId: row.id, amount: params.amount });
}

const PERCENT_PLACES = 2;

function checkLiquidation(call: Call<'liquidateActiveStrategy'>): void {
  const { size, keepShares, id } = call.params;
  const { percent, amount: some } = Object(size);
  if (keepShares === true && some != null) {
    throw badInput('params.keepShares', 'goes with a percent alone');
  }
  if (percent != null && decimalPlaces(percent) > PERCENT_PLACES) {
    throw badInput('params.size.percent', `takes at most ${PERCENT_PLACES} decimal places`);
  }
  refuseClosed(call);
  if (need(call.realm, 'ActiveStrategy', String(id)).status === 'LIQUIDATING') {
    throw refuse('CONFLICT', 'A liquidation is open');
  }
}

function liquidate({ realm, params }: Call<'liquidateActiveStrategy'>) {
  const { percent, amount: some } = Object(params.size);
  const id = String(params.id);
  const row = need(realm, 'ActiveStrategy', id);
  const isWhole = percent != null && amount(percent).eq(amount('100'));
  if (!isWhole) refuseOpenRun(realm, id);
  const worth = fieldValue(realm, 'ActiveStrategy', row, 'marketValue');
  if (some != null && !isMore(worth, some)) {
    throw badInput('params.size.amount', 'must be less than it is worth; take out 100 percent');
  }
  return run(isWhole ? 'FULL_LIQUIDATION' : 'PARTIAL_LIQUIDATION', {
    activeStrategyId: id,
    amount: some ?? null,
    percent: percent ?? share(some, worth) ?? '0',
    keepShares: params.keepShares ?? false,
  });
}

function preview({ realm, params }: Call<'getRebalancePreview'>) {
  const { weights, buyOnly, tolerancePercentPoints } = params;
  const targets = weights == null ? null : readTargets(weights, 'params.weights');
  const row = need(realm, 'ActiveStrategy', params.activeStrategyId);
  if (row.status === 'CLOSED') throw refuse('INVALID_STATE', 'The active strategy is closed');
  const contribution = readAmount(params.contribution ?? '0', 'USD', 'params.contribution');
  const { market } = realm.platform;
  const tried = { ...row, cash: plus(row.cash, contribution) };
  const book = bookOf(realm, tried, (asset) => bookQuote(market.quote(asset)), targets);
  const plan = planRebalance(book, {
    mode: buyOnly ? 'BUY_ONLY' : 'FULL',
    tolerancePercentPoints: decimal(tolerancePercentPoints),
  });
  const shown = {
    activeStrategyId: row.id,
    asOf: now(realm),
    ...figuresOf(book, plan, purchasesOf(realm, row, book), 0),
  };
  if (targets !== null || isMore(contribution, '0')) {
    return { ...shown, previewId: null, expiresAt: null };
  }
  const expiresAt = daysFrom(shown.asOf, PREVIEW_DAYS);
  const terms = { buyOnly, tolerancePercentPoints, fingerprint: fingerprintOf(row) };
  const stored = { ...shown, ...terms, expiresAt, id: realm.platform.newId() };
  const { id: previewId } = realm.own.add('RebalancePreview', stored);
  return { ...shown, expiresAt, previewId };
}

/** The lots of the account, which a run sells from. */
function purchasesOf({ platform }: Realm, row: RowOf<'ActiveStrategy'>, { assets }: Book) {
  const account = platform.state.accounts.get(String(row.brokerAccountId));
  if (account === undefined) throw notFound('Broker account');
  const lots = assets.map(
    ({ asset }) => [asset.id, heldOf(platform, account, asset)?.lots ?? []] as const,
  );
  return { lots: new Map(lots), method: account.costBasisMethod ?? 'FIFO' };
}

/** @throws {PlatformError} NOT_FOUND; CONFLICT for a preview that cannot be run, or not again */
function previewed({ realm, params }: Call<'rebalanceActiveStrategy'>) {
  const { previewId } = Object(params.terms);
  if (previewId == null) return null;
  const kept = need(realm, 'RebalancePreview', previewId);
  if (kept.activeStrategyId !== params.id) throw notFound('Rebalance preview');
  const row = need(realm, 'ActiveStrategy', params.id);
  const { runId = null, expiresAt, fingerprint = '' } = kept;
  const preview = { runId, expiresAt: expiresAt ?? now(realm), fingerprint };
  refuseSpentPreview(preview, now(realm), fingerprintOf(row));
  return kept;
}

/** Why an active strategy cannot be paused or resumed now. */
const UNSWITCHABLE: Readonly<Record<string, string>> = {
  CLOSED: 'The active strategy is closed',
  LIQUIDATING: 'The active strategy is being liquidated',
  PENDING_FUNDING: 'The first run of the active strategy has not ended',
};

export const runRules: Rules = {
  contributeToActiveStrategy: {
    checks: (call) => {
      refuseClosed(call);
      refuseOpenRun(call.realm, call.params.id);
      requireInvestorOf(call);
    },
    sets: contribute,
  },
  getRebalancePreview: { answers: preview },
  liquidateActiveStrategy: {
    checks: checkLiquidation,
    sets: liquidate,
    afterwards: ({ realm }, row) => {
      if (row.type !== 'PARTIAL_LIQUIDATION') return;
      Object.assign(need(realm, 'ActiveStrategy', String(row.activeStrategyId)), {
        status: 'REBALANCING',
      });
    },
  },
  rebalanceActiveStrategy: {
    checks: (call) => {
      refuseClosed(call);
      refuseOpenRun(call.realm, call.params.id);
      requireInvestorOf(call);
      previewed(call);
    },
    sets: (call) => {
      const { buyOnly, tolerancePercentPoints } =
        previewed(call) ?? Object(Object(call.params.terms).settings);
      const terms = { buyOnly, tolerancePercentPoints };
      return run('FULL_REBALANCE', { activeStrategyId: call.params.id, amount: null, ...terms });
    },
    afterwards: (call, row) => {
      const kept = previewed(call);
      if (kept !== null) kept.runId = row.id;
    },
  },
  setActiveStrategyStatus: {
    checks: ({ realm, params }) => {
      const { status } = need(realm, 'ActiveStrategy', String(params.id));
      const reason = UNSWITCHABLE[String(status)];
      if (reason !== undefined) throw refuse('INVALID_STATE', reason);
    },
    afterwards: ({ realm, params }, row) => {
      if (params.status !== 'PAUSED') return;
      for (const one of realm.own.list('RebalanceRun')) {
        if (one.activeStrategyId === row.id && OPEN_RUNS.has(String(one.status))) {
          Object.assign(one, { status: 'CANCELED', completedAt: now(realm) });
        }
      }
    },
  },
  syncWithSourceStrategy: {
    checks: (call) => {
      refuseClosed(call);
      refuseOpenRun(call.realm, call.params.id);
    },
    sets: ({ realm }, row) => {
      const followed = isLink(row?.strategy) ? find(realm, 'Strategy', row.strategy.id) : undefined;
      if (followed === undefined) throw refuse('INVALID_STATE', 'It follows no strategy');
      return {
        strategyVersion: followed.version,
        customWeights: false,
        cashTargetPercent: followed.cashPercent,
        holdings: retarget(realm, row?.holdings as readonly Part[], weightsOf(followed)),
      };
    },
    leaves: ['RebalanceRun'],
    afterwards: (call, row) => startRun(call, row, 'SYNC'),
  },
};
