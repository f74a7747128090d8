import type { Intent } from '../conversation.ts';
import { holdings, onePosition, unrealized } from './holdings.ts';
import * as market from './market.ts';
import { cash, deposits, dividends, withdrawals } from './payments.ts';
import { debts, drift, expiring, exportJobs, goals, plan, statements } from './plans.ts';
import { buy, moveMoney, sell } from './proposing.ts';
import { advice, cancelOrder, greeting, help, howTo } from './talk.ts';
import * as trading from './trading.ts';
import * as worth from './worth.ts';

/** What the assistant understands. Where two fit a question equally well, the first counts. */
export const intents: readonly Intent[] = [
  howTo,
  advice,
  cancelOrder,
  sell,
  buy,
  worth.worthChange,
  worth.worthHistory,
  dividends,
  trading.realized,
  unrealized,
  trading.openOrders,
  goals,
  debts,
  drift,
  expiring,
  statements,
  exportJobs,
  trading.fees,
  worth.savings,
  worth.incomes,
  worth.expenses,
  deposits,
  withdrawals,
  moveMoney,
  cash,
  worth.allocation,
  market.marketHours,
  market.news,
  market.likes,
  plan,
  trading.orders,
  onePosition,
  market.performance,
  market.assetPerformance,
  market.quote,
  worth.worthNow,
  holdings,
  help,
  greeting,
];
