import { decimal } from '@investing-platform/rules/numbers/decimal';
import { notFound, refuse } from '@investing-platform/rules/refusals/platform-error';
import * as rules from '@investing-platform/rules/strategies/active-refusals';
import { advanceActive } from '@investing-platform/rules/strategies/active-strategy';
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
  rules.refuseAnotherRun(isOpen);
}

export function refuseClosed({
  realm,
  params,
}: Pick<Call<'rebalanceActiveStrategy'>, 'realm'> & {
  readonly params: { readonly id: string };
}): void {
  rules.refuseClosed({ status: statusOf(realm, params.id) });
}

const statusOf = (realm: Realm, id: string) => need(realm, 'ActiveStrategy', id).status ?? 'ACTIVE';

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
  readAmount(params.amount, 'USD', 'params.amount');
  setAside(realm, row.brokerAccountId, params.amount);
  noteCameIn(realm.platform, row.id, 'USD', amount(params.amount));
  row.cash = plus(row.cash, params.amount);
  row.invested = plus(row.invested, params.amount);
  return run('INVEST_CASH', { activeStrategyId: row.id, amount: params.amount });
}

function checkLiquidation(call: Call<'liquidateActiveStrategy'>): void {
  const { size, keepShares, id } = call.params;
  rules.refuseAmountOfShares(size.amount, keepShares);
  refuseClosed(call);
  rules.refuseAnotherLiquidation(statusOf(call.realm, id) === 'LIQUIDATING');
}

function liquidate({ realm, params }: Call<'liquidateActiveStrategy'>) {
  const { percent, amount: some } = Object(params.size);
  const id = String(params.id);
  const row = need(realm, 'ActiveStrategy', id);
  const isWhole = percent != null && amount(percent).eq(amount('100'));
  if (!isWhole) refuseOpenRun(realm, id);
  const worth = fieldValue(realm, 'ActiveStrategy', row, 'marketValue');
  if (some != null) rules.refuseWholeAmount(amount(some), String(worth));
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
  rules.refuseClosed({ status: row.status ?? 'ACTIVE' });
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
      const status = statusOf(realm, params.id);
      const kind = params.status === 'PAUSED' ? 'paused' : 'resumed';
      const step = advanceActive({ status, restingStatus: 'ACTIVE' }, { kind });
      if (step.kind === 'refused') throw refuse('INVALID_STATE', step.reason);
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
      if (followed === undefined) throw rules.followsNone();
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
