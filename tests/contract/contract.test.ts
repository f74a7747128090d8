import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCases } from './cases/account.ts';
import { accountAtFirstCases } from './cases/account-at-first.ts';
import { accountDocumentCases } from './cases/account-documents.ts';
import { agreementCases } from './cases/agreements.ts';
import { approvalCases } from './cases/approvals.ts';
import { assistantCases } from './cases/assistant.ts';
import { billingCases } from './cases/billing.ts';
import { brokerCredentialCases } from './cases/broker-credentials.ts';
import { brokerageCases } from './cases/brokerage.ts';
import { cardCases } from './cases/cards.ts';
import { couponCases } from './cases/coupons.ts';
import { createdOnceCases } from './cases/created-once.ts';
import { cryptoSweepCases } from './cases/crypto-sweeps.ts';
import { cryptoTransferCases } from './cases/crypto-transfers.ts';
import { cryptoWalletCases } from './cases/crypto-wallets.ts';
import { cryptoWhitelistCases } from './cases/crypto-whitelist.ts';
import { dividendCases } from './cases/dividends.ts';
import { exportCases } from './cases/exports.ts';
import { fundingCases } from './cases/funding.ts';
import { historySpanCases } from './cases/history-spans.ts';
import { householdCases } from './cases/households.ts';
import { inputRefusalCases } from './cases/input-refusals.ts';
import { kycCases } from './cases/kyc.ts';
import { kycSigningCases } from './cases/kyc-signing.ts';
import { likeCases } from './cases/likes.ts';
import { listByIdCases } from './cases/lists-by-id.ts';
import { lotCases } from './cases/lots.ts';
import { marketCases } from './cases/market.ts';
import { marketAssetCases } from './cases/market-assets.ts';
import { currencyCases } from './cases/market-currencies.ts';
import { marketListCases } from './cases/market-lists.ts';
import { marketRefusalCases } from './cases/market-refusals.ts';
import { netWorthAssetCases } from './cases/net-worth-assets.ts';
import { netWorthDebtCases } from './cases/net-worth-debts.ts';
import { netWorthDocumentCases } from './cases/net-worth-documents.ts';
import { netWorthFileCases } from './cases/net-worth-files.ts';
import { netWorthFlowCases } from './cases/net-worth-flows.ts';
import { netWorthGoalCases } from './cases/net-worth-goals.ts';
import { netWorthHistoryCases } from './cases/net-worth-history.ts';
import { netWorthListCases } from './cases/net-worth-lists.ts';
import { netWorthReportCases } from './cases/net-worth-reports.ts';
import { netWorthShareCases } from './cases/net-worth-shares.ts';
import { netWorthUnpricedCases } from './cases/net-worth-unpriced.ts';
import { nullCases } from './cases/nulls.ts';
import { orderEditCases } from './cases/order-edits.ts';
import { orderPreviewCases } from './cases/order-previews.ts';
import { refusalCases } from './cases/order-refusals.ts';
import { orderCases } from './cases/orders.ts';
import { outsidePositionCases } from './cases/outside-positions.ts';
import { partOfListCases } from './cases/parts-of-lists.ts';
import { payoutCases } from './cases/payouts.ts';
import { platformCases } from './cases/platform.ts';
import { portfolioEmailCases } from './cases/portfolio-emails.ts';
import { portfolioCases } from './cases/portfolios.ts';
import { positionCases } from './cases/positions.ts';
import { documentCases, httpCases } from './cases/protocol.ts';
import { repaymentPlanCases } from './cases/repayment-plans.ts';
import { strategyCases } from './cases/strategies.ts';
import { strategiesOfOthersCases } from './cases/strategies-of-others.ts';
import { strategyRefusalCases } from './cases/strategy-refusals.ts';
import { trackedTradeCases } from './cases/tracked-trades.ts';
import { tradeIdeaCases } from './cases/trade-ideas.ts';
import { walletWatchCases } from './cases/wallet-watches.ts';
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
    ...agreementCases,
    ...approvalCases,
    ...assistantCases,
    ...billingCases,
    ...couponCases,
    ...fundingCases,
    ...partOfListCases,
    ...payoutCases,
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
  ])('$title', async (played) => {
    const ofServer = await play(server, played);
    const ofMocks = await play(mocks, played);
    expect(ofMocks).toEqual(ofServer);
  });
});
