import type { Facts } from '../contract/realm.ts';
import { accountFacts } from './account.ts';
import { assistantFacts } from './assistant.ts';
import { brokerageFacts } from './brokerage.ts';
import { cryptoFacts } from './crypto.ts';
import { fundingFacts } from './funding.ts';
import { kycFacts } from './kyc.ts';
import { netWorthFacts } from './net-worth.ts';
import { receiptFacts } from './plan-receipts.ts';
import { portfolioFacts } from './portfolios.ts';
import { strategyFacts } from './strategies.ts';

/** Fields that nobody stores, by type. */
export const facts: Facts = merged([
  accountFacts,
  assistantFacts,
  brokerageFacts,
  cryptoFacts,
  fundingFacts,
  kycFacts,
  netWorthFacts,
  portfolioFacts,
  receiptFacts,
  strategyFacts,
]);

/** Several parts may tell of the same type. */
function merged(parts: readonly Facts[]): Facts {
  const all: Record<string, object> = {};
  for (const [type, own] of parts.flatMap((part) => Object.entries(part))) {
    all[type] = { ...all[type], ...own };
  }
  return all as Facts;
}
