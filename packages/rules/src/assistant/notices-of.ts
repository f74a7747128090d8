import type {
  AssistantEntityType,
  AssistantNotificationKind,
  AssistantNotificationSeverity,
} from '@investing-platform/schema/operations';
import { decimal } from '../numbers/decimal.ts';
import { change, foreign, money, percentage, spoken, units } from './prose.ts';

/** Something that the assistant tells a person unasked. */
export interface Notice {
  readonly kind: AssistantNotificationKind;
  /** What is told once: the object, and where it can happen again, when. */
  readonly subject: string;
  readonly title: string;
  readonly body: string;
  readonly severity: AssistantNotificationSeverity;
  readonly reference: {
    readonly entityType: AssistantEntityType;
    readonly entityId: string;
  } | null;
  readonly actions: readonly NoticeAction[];
}

export interface NoticeAction {
  readonly label: string;
  readonly operation: string | null;
  readonly prompt: string | null;
}

const DRIFTS_FAR = 5;
const MOVES_MUCH = 5;

const ask = (prompt: string): NoticeAction => ({ label: 'Ask about it', operation: null, prompt });
const show = (label: string, operation: string): NoticeAction => ({
  label,
  operation,
  prompt: null,
});
const today = (now: Date): string => now.toISOString().slice(0, 10);

export interface OrderRow {
  readonly id: string;
  readonly status: string;
  readonly side: string;
  readonly symbol: string;
  readonly quantityFilled: string;
  readonly averageFilledPrice: string | null;
  readonly currency: string;
  readonly failureReason: string | null;
}

const ORDER_ENDS: ReadonlySet<string> = new Set(['FILLED', 'REJECTED', 'CANCELED', 'EXPIRED']);

export function ofOrder(order: OrderRow): readonly Notice[] {
  const { id, status, side, symbol, averageFilledPrice: price, failureReason } = order;
  if (!ORDER_ENDS.has(status)) return [];
  const what = `${side.toLowerCase()} order for ${symbol}`;
  const filled =
    price === null || decimal(order.quantityFilled).isZero()
      ? ''
      : ` ${units(order.quantityFilled)} were filled at ${money(price, order.currency)}.`;
  const why = failureReason === null ? '' : ` ${foreign(failureReason)}`;
  return [
    {
      kind: 'ORDER_UPDATE',
      subject: `${id} ${status}`,
      title: `${symbol}: ${side.toLowerCase()} order ${spoken(status)}`,
      body: `Your ${what} is ${spoken(status)}.${filled}${why}`,
      severity: status === 'REJECTED' ? 'WARNING' : 'INFO',
      reference: { entityType: 'ORDER', entityId: id },
      actions: [show('Show the order', 'getOrders'), ask(`Which orders did I place today?`)],
    },
  ];
}

export interface DepositRow {
  readonly id: string;
  readonly status: string;
  readonly amount: string;
  readonly currency: string;
  readonly failureReason: string | null;
}

export function ofDeposit({
  id,
  status,
  amount,
  currency,
  failureReason,
}: DepositRow): readonly Notice[] {
  const hasArrived = status === 'COMPLETED';
  if (!hasArrived && status !== 'FAILED' && status !== 'RETURNED') return [];
  const much = money(amount, currency);
  const why = failureReason === null ? '' : ` ${foreign(failureReason)}`;
  return [
    {
      kind: 'DEPOSIT',
      subject: `${id} ${status}`,
      title: hasArrived ? 'Your deposit has arrived' : `Your deposit ${spoken(status)}`,
      body: `Your deposit of ${much} is ${spoken(status)}.${why}`,
      severity: hasArrived ? 'INFO' : 'WARNING',
      reference: { entityType: 'DEPOSIT', entityId: id },
      actions: [show('Show the deposit', 'fetchUserDeposits'), ask('How much cash do I have?')],
    },
  ];
}

export interface ActivityRow {
  readonly id: string;
  readonly symbol: string | null;
  readonly netAmount: string;
  readonly currency: string;
}

export function ofDividend({ id, symbol, netAmount, currency }: ActivityRow): readonly Notice[] {
  const name = foreign(symbol ?? 'An asset');
  return [
    {
      kind: 'DIVIDEND',
      subject: id,
      title: `${name} paid a dividend`,
      body: `${name} paid you ${money(netAmount, currency)}.`,
      severity: 'INFO',
      reference: { entityType: 'ACCOUNT_ACTIVITY', entityId: id },
      actions: [ask(`What dividends did ${name} pay me this year?`)],
    },
  ];
}

export interface GoalRow {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly progressPercent: string | null;
}

