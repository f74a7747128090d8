import { closing as db } from './db/closing.ts';
import type { ClosingPart } from './db/tables/closing-part.ts';
import { closing as account } from './domains/account/index.ts';
import { closing as agents } from './domains/agents/index.ts';
import { closing as assistant } from './domains/assistant/index.ts';
import { closing as billing } from './domains/billing/index.ts';
import { closing as brokerage } from './domains/brokerage/index.ts';
import { closing as cards } from './domains/cards/index.ts';
import { closing as crypto } from './domains/crypto/index.ts';
import { closing as exports } from './domains/exports/index.ts';
import { closing as funding } from './domains/funding/index.ts';
import { closing as holdings } from './domains/holdings/index.ts';
import { closing as ideas } from './domains/ideas/index.ts';
import { closing as interest } from './domains/interest/index.ts';
import { closing as kyc } from './domains/kyc/index.ts';
import { closing as networth } from './domains/networth/index.ts';
import { closing as platform } from './domains/platform/index.ts';
import { closing as portfolios } from './domains/portfolios/index.ts';
import { closing as strategies } from './domains/strategies/index.ts';
import {
  cancelPracticeOrders,
  type TradingDeps,
  closing as trading,
} from './domains/trading/index.ts';
import { closing as uploads } from './domains/uploads/index.ts';
import type { SessionActor } from './kernel/actor.ts';
import { closing as ledger } from './ledger/index.ts';
import { closing as oauth } from './oauth/index.ts';

/**
 * What closing an account means for each domain, in the order in which they are asked and erase.
 * It is that of the locks (`db/locks/lock-order.ts`): the person is locked, then come credentials of
 * brokers, so that an account that is just being read is there by then, and none is read after.
 * Payments are asked about before the cash that they become. Each stands under the name that its
 * tables' owner has in `db/tables/owners.ts`.
 */
export const closingPartsByOwner: Readonly<Record<string, ClosingPart>> = {
  agents,
  brokerage,
  funding,
  billing,
  cards,
  interest,
  crypto,
  trading,
  ledger,
  strategies,
  exports,
  assistant,
  networth,
  uploads,
  portfolios,
  holdings,
  ideas,
  kyc,
  platform,
  oauth,
  account,
  db,
};

export const closingParts: readonly ClosingPart[] = Object.values(closingPartsByOwner);

/** What is done before an account is closed, each in transactions of its own. */
export async function settleAccount(deps: TradingDeps, actor: SessionActor): Promise<void> {
  await cancelPracticeOrders(deps, actor);
}
