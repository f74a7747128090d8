import type { Rules } from '../contract/rule.ts';
import { accountRules } from './account.ts';
import { activeStrategyRules } from './active-strategies.ts';
import { assistantRules } from './assistant.ts';
import { attachedShareRules } from './attached-shares.ts';
import { bankRules } from './banks-and-cards.ts';
import { billingRules } from './billing.ts';
import { brokerCredentialRules } from './broker-credentials.ts';
import { brokerageRules } from './brokerage.ts';
import { brokerageHistoryRules } from './brokerage-history.ts';
import { cryptoRules } from './crypto.ts';
import { dividendRules } from './dividends.ts';
import { exchangeRules } from './exchange.ts';
import { exportRules } from './exports.ts';
import { flowRules } from './flows.ts';
import { fundingRules } from './funding.ts';
import { ideaRules } from './ideas.ts';
import { instrumentRules } from './instruments.ts';
import { kycRules } from './kyc.ts';
import { liabilityRules } from './liabilities.ts';
import { marketRules } from './market.ts';
import { netWorthRules } from './net-worth.ts';
import { netWorthDashboardRules } from './net-worth-dashboard.ts';
import { netWorthHistoryRules } from './net-worth-history.ts';
import { paperRules } from './papers.ts';
import { portfolioRules } from './portfolios.ts';
import { profileRules } from './profile.ts';
import { runRules } from './runs.ts';
import { sharedNetWorthRules } from './shared-net-worth.ts';
import { strategyRules } from './strategies.ts';
import { tradingRules } from './trading.ts';

/** What operations do that the contract's annotations cannot say. */
export const rules: Rules = {
  ...accountRules,
  ...sharedNetWorthRules,
  ...runRules,
  ...paperRules,
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
  ...cryptoRules,
  ...exportRules,
  ...flowRules,
  ...fundingRules,
  ...ideaRules,
  ...kycRules,
  ...marketRules,
  ...netWorthHistoryRules,
  ...netWorthRules,
  ...netWorthDashboardRules,
  ...portfolioRules,
  ...profileRules,
  ...strategyRules,
  ...tradingRules,
};