export function ofGoal(
  { id, name, status, progressPercent }: GoalRow,
  now: Date,
): readonly Notice[] {
  const isReached = status === 'ACHIEVED';
  if (!isReached && status !== 'AT_RISK' && status !== 'OFF_TRACK') return [];
  const far =
    progressPercent === null ? '' : ` You have reached ${percentage(progressPercent)} of it.`;
  return [
    {
      kind: 'GOAL_PROGRESS',
      // One that stays behind is told of once a month.
      subject: isReached ? `${id} ${status}` : `${id} ${status} ${today(now).slice(0, 7)}`,
      title: isReached ? `${foreign(name)} is reached` : `${foreign(name)} falls behind`,
      body: `Your goal ${foreign(name)} is ${spoken(status)}.${far}`,
      severity: isReached ? 'INFO' : 'WARNING',
      reference: { entityType: 'NET_WORTH_GOAL', entityId: id },
      actions: [show('Show the goal', 'netWorthGoals'), ask('How far are my goals?')],
    },
  ];
}

export interface StrategyRow {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly driftPercentPoints: string | null;
}

export function ofStrategy(row: StrategyRow, now: Date): readonly Notice[] {
  const { id, name, status, driftPercentPoints: off } = row;
  if (status !== 'ACTIVE' || off === null || decimal(off).lessThan(DRIFTS_FAR)) return [];
  return [
    {
      kind: 'DRIFT',
      subject: `${id} ${today(now)}`,
      title: `${foreign(name)} is off its targets`,
      body: `A holding of ${foreign(name)} is ${off} percentage points off its target.`,
      severity: 'WARNING',
      reference: { entityType: 'ACTIVE_STRATEGY', entityId: id },
      actions: [show('See what a rebalancing would trade', 'getRebalancePreview')],
    },
  ];
}

export interface MovedRow {
  readonly symbol: string;
  readonly name: string;
  readonly changeTodayPercent: string | null;
  readonly currentPrice: string | null;
  readonly currency: string;
  readonly stale: boolean;
  readonly asset: { readonly id: string } | null;
}

export interface LikedRow {
  readonly asset: {
    readonly id: string;
    readonly symbol: string;
    readonly name: string;
    readonly currency: string;
    readonly quote: {
      readonly price: string;
      readonly changePercent: string | null;
      readonly stale: boolean;
    } | null;
  } | null;
}

/** As of what is held; what is both is told of once, since the subject is the same. */
export function ofLiked({ asset }: LikedRow, now: Date): readonly Notice[] {
  if (asset === null || asset.quote === null) return [];
  const { price, changePercent, stale } = asset.quote;
  const row = { ...asset, asset, stale, currentPrice: price, changeTodayPercent: changePercent };
  return ofMove(row, now, 'which you like');
}

export function ofMove(row: MovedRow, now: Date, why = 'which you hold'): readonly Notice[] {
  const { asset, changeTodayPercent: by, currentPrice: price, currency } = row;
  if (asset === null || by === null || price === null || row.stale) return [];
  if (decimal(by).abs().lessThan(MOVES_MUCH)) return [];
  const name = foreign(row.name);
  return [
    {
      kind: 'PRICE_MOVE',
      subject: `${asset.id} ${today(now)}`,
      title: `${row.symbol} ${change(by)} today`,
      body: `${name}, ${why}, moved by ${change(by)} to ${money(price, currency)}.`,
      severity: 'INFO',
      reference: { entityType: 'ASSET', entityId: asset.id },
      actions: [
        ask(`What is the news about ${row.symbol}?`),
        show('Show the price', 'getCurrentStockPrice'),
      ],
    },
  ];
}

export interface DocumentRow {
  readonly id: string;
  readonly title: string;
  readonly expiresOn: string | null;
}

export function ofDocument({ id, title, expiresOn }: DocumentRow, now: Date): readonly Notice[] {
  if (expiresOn === null) return [];
  const has = expiresOn < today(now) ? 'has expired' : 'expires soon';
  return [
    {
      kind: 'INSIGHT',
      subject: `${id} ${expiresOn} ${has}`,
      title: `${foreign(title)} ${has}`,
      body: `Your document ${foreign(title)} is valid to ${expiresOn}.`,
      severity: 'WARNING',
      reference: null,
      actions: [ask('Which of my documents expire soon?')],
    },
  ];
}

export interface JobRow {
  readonly id: string;
  readonly type: string;
  readonly status: string;
}

export function ofExport({ id, type, status }: JobRow): readonly Notice[] {
  const isReady = status === 'COMPLETED';
  return [
    {
      kind: 'DOCUMENT_READY',
      subject: `${id} ${status}`,
      title: isReady ? 'Your export is ready' : 'Your export failed',
      body: `Your export of ${spoken(type)} is ${spoken(status)}.`,
      severity: isReady ? 'INFO' : 'WARNING',
      reference: { entityType: 'EXPORT_JOB', entityId: id },
      actions: [show('Get the file', 'myExportJobs')],
    },
  ];
}
