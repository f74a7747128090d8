import { globSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { print } from 'graphql';
import {
  defaultOperation,
  isFirstParty,
  loadContract,
  type RootField,
} from './packages/schema/codegen/index.ts';
import { notImplemented } from './packages/server/src/graphql/not-implemented.ts';

const contract = loadContract();
const { schema, publicSchema, fields } = contract;
const wholeSdl = print(contract.document);
const publicSdl = print(contract.publicDocument);

const ours = (name: string) => `./packages/schema/codegen/plugins/${name}.ts`;
/** In the order of their names: folders are listed in any. */
const webDocuments = globSync('packages/web/src/**/*.graphql')
  .sort()
  .map((path) => readFileSync(path, 'utf8'));

const documentsOf = (own: readonly RootField[], within = publicSchema) =>
  own.map((field) => defaultOperation(within, field));
const publicFields = fields.filter((field) => !isFirstParty(field));
const firstPartyFields = fields.filter(isFirstParty);

/** Object types whose domain resolves some of their fields, and the row each resolver gets. */
const objectTypes = {
  ActiveStrategy: {
    domain: 'strategies',
    row: '../../domains/strategies/actives/active-shown.ts#ActiveShown',
  },
  ActiveStrategyHolding: {
    domain: 'strategies',
    row: '../../domains/strategies/actives/active-shown.ts#ActiveHoldingShown',
  },
  Asset: { domain: 'market trading', row: '@investing-platform/rules/market/catalogue#AssetRow' },
  BrokerAccount: {
    domain: 'brokerage',
    row: '../../domains/brokerage/accounts/account-shown.ts#BrokerAccountShown',
  },
  BrokerCredential: {
    domain: 'brokerage',
    row: '../../domains/brokerage/credentials/credentials.sql.ts#CredentialShown',
  },
  BrokerIntegration: {
    domain: 'brokerage',
    row: '../../domains/brokerage/integrations.ts#IntegrationShown',
  },
  CryptoCurrencyWallet: {
    domain: 'crypto',
    row: '../../domains/crypto/wallets/wallet-shown.ts#WalletShown',
  },
  DiscoverItem: {
    domain: 'ideas',
    row: '../../domains/ideas/discover/fetch-discover-lists.ts#DiscoverItemRow',
  },
  DiscoverList: {
    domain: 'ideas',
    row: '../../domains/ideas/discover/fetch-discover-lists.ts#DiscoverListRow',
  },
  Like: { domain: 'ideas', row: '../../domains/ideas/likes/likes.sql.ts#LikeRow' },
  LikeableAsset: {
    domain: 'ideas',
    row: '../../domains/ideas/discover/generate-likeable-assets.ts#LikeableAssetRow',
  },
  NetWorthAsset: {
    domain: 'portfolios',
    row: '../../domains/networth/assets/asset-shown.ts#AssetShown',
  },
  NetWorthFile: {
    domain: 'portfolios',
    row: '../../domains/networth/imports/files.sql.ts#FileShown',
  },
  NetWorthLiability: {
    domain: 'networth',
    row: '../../domains/networth/liabilities/liability-shown.ts#LiabilityShown',
  },
  NetWorthTotals: {
    domain: 'networth',
    row: '../../domains/networth/dashboard/totals-shown.ts#TotalsShown',
  },
  Holding: { domain: 'portfolios', row: '../../domains/portfolios/rows.ts#HoldingShown' },
  Order: { domain: 'trading', row: '../../domains/trading/orders/orders.sql.ts#OrderShown' },
  Portfolio: { domain: 'portfolios', row: '../../domains/portfolios/rows.ts#PortfolioShown' },
  PortfolioEmail: {
    domain: 'portfolios',
    row: '../../domains/portfolios/emails/emails.sql.ts#EmailRow',
  },
  PortfolioGain: { domain: 'portfolios', row: '../../domains/portfolios/rows.ts#GainShown' },
  Position: {
    domain: 'trading',
    row: '../../domains/trading/positions/position-shown.ts#PositionShown',
  },
  RebalanceRun: {
    domain: 'strategies',
    row: '../../domains/strategies/runs/runs.sql.ts#RunRow',
  },
  SavedBankAccount: {
    domain: 'funding',
    row: '../../domains/funding/bank-accounts/shown.ts#BankAccountShown',
  },
  Session: { domain: 'account', row: '../../domains/account/sessions/session-row.ts#SessionRow' },
  Strategy: {
    domain: 'strategies',
    row: '../../domains/strategies/definitions/strategy.ts#StrategyShown',
  },
  StrategyHolding: {
    domain: 'strategies',
    row: '../../domains/strategies/definitions/strategy.ts#StrategyPart',
  },
  StrategySubscription: {
    domain: 'strategies',
    row: '../../domains/strategies/definitions/subscriptions.sql.ts#SubscriptionRow',
  },
  TradeIdea: {
    domain: 'ideas',
    row: '../../domains/ideas/trade-ideas/trade-idea.ts#IdeaRow',
  },
  User: { domain: 'account', row: '../../domains/account/people/user.ts#UserRow' },
  UserSubscription: {
    domain: 'billing',
    row: '../../domains/billing/subscriptions/subscription-shown.ts#SubscriptionShown',
  },
};

/** Types are named as the contract names them: `FetchKYCInput` stays so. */
const namingConvention = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const clientTypes = {
  namingConvention,
  enumsAsTypes: true,
  useTypeImports: true,
  strictScalars: true,
  skipTypename: true,
  avoidOptionals: { inputValue: false },
  scalars: {
    Decimal: { input: 'string | number', output: 'string' },
    Date: 'string',
    DateTime: { input: 'string', output: 'string' },
    CurrencyCode: 'string',
    CountryCode: 'string',
    ID: 'string',
  },
};

const config: CodegenConfig = {
  silent: true,
  config: { sort: false },
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
  generates: {
    'packages/schema/generated/public-type-defs.ts': {
      schema: publicSdl,
      plugins: [{ [ours('type-defs')]: { contract, firstParty: false } }],
    },
    'packages/schema/generated/introspection.ts': {
      schema: publicSdl,
      plugins: [{ [ours('introspection')]: { contract } }],
    },
    'packages/schema/generated/type-defs.ts': {
      schema: wholeSdl,
      plugins: [{ [ours('type-defs')]: { contract, firstParty: true } }],
    },
    'packages/schema/generated/catalog.ts': {
      schema: publicSdl,
      plugins: [{ [ours('catalog')]: { contract, firstParty: false } }],
    },
    'packages/schema/generated/first-party-catalog.ts': {
      schema: wholeSdl,
      plugins: [{ [ours('catalog')]: { contract, firstParty: true } }],
    },
    'packages/schema/generated/operation-hints.ts': {
      schema: publicSdl,
      plugins: [{ [ours('operation-hints')]: { contract, notImplemented } }],
    },
    'packages/schema/generated/operations.ts': {
      schema: publicSdl,
      documents: documentsOf(publicFields),
      plugins: [
        ours('header'),
        { [ours('operation-types')]: { contract } },
        { [ours('documents')]: { contract, firstParty: false } },
      ],
      config: clientTypes,
    },
    'packages/schema/generated/first-party.ts': {
      schema: wholeSdl,
      documents: documentsOf(firstPartyFields, schema),
      plugins: [
        ours('header'),
        'typescript-operations',
        { [ours('documents')]: { contract, firstParty: true } },
      ],
      config: clientTypes,
    },
    'packages/server/src/graphql/generated/resolver-types.ts': {
      schema: wholeSdl,
      plugins: [ours('header'), 'typescript', 'typescript-resolvers'],
      config: {
        namingConvention,
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        avoidOptionals: { field: true },
        disableDescriptions: true,
        contextType: '../context.ts#Context',
        inputMaybeValue: 'T | null | undefined',
        mappers: Object.fromEntries(
          Object.entries(objectTypes).map(([name, { row }]) => [name, row]),
        ),
        scalars: {
          Decimal: { input: 'string', output: 'string' },
          Date: 'string',
          DateTime: 'Date',
          CurrencyCode: 'string',
          CountryCode: 'string',
          ID: 'string',
        },
      },
    },
    'packages/server/src/graphql/generated/resolver-map.ts': {
      schema: wholeSdl,
      plugins: [
        {
          [ours('resolver-map')]: {
            contract,
            notImplemented,
            objectTypes: Object.fromEntries(
              Object.entries(objectTypes).map(([name, { domain }]) => [name, domain.split(' ')]),
            ),
          },
        },
      ],
    },
    'packages/sdk/src/generated/methods.ts': {
      schema: publicSdl,
      plugins: [{ [ours('sdk-methods')]: { contract, notImplemented } }],
    },
    'packages/sdk/src/generated/tables.ts': {
      schema: publicSdl,
      plugins: [{ [ours('sdk-tables')]: { contract } }],
    },
    'packages/web/src/generated/documents.ts': {
      schema: wholeSdl,
      documents: webDocuments,
      plugins: [ours('header'), 'typescript-operations', { [ours('own-documents')]: { contract } }],
      config: { ...clientTypes, disableDescriptions: true },
    },
    'packages/web/src/generated/refreshes.ts': {
      schema: wholeSdl,
      documents: webDocuments,
      plugins: [{ [ours('refreshes')]: { contract } }],
    },
    'packages/mocks/src/generated/rows.ts': {
      schema: publicSdl,
      plugins: [{ [ours('mock-rows')]: { contract } }],
    },
    'packages/spreadsheets/src/generated/contract.ts': {
      schema: publicSdl,
      plugins: [{ [ours('spreadsheet-contract')]: { contract } }],
    },
    'packages/cli/src/generated/commands.ts': {
      schema: publicSdl,
      plugins: [{ [ours('cli-commands')]: { contract } }],
    },
  },
};

export default config;
