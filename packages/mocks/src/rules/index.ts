import type { Rule, Rules } from '../contract/rule.ts';
import { accountRules } from './account/account.ts';
import { agreementRules } from './account/agreements.ts';
import { assistantRules } from './account/assistant.ts';
import { billingRules } from './account/billing.ts';
import { exportRules } from './account/exports.ts';
import { kycRules } from './account/kyc.ts';
import { paperRules } from './account/papers.ts';
import { platformRules } from './account/platform.ts';
import { profileRules } from './account/profile.ts';
import { registrationRules } from './account/registration.ts';
import { brokerCredentialRules } from './brokerage/broker-credentials.ts';
import { brokerageRules } from './brokerage/brokerage.ts';
import { brokerageHistoryRules } from './brokerage/brokerage-history.ts';
import { sweepRules } from './crypto/sweeps.ts';
import { transferRules } from './crypto/transfers.ts';
import { walletRules } from './crypto/wallets.ts';
import { whitelistRules } from './crypto/whitelist.ts';
import { bankRules } from './funding/banks-and-cards.ts';
import { exchangeRules } from './funding/exchange.ts';
import { fundingRules } from './funding/funding.ts';
import { ideaRules } from './ideas/ideas.ts';
import { marketRules } from './market/market.ts';
import { attachedShareRules } from './networth/attached-shares.ts';
import { flowRules } from './networth/flows.ts';
import { goalRules } from './networth/goals.ts';
import { householdRules } from './networth/household.ts';
import { instrumentRules } from './networth/instruments.ts';
import { liabilityRules } from './networth/liabilities.ts';
import { netWorthRules } from './networth/net-worth.ts';
import { netWorthDashboardRules } from './networth/net-worth-dashboard.ts';
import { netWorthHistoryRules } from './networth/net-worth-history.ts';
import { shareLinkRules } from './networth/share-links.ts';
import { sharedNetWorthRules } from './networth/shared-net-worth.ts';
import { dividendRules } from './portfolios/dividends.ts';
import { emailRules } from './portfolios/emails.ts';
import { portfolioRules } from './portfolios/portfolios.ts';
import { activeStrategyRules } from './strategies/active-strategies.ts';
import { runRules } from './strategies/runs.ts';
import { strategyRules } from './strategies/strategies.ts';
import { tradingRules } from './trading/trading.ts';

/** What operations do that the contract's annotations cannot say. */
const rules: Rules = {
  ...accountRules,
  ...shareLinkRules,
  ...sharedNetWorthRules,
  ...runRules,
  ...paperRules,
  ...platformRules,
  ...registrationRules,
  ...liabilityRules,
  ...instrumentRules,
  ...exchangeRules,
  ...dividendRules,
  ...bankRules,
  ...attachedShareRules,
  ...activeStrategyRules,
  ...assistantRules,
  ...billingRules,
  ...brokerCredentialRules,
  ...brokerageHistoryRules,
  ...brokerageRules,
  ...sweepRules,
  ...transferRules,
  ...walletRules,
  ...whitelistRules,
  ...exportRules,
  ...flowRules,
  ...fundingRules,
  ...householdRules,
  ...goalRules,
  ...ideaRules,
  ...agreementRules,
  ...kycRules,
  ...marketRules,
  ...netWorthHistoryRules,
  ...netWorthRules,
  ...netWorthDashboardRules,
  ...portfolioRules,
  ...emailRules,
  ...profileRules,
  ...strategyRules,
  ...tradingRules,
};

/** What an operation does beyond the annotations; nothing where they say all. */
export const ruleOf = (operation: string): Rule =>
  (rules as Readonly<Record<string, Rule>>)[operation] ?? {};
