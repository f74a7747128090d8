import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changedBy, shownBy } from '../../packages/web/src/generated/refreshes.ts';

const SOURCE = join(import.meta.dirname, '../../packages/web/src');

const kindsOf = (table: Readonly<Record<string, string>>, name: string) =>
  table[name]?.split(' ') ?? [];

/** The queries that are read anew after a mutation. */
function refreshedBy(mutation: string): readonly string[] {
  const changed = kindsOf(changedBy, mutation);
  return Object.keys(shownBy).filter((query) =>
    kindsOf(shownBy, query).some((kind) => changed.includes(kind)),
  );
}

describe('what is read anew follows from the contract', () => {
  test.each([
    ['PlaceOrder', ['GetOrders', 'Positions', 'Holdings', 'GetBrokerAccounts'], ['CashBalances']],
    ['CancelOrder', ['GetOrders', 'Holdings', 'GetBrokerAccounts'], ['Me']],
    ['CreatePartnerPaperAccount', ['GetBrokerAccounts'], ['GetOrders']],
    ['CreateWithdrawalRequest', ['Withdrawals', 'CashBalances'], ['BankAccounts']],
    ['CancelWithdrawal', ['Withdrawals', 'CashBalances'], ['BankAccounts']],
    ['SaveBankAccountNZD', ['BankAccounts'], ['CashBalances']],
    ['DeleteSavedBankAccount', ['BankAccounts'], ['CashBalances']],
    ['UpdateUserProfile', ['Me', 'MyAccount'], ['Agreements']],
    ['UpdateNetWorthAsHomePage', ['Me', 'MyAccount'], ['NetWorth']],
    ['UpdateUserAccount', ['Me', 'MyAccount', 'SecurityEvents'], ['ApiCredentials']],
    ['UpdateMfa', ['MyAccount', 'SecurityEvents'], ['Sessions']],
    ['FinishPasskeyEnrollment', ['FetchMyPasskeys', 'MyAccount', 'SecurityEvents'], ['Sessions']],
    ['RemovePasskey', ['FetchMyPasskeys', 'MyAccount', 'SecurityEvents'], ['Sessions']],
    ['DeleteOAuthLink', ['MyAccount', 'SecurityEvents'], ['FetchMyPasskeys']],
    ['UpdateAntiPhishingCode', ['MyAccount', 'SecurityEvents'], ['FetchMyPasskeys']],
    ['CreateCustomInstrumentWithDetails', ['Worth', 'NetWorthHistory', 'HeldThings'], ['Flows']],
    ['AddInstrumentPrice', ['Worth', 'NetWorthHistory', 'InstrumentPrices'], ['Flows']],
    ['CreateTrade', ['Worth', 'NetWorthHistory', 'HeldThings', 'Goals'], ['Flows', 'Debts']],
    ['UpdateRelayTrade', ['PortfolioTrades', 'PortfolioHoldings', 'HoldingLots'], ['Debts']],
    ['ConfirmNetWorthDividend', ['PortfolioDividends', 'PortfolioFigures'], ['Debts']],
    ['CreateNetWorthLiability', ['Worth', 'NetWorthHistory', 'Debts'], ['Flows']],
    ['CreateNetWorthLiabilityTrade', ['Worth', 'Debts', 'DebtBook'], ['Flows']],
    ['CreateNetWorthIncome', ['Worth', 'Flows', 'FlowHistory'], ['Debts', 'NetWorthHistory']],
    ['CreateNetWorthGoal', ['Goals'], ['Debts', 'Flows']],
    ['FinalizeNetWorthDocument', ['Papers'], ['AccountPapers']],
    ['RequestExport', ['Exports'], ['Papers']],
    ['RequestCryptoWithdrawal', ['CryptoTransfers', 'CryptoWallets'], ['OutsideWallets']],
    ['DeleteWhitelistedWallet', ['OutsideWallets'], ['CryptoWallets']],
    ['UploadNetWorthFile', ['PortfolioFiles', 'FileRows'], ['Papers']],
    ['DeleteNetWorthFile', ['PortfolioFiles', 'PortfolioTrades', 'Worth'], ['Debts']],
    ['ConfirmNetWorthTrade', ['PortfolioFiles', 'FileRows', 'PortfolioHoldings'], ['Debts']],
    ['EndSession', ['Sessions', 'SecurityEvents'], ['MyAccount']],
    ['CreateApiCredential', ['ApiCredentials'], ['ConnectedApps']],
    ['DeleteApiCredential', ['ApiCredentials'], ['ConnectedApps']],
    ['RevokeConnectedApp', ['ConnectedApps'], ['ApiCredentials']],
    ['RemoveDeviceToken', ['FetchMyDeviceTokens'], ['MyAccount']],
    ['SubscribeToNewsletter', ['GetNewsletterStatus'], ['MyAccount']],
    ['SignAgreements', ['Agreements'], ['MyAccount']],
    ['SignCustomerAgreement', ['Agreements'], ['MyAccount']],
  ])('%s: %j, and not %j', (mutation, refreshed, left) => {
    const all = refreshedBy(mutation);
    expect(all).toEqual(expect.arrayContaining(refreshed));
    expect(all.filter((query) => left.includes(query))).toEqual([]);
  });

  test('every mutation that the application performs changes something it may show', () => {
    const performed = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).flatMap((file) =>
      [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/\bperform\((\w+)/g)].map(
        ([, name = '']) => name.charAt(0).toUpperCase() + name.slice(1),
      ),
    );
    expect(performed.length).toBeGreaterThan(20);
    expect(performed.filter((name) => refreshedBy(name).length === 0)).toEqual([]);
  });
});
