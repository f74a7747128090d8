import { expect } from 'vitest';
import { asset } from '../../support/assets.ts';
import type { Case, ExpectedError, Known, Step } from '../../support/case.ts';
import { place, variables } from '../../support/order-steps.ts';

type Params = object | ((known: Known) => object);

const below = expect.stringMatching(/^-\d+(\.\d+)?$/);
const numeral = expect.stringMatching(/^\d+(\.\d+)?$/);

const save = (apiKey: string, more: Partial<Step> = {}): Step => ({
  document: `mutation ($params: SaveBrokerCredentialInput!) {
    saveBrokerCredential(params: $params) {
      id status failureCode accounts { id name currency cash unpricedCount }
    }
  }`,
  variables: variables({
    provider: 'CUSTOM',
    label: 'Mine',
    tradingMode: 'PAPER',
    values: [
      { name: 'apiKey', value: apiKey },
      { name: 'apiSecret', value: 'anything' },
    ],
  }),
  ...more,
});

const connected = save('SANDBOX-CASE', {
  keep: {
    credentialId: 'saveBrokerCredential.id',
    accountId: 'saveBrokerCredential.accounts.0.id',
  },
  data: () => ({
    saveBrokerCredential: {
      status: 'ACTIVE',
      failureCode: null,
      accounts: [{ name: 'Sandbox paper', currency: 'USD', cash: '5400.25', unpricedCount: 1 }],
    },
  }),
});

const read = (params: Params, symbols: readonly string[], more: Partial<Step> = {}): Step => ({
  document: `query ($params: GetPositionsInput) { getPositions(params: $params) { id symbol } }`,
  variables: variables(params),
  data: () => ({ getPositions: symbols.map((symbol) => ({ symbol })) }),
  ...more,
});

const OPTION = 'AAPL271217C00250000';
const ALL = ['AAPL', OPTION, 'EXP31', 'EXVENT', 'TSLA', 'VOO'];

const onlyThere = (path: string, symbol: string): ExpectedError => ({
  code: 'ASSET_NOT_TRADABLE',
  path: [path],
  message: `${symbol} can only be traded with its broker: Sandbox paper`,
});

export const outsidePositionCases: readonly Case[] = [
  {
    title: 'an account with an outside broker is shown whole, at the broker’s own prices',
    steps: [
      connected,
      {
        document: `query ($params: GetPositionsInput) {
          getPositions(params: $params) {
            symbol name assetClass quantity quantityAvailable averageEntryPrice costBasis currency
            currentPrice marketValue marketValueInDisplayCurrency unrealizedProfitLoss stale
            asset { symbol } lots { id }
          }
        }`,
        variables: variables({ tradingMode: 'PAPER' }),
        data: () => ({
          getPositions: [
            { symbol: 'AAPL', quantity: '25', costBasis: '4710', asset: { symbol: 'AAPL' } },
            {
              symbol: OPTION,
              name: 'AAPL 2027-12-17 250 call',
              assetClass: 'OPTION',
              quantity: '2',
              quantityAvailable: '0',
              averageEntryPrice: '2150',
              costBasis: '4300',
              marketValue: numeral,
              asset: null,
              lots: [],
            },
            {
              symbol: 'EXP31',
              assetClass: 'OTHER',
              currency: 'EUR',
              quantity: '4000',
              costBasis: '3940',
              currentPrice: '1.0091',
              marketValue: '4036.4',
              unrealizedProfitLoss: '96.4',
              stale: false,
              asset: null,
              marketValueInDisplayCurrency: numeral,
            },
            {
              symbol: 'EXVENT',
              quantity: '150',
              costBasis: '1500',
              currentPrice: null,
              marketValue: null,
              marketValueInDisplayCurrency: null,
              stale: true,
              unrealizedProfitLoss: null,
            },
            {
              symbol: 'TSLA',
              assetClass: 'EQUITY',
              quantity: '-8',
              costBasis: '-2102',
              marketValue: below,
              marketValueInDisplayCurrency: below,
              quantityAvailable: '0',
              asset: { symbol: 'TSLA' },
              lots: [],
            },
            { symbol: 'VOO', quantity: '12.5', assetClass: 'ETF' },
          ],
        }),
      },
    ],
  },
  {
    title: 'what a broker keeps is filtered and paged with the rest, and is nobody else’s',
    steps: [
      connected,
      read(
        ({ credentialId }) => ({ tradingMode: 'PAPER', brokerCredentialId: credentialId }),
        ALL,
        {
          keep: { second: 'getPositions.1.id', short: 'getPositions.4.id' },
        },
      ),
      read(({ accountId }) => ({ tradingMode: 'PAPER', brokerAccountId: accountId }), ALL),
      read(({ paperAccountId }) => ({ tradingMode: 'PAPER', brokerAccountId: paperAccountId }), []),
      read(({ accountId }) => ({ brokerAccountId: accountId }), []),
      read(({ short }) => ({ tradingMode: 'PAPER', ids: [short] }), ['TSLA']),
      read({ tradingMode: 'PAPER', limit: 2 }, ['AAPL', OPTION]),
      read(
        ({ second }) => ({ tradingMode: 'PAPER', cursor: second, limit: 3 }),
        [...['EXP31', 'EXVENT', 'TSLA']],
      ),
      read(({ short }) => ({ tradingMode: 'PAPER', ids: [short] }), [], { as: 'other' }),
    ],
  },
  {
    title: 'what only the broker can trade takes no orders, and the refusal says whose it is',
    steps: [
      connected,
      place(
        ({ credentialId }) => ({
          brokerCredentialId: credentialId,
          assetId: asset('TSLA').id,
          side: 'BUY',
          type: 'MARKET',
          timeInForce: 'DAY',
          quantity: '1',
        }),
        { errors: [onlyThere('placeOrder', 'TSLA')] },
      ),
      ...['TSLA', 'EXP31'].map(
        (symbol): Step => ({
          document: `mutation ($params: LiquidatePositionInput!) {
            liquidatePosition(params: $params) { id }
          }`,
          variables: variables(({ credentialId }) => ({
            asset: { symbol },
            size: { percent: '100' },
            brokerCredentialId: credentialId,
          })),
          errors: [onlyThere('liquidatePosition', symbol)],
        }),
      ),
    ],
  },
  {
    title: 'with its credential an account goes whole, and a cursor into it still holds',
    steps: [
      connected,
      read({ tradingMode: 'PAPER' }, ALL, { keep: { second: 'getPositions.1.id' } }),
      {
        document: `mutation ($params: DeleteBrokerCredentialInput!) {
          deleteBrokerCredential(params: $params) { message }
        }`,
        variables: variables(({ credentialId }) => ({ id: credentialId })),
      },
      read({ tradingMode: 'PAPER' }, []),
      read(({ second }) => ({ tradingMode: 'PAPER', cursor: second }), []),
      {
        document: `query ($params: GetBrokerAccountsInput) {
          getBrokerAccounts(params: $params) { status cash equity unpricedCount }
        }`,
        variables: variables(({ accountId }) => ({ ids: [accountId] })),
        data: () => ({
          getBrokerAccounts: [{ status: 'CLOSED', cash: '0', equity: '0', unpricedCount: 0 }],
        }),
      },
    ],
  },
  {
    title: 'keys that a broker refuses reach no account',
    steps: [
      save('PKNOT-OF-IT', {
        data: () => ({
          saveBrokerCredential: { status: 'INVALID', failureCode: 'REFUSED', accounts: [] },
        }),
      }),
      read({ tradingMode: 'PAPER' }, []),
    ],
  },
];
