import { begun, periodFrom } from '@investing-platform/rules/billing/subscription';
import {
  SANDBOX_NAME,
  sandboxAccountName,
} from '@investing-platform/rules/brokerage/sandbox-broker';
import { decimal, ZERO } from '@investing-platform/rules/numbers/decimal';
import { all, type Realm } from '../contract/realm.ts';
import { link } from '../contract/row.ts';
import { liveAccount } from '../facts/brokerage.ts';
import { payPeriod, type SubscriptionRow, shownTerms } from '../facts/plan-periods.ts';
import { settleRun } from '../progress/settle-run.ts';
import { setAside } from '../rules/strategies/runs.ts';
import { furnishSandbox } from '../trading/outside.ts';
import type { Account } from '../world/entities.ts';
import type { Plants } from './plant.ts';

/** What the person uses of the platform: plan, assistant, strategies, likes, exports. */
export function seedServices(realm: Realm, plants: Plants): void {
  subscription(realm, plants);
  broker(realm, plants);
  assistant(plants);
  strategies(realm, plants);
  exports(plants);
}

function subscription(realm: Realm, { one, at }: Plants): void {
  const { user } = realm;
  if (user === null || user.plan === 'FREE') return;
  const cardId = realm.own.list('Card')[0]?.id ?? '';
  const wanted = { tier: user.plan, interval: 'MONTH', currency: 'NZD', cardId } as const;
  const period = periodFrom('FIRST', wanted, 'NZD', at(-12));
  const terms = { ...begun(wanted, at(-12), true, null), ...period, periodEndsAt: at(18) };
  const row = one('UserSubscription', 300, { ...shownTerms(terms, at(-12)), planBefore: 'FREE' });
  payPeriod(realm, row as SubscriptionRow, { terms, period, credit: ZERO }, at(-12));
}

/** Practice accounts at other brokers, reached with keys of the person's own. */
function broker({ platform, user }: Realm, { one, at }: Plants): void {
  if (user === null) return;
  const sandbox = one('BrokerCredential', 60, {
    provider: 'CUSTOM',
    label: SANDBOX_NAME,
    tradingMode: 'PAPER',
    keySuffix: 'DEMO',
    capabilities: ['READ_BALANCES', 'READ_POSITIONS', 'READ_ORDERS', 'TRADE'],
  });
  const account: Account = {
    id: `${sandbox.id.slice(0, -1)}0`,
    userId: user.id,
    tradingMode: 'PAPER',
    credentialId: sandbox.id,
    provider: 'CUSTOM',
    name: sandboxAccountName(false),
    openedAt: at(-60),
    cash: new Map(),
  };
  platform.state.accounts.set(account.id, account);
  furnishSandbox(platform, account);
  const credential = one('BrokerCredential', 140, {
    provider: 'ALPACA',
    label: 'Alpaca paper',
    tradingMode: 'PAPER',
    keySuffix: '4XY7',
    capabilities: ['READ_BALANCES', 'READ_POSITIONS', 'READ_ORDERS', 'TRADE'],
  });
  const id = `${credential.id.slice(0, -1)}0`;
  const cash = { id: `${credential.id.slice(0, -1)}1`, total: decimal('25000'), held: ZERO };
  platform.state.accounts.set(id, {
    id,
    userId: user.id,
    tradingMode: 'PAPER',
    credentialId: credential.id,
    provider: 'ALPACA',
    name: 'Alpaca paper',
    openedAt: at(-140),
    cash: new Map([['USD', cash]]),
  });
}

function assistant({ one, at }: Plants): void {
  const thread = (title: string, days: number, given: Readonly<Record<string, unknown>> = {}) => {
    const row = one('AssistantThread', days, {
      title,
      model: 'embedded',
      ...given,
    });
    const message = (role: string, content: string, minutes: number) =>
      one('AssistantMessage', days - minutes / 1_440, {
        threadId: row.id,
        role,
        content,
        parts: role === 'ASSISTANT' ? [{ type: 'TEXT', text: content, arguments: [] }] : [],
        model: role === 'ASSISTANT' ? 'embedded' : null,
        finishedAt: at(-days),
      });
    message('USER', `${title}?`, 0);
    message('ASSISTANT', 'Here is what your own records say.', 1);
    return row;
  };
  thread('Dividends of this year', 12, { liked: true });
  thread('How is my risk spread', 30, { pinned: true });
  thread('An old question', 200, { archived: true });
  one('AssistantNotification', 0.5, {
    kind: 'DIVIDEND',
    title: 'A dividend has come in',
    body: 'It is in the cash of your account.',
    actions: [],
  });
  one('AssistantNotification', 0.1, {
    kind: 'INSIGHT',
    title: 'Half of your shares are in one sector',
    body: 'Technology makes up most of your account.',
    actions: [{ label: 'Ask about it', operation: null, prompt: 'How is my risk spread?' }],
  });
}

function strategies(realm: Realm, { one, at, day }: Plants): void {
  const [steady, chips] = all(realm, 'Strategy');
  const account = liveAccount(realm);
  if (steady === undefined || chips === undefined || account === undefined) return;
  one('Strategy', 150, {
    name: 'Sixty forty',
    slug: 'sixty-forty',
    description: 'My own mix.',
    kind: 'CUSTOM',
    status: 'DRAFT',
    visibility: 'PUBLIC',
    riskLevel: 'MEDIUM',
    cashPercent: '0',
    holdings: (steady.holdings as readonly { asset: unknown }[])
      .slice(0, 2)
      .map(({ asset }, index) => ({
        asset,
        targetPercent: index === 0 ? '60' : '40',
      })),
    requiredTier: 'PLUS',
  });
  one('StrategySubscription', 120, {
    strategy: link('Strategy', steady.id),
    strategyId: steady.id,
    autoSync: true,
  });
  const invested = one('ActiveStrategy', 110, {
    name: 'Steady income',
    strategy: link('Strategy', steady.id),
    strategyVersion: 3,
    tradingMode: 'LIVE',
    brokerAccountId: account.id,
    holdings: (steady.holdings as readonly { asset: unknown; targetPercent: string }[]).map(
      ({ asset, targetPercent }) => ({
        asset,
        targetPercent: targetPercent,
        quantity: '0',
        averageEntryPrice: '0',
      }),
    ),
    cashTargetPercent: '5',
    cash: '2500',
    invested: '2500',
    currency: 'USD',
    autoRebalance: true,
    rebalanceRules: [{ trigger: 'DRIFT_ABSOLUTE', driftPercentPoints: '5' }],
    recurringContribution: { amount: '250', frequency: 'MONTHLY', nextOn: day(11), paused: false },
    lastRebalancedAt: at(-110),
  });
  setAside(realm, account.id, '2500');
  const run = one('RebalanceRun', 110, {
    activeStrategyId: invested.id,
    type: 'INVEST_CASH',
    status: 'COMPLETED_SUCCESS',
    amount: '2500',
    currency: 'USD',
    orders: [],
    startedAt: at(-110),
    completedAt: at(-110),
  });
  settleRun(run, at(-110), realm);
  one('Like', 20, { entityType: 'STRATEGY', entityId: steady.id, value: 'LIKE', likedAt: at(-20) });
}

function exports({ one, at, day }: Plants): void {
  one('ExportJob', 6, {
    type: 'ORDERS',
    format: 'XLSX',
    progressPercent: 100,
    from: day(-370),
    to: day(-6),
    rowCount: 6,
    sizeBytes: 18_220,
    downloadUrl: 'https://files.example.com/exports/orders-2026.xlsx',
    completedAt: at(-6),
    expiresAt: at(24),
  });
}
