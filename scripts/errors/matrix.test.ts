import { expect, test } from 'vitest';
import type { ErrorCode } from '../../packages/schema/src/error-codes.ts';
import { COMMON } from './common-codes.ts';
import { matrixText, operationErrors } from './matrix.ts';

/**
 * Codes that stand in what an operation reaches and that it never answers, and why. The code is
 * read, not run: a branch that an operation never takes counts there.
 */
const NEVER_ANSWERED = [
  ...excuse(
    'the ledger guards every balance, and this gives back or brings in alone',
    ['cancelOrder', 'createPartnerPaperAccount', 'deleteBrokerCredential'],
    ['saveBrokerCredential', 'simulatePaperDeposit'],
  )('INSUFFICIENT_FUNDS', 'INSUFFICIENT_QUANTITY'),
  ...excuse(
    'the ledger guards every balance, and this moves cash alone',
    ['contributeToActiveStrategy', 'createPendingUserTransaction', 'createWithdrawalRequest'],
    ['fundPaperAccount'],
  )('INSUFFICIENT_QUANTITY'),
  ...excuse('the ledger guards every balance, and this moves shares alone', [
    ...['setAssetShares', 'requestCryptoWithdrawal'],
  ])('INSUFFICIENT_FUNDS'),
  ...excuse(
    'a market order to sell for the day waits for its market, pays its fee out of what it brings, and has no name or limit of its owner',
    ['liquidatePosition'],
  )('INSUFFICIENT_FUNDS', 'MARKET_CLOSED', 'CONFLICT', 'ORDER_REJECTED'),
  ...excuse('a preview tells these as reasons why a trade is skipped', ['getRebalancePreview'])(
    'MARKET_CLOSED',
    'ASSET_NOT_TRADABLE',
  ),
  ...excuse('only the platform account is one to a person', ['createPartnerPaperAccount'])(
    'CONFLICT',
  ),
  ...excuse('an order that ends meanwhile is left alone', ['fundPaperAccount'])(
    'ORDER_NOT_CANCELABLE',
  ),
  ...excuse('without a platform account the fee of the plan holds', [
    ...['fetchCurrentRates', 'getTemporaryQuote'],
  ])('NOT_FOUND'),
  ...excuse('what was just made is there, and its own', ['createCustomInstrument'])(
    'NOT_FOUND',
    'INVALID_STATE',
  ),
  ...excuse('a listed instrument shows the prices of the market', ['getInstrumentPrices'])(
    'INVALID_STATE',
  ),
  ...excuse('what was just made is there', ['createCryptoWallet'])('NOT_FOUND'),
  ...excuse('everything of each member is shown', ['netWorthHousehold'])('NOT_FOUND'),
  ...excuse('everybody has the two default portfolios', [
    ...['getPortfolios', 'getDefaultPortfolio', 'getDefaultLiabilityPortfolio'],
  ])('NOT_FOUND'),
  ...excuse('what is new is only bought', ['createCustomInstrumentWithDetails'])(
    'INSUFFICIENT_QUANTITY',
  ),
  ...excuse('a reinvested dividend only buys', ['createNetWorthDividend'])('INSUFFICIENT_QUANTITY'),
  ...excuse('an account that is not open yet is KYC_REQUIRED', [
    ...['createCryptoCurrencyWallets', 'requestWhitelistWallet', 'optInInterest'],
  ])('NOT_FOUND'),
  ...excuse('a rule that is paused says why in these words', [
    ...['createCryptoAutoSweep', 'getCryptoAutoSweeps'],
  ])('ACCOUNT_RESTRICTED'),
  ...excuse('a rule that is paused says why in these words', ['getCryptoAutoSweeps'])(
    'ASSET_NOT_TRADABLE',
  ),
  ...excuse('what a plan costs moves between accounts of the platform', ['subscribeUser'])(
    'INSUFFICIENT_FUNDS',
    'INSUFFICIENT_QUANTITY',
  ),
  ...excuse('its trades have no name of their own', ['createTradeForAsset'])('CONFLICT'),
];

type Excuse = readonly [operation: string, code: ErrorCode, why: string];

function excuse(why: string, ...names: readonly (readonly string[])[]) {
  return (...codes: readonly ErrorCode[]): Excuse[] =>
    names.flat().flatMap((name) => codes.map((code): Excuse => [name, code, why]));
}

const rows = operationErrors();
const excused = (name: string, code: ErrorCode) =>
  NEVER_ANSWERED.some(([operation, other]) => operation === name && other === code);

test('descriptions name every code that their operations can answer', () => {
  const unsaid = rows.flatMap(({ name, documented, thrown }) =>
    [...thrown]
      .filter((code) => !documented.has(code) && !COMMON.has(code) && !excused(name, code))
      .map((code) => `${name} can answer ${code}: say when after "Errors:"`),
  );
  expect(unsaid).toEqual([]);
});

test('descriptions name no code that their operations cannot answer', () => {
  const idle = rows.flatMap(({ name, documented, thrown }) =>
    [...documented]
      .filter((code) => !thrown.has(code) && !ANSWERED_BEFORE.has(code))
      .map((code) => `${name} never answers ${code}: take it out of its "Errors:"`),
  );
  expect(idle).toEqual([]);
});

/** The gate, the limits and outside parties answer these, not the operations' own code. */
const ANSWERED_BEFORE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED', 'BAD_USER_INPUT'] as const),
  'PROVIDER_UNAVAILABLE',
]);

test('nothing is excused that needs no excuse', () => {
  const byName = new Map(rows.map((row) => [row.name, row]));
  const idle = NEVER_ANSWERED.filter(([name, code]) => {
    const row = byName.get(name);
    return row === undefined || !row.thrown.has(code) || row.documented.has(code);
  });
  expect(idle).toEqual([]);
});

test('the matrix has a line for each operation and a column for each of their codes', () => {
  const text = matrixText(rows);
  for (const { name } of rows) expect(text).toMatch(new RegExp(`^${name} `, 'm'));
  const placeOrder = rows.find(({ name }) => name === 'placeOrder');
  expect([...(placeOrder?.thrown ?? [])]).toContain('INSUFFICIENT_FUNDS');
  expect(text).toContain('INSUFFICIENT_FUNDS');
});
