import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCases } from './cases/account/account.ts';
import { accountAtFirstCases } from './cases/account/account-at-first.ts';
import { accountRefusalCases } from './cases/account/account-refusals.ts';
import { agreementCases } from './cases/account/agreements.ts';
import { approvalCases } from './cases/account/approvals.ts';
import { assistantCases } from './cases/market/assistant.ts';
import { likeCases } from './cases/market/likes.ts';
import { marketCases } from './cases/market/market.ts';
import { marketAssetCases } from './cases/market/market-assets.ts';
import { currencyCases } from './cases/market/market-currencies.ts';
import { marketListCases } from './cases/market/market-lists.ts';
import { marketRefusalCases } from './cases/market/market-refusals.ts';
import { tradeIdeaCases } from './cases/market/trade-ideas.ts';
import { accountDocumentCases } from './cases/money/account-documents.ts';
import { billingCases } from './cases/money/billing.ts';
import { brokerCredentialCases } from './cases/money/broker-credentials.ts';
import { brokerageCases } from './cases/money/brokerage.ts';
import { cardCases } from './cases/money/cards.ts';
import { couponCases } from './cases/money/coupons.ts';
import { cryptoSweepCases } from './cases/money/crypto-sweeps.ts';
import { cryptoTransferCases } from './cases/money/crypto-transfers.ts';
import { cryptoWalletCases } from './cases/money/crypto-wallets.ts';
import { cryptoWhitelistCases } from './cases/money/crypto-whitelist.ts';
import { exportCases } from './cases/money/exports.ts';
import { extremeAmountCases } from './cases/money/extreme-amounts.ts';
import { fundingCases } from './cases/money/funding.ts';
import { kycCases } from './cases/money/kyc.ts';
import { kycSigningCases } from './cases/money/kyc-signing.ts';
import { payoutCases } from './cases/money/payouts.ts';
import { checkedAddressCase, publishedNumberCases } from './cases/money/published-numbers.ts';
import { dividendCases } from './cases/networth/dividends.ts';
import { householdCases } from './cases/networth/households.ts';
import { netWorthAssetCases } from './cases/networth/net-worth-assets.ts';
import { netWorthDebtCases } from './cases/networth/net-worth-debts.ts';
import { netWorthDocumentCases } from './cases/networth/net-worth-documents.ts';
import { netWorthFileCases } from './cases/networth/net-worth-files.ts';
import { netWorthFlowCases } from './cases/networth/net-worth-flows.ts';
import { netWorthGoalCases } from './cases/networth/net-worth-goals.ts';
import { netWorthHistoryCases } from './cases/networth/net-worth-history.ts';
import { netWorthListCases } from './cases/networth/net-worth-lists.ts';
import { netWorthReportCases } from './cases/networth/net-worth-reports.ts';
import { netWorthShareCases } from './cases/networth/net-worth-shares.ts';
import { netWorthUnpricedCases } from './cases/networth/net-worth-unpriced.ts';
import { portfolioEmailCases } from './cases/networth/portfolio-emails.ts';
import { portfolioCases } from './cases/networth/portfolios.ts';
import { repaymentPlanCases } from './cases/networth/repayment-plans.ts';
import { trackedTradeCases } from './cases/networth/tracked-trades.ts';
import { walletWatchCases } from './cases/networth/wallet-watches.ts';
import { createdOnceCases } from './cases/protocol/created-once.ts';
import { inputRefusalCases } from './cases/protocol/input-refusals.ts';
import { listByIdCases } from './cases/protocol/lists-by-id.ts';
import { nullCases } from './cases/protocol/nulls.ts';
import { partOfListCases } from './cases/protocol/parts-of-lists.ts';
import { platformCases } from './cases/protocol/platform.ts';
import { documentCases, httpCases } from './cases/protocol/protocol.ts';
import { historySpanCases } from './cases/trading/history-spans.ts';
import { lotCases } from './cases/trading/lots.ts';
import { orderEditCases } from './cases/trading/order-edits.ts';
import { orderPreviewCases } from './cases/trading/order-previews.ts';
import { refusalCases } from './cases/trading/order-refusals.ts';
import { orderCases } from './cases/trading/orders.ts';
import { outsidePositionCases } from './cases/trading/outside-positions.ts';
import { portfolioHistoryCases } from './cases/trading/portfolio-histories.ts';
import { positionCases } from './cases/trading/positions.ts';
import { rebalancingCases } from './cases/trading/rebalancing.ts';
import { strategyCases } from './cases/trading/strategies.ts';
import { strategiesOfOthersCases } from './cases/trading/strategies-of-others.ts';
import { strategyRefusalCases } from './cases/trading/strategy-refusals.ts';
import { mocksSubject } from './support/mocks-subject.ts';
import { play } from './support/play.ts';
import { serverSubject } from './support/server-subject.ts';
import type { Subject } from './support/subject.ts';

let server: Subject;
let mocks: Subject;

beforeAll(async () => {
  server = await serverSubject();
  mocks = await mocksSubject();
});

afterAll(async () => {
  await mocks.stop();
  await server.stop();
});

describe('the server and the mocks keep the contract, and answer alike', () => {
  test.each([
    ...accountCases,
    ...accountAtFirstCases,
    ...accountRefusalCases,
    ...agreementCases,
    ...approvalCases,
    ...assistantCases,
    ...billingCases,
    ...couponCases,
    ...fundingCases,
    ...partOfListCases,
    ...payoutCases,
    ...publishedNumberCases,
    ...cardCases,
    ...marketCases,
    ...marketListCases,
    ...marketAssetCases,
    ...createdOnceCases,
    ...currencyCases,
    ...cryptoSweepCases,
    ...cryptoTransferCases,
    ...cryptoWalletCases,
    ...cryptoWhitelistCases,
    ...marketRefusalCases,
    ...historySpanCases,
    ...portfolioHistoryCases,
    ...netWorthHistoryCases,
    ...netWorthAssetCases,
    ...netWorthUnpricedCases,
    ...netWorthListCases,
    ...netWorthDebtCases,
    ...netWorthFlowCases,
    ...netWorthDocumentCases,
    ...netWorthFileCases,
    ...netWorthGoalCases,
    ...householdCases,
    ...netWorthReportCases,
    ...netWorthShareCases,
    ...portfolioCases,
    ...trackedTradeCases,
    ...portfolioEmailCases,
    ...walletWatchCases,
    ...dividendCases,
    ...platformCases,
    ...brokerageCases,
    ...brokerCredentialCases,
    ...orderCases,
    ...positionCases,
    ...outsidePositionCases,
    ...lotCases,
    ...listByIdCases,
    ...nullCases,
    ...orderEditCases,
    ...orderPreviewCases,
    ...refusalCases,
    ...inputRefusalCases,
    ...repaymentPlanCases,
    ...rebalancingCases,
    ...strategyCases,
    ...strategyRefusalCases,
    ...strategiesOfOthersCases,
    ...tradeIdeaCases,
    ...kycCases,
    ...kycSigningCases,
    ...likeCases,
    ...documentCases,
    ...httpCases,
    ...accountDocumentCases,
    ...exportCases,
    ...extremeAmountCases,
  ])('$title', async (played) => {
    const ofServer = await play(server, played);
    const ofMocks = await play(mocks, played);
    expect(ofMocks).toEqual(ofServer);
  });
});

test(`the server knows more than forms: ${checkedAddressCase.title}`, () =>
  play(server, checkedAddressCase));
