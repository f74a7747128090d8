// Generated from the contract by `npm run codegen`. Do not edit.
import type { InputType } from '../input-type.ts';

/** The input types by name. */
export const inputTypes: Readonly<Record<string, InputType>> = {
  "ActiveStrategySourceInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "strategyId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "This published strategy, or a published one of the caller's own."
      },
      {
        "name": "weights",
        "type": "TargetWeightsInput",
        "isRequired": false,
        "most": null,
        "description": "Weights of one's own."
      }
    ]
  },
  "AddInstrumentPriceInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "instrumentId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The id of a custom instrument."
      },
      {
        "name": "date",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The day that the price is of, not in the future."
      },
      {
        "name": "price",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "The price of one unit, in the instrument's currency. 0: worthless."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note, for example who valued it."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same price and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "AddWalletWatchInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "chain",
        "type": "Chain!",
        "isRequired": true,
        "most": null,
        "description": "The chain."
      },
      {
        "name": "address",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The public address, as the chain writes it. Its form and check digits are verified."
      },
      {
        "name": "label",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name for it."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The portfolio that its contents count in. Default: the assets portfolio."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same watch and adds nothing. Kept for at least 24 hours."
      }
    ]
  },
  "AddressInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "line1",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "Street and number."
      },
      {
        "name": "line2",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "What the first line does not hold."
      },
      {
        "name": "city",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "City, town or suburb."
      },
      {
        "name": "region",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "State, province or region, where the country has them."
      },
      {
        "name": "postalCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Postal code, where the country has them."
      },
      {
        "name": "country",
        "type": "CountryCode!",
        "isRequired": true,
        "most": null,
        "description": "The country."
      }
    ]
  },
  "AssetReferenceInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "assetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The asset's id."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The asset's ticker, with or without the market identifier code."
      }
    ]
  },
  "AssetSharesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset's id."
      },
      {
        "name": "quantity",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How many, up to 9 decimal places."
      }
    ]
  },
  "AssistantNotificationsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "afterId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The id of the last notification known: only later ones come. Default, and where it is kept no longer: all of the last 24 hours."
      }
    ]
  },
  "AssistantReferenceInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "entityType",
        "type": "AssistantEntityType!",
        "isRequired": true,
        "most": null,
        "description": "What kind of object it is."
      },
      {
        "name": "entityId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The object's id."
      }
    ]
  },
  "AssistantStreamInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "messageId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The reply: the id of an `assistantMessage`."
      },
      {
        "name": "afterSequence",
        "type": "Int!",
        "isRequired": false,
        "most": 1000000000,
        "description": "The `sequence` of the last event known. 0: from the beginning. Default: 0."
      }
    ]
  },
  "AttachableSharesSourceInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "activeStrategyId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only in the account of this active strategy, and only its target assets."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "In this account."
      }
    ]
  },
  "BankTransferInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much will be sent, above 0, in `currency`."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency that will be sent: `NZD` or `USD`."
      }
    ]
  },
  "BeneficiaryPersonInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "givenName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The given name."
      },
      {
        "name": "familyName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The family name."
      }
    ]
  },
  "CancelOrderInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The order's id."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same order in its present state. Kept for at least 24 hours."
      }
    ]
  },
  "CancelSubscriptionInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The subscription's id."
      },
      {
        "name": "atPeriodEnd",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: it ends at `periodEndsAt`. False: it ends at once, and nothing is paid back. Default: true."
      },
      {
        "name": "reason",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Why, in the person's words."
      }
    ]
  },
  "CardChargeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much to charge, in `currency`, inside the limits of `fetchDefaultPaymentProvider`."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency to charge: `NZD` or `USD`."
      },
      {
        "name": "cardId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The card to charge. Default: the default card."
      }
    ]
  },
  "CashExchangeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "quoteId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "A quote of `getTemporaryQuote`: it says how much of which currency, and at which rate."
      }
    ]
  },
  "ConfirmNetWorthDividendInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The dividend's id."
      },
      {
        "name": "decision",
        "type": "ConfirmationDecision!",
        "isRequired": true,
        "most": null,
        "description": "Confirm or reject. Corrections go only with `CONFIRM`."
      },
      {
        "name": "paidOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The right day of payment, not in the future."
      },
      {
        "name": "grossAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The right whole payment before tax, in the dividend's currency."
      },
      {
        "name": "withholdingTax",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The right tax taken off, in the dividend's currency, at most the whole payment."
      },
      {
        "name": "reinvestment",
        "type": "DividendReinvestmentInput",
        "isRequired": false,
        "most": null,
        "description": "The purchase that it was reinvested in. Left out: as the import has it."
      }
    ]
  },
  "ConfirmNetWorthTradeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The trade's id."
      },
      {
        "name": "decision",
        "type": "ConfirmationDecision!",
        "isRequired": true,
        "most": null,
        "description": "Confirm or reject. Corrections go only with `CONFIRM`."
      },
      {
        "name": "tradedOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The right day, not in the future."
      },
      {
        "name": "ratio",
        "type": "SplitRatioInput",
        "isRequired": false,
        "most": null,
        "description": "The right ratio of a split or a consolidation."
      },
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The right number of units, of types that have one."
      }
    ]
  },
  "ContributeToActiveStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much of the account's cash to add, in the active strategy's currency."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same run and adds nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateActiveStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "source",
        "type": "ActiveStrategySourceInput!",
        "isRequired": true,
        "most": null,
        "description": "What to invest in."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Its name. Default: the strategy's, or `My strategy`."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The account to trade for. Default: the platform account, in live mode."
      },
      {
        "name": "brokerCredentialId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The broker credential to trade through. Default: the platform account."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much of the account's cash to invest, in the account's currency. With the value of `attachShares` at least the strategy's `minimumInvestment`, and more than nothing."
      },
      {
        "name": "attachShares",
        "type": "[AssetSharesInput!]",
        "isRequired": false,
        "most": null,
        "description": "Shares of the account to bring in as they are, each asset once. They need not be target assets."
      },
      {
        "name": "autoRebalance",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether `rebalanceRules` start a rebalancing by themselves. Default: true."
      },
      {
        "name": "autoSync",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether to take over new versions of the strategy by itself. Default: as in the caller's subscription to it, else false."
      },
      {
        "name": "rebalanceRules",
        "type": "[RebalanceRuleInput!]",
        "isRequired": false,
        "most": null,
        "description": "When to rebalance: at most one of each drift rule and one day. Default: the strategy's rules."
      },
      {
        "name": "cooldownDays",
        "type": "Int",
        "isRequired": false,
        "most": 365,
        "description": "How many days to wait after a rebalancing before a rule may start the next, 0 to 365. Default: as the strategy has it, else 7."
      },
      {
        "name": "recurringContribution",
        "type": "RecurringContributionInput",
        "isRequired": false,
        "most": null,
        "description": "A regular contribution. Default: none."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same active strategy and invests nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateCryptoAutoSweepInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The crypto asset to sell, for example `BTC`."
      },
      {
        "name": "chain",
        "type": "Chain",
        "isRequired": false,
        "most": null,
        "description": "Only what comes in on this chain. Default: on any chain."
      },
      {
        "name": "targetCurrency",
        "type": "CurrencyCode!",
        "isRequired": false,
        "most": null,
        "description": "The currency of the cash, `USD` or `NZD`. Sales in another currency are exchanged into it. Default: \"USD\"."
      },
      {
        "name": "minimumAmount",
        "type": "Decimal!",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Transfers of less than this are not swept. In units of the asset. Default: \"0\"."
      },
      {
        "name": "sellPercent",
        "type": "Decimal!",
        "isRequired": false,
        "most": 100,
        "description": "How much of each transfer to sell, in percent. Default: \"100\"."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same rule in its present state and makes no second one. Kept for at least 24 hours."
      }
    ]
  },
  "CreateCryptoCurrencyWalletsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "wallets",
        "type": "[CryptoWalletInput!]",
        "isRequired": false,
        "most": null,
        "description": "The wallets, 1 to 50. Default: one for each asset and chain that the platform takes."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The call is safe to repeat without a key too. With one, other input under the same key is refused. Kept for at least 24 hours."
      }
    ]
  },
  "CreateCryptoWalletInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "Its name."
      },
      {
        "name": "watch",
        "type": "WalletAddressInput",
        "isRequired": false,
        "most": null,
        "description": "The address to watch from the start. Without one the wallet is kept by hand."
      },
      {
        "name": "currency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency to value it in. It cannot be changed later. Default: the display currency."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same portfolio and makes nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateCustomInstrumentInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "Its name."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency to price it in. It cannot be changed later."
      },
      {
        "name": "category",
        "type": "CustomInstrumentCategory!",
        "isRequired": true,
        "most": null,
        "description": "What kind of thing it is."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A short name, in either case, unique among the caller's custom instruments. Default: made from the name."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same instrument and makes nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateCustomInstrumentWithDetailsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "Its name."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency to price it in: of both prices here. It cannot be changed later."
      },
      {
        "name": "category",
        "type": "CustomInstrumentCategory!",
        "isRequired": true,
        "most": null,
        "description": "What kind of thing it is."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A short name, in either case, unique among the caller's custom instruments. Default: made from the name."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The portfolio to put it in. Default: the assets portfolio."
      },
      {
        "name": "quantity",
        "type": "Decimal!",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How many units, up to 18 decimal places, above 0. Things that are not counted have one. Default: \"1\"."
      },
      {
        "name": "purchasedOn",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The day that it was bought, not in the future."
      },
      {
        "name": "purchasePrice",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "What one unit cost. It is also the price of that day."
      },
      {
        "name": "currentPrice",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What one unit is worth now. Default: `purchasePrice`."
      },
      {
        "name": "pricedOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day of `currentPrice`, after `purchasedOn` and not in the future. Default: today."
      },
      {
        "name": "ownershipPercent",
        "type": "Decimal!",
        "isRequired": false,
        "most": 100,
        "description": "The caller's part of it in percent, above 0. Default: \"100\"."
      },
      {
        "name": "metadata",
        "type": "[NamedValueInput!]",
        "isRequired": false,
        "most": null,
        "description": "What to note about it, such as an address or a serial number. Each name once."
      },
      {
        "name": "linkedLiabilityId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The debt that it secures, such as the mortgage of a house."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same asset and makes nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthDividendInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "portfolioId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio that received it."
      },
      {
        "name": "instrument",
        "type": "InstrumentSelectorInput!",
        "isRequired": true,
        "most": null,
        "description": "The instrument that paid it: one that the portfolio holds or has held."
      },
      {
        "name": "paidOn",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The day that it was paid, not in the future."
      },
      {
        "name": "exDate",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day on which a buyer no longer got it, not after `paidOn`."
      },
      {
        "name": "amount",
        "type": "DividendAmountInput!",
        "isRequired": true,
        "most": null,
        "description": "The payment before tax, in `currency`."
      },
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How many units it was paid for, above 0. Default: what the portfolio held at the end of the day before `exDate`, or without one before `paidOn`."
      },
      {
        "name": "withholdingTax",
        "type": "Decimal!",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The tax taken off before the payment, in `currency`, at most the whole payment. Default: \"0\"."
      },
      {
        "name": "imputationCredits",
        "type": "Decimal!",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Tax that the company has already paid and that counts as the owner's, in `currency`. Default: \"0\"."
      },
      {
        "name": "currency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency of the payment. Default: the instrument's."
      },
      {
        "name": "exchangeRate",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Units of the portfolio's currency for one of `currency`. Default: the market's rate of `paidOn`."
      },
      {
        "name": "reinvestment",
        "type": "DividendReinvestmentInput",
        "isRequired": false,
        "most": null,
        "description": "The purchase that it was reinvested in. Left out: it was paid out."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note."
      },
      {
        "name": "uniqueIdentifier",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name for the dividend, once in a portfolio for ever, such as the number of its advice. A dividend that already has it is returned as it is, and nothing is recorded."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same dividend and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthDocumentUploadInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "fileName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name of the file, without folders."
      },
      {
        "name": "mimeType",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The media type of the file, one of `application/pdf`, `text/csv`, `image/png`, `image/jpeg`, `image/heic`, `message/rfc822`, `application/x-ofx` (OFX and QFX) and `application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`."
      },
      {
        "name": "sizeBytes",
        "type": "Int!",
        "isRequired": true,
        "most": 20971520,
        "description": "The size of the file in bytes, at most 20 MiB."
      },
      {
        "name": "sha256",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The SHA-256 of the file as 64 hexadecimal digits, in either case."
      },
      {
        "name": "title",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A title by which the person will know it. Default: `fileName`."
      },
      {
        "name": "category",
        "type": "NetWorthDocumentCategory!",
        "isRequired": false,
        "most": null,
        "description": "What kind of paper it is. Default: OTHER."
      },
      {
        "name": "linkedTo",
        "type": "NetWorthLinkInput",
        "isRequired": false,
        "most": null,
        "description": "What it belongs to. Default: nothing in particular."
      },
      {
        "name": "expiresOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day that the paper is valid."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note for oneself."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same upload and announces nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthExpenseInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "category",
        "type": "ExpenseCategory!",
        "isRequired": true,
        "most": null,
        "description": "What the money is spent on."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much goes out each time, in `currency`."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of the expense."
      },
      {
        "name": "frequency",
        "type": "Frequency!",
        "isRequired": true,
        "most": null,
        "description": "How often it goes out."
      },
      {
        "name": "essential",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether the person could not do without it. Default: false."
      },
      {
        "name": "startsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, or the day of a one-off expense. Default: today."
      },
      {
        "name": "endsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day, not before `startsOn`. Default: no end."
      },
      {
        "name": "inflationPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000,
        "description": "How much it is expected to rise a year, in percent: 2 for 2 percent."
      },
      {
        "name": "linkedLiabilityId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The debt that it pays, such as the mortgage of a monthly payment."
      },
      {
        "name": "ownerMemberId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The household member who pays it. Default: the person."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note for oneself."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same expense and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthGoalInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "kind",
        "type": "GoalKind!",
        "isRequired": true,
        "most": null,
        "description": "What the money is for."
      },
      {
        "name": "targetAmount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "The sum to reach."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of the goal. It cannot change later."
      },
      {
        "name": "targetOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day to reach it by, after today."
      },
      {
        "name": "funding",
        "type": "GoalFundingInput",
        "isRequired": false,
        "most": null,
        "description": "Where the sum saved so far comes from. Default: told by hand, 0."
      },
      {
        "name": "monthlyContribution",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What the person means to add each month."
      },
      {
        "name": "expectedReturnPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "The yearly return expected of what is saved, in percent: 5 for 5 percent. Default: 0."
      },
      {
        "name": "priority",
        "type": "Int",
        "isRequired": false,
        "most": 1000,
        "description": "The rank among the person's goals; 1 is the first. Default: after all others."
      },
      {
        "name": "imageUrl",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The https address of a picture."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same goal and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthIncomeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "category",
        "type": "IncomeCategory!",
        "isRequired": true,
        "most": null,
        "description": "Where it comes from."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much comes in each time, in `currency`."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of the income."
      },
      {
        "name": "frequency",
        "type": "Frequency!",
        "isRequired": true,
        "most": null,
        "description": "How often it comes in."
      },
      {
        "name": "afterTax",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether `amount` is what remains after tax. Default: false."
      },
      {
        "name": "startsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, or the day of a one-off income. Default: today."
      },
      {
        "name": "endsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day, not before `startsOn`. Default: no end."
      },
      {
        "name": "growthPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000,
        "description": "How much it is expected to grow a year, in percent: 2 for 2 percent."
      },
      {
        "name": "linkedNetWorthAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The asset that yields it, such as the house of a rent."
      },
      {
        "name": "ownerMemberId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The household member who earns it. Default: the person."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note for oneself."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same income and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthLiabilityInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "kind",
        "type": "LiabilityKind!",
        "isRequired": true,
        "most": null,
        "description": "What kind of debt it is."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The liability portfolio to put it in. Default: the default one."
      },
      {
        "name": "lender",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Whom the money is owed to."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of the debt. It cannot change later."
      },
      {
        "name": "originalAmount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "What was borrowed at first."
      },
      {
        "name": "balance",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What the person's part still is today, a positive number: `ownershipPercent` of the whole. Give it or `wholeBalance`; both only where they agree."
      },
      {
        "name": "wholeBalance",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What the whole debt still is today, whoever owes the rest: a positive number. Default: what follows from `balance`; without it, what the repayment plan leaves of `originalAmount` with `autoAmortize`, else `originalAmount`."
      },
      {
        "name": "ownershipPercent",
        "type": "Decimal!",
        "isRequired": false,
        "most": 100,
        "description": "The person's part of the debt in percent, above 0. Default: \"100\"."
      },
      {
        "name": "interestRatePercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000,
        "description": "The yearly interest rate in percent: 4.5 for 4.5 percent."
      },
      {
        "name": "rateType",
        "type": "LiabilityRateType",
        "isRequired": false,
        "most": null,
        "description": "Whether the interest rate can change."
      },
      {
        "name": "fixedEndsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day of a fixed interest rate. Only for `FIXED`."
      },
      {
        "name": "startsOn",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The day that the debt began, not in the future."
      },
      {
        "name": "maturesOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day that it must be paid off by, after `startsOn`."
      },
      {
        "name": "repaymentAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What is paid each time, interest included. Needs `repaymentFrequency`."
      },
      {
        "name": "repaymentFrequency",
        "type": "Frequency",
        "isRequired": false,
        "most": null,
        "description": "How often `repaymentAmount` is paid, counted from `startsOn`. `ONE_OFF` is one payment on `maturesOn`."
      },
      {
        "name": "interestOnlyEndsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day on which payments cover only interest."
      },
      {
        "name": "autoAmortize",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether the balance follows the repayment plan by itself. Needs `interestRatePercent`, `repaymentAmount` and `repaymentFrequency`. Default: false."
      },
      {
        "name": "linkedNetWorthAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The asset that it was taken up for, such as the house of a mortgage."
      },
      {
        "name": "creditLimit",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The most that may be owed, for a card or an overdraft."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same debt and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthLiabilityTradeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "liabilityId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The debt's id."
      },
      {
        "name": "type",
        "type": "LiabilityTradeType!",
        "isRequired": true,
        "most": null,
        "description": "What happened."
      },
      {
        "name": "date",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The day that it happened, between the debt's `startsOn` and today."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much: for `REVALUATION` the new balance, else by how much, a positive number."
      },
      {
        "name": "interest",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The part of a `REPAYMENT` that pays interest which the balance does not hold yet; the balance goes down by the rest. At most `amount`, and only for `REPAYMENT`. Default: 0, or what the repayment plan says with `autoAmortize`."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note for oneself."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same booking and books nothing more. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetWorthShareLinkInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "label",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name by which the owner will know it. Readers do not see it."
      },
      {
        "name": "ownerLabel",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "How to name the owner to readers. Default: the name that `fetchCurrentUser` gives."
      },
      {
        "name": "hideAmounts",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether readers see only percentages and no amounts. Default: true."
      },
      {
        "name": "sections",
        "type": "[NetWorthSection!]!",
        "isRequired": false,
        "most": null,
        "description": "The parts that readers see. Default: [TOTALS, ALLOCATION]."
      },
      {
        "name": "portfolioIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "The tracked portfolios that readers see, with their sub-portfolios. Goals, income and expenses are shown only without it. Default: everything that the owner has."
      },
      {
        "name": "passcode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A passcode that readers need besides the address. It cannot be read again. Default: none."
      },
      {
        "name": "expiresAt",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "When it stops working, in the future. Default: never."
      },
      {
        "name": "maxViews",
        "type": "Int",
        "isRequired": false,
        "most": 1000000,
        "description": "After how many views it stops working. Default: no such limit."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same link, without its `url`, and makes none. Kept for at least 24 hours."
      }
    ]
  },
  "CreateNetworthPortfolioInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "Its name."
      },
      {
        "name": "kind",
        "type": "NewPortfolioKind!",
        "isRequired": false,
        "most": null,
        "description": "Who keeps it up to date. Default: MANUAL."
      },
      {
        "name": "parentId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The portfolio that it is a part of: one that holds assets and is at most three levels below the assets portfolio. Default: the assets portfolio."
      },
      {
        "name": "currency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency to value it in. It cannot be changed later. Default: the display currency."
      },
      {
        "name": "costBasisMethod",
        "type": "CostBasisMethod",
        "isRequired": false,
        "most": null,
        "description": "How the cost of what is sold is found. Default: that of the portfolio above it."
      },
      {
        "name": "country",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "The country that it is taxed in. Default: the caller's country of residence."
      },
      {
        "name": "financialYearEnd",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The last day of its financial year as month and day, for example `03-31`. Default: that of its country, or `12-31`."
      },
      {
        "name": "ownershipPercent",
        "type": "Decimal!",
        "isRequired": false,
        "most": 100,
        "description": "The caller's part of it in percent, above 0. Default: \"100\"."
      },
      {
        "name": "ownerMemberId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The member of the caller's household that it belongs to. Default: the caller."
      },
      {
        "name": "externalProvider",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only for `RELAY`: the name of the service that it is kept in."
      },
      {
        "name": "externalId",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only for `RELAY`: its id there. Once for each `externalProvider`."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same portfolio and makes nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateOAuthLinkInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "provider",
        "type": "OAuthProvider!",
        "isRequired": true,
        "most": null,
        "description": "The provider that the person signed in at."
      },
      {
        "name": "authorizationCode",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The `code` that the provider's redirect carried. It works once."
      },
      {
        "name": "redirectUri",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The redirect URI that the provider returned to, one of those that the operator registered."
      },
      {
        "name": "codeVerifier",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The PKCE verifier, where the request to the provider carried a challenge."
      },
      {
        "name": "password",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The account's password. Needed where the person has no second factor and the session was not stepped up."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same link and makes nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreatePartnerPaperAccountInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": false,
        "most": null,
        "description": "Its name. Default: \"Paper account\"."
      },
      {
        "name": "start",
        "type": "PaperAccountStartInput",
        "isRequired": false,
        "most": null,
        "description": "What it starts with. Default: 100,000 USD."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same account and opens no other. Kept for at least 24 hours."
      }
    ]
  },
  "CreatePendingUserTransactionInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "bankTransfer",
        "type": "BankTransferInput",
        "isRequired": false,
        "most": null,
        "description": "Announce a bank transfer. The answer says where to send it."
      },
      {
        "name": "cardCharge",
        "type": "CardChargeInput",
        "isRequired": false,
        "most": null,
        "description": "Charge a saved card."
      },
      {
        "name": "exchange",
        "type": "CashExchangeInput",
        "isRequired": false,
        "most": null,
        "description": "Exchange cash at the rate of a quote."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same transaction in its present state and moves nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateRelayTradeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "portfolioId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio."
      },
      {
        "name": "symbol",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The instrument's ticker in either case, with or without the market identifier code, or the short name of a custom instrument."
      },
      {
        "name": "exchange",
        "type": "Exchange",
        "isRequired": false,
        "most": null,
        "description": "Narrows a ticker that several exchanges use."
      },
      {
        "name": "type",
        "type": "TradeType!",
        "isRequired": true,
        "most": null,
        "description": "What happened."
      },
      {
        "name": "tradedOn",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The trading day, not in the future."
      },
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How many units, up to 18 decimal places, above 0."
      },
      {
        "name": "price",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The price of one unit, in the instrument's currency."
      },
      {
        "name": "fee",
        "type": "Decimal!",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The fee, in `feeCurrency`. Default: \"0\"."
      },
      {
        "name": "feeCurrency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The instrument's currency or the portfolio's. Default: the instrument's."
      },
      {
        "name": "exchangeRate",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that day."
      },
      {
        "name": "ratio",
        "type": "SplitRatioInput",
        "isRequired": false,
        "most": null,
        "description": "New units for old ones."
      },
      {
        "name": "costBasis",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The cost that the trade brings or sets, in the instrument's currency."
      },
      {
        "name": "capitalAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The money paid back or called in, in the instrument's currency."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note."
      },
      {
        "name": "uniqueIdentifier",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The trade's id where it comes from, once in a portfolio for ever. A trade that already has it is returned as it is, and nothing is recorded."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same trade and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateStrategyAssetVotesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "strategyId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The strategy's id. Its `votingEnabled` must be true."
      },
      {
        "name": "votes",
        "type": "[StrategyAssetVoteInput!]!",
        "isRequired": true,
        "most": null,
        "description": "The votes, each asset once."
      }
    ]
  },
  "CreateStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "Its name. The slug is made from it."
      },
      {
        "name": "description",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "What it invests in and why."
      },
      {
        "name": "kind",
        "type": "StrategyKind!",
        "isRequired": false,
        "most": null,
        "description": "What kind it is. `EXPERT` and `AI` are the platform's and refused. Default: CUSTOM."
      },
      {
        "name": "visibility",
        "type": "StrategyVisibility!",
        "isRequired": false,
        "most": null,
        "description": "Who can see it. Default: PRIVATE."
      },
      {
        "name": "riskLevel",
        "type": "RiskTolerance",
        "isRequired": false,
        "most": null,
        "description": "How much its value may swing. Default: reckoned from its assets."
      },
      {
        "name": "cashPercent",
        "type": "Decimal!",
        "isRequired": false,
        "most": 100,
        "description": "The part that stays cash, in percent, at most 2 decimal places. Default: \"0\"."
      },
      {
        "name": "holdings",
        "type": "[StrategyHoldingInput!]!",
        "isRequired": true,
        "most": null,
        "description": "What the rest goes into, each asset once, at most 100. To be published, there is at least one, and weights and `cashPercent` sum to exactly 100; a draft may hold less."
      },
      {
        "name": "rebalanceRules",
        "type": "[RebalanceRuleInput!]",
        "isRequired": false,
        "most": null,
        "description": "When to rebalance: at most one of each drift rule and one day. Default: only by hand."
      },
      {
        "name": "cooldownDays",
        "type": "Int!",
        "isRequired": false,
        "most": 365,
        "description": "How many days to wait after a rebalancing before a rule may start the next, 0 to 365. Default: 7."
      },
      {
        "name": "minimumInvestment",
        "type": "MoneyInput",
        "isRequired": false,
        "most": null,
        "description": "The least to invest. Default: no minimum."
      },
      {
        "name": "tags",
        "type": "[String!]",
        "isRequired": false,
        "most": null,
        "description": "Words to find it by. At most 10."
      },
      {
        "name": "votingEnabled",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether people vote on its assets. Only for `COMMUNITY`. Default: false."
      },
      {
        "name": "sourceStrategyId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The strategy that it was made from. It must be one that the caller may see."
      },
      {
        "name": "publish",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: publish it at once. False: it starts as a draft. Default: false."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same strategy and makes nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateTradeForAssetInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The portfolio. Default: the assets portfolio."
      },
      {
        "name": "type",
        "type": "AssetTradeType!",
        "isRequired": true,
        "most": null,
        "description": "What happened."
      },
      {
        "name": "tradedOn",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The trading day, not in the future."
      },
      {
        "name": "quantity",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How many units, up to 18 decimal places, above 0."
      },
      {
        "name": "price",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The price of one unit, in the asset's currency. Default, for types that have a price: the last price of that day, or of the last trading day before it."
      },
      {
        "name": "fee",
        "type": "Decimal!",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The fee, in the asset's currency. Default: \"0\"."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same trade and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateTradeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The portfolio. Default: the assets portfolio."
      },
      {
        "name": "instrumentId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The instrument. The id of an asset of the catalogue will do."
      },
      {
        "name": "type",
        "type": "TradeType!",
        "isRequired": true,
        "most": null,
        "description": "What happened."
      },
      {
        "name": "tradedOn",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The trading day, not in the future."
      },
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How many units, up to 18 decimal places, above 0."
      },
      {
        "name": "price",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The price of one unit, in the instrument's currency."
      },
      {
        "name": "fee",
        "type": "Decimal!",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The fee, in `feeCurrency`. Default: \"0\"."
      },
      {
        "name": "feeCurrency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The instrument's currency or the portfolio's. Default: the instrument's."
      },
      {
        "name": "exchangeRate",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Units of the portfolio's currency for one of the instrument's. Default: the market's rate of that day."
      },
      {
        "name": "ratio",
        "type": "SplitRatioInput",
        "isRequired": false,
        "most": null,
        "description": "New units for old ones."
      },
      {
        "name": "costBasis",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The cost that the trade brings or sets, in the instrument's currency."
      },
      {
        "name": "capitalAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The money paid back or called in, in the instrument's currency."
      },
      {
        "name": "lotSelections",
        "type": "[LotSelectionInput!]",
        "isRequired": false,
        "most": null,
        "description": "The purchases that a sale takes its units from: only in a portfolio whose cost basis method is `SPECIFIC`, summing to `quantity`."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note."
      },
      {
        "name": "uniqueIdentifier",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name for the trade, once in a portfolio for ever, such as the number of its contract note. A trade that already has it is returned as it is, and nothing is recorded."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same trade and records nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CreateWithdrawalRequestInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much to withdraw, above 0, in `currency`. The fee is taken from the cash on top of it."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of the cash to take it from."
      },
      {
        "name": "payoutCurrency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency to pay out. Default: `currency`, without an exchange."
      },
      {
        "name": "bankAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The bank account to pay to. Default: the saved one for `payoutCurrency`."
      },
      {
        "name": "quoteId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "A quote of `getTemporaryQuote`, to exchange at its rate. Its `from`, `to` and `fromAmount` must be `currency`, `payoutCurrency` and `amount`. Default: the rate of the moment that it is sent."
      },
      {
        "name": "reference",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "What the bank statement shall say, up to 12 characters. Default: the platform's name."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same withdrawal in its present state and withdraws nothing. Kept for at least 24 hours."
      }
    ]
  },
  "CredentialValueInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name, as `credentialFields` has it."
      },
      {
        "name": "value",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The value. It may have several lines, as a private key has."
      }
    ]
  },
  "CryptoWalletInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The crypto asset, for example `ETH`."
      },
      {
        "name": "chain",
        "type": "Chain!",
        "isRequired": true,
        "most": null,
        "description": "A chain that moves it."
      }
    ]
  },
  "CurrencyPairInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "from",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency given."
      },
      {
        "name": "to",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency got, another than `from`."
      }
    ]
  },
  "DeleteAssistantThreadInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The thread's id."
      }
    ]
  },
  "DeleteBrokerCredentialInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The credential's id."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "DeleteCardInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The card's id."
      }
    ]
  },
  "DeleteCryptoAutoSweepInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The rule's id."
      }
    ]
  },
  "DeleteCustomInstrumentInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The instrument's id."
      },
      {
        "name": "force",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Delete it also where it has trades or dividends, and these with it, in every portfolio. Default: false."
      }
    ]
  },
  "DeleteInstrumentFromPortfolioInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "portfolioId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio's id."
      },
      {
        "name": "instrumentId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The instrument's id."
      }
    ]
  },
  "DeleteInstrumentPriceInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The price's id."
      }
    ]
  },
  "DeleteNetWorthDocumentInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The document's id."
      }
    ]
  },
  "DeleteNetWorthExpenseInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The expense's id."
      }
    ]
  },
  "DeleteNetWorthFileInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The file's id."
      },
      {
        "name": "deleteExtracted",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether to delete the confirmed trades and dividends that were read from it too. Those that wait to be confirmed are always deleted. Default: false."
      }
    ]
  },
  "DeleteNetWorthGoalInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The goal's id."
      }
    ]
  },
  "DeleteNetWorthIncomeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The income's id."
      }
    ]
  },
  "DeleteNetWorthLiabilityInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The debt's id."
      }
    ]
  },
  "DeleteOAuthLinkInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The link's id, from `UserAccount.security.oauthLinks`."
      },
      {
        "name": "password",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The account's password. Needed where the person has no second factor and the session was not stepped up."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "DeleteRelayPortfolioInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio's id."
      },
      {
        "name": "keepTrades",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: its trades, dividends and wallet watches move to the portfolio above it. False: they are deleted with it. Default: false."
      }
    ]
  },
  "DeleteRelayTradeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The trade's id."
      }
    ]
  },
  "DeleteSavedBankAccountInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The account's id. Its replacement, where there is one, has an id of its own."
      }
    ]
  },
  "DeleteSavedPayoutAccountInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The account's id. Its replacement, where there is one, has an id of its own."
      }
    ]
  },
  "DeleteStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The strategy's id."
      }
    ]
  },
  "DeleteWalletWatchInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The watch's id."
      }
    ]
  },
  "DeleteWhitelistedWalletInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The wallet's id."
      }
    ]
  },
  "DividendAmountInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "gross",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The whole payment."
      },
      {
        "name": "perShare",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The payment for one unit."
      }
    ]
  },
  "DividendReinvestmentInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "quantity",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How many units were bought, above 0."
      },
      {
        "name": "price",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "The price of one unit, in the instrument's currency."
      }
    ]
  },
  "EditOrderInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The order's id."
      },
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The new total to buy or sell, what is filled already included and more than that. Up to 9 decimal places; only for orders by `quantity`. Of an order that names `lots` less than before: it gives back those named last."
      },
      {
        "name": "notional",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The new total of money, what is filled already included and more than that. At least 1 and at most 2 decimal places; only for orders by `notional`."
      },
      {
        "name": "limitPrice",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The new worst price accepted: only for `LIMIT` and `STOP_LIMIT`. Steps as in `placeOrder`."
      },
      {
        "name": "stopPrice",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The new price that wakes the order: for `STOP` and `STOP_LIMIT` that still wait for theirs. Steps as in `placeOrder`."
      },
      {
        "name": "timeInForce",
        "type": "TimeInForce",
        "isRequired": false,
        "most": null,
        "description": "How long the new order stands: a value that `placeOrder` takes for such an order."
      },
      {
        "name": "clientOrderId",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The caller's own name for the new order. Default: none, since the old order keeps its own."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same order and edits nothing. Kept for at least 24 hours."
      }
    ]
  },
  "EmailLinkToInvestmentCalculatorInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The address to mail the link to."
      },
      {
        "name": "initialAmount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "The sum to begin with."
      },
      {
        "name": "monthlyContribution",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "What is added each month."
      },
      {
        "name": "years",
        "type": "Int!",
        "isRequired": true,
        "most": 100,
        "description": "For how many years."
      },
      {
        "name": "returnPercent",
        "type": "Decimal!",
        "isRequired": true,
        "most": 100,
        "description": "The yearly return, in percent: 7 for 7 percent."
      }
    ]
  },
  "ExportJobUpdatedInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only this job, beginning with its present state. Default: all, beginning with the next change."
      }
    ]
  },
  "FetchAccountAgreementsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only versions with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "onlyUnsigned",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Only agreements whose version in force the caller has not signed. Default: false."
      }
    ]
  },
  "FetchActiveStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "strategyId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The id of a strategy: reads the newest active strategy that the caller made from it and that is not closed."
      }
    ]
  },
  "FetchAllActiveStrategiesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these active strategies. Ids that are not the caller's are left out. Default: all."
      },
      {
        "name": "tradingMode",
        "type": "TradingMode",
        "isRequired": false,
        "most": null,
        "description": "Live or practice. Default: both."
      },
      {
        "name": "statuses",
        "type": "[ActiveStrategyStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only those in one of these states. Default: all."
      },
      {
        "name": "includeEnded",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether to list closed ones too. Where `ids` or `statuses` name them they are listed without it. Default: false."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only those of this account. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many active strategies a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchAnnouncementInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "placement",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The place in an app that asks, for example `home`. Default: any."
      },
      {
        "name": "locale",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The language wanted, as a BCP 47 tag such as `en-NZ`. Default: English."
      }
    ]
  },
  "FetchAssetByAssetIdInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset's id."
      }
    ]
  },
  "FetchAssetByTickerInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ticker",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The ticker in either case, with or without the market identifier code: `AAPL` or `AAPL.XNAS`."
      },
      {
        "name": "exchange",
        "type": "Exchange",
        "isRequired": false,
        "most": null,
        "description": "Narrows a ticker that several exchanges use."
      }
    ]
  },
  "FetchAssetPerformanceInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset's id."
      },
      {
        "name": "ranges",
        "type": "[PastRange!]!",
        "isRequired": false,
        "most": null,
        "description": "The spans. Default: [M1, YTD, Y1]."
      },
      {
        "name": "benchmarkSymbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The ticker to compare with, for example `VTI`."
      }
    ]
  },
  "FetchAssetsByAssetIdsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetIds",
        "type": "[ID!]!",
        "isRequired": true,
        "most": null,
        "description": "The assets' ids, at most 200. An id given twice is answered once."
      }
    ]
  },
  "FetchAssetsByTickersInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "tickers",
        "type": "[String!]!",
        "isRequired": true,
        "most": null,
        "description": "The tickers in either case, with or without the market identifier code, at most 200."
      },
      {
        "name": "exchange",
        "type": "Exchange",
        "isRequired": false,
        "most": null,
        "description": "Narrows tickers that several exchanges use."
      }
    ]
  },
  "FetchAssistantThreadByIdInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The thread's id."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many messages a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchAvailableRatesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "base",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency to convert from. Default: the one that the source publishes its rates of, such as EUR."
      }
    ]
  },
  "FetchCryptoCurrencyTransfersInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only transfers with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "directions",
        "type": "[TransferDirection!]",
        "isRequired": false,
        "most": null,
        "description": "Only transfers of these directions. Default: all."
      },
      {
        "name": "currencies",
        "type": "[CurrencyCode!]",
        "isRequired": false,
        "most": null,
        "description": "Only transfers of these crypto assets, for example `BTC`. Default: all."
      },
      {
        "name": "chains",
        "type": "[Chain!]",
        "isRequired": false,
        "most": null,
        "description": "Only transfers on these chains. Default: all."
      },
      {
        "name": "statuses",
        "type": "[CryptoTransferStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only transfers in one of these states. Default: all."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only transfers first seen or asked for at or after this moment. Default: all."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only transfers first seen or asked for before this moment. Default: now."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many transfers a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchCryptoCurrencyWalletsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only wallets with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "currencies",
        "type": "[CurrencyCode!]",
        "isRequired": false,
        "most": null,
        "description": "Only wallets of these crypto assets, for example `BTC`. Default: all."
      },
      {
        "name": "chains",
        "type": "[Chain!]",
        "isRequired": false,
        "most": null,
        "description": "Only wallets on these chains. Default: all."
      }
    ]
  },
  "FetchCryptoWalletAddressInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The crypto asset to receive, for example `BTC`."
      },
      {
        "name": "chain",
        "type": "Chain!",
        "isRequired": true,
        "most": null,
        "description": "The chain that the sender will use."
      }
    ]
  },
  "FetchCurrentRatesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "pairs",
        "type": "[CurrencyPairInput!]",
        "isRequired": false,
        "most": null,
        "description": "Only these pairs. Default: every pair that the platform exchanges."
      }
    ]
  },
  "FetchDefaultPaymentProviderInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "country",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "The country to pay from. Default: the person's country of residence."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency to pay in."
      }
    ]
  },
  "FetchDiscoverListsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only lists with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "kinds",
        "type": "[DiscoverListKind!]",
        "isRequired": false,
        "most": null,
        "description": "Only lists of these kinds. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 50,
        "description": "How many lists at most, 1 to 50. Default: 20."
      },
      {
        "name": "itemLimit",
        "type": "Int!",
        "isRequired": false,
        "most": 50,
        "description": "How many items of each list at most, 1 to 50. Default: 10."
      }
    ]
  },
  "FetchExpertsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only experts with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "search",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only experts with these words in their name or title, in either case. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many experts a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchMarketHoursInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "exchange",
        "type": "TradingExchange!",
        "isRequired": false,
        "most": null,
        "description": "The exchange. Default: the New York Stock Exchange."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first calendar day in the exchange's time zone, from 2015-01-01 to 2030-12-31. Default: six days before `to` where that is given, else today in the exchange's time zone."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last calendar day, at most 365 days after `from`. Default: six days after `from`."
      }
    ]
  },
  "FetchMyAssistantThreadsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only threads with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "search",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only threads with these words in their title or messages, in either case. Default: all."
      },
      {
        "name": "liked",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "True: only liked threads. False: only others. Default: both."
      },
      {
        "name": "pinned",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "True: only pinned threads. False: only others. Default: both."
      },
      {
        "name": "archived",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "True: only archived threads. False: only others. Default: both."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many threads a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchMyDeviceTokensInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only devices with these ids. Unknown ids are passed over. Default: all."
      }
    ]
  },
  "FetchMyPasskeysInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only passkeys with these ids. Unknown ids are passed over. Default: all."
      }
    ]
  },
  "FetchNewsByAssetIdsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetIds",
        "type": "[ID!]!",
        "isRequired": true,
        "most": null,
        "description": "The assets' ids, at most 200."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only news published at or after this moment. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many pieces a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchPendingUserTransactionsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only transactions with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "statuses",
        "type": "[PendingTransactionStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only transactions in one of these states. Default: all."
      },
      {
        "name": "kinds",
        "type": "[PendingTransactionKind!]",
        "isRequired": false,
        "most": null,
        "description": "Only transactions of these kinds. Default: all."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only transactions started at or after this moment. Default: all."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only transactions started before this moment. Default: now."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many transactions a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchPlatformInvestAccountActivitiesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these activities. Ids that are not the caller's are left out. Default: all."
      },
      {
        "name": "types",
        "type": "[ActivityType!]",
        "isRequired": false,
        "most": null,
        "description": "Only activities of these types. Default: all."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, in New York time. Default: when the account was opened."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day, in New York time. Default: today."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only activities with this asset: its ticker, with or without the market identifier code. Default: all."
      },
      {
        "name": "direction",
        "type": "SortDirection!",
        "isRequired": false,
        "most": null,
        "description": "The order by `occurredAt`. Default: DESC."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many activities a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchPlatformInvestAccountBalancesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency to show all amounts in. Default: the account's `baseCurrency`."
      }
    ]
  },
  "FetchPlatformInvestAccountDocumentByIdInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The document's id."
      }
    ]
  },
  "FetchPlatformInvestAccountDocumentsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these documents. Ids that are not the caller's are left out. Default: all."
      },
      {
        "name": "types",
        "type": "[InvestDocumentType!]",
        "isRequired": false,
        "most": null,
        "description": "Only documents of these types. Default: all."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only documents issued on or after this day. Default: all."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only documents issued on or before this day. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many documents a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchSavedBankAccountInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency that it takes: `NZD` or `USD`."
      }
    ]
  },
  "FetchSavedPayoutAccountInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency that it takes: `NZD` or `USD`."
      }
    ]
  },
  "FetchStrategiesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these strategies. Ids that the caller may not see are left out. Default: all."
      },
      {
        "name": "kinds",
        "type": "[StrategyKind!]",
        "isRequired": false,
        "most": null,
        "description": "Only strategies of these kinds. Default: all."
      },
      {
        "name": "riskLevels",
        "type": "[RiskTolerance!]",
        "isRequired": false,
        "most": null,
        "description": "Only strategies of these risk levels. Default: all."
      },
      {
        "name": "expertIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only strategies that these experts run. Default: all."
      },
      {
        "name": "search",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only strategies with these words in their name, description or tags. Default: all."
      },
      {
        "name": "mine",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: only those that the caller made, whatever their status and visibility. Needs `portfolio.read`. Default: false."
      },
      {
        "name": "subscribed",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: only those that the caller follows, archived ones too. Needs `portfolio.read`. Default: false."
      },
      {
        "name": "sort",
        "type": "StrategySort!",
        "isRequired": false,
        "most": null,
        "description": "The order. Default: POPULAR."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many strategies a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The strategy's id."
      },
      {
        "name": "slug",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The strategy's slug."
      }
    ]
  },
  "FetchUserAppointmentsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only appointments with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "statuses",
        "type": "[AppointmentStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only appointments in one of these states. Default: all."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only appointments that begin at or after this moment. Default: all."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only appointments that begin before this moment. Default: all, those to come too."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many appointments a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchUserDepositsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only deposits with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "tradingMode",
        "type": "TradingMode",
        "isRequired": false,
        "most": null,
        "description": "Live or practice. Default: both."
      },
      {
        "name": "statuses",
        "type": "[DepositStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only deposits in one of these states. Default: all."
      },
      {
        "name": "onlyUnviewed",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Only completed deposits that the person has not seen. Default: false."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only deposits first seen at or after this moment. Default: all."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only deposits first seen before this moment. Default: now."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many deposits a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchUserLikesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only opinions with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "entityType",
        "type": "LikeableType",
        "isRequired": false,
        "most": null,
        "description": "Only opinions of things of this kind. Default: all."
      },
      {
        "name": "value",
        "type": "LikeValue!",
        "isRequired": false,
        "most": null,
        "description": "Which opinions. `NONE`: those taken back. Default: LIKE."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many opinions a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "FetchWhitelistedWalletsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only wallets with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "currencies",
        "type": "[CurrencyCode!]",
        "isRequired": false,
        "most": null,
        "description": "Only wallets for these crypto assets, for example `ETH`. Default: all."
      },
      {
        "name": "chains",
        "type": "[Chain!]",
        "isRequired": false,
        "most": null,
        "description": "Only wallets on these chains. Default: all."
      },
      {
        "name": "statuses",
        "type": "[WhitelistStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only wallets in one of these states. Default: all."
      }
    ]
  },
  "FileContentInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "uploadId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The `uploadId` that `POST /uploads` gave out, for files up to 20 MiB. It works once."
      },
      {
        "name": "base64",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The bytes of the file as base64, at most 700,000 characters. All of a request is at most 1 MiB."
      }
    ]
  },
  "FinalizeNetWorthDocumentInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The document's id."
      }
    ]
  },
  "FundPaperAccountInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The account's id: of one that `createPartnerPaperAccount` opened."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much, in the account's currency."
      },
      {
        "name": "mode",
        "type": "PaperFundingMode!",
        "isRequired": false,
        "most": null,
        "description": "What to do with `amount`. Default: ADD."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same account and moves nothing. Kept for at least 24 hours."
      }
    ]
  },
  "GenerateLikeableAssetsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "count",
        "type": "Int!",
        "isRequired": false,
        "most": 50,
        "description": "How many assets at most, 1 to 50. Default: 20."
      },
      {
        "name": "assetClasses",
        "type": "[AssetClass!]",
        "isRequired": false,
        "most": null,
        "description": "Only assets of these classes. Default: those of the person's preferences, else all."
      },
      {
        "name": "excludeAssetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Assets not to offer, at most 500. Unknown ids are passed over."
      },
      {
        "name": "seed",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Any text. The same one gives assets that fit equally well the same order. Default: by chance."
      }
    ]
  },
  "GenerateNetWorthReportInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "format",
        "type": "NetWorthReportFormat!",
        "isRequired": false,
        "most": null,
        "description": "The format of the file. Default: PDF."
      },
      {
        "name": "asOf",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day to report on, not in the future: values at its end. Default: today, values of now."
      },
      {
        "name": "sections",
        "type": "[NetWorthSection!]",
        "isRequired": false,
        "most": null,
        "description": "The parts to show. Default: all."
      },
      {
        "name": "portfolioIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "The tracked portfolios to show, with their sub-portfolios. Goals, income and expenses are shown only without it. Default: everything that the person has."
      },
      {
        "name": "hideAmounts",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether to show only percentages and no amounts. Default: false."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same report in its present state and makes no second one. Kept for at least 24 hours. It is also how to follow a report."
      }
    ]
  },
  "GetAllTradeIdeasInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "assetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas for these assets. Default: all."
      },
      {
        "name": "expertIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas of these experts. Default: all."
      },
      {
        "name": "directions",
        "type": "[TradeIdeaDirection!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas of these directions. Default: all."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only ideas published at or after this moment. Default: all."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only ideas published before this moment. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many ideas a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetAvailableBrokerIntegrationsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "providers",
        "type": "[BrokerProvider!]",
        "isRequired": false,
        "most": null,
        "description": "Only these brokers. Default: all."
      },
      {
        "name": "country",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "Only brokers that take customers of this country. Default: all."
      }
    ]
  },
  "GetAvailableSharesToAttachInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only shares of the positions with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "source",
        "type": "AttachableSharesSourceInput",
        "isRequired": false,
        "most": null,
        "description": "Where the shares are. Default: the platform account, in live mode."
      },
      {
        "name": "assetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these assets. Default: all, or those of the active strategy."
      }
    ]
  },
  "GetBankDetailInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency to send: `NZD` or `USD`. For `USD` these are the details of a wire."
      }
    ]
  },
  "GetBrokerAccountsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these accounts, closed ones too. Ids that are not the caller's are left out. Default: all."
      },
      {
        "name": "tradingMode",
        "type": "TradingMode",
        "isRequired": false,
        "most": null,
        "description": "Live or practice. Default: both."
      },
      {
        "name": "includeEnded",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether to list closed accounts too. Default: false."
      }
    ]
  },
  "GetClosedTradeIdeasInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "assetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas for these assets. Default: all."
      },
      {
        "name": "expertIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas of these experts. Default: all."
      },
      {
        "name": "directions",
        "type": "[TradeIdeaDirection!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas of these directions. Default: all."
      },
      {
        "name": "outcomes",
        "type": "[TradeIdeaOutcome!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas that came out in one of these ways. Default: all."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only ideas that ended at or after this moment. Default: all."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only ideas that ended before this moment. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many ideas a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetCryptoAutoSweepsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only rules with these ids. Ids that the caller has none of are left out. Default: all."
      }
    ]
  },
  "GetCurrentStockPriceInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The asset's id."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The asset's ticker in either case, bare or with the market identifier code: `AIR` or `AIR.XNZE`."
      }
    ]
  },
  "GetDepositsAndWithdrawalsChartInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "tradingMode",
        "type": "TradingMode!",
        "isRequired": false,
        "most": null,
        "description": "Live or practice. The two are never mixed. Default: LIVE."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day in New York, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day in New York. Default, and for days in the future: today."
      },
      {
        "name": "timeframe",
        "type": "HistoryTimeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of one step. Default: MONTH_1."
      }
    ]
  },
  "GetExpirationDatesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "symbol",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The ticker of the underlying asset."
      }
    ]
  },
  "GetIdvTokenInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "flow",
        "type": "IdvFlow!",
        "isRequired": false,
        "most": null,
        "description": "What to compare. Default: DOCUMENT_AND_FACE."
      },
      {
        "name": "redirectUrl",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The https address that the provider's page returns to, one of those that the operator allows."
      }
    ]
  },
  "GetInstrumentPricesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "instrumentId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The instrument's id. That of an asset of the catalogue will do."
      },
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only prices with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day. Default: the first with a price."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day. Default: today."
      },
      {
        "name": "direction",
        "type": "SortDirection!",
        "isRequired": false,
        "most": null,
        "description": "The order by day. Default: DESC."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many prices a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetOptionChainInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "symbol",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The ticker of the underlying asset."
      },
      {
        "name": "expirationDate",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The expiration date, one of `getExpirationDates`."
      },
      {
        "name": "types",
        "type": "[OptionType!]",
        "isRequired": false,
        "most": null,
        "description": "Only options of these types; a list of another type is empty. Default: both."
      },
      {
        "name": "minStrike",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000,
        "description": "Only strikes from this price. Default: all."
      },
      {
        "name": "maxStrike",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000,
        "description": "Only strikes up to this price. Default: all."
      }
    ]
  },
  "GetOptionHistoricalDataInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "optionSymbol",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The OCC symbol of the option."
      },
      {
        "name": "timeframe",
        "type": "Timeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of a bar. Default: DAY_1."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "The first moment. Default: the option's first bar."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "The moment before which it ends. Default: now."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many bars a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetOrdersInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these orders. Ids that are not the caller's are left out. Default: all."
      },
      {
        "name": "clientOrderIds",
        "type": "[String!]",
        "isRequired": false,
        "most": null,
        "description": "Only orders that the caller gave these names. Default: all."
      },
      {
        "name": "tradingMode",
        "type": "TradingMode",
        "isRequired": false,
        "most": null,
        "description": "Live or practice. Default: both."
      },
      {
        "name": "group",
        "type": "OrderGroup!",
        "isRequired": false,
        "most": null,
        "description": "Open, closed or all orders. Default: ALL."
      },
      {
        "name": "statuses",
        "type": "[OrderStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only orders in one of these states. Default: all."
      },
      {
        "name": "assetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only orders for these assets. Default: all."
      },
      {
        "name": "sides",
        "type": "[OrderSide!]",
        "isRequired": false,
        "most": null,
        "description": "Only orders of these sides. Default: both."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only orders of this account. Default: all."
      },
      {
        "name": "activeStrategyId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only orders that runs of this active strategy placed. Default: all."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only orders taken at or after this moment. Default: from the first."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only orders taken before this moment. Default: up to now."
      },
      {
        "name": "updatedSince",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "Only orders whose `updatedAt` is at or after this moment. Default: all."
      },
      {
        "name": "direction",
        "type": "SortDirection!",
        "isRequired": false,
        "most": null,
        "description": "The order by `submittedAt`. Default: DESC."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many orders a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before. It goes with the same `direction`."
      }
    ]
  },
  "GetPortfolioEmailsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only e-mails with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "portfolioId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio."
      },
      {
        "name": "statuses",
        "type": "[TradeEmailStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only e-mails in one of these states. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many e-mails a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetPortfolioHistoryInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "source",
        "type": "PortfolioHistorySourceInput",
        "isRequired": false,
        "most": null,
        "description": "What to chart. Default: all the caller's live accounts together."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to now. Not together with `from` or `to`. Default: `M1` before `to`."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "The start, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "The end. Default, and for moments in the future: now."
      },
      {
        "name": "timeframe",
        "type": "Timeframe",
        "isRequired": false,
        "most": null,
        "description": "The length of one step. Default: 5 minutes for `D1`, 30 minutes for `W1`, a day up to `Y1`, a week beyond; with `from` or `to` the shortest of these that gives at most 500 points. Steps shorter than a day reach back 90 days; a tracked portfolio has none shorter than a day."
      },
      {
        "name": "extendedHours",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether steps shorter than a day also cover the hours before and after regular trading. Default: false."
      }
    ]
  },
  "GetPortfoliosInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only portfolios with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "kinds",
        "type": "[PortfolioKind!]",
        "isRequired": false,
        "most": null,
        "description": "Only portfolios of these kinds. Default: all."
      }
    ]
  },
  "GetPositionsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these positions. Ids that are not the caller's are left out. Default: all."
      },
      {
        "name": "tradingMode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`LIVE` or `PAPER`. The two are never mixed. Default: `LIVE`."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only positions of this account. Default: all."
      },
      {
        "name": "brokerCredentialId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only positions held through this broker credential. Default: all."
      },
      {
        "name": "limit",
        "type": "Int",
        "isRequired": false,
        "most": 500,
        "description": "How many positions to read, 1 to 500. As many as asked for: more may follow. Fewer: these are the last. Default: all, up to 10,000."
      },
      {
        "name": "cursor",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The `id` of the last position read: what follows it is read, with the same filters. A position that was closed since tells where to go on too. Default: from the first on."
      }
    ]
  },
  "GetRebalancePreviewInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "activeStrategyId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "weights",
        "type": "TargetWeightsInput",
        "isRequired": false,
        "most": null,
        "description": "Target weights to try. Default: those that it has."
      },
      {
        "name": "contribution",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Cash to add first, in the active strategy's currency, to try a contribution. Default: none."
      },
      {
        "name": "buyOnly",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: only buy with its cash, and sell nothing. Default: false."
      },
      {
        "name": "tolerancePercentPoints",
        "type": "Decimal!",
        "isRequired": false,
        "most": 50,
        "description": "The tolerance in percentage points: holdings that are off their targets by no more are not traded. Default: \"0\"."
      }
    ]
  },
  "GetRelayTradesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only trades with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "portfolioIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only trades of these portfolios, those under them left out. Default: of all portfolios."
      },
      {
        "name": "instrument",
        "type": "InstrumentSelectorInput",
        "isRequired": false,
        "most": null,
        "description": "Only trades of this instrument. Default: all."
      },
      {
        "name": "states",
        "type": "[ImportState!]!",
        "isRequired": false,
        "most": null,
        "description": "Only trades in one of these states. `[PENDING]` shows what waits for confirmation; rejected trades are left out unless they are asked for. Totals and holdings count `CONFIRMED` trades only. Default: [PENDING, CONFIRMED]."
      },
      {
        "name": "types",
        "type": "[TradeType!]",
        "isRequired": false,
        "most": null,
        "description": "Only trades of one of these types. Default: all."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only trades on or after this day. Default: all."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only trades on or before this day. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many trades a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetStockHistoricalDataInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "asset",
        "type": "AssetReferenceInput!",
        "isRequired": true,
        "most": null,
        "description": "The asset."
      },
      {
        "name": "timeframe",
        "type": "Timeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of a bar. Default: DAY_1."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to now. Not together with `from` or `to`. Default: `M1` before `to`."
      },
      {
        "name": "from",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "The first moment, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "The moment before which the bars end. Default, and for moments in the future: now."
      },
      {
        "name": "adjustment",
        "type": "PriceAdjustment!",
        "isRequired": false,
        "most": null,
        "description": "How past prices are adjusted. Default: SPLIT."
      },
      {
        "name": "extendedHours",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether bars of less than a day also cover the time before and after regular trading. Default: false."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many bars a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetStrikesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "symbol",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The ticker of the underlying asset."
      },
      {
        "name": "expirationDate",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The expiration date, one of `getExpirationDates`."
      },
      {
        "name": "types",
        "type": "[OptionType!]",
        "isRequired": false,
        "most": null,
        "description": "Only strikes of options of these types. Default: both."
      }
    ]
  },
  "GetTemporaryQuoteInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "from",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency given."
      },
      {
        "name": "to",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency got, another than `from`."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much to exchange, above 0: in `from`, or in `to` where `side` is `TO`."
      },
      {
        "name": "side",
        "type": "QuoteSide!",
        "isRequired": false,
        "most": null,
        "description": "Which amount is fixed: what is given or what is got. Default: FROM."
      }
    ]
  },
  "GetTradableAssetsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only assets with one of these ids, at most 200. Unknown ids are left out. Default: all."
      },
      {
        "name": "assetClasses",
        "type": "[AssetClass!]",
        "isRequired": false,
        "most": null,
        "description": "Only assets of these classes. Default: all."
      },
      {
        "name": "exchanges",
        "type": "[Exchange!]",
        "isRequired": false,
        "most": null,
        "description": "Only assets that trade on these exchanges. Default: all."
      },
      {
        "name": "sectors",
        "type": "[Sector!]",
        "isRequired": false,
        "most": null,
        "description": "Only shares of companies in these sectors. Default: all."
      },
      {
        "name": "fractionable",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "True: only assets that can be bought in parts. False: only the others. Default: all."
      },
      {
        "name": "search",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only assets whose symbol or name holds these words. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many assets a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetTradeIdeaInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The idea's id."
      }
    ]
  },
  "GetTradeIdeasInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "assetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas for these assets. Default: all."
      },
      {
        "name": "expertIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas of these experts. Default: all."
      },
      {
        "name": "directions",
        "type": "[TradeIdeaDirection!]",
        "isRequired": false,
        "most": null,
        "description": "Only ideas of these directions. Default: all."
      },
      {
        "name": "statuses",
        "type": "[TradeIdeaStatus!]!",
        "isRequired": false,
        "most": null,
        "description": "Only ideas in one of these states. Default: those still open."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many ideas a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "GetUSDBankingDetailsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "method",
        "type": "UsdTransferMethod!",
        "isRequired": false,
        "most": null,
        "description": "How the dollars will be sent. Default: WIRE."
      }
    ]
  },
  "GetWalletWatchesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only watches with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "portfolioIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only watches of these portfolios. Default: of all portfolios."
      }
    ]
  },
  "GoalFundingInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "currentAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The sum saved so far, in the goal's currency, told by the person and updated by hand."
      },
      {
        "name": "rules",
        "type": "[GoalFundingRuleInput!]",
        "isRequired": false,
        "most": null,
        "description": "What counts towards the goal, followed by itself. It replaces all rules of the goal."
      }
    ]
  },
  "GoalFundingRuleInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "source",
        "type": "GoalFundingSourceInput!",
        "isRequired": true,
        "most": null,
        "description": "What counts."
      },
      {
        "name": "sharePercent",
        "type": "Decimal!",
        "isRequired": false,
        "most": 100,
        "description": "How much of its value counts in percent, above 0. Over all goals, the shares of one source sum to 100 at most. Default: \"100\"."
      }
    ]
  },
  "GoalFundingSourceInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "A tracked portfolio with its sub-portfolios."
      },
      {
        "name": "netWorthAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "An asset, by its `NetWorthAsset.id`."
      }
    ]
  },
  "InsertMessageIntoAssistantThreadInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "threadId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The thread's id."
      },
      {
        "name": "content",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "What the person says, in plain text or Markdown."
      },
      {
        "name": "context",
        "type": "[AssistantReferenceInput!]",
        "isRequired": false,
        "most": null,
        "description": "What the message is about, for example the position that the person looks at. The token must hold the scope that reading each object takes. At most 20."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same messages and sends nothing. Kept for at least 24 hours."
      }
    ]
  },
  "InstrumentSelectorInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "id",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The instrument's id. That of an asset of the catalogue will do."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The ticker in either case, with or without the market identifier code (`AAPL`, `AAPL.XNAS`), or the short name of a custom instrument."
      }
    ]
  },
  "KycAgreementInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "type",
        "type": "AgreementType!",
        "isRequired": true,
        "most": null,
        "description": "What the agreement is about. Each at most once."
      },
      {
        "name": "version",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The version that the person has read: the one in force."
      },
      {
        "name": "accepted",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Must be true: the person has read the agreement and accepts it."
      },
      {
        "name": "signerName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name to sign with: the person's own."
      }
    ]
  },
  "KycFileInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "type",
        "type": "KycDocumentType!",
        "isRequired": true,
        "most": null,
        "description": "What kind of paper it is."
      },
      {
        "name": "side",
        "type": "KycDocumentSide",
        "isRequired": false,
        "most": null,
        "description": "Which side it shows: needed for `DRIVER_LICENSE` and `NATIONAL_ID`."
      },
      {
        "name": "fileName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name of the file, without folders."
      },
      {
        "name": "content",
        "type": "FileContentInput!",
        "isRequired": true,
        "most": null,
        "description": "The content: PDF, PNG, JPEG or HEIC, told from the bytes themselves."
      }
    ]
  },
  "KycPersonInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "givenName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The given name."
      },
      {
        "name": "familyName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The family name."
      },
      {
        "name": "dateOfBirth",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day of birth: needed for a `BENEFICIAL_OWNER`."
      },
      {
        "name": "email",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The e-mail address."
      },
      {
        "name": "ownershipPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "How much of it the person owns or is entitled to, directly or not, in percent: needed for a `BENEFICIAL_OWNER` of a company."
      },
      {
        "name": "roles",
        "type": "[KycPersonRole!]!",
        "isRequired": true,
        "most": null,
        "description": "What the person is to it."
      }
    ]
  },
  "KycTaxIdInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "number",
        "type": "TaxNumberInput",
        "isRequired": false,
        "most": null,
        "description": "The number."
      },
      {
        "name": "notRequiredReason",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Why the person has no tax number, for example that the country gives out none."
      }
    ]
  },
  "KycTrustedContactInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "givenName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The given name."
      },
      {
        "name": "familyName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The family name."
      },
      {
        "name": "email",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The e-mail address, not the person's own."
      },
      {
        "name": "phone",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The phone number with its country code, for example `+6421555013`; not the person's own."
      },
      {
        "name": "address",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "The address."
      }
    ]
  },
  "LiquidateActiveStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "size",
        "type": "StrategyLiquidationSizeInput!",
        "isRequired": true,
        "most": null,
        "description": "How much to take out."
      },
      {
        "name": "keepShares",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: nothing is sold; the shares stay in the account and belong to the strategy no longer. With only `percent`. False: they are sold, and the cash goes to the account. Default: false."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same run and takes out nothing more. Kept for at least 24 hours."
      }
    ]
  },
  "LiquidatePositionInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "asset",
        "type": "AssetReferenceInput!",
        "isRequired": true,
        "most": null,
        "description": "Whose position: the asset."
      },
      {
        "name": "size",
        "type": "LiquidationSizeInput!",
        "isRequired": true,
        "most": null,
        "description": "How much of it."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The account that holds it. Default: the platform account, in live mode."
      },
      {
        "name": "brokerCredentialId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The broker credential that it is held through. Default: the platform account."
      },
      {
        "name": "cancelOpenOrders",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: the account's open orders for the asset, buys and sells, are cancelled first, and what they held is sold too. False: they stay. Default: true."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same order and places nothing. Kept for at least 24 hours."
      }
    ]
  },
  "LiquidationSizeInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "This much, above 0, up to 9 decimal places and no more than there is."
      },
      {
        "name": "percent",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "This part in percent, above 0. 100 closes the position; less is rounded down to 9 decimal places, or to whole units of an asset that is not `fractionable`."
      },
      {
        "name": "lots",
        "type": "[PositionLotInput!]",
        "isRequired": false,
        "most": null,
        "description": "These lots or parts of lots. Refused where the account's `costBasisMethod` is `AVERAGE`."
      }
    ]
  },
  "ListCardsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only cards with these ids. Ids that the caller has none of are left out. Default: all."
      }
    ]
  },
  "ListSubscriptionsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only plans with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "country",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "The country to show prices for, in its currency where the plan is sold in it. Default: in USD."
      }
    ]
  },
  "ListUserSubscriptionsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only subscriptions with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "includeEnded",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether subscriptions that have ended are shown too. `ids` shows them in any case. Default: false."
      }
    ]
  },
  "LivePriceDataInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "The assets' ids, 1 to 200."
      },
      {
        "name": "symbols",
        "type": "[String!]",
        "isRequired": false,
        "most": null,
        "description": "The assets' tickers in either case, bare or with the market identifier code, 1 to 200."
      }
    ]
  },
  "LotSelectionInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "tradeId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The trade that bought it, of the same holding."
      },
      {
        "name": "quantity",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How many units of it, above 0 and at most what is left of it."
      }
    ]
  },
  "MarkDepositAsViewedInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The deposit's id."
      }
    ]
  },
  "MarkExportJobsViewedInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "The jobs' ids. Those that have not ended stay unseen. Default: all that have ended."
      }
    ]
  },
  "MoneyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "The amount, in units of `currency`."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency."
      }
    ]
  },
  "MoneyRangeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "min",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The lower end."
      },
      {
        "name": "max",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The upper end."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of both ends."
      }
    ]
  },
  "MyExportJobsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only jobs with these ids. Ids that the caller has none of are left out. Default: all."
      },
      {
        "name": "types",
        "type": "[ExportType!]",
        "isRequired": false,
        "most": null,
        "description": "Only jobs of these types. Default: all that the token may read."
      },
      {
        "name": "statuses",
        "type": "[ExportStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only jobs in one of these states. Default: all."
      },
      {
        "name": "onlyUnviewed",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Only jobs that have ended and that the person has not seen since. Default: false."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many jobs a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NamedValueInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name."
      },
      {
        "name": "value",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The value as text. Null removes the setting."
      }
    ]
  },
  "NetWorthAllPortfolioFilesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only files with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "statuses",
        "type": "[FileExtractionStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only files in one of these states. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many files a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthAssetDividendsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only dividends with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Only dividends of this instrument: its ticker in either case, with or without the market identifier code, or the short name of a custom instrument. Default: of all instruments."
      },
      {
        "name": "portfolioIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only dividends of these portfolios. Default: of all portfolios."
      },
      {
        "name": "states",
        "type": "[ImportState!]!",
        "isRequired": false,
        "most": null,
        "description": "Only dividends in one of these states. Rejected ones are left out unless they are asked for. Totals count `CONFIRMED` dividends only. Default: [PENDING, CONFIRMED]."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only dividends paid on or after this day. Default: all."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only dividends paid on or before this day. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many dividends a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthAssetHistoryInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "netWorthAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only this asset, by its `NetWorthAsset.id`. Default: all assets."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only assets of this tracked portfolio and its sub-portfolios. Default: all."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day. Default, and for days in the future: today."
      },
      {
        "name": "timeframe",
        "type": "HistoryTimeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of one step. Default: DAY_1."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many points a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthAssetsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only assets with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only assets of this tracked portfolio and its sub-portfolios. Default: all."
      },
      {
        "name": "categories",
        "type": "[NetWorthCategory!]",
        "isRequired": false,
        "most": null,
        "description": "Only assets of these categories. Default: all."
      },
      {
        "name": "includeEnded",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Also holdings of which nothing is left. Default: false."
      },
      {
        "name": "asOf",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Assets, prices and exchange rates at the end of this day, not in the future. Default: now."
      }
    ]
  },
  "NetWorthDocumentsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only documents with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "linkedTo",
        "type": "NetWorthLinkInput",
        "isRequired": false,
        "most": null,
        "description": "Only documents that belong to this. Default: all."
      },
      {
        "name": "categories",
        "type": "[NetWorthDocumentCategory!]",
        "isRequired": false,
        "most": null,
        "description": "Only documents of these categories. Default: all."
      },
      {
        "name": "statuses",
        "type": "[NetWorthDocumentStatus!]!",
        "isRequired": false,
        "most": null,
        "description": "Only documents in one of these states. Default: [AVAILABLE]."
      },
      {
        "name": "expiresBy",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only documents that are valid no longer than to this day. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many documents a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthExpenseHistoryInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "expenseId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only this expense. Default: all."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day. Default, and for days in the future: today."
      },
      {
        "name": "timeframe",
        "type": "HistoryTimeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of one step. Default: MONTH_1."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many points a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthExpensesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only expenses with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "activeOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only expenses that are active on this day. Default: all, past and future ones included."
      },
      {
        "name": "categories",
        "type": "[ExpenseCategory!]",
        "isRequired": false,
        "most": null,
        "description": "Only expenses of these categories. Default: all."
      }
    ]
  },
  "NetWorthGoalsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only goals with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "includeEnded",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Also goals that were put away. Default: false."
      }
    ]
  },
  "NetWorthIncomeHistoryInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "incomeId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only this income. Default: all."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day. Default, and for days in the future: today."
      },
      {
        "name": "timeframe",
        "type": "HistoryTimeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of one step. Default: MONTH_1."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many points a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthIncomesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only incomes with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "activeOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Only incomes that are active on this day. Default: all, past and future ones included."
      },
      {
        "name": "categories",
        "type": "[IncomeCategory!]",
        "isRequired": false,
        "most": null,
        "description": "Only incomes of these categories. Default: all."
      }
    ]
  },
  "NetWorthLiabilitiesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only debts with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only debts of this liability portfolio and its sub-portfolios. Default: all."
      },
      {
        "name": "kinds",
        "type": "[LiabilityKind!]",
        "isRequired": false,
        "most": null,
        "description": "Only debts of these kinds. Default: all."
      },
      {
        "name": "includeEnded",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Also debts that were put away. Default: false."
      }
    ]
  },
  "NetWorthLiabilityHistoryInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "liabilityId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only this debt. Default: all, archived ones included."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day. Default, and for days in the future: today."
      },
      {
        "name": "timeframe",
        "type": "HistoryTimeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of one step. Default: DAY_1."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many points a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthLinkInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "netWorthAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "An asset, by its `NetWorthAsset.id`."
      },
      {
        "name": "liabilityId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "A debt."
      },
      {
        "name": "incomeId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "An income."
      },
      {
        "name": "expenseId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "An expense."
      },
      {
        "name": "goalId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "A goal."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "A tracked portfolio."
      }
    ]
  },
  "NetWorthPortfolioFilesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only files with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "portfolioId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio's id. Files of its sub-portfolios are left out."
      },
      {
        "name": "statuses",
        "type": "[FileExtractionStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only files in one of these states. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many files a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NetWorthShareLinksInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only links with these ids. Unknown ids are passed over. Default: all."
      },
      {
        "name": "statuses",
        "type": "[ShareLinkStatus!]",
        "isRequired": false,
        "most": null,
        "description": "Only links in one of these states. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 500,
        "description": "How many links a page holds, 1 to 500. Default: 50."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "NewsUpdatesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only news about one of these assets, at most 200."
      },
      {
        "name": "symbols",
        "type": "[String!]",
        "isRequired": false,
        "most": null,
        "description": "Only news about one of these tickers, at most 200. Adds to `assetIds`."
      },
      {
        "name": "afterId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The id of the last piece of news known: what was published after it comes first, oldest first. At most 500 pieces of the last 24 hours. Default: only what is published from now on."
      }
    ]
  },
  "NotificationPreferenceInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "topic",
        "type": "NotificationTopic!",
        "isRequired": true,
        "most": null,
        "description": "The topic. Each at most once."
      },
      {
        "name": "push",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether it shall come to the person's devices. Left out: as it is."
      },
      {
        "name": "email",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether it shall come by e-mail. Left out: as it is."
      }
    ]
  },
  "OptInInterestInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of the cash."
      },
      {
        "name": "optIn",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "True: the cash shall earn interest. False: it shall earn none."
      }
    ]
  },
  "PaperAccountStartInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "cash",
        "type": "MoneyInput",
        "isRequired": false,
        "most": null,
        "description": "This much play money. Its currency becomes the account's."
      },
      {
        "name": "cloneFromBrokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The cash and the positions, at their average prices, that this account of the caller has now. Open orders are not copied."
      }
    ]
  },
  "PlaceOrderInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset to trade."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The account to trade for. Default: the one account behind `brokerCredentialId`, else the live platform account."
      },
      {
        "name": "brokerCredentialId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The broker credential to trade through. Where it reaches several accounts, `brokerAccountId` is needed too. Default: that of `brokerAccountId`, else none: the live platform account."
      },
      {
        "name": "side",
        "type": "OrderSide!",
        "isRequired": true,
        "most": null,
        "description": "Buy or sell."
      },
      {
        "name": "type",
        "type": "OrderType!",
        "isRequired": true,
        "most": null,
        "description": "How the price is decided."
      },
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How many units to buy or sell, up to 9 decimal places. 0 or null: the order is by `notional`. A fraction needs an asset that is `fractionable`."
      },
      {
        "name": "notional",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How much money to buy or sell for, in the asset's currency: at least 1, at most 2 decimal places. 0 or null: the order is by `quantity`. Needs an asset that is `fractionable`."
      },
      {
        "name": "lots",
        "type": "[PositionLotInput!]",
        "isRequired": false,
        "most": null,
        "description": "For a sale by `quantity`: the lots of the position to sell from, summing to `quantity`, in the order to take them. They are held while the order is open. Default: by the account's `costBasisMethod`; the oldest first where that is `SPECIFIC`. Refused where it is `AVERAGE`, and in accounts of an outside broker."
      },
      {
        "name": "limitPrice",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The highest price a buy pays, or the lowest a sale accepts. Needed for `LIMIT` and `STOP_LIMIT`, 0 or null for the others. Shares: at most 2 decimal places from 1.00 up, at most 4 below."
      },
      {
        "name": "stopPrice",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The price that activates the order. Needed for `STOP` and `STOP_LIMIT`, 0 or null for the others. Decimal places as in `limitPrice`."
      },
      {
        "name": "premarket",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether the order also trades before and after regular hours. Only for `LIMIT` orders for whole shares with `DAY` or `GTC`. Default: false."
      },
      {
        "name": "timeInForce",
        "type": "TimeInForce!",
        "isRequired": true,
        "most": null,
        "description": "How long the order stands."
      },
      {
        "name": "clientOrderId",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The caller's own name for the order, unique among the caller's orders. Default: none."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same order and places nothing. Kept for at least 24 hours."
      }
    ]
  },
  "PortfolioHistorySourceInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "tradingMode",
        "type": "TradingMode",
        "isRequired": false,
        "most": null,
        "description": "All the caller's accounts of this mode together, closed ones included."
      },
      {
        "name": "brokerAccountId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "One account."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "One tracked portfolio with those under it."
      },
      {
        "name": "activeStrategyId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "One active strategy, closed or not. What it is given by its account is money paid in."
      }
    ]
  },
  "PositionLotInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "lotId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The lot's id, of `getPositions`."
      },
      {
        "name": "quantity",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much of it, above 0, up to 9 decimal places and at most its `quantityAvailable`."
      }
    ]
  },
  "RebalanceActiveStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "terms",
        "type": "RebalanceTermsInput",
        "isRequired": false,
        "most": null,
        "description": "How to do it. Default: buy and sell until every holding is at its target."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same run and starts no other. Kept for at least 24 hours."
      }
    ]
  },
  "RebalanceRuleInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "driftPercentPoints",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "When an asset's part is off its target by so many percentage points: with 5, from 60 to 65."
      },
      {
        "name": "driftPercentOfTarget",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000,
        "description": "When an asset's part is off its target by so many percent of the target: with 20, from 35 to 42."
      },
      {
        "name": "weekday",
        "type": "TradingWeekday",
        "isRequired": false,
        "most": null,
        "description": "On this day of each week. On a holiday: the trading day before."
      },
      {
        "name": "monthDay",
        "type": "Int",
        "isRequired": false,
        "most": 31,
        "description": "On this day of each month. Where the market is closed or there is none: the trading day before."
      },
      {
        "name": "quarterDay",
        "type": "Int",
        "isRequired": false,
        "most": 31,
        "description": "On this day of January, April, July and October, else the trading day before."
      },
      {
        "name": "yearDay",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "On this month and day of each year, for example `06-30`, else the trading day before."
      }
    ]
  },
  "RebalanceSettingsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "buyOnly",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: only buy with its cash, and sell nothing. Default: false."
      },
      {
        "name": "tolerancePercentPoints",
        "type": "Decimal!",
        "isRequired": false,
        "most": 50,
        "description": "The tolerance in percentage points: holdings that are off their targets by no more are not traded. Default: \"0\"."
      }
    ]
  },
  "RebalanceTermsInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "previewId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Just as this preview of `getRebalancePreview` shows it, at the prices of the market."
      },
      {
        "name": "settings",
        "type": "RebalanceSettingsInput",
        "isRequired": false,
        "most": null,
        "description": "With these settings."
      }
    ]
  },
  "RecordPushReceiptInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "receiptId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The receipt id that came with the notification. It cannot be guessed."
      },
      {
        "name": "status",
        "type": "PushReceiptStatus!",
        "isRequired": true,
        "most": null,
        "description": "What happened to the notification."
      },
      {
        "name": "at",
        "type": "DateTime",
        "isRequired": false,
        "most": null,
        "description": "When it happened on the device. Default: now. A moment in the future counts as now."
      }
    ]
  },
  "RecurringContributionInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much each time, in the active strategy's currency."
      },
      {
        "name": "frequency",
        "type": "Frequency!",
        "isRequired": true,
        "most": null,
        "description": "How often. `ONE_OFF` is refused: use `contributeToActiveStrategy`."
      },
      {
        "name": "startsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day of the first one, not in the past. Default: today."
      },
      {
        "name": "paused",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether it is stopped for now. Default: false."
      }
    ]
  },
  "RegisterDeviceTokenInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "token",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "What the push service gave the app. For `WEB_PUSH`: the https `endpoint` of the subscription."
      },
      {
        "name": "platform",
        "type": "DevicePlatform!",
        "isRequired": true,
        "most": null,
        "description": "What kind of device it is."
      },
      {
        "name": "provider",
        "type": "PushProvider",
        "isRequired": false,
        "most": null,
        "description": "The service that brings the notifications. Default: the usual one of the platform."
      },
      {
        "name": "webPushKeys",
        "type": "WebPushKeysInput",
        "isRequired": false,
        "most": null,
        "description": "The keys of the subscription: needed for `WEB_PUSH`, refused for others."
      },
      {
        "name": "deviceName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The name of the device, as the person knows it."
      },
      {
        "name": "appVersion",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The version of the app."
      },
      {
        "name": "locale",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The language of notifications, as a BCP 47 tag such as `en-NZ`. Default: that of the account."
      }
    ]
  },
  "RegisterInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The address to sign in with. Upper and lower case are the same."
      },
      {
        "name": "password",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or 4). It may not be built from the person's own name or address."
      },
      {
        "name": "firstName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The given name."
      },
      {
        "name": "lastName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The family name."
      },
      {
        "name": "country",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "The country of residence."
      },
      {
        "name": "acceptTerms",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Must be true: the person has accepted the terms of use."
      },
      {
        "name": "marketingOptIn",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether the person wants news by e-mail. Default: false."
      },
      {
        "name": "invitation",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The secret of an invitation, the part of its link behind `#invitation=`. Needed where the operator opens accounts by invitation. The address counts as confirmed then, and no mail is sent."
      }
    ]
  },
  "RemoveDeviceTokenInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The device's id."
      }
    ]
  },
  "RemovePasskeyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The passkey's id."
      },
      {
        "name": "password",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The account's password. Needed where the person has no second factor and the session was not stepped up."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "RenameNetWorthPortfolioInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio's id."
      },
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The new name."
      }
    ]
  },
  "RequestCryptoWithdrawalInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "whitelistedWalletId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The wallet to send to. It says which asset on which chain."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much to send, the fees included, in units of the asset. At least the `minimumWithdrawal` of the caller's wallet, and no more decimal places than the chain has."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same transfer in its present state and sends nothing. Kept for at least 24 hours."
      }
    ]
  },
  "RequestExportInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "type",
        "type": "ExportType!",
        "isRequired": true,
        "most": null,
        "description": "What the file holds."
      },
      {
        "name": "format",
        "type": "ExportFormat",
        "isRequired": false,
        "most": null,
        "description": "The format of the file. `FULL_ACCOUNT` comes as `ZIP`, and no other type does. Default: `ZIP` for `FULL_ACCOUNT`, `PDF` for `TAX_SUMMARY`, else `CSV`."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day to cover. Default: from the beginning."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day to cover, not in the future nor before `from`. Default: today."
      },
      {
        "name": "tradingMode",
        "type": "TradingMode",
        "isRequired": false,
        "most": null,
        "description": "Live or practice. Default: both. `TRANSACTIONS` and `NET_WORTH` do not read it."
      },
      {
        "name": "portfolioIds",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only these tracked portfolios, with their sub-portfolios: for `TRANSACTIONS`, `DIVIDENDS`, `REALIZED_GAINS`, `TAX_SUMMARY` and `NET_WORTH` only. Default: all."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same job in its present state and starts no second one. Kept for at least 24 hours."
      }
    ]
  },
  "RequestMfaEmailInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The address of the account."
      },
      {
        "name": "challengeId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The challenge that a sign-in in progress gave out."
      }
    ]
  },
  "RequestPasswordResetInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The address of the account."
      }
    ]
  },
  "RequestWhitelistWalletInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The crypto asset to send, for example `ETH`."
      },
      {
        "name": "chain",
        "type": "Chain!",
        "isRequired": true,
        "most": null,
        "description": "The chain to send it on."
      },
      {
        "name": "address",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The address, as the chain writes it. Its form and check digits are verified."
      },
      {
        "name": "memo",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The destination tag or memo that the receiver needs. Without it their transfers may be lost."
      },
      {
        "name": "label",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name to know it by."
      },
      {
        "name": "travelRule",
        "type": "TravelRuleInput!",
        "isRequired": true,
        "most": null,
        "description": "Who keeps and who owns it."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same wallet in its present state and makes no second one. Kept for at least 24 hours."
      }
    ]
  },
  "ResendVerificationEmailInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The address to confirm."
      }
    ]
  },
  "ResetPasswordInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "token",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The token from the mail of `requestPasswordReset`: single use, valid for one hour."
      },
      {
        "name": "newPassword",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or 4). It may not be built from the person's own name or address."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A code of the authenticator app or a recovery code: needed where the person has a second factor other than mail. Mailed codes do not count here."
      },
      {
        "name": "remove",
        "type": "[WayIn!]!",
        "isRequired": false,
        "most": null,
        "description": "What else can open the account and shall be removed with the old password. Sessions and tokens end in any case. Default: []."
      }
    ]
  },
  "RetryNetWorthFileExtractionInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The file's id."
      },
      {
        "name": "broker",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The broker or bank that issued it. Default: as before."
      },
      {
        "name": "password",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The password of a protected file. It is used once and not kept."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same file and begins no second reading. Kept for at least 24 hours."
      }
    ]
  },
  "RetryTradeEmailInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The e-mail's id."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same e-mail and starts nothing. Kept for at least 24 hours."
      }
    ]
  },
  "RevokeNetWorthShareLinkInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The link's id."
      }
    ]
  },
  "SaveBankAccountNZDInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "accountHolder",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name that the account is held in: the person's own, as the identity check has it."
      },
      {
        "name": "accountNumber",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The number: bank, branch, account and suffix, for example `01-0242-0100194-00`. Dashes and spaces may be left out where the parts have full length. Bank, branch and check digits are verified."
      },
      {
        "name": "bankName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The bank's name. Default: as the bank number gives it."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "SaveBankAccountUSDInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "accountHolder",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name that the account is held in: the person's own, as the identity check has it."
      },
      {
        "name": "accountNumber",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The number, 4 to 17 digits."
      },
      {
        "name": "routingNumber",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The bank's ABA routing number, 9 digits. Its check digit is verified."
      },
      {
        "name": "type",
        "type": "BankAccountType!",
        "isRequired": false,
        "most": null,
        "description": "What kind of account it is. Default: CHECKING."
      },
      {
        "name": "bankName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The bank's name. Default: as the routing number gives it."
      },
      {
        "name": "swiftBic",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad."
      },
      {
        "name": "bankAddress",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "The bank's address, which some wires need."
      },
      {
        "name": "holderAddress",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "The holder's address at the bank. Default: that of the identity check."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "SaveBrokerCredentialInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The credential to change. Default: a new one is made."
      },
      {
        "name": "provider",
        "type": "BrokerProvider!",
        "isRequired": true,
        "most": null,
        "description": "The broker, one with `available` true: never `PLATFORM` or `PARTNER_PAPER`. It cannot be changed later."
      },
      {
        "name": "label",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "A name by which its owner will know it."
      },
      {
        "name": "tradingMode",
        "type": "TradingMode!",
        "isRequired": true,
        "most": null,
        "description": "Whether the broker takes it for a live or a practice account. It cannot be changed later."
      },
      {
        "name": "values",
        "type": "[CredentialValueInput!]",
        "isRequired": false,
        "most": null,
        "description": "The values that `credentialFields` of the broker asks for, each name once. A new credential needs all required ones; a change may leave out what stays."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same credential and saves nothing. Kept for at least 24 hours."
      }
    ]
  },
  "SaveInvestorPreferencesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "riskTolerance",
        "type": "RiskTolerance",
        "isRequired": false,
        "most": null,
        "description": "How much loss the person can bear."
      },
      {
        "name": "experience",
        "type": "InvestorExperience",
        "isRequired": false,
        "most": null,
        "description": "How much the person has invested before."
      },
      {
        "name": "investmentHorizonYears",
        "type": "Int",
        "isRequired": false,
        "most": 80,
        "description": "For how many years the person means to invest."
      },
      {
        "name": "objectives",
        "type": "[InvestmentObjective!]",
        "isRequired": false,
        "most": null,
        "description": "What the person invests for. It replaces what was there."
      },
      {
        "name": "sectors",
        "type": "[Sector!]",
        "isRequired": false,
        "most": null,
        "description": "Sectors that the person prefers. It replaces what was there."
      },
      {
        "name": "excludedSectors",
        "type": "[Sector!]",
        "isRequired": false,
        "most": null,
        "description": "Sectors not to suggest; none of `sectors`. It replaces what was there."
      },
      {
        "name": "assetClasses",
        "type": "[AssetClass!]",
        "isRequired": false,
        "most": null,
        "description": "The kinds of asset to suggest. It replaces what was there."
      },
      {
        "name": "prefersSustainable",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether the person prefers sustainable investments."
      },
      {
        "name": "monthlyBudget",
        "type": "MoneyInput",
        "isRequired": false,
        "most": null,
        "description": "What the person means to invest each month."
      },
      {
        "name": "annualIncome",
        "type": "MoneyRangeInput",
        "isRequired": false,
        "most": null,
        "description": "The yearly income before tax."
      },
      {
        "name": "netWorth",
        "type": "MoneyRangeInput",
        "isRequired": false,
        "most": null,
        "description": "All that the person owns less what they owe."
      },
      {
        "name": "liquidNetWorth",
        "type": "MoneyRangeInput",
        "isRequired": false,
        "most": null,
        "description": "The part of the net worth that can be sold within days."
      }
    ]
  },
  "SaveNewCardInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "paymentMethodToken",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The provider's token of the card, from its own form. Left out: the answer has the `clientSecret` or the `setupUrl` that the form needs. Never a card number."
      },
      {
        "name": "setAsDefault",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether it becomes the default card. The first card does in any case. Default: false."
      },
      {
        "name": "returnUrl",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The https address of the caller's own page that the provider or the bank sends the person back to. Default: the card settings of the app."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same setup and begins no second one. Kept for at least 24 hours."
      }
    ]
  },
  "SavePayoutBankAccountNZDInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "accountHolder",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name that the account is held in: the person's own, as the identity check has it."
      },
      {
        "name": "accountNumber",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The number: bank, branch, account and suffix, for example `01-0242-0100194-00`. Dashes and spaces may be left out where the parts have full length. Bank, branch and check digits are verified."
      },
      {
        "name": "bankName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The bank's name. Default: as the bank number gives it."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "SavePayoutBankAccountUSDInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "accountHolder",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name that the account is held in: the person's own, as the identity check has it."
      },
      {
        "name": "accountNumber",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The number, 4 to 17 digits."
      },
      {
        "name": "routingNumber",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The bank's ABA routing number, 9 digits. Its check digit is verified."
      },
      {
        "name": "type",
        "type": "BankAccountType!",
        "isRequired": false,
        "most": null,
        "description": "What kind of account it is. Default: CHECKING."
      },
      {
        "name": "bankName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The bank's name. Default: as the routing number gives it."
      },
      {
        "name": "swiftBic",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The bank's SWIFT code (BIC), 8 or 11 characters. Without it no wire can be sent from abroad."
      },
      {
        "name": "bankAddress",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "The bank's address, which some wires need."
      },
      {
        "name": "holderAddress",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "The holder's address at the bank. Default: that of the identity check."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "SearchBarInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "query",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The words typed so far, in either case; small typing errors are forgiven."
      },
      {
        "name": "kinds",
        "type": "[SearchResultKind!]",
        "isRequired": false,
        "most": null,
        "description": "What kinds of thing to look for. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 50,
        "description": "How many results at most, 1 to 50. Default: 10."
      }
    ]
  },
  "SearchInstrumentsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only instruments with these ids. Unknown ids are passed over. Needed without `query`."
      },
      {
        "name": "query",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The words typed so far, in either case; small typing errors are forgiven. Needed without `ids`."
      },
      {
        "name": "kinds",
        "type": "[InstrumentKind!]",
        "isRequired": false,
        "most": null,
        "description": "Only instruments of these kinds. Default: all."
      },
      {
        "name": "assetClasses",
        "type": "[AssetClass!]",
        "isRequired": false,
        "most": null,
        "description": "Only listed instruments of these classes. It leaves custom ones out. Default: all."
      },
      {
        "name": "exchange",
        "type": "Exchange",
        "isRequired": false,
        "most": null,
        "description": "Only listed instruments of this exchange. It leaves custom ones out. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 50,
        "description": "How many results at most, 1 to 50. Default: 20."
      }
    ]
  },
  "SearchVASPsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ids",
        "type": "[ID!]",
        "isRequired": false,
        "most": null,
        "description": "Only providers with these ids. Unknown ids are passed over. Needed without `query`."
      },
      {
        "name": "query",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A part of the name or of the website, in either case. Needed without `ids`."
      },
      {
        "name": "country",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "Only providers that are registered or licensed in this country. Default: all."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 50,
        "description": "How many results at most, 1 to 50. Default: 20."
      }
    ]
  },
  "SelfHostedWalletInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "ownershipProof",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The signature of `WhitelistedWallet.ownershipMessage` by the address's own key, as wallets give it: base64, or hexadecimal with `0x`. `nextActions` says whether it is needed."
      }
    ]
  },
  "SetActiveStrategyStatusInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "status",
        "type": "ActiveStrategySwitch!",
        "isRequired": true,
        "most": null,
        "description": "What it is to be."
      }
    ]
  },
  "SetAssetSharesInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "shares",
        "type": "[AssetSharesInput!]!",
        "isRequired": true,
        "most": null,
        "description": "How many shares of each asset are to belong to it, each asset once. More than it has: they are attached from its account. Fewer: the rest is detached. 0: all are detached. Assets left out stay."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same active strategy and moves nothing. Kept for at least 24 hours."
      }
    ]
  },
  "SetCustomInstrumentMetaDataInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The instrument's id."
      },
      {
        "name": "metadata",
        "type": "[NamedValueInput!]!",
        "isRequired": true,
        "most": null,
        "description": "The entries to write, each name once. A null value removes the entry of that name."
      },
      {
        "name": "merge",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: entries not named here stay. False: they go. Default: true."
      }
    ]
  },
  "SetPortfolioEmailSettingsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "portfolioId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio."
      },
      {
        "name": "enabled",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Whether e-mails are read."
      },
      {
        "name": "allowedSenders",
        "type": "[String!]",
        "isRequired": false,
        "most": null,
        "description": "The addresses to take e-mails from, in place of those before. At first: the caller's own address."
      },
      {
        "name": "autoConfirm",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether what is read without doubt counts at once. At first: false."
      },
      {
        "name": "notifyOnImport",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether to tell the caller by e-mail what was read. At first: true."
      },
      {
        "name": "regenerateAddress",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Give the portfolio a new address. The one before takes nothing from then on. Default: false."
      }
    ]
  },
  "SharedNetWorthAssetHistoryInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "token",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The token: the last part of the link's address."
      },
      {
        "name": "passcode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The passcode, where the link needs one."
      },
      {
        "name": "sharedAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "Only this asset, by its `SharedAsset.id`; the link must show assets. Default: all together."
      },
      {
        "name": "range",
        "type": "PastRange",
        "isRequired": false,
        "most": null,
        "description": "The span of time up to today. Not together with `from` or `to`. Default: `Y1` before `to`."
      },
      {
        "name": "from",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, not after `to` and not in the future. Default: what `range` says."
      },
      {
        "name": "to",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day. Default, and for days in the future: today."
      },
      {
        "name": "timeframe",
        "type": "HistoryTimeframe!",
        "isRequired": false,
        "most": null,
        "description": "The length of one step. Default: DAY_1."
      },
      {
        "name": "limit",
        "type": "Int!",
        "isRequired": false,
        "most": 10000,
        "description": "How many points a page holds, 1 to 10,000. Default: 1000."
      },
      {
        "name": "cursor",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "`nextCursor` of the page before."
      }
    ]
  },
  "SharedNetWorthDashboardInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "token",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The token: the last part of the link's address."
      },
      {
        "name": "passcode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The passcode, where the link needs one."
      }
    ]
  },
  "SignAgreementsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "agreementIds",
        "type": "[ID!]!",
        "isRequired": true,
        "most": null,
        "description": "The ids of the versions that the person has read and accepts."
      },
      {
        "name": "signerName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name to sign with: the person's own."
      }
    ]
  },
  "SignCustomerAgreementInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "version",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The version that the person has read: the one in force."
      },
      {
        "name": "signerName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name to sign with: the person's own."
      },
      {
        "name": "accepted",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Must be true: the person has read the agreement and accepts it."
      }
    ]
  },
  "SimulatePaperDepositInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "brokerAccountId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The account: one of `createPartnerPaperAccount`."
      },
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much to pay in, in `currency`, above 0."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency to pay in. Another than the account's is exchanged as a real deposit would be."
      },
      {
        "name": "outcome",
        "type": "SimulatedDepositOutcome!",
        "isRequired": false,
        "most": null,
        "description": "How it ends. Default: COMPLETED."
      },
      {
        "name": "delaySeconds",
        "type": "Int!",
        "isRequired": false,
        "most": 3600,
        "description": "How many seconds each step takes, 0 to 3,600. 0: the answer shows the end already. Default: 0."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same deposit and pays in nothing. Kept for at least 24 hours."
      }
    ]
  },
  "SplitRatioInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "numerator",
        "type": "Int!",
        "isRequired": true,
        "most": 1000000,
        "description": "The new units."
      },
      {
        "name": "denominator",
        "type": "Int!",
        "isRequired": true,
        "most": 1000000,
        "description": "The old units that they replace. Not equal to `numerator`."
      }
    ]
  },
  "StartAssistantThreadWithMessageInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "content",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "What the person says, in plain text or Markdown."
      },
      {
        "name": "title",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The thread's title. Default: one made from the message."
      },
      {
        "name": "context",
        "type": "[AssistantReferenceInput!]",
        "isRequired": false,
        "most": null,
        "description": "What the message is about, for example the position that the person looks at. The token must hold the scope that reading each object takes. At most 20."
      },
      {
        "name": "model",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The model that writes the replies of the thread. Default: the operator's choice. An unknown name is refused with the names on offer."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same thread and starts nothing. Kept for at least 24 hours."
      }
    ]
  },
  "StrategyAssetVoteInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset's id: one of the strategy's `holdings`."
      },
      {
        "name": "vote",
        "type": "AssetVote!",
        "isRequired": true,
        "most": null,
        "description": "The vote. It takes the place of an earlier one."
      }
    ]
  },
  "StrategyHoldingInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset's id. It must be `tradable`."
      },
      {
        "name": "targetPercent",
        "type": "Decimal!",
        "isRequired": true,
        "most": 100,
        "description": "Its part of the whole, cash included, in percent, at most 2 decimal places."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Why it is there."
      }
    ]
  },
  "StrategyLiquidationSizeInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "percent",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "This part of its cash and of every holding, in percent. 100 closes it."
      },
      {
        "name": "amount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "This much money, in its currency, less than it is worth: cash beyond `cashTargetPercent` first, then sales of the holdings farthest above their targets."
      }
    ]
  },
  "SubmitKycInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "accountType",
        "type": "KycAccountType",
        "isRequired": false,
        "most": null,
        "description": "Who opens the account. `COMPANY` and `TRUST` need the company section of that type; `INDIVIDUAL` sets it aside. Default: as `Kyc.accountType` says."
      },
      {
        "name": "confirmAccurate",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Must be true: the person confirms that all of it is complete and correct."
      }
    ]
  },
  "SubscribeToNewsletterInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The address to send it to."
      },
      {
        "name": "topics",
        "type": "[NewsletterTopic!]!",
        "isRequired": false,
        "most": null,
        "description": "What it shall be about. Default: [MARKETS, PRODUCT, LEARNING, IDEAS]."
      }
    ]
  },
  "SubscribeToStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "strategyId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The strategy's id."
      },
      {
        "name": "autoSync",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether active strategies made from it later take over new versions by themselves. Default: false."
      },
      {
        "name": "notify",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether to be notified of new versions. Default: true."
      }
    ]
  },
  "SubscribeUserInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "planId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The plan's id, of `listSubscriptions`."
      },
      {
        "name": "interval",
        "type": "SubscriptionInterval!",
        "isRequired": true,
        "most": null,
        "description": "How often to pay for it. The plan must have a price for it."
      },
      {
        "name": "cardId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The card to charge. Default: the subscription's own, else the default card."
      },
      {
        "name": "coupon",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The code of a coupon."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same subscription in its present state and charges nothing. Kept for at least 24 hours."
      }
    ]
  },
  "SyncWithSourceStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "rebalance",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "True: buy and sell to the new weights at once. False: the next run does. Default: true."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same active strategy and starts no other run. Kept for at least 24 hours."
      }
    ]
  },
  "TargetWeightsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assets",
        "type": "[WeightInput!]!",
        "isRequired": true,
        "most": null,
        "description": "The assets, each once."
      },
      {
        "name": "cashPercent",
        "type": "Decimal!",
        "isRequired": false,
        "most": 99.99,
        "description": "The part that stays cash, in percent, at most 2 decimal places. Default: \"0\"."
      }
    ]
  },
  "TaxNumberInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "type",
        "type": "TaxIdType!",
        "isRequired": true,
        "most": null,
        "description": "What kind of number it is. `Country.taxIdTypes` lists the usual ones of a country."
      },
      {
        "name": "value",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The number, with or without spaces and hyphens. Its form, and its check digits where it has some, are verified."
      }
    ]
  },
  "ToggleLikeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "entityType",
        "type": "LikeableType!",
        "isRequired": true,
        "most": null,
        "description": "What kind of thing it is."
      },
      {
        "name": "entityId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The thing's id."
      },
      {
        "name": "value",
        "type": "LikeValue",
        "isRequired": false,
        "most": null,
        "description": "The opinion to set, safe to repeat. Default: `NONE` where the person likes it now, else `LIKE`; then a repetition undoes it."
      }
    ]
  },
  "TravelRuleBeneficiaryInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "person",
        "type": "BeneficiaryPersonInput",
        "isRequired": false,
        "most": null,
        "description": "A person."
      },
      {
        "name": "entityName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A company, a trust or another entity, by its legal name."
      }
    ]
  },
  "TravelRuleInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "custodian",
        "type": "WalletCustodianInput!",
        "isRequired": true,
        "most": null,
        "description": "Who keeps it."
      },
      {
        "name": "beneficiary",
        "type": "TravelRuleBeneficiaryInput",
        "isRequired": false,
        "most": null,
        "description": "Who owns it. Default for a self-hosted wallet: the person, by the name of the identity check. Needed for a wallet that a provider keeps."
      },
      {
        "name": "beneficiaryCountry",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "The country that the owner lives or is registered in."
      },
      {
        "name": "beneficiaryAddress",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "The owner's address. Some providers and some amounts need it; `nextActions` says so."
      }
    ]
  },
  "UnlistedVaspInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "name",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The provider's name."
      },
      {
        "name": "website",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The https address of the provider's website."
      }
    ]
  },
  "UnregisterDeviceTokenInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "token",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The token, as it was registered."
      }
    ]
  },
  "UnsubscribeFromStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "strategyId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The strategy's id."
      }
    ]
  },
  "UpdateActiveStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The active strategy's id."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new name."
      },
      {
        "name": "weights",
        "type": "TargetWeightsInput",
        "isRequired": false,
        "most": null,
        "description": "New target weights of one's own. They switch `autoSync` off; `syncWithSourceStrategy` goes back to those of the strategy."
      },
      {
        "name": "autoRebalance",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether `rebalanceRules` start a rebalancing by themselves."
      },
      {
        "name": "autoSync",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether to take over new versions of the strategy by itself. Not true with own weights."
      },
      {
        "name": "rebalanceRules",
        "type": "[RebalanceRuleInput!]",
        "isRequired": false,
        "most": null,
        "description": "All its rules from now on: at most one of each drift rule and one day. Null or empty: by hand."
      },
      {
        "name": "cooldownDays",
        "type": "Int",
        "isRequired": false,
        "most": 365,
        "description": "How many days to wait after a rebalancing before a rule may start the next, 0 to 365."
      },
      {
        "name": "recurringContribution",
        "type": "RecurringContributionInput",
        "isRequired": false,
        "most": null,
        "description": "The regular contribution from now on. Null ends it."
      }
    ]
  },
  "UpdateAntiPhishingCodeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "code",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The phrase: 4 to 20 of the characters A to Z, a to z, 0 to 9, space and hyphen. Null removes it. Left out: `BAD_USER_INPUT`."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "UpdateAssistantThreadInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The thread's id."
      },
      {
        "name": "title",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new title."
      },
      {
        "name": "liked",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether the person likes it."
      },
      {
        "name": "pinned",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether the person wants it kept on top."
      },
      {
        "name": "archived",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether to put it away."
      }
    ]
  },
  "UpdateChartStartAtZeroInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "enabled",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "True: at zero. False: near the lowest value shown."
      }
    ]
  },
  "UpdateCustomInstrumentInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The instrument's id."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new name."
      },
      {
        "name": "category",
        "type": "CustomInstrumentCategory",
        "isRequired": false,
        "most": null,
        "description": "The new category."
      },
      {
        "name": "symbol",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new short name, unique among the caller's custom instruments."
      }
    ]
  },
  "UpdateIdvOutcomeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "sessionId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The session, from `getIdvToken`."
      },
      {
        "name": "outcome",
        "type": "IdvWidgetOutcome!",
        "isRequired": true,
        "most": null,
        "description": "What the widget told the app. It is only a hint: the server asks the provider itself."
      }
    ]
  },
  "UpdateInstrumentPriceInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The price's id."
      },
      {
        "name": "date",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The new day, not in the future."
      },
      {
        "name": "price",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The new price of one unit, in the instrument's currency."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new note. Null removes it."
      }
    ]
  },
  "UpdateMfaInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "enabled",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "True: switch it on. False: switch it off."
      },
      {
        "name": "method",
        "type": "SwitchableMfaMethod!",
        "isRequired": false,
        "most": null,
        "description": "Which one. Recovery codes come with either; passkeys are enrolled in the first-party app and removed with `removePasskey`. Default: TOTP."
      },
      {
        "name": "code",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A code of the factor to switch on, which proves that it works: from the authenticator app after `updateMfaQrCode`, or from the mail of `requestMfaEmail`. Needed to switch on, refused otherwise."
      },
      {
        "name": "password",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The account's password. Needed where the person has no second factor and the session was not stepped up."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of a second factor already in force, where the session was not stepped up."
      }
    ]
  },
  "UpdateMfaQrCodeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "password",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The account's password. Needed where the person has no second factor and the session was not stepped up."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "UpdateNetWorthAsHomePageInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "enabled",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "True: the net worth. False: the invest account."
      }
    ]
  },
  "UpdateNetWorthDisplayCurrencyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The new display currency."
      }
    ]
  },
  "UpdateNetWorthExpenseInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The expense's id."
      },
      {
        "name": "effectiveOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day since which the new amount, currency and frequency hold, between `startsOn` and today. What held before stays in the history. Left out: the expense is corrected as if it had always been so."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "category",
        "type": "ExpenseCategory",
        "isRequired": false,
        "most": null,
        "description": "What the money is spent on."
      },
      {
        "name": "amount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How much goes out each time, in `currency`."
      },
      {
        "name": "currency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency of the expense."
      },
      {
        "name": "frequency",
        "type": "Frequency",
        "isRequired": false,
        "most": null,
        "description": "How often it goes out."
      },
      {
        "name": "essential",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether the person could not do without it."
      },
      {
        "name": "startsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, or the day of a one-off expense."
      },
      {
        "name": "endsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day, not before `startsOn`. Null: no end."
      },
      {
        "name": "inflationPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000,
        "description": "How much it is expected to rise a year, in percent: 2 for 2 percent."
      },
      {
        "name": "linkedLiabilityId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The debt that it pays, such as the mortgage of a monthly payment."
      },
      {
        "name": "ownerMemberId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The household member who pays it. Null: the person."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note for oneself."
      }
    ]
  },
  "UpdateNetWorthGoalInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The goal's id."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "kind",
        "type": "GoalKind",
        "isRequired": false,
        "most": null,
        "description": "What the money is for."
      },
      {
        "name": "targetAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The sum to reach."
      },
      {
        "name": "targetOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day to reach it by."
      },
      {
        "name": "funding",
        "type": "GoalFundingInput",
        "isRequired": false,
        "most": null,
        "description": "Where the sum saved so far comes from. It replaces what was there."
      },
      {
        "name": "monthlyContribution",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What the person means to add each month."
      },
      {
        "name": "expectedReturnPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "The yearly return expected of what is saved, in percent: 5 for 5 percent."
      },
      {
        "name": "priority",
        "type": "Int",
        "isRequired": false,
        "most": 1000,
        "description": "The rank among the person's goals; 1 is the first."
      },
      {
        "name": "imageUrl",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The https address of a picture."
      },
      {
        "name": "archived",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether to put it away. What counted towards an archived goal is free for others."
      }
    ]
  },
  "UpdateNetWorthIncomeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The income's id."
      },
      {
        "name": "effectiveOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day since which the new amount, currency and frequency hold, between `startsOn` and today. What held before stays in the history. Left out: the income is corrected as if it had always been so."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "category",
        "type": "IncomeCategory",
        "isRequired": false,
        "most": null,
        "description": "Where it comes from."
      },
      {
        "name": "amount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How much comes in each time, in `currency`."
      },
      {
        "name": "currency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The currency of the income."
      },
      {
        "name": "frequency",
        "type": "Frequency",
        "isRequired": false,
        "most": null,
        "description": "How often it comes in."
      },
      {
        "name": "afterTax",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether `amount` is what remains after tax."
      },
      {
        "name": "startsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The first day, or the day of a one-off income."
      },
      {
        "name": "endsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day, not before `startsOn`. Null: no end."
      },
      {
        "name": "growthPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000,
        "description": "How much it is expected to grow a year, in percent: 2 for 2 percent."
      },
      {
        "name": "linkedNetWorthAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The asset that yields it, such as the house of a rent."
      },
      {
        "name": "ownerMemberId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The household member who earns it. Null: the person."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note for oneself."
      }
    ]
  },
  "UpdateNetWorthLiabilityInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The debt's id."
      },
      {
        "name": "effectiveOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day since which the new interest rate, repayment and balance hold, between `startsOn` and today. What held before stays in the history. Left out: they are corrected as if they had always been so, and the balance holds from today."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A name by which the person will know it."
      },
      {
        "name": "kind",
        "type": "LiabilityKind",
        "isRequired": false,
        "most": null,
        "description": "What kind of debt it is."
      },
      {
        "name": "portfolioId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The liability portfolio to move it to."
      },
      {
        "name": "lender",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Whom the money is owed to."
      },
      {
        "name": "originalAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Corrects what was borrowed at first."
      },
      {
        "name": "balance",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What the person's part still is, a positive number: `ownershipPercent` of the whole. It books a `REVALUATION` of the whole. Give it or `wholeBalance`; both only where they agree."
      },
      {
        "name": "wholeBalance",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What the whole debt still is, whoever owes the rest: a positive number. It books a `REVALUATION`."
      },
      {
        "name": "ownershipPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "The person's part of the debt in percent, above 0."
      },
      {
        "name": "interestRatePercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000,
        "description": "The yearly interest rate in percent: 4.5 for 4.5 percent."
      },
      {
        "name": "rateType",
        "type": "LiabilityRateType",
        "isRequired": false,
        "most": null,
        "description": "Whether the interest rate can change."
      },
      {
        "name": "fixedEndsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day of a fixed interest rate. Only for `FIXED`."
      },
      {
        "name": "startsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "Corrects the day that the debt began, not after its first booking."
      },
      {
        "name": "maturesOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day that it must be paid off by, after `startsOn`."
      },
      {
        "name": "repaymentAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "What is paid each time, interest included. Needs `repaymentFrequency`."
      },
      {
        "name": "repaymentFrequency",
        "type": "Frequency",
        "isRequired": false,
        "most": null,
        "description": "How often `repaymentAmount` is paid, counted from `startsOn`. `ONE_OFF` is one payment on `maturesOn`."
      },
      {
        "name": "interestOnlyEndsOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day on which payments cover only interest."
      },
      {
        "name": "autoAmortize",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether the balance follows the repayment plan by itself. Needs `interestRatePercent`, `repaymentAmount` and `repaymentFrequency`."
      },
      {
        "name": "linkedNetWorthAssetId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "The asset that it was taken up for, such as the house of a mortgage."
      },
      {
        "name": "creditLimit",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The most that may be owed, for a card or an overdraft."
      },
      {
        "name": "archived",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether to put it away. An archived debt counts in no total of today; its history stays."
      }
    ]
  },
  "UpdatePlatformInvestAccountConfigInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "fractionalTrading",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether orders for a part of a share are taken. False refuses them."
      },
      {
        "name": "extendedHoursDefault",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether order forms start with `premarket` on."
      },
      {
        "name": "suspendTrade",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "True refuses new orders until it is false again. Open orders stay: cancel them one by one."
      },
      {
        "name": "tradeConfirmEmail",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether each fill is confirmed by e-mail."
      },
      {
        "name": "dividendReinvestment",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether a dividend buys more of what paid it, where that is `fractionable`."
      },
      {
        "name": "costBasisMethod",
        "type": "CostBasisMethod",
        "isRequired": false,
        "most": null,
        "description": "How sales from now on are matched with purchases. Whatever it is but `AVERAGE`, a sale may name its `lots`; with `SPECIFIC` one that names none takes the oldest. `AVERAGE` makes one lot of all lots of a position, bought when the oldest was, and every later method goes on with that one."
      },
      {
        "name": "autoConvertDeposits",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether deposits in another currency are exchanged to `baseCurrency`."
      },
      {
        "name": "maxOrderNotional",
        "type": "MoneyInput",
        "isRequired": false,
        "most": null,
        "description": "The most that one order may be worth, above 0. Null removes the limit."
      },
      {
        "name": "dailyLossLimit",
        "type": "MoneyInput",
        "isRequired": false,
        "most": null,
        "description": "The most that the account may lose on one trading day, above 0. Null removes the limit."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "UpdateRelayTradeInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The trade's id."
      },
      {
        "name": "type",
        "type": "TradeType",
        "isRequired": false,
        "most": null,
        "description": "What happened."
      },
      {
        "name": "tradedOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The trading day, not in the future."
      },
      {
        "name": "quantity",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "How many units, up to 18 decimal places, above 0."
      },
      {
        "name": "price",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The price of one unit, in the instrument's currency."
      },
      {
        "name": "fee",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The fee, in `feeCurrency`."
      },
      {
        "name": "feeCurrency",
        "type": "CurrencyCode",
        "isRequired": false,
        "most": null,
        "description": "The instrument's currency or the portfolio's."
      },
      {
        "name": "exchangeRate",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "Units of the portfolio's currency for one of the instrument's."
      },
      {
        "name": "ratio",
        "type": "SplitRatioInput",
        "isRequired": false,
        "most": null,
        "description": "New units for old ones."
      },
      {
        "name": "costBasis",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The cost that the trade brings or sets, in the instrument's currency."
      },
      {
        "name": "capitalAmount",
        "type": "Decimal",
        "isRequired": false,
        "most": 1000000000000,
        "description": "The money paid back or called in, in the instrument's currency."
      },
      {
        "name": "lotSelections",
        "type": "[LotSelectionInput!]",
        "isRequired": false,
        "most": null,
        "description": "The purchases that a sale takes its units from, in place of those named before."
      },
      {
        "name": "note",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A note."
      }
    ]
  },
  "UpdateStrategyInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The strategy's id."
      },
      {
        "name": "expectedVersion",
        "type": "Int",
        "isRequired": false,
        "most": 1000000,
        "description": "Refuses the change where the strategy has another version by now. Default: no check."
      },
      {
        "name": "name",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new name. The slug stays."
      },
      {
        "name": "description",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new description. Null removes it."
      },
      {
        "name": "kind",
        "type": "StrategyKind",
        "isRequired": false,
        "most": null,
        "description": "The new kind. `EXPERT` and `AI` are the platform's and refused."
      },
      {
        "name": "visibility",
        "type": "StrategyVisibility",
        "isRequired": false,
        "most": null,
        "description": "Who can see it from now on. It cannot become `PRIVATE` while others follow or invest in it."
      },
      {
        "name": "riskLevel",
        "type": "RiskTolerance",
        "isRequired": false,
        "most": null,
        "description": "How much its value may swing."
      },
      {
        "name": "cashPercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 100,
        "description": "The part that stays cash, in percent, at most 2 decimal places."
      },
      {
        "name": "holdings",
        "type": "[StrategyHoldingInput!]",
        "isRequired": false,
        "most": null,
        "description": "All its assets from now on, as in `createStrategy`: those left out go."
      },
      {
        "name": "rebalanceRules",
        "type": "[RebalanceRuleInput!]",
        "isRequired": false,
        "most": null,
        "description": "All its rules from now on, as in `createStrategy`. Null or empty: only by hand."
      },
      {
        "name": "cooldownDays",
        "type": "Int",
        "isRequired": false,
        "most": 365,
        "description": "How many days to wait after a rebalancing before a rule may start the next, 0 to 365."
      },
      {
        "name": "minimumInvestment",
        "type": "MoneyInput",
        "isRequired": false,
        "most": null,
        "description": "The least to invest from now on. Null removes the minimum."
      },
      {
        "name": "tags",
        "type": "[String!]",
        "isRequired": false,
        "most": null,
        "description": "All its words to find it by from now on. At most 10. Null removes them."
      },
      {
        "name": "votingEnabled",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether people vote on its assets. False keeps the votes, but hides them."
      },
      {
        "name": "status",
        "type": "StrategyStatus",
        "isRequired": false,
        "most": null,
        "description": "`PUBLISHED` publishes a draft, `ARCHIVED` ends a published strategy. The present one: no change."
      }
    ]
  },
  "UpdateUserAccountInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new address to sign in with. It counts once confirmed with the link mailed to it; until then it is `pendingEmail`. The present address calls a change that waits off. Null is refused."
      },
      {
        "name": "newPassword",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The new password: at least 10 characters, at most 200, and hard to guess (a zxcvbn score of 3 or 4). It may not be built from the person's own name or address. Null is refused."
      },
      {
        "name": "phone",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The phone number with its country code, for example `+6421555012`. Null removes it."
      },
      {
        "name": "country",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "The country of residence. It does not change the identity check. Null removes it."
      },
      {
        "name": "password",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The password in force. Needed where the person has no second factor and the session was not stepped up."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "UpdateUserKycAgreementsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "agreements",
        "type": "[KycAgreementInput!]!",
        "isRequired": true,
        "most": null,
        "description": "The agreements, of those that `Kyc.agreements` lists."
      }
    ]
  },
  "UpdateUserKycCompanySetupInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "accountType",
        "type": "KycEntityAccountType!",
        "isRequired": true,
        "most": null,
        "description": "What the account is for. `submitKyc` with `INDIVIDUAL` sets the section aside."
      },
      {
        "name": "legalName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name in the register, or in the trust deed."
      },
      {
        "name": "tradingName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The name that it trades under, where that is another."
      },
      {
        "name": "companyNumber",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The number in the register of companies: needed for `LIMITED_COMPANY` and `LISTED_COMPANY`."
      },
      {
        "name": "nzbn",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The New Zealand Business Number: 13 digits, the last a check digit."
      },
      {
        "name": "country",
        "type": "CountryCode!",
        "isRequired": true,
        "most": null,
        "description": "The country whose law it is founded under."
      },
      {
        "name": "incorporatedOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The day of its foundation."
      },
      {
        "name": "entityType",
        "type": "KycEntityType!",
        "isRequired": true,
        "most": null,
        "description": "Its legal form: `TRUST` for a trust, another for a company."
      },
      {
        "name": "address",
        "type": "AddressInput!",
        "isRequired": true,
        "most": null,
        "description": "Its registered address."
      },
      {
        "name": "people",
        "type": "[KycPersonInput!]!",
        "isRequired": true,
        "most": null,
        "description": "The people behind it: all directors or trustees, everyone who owns or controls 25 percent or more, and the caller as `SIGNATORY`. The percentages are at most 100 in all."
      },
      {
        "name": "sourceOfFunds",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Where its money comes from."
      }
    ]
  },
  "UpdateUserKycContactInformationInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "email",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The e-mail address for mail on the check and the account. Default: the one to sign in with."
      },
      {
        "name": "phone",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The phone number with its country code, for example `+6421555012`."
      },
      {
        "name": "address",
        "type": "AddressInput!",
        "isRequired": true,
        "most": null,
        "description": "Where the person lives: a street address, not a post office box."
      },
      {
        "name": "mailingAddress",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "Where to send letters. Default: to `address`."
      }
    ]
  },
  "UpdateUserKycDisclosuresInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "controlPerson",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Whether the person directs a listed company or owns 10 percent of one or more."
      },
      {
        "name": "controlledCompanies",
        "type": "[String!]!",
        "isRequired": false,
        "most": null,
        "description": "The tickers or names of those companies: needed where `controlPerson` is true. Default: []."
      },
      {
        "name": "affiliatedWithExchangeOrFinra",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Whether the person works for, or is closely tied to, an exchange, a broker or FINRA."
      },
      {
        "name": "affiliatedFirm",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The name of that firm: needed where `affiliatedWithExchangeOrFinra` is true."
      },
      {
        "name": "politicallyExposed",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Whether the person holds a high public office, or did in the last year."
      },
      {
        "name": "immediateFamilyExposed",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Whether that is true of someone in the immediate family."
      },
      {
        "name": "politicallyExposedNames",
        "type": "[String!]!",
        "isRequired": false,
        "most": null,
        "description": "The names of those in office: needed where one of the two above is true. Default: []."
      },
      {
        "name": "employmentStatus",
        "type": "EmploymentStatus!",
        "isRequired": true,
        "most": null,
        "description": "How the person earns their living."
      },
      {
        "name": "employerName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The employer or own business: needed for `EMPLOYED` and `SELF_EMPLOYED`."
      },
      {
        "name": "employerAddress",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The employer's address in one line."
      },
      {
        "name": "position",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "What the person does there: needed for `EMPLOYED` and `SELF_EMPLOYED`."
      },
      {
        "name": "usPerson",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Whether the person is a citizen, resident or taxpayer of the United States."
      }
    ]
  },
  "UpdateUserKycFileDocumentsInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "add",
        "type": "[KycFileInput!]!",
        "isRequired": false,
        "most": null,
        "description": "Papers to hand in. One of the same type and side replaces the one before, except for `OTHER`, `SOURCE_OF_FUNDS` and `PROOF_OF_ADDRESS`. Default: []."
      },
      {
        "name": "removeIds",
        "type": "[ID!]!",
        "isRequired": false,
        "most": null,
        "description": "The ids of papers to take back. Default: []."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same check and takes nothing. Kept for at least 24 hours."
      }
    ]
  },
  "UpdateUserKycIdentityInformationInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "givenName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The given name, as the identity paper has it."
      },
      {
        "name": "middleName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The names between the given and the family name."
      },
      {
        "name": "familyName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The family name, as the identity paper has it."
      },
      {
        "name": "dateOfBirth",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The day of birth. The person is at least 18 years old."
      },
      {
        "name": "countryOfBirth",
        "type": "CountryCode",
        "isRequired": false,
        "most": null,
        "description": "The country of birth."
      },
      {
        "name": "citizenships",
        "type": "[CountryCode!]!",
        "isRequired": true,
        "most": null,
        "description": "The countries that the person is a citizen of."
      },
      {
        "name": "countryOfTaxResidence",
        "type": "CountryCode!",
        "isRequired": true,
        "most": null,
        "description": "The country that taxes the person's income."
      },
      {
        "name": "taxId",
        "type": "KycTaxIdInput",
        "isRequired": false,
        "most": null,
        "description": "The tax number. Left out: what was saved stays. The check cannot be submitted without."
      },
      {
        "name": "visaType",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The visa that the person lives on, as the visa names it. For people who live abroad."
      },
      {
        "name": "visaExpiresOn",
        "type": "Date",
        "isRequired": false,
        "most": null,
        "description": "The last day of the visa: needed with `visaType`, and not in the past."
      },
      {
        "name": "permanentResident",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether the person may live in the country of residence for good."
      },
      {
        "name": "fundingSources",
        "type": "[FundingSource!]!",
        "isRequired": true,
        "most": null,
        "description": "Where the money to invest comes from."
      },
      {
        "name": "annualIncome",
        "type": "MoneyRangeInput",
        "isRequired": false,
        "most": null,
        "description": "The yearly income before tax."
      },
      {
        "name": "liquidNetWorth",
        "type": "MoneyRangeInput",
        "isRequired": false,
        "most": null,
        "description": "What the person owns and could sell within days."
      },
      {
        "name": "totalNetWorth",
        "type": "MoneyRangeInput",
        "isRequired": false,
        "most": null,
        "description": "All that the person owns less what they owe."
      }
    ]
  },
  "UpdateUserKycTrustedContactInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "contact",
        "type": "KycTrustedContactInput",
        "isRequired": false,
        "most": null,
        "description": "Somebody of at least 18 years."
      },
      {
        "name": "declined",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "True: the person names nobody. False is refused."
      }
    ]
  },
  "UpdateUserKycW8BENFormDocumentInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "fullName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The full name of the beneficial owner, as the identity section has it."
      },
      {
        "name": "countryOfCitizenship",
        "type": "CountryCode!",
        "isRequired": true,
        "most": null,
        "description": "The country of citizenship, not the United States."
      },
      {
        "name": "permanentAddress",
        "type": "AddressInput!",
        "isRequired": true,
        "most": null,
        "description": "Where the person lives: a street address outside the United States, not a post office box."
      },
      {
        "name": "mailingAddress",
        "type": "AddressInput",
        "isRequired": false,
        "most": null,
        "description": "Where to send letters. Default: to `permanentAddress`."
      },
      {
        "name": "taxId",
        "type": "W8BenTaxIdInput!",
        "isRequired": true,
        "most": null,
        "description": "The person's number."
      },
      {
        "name": "referenceNumber",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A reference number of the person's own."
      },
      {
        "name": "dateOfBirth",
        "type": "Date!",
        "isRequired": true,
        "most": null,
        "description": "The day of birth, as the identity section has it."
      },
      {
        "name": "treatyClaim",
        "type": "W8BenTreatyClaimInput",
        "isRequired": false,
        "most": null,
        "description": "The claim to a tax treaty. Default: none, so that 30 percent are withheld."
      },
      {
        "name": "signerName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name to sign with: the person's own."
      },
      {
        "name": "certify",
        "type": "Boolean!",
        "isRequired": true,
        "most": null,
        "description": "Must be true: under penalties of perjury, the person certifies what the form says."
      }
    ]
  },
  "UpdateUserProfileInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "firstName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The given name."
      },
      {
        "name": "lastName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The family name."
      },
      {
        "name": "displayName",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The name to show to others."
      },
      {
        "name": "bio",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "What to tell others about oneself."
      },
      {
        "name": "avatarUrl",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The https address of a picture."
      },
      {
        "name": "timeZone",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "An IANA time zone such as `Pacific/Auckland`. Null: `UTC`."
      },
      {
        "name": "locale",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The language of mails and pages, as a BCP 47 tag such as `en-NZ`. Null: `en`."
      },
      {
        "name": "marketingEmails",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "Whether to get news of the product by e-mail. Null is refused."
      },
      {
        "name": "notifications",
        "type": "[NotificationPreferenceInput!]",
        "isRequired": false,
        "most": null,
        "description": "The notifications to switch. Topics left out stay as they are. Null is refused."
      }
    ]
  },
  "UpdateWhitelistedWalletTravelRuleInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "id",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The wallet's id."
      },
      {
        "name": "travelRule",
        "type": "TravelRuleInput!",
        "isRequired": true,
        "most": null,
        "description": "Who keeps and who owns it. It replaces all that was told before."
      },
      {
        "name": "mfaCode",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "A fresh code of the second factor, where the session was not stepped up."
      }
    ]
  },
  "UploadNetWorthFileInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "portfolioId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The portfolio that its trades and dividends go to. Not a broker mirror."
      },
      {
        "name": "fileName",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The name of the file, without folders."
      },
      {
        "name": "content",
        "type": "FileContentInput!",
        "isRequired": true,
        "most": null,
        "description": "The content: PDF, CSV, XLSX, OFX, QFX, PNG, JPEG, HEIC or EML, told from the bytes themselves."
      },
      {
        "name": "extract",
        "type": "Boolean!",
        "isRequired": false,
        "most": null,
        "description": "Whether to read trades and dividends from it. False: it is kept as an attachment. Default: true."
      },
      {
        "name": "broker",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The broker or bank that issued it, which helps the reading."
      },
      {
        "name": "idempotencyKey",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "Makes a repetition safe: the same key with the same input returns the same file and adds nothing. Kept for at least 24 hours."
      }
    ]
  },
  "VerifyEmailInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "token",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The token from the confirmation mail: single use, valid for 24 hours."
      }
    ]
  },
  "W8BenTaxIdInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "ssnOrItin",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The US Social Security number or ITIN: 9 digits."
      },
      {
        "name": "foreignTaxId",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The tax number of the country of residence."
      },
      {
        "name": "foreignTaxIdNotRequired",
        "type": "Boolean",
        "isRequired": false,
        "most": null,
        "description": "True: the country of residence gives out no tax numbers or does not require one here."
      }
    ]
  },
  "W8BenTreatyClaimInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "country",
        "type": "CountryCode!",
        "isRequired": true,
        "most": null,
        "description": "The country whose treaty is claimed: the country of residence for tax."
      },
      {
        "name": "article",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The article of the treaty, for example `10`. Default: the general rate."
      },
      {
        "name": "ratePercent",
        "type": "Decimal",
        "isRequired": false,
        "most": 30,
        "description": "The part to withhold, in percent, no lower than the treaty grants. Default: as `Country.w8benTreatyRatePercent` says."
      },
      {
        "name": "incomeType",
        "type": "String",
        "isRequired": false,
        "most": null,
        "description": "The kind of income. Default: dividends."
      }
    ]
  },
  "WalletAddressInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "chain",
        "type": "Chain!",
        "isRequired": true,
        "most": null,
        "description": "The chain."
      },
      {
        "name": "address",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The public address, as the chain writes it. Its form and check digits are verified."
      }
    ]
  },
  "WalletCustodianInput": {
    "isOneOf": true,
    "fields": [
      {
        "name": "vaspId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "A provider of the directory, by the `Vasp.id` of `searchVASPs`."
      },
      {
        "name": "unlistedVasp",
        "type": "UnlistedVaspInput",
        "isRequired": false,
        "most": null,
        "description": "A provider that the directory does not have."
      },
      {
        "name": "selfHosted",
        "type": "SelfHostedWalletInput",
        "isRequired": false,
        "most": null,
        "description": "Only its owner has the keys."
      }
    ]
  },
  "WebPushKeysInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "p256dh",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The public key `p256dh`: 65 bytes."
      },
      {
        "name": "auth",
        "type": "String!",
        "isRequired": true,
        "most": null,
        "description": "The shared secret `auth`: 16 bytes."
      }
    ]
  },
  "WeightInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "assetId",
        "type": "ID!",
        "isRequired": true,
        "most": null,
        "description": "The asset's id. It must be `tradable`."
      },
      {
        "name": "targetPercent",
        "type": "Decimal!",
        "isRequired": true,
        "most": 100,
        "description": "Its part of the whole, cash included, in percent, at most 2 decimal places."
      }
    ]
  },
  "WithdrawalPreviewInput": {
    "isOneOf": false,
    "fields": [
      {
        "name": "amount",
        "type": "Decimal!",
        "isRequired": true,
        "most": 1000000000000,
        "description": "How much to withdraw, above 0, in `currency`. The fee is taken from the cash on top of it."
      },
      {
        "name": "currency",
        "type": "CurrencyCode!",
        "isRequired": true,
        "most": null,
        "description": "The currency of the cash to take it from."
      },
      {
        "name": "quoteId",
        "type": "ID",
        "isRequired": false,
        "most": null,
        "description": "A quote of `getTemporaryQuote`, to exchange at its rate. Default: the rate of the moment that the withdrawal is sent."
      }
    ]
  }
};

/** The values of the enums that stand in input. */
export const enumValues: Readonly<Record<string, readonly string[]>> = {
  "ActiveStrategyStatus": [
    "PENDING_FUNDING",
    "ACTIVE",
    "REBALANCING",
    "PAUSED",
    "LIQUIDATING",
    "CLOSED"
  ],
  "ActiveStrategySwitch": [
    "ACTIVE",
    "PAUSED"
  ],
  "ActivityType": [
    "FILL",
    "DEPOSIT",
    "WITHDRAWAL",
    "DIVIDEND",
    "DIVIDEND_WITHHOLDING",
    "DIVIDEND_ADJUSTMENT",
    "RETURN_OF_CAPITAL",
    "CAPITAL_GAIN_LONG",
    "CAPITAL_GAIN_SHORT",
    "INTEREST",
    "FEE",
    "REGULATORY_FEE",
    "CRYPTO_FEE",
    "FX",
    "JOURNAL_CASH",
    "JOURNAL_SECURITY",
    "SPLIT",
    "REVERSE_SPLIT",
    "SPINOFF",
    "MERGER",
    "REORG",
    "SYMBOL_CHANGE",
    "CASH_IN_LIEU",
    "CRYPTO_DEPOSIT",
    "CRYPTO_WITHDRAWAL",
    "ADJUSTMENT"
  ],
  "AgreementType": [
    "CUSTOMER",
    "ACCOUNT",
    "MARGIN",
    "OPTIONS",
    "CRYPTO",
    "INTEREST_SWEEP",
    "ESIGN",
    "PRIVACY",
    "TERMS",
    "STRATEGY_DISCLOSURE"
  ],
  "AppointmentStatus": [
    "SCHEDULED",
    "COMPLETED",
    "CANCELED",
    "NO_SHOW"
  ],
  "AssetClass": [
    "EQUITY",
    "ETF",
    "CRYPTO",
    "FX",
    "OPTION",
    "OTHER"
  ],
  "AssetTradeType": [
    "BUY",
    "SELL",
    "OPENING_BALANCE",
    "TRANSFER_IN",
    "TRANSFER_OUT",
    "BONUS",
    "CANCEL"
  ],
  "AssetVote": [
    "UP",
    "DOWN",
    "NONE"
  ],
  "AssistantEntityType": [
    "ASSET",
    "ORDER",
    "POSITION",
    "ACCOUNT_ACTIVITY",
    "ACCOUNT_DOCUMENT",
    "STRATEGY",
    "ACTIVE_STRATEGY",
    "TRADE_IDEA",
    "EXPERT",
    "NEWS",
    "PORTFOLIO",
    "NET_WORTH_ASSET",
    "NET_WORTH_LIABILITY",
    "NET_WORTH_GOAL",
    "DEPOSIT",
    "WITHDRAWAL",
    "EXPORT_JOB"
  ],
  "BankAccountType": [
    "CHECKING",
    "SAVINGS"
  ],
  "BrokerProvider": [
    "PLATFORM",
    "PARTNER_PAPER",
    "ALPACA",
    "INTERACTIVE_BROKERS",
    "BINANCE",
    "COINBASE",
    "KRAKEN",
    "CUSTOM"
  ],
  "Chain": [
    "BTC",
    "ETH",
    "SOL",
    "XRP",
    "ARB",
    "BASE",
    "POLYGON",
    "LTC",
    "DOGE",
    "ADA"
  ],
  "ConfirmationDecision": [
    "CONFIRM",
    "REJECT"
  ],
  "CostBasisMethod": [
    "AVERAGE",
    "FIFO",
    "LIFO",
    "HIFO",
    "SPECIFIC"
  ],
  "CryptoTransferStatus": [
    "REQUESTED",
    "PROCESSING",
    "COMPLETED",
    "FAILED",
    "REJECTED",
    "CANCELED"
  ],
  "CustomInstrumentCategory": [
    "PROPERTY",
    "VEHICLE",
    "PRIVATE_EQUITY",
    "BUSINESS",
    "COLLECTIBLE",
    "PRECIOUS_METAL",
    "BOND",
    "TERM_DEPOSIT",
    "SAVINGS",
    "CASH",
    "PENSION",
    "INSURANCE",
    "LOAN_RECEIVABLE",
    "CRYPTO",
    "FUND",
    "OTHER"
  ],
  "DepositStatus": [
    "PENDING",
    "PROCESSING",
    "COMPLETED",
    "FAILED",
    "RETURNED"
  ],
  "DevicePlatform": [
    "IOS",
    "ANDROID",
    "WEB"
  ],
  "DiscoverListKind": [
    "GAINERS",
    "LOSERS",
    "MOST_TRADED",
    "MOST_HELD",
    "MOST_LIKED",
    "NEW_LISTINGS",
    "THEME",
    "POPULAR_STRATEGIES"
  ],
  "EmploymentStatus": [
    "EMPLOYED",
    "SELF_EMPLOYED",
    "UNEMPLOYED",
    "STUDENT",
    "RETIRED"
  ],
  "Exchange": [
    "NYSE",
    "NASDAQ",
    "ARCA",
    "NZX",
    "CRYPTO",
    "FX",
    "OTHER"
  ],
  "ExpenseCategory": [
    "HOUSING",
    "UTILITIES",
    "FOOD",
    "TRANSPORT",
    "INSURANCE",
    "HEALTH",
    "EDUCATION",
    "CHILDCARE",
    "ENTERTAINMENT",
    "TRAVEL",
    "DEBT",
    "TAX",
    "SUBSCRIPTIONS",
    "GIVING",
    "OTHER"
  ],
  "ExportFormat": [
    "CSV",
    "XLSX",
    "PDF",
    "JSON",
    "ZIP"
  ],
  "ExportStatus": [
    "QUEUED",
    "RUNNING",
    "COMPLETED",
    "FAILED",
    "EXPIRED"
  ],
  "ExportType": [
    "TRANSACTIONS",
    "ORDERS",
    "POSITIONS",
    "ACTIVITIES",
    "DEPOSITS_WITHDRAWALS",
    "DIVIDENDS",
    "REALIZED_GAINS",
    "TAX_SUMMARY",
    "NET_WORTH",
    "FULL_ACCOUNT"
  ],
  "FileExtractionStatus": [
    "QUEUED",
    "EXTRACTING",
    "NEEDS_REVIEW",
    "COMPLETED",
    "FAILED",
    "NOT_APPLICABLE"
  ],
  "Frequency": [
    "ONE_OFF",
    "WEEKLY",
    "FORTNIGHTLY",
    "TWICE_MONTHLY",
    "FOUR_WEEKLY",
    "MONTHLY",
    "QUARTERLY",
    "SEMI_ANNUALLY",
    "ANNUALLY"
  ],
  "FundingSource": [
    "EMPLOYMENT_INCOME",
    "INVESTMENTS",
    "INHERITANCE",
    "BUSINESS_INCOME",
    "SAVINGS",
    "FAMILY",
    "OTHER"
  ],
  "GoalKind": [
    "EMERGENCY_FUND",
    "HOME",
    "RETIREMENT",
    "EDUCATION",
    "TRAVEL",
    "DEBT_FREE",
    "WEALTH",
    "CUSTOM"
  ],
  "HistoryTimeframe": [
    "DAY_1",
    "WEEK_1",
    "MONTH_1"
  ],
  "IdvFlow": [
    "DOCUMENT_AND_FACE",
    "DOCUMENT"
  ],
  "IdvWidgetOutcome": [
    "FINISHED",
    "CANCELED",
    "FAILED"
  ],
  "ImportState": [
    "PENDING",
    "CONFIRMED",
    "REJECTED"
  ],
  "IncomeCategory": [
    "SALARY",
    "BONUS",
    "BUSINESS",
    "RENTAL",
    "DIVIDEND",
    "INTEREST",
    "PENSION",
    "BENEFIT",
    "OTHER"
  ],
  "InstrumentKind": [
    "LISTED",
    "CUSTOM"
  ],
  "InvestDocumentType": [
    "ACCOUNT_STATEMENT",
    "TRADE_CONFIRMATION",
    "TAX_1042S",
    "TAX_1099",
    "W8BEN",
    "ACCOUNT_APPLICATION",
    "AGREEMENT",
    "OTHER"
  ],
  "InvestmentObjective": [
    "PRESERVATION",
    "INCOME",
    "GROWTH",
    "SPECULATION",
    "RETIREMENT",
    "LARGE_PURCHASE",
    "LEARNING"
  ],
  "InvestorExperience": [
    "NONE",
    "LIMITED",
    "GOOD",
    "EXTENSIVE"
  ],
  "KycAccountType": [
    "INDIVIDUAL",
    "COMPANY",
    "TRUST"
  ],
  "KycDocumentSide": [
    "FRONT",
    "BACK"
  ],
  "KycDocumentType": [
    "PASSPORT",
    "DRIVER_LICENSE",
    "NATIONAL_ID",
    "VISA",
    "PROOF_OF_ADDRESS",
    "TAX_ID_PROOF",
    "SOURCE_OF_FUNDS",
    "COMPANY_REGISTRATION",
    "TRUST_DEED",
    "W8BEN",
    "OTHER"
  ],
  "KycEntityAccountType": [
    "COMPANY",
    "TRUST"
  ],
  "KycEntityType": [
    "LIMITED_COMPANY",
    "LISTED_COMPANY",
    "PARTNERSHIP",
    "LIMITED_PARTNERSHIP",
    "NON_PROFIT",
    "TRUST",
    "OTHER"
  ],
  "KycPersonRole": [
    "DIRECTOR",
    "TRUSTEE",
    "SETTLOR",
    "BENEFICIAL_OWNER",
    "SIGNATORY"
  ],
  "LiabilityKind": [
    "MORTGAGE",
    "PERSONAL_LOAN",
    "STUDENT_LOAN",
    "CAR_LOAN",
    "CREDIT_CARD",
    "OVERDRAFT",
    "MARGIN_LOAN",
    "TAX",
    "FAMILY_LOAN",
    "OTHER"
  ],
  "LiabilityRateType": [
    "FIXED",
    "FLOATING"
  ],
  "LiabilityTradeType": [
    "DRAWDOWN",
    "REPAYMENT",
    "INTEREST",
    "FEE",
    "REVALUATION"
  ],
  "LikeValue": [
    "LIKE",
    "DISLIKE",
    "NONE"
  ],
  "LikeableType": [
    "ASSET",
    "STRATEGY",
    "TRADE_IDEA",
    "NEWS",
    "EXPERT",
    "LIST"
  ],
  "NetWorthCategory": [
    "CASH",
    "EQUITY",
    "ETF",
    "FUND",
    "BOND",
    "CRYPTO",
    "PROPERTY",
    "VEHICLE",
    "SAVINGS",
    "TERM_DEPOSIT",
    "PENSION",
    "INSURANCE",
    "PRIVATE_EQUITY",
    "BUSINESS",
    "COLLECTIBLE",
    "PRECIOUS_METAL",
    "LOAN_RECEIVABLE",
    "OTHER"
  ],
  "NetWorthDocumentCategory": [
    "OWNERSHIP",
    "INSURANCE",
    "LOAN",
    "STATEMENT",
    "VALUATION",
    "TAX",
    "ESTATE",
    "CONTRACT",
    "RECEIPT",
    "OTHER"
  ],
  "NetWorthDocumentStatus": [
    "PENDING_UPLOAD",
    "AVAILABLE",
    "ABANDONED"
  ],
  "NetWorthReportFormat": [
    "PDF",
    "XLSX",
    "CSV",
    "JSON"
  ],
  "NetWorthSection": [
    "TOTALS",
    "ALLOCATION",
    "ASSETS",
    "LIABILITIES",
    "CASH_FLOW",
    "GOALS",
    "HISTORY"
  ],
  "NewPortfolioKind": [
    "MANUAL",
    "RELAY"
  ],
  "NewsletterTopic": [
    "MARKETS",
    "PRODUCT",
    "LEARNING",
    "IDEAS"
  ],
  "NotificationTopic": [
    "ORDERS",
    "MARKET",
    "DIVIDENDS",
    "FUNDING",
    "STRATEGIES",
    "TRADE_IDEAS",
    "NET_WORTH",
    "ASSISTANT",
    "DOCUMENTS"
  ],
  "OAuthProvider": [
    "GOOGLE",
    "APPLE",
    "OIDC"
  ],
  "OptionType": [
    "CALL",
    "PUT"
  ],
  "OrderGroup": [
    "OPEN",
    "CLOSED",
    "ALL"
  ],
  "OrderSide": [
    "BUY",
    "SELL"
  ],
  "OrderStatus": [
    "PENDING_NEW",
    "ACCEPTED",
    "NEW",
    "HELD",
    "PARTIALLY_FILLED",
    "DONE_FOR_DAY",
    "PENDING_CANCEL",
    "SUSPENDED",
    "PENDING_REPLACE",
    "FILLED",
    "CANCELED",
    "EXPIRED",
    "REPLACED",
    "REJECTED"
  ],
  "OrderType": [
    "MARKET",
    "LIMIT",
    "STOP",
    "STOP_LIMIT"
  ],
  "PaperFundingMode": [
    "ADD",
    "SET",
    "RESET"
  ],
  "PastRange": [
    "D1",
    "W1",
    "M1",
    "M3",
    "M6",
    "YTD",
    "Y1",
    "Y3",
    "Y5",
    "ALL"
  ],
  "PendingTransactionKind": [
    "BANK_TRANSFER",
    "WITHDRAWAL",
    "CARD_CHARGE",
    "EXCHANGE"
  ],
  "PendingTransactionStatus": [
    "PENDING",
    "COMPLETED",
    "CANCELED",
    "EXPIRED",
    "FAILED"
  ],
  "PortfolioKind": [
    "ASSETS",
    "LIABILITIES",
    "MANUAL",
    "RELAY",
    "CRYPTO_WALLET",
    "BROKER_MIRROR"
  ],
  "PriceAdjustment": [
    "RAW",
    "SPLIT",
    "DIVIDEND",
    "ALL"
  ],
  "PushProvider": [
    "APNS",
    "FCM",
    "EXPO",
    "WEB_PUSH"
  ],
  "PushReceiptStatus": [
    "DELIVERED",
    "OPENED",
    "DISMISSED",
    "FAILED"
  ],
  "QuoteSide": [
    "FROM",
    "TO"
  ],
  "RiskTolerance": [
    "VERY_LOW",
    "LOW",
    "MEDIUM",
    "HIGH",
    "VERY_HIGH"
  ],
  "SearchResultKind": [
    "ASSET",
    "STRATEGY",
    "EXPERT",
    "NEWS"
  ],
  "Sector": [
    "COMMUNICATION_SERVICES",
    "CONSUMER_DISCRETIONARY",
    "CONSUMER_STAPLES",
    "ENERGY",
    "FINANCIALS",
    "HEALTH_CARE",
    "INDUSTRIALS",
    "INFORMATION_TECHNOLOGY",
    "MATERIALS",
    "REAL_ESTATE",
    "UTILITIES"
  ],
  "ShareLinkStatus": [
    "ACTIVE",
    "EXPIRED",
    "REVOKED"
  ],
  "SimulatedDepositOutcome": [
    "COMPLETED",
    "FAILED",
    "RETURNED"
  ],
  "SortDirection": [
    "ASC",
    "DESC"
  ],
  "StrategyKind": [
    "EXPERT",
    "COMMUNITY",
    "INDEX",
    "THEMATIC",
    "AI",
    "CUSTOM"
  ],
  "StrategySort": [
    "POPULAR",
    "NEWEST",
    "RETURN",
    "NAME"
  ],
  "StrategyStatus": [
    "DRAFT",
    "PUBLISHED",
    "ARCHIVED"
  ],
  "StrategyVisibility": [
    "PRIVATE",
    "UNLISTED",
    "PUBLIC"
  ],
  "SubscriptionInterval": [
    "MONTH",
    "YEAR"
  ],
  "SwitchableMfaMethod": [
    "TOTP",
    "EMAIL"
  ],
  "TaxIdType": [
    "NZL_IRD",
    "AUS_TFN",
    "AUS_ABN",
    "USA_SSN",
    "USA_ITIN",
    "GBR_UTR",
    "GBR_NINO",
    "ARG_AR_CUIT",
    "BOL_NIT",
    "BRA_CPF",
    "CHL_RUT",
    "COL_NIT",
    "CRI_NITE",
    "DEU_TAX_ID",
    "DOM_RNC",
    "ECU_RUC",
    "FRA_SPI",
    "GTM_NIT",
    "HND_RTN",
    "HUN_TIN",
    "IDN_KTP",
    "IND_PAN",
    "ISR_TAX_ID",
    "ITA_TAX_ID",
    "JPN_TAX_ID",
    "MEX_RFC",
    "NIC_RUC",
    "NLD_TIN",
    "PAN_RUC",
    "PER_RUC",
    "PRY_RUC",
    "SGP_NRIC",
    "SGP_FIN",
    "SGP_ASGD",
    "SGP_ITR",
    "SLV_NIT",
    "SWE_TAX_ID",
    "URY_RUT",
    "VEN_RIF",
    "NATIONAL_ID",
    "PASSPORT",
    "PERMANENT_RESIDENT",
    "DRIVER_LICENSE",
    "OTHER_GOV_ID"
  ],
  "TimeInForce": [
    "DAY",
    "GTC",
    "OPG",
    "CLS",
    "IOC",
    "FOK"
  ],
  "Timeframe": [
    "MIN_1",
    "MIN_5",
    "MIN_15",
    "MIN_30",
    "HOUR_1",
    "HOUR_4",
    "DAY_1",
    "WEEK_1",
    "MONTH_1"
  ],
  "TradeEmailStatus": [
    "RECEIVED",
    "PARSING",
    "IMPORTED",
    "NEEDS_REVIEW",
    "FAILED",
    "IGNORED"
  ],
  "TradeIdeaDirection": [
    "LONG",
    "SHORT"
  ],
  "TradeIdeaOutcome": [
    "GAIN",
    "LOSS",
    "BREAK_EVEN",
    "NOT_ENTERED"
  ],
  "TradeIdeaStatus": [
    "WAITING_ENTRY",
    "ACTIVE",
    "TARGET_HIT",
    "STOPPED_OUT",
    "CLOSED",
    "EXPIRED",
    "CANCELED"
  ],
  "TradeType": [
    "BUY",
    "SELL",
    "OPENING_BALANCE",
    "SPLIT",
    "CONSOLIDATION",
    "BONUS",
    "CAPITAL_RETURN",
    "CAPITAL_CALL",
    "ADJUST_COST_BASIS",
    "MERGE_IN",
    "MERGE_OUT",
    "TRANSFER_IN",
    "TRANSFER_OUT",
    "CANCEL"
  ],
  "TradingExchange": [
    "NYSE",
    "NASDAQ",
    "ARCA",
    "NZX",
    "CRYPTO",
    "FX"
  ],
  "TradingMode": [
    "LIVE",
    "PAPER"
  ],
  "TradingWeekday": [
    "MONDAY",
    "TUESDAY",
    "WEDNESDAY",
    "THURSDAY",
    "FRIDAY"
  ],
  "TransferDirection": [
    "INCOMING",
    "OUTGOING"
  ],
  "UsdTransferMethod": [
    "WIRE",
    "ACH"
  ],
  "WayIn": [
    "API_CREDENTIALS",
    "PASSKEYS",
    "OUTSIDE_SIGN_INS",
    "CONNECTED_APPS"
  ],
  "WhitelistStatus": [
    "ACTION_REQUIRED",
    "PENDING",
    "APPROVED",
    "REJECTED"
  ]
};

/** The leaves of each result in their order, of the rows where it comes in pages. */
export const resultPaths: Readonly<Record<string, readonly string[]>> = {
  "addInstrumentPrice": [
    "id",
    "instrumentId",
    "date",
    "price",
    "currency",
    "source",
    "note",
    "updatedAt"
  ],
  "addWalletWatch": [
    "id",
    "chain",
    "address",
    "label",
    "portfolioId",
    "status",
    "balances.symbol",
    "balances.contract",
    "balances.quantity",
    "balances.value",
    "value",
    "unpricedCount",
    "currency",
    "lastSyncedAt",
    "failureCode",
    "failureReason",
    "createdAt",
    "updatedAt"
  ],
  "assistantNotifications": [
    "id",
    "kind",
    "title",
    "body",
    "severity",
    "reference.entityType",
    "reference.entityId",
    "threadId",
    "actions.label",
    "actions.operation",
    "actions.prompt",
    "createdAt"
  ],
  "assistantStream": [
    "sequence",
    "type",
    "threadId",
    "messageId",
    "delta",
    "part.type",
    "part.text",
    "part.toolName",
    "part.toolCallId",
    "part.arguments.name",
    "part.arguments.value",
    "part.success",
    "message.id",
    "message.threadId",
    "message.role",
    "message.status",
    "message.content",
    "message.parts.type",
    "message.parts.text",
    "message.parts.toolName",
    "message.parts.toolCallId",
    "message.parts.success",
    "message.citations.title",
    "message.citations.reference.entityType",
    "message.citations.reference.entityId",
    "message.citations.url",
    "message.citations.excerpt",
    "message.context.entityType",
    "message.context.entityId",
    "message.model",
    "message.inputTokenCount",
    "message.outputTokenCount",
    "message.failureReason",
    "message.createdAt",
    "message.finishedAt",
    "at"
  ],
  "cancelOrder": [
    "id",
    "status",
    "quantityFilled",
    "averageFilledPrice",
    "clientOrderId",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "symbol",
    "name",
    "assetClass",
    "side",
    "type",
    "timeInForce",
    "quantity",
    "notional",
    "limitPrice",
    "stopPrice",
    "premarket",
    "tradingMode",
    "brokerAccountId",
    "brokerCredentialId",
    "brokerOrderId",
    "source",
    "activeStrategyId",
    "replacesOrderId",
    "replacedByOrderId",
    "failureReason",
    "failureCode",
    "fees",
    "currency",
    "executions.id",
    "executions.quantity",
    "executions.price",
    "executions.fee",
    "executions.at",
    "realizedProfitLoss",
    "lots.lotId",
    "lots.quantity",
    "lots.quantitySold",
    "submittedAt",
    "updatedAt",
    "expiresAt",
    "filledAt",
    "canceledAt",
    "expiredAt",
    "replacedAt"
  ],
  "cancelSubscription": [
    "id",
    "plan.id",
    "plan.name",
    "interval",
    "status",
    "price.amount",
    "price.currency",
    "periodStartsAt",
    "periodEndsAt",
    "trialEndsAt",
    "cancelAtPeriodEnd",
    "nextPlan.id",
    "nextPlan.name",
    "nextInterval",
    "nextCharge.amount",
    "nextCharge.currency",
    "nextChargeAt",
    "cardId",
    "confirmationUrl",
    "failureReason",
    "failureCode",
    "canceledAt",
    "endedAt",
    "createdAt",
    "updatedAt"
  ],
  "confirmNetWorthDividend": [
    "id",
    "portfolioId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "symbol",
    "state",
    "origin",
    "exDate",
    "paidOn",
    "quantity",
    "amountPerShare",
    "grossAmount",
    "withholdingTax",
    "imputationCredits",
    "netAmount",
    "currency",
    "exchangeRate",
    "netAmountInDisplayCurrency",
    "reinvestTradeId",
    "note",
    "fileId",
    "emailId",
    "uniqueIdentifier",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "confirmNetWorthTrade": [
    "id",
    "portfolioId",
    "holdingId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "type",
    "state",
    "origin",
    "tradedOn",
    "quantity",
    "price",
    "currency",
    "exchangeRate",
    "fee",
    "feeCurrency",
    "value",
    "ratio.numerator",
    "ratio.denominator",
    "costBasis",
    "capitalAmount",
    "lotSelections.tradeId",
    "lotSelections.quantity",
    "note",
    "uniqueIdentifier",
    "fileId",
    "emailId",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "contributeToActiveStrategy": [
    "id",
    "activeStrategyId",
    "type",
    "status",
    "initiatedBy",
    "amount",
    "currency",
    "orders.id",
    "orders.status",
    "orders.quantityFilled",
    "orders.averageFilledPrice",
    "orders.clientOrderId",
    "orders.asset.id",
    "orders.asset.symbol",
    "orders.asset.name",
    "orders.symbol",
    "orders.name",
    "orders.assetClass",
    "orders.side",
    "orders.type",
    "orders.timeInForce",
    "orders.quantity",
    "orders.notional",
    "orders.limitPrice",
    "orders.stopPrice",
    "orders.premarket",
    "orders.tradingMode",
    "orders.brokerAccountId",
    "orders.brokerCredentialId",
    "orders.brokerOrderId",
    "orders.source",
    "orders.activeStrategyId",
    "orders.replacesOrderId",
    "orders.replacedByOrderId",
    "orders.failureReason",
    "orders.failureCode",
    "orders.fees",
    "orders.currency",
    "orders.realizedProfitLoss",
    "orders.submittedAt",
    "orders.updatedAt",
    "orders.expiresAt",
    "orders.filledAt",
    "orders.canceledAt",
    "orders.expiredAt",
    "orders.replacedAt",
    "skipped.symbol",
    "skipped.side",
    "skipped.notional",
    "skipped.reason",
    "skipped.detail",
    "failureReason",
    "failureCode",
    "createdAt",
    "startedAt",
    "completedAt"
  ],
  "createActiveStrategy": [
    "id",
    "name",
    "status",
    "strategy.id",
    "strategy.name",
    "strategyVersion",
    "outOfSync",
    "customWeights",
    "tradingMode",
    "brokerAccountId",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.actualPercent",
    "holdings.driftPercentPoints",
    "holdings.quantity",
    "holdings.averageEntryPrice",
    "holdings.marketValue",
    "cashTargetPercent",
    "cash",
    "marketValue",
    "unpricedCount",
    "invested",
    "profitLoss",
    "profitLossPercent",
    "currency",
    "driftPercentPoints",
    "autoRebalance",
    "autoSync",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "recurringContribution.amount",
    "recurringContribution.frequency",
    "recurringContribution.nextOn",
    "recurringContribution.paused",
    "lastRebalancedAt",
    "nextRebalanceAt",
    "runs.id",
    "runs.activeStrategyId",
    "runs.type",
    "runs.status",
    "runs.initiatedBy",
    "runs.amount",
    "runs.currency",
    "runs.failureReason",
    "runs.failureCode",
    "runs.createdAt",
    "runs.startedAt",
    "runs.completedAt",
    "createdAt",
    "updatedAt",
    "closedAt"
  ],
  "createCryptoAutoSweep": [
    "id",
    "currency",
    "chain",
    "targetCurrency",
    "minimumAmount",
    "sellPercent",
    "status",
    "failureReason",
    "failureCode",
    "lastRunAt",
    "totalSwept",
    "createdAt",
    "updatedAt"
  ],
  "createCryptoCurrencyWallets": [
    "id",
    "currency",
    "chain",
    "status",
    "address",
    "memo",
    "qrCodeDataUrl",
    "balance",
    "available",
    "value.amount",
    "value.currency",
    "minimumDeposit",
    "minimumWithdrawal",
    "estimatedWithdrawalFee",
    "requiredConfirmations",
    "createdAt",
    "updatedAt"
  ],
  "createCryptoWallet": [
    "id",
    "name",
    "kind",
    "default",
    "parentId",
    "children.id",
    "children.name",
    "children.kind",
    "children.default",
    "children.parentId",
    "children.currency",
    "children.costBasisMethod",
    "children.country",
    "children.financialYearEnd",
    "children.ownerMemberId",
    "children.ownershipPercent",
    "children.value",
    "children.unpricedCount",
    "children.costBasis",
    "children.gain.capital",
    "children.gain.income",
    "children.gain.currencyEffect",
    "children.gain.total",
    "children.gain.realizedGain",
    "children.gain.unrealizedGain",
    "children.gain.fees",
    "children.gain.totalPercent",
    "children.gain.timeWeightedReturnPercent",
    "children.gain.timeWeightedReturnAnnualizedPercent",
    "children.gain.moneyWeightedReturnPercent",
    "children.gain.currency",
    "children.emailSettings.portfolioId",
    "children.emailSettings.enabled",
    "children.emailSettings.address",
    "children.emailSettings.allowedSenders",
    "children.emailSettings.autoConfirm",
    "children.emailSettings.notifyOnImport",
    "children.emailSettings.updatedAt",
    "children.externalProvider",
    "children.externalId",
    "children.lastSyncedAt",
    "children.createdAt",
    "children.updatedAt",
    "currency",
    "costBasisMethod",
    "country",
    "financialYearEnd",
    "ownerMemberId",
    "ownershipPercent",
    "value",
    "unpricedCount",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "holdings.id",
    "holdings.portfolioId",
    "holdings.instrument.id",
    "holdings.instrument.symbol",
    "holdings.instrument.name",
    "holdings.quantity",
    "holdings.averageCost",
    "holdings.costBasis",
    "holdings.ownershipPercent",
    "holdings.price",
    "holdings.priceAsOf",
    "holdings.stale",
    "holdings.value",
    "holdings.currency",
    "holdings.valueInPortfolioCurrency",
    "holdings.valueInDisplayCurrency",
    "holdings.gain.capital",
    "holdings.gain.income",
    "holdings.gain.currencyEffect",
    "holdings.gain.total",
    "holdings.gain.realizedGain",
    "holdings.gain.unrealizedGain",
    "holdings.gain.fees",
    "holdings.gain.totalPercent",
    "holdings.gain.timeWeightedReturnPercent",
    "holdings.gain.timeWeightedReturnAnnualizedPercent",
    "holdings.gain.moneyWeightedReturnPercent",
    "holdings.gain.currency",
    "holdings.firstTradedOn",
    "emailSettings.portfolioId",
    "emailSettings.enabled",
    "emailSettings.address",
    "emailSettings.allowedSenders",
    "emailSettings.autoConfirm",
    "emailSettings.notifyOnImport",
    "emailSettings.updatedAt",
    "externalProvider",
    "externalId",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "createCustomInstrument": [
    "id",
    "kind",
    "symbol",
    "name",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "assetClass",
    "exchange",
    "category",
    "currency",
    "metadata.name",
    "metadata.value",
    "latestPrice.id",
    "priceStale",
    "createdAt",
    "updatedAt"
  ],
  "createCustomInstrumentWithDetails": [
    "id",
    "name",
    "symbol",
    "category",
    "portfolioId",
    "brokerAccountId",
    "instrumentId",
    "quantity",
    "price",
    "value",
    "wholeValue",
    "currency",
    "valueInDisplayCurrency",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "ownershipPercent",
    "valuedOn",
    "priceAsOf",
    "stale",
    "liquidity",
    "linkedLiabilityIds",
    "equityInDisplayCurrency",
    "country",
    "sector"
  ],
  "createNetWorthDividend": [
    "id",
    "portfolioId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "symbol",
    "state",
    "origin",
    "exDate",
    "paidOn",
    "quantity",
    "amountPerShare",
    "grossAmount",
    "withholdingTax",
    "imputationCredits",
    "netAmount",
    "currency",
    "exchangeRate",
    "netAmountInDisplayCurrency",
    "reinvestTradeId",
    "note",
    "fileId",
    "emailId",
    "uniqueIdentifier",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "createNetWorthDocumentUpload": [
    "document.id",
    "document.title",
    "document.category",
    "document.status",
    "document.fileName",
    "document.mimeType",
    "document.sizeBytes",
    "document.sha256",
    "document.linkedType",
    "document.linkedId",
    "document.expiresOn",
    "document.downloadUrl",
    "document.downloadUrlExpiresAt",
    "document.note",
    "document.uploadedAt",
    "document.createdAt",
    "document.updatedAt",
    "uploadUrl",
    "method",
    "headers.name",
    "headers.value",
    "expiresAt",
    "maxSizeBytes"
  ],
  "createNetWorthExpense": [
    "id",
    "name",
    "category",
    "amount",
    "currency",
    "frequency",
    "essential",
    "monthlyAmount",
    "monthlyAmountInDisplayCurrency",
    "startsOn",
    "endsOn",
    "inflationPercent",
    "linkedLiabilityId",
    "ownerMemberId",
    "note",
    "createdAt",
    "updatedAt"
  ],
  "createNetWorthGoal": [
    "id",
    "name",
    "kind",
    "status",
    "targetAmount",
    "currentAmount",
    "progressPercent",
    "currency",
    "targetOn",
    "monthlyContribution",
    "requiredMonthlyContribution",
    "expectedReturnPercent",
    "projectedOn",
    "projectedAmount",
    "priority",
    "fundingRules.portfolioId",
    "fundingRules.netWorthAssetId",
    "fundingRules.sharePercent",
    "fundingRules.amount",
    "imageUrl",
    "createdAt",
    "updatedAt"
  ],
  "createNetWorthIncome": [
    "id",
    "name",
    "category",
    "amount",
    "currency",
    "frequency",
    "afterTax",
    "annualAmount",
    "annualAmountInDisplayCurrency",
    "startsOn",
    "endsOn",
    "growthPercent",
    "linkedNetWorthAssetId",
    "ownerMemberId",
    "note",
    "createdAt",
    "updatedAt"
  ],
  "createNetWorthLiability": [
    "id",
    "name",
    "kind",
    "portfolioId",
    "lender",
    "currency",
    "originalAmount",
    "balance",
    "wholeBalance",
    "balanceInDisplayCurrency",
    "ownershipPercent",
    "interestRatePercent",
    "rateType",
    "fixedEndsOn",
    "startsOn",
    "maturesOn",
    "repaymentAmount",
    "repaymentFrequency",
    "interestOnlyEndsOn",
    "autoAmortize",
    "linkedNetWorthAssetId",
    "creditLimit",
    "trades.id",
    "trades.liabilityId",
    "trades.type",
    "trades.date",
    "trades.amount",
    "trades.principal",
    "trades.interest",
    "trades.note",
    "trades.createdAt",
    "nextPayment.date",
    "nextPayment.payment",
    "nextPayment.principal",
    "nextPayment.interest",
    "nextPayment.balance",
    "schedule.date",
    "schedule.payment",
    "schedule.principal",
    "schedule.interest",
    "schedule.balance",
    "paidOffOn",
    "remainingInterest",
    "archived",
    "createdAt",
    "updatedAt"
  ],
  "createNetWorthLiabilityTrade": [
    "id",
    "liabilityId",
    "type",
    "date",
    "amount",
    "principal",
    "interest",
    "note",
    "createdAt"
  ],
  "createNetWorthShareLink": [
    "id",
    "label",
    "ownerLabel",
    "url",
    "tokenSuffix",
    "status",
    "hideAmounts",
    "sections",
    "portfolioIds",
    "passcodeRequired",
    "expiresAt",
    "maxViews",
    "viewCount",
    "lastViewedAt",
    "revokedAt",
    "createdAt",
    "updatedAt"
  ],
  "createNetworthPortfolio": [
    "id",
    "name",
    "kind",
    "default",
    "parentId",
    "children.id",
    "children.name",
    "children.kind",
    "children.default",
    "children.parentId",
    "children.currency",
    "children.costBasisMethod",
    "children.country",
    "children.financialYearEnd",
    "children.ownerMemberId",
    "children.ownershipPercent",
    "children.value",
    "children.unpricedCount",
    "children.costBasis",
    "children.gain.capital",
    "children.gain.income",
    "children.gain.currencyEffect",
    "children.gain.total",
    "children.gain.realizedGain",
    "children.gain.unrealizedGain",
    "children.gain.fees",
    "children.gain.totalPercent",
    "children.gain.timeWeightedReturnPercent",
    "children.gain.timeWeightedReturnAnnualizedPercent",
    "children.gain.moneyWeightedReturnPercent",
    "children.gain.currency",
    "children.emailSettings.portfolioId",
    "children.emailSettings.enabled",
    "children.emailSettings.address",
    "children.emailSettings.allowedSenders",
    "children.emailSettings.autoConfirm",
    "children.emailSettings.notifyOnImport",
    "children.emailSettings.updatedAt",
    "children.externalProvider",
    "children.externalId",
    "children.lastSyncedAt",
    "children.createdAt",
    "children.updatedAt",
    "currency",
    "costBasisMethod",
    "country",
    "financialYearEnd",
    "ownerMemberId",
    "ownershipPercent",
    "value",
    "unpricedCount",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "holdings.id",
    "holdings.portfolioId",
    "holdings.instrument.id",
    "holdings.instrument.symbol",
    "holdings.instrument.name",
    "holdings.quantity",
    "holdings.averageCost",
    "holdings.costBasis",
    "holdings.ownershipPercent",
    "holdings.price",
    "holdings.priceAsOf",
    "holdings.stale",
    "holdings.value",
    "holdings.currency",
    "holdings.valueInPortfolioCurrency",
    "holdings.valueInDisplayCurrency",
    "holdings.gain.capital",
    "holdings.gain.income",
    "holdings.gain.currencyEffect",
    "holdings.gain.total",
    "holdings.gain.realizedGain",
    "holdings.gain.unrealizedGain",
    "holdings.gain.fees",
    "holdings.gain.totalPercent",
    "holdings.gain.timeWeightedReturnPercent",
    "holdings.gain.timeWeightedReturnAnnualizedPercent",
    "holdings.gain.moneyWeightedReturnPercent",
    "holdings.gain.currency",
    "holdings.firstTradedOn",
    "emailSettings.portfolioId",
    "emailSettings.enabled",
    "emailSettings.address",
    "emailSettings.allowedSenders",
    "emailSettings.autoConfirm",
    "emailSettings.notifyOnImport",
    "emailSettings.updatedAt",
    "externalProvider",
    "externalId",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "createOAuthLink": [
    "id",
    "provider",
    "providerUserId",
    "email",
    "lastUsedAt",
    "createdAt"
  ],
  "createPartnerPaperAccount": [
    "id",
    "provider",
    "tradingMode",
    "name",
    "numberMasked",
    "brokerCredentialId",
    "status",
    "currency",
    "cash",
    "equity",
    "unpricedCount",
    "buyingPower",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "createPendingUserTransaction": [
    "id",
    "kind",
    "status",
    "amount",
    "currency",
    "reference",
    "bankDetail.currency",
    "bankDetail.bankName",
    "bankDetail.accountName",
    "bankDetail.accountNumber",
    "bankDetail.routingNumber",
    "bankDetail.swiftBic",
    "bankDetail.iban",
    "bankDetail.bankAddress.line1",
    "bankDetail.bankAddress.line2",
    "bankDetail.bankAddress.city",
    "bankDetail.bankAddress.region",
    "bankDetail.bankAddress.postalCode",
    "bankDetail.bankAddress.country",
    "bankDetail.particulars",
    "bankDetail.code",
    "bankDetail.reference",
    "bankDetail.instructions",
    "bankDetail.minimumAmount",
    "bankDetail.estimatedBusinessDays",
    "cardId",
    "confirmationUrl",
    "deposit.id",
    "withdrawal.id",
    "bought.amount",
    "bought.currency",
    "failureReason",
    "failureCode",
    "expiresAt",
    "createdAt",
    "updatedAt"
  ],
  "createRelayTrade": [
    "id",
    "portfolioId",
    "holdingId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "type",
    "state",
    "origin",
    "tradedOn",
    "quantity",
    "price",
    "currency",
    "exchangeRate",
    "fee",
    "feeCurrency",
    "value",
    "ratio.numerator",
    "ratio.denominator",
    "costBasis",
    "capitalAmount",
    "lotSelections.tradeId",
    "lotSelections.quantity",
    "note",
    "uniqueIdentifier",
    "fileId",
    "emailId",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "createStrategy": [
    "id",
    "name",
    "slug",
    "description",
    "kind",
    "status",
    "visibility",
    "expert.id",
    "expert.name",
    "expert.title",
    "riskLevel",
    "version",
    "cashPercent",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.note",
    "holdings.voteTally",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "minimumInvestment.amount",
    "minimumInvestment.currency",
    "requiredTier",
    "subscriberCount",
    "assetsUnderStrategy.amount",
    "assetsUnderStrategy.currency",
    "oneYearReturnPercent",
    "tags",
    "likeCount",
    "votingEnabled",
    "sourceStrategyId",
    "publishedAt",
    "createdAt",
    "updatedAt"
  ],
  "createStrategyAssetVotes": [
    "id",
    "strategyId",
    "symbol",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "vote",
    "upVotes",
    "downVotes",
    "tally",
    "updatedAt"
  ],
  "createTrade": [
    "id",
    "portfolioId",
    "holdingId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "type",
    "state",
    "origin",
    "tradedOn",
    "quantity",
    "price",
    "currency",
    "exchangeRate",
    "fee",
    "feeCurrency",
    "value",
    "ratio.numerator",
    "ratio.denominator",
    "costBasis",
    "capitalAmount",
    "lotSelections.tradeId",
    "lotSelections.quantity",
    "note",
    "uniqueIdentifier",
    "fileId",
    "emailId",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "createTradeForAsset": [
    "id",
    "portfolioId",
    "holdingId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "type",
    "state",
    "origin",
    "tradedOn",
    "quantity",
    "price",
    "currency",
    "exchangeRate",
    "fee",
    "feeCurrency",
    "value",
    "ratio.numerator",
    "ratio.denominator",
    "costBasis",
    "capitalAmount",
    "lotSelections.tradeId",
    "lotSelections.quantity",
    "note",
    "uniqueIdentifier",
    "fileId",
    "emailId",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "createWithdrawalRequest": [
    "id",
    "status",
    "amount",
    "currency",
    "fee",
    "payoutAmount",
    "payoutCurrency",
    "exchangeRate",
    "forexFeeFraction",
    "quoteId",
    "bankAccountId",
    "bankAccountNumberMasked",
    "reference",
    "failureReason",
    "failureCode",
    "estimatedArrivalOn",
    "sentAt",
    "completedAt",
    "createdAt",
    "updatedAt"
  ],
  "deleteAssistantThread": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteBrokerCredential": [
    "id",
    "message"
  ],
  "deleteCard": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteCryptoAutoSweep": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteCustomInstrument": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteExpiredPendingUserTransactions": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteInstrumentFromPortfolio": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteInstrumentPrice": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteNetWorthDocument": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteNetWorthExpense": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteNetWorthFile": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteNetWorthGoal": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteNetWorthIncome": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteNetWorthLiability": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteOAuthLink": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteRelayPortfolio": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteRelayTrade": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteSavedBankAccount": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteSavedPayoutAccount": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteStrategy": [
    "id",
    "outcome",
    "message"
  ],
  "deleteWalletWatch": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "deleteWhitelistedWallet": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "editOrder": [
    "id",
    "status",
    "quantityFilled",
    "averageFilledPrice",
    "clientOrderId",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "symbol",
    "name",
    "assetClass",
    "side",
    "type",
    "timeInForce",
    "quantity",
    "notional",
    "limitPrice",
    "stopPrice",
    "premarket",
    "tradingMode",
    "brokerAccountId",
    "brokerCredentialId",
    "brokerOrderId",
    "source",
    "activeStrategyId",
    "replacesOrderId",
    "replacedByOrderId",
    "failureReason",
    "failureCode",
    "fees",
    "currency",
    "executions.id",
    "executions.quantity",
    "executions.price",
    "executions.fee",
    "executions.at",
    "realizedProfitLoss",
    "lots.lotId",
    "lots.quantity",
    "lots.quantitySold",
    "submittedAt",
    "updatedAt",
    "expiresAt",
    "filledAt",
    "canceledAt",
    "expiredAt",
    "replacedAt"
  ],
  "emailLinkToInvestmentCalculator": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "exportJobUpdated": [
    "id",
    "type",
    "format",
    "status",
    "progressPercent",
    "from",
    "to",
    "tradingMode",
    "portfolioIds",
    "rowCount",
    "sizeBytes",
    "downloadUrl",
    "failureReason",
    "failureCode",
    "viewed",
    "completedAt",
    "expiresAt",
    "createdAt",
    "updatedAt"
  ],
  "fetchAccountAgreements": [
    "id",
    "type",
    "title",
    "version",
    "url",
    "bodyMarkdown",
    "requiredFor",
    "mandatory",
    "signed.id",
    "previouslySigned.id",
    "effectiveAt"
  ],
  "fetchActiveStrategy": [
    "id",
    "name",
    "status",
    "strategy.id",
    "strategy.name",
    "strategyVersion",
    "outOfSync",
    "customWeights",
    "tradingMode",
    "brokerAccountId",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.actualPercent",
    "holdings.driftPercentPoints",
    "holdings.quantity",
    "holdings.averageEntryPrice",
    "holdings.marketValue",
    "cashTargetPercent",
    "cash",
    "marketValue",
    "unpricedCount",
    "invested",
    "profitLoss",
    "profitLossPercent",
    "currency",
    "driftPercentPoints",
    "autoRebalance",
    "autoSync",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "recurringContribution.amount",
    "recurringContribution.frequency",
    "recurringContribution.nextOn",
    "recurringContribution.paused",
    "lastRebalancedAt",
    "nextRebalanceAt",
    "runs.id",
    "runs.activeStrategyId",
    "runs.type",
    "runs.status",
    "runs.initiatedBy",
    "runs.amount",
    "runs.currency",
    "runs.failureReason",
    "runs.failureCode",
    "runs.createdAt",
    "runs.startedAt",
    "runs.completedAt",
    "createdAt",
    "updatedAt",
    "closedAt"
  ],
  "fetchAllActiveStrategies": [
    "id",
    "name",
    "status",
    "strategy.id",
    "strategy.name",
    "strategyVersion",
    "outOfSync",
    "customWeights",
    "tradingMode",
    "brokerAccountId",
    "cashTargetPercent",
    "cash",
    "marketValue",
    "unpricedCount",
    "invested",
    "profitLoss",
    "profitLossPercent",
    "currency",
    "driftPercentPoints",
    "autoRebalance",
    "autoSync",
    "cooldownDays",
    "recurringContribution.amount",
    "recurringContribution.frequency",
    "recurringContribution.nextOn",
    "recurringContribution.paused",
    "lastRebalancedAt",
    "nextRebalanceAt",
    "createdAt",
    "updatedAt",
    "closedAt"
  ],
  "fetchAnnouncement": [
    "id",
    "title",
    "bodyMarkdown",
    "level",
    "url",
    "startsAt",
    "endsAt",
    "dismissible"
  ],
  "fetchAssetByAssetId": [
    "id",
    "symbol",
    "name",
    "assetClass",
    "exchange",
    "mic",
    "currency",
    "status",
    "tradable",
    "fractionable",
    "minOrderSize",
    "minTradeIncrement",
    "isin",
    "country",
    "sector",
    "quote.assetId",
    "quote.symbol",
    "quote.price",
    "quote.bid",
    "quote.ask",
    "quote.open",
    "quote.high",
    "quote.low",
    "quote.previousClose",
    "quote.change",
    "quote.changePercent",
    "quote.volume",
    "quote.currency",
    "quote.session",
    "quote.asOf",
    "quote.delayedMinutes",
    "quote.source",
    "quote.stale"
  ],
  "fetchAssetByTicker": [
    "id",
    "symbol",
    "name",
    "assetClass",
    "exchange",
    "mic",
    "currency",
    "status",
    "tradable",
    "fractionable",
    "minOrderSize",
    "minTradeIncrement",
    "isin",
    "country",
    "sector",
    "quote.assetId",
    "quote.symbol",
    "quote.price",
    "quote.bid",
    "quote.ask",
    "quote.open",
    "quote.high",
    "quote.low",
    "quote.previousClose",
    "quote.change",
    "quote.changePercent",
    "quote.volume",
    "quote.currency",
    "quote.session",
    "quote.asOf",
    "quote.delayedMinutes",
    "quote.source",
    "quote.stale"
  ],
  "fetchAssetPerformance": [
    "assetId",
    "symbol",
    "ranges.range",
    "ranges.priceReturnPercent",
    "ranges.totalReturnPercent",
    "ranges.benchmarkReturnPercent",
    "volatilityPercent",
    "maxDrawdownPercent",
    "beta",
    "series.date",
    "series.value"
  ],
  "fetchAssetsByAssetIds": [
    "assets.id",
    "assets.symbol",
    "assets.name",
    "assets.assetClass",
    "assets.exchange",
    "assets.mic",
    "assets.currency",
    "assets.status",
    "assets.tradable",
    "assets.fractionable",
    "assets.minOrderSize",
    "assets.minTradeIncrement",
    "assets.isin",
    "assets.country",
    "assets.sector",
    "assets.quote.assetId",
    "assets.quote.symbol",
    "assets.quote.price",
    "assets.quote.bid",
    "assets.quote.ask",
    "assets.quote.open",
    "assets.quote.high",
    "assets.quote.low",
    "assets.quote.previousClose",
    "assets.quote.change",
    "assets.quote.changePercent",
    "assets.quote.volume",
    "assets.quote.currency",
    "assets.quote.session",
    "assets.quote.asOf",
    "assets.quote.delayedMinutes",
    "assets.quote.source",
    "assets.quote.stale",
    "unknownIds"
  ],
  "fetchAssetsByTickers": [
    "assets.id",
    "assets.symbol",
    "assets.name",
    "assets.assetClass",
    "assets.exchange",
    "assets.mic",
    "assets.currency",
    "assets.status",
    "assets.tradable",
    "assets.fractionable",
    "assets.minOrderSize",
    "assets.minTradeIncrement",
    "assets.isin",
    "assets.country",
    "assets.sector",
    "assets.quote.assetId",
    "assets.quote.symbol",
    "assets.quote.price",
    "assets.quote.bid",
    "assets.quote.ask",
    "assets.quote.open",
    "assets.quote.high",
    "assets.quote.low",
    "assets.quote.previousClose",
    "assets.quote.change",
    "assets.quote.changePercent",
    "assets.quote.volume",
    "assets.quote.currency",
    "assets.quote.session",
    "assets.quote.asOf",
    "assets.quote.delayedMinutes",
    "assets.quote.source",
    "assets.quote.stale",
    "unknownTickers"
  ],
  "fetchAssistantThreadById": [
    "id",
    "threadId",
    "role",
    "status",
    "content",
    "model",
    "inputTokenCount",
    "outputTokenCount",
    "failureReason",
    "createdAt",
    "finishedAt"
  ],
  "fetchAvailableRates": [
    "from",
    "to",
    "midRate",
    "rate",
    "feeFraction",
    "asOf",
    "source"
  ],
  "fetchCryptoCurrencyTransfers": [
    "id",
    "direction",
    "status",
    "currency",
    "chain",
    "amount",
    "networkFee",
    "fee",
    "netAmount",
    "value.amount",
    "value.currency",
    "fromAddress",
    "toAddress",
    "memo",
    "walletId",
    "whitelistedWalletId",
    "txHash",
    "explorerUrl",
    "confirmations",
    "requiredConfirmations",
    "failureReason",
    "failureCode",
    "completedAt",
    "createdAt",
    "updatedAt"
  ],
  "fetchCryptoCurrencyWallets": [
    "id",
    "currency",
    "chain",
    "status",
    "address",
    "memo",
    "qrCodeDataUrl",
    "balance",
    "available",
    "value.amount",
    "value.currency",
    "minimumDeposit",
    "minimumWithdrawal",
    "estimatedWithdrawalFee",
    "requiredConfirmations",
    "createdAt",
    "updatedAt"
  ],
  "fetchCryptoWalletAddress": [
    "id",
    "currency",
    "chain",
    "status",
    "address",
    "memo",
    "qrCodeDataUrl",
    "balance",
    "available",
    "value.amount",
    "value.currency",
    "minimumDeposit",
    "minimumWithdrawal",
    "estimatedWithdrawalFee",
    "requiredConfirmations",
    "createdAt",
    "updatedAt"
  ],
  "fetchCurrentRates": [
    "from",
    "to",
    "midRate",
    "rate",
    "feeFraction",
    "asOf",
    "source"
  ],
  "fetchCurrentUser": [
    "id",
    "name",
    "email"
  ],
  "fetchDefaultPaymentProvider": [
    "name",
    "publishableKey",
    "limits.method",
    "limits.currency",
    "limits.minimumAmount",
    "limits.maximumAmount",
    "limits.feeFraction",
    "limits.fixedFee"
  ],
  "fetchDiscoverLists": [
    "id",
    "title",
    "subtitle",
    "kind",
    "metric",
    "items.rank",
    "items.asset.id",
    "items.asset.symbol",
    "items.asset.name",
    "items.strategy.id",
    "items.strategy.name",
    "items.metricValue",
    "refreshedAt"
  ],
  "fetchExperts": [
    "id",
    "name",
    "slug",
    "title",
    "bio",
    "avatarUrl",
    "links",
    "followerCount",
    "strategyCount",
    "openIdeaCount",
    "closedIdeaCount",
    "winRatePercent",
    "averageResultPercent",
    "createdAt"
  ],
  "fetchInvestorPreferences": [
    "riskTolerance",
    "experience",
    "investmentHorizonYears",
    "objectives",
    "sectors",
    "excludedSectors",
    "assetClasses",
    "prefersSustainable",
    "monthlyBudget.amount",
    "monthlyBudget.currency",
    "annualIncome.min",
    "annualIncome.max",
    "annualIncome.currency",
    "netWorth.min",
    "netWorth.max",
    "netWorth.currency",
    "liquidNetWorth.min",
    "liquidNetWorth.max",
    "liquidNetWorth.currency",
    "riskScore",
    "completedAt",
    "updatedAt"
  ],
  "fetchKYC": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "contact.email",
    "contact.phone",
    "contact.address.line1",
    "contact.address.line2",
    "contact.address.city",
    "contact.address.region",
    "contact.address.postalCode",
    "contact.address.country",
    "contact.mailingAddress.line1",
    "contact.mailingAddress.line2",
    "contact.mailingAddress.city",
    "contact.mailingAddress.region",
    "contact.mailingAddress.postalCode",
    "contact.mailingAddress.country",
    "identity.givenName",
    "identity.middleName",
    "identity.familyName",
    "identity.dateOfBirth",
    "identity.countryOfBirth",
    "identity.citizenships",
    "identity.countryOfTaxResidence",
    "identity.taxIdType",
    "identity.taxIdMasked",
    "identity.taxIdNotRequiredReason",
    "identity.visaType",
    "identity.visaExpiresOn",
    "identity.permanentResident",
    "identity.fundingSources",
    "identity.annualIncome.min",
    "identity.annualIncome.max",
    "identity.annualIncome.currency",
    "identity.liquidNetWorth.min",
    "identity.liquidNetWorth.max",
    "identity.liquidNetWorth.currency",
    "identity.totalNetWorth.min",
    "identity.totalNetWorth.max",
    "identity.totalNetWorth.currency",
    "agreements.type",
    "agreements.title",
    "agreements.version",
    "agreements.url",
    "agreements.signed.id",
    "agreements.signed.type",
    "agreements.signed.version",
    "agreements.signed.signerName",
    "agreements.signed.signedAt",
    "agreements.signed.ipAddress",
    "agreements.signed.contentSha256",
    "documents.id",
    "documents.type",
    "documents.side",
    "documents.fileName",
    "documents.mimeType",
    "documents.sizeBytes",
    "documents.status",
    "documents.failureReason",
    "documents.failureCode",
    "documents.expiresOn",
    "documents.createdAt",
    "w8ben.id",
    "w8ben.status",
    "w8ben.signedAt",
    "w8ben.statement",
    "w8ben.expiresOn",
    "idv.id",
    "idv.provider",
    "idv.outcome",
    "idv.failureReason",
    "idv.failureCode",
    "idv.startedAt",
    "idv.finishedAt",
    "requests.id",
    "requests.section",
    "requests.message",
    "requests.createdAt",
    "requests.resolvedAt",
    "submittedAt",
    "decidedAt",
    "expiresAt",
    "updatedAt"
  ],
  "fetchMarketHours": [
    "exchange",
    "timeZone",
    "open",
    "session",
    "asOf",
    "nextOpensAt",
    "nextClosesAt",
    "days.date",
    "days.holiday",
    "days.holidayName",
    "days.earlyClose",
    "days.preMarketOpensAt",
    "days.opensAt",
    "days.closesAt",
    "days.afterHoursClosesAt"
  ],
  "fetchMyAssistantThreads": [
    "id",
    "title",
    "liked",
    "pinned",
    "archived",
    "model",
    "messageCount",
    "lastMessageAt",
    "createdAt",
    "updatedAt"
  ],
  "fetchMyDeviceTokens": [
    "id",
    "platform",
    "provider",
    "tokenSuffix",
    "deviceName",
    "appVersion",
    "locale",
    "active",
    "lastSeenAt",
    "createdAt"
  ],
  "fetchMyPasskeys": [
    "id",
    "name",
    "aaguid",
    "deviceType",
    "backedUp",
    "transports",
    "lastUsedAt",
    "createdAt"
  ],
  "fetchNewsByAssetIds": [
    "id",
    "headline",
    "summary",
    "url",
    "source",
    "author",
    "imageUrl",
    "publishedAt",
    "assetIds",
    "symbols",
    "sentiment"
  ],
  "fetchPendingUserTransactions": [
    "id",
    "kind",
    "status",
    "amount",
    "currency",
    "reference",
    "bankDetail.currency",
    "bankDetail.bankName",
    "bankDetail.accountName",
    "bankDetail.accountNumber",
    "bankDetail.routingNumber",
    "bankDetail.swiftBic",
    "bankDetail.iban",
    "bankDetail.bankAddress.line1",
    "bankDetail.bankAddress.line2",
    "bankDetail.bankAddress.city",
    "bankDetail.bankAddress.region",
    "bankDetail.bankAddress.postalCode",
    "bankDetail.bankAddress.country",
    "bankDetail.particulars",
    "bankDetail.code",
    "bankDetail.reference",
    "bankDetail.instructions",
    "bankDetail.minimumAmount",
    "bankDetail.estimatedBusinessDays",
    "cardId",
    "confirmationUrl",
    "deposit.id",
    "withdrawal.id",
    "bought.amount",
    "bought.currency",
    "failureReason",
    "failureCode",
    "expiresAt",
    "createdAt",
    "updatedAt"
  ],
  "fetchPlatformInvestAccountActivities": [
    "id",
    "type",
    "status",
    "occurredAt",
    "settlesOn",
    "symbol",
    "assetId",
    "side",
    "quantity",
    "price",
    "perShareAmount",
    "netAmount",
    "currency",
    "orderId",
    "description"
  ],
  "fetchPlatformInvestAccountBalances": [
    "brokerAccountId",
    "currency",
    "cash",
    "settledCash",
    "unsettledCash",
    "heldForOrders",
    "pendingDeposits",
    "pendingWithdrawals",
    "withdrawable",
    "buyingPower",
    "positionsValue",
    "equity",
    "unpricedCount",
    "lastEquity",
    "dayChange",
    "dayChangePercent",
    "accruedInterest",
    "interest.id",
    "interest.currency",
    "interest.status",
    "interest.optedIn",
    "interest.aprPercent",
    "interest.accrued",
    "interest.paidToDate",
    "interest.nextPaymentOn",
    "interest.createdAt",
    "interest.updatedAt",
    "accruedFees",
    "cashByCurrency.amount",
    "cashByCurrency.currency",
    "asOf"
  ],
  "fetchPlatformInvestAccountConfig": [
    "brokerAccountId",
    "status",
    "baseCurrency",
    "fractionalTrading",
    "extendedHoursDefault",
    "suspendTrade",
    "tradeConfirmEmail",
    "dividendReinvestment",
    "costBasisMethod",
    "autoConvertDeposits",
    "maxOrderNotional.amount",
    "maxOrderNotional.currency",
    "dailyLossLimit.amount",
    "dailyLossLimit.currency",
    "updatedAt"
  ],
  "fetchPlatformInvestAccountDocumentById": [
    "id",
    "type",
    "name",
    "issuedOn",
    "periodStartsOn",
    "periodEndsOn",
    "mimeType",
    "sizeBytes",
    "downloadUrl",
    "downloadUrlExpiresAt"
  ],
  "fetchPlatformInvestAccountDocuments": [
    "id",
    "type",
    "name",
    "issuedOn",
    "periodStartsOn",
    "periodEndsOn",
    "mimeType",
    "sizeBytes",
    "downloadUrl",
    "downloadUrlExpiresAt"
  ],
  "fetchSavedBankAccount": [
    "id",
    "purpose",
    "currency",
    "accountHolder",
    "bankName",
    "numberMasked",
    "country",
    "type",
    "routingNumber",
    "swiftBic",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "verifiedAt",
    "replacement.id",
    "createdAt",
    "updatedAt"
  ],
  "fetchSavedPayoutAccount": [
    "id",
    "purpose",
    "currency",
    "accountHolder",
    "bankName",
    "numberMasked",
    "country",
    "type",
    "routingNumber",
    "swiftBic",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "verifiedAt",
    "replacement.id",
    "createdAt",
    "updatedAt"
  ],
  "fetchStrategies": [
    "id",
    "name",
    "slug",
    "description",
    "kind",
    "status",
    "visibility",
    "expert.id",
    "expert.name",
    "expert.title",
    "riskLevel",
    "version",
    "cashPercent",
    "cooldownDays",
    "minimumInvestment.amount",
    "minimumInvestment.currency",
    "requiredTier",
    "subscriberCount",
    "assetsUnderStrategy.amount",
    "assetsUnderStrategy.currency",
    "oneYearReturnPercent",
    "tags",
    "likeCount",
    "votingEnabled",
    "sourceStrategyId",
    "publishedAt",
    "createdAt",
    "updatedAt"
  ],
  "fetchStrategy": [
    "id",
    "name",
    "slug",
    "description",
    "kind",
    "status",
    "visibility",
    "expert.id",
    "expert.name",
    "expert.title",
    "riskLevel",
    "version",
    "cashPercent",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.note",
    "holdings.voteTally",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "minimumInvestment.amount",
    "minimumInvestment.currency",
    "requiredTier",
    "subscriberCount",
    "assetsUnderStrategy.amount",
    "assetsUnderStrategy.currency",
    "oneYearReturnPercent",
    "tags",
    "likeCount",
    "votingEnabled",
    "sourceStrategyId",
    "publishedAt",
    "createdAt",
    "updatedAt"
  ],
  "fetchUserAppointments": [
    "id",
    "title",
    "expert.id",
    "expert.name",
    "expert.title",
    "startsAt",
    "endsAt",
    "timeZone",
    "status",
    "meetingUrl",
    "note",
    "createdAt",
    "updatedAt"
  ],
  "fetchUserDeposits": [
    "id",
    "method",
    "status",
    "tradingMode",
    "brokerAccountId",
    "amount",
    "currency",
    "fee",
    "credited.amount",
    "credited.currency",
    "exchangeRate",
    "forexFeeFraction",
    "reference",
    "cardId",
    "pendingTransactionId",
    "viewed",
    "failureReason",
    "failureCode",
    "completedAt",
    "withdrawableAt",
    "createdAt",
    "updatedAt"
  ],
  "fetchUserLikes": [
    "id",
    "entityType",
    "entityId",
    "value",
    "likedAt",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "strategy.id",
    "strategy.name",
    "news.id",
    "expert.id",
    "expert.name",
    "expert.title"
  ],
  "fetchWhitelistedWallets": [
    "id",
    "label",
    "currency",
    "chain",
    "address",
    "memo",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "travelRule.selfHosted",
    "travelRule.vaspId",
    "travelRule.vaspName",
    "travelRule.vaspWebsite",
    "travelRule.beneficiaryGivenName",
    "travelRule.beneficiaryFamilyName",
    "travelRule.beneficiaryEntityName",
    "travelRule.beneficiaryCountry",
    "travelRule.beneficiaryAddress.line1",
    "travelRule.beneficiaryAddress.line2",
    "travelRule.beneficiaryAddress.city",
    "travelRule.beneficiaryAddress.region",
    "travelRule.beneficiaryAddress.postalCode",
    "travelRule.beneficiaryAddress.country",
    "travelRule.hasOwnershipProof",
    "travelRule.complete",
    "nextActions.name",
    "nextActions.description",
    "nextActions.type",
    "ownershipMessage",
    "createdAt",
    "updatedAt"
  ],
  "finalizeNetWorthDocument": [
    "id",
    "title",
    "category",
    "status",
    "fileName",
    "mimeType",
    "sizeBytes",
    "sha256",
    "linkedType",
    "linkedId",
    "expiresOn",
    "downloadUrl",
    "downloadUrlExpiresAt",
    "note",
    "uploadedAt",
    "createdAt",
    "updatedAt"
  ],
  "fundPaperAccount": [
    "id",
    "provider",
    "tradingMode",
    "name",
    "numberMasked",
    "brokerCredentialId",
    "status",
    "currency",
    "cash",
    "equity",
    "unpricedCount",
    "buyingPower",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "generateLikeableAssets": [
    "id",
    "deckId",
    "position",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "reason",
    "fitPercent",
    "sparkline"
  ],
  "generateNetWorthReport": [
    "id",
    "format",
    "status",
    "asOf",
    "sections",
    "portfolioIds",
    "hideAmounts",
    "downloadUrl",
    "expiresAt",
    "sizeBytes",
    "failureCode",
    "failureReason",
    "createdAt",
    "updatedAt"
  ],
  "getAllTradeIdeas": [
    "id",
    "title",
    "thesis",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "expert.id",
    "expert.name",
    "expert.title",
    "direction",
    "status",
    "horizon",
    "entryLow",
    "entryHigh",
    "targets.price",
    "targets.allocationPercent",
    "targets.hitAt",
    "stopLoss",
    "rewardRiskRatio",
    "confidencePercent",
    "currentPrice",
    "priceAsOf",
    "entryPrice",
    "entryFilledAt",
    "closePrice",
    "closedAt",
    "outcome",
    "resultPercent",
    "currency",
    "requiredTier",
    "chartUrl",
    "likeCount",
    "publishedAt",
    "expiresAt",
    "updatedAt"
  ],
  "getAvailableBrokerIntegrations": [
    "provider",
    "name",
    "logoUrl",
    "assetClasses",
    "tradingModes",
    "authKind",
    "credentialFields.name",
    "credentialFields.label",
    "credentialFields.secret",
    "credentialFields.required",
    "docsUrl",
    "available"
  ],
  "getAvailableCountries": [
    "code",
    "name",
    "callingCode",
    "currency",
    "taxIdTypes",
    "canOpenAccount",
    "w8benTreatyRatePercent"
  ],
  "getAvailableSharesToAttach": [
    "id",
    "symbol",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "brokerAccountId",
    "totalQuantity",
    "attachedQuantity",
    "heldQuantity",
    "availableQuantity"
  ],
  "getBankDetail": [
    "currency",
    "bankName",
    "accountName",
    "accountNumber",
    "routingNumber",
    "swiftBic",
    "iban",
    "bankAddress.line1",
    "bankAddress.line2",
    "bankAddress.city",
    "bankAddress.region",
    "bankAddress.postalCode",
    "bankAddress.country",
    "particulars",
    "code",
    "reference",
    "instructions",
    "minimumAmount",
    "estimatedBusinessDays"
  ],
  "getBrokerAccounts": [
    "id",
    "provider",
    "tradingMode",
    "name",
    "numberMasked",
    "brokerCredentialId",
    "status",
    "currency",
    "cash",
    "equity",
    "unpricedCount",
    "buyingPower",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "getClosedTradeIdeas": [
    "id",
    "title",
    "thesis",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "expert.id",
    "expert.name",
    "expert.title",
    "direction",
    "status",
    "horizon",
    "entryLow",
    "entryHigh",
    "targets.price",
    "targets.allocationPercent",
    "targets.hitAt",
    "stopLoss",
    "rewardRiskRatio",
    "confidencePercent",
    "currentPrice",
    "priceAsOf",
    "entryPrice",
    "entryFilledAt",
    "closePrice",
    "closedAt",
    "outcome",
    "resultPercent",
    "currency",
    "requiredTier",
    "chartUrl",
    "likeCount",
    "publishedAt",
    "expiresAt",
    "updatedAt"
  ],
  "getCryptoAutoSweeps": [
    "id",
    "currency",
    "chain",
    "targetCurrency",
    "minimumAmount",
    "sellPercent",
    "status",
    "failureReason",
    "failureCode",
    "lastRunAt",
    "totalSwept",
    "createdAt",
    "updatedAt"
  ],
  "getCurrentStockPrice": [
    "assetId",
    "symbol",
    "price",
    "bid",
    "ask",
    "open",
    "high",
    "low",
    "previousClose",
    "change",
    "changePercent",
    "volume",
    "currency",
    "session",
    "asOf",
    "delayedMinutes",
    "source",
    "stale"
  ],
  "getDefaultLiabilityPortfolio": [
    "id",
    "name",
    "kind",
    "default",
    "parentId",
    "children.id",
    "children.name",
    "children.kind",
    "children.default",
    "children.parentId",
    "children.currency",
    "children.costBasisMethod",
    "children.country",
    "children.financialYearEnd",
    "children.ownerMemberId",
    "children.ownershipPercent",
    "children.value",
    "children.unpricedCount",
    "children.costBasis",
    "children.gain.capital",
    "children.gain.income",
    "children.gain.currencyEffect",
    "children.gain.total",
    "children.gain.realizedGain",
    "children.gain.unrealizedGain",
    "children.gain.fees",
    "children.gain.totalPercent",
    "children.gain.timeWeightedReturnPercent",
    "children.gain.timeWeightedReturnAnnualizedPercent",
    "children.gain.moneyWeightedReturnPercent",
    "children.gain.currency",
    "children.emailSettings.portfolioId",
    "children.emailSettings.enabled",
    "children.emailSettings.address",
    "children.emailSettings.allowedSenders",
    "children.emailSettings.autoConfirm",
    "children.emailSettings.notifyOnImport",
    "children.emailSettings.updatedAt",
    "children.externalProvider",
    "children.externalId",
    "children.lastSyncedAt",
    "children.createdAt",
    "children.updatedAt",
    "currency",
    "costBasisMethod",
    "country",
    "financialYearEnd",
    "ownerMemberId",
    "ownershipPercent",
    "value",
    "unpricedCount",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "holdings.id",
    "holdings.portfolioId",
    "holdings.instrument.id",
    "holdings.instrument.symbol",
    "holdings.instrument.name",
    "holdings.quantity",
    "holdings.averageCost",
    "holdings.costBasis",
    "holdings.ownershipPercent",
    "holdings.price",
    "holdings.priceAsOf",
    "holdings.stale",
    "holdings.value",
    "holdings.currency",
    "holdings.valueInPortfolioCurrency",
    "holdings.valueInDisplayCurrency",
    "holdings.gain.capital",
    "holdings.gain.income",
    "holdings.gain.currencyEffect",
    "holdings.gain.total",
    "holdings.gain.realizedGain",
    "holdings.gain.unrealizedGain",
    "holdings.gain.fees",
    "holdings.gain.totalPercent",
    "holdings.gain.timeWeightedReturnPercent",
    "holdings.gain.timeWeightedReturnAnnualizedPercent",
    "holdings.gain.moneyWeightedReturnPercent",
    "holdings.gain.currency",
    "holdings.firstTradedOn",
    "emailSettings.portfolioId",
    "emailSettings.enabled",
    "emailSettings.address",
    "emailSettings.allowedSenders",
    "emailSettings.autoConfirm",
    "emailSettings.notifyOnImport",
    "emailSettings.updatedAt",
    "externalProvider",
    "externalId",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "getDefaultPortfolio": [
    "id",
    "name",
    "kind",
    "default",
    "parentId",
    "children.id",
    "children.name",
    "children.kind",
    "children.default",
    "children.parentId",
    "children.currency",
    "children.costBasisMethod",
    "children.country",
    "children.financialYearEnd",
    "children.ownerMemberId",
    "children.ownershipPercent",
    "children.value",
    "children.unpricedCount",
    "children.costBasis",
    "children.gain.capital",
    "children.gain.income",
    "children.gain.currencyEffect",
    "children.gain.total",
    "children.gain.realizedGain",
    "children.gain.unrealizedGain",
    "children.gain.fees",
    "children.gain.totalPercent",
    "children.gain.timeWeightedReturnPercent",
    "children.gain.timeWeightedReturnAnnualizedPercent",
    "children.gain.moneyWeightedReturnPercent",
    "children.gain.currency",
    "children.emailSettings.portfolioId",
    "children.emailSettings.enabled",
    "children.emailSettings.address",
    "children.emailSettings.allowedSenders",
    "children.emailSettings.autoConfirm",
    "children.emailSettings.notifyOnImport",
    "children.emailSettings.updatedAt",
    "children.externalProvider",
    "children.externalId",
    "children.lastSyncedAt",
    "children.createdAt",
    "children.updatedAt",
    "currency",
    "costBasisMethod",
    "country",
    "financialYearEnd",
    "ownerMemberId",
    "ownershipPercent",
    "value",
    "unpricedCount",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "holdings.id",
    "holdings.portfolioId",
    "holdings.instrument.id",
    "holdings.instrument.symbol",
    "holdings.instrument.name",
    "holdings.quantity",
    "holdings.averageCost",
    "holdings.costBasis",
    "holdings.ownershipPercent",
    "holdings.price",
    "holdings.priceAsOf",
    "holdings.stale",
    "holdings.value",
    "holdings.currency",
    "holdings.valueInPortfolioCurrency",
    "holdings.valueInDisplayCurrency",
    "holdings.gain.capital",
    "holdings.gain.income",
    "holdings.gain.currencyEffect",
    "holdings.gain.total",
    "holdings.gain.realizedGain",
    "holdings.gain.unrealizedGain",
    "holdings.gain.fees",
    "holdings.gain.totalPercent",
    "holdings.gain.timeWeightedReturnPercent",
    "holdings.gain.timeWeightedReturnAnnualizedPercent",
    "holdings.gain.moneyWeightedReturnPercent",
    "holdings.gain.currency",
    "holdings.firstTradedOn",
    "emailSettings.portfolioId",
    "emailSettings.enabled",
    "emailSettings.address",
    "emailSettings.allowedSenders",
    "emailSettings.autoConfirm",
    "emailSettings.notifyOnImport",
    "emailSettings.updatedAt",
    "externalProvider",
    "externalId",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "getDepositsAndWithdrawalsChart": [
    "currency",
    "timeframe",
    "points.date",
    "points.deposits",
    "points.withdrawals",
    "points.net",
    "points.cumulativeNet",
    "points.unpricedCount"
  ],
  "getExpirationDates": [
    ""
  ],
  "getIdvToken": [
    "token",
    "provider",
    "sessionId",
    "url",
    "expiresAt"
  ],
  "getInstrumentPrices": [
    "id",
    "instrumentId",
    "date",
    "price",
    "currency",
    "source",
    "note",
    "updatedAt"
  ],
  "getMyForexFeeRate": [
    ""
  ],
  "getNewsletterStatus": [
    "email",
    "status",
    "topics",
    "confirmedAt",
    "unsubscribedAt"
  ],
  "getOptionChain": [
    "underlying",
    "underlyingPrice",
    "expirationDate",
    "expiresAt",
    "yearsToExpiration",
    "interestRateFraction",
    "dividendYieldFraction",
    "calls.symbol",
    "calls.underlying",
    "calls.type",
    "calls.style",
    "calls.strike",
    "calls.expirationDate",
    "calls.multiplier",
    "calls.bid",
    "calls.ask",
    "calls.last",
    "calls.mid",
    "calls.volume",
    "calls.openInterest",
    "calls.impliedVolatilityFraction",
    "calls.impliedVolatilityGap",
    "calls.delta",
    "calls.gamma",
    "calls.theta",
    "calls.vega",
    "calls.rho",
    "calls.inTheMoney",
    "calls.intrinsicValue",
    "calls.timeValue",
    "calls.asOf",
    "puts.symbol",
    "puts.underlying",
    "puts.type",
    "puts.style",
    "puts.strike",
    "puts.expirationDate",
    "puts.multiplier",
    "puts.bid",
    "puts.ask",
    "puts.last",
    "puts.mid",
    "puts.volume",
    "puts.openInterest",
    "puts.impliedVolatilityFraction",
    "puts.impliedVolatilityGap",
    "puts.delta",
    "puts.gamma",
    "puts.theta",
    "puts.vega",
    "puts.rho",
    "puts.inTheMoney",
    "puts.intrinsicValue",
    "puts.timeValue",
    "puts.asOf",
    "asOf"
  ],
  "getOptionHistoricalData": [
    "at",
    "open",
    "high",
    "low",
    "close",
    "volume",
    "vwap"
  ],
  "getOrders": [
    "id",
    "status",
    "quantityFilled",
    "averageFilledPrice",
    "clientOrderId",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "symbol",
    "name",
    "assetClass",
    "side",
    "type",
    "timeInForce",
    "quantity",
    "notional",
    "limitPrice",
    "stopPrice",
    "premarket",
    "tradingMode",
    "brokerAccountId",
    "brokerCredentialId",
    "brokerOrderId",
    "source",
    "activeStrategyId",
    "replacesOrderId",
    "replacedByOrderId",
    "failureReason",
    "failureCode",
    "fees",
    "currency",
    "realizedProfitLoss",
    "submittedAt",
    "updatedAt",
    "expiresAt",
    "filledAt",
    "canceledAt",
    "expiredAt",
    "replacedAt"
  ],
  "getPortfolioEmails": [
    "id",
    "portfolioId",
    "sender",
    "subject",
    "receivedAt",
    "status",
    "failureCode",
    "failureReason",
    "broker",
    "attachments",
    "attempts",
    "updatedAt"
  ],
  "getPortfolioHistory": [
    "currency",
    "timeframe",
    "baseValue",
    "baseValueAsOf",
    "unpricedCount",
    "points.at",
    "points.equity",
    "points.unpricedCount",
    "points.profitLoss",
    "points.profitLossPercent",
    "points.cashflow",
    "points.timeWeightedReturnPercent",
    "moneyWeightedReturnPercent",
    "moneyWeightedReturnAnnualizedPercent",
    "modifiedDietzReturnPercent"
  ],
  "getPortfolios": [
    "id",
    "name",
    "kind",
    "default",
    "parentId",
    "currency",
    "costBasisMethod",
    "country",
    "financialYearEnd",
    "ownerMemberId",
    "ownershipPercent",
    "value",
    "unpricedCount",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "emailSettings.portfolioId",
    "emailSettings.enabled",
    "emailSettings.address",
    "emailSettings.allowedSenders",
    "emailSettings.autoConfirm",
    "emailSettings.notifyOnImport",
    "emailSettings.updatedAt",
    "externalProvider",
    "externalId",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "getPositions": [
    "id",
    "symbol",
    "name",
    "assetClass",
    "quantity",
    "quantityAvailable",
    "averageEntryPrice",
    "costBasis",
    "marketValue",
    "marketValueInDisplayCurrency",
    "unrealizedProfitLoss",
    "unrealizedProfitLossPercent",
    "currentPrice",
    "previousClose",
    "intradayProfitLoss",
    "intradayProfitLossPercent",
    "changeTodayPercent",
    "currency",
    "priceAsOf",
    "stale",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "brokerAccountId",
    "tradingMode"
  ],
  "getRebalancePreview": [
    "previewId",
    "expiresAt",
    "activeStrategyId",
    "asOf",
    "totalValue",
    "unpricedCount",
    "currency",
    "lines.assetId",
    "lines.symbol",
    "lines.targetPercent",
    "lines.actualPercent",
    "lines.currentQuantity",
    "lines.targetQuantity",
    "lines.side",
    "lines.quantityDelta",
    "lines.estimatedPrice",
    "lines.estimatedNotional",
    "lines.estimatedRealizedGain",
    "estimatedFees",
    "estimatedRealizedGain",
    "turnoverPercent",
    "cashAfter",
    "skipped.symbol",
    "skipped.side",
    "skipped.notional",
    "skipped.reason",
    "skipped.detail"
  ],
  "getRelayTrades": [
    "id",
    "portfolioId",
    "holdingId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "type",
    "state",
    "origin",
    "tradedOn",
    "quantity",
    "price",
    "currency",
    "exchangeRate",
    "fee",
    "feeCurrency",
    "value",
    "ratio.numerator",
    "ratio.denominator",
    "costBasis",
    "capitalAmount",
    "note",
    "uniqueIdentifier",
    "fileId",
    "emailId",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "getStockHistoricalData": [
    "at",
    "open",
    "high",
    "low",
    "close",
    "volume",
    "vwap"
  ],
  "getStrikes": [
    ""
  ],
  "getTemporaryQuote": [
    "id",
    "from",
    "to",
    "fromAmount",
    "toAmount",
    "midRate",
    "rate",
    "feeFraction",
    "fee",
    "expiresAt",
    "createdAt"
  ],
  "getTradableAssets": [
    "id",
    "symbol",
    "name",
    "assetClass",
    "exchange",
    "mic",
    "currency",
    "status",
    "tradable",
    "fractionable",
    "minOrderSize",
    "minTradeIncrement",
    "isin",
    "country",
    "sector",
    "quote.assetId",
    "quote.symbol",
    "quote.price",
    "quote.bid",
    "quote.ask",
    "quote.open",
    "quote.high",
    "quote.low",
    "quote.previousClose",
    "quote.change",
    "quote.changePercent",
    "quote.volume",
    "quote.currency",
    "quote.session",
    "quote.asOf",
    "quote.delayedMinutes",
    "quote.source",
    "quote.stale"
  ],
  "getTradeIdea": [
    "id",
    "title",
    "thesis",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "expert.id",
    "expert.name",
    "expert.title",
    "direction",
    "status",
    "horizon",
    "entryLow",
    "entryHigh",
    "targets.price",
    "targets.allocationPercent",
    "targets.hitAt",
    "stopLoss",
    "rewardRiskRatio",
    "confidencePercent",
    "currentPrice",
    "priceAsOf",
    "entryPrice",
    "entryFilledAt",
    "closePrice",
    "closedAt",
    "outcome",
    "resultPercent",
    "currency",
    "requiredTier",
    "chartUrl",
    "updates.at",
    "updates.text",
    "likeCount",
    "publishedAt",
    "expiresAt",
    "updatedAt"
  ],
  "getTradeIdeas": [
    "id",
    "title",
    "thesis",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "expert.id",
    "expert.name",
    "expert.title",
    "direction",
    "status",
    "horizon",
    "entryLow",
    "entryHigh",
    "targets.price",
    "targets.allocationPercent",
    "targets.hitAt",
    "stopLoss",
    "rewardRiskRatio",
    "confidencePercent",
    "currentPrice",
    "priceAsOf",
    "entryPrice",
    "entryFilledAt",
    "closePrice",
    "closedAt",
    "outcome",
    "resultPercent",
    "currency",
    "requiredTier",
    "chartUrl",
    "likeCount",
    "publishedAt",
    "expiresAt",
    "updatedAt"
  ],
  "getUSDBankingDetails": [
    "currency",
    "bankName",
    "accountName",
    "accountNumber",
    "routingNumber",
    "swiftBic",
    "iban",
    "bankAddress.line1",
    "bankAddress.line2",
    "bankAddress.city",
    "bankAddress.region",
    "bankAddress.postalCode",
    "bankAddress.country",
    "particulars",
    "code",
    "reference",
    "instructions",
    "minimumAmount",
    "estimatedBusinessDays"
  ],
  "getWalletWatches": [
    "id",
    "chain",
    "address",
    "label",
    "portfolioId",
    "status",
    "balances.symbol",
    "balances.contract",
    "balances.quantity",
    "balances.value",
    "value",
    "unpricedCount",
    "currency",
    "lastSyncedAt",
    "failureCode",
    "failureReason",
    "createdAt",
    "updatedAt"
  ],
  "healthCheck": [
    "status",
    "version",
    "asOf",
    "uptimeSeconds",
    "checks.name",
    "checks.status",
    "checks.latencyMs"
  ],
  "insertMessageIntoAssistantThread": [
    "thread.id",
    "thread.title",
    "thread.liked",
    "thread.pinned",
    "thread.archived",
    "thread.model",
    "thread.messageCount",
    "thread.lastMessageAt",
    "thread.createdAt",
    "thread.updatedAt",
    "userMessage.id",
    "userMessage.threadId",
    "userMessage.role",
    "userMessage.status",
    "userMessage.content",
    "userMessage.parts.type",
    "userMessage.parts.text",
    "userMessage.parts.toolName",
    "userMessage.parts.toolCallId",
    "userMessage.parts.success",
    "userMessage.citations.title",
    "userMessage.citations.reference.entityType",
    "userMessage.citations.reference.entityId",
    "userMessage.citations.url",
    "userMessage.citations.excerpt",
    "userMessage.context.entityType",
    "userMessage.context.entityId",
    "userMessage.model",
    "userMessage.inputTokenCount",
    "userMessage.outputTokenCount",
    "userMessage.failureReason",
    "userMessage.createdAt",
    "userMessage.finishedAt",
    "assistantMessage.id",
    "assistantMessage.threadId",
    "assistantMessage.role",
    "assistantMessage.status",
    "assistantMessage.content",
    "assistantMessage.parts.type",
    "assistantMessage.parts.text",
    "assistantMessage.parts.toolName",
    "assistantMessage.parts.toolCallId",
    "assistantMessage.parts.success",
    "assistantMessage.citations.title",
    "assistantMessage.citations.reference.entityType",
    "assistantMessage.citations.reference.entityId",
    "assistantMessage.citations.url",
    "assistantMessage.citations.excerpt",
    "assistantMessage.context.entityType",
    "assistantMessage.context.entityId",
    "assistantMessage.model",
    "assistantMessage.inputTokenCount",
    "assistantMessage.outputTokenCount",
    "assistantMessage.failureReason",
    "assistantMessage.createdAt",
    "assistantMessage.finishedAt",
    "quota.tier",
    "quota.limit",
    "quota.used",
    "quota.remaining",
    "quota.periodStartsOn",
    "quota.resetsAt"
  ],
  "liquidateActiveStrategy": [
    "id",
    "activeStrategyId",
    "type",
    "status",
    "initiatedBy",
    "amount",
    "currency",
    "orders.id",
    "orders.status",
    "orders.quantityFilled",
    "orders.averageFilledPrice",
    "orders.clientOrderId",
    "orders.asset.id",
    "orders.asset.symbol",
    "orders.asset.name",
    "orders.symbol",
    "orders.name",
    "orders.assetClass",
    "orders.side",
    "orders.type",
    "orders.timeInForce",
    "orders.quantity",
    "orders.notional",
    "orders.limitPrice",
    "orders.stopPrice",
    "orders.premarket",
    "orders.tradingMode",
    "orders.brokerAccountId",
    "orders.brokerCredentialId",
    "orders.brokerOrderId",
    "orders.source",
    "orders.activeStrategyId",
    "orders.replacesOrderId",
    "orders.replacedByOrderId",
    "orders.failureReason",
    "orders.failureCode",
    "orders.fees",
    "orders.currency",
    "orders.realizedProfitLoss",
    "orders.submittedAt",
    "orders.updatedAt",
    "orders.expiresAt",
    "orders.filledAt",
    "orders.canceledAt",
    "orders.expiredAt",
    "orders.replacedAt",
    "skipped.symbol",
    "skipped.side",
    "skipped.notional",
    "skipped.reason",
    "skipped.detail",
    "failureReason",
    "failureCode",
    "createdAt",
    "startedAt",
    "completedAt"
  ],
  "liquidatePosition": [
    "id",
    "status",
    "quantityFilled",
    "averageFilledPrice",
    "clientOrderId",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "symbol",
    "name",
    "assetClass",
    "side",
    "type",
    "timeInForce",
    "quantity",
    "notional",
    "limitPrice",
    "stopPrice",
    "premarket",
    "tradingMode",
    "brokerAccountId",
    "brokerCredentialId",
    "brokerOrderId",
    "source",
    "activeStrategyId",
    "replacesOrderId",
    "replacedByOrderId",
    "failureReason",
    "failureCode",
    "fees",
    "currency",
    "executions.id",
    "executions.quantity",
    "executions.price",
    "executions.fee",
    "executions.at",
    "realizedProfitLoss",
    "lots.lotId",
    "lots.quantity",
    "lots.quantitySold",
    "submittedAt",
    "updatedAt",
    "expiresAt",
    "filledAt",
    "canceledAt",
    "expiredAt",
    "replacedAt"
  ],
  "listCards": [
    "id",
    "brand",
    "last4",
    "expiryMonth",
    "expiryYear",
    "holder",
    "country",
    "status",
    "failureReason",
    "failureCode",
    "default",
    "createdAt",
    "updatedAt"
  ],
  "listSubscriptions": [
    "id",
    "tier",
    "name",
    "description",
    "prices.interval",
    "prices.amount",
    "prices.currency",
    "features",
    "assistantThreadsPerMonth",
    "forexFeeFraction",
    "trialDays"
  ],
  "listUserSubscriptions": [
    "id",
    "plan.id",
    "plan.name",
    "interval",
    "status",
    "price.amount",
    "price.currency",
    "periodStartsAt",
    "periodEndsAt",
    "trialEndsAt",
    "cancelAtPeriodEnd",
    "nextPlan.id",
    "nextPlan.name",
    "nextInterval",
    "nextCharge.amount",
    "nextCharge.currency",
    "nextChargeAt",
    "cardId",
    "confirmationUrl",
    "failureReason",
    "failureCode",
    "canceledAt",
    "endedAt",
    "createdAt",
    "updatedAt"
  ],
  "livePriceData": [
    "assetId",
    "symbol",
    "price",
    "currency",
    "bid",
    "ask",
    "change",
    "changePercent",
    "volume",
    "session",
    "at",
    "sequence"
  ],
  "markAllDepositsAsViewed": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "markDepositAsViewed": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "markExportJobsViewed": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "myExportJobs": [
    "id",
    "type",
    "format",
    "status",
    "progressPercent",
    "from",
    "to",
    "tradingMode",
    "portfolioIds",
    "rowCount",
    "sizeBytes",
    "downloadUrl",
    "failureReason",
    "failureCode",
    "viewed",
    "completedAt",
    "expiresAt",
    "createdAt",
    "updatedAt"
  ],
  "netWorthAllPortfolioFiles": [
    "id",
    "portfolioId",
    "fileName",
    "mimeType",
    "sizeBytes",
    "sha256",
    "kind",
    "extractionStatus",
    "failureCode",
    "failureReason",
    "broker",
    "periodStartsOn",
    "periodEndsOn",
    "rowCount",
    "pendingCount",
    "attempts",
    "downloadUrl",
    "downloadUrlExpiresAt",
    "createdAt",
    "updatedAt"
  ],
  "netWorthAssetDividends": [
    "id",
    "portfolioId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "symbol",
    "state",
    "origin",
    "exDate",
    "paidOn",
    "quantity",
    "amountPerShare",
    "grossAmount",
    "withholdingTax",
    "imputationCredits",
    "netAmount",
    "currency",
    "exchangeRate",
    "netAmountInDisplayCurrency",
    "reinvestTradeId",
    "note",
    "fileId",
    "emailId",
    "uniqueIdentifier",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "netWorthAssetHistory": [
    "date",
    "value",
    "unpricedCount",
    "costBasis",
    "netContributions",
    "totalLiabilities",
    "netWorth"
  ],
  "netWorthAssets": [
    "id",
    "name",
    "symbol",
    "category",
    "portfolioId",
    "brokerAccountId",
    "instrumentId",
    "quantity",
    "price",
    "value",
    "wholeValue",
    "currency",
    "valueInDisplayCurrency",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "ownershipPercent",
    "valuedOn",
    "priceAsOf",
    "stale",
    "liquidity",
    "linkedLiabilityIds",
    "equityInDisplayCurrency",
    "country",
    "sector"
  ],
  "netWorthDashboard": [
    "totals.netWorth",
    "totals.totalAssets",
    "totals.totalLiabilities",
    "totals.totalMonthlyExpenses",
    "totals.totalAnnualIncome",
    "totals.liquidAssets",
    "totals.unpricedCount",
    "totals.unpricedFlowCount",
    "totals.debtToAssetPercent",
    "totals.monthChange",
    "totals.monthChangePercent",
    "totals.currency",
    "assets.id",
    "assets.name",
    "assets.symbol",
    "assets.category",
    "assets.quantity",
    "assets.value",
    "assets.currency",
    "assets.stale",
    "liabilities.id",
    "liabilities.name",
    "liabilities.kind",
    "liabilities.currency",
    "liabilities.balance",
    "liabilities.interestRatePercent",
    "goals.id",
    "goals.name",
    "goals.status",
    "goals.targetAmount",
    "goals.currentAmount",
    "goals.currency",
    "goals.targetOn",
    "incomes.id",
    "incomes.name",
    "incomes.category",
    "incomes.currency",
    "incomes.annualAmount",
    "expenses.id",
    "expenses.name",
    "expenses.category",
    "expenses.currency",
    "expenses.monthlyAmount",
    "allocation.category",
    "allocation.value",
    "allocation.percent",
    "allocation.unpricedCount",
    "pendingConfirmations",
    "savingsRatePercent",
    "currency",
    "asOf"
  ],
  "netWorthDisplayCurrency": [
    "id",
    "displayCurrency",
    "updatedAt"
  ],
  "netWorthDocuments": [
    "id",
    "title",
    "category",
    "status",
    "fileName",
    "mimeType",
    "sizeBytes",
    "sha256",
    "linkedType",
    "linkedId",
    "expiresOn",
    "downloadUrl",
    "downloadUrlExpiresAt",
    "note",
    "uploadedAt",
    "createdAt",
    "updatedAt"
  ],
  "netWorthExpenseHistory": [
    "date",
    "monthlyAmount",
    "annualAmount",
    "unpricedCount"
  ],
  "netWorthExpenses": [
    "id",
    "name",
    "category",
    "amount",
    "currency",
    "frequency",
    "essential",
    "monthlyAmount",
    "monthlyAmountInDisplayCurrency",
    "startsOn",
    "endsOn",
    "inflationPercent",
    "linkedLiabilityId",
    "ownerMemberId",
    "note",
    "createdAt",
    "updatedAt"
  ],
  "netWorthGoals": [
    "id",
    "name",
    "kind",
    "status",
    "targetAmount",
    "currentAmount",
    "progressPercent",
    "currency",
    "targetOn",
    "monthlyContribution",
    "requiredMonthlyContribution",
    "expectedReturnPercent",
    "projectedOn",
    "projectedAmount",
    "priority",
    "imageUrl",
    "createdAt",
    "updatedAt"
  ],
  "netWorthHousehold": [
    "id",
    "name",
    "members.id",
    "members.name",
    "members.relationship",
    "members.role",
    "members.status",
    "members.sharePercent",
    "members.totals.netWorth",
    "members.totals.totalAssets",
    "members.totals.totalLiabilities",
    "members.totals.totalMonthlyExpenses",
    "members.totals.totalAnnualIncome",
    "members.totals.liquidAssets",
    "members.totals.unpricedCount",
    "members.totals.unpricedFlowCount",
    "members.totals.debtToAssetPercent",
    "members.totals.monthChange",
    "members.totals.monthChangePercent",
    "members.totals.currency",
    "combined.netWorth",
    "combined.totalAssets",
    "combined.totalLiabilities",
    "combined.totalMonthlyExpenses",
    "combined.totalAnnualIncome",
    "combined.liquidAssets",
    "combined.unpricedCount",
    "combined.unpricedFlowCount",
    "combined.debtToAssetPercent",
    "combined.monthChange",
    "combined.monthChangePercent",
    "combined.currency",
    "createdAt",
    "updatedAt"
  ],
  "netWorthIncomeHistory": [
    "date",
    "monthlyAmount",
    "annualAmount",
    "unpricedCount"
  ],
  "netWorthIncomes": [
    "id",
    "name",
    "category",
    "amount",
    "currency",
    "frequency",
    "afterTax",
    "annualAmount",
    "annualAmountInDisplayCurrency",
    "startsOn",
    "endsOn",
    "growthPercent",
    "linkedNetWorthAssetId",
    "ownerMemberId",
    "note",
    "createdAt",
    "updatedAt"
  ],
  "netWorthLiabilities": [
    "id",
    "name",
    "kind",
    "portfolioId",
    "lender",
    "currency",
    "originalAmount",
    "balance",
    "wholeBalance",
    "balanceInDisplayCurrency",
    "ownershipPercent",
    "interestRatePercent",
    "rateType",
    "fixedEndsOn",
    "startsOn",
    "maturesOn",
    "repaymentAmount",
    "repaymentFrequency",
    "interestOnlyEndsOn",
    "autoAmortize",
    "linkedNetWorthAssetId",
    "creditLimit",
    "nextPayment.date",
    "nextPayment.payment",
    "nextPayment.principal",
    "nextPayment.interest",
    "nextPayment.balance",
    "paidOffOn",
    "remainingInterest",
    "archived",
    "createdAt",
    "updatedAt"
  ],
  "netWorthLiabilityHistory": [
    "date",
    "balance",
    "unpricedCount",
    "cumulativeInterest"
  ],
  "netWorthPortfolioFiles": [
    "id",
    "portfolioId",
    "fileName",
    "mimeType",
    "sizeBytes",
    "sha256",
    "kind",
    "extractionStatus",
    "failureCode",
    "failureReason",
    "broker",
    "periodStartsOn",
    "periodEndsOn",
    "rowCount",
    "pendingCount",
    "attempts",
    "downloadUrl",
    "downloadUrlExpiresAt",
    "createdAt",
    "updatedAt"
  ],
  "netWorthShareLinks": [
    "id",
    "label",
    "ownerLabel",
    "url",
    "tokenSuffix",
    "status",
    "hideAmounts",
    "sections",
    "portfolioIds",
    "passcodeRequired",
    "expiresAt",
    "maxViews",
    "viewCount",
    "lastViewedAt",
    "revokedAt",
    "createdAt",
    "updatedAt"
  ],
  "newsUpdates": [
    "news.id",
    "news.headline",
    "news.summary",
    "news.url",
    "news.source",
    "news.author",
    "news.imageUrl",
    "news.publishedAt",
    "news.assetIds",
    "news.symbols",
    "news.sentiment",
    "sequence",
    "missedCount"
  ],
  "optInInterest": [
    "id",
    "currency",
    "status",
    "optedIn",
    "aprPercent",
    "accrued",
    "paidToDate",
    "nextPaymentOn",
    "createdAt",
    "updatedAt"
  ],
  "placeOrder": [
    "id",
    "status",
    "quantityFilled",
    "averageFilledPrice",
    "clientOrderId",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "symbol",
    "name",
    "assetClass",
    "side",
    "type",
    "timeInForce",
    "quantity",
    "notional",
    "limitPrice",
    "stopPrice",
    "premarket",
    "tradingMode",
    "brokerAccountId",
    "brokerCredentialId",
    "brokerOrderId",
    "source",
    "activeStrategyId",
    "replacesOrderId",
    "replacedByOrderId",
    "failureReason",
    "failureCode",
    "fees",
    "currency",
    "executions.id",
    "executions.quantity",
    "executions.price",
    "executions.fee",
    "executions.at",
    "realizedProfitLoss",
    "lots.lotId",
    "lots.quantity",
    "lots.quantitySold",
    "submittedAt",
    "updatedAt",
    "expiresAt",
    "filledAt",
    "canceledAt",
    "expiredAt",
    "replacedAt"
  ],
  "rebalanceActiveStrategy": [
    "id",
    "activeStrategyId",
    "type",
    "status",
    "initiatedBy",
    "amount",
    "currency",
    "orders.id",
    "orders.status",
    "orders.quantityFilled",
    "orders.averageFilledPrice",
    "orders.clientOrderId",
    "orders.asset.id",
    "orders.asset.symbol",
    "orders.asset.name",
    "orders.symbol",
    "orders.name",
    "orders.assetClass",
    "orders.side",
    "orders.type",
    "orders.timeInForce",
    "orders.quantity",
    "orders.notional",
    "orders.limitPrice",
    "orders.stopPrice",
    "orders.premarket",
    "orders.tradingMode",
    "orders.brokerAccountId",
    "orders.brokerCredentialId",
    "orders.brokerOrderId",
    "orders.source",
    "orders.activeStrategyId",
    "orders.replacesOrderId",
    "orders.replacedByOrderId",
    "orders.failureReason",
    "orders.failureCode",
    "orders.fees",
    "orders.currency",
    "orders.realizedProfitLoss",
    "orders.submittedAt",
    "orders.updatedAt",
    "orders.expiresAt",
    "orders.filledAt",
    "orders.canceledAt",
    "orders.expiredAt",
    "orders.replacedAt",
    "skipped.symbol",
    "skipped.side",
    "skipped.notional",
    "skipped.reason",
    "skipped.detail",
    "failureReason",
    "failureCode",
    "createdAt",
    "startedAt",
    "completedAt"
  ],
  "recordPushReceipt": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "register": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "registerDeviceToken": [
    "id",
    "platform",
    "provider",
    "tokenSuffix",
    "deviceName",
    "appVersion",
    "locale",
    "active",
    "lastSeenAt",
    "createdAt"
  ],
  "removeDeviceToken": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "removePasskey": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "renameNetWorthPortfolio": [
    "id",
    "name",
    "kind",
    "default",
    "parentId",
    "children.id",
    "children.name",
    "children.kind",
    "children.default",
    "children.parentId",
    "children.currency",
    "children.costBasisMethod",
    "children.country",
    "children.financialYearEnd",
    "children.ownerMemberId",
    "children.ownershipPercent",
    "children.value",
    "children.unpricedCount",
    "children.costBasis",
    "children.gain.capital",
    "children.gain.income",
    "children.gain.currencyEffect",
    "children.gain.total",
    "children.gain.realizedGain",
    "children.gain.unrealizedGain",
    "children.gain.fees",
    "children.gain.totalPercent",
    "children.gain.timeWeightedReturnPercent",
    "children.gain.timeWeightedReturnAnnualizedPercent",
    "children.gain.moneyWeightedReturnPercent",
    "children.gain.currency",
    "children.emailSettings.portfolioId",
    "children.emailSettings.enabled",
    "children.emailSettings.address",
    "children.emailSettings.allowedSenders",
    "children.emailSettings.autoConfirm",
    "children.emailSettings.notifyOnImport",
    "children.emailSettings.updatedAt",
    "children.externalProvider",
    "children.externalId",
    "children.lastSyncedAt",
    "children.createdAt",
    "children.updatedAt",
    "currency",
    "costBasisMethod",
    "country",
    "financialYearEnd",
    "ownerMemberId",
    "ownershipPercent",
    "value",
    "unpricedCount",
    "costBasis",
    "gain.capital",
    "gain.income",
    "gain.currencyEffect",
    "gain.total",
    "gain.realizedGain",
    "gain.unrealizedGain",
    "gain.fees",
    "gain.totalPercent",
    "gain.timeWeightedReturnPercent",
    "gain.timeWeightedReturnAnnualizedPercent",
    "gain.moneyWeightedReturnPercent",
    "gain.currency",
    "holdings.id",
    "holdings.portfolioId",
    "holdings.instrument.id",
    "holdings.instrument.symbol",
    "holdings.instrument.name",
    "holdings.quantity",
    "holdings.averageCost",
    "holdings.costBasis",
    "holdings.ownershipPercent",
    "holdings.price",
    "holdings.priceAsOf",
    "holdings.stale",
    "holdings.value",
    "holdings.currency",
    "holdings.valueInPortfolioCurrency",
    "holdings.valueInDisplayCurrency",
    "holdings.gain.capital",
    "holdings.gain.income",
    "holdings.gain.currencyEffect",
    "holdings.gain.total",
    "holdings.gain.realizedGain",
    "holdings.gain.unrealizedGain",
    "holdings.gain.fees",
    "holdings.gain.totalPercent",
    "holdings.gain.timeWeightedReturnPercent",
    "holdings.gain.timeWeightedReturnAnnualizedPercent",
    "holdings.gain.moneyWeightedReturnPercent",
    "holdings.gain.currency",
    "holdings.firstTradedOn",
    "emailSettings.portfolioId",
    "emailSettings.enabled",
    "emailSettings.address",
    "emailSettings.allowedSenders",
    "emailSettings.autoConfirm",
    "emailSettings.notifyOnImport",
    "emailSettings.updatedAt",
    "externalProvider",
    "externalId",
    "lastSyncedAt",
    "createdAt",
    "updatedAt"
  ],
  "requestCryptoWithdrawal": [
    "id",
    "direction",
    "status",
    "currency",
    "chain",
    "amount",
    "networkFee",
    "fee",
    "netAmount",
    "value.amount",
    "value.currency",
    "fromAddress",
    "toAddress",
    "memo",
    "walletId",
    "whitelistedWalletId",
    "txHash",
    "explorerUrl",
    "confirmations",
    "requiredConfirmations",
    "failureReason",
    "failureCode",
    "completedAt",
    "createdAt",
    "updatedAt"
  ],
  "requestExport": [
    "id",
    "type",
    "format",
    "status",
    "progressPercent",
    "from",
    "to",
    "tradingMode",
    "portfolioIds",
    "rowCount",
    "sizeBytes",
    "downloadUrl",
    "failureReason",
    "failureCode",
    "viewed",
    "completedAt",
    "expiresAt",
    "createdAt",
    "updatedAt"
  ],
  "requestMfaEmail": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "requestPasswordReset": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "requestWhitelistWallet": [
    "id",
    "label",
    "currency",
    "chain",
    "address",
    "memo",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "travelRule.selfHosted",
    "travelRule.vaspId",
    "travelRule.vaspName",
    "travelRule.vaspWebsite",
    "travelRule.beneficiaryGivenName",
    "travelRule.beneficiaryFamilyName",
    "travelRule.beneficiaryEntityName",
    "travelRule.beneficiaryCountry",
    "travelRule.beneficiaryAddress.line1",
    "travelRule.beneficiaryAddress.line2",
    "travelRule.beneficiaryAddress.city",
    "travelRule.beneficiaryAddress.region",
    "travelRule.beneficiaryAddress.postalCode",
    "travelRule.beneficiaryAddress.country",
    "travelRule.hasOwnershipProof",
    "travelRule.complete",
    "nextActions.name",
    "nextActions.description",
    "nextActions.type",
    "ownershipMessage",
    "createdAt",
    "updatedAt"
  ],
  "resendVerificationEmail": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "resetPassword": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "retryNetWorthFileExtraction": [
    "id",
    "portfolioId",
    "fileName",
    "mimeType",
    "sizeBytes",
    "sha256",
    "kind",
    "extractionStatus",
    "failureCode",
    "failureReason",
    "broker",
    "periodStartsOn",
    "periodEndsOn",
    "rowCount",
    "pendingCount",
    "extracted.rowNumber",
    "extracted.rawText",
    "extracted.confidencePercent",
    "extracted.trade.id",
    "extracted.trade.portfolioId",
    "extracted.trade.holdingId",
    "extracted.trade.instrument.id",
    "extracted.trade.instrument.symbol",
    "extracted.trade.instrument.name",
    "extracted.trade.type",
    "extracted.trade.state",
    "extracted.trade.origin",
    "extracted.trade.tradedOn",
    "extracted.trade.quantity",
    "extracted.trade.price",
    "extracted.trade.currency",
    "extracted.trade.exchangeRate",
    "extracted.trade.fee",
    "extracted.trade.feeCurrency",
    "extracted.trade.value",
    "extracted.trade.ratio.numerator",
    "extracted.trade.ratio.denominator",
    "extracted.trade.costBasis",
    "extracted.trade.capitalAmount",
    "extracted.trade.note",
    "extracted.trade.uniqueIdentifier",
    "extracted.trade.fileId",
    "extracted.trade.emailId",
    "extracted.trade.confirmedAt",
    "extracted.trade.createdAt",
    "extracted.trade.updatedAt",
    "extracted.dividend.id",
    "extracted.dividend.portfolioId",
    "extracted.dividend.instrument.id",
    "extracted.dividend.instrument.symbol",
    "extracted.dividend.instrument.name",
    "extracted.dividend.symbol",
    "extracted.dividend.state",
    "extracted.dividend.origin",
    "extracted.dividend.exDate",
    "extracted.dividend.paidOn",
    "extracted.dividend.quantity",
    "extracted.dividend.amountPerShare",
    "extracted.dividend.grossAmount",
    "extracted.dividend.withholdingTax",
    "extracted.dividend.imputationCredits",
    "extracted.dividend.netAmount",
    "extracted.dividend.currency",
    "extracted.dividend.exchangeRate",
    "extracted.dividend.netAmountInDisplayCurrency",
    "extracted.dividend.reinvestTradeId",
    "extracted.dividend.note",
    "extracted.dividend.fileId",
    "extracted.dividend.emailId",
    "extracted.dividend.uniqueIdentifier",
    "extracted.dividend.confirmedAt",
    "extracted.dividend.createdAt",
    "extracted.dividend.updatedAt",
    "extracted.duplicateOfId",
    "extracted.problem",
    "attempts",
    "downloadUrl",
    "downloadUrlExpiresAt",
    "createdAt",
    "updatedAt"
  ],
  "retryTradeEmail": [
    "id",
    "portfolioId",
    "sender",
    "subject",
    "receivedAt",
    "status",
    "failureCode",
    "failureReason",
    "broker",
    "attachments",
    "trades.id",
    "trades.portfolioId",
    "trades.holdingId",
    "trades.instrument.id",
    "trades.instrument.symbol",
    "trades.instrument.name",
    "trades.type",
    "trades.state",
    "trades.origin",
    "trades.tradedOn",
    "trades.quantity",
    "trades.price",
    "trades.currency",
    "trades.exchangeRate",
    "trades.fee",
    "trades.feeCurrency",
    "trades.value",
    "trades.ratio.numerator",
    "trades.ratio.denominator",
    "trades.costBasis",
    "trades.capitalAmount",
    "trades.note",
    "trades.uniqueIdentifier",
    "trades.fileId",
    "trades.emailId",
    "trades.confirmedAt",
    "trades.createdAt",
    "trades.updatedAt",
    "dividends.id",
    "dividends.portfolioId",
    "dividends.instrument.id",
    "dividends.instrument.symbol",
    "dividends.instrument.name",
    "dividends.symbol",
    "dividends.state",
    "dividends.origin",
    "dividends.exDate",
    "dividends.paidOn",
    "dividends.quantity",
    "dividends.amountPerShare",
    "dividends.grossAmount",
    "dividends.withholdingTax",
    "dividends.imputationCredits",
    "dividends.netAmount",
    "dividends.currency",
    "dividends.exchangeRate",
    "dividends.netAmountInDisplayCurrency",
    "dividends.reinvestTradeId",
    "dividends.note",
    "dividends.fileId",
    "dividends.emailId",
    "dividends.uniqueIdentifier",
    "dividends.confirmedAt",
    "dividends.createdAt",
    "dividends.updatedAt",
    "attempts",
    "updatedAt"
  ],
  "revokeNetWorthShareLink": [
    "id",
    "label",
    "ownerLabel",
    "url",
    "tokenSuffix",
    "status",
    "hideAmounts",
    "sections",
    "portfolioIds",
    "passcodeRequired",
    "expiresAt",
    "maxViews",
    "viewCount",
    "lastViewedAt",
    "revokedAt",
    "createdAt",
    "updatedAt"
  ],
  "saveBankAccountNZD": [
    "id",
    "purpose",
    "currency",
    "accountHolder",
    "bankName",
    "numberMasked",
    "country",
    "type",
    "routingNumber",
    "swiftBic",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "verifiedAt",
    "replacement.id",
    "createdAt",
    "updatedAt"
  ],
  "saveBankAccountUSD": [
    "id",
    "purpose",
    "currency",
    "accountHolder",
    "bankName",
    "numberMasked",
    "country",
    "type",
    "routingNumber",
    "swiftBic",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "verifiedAt",
    "replacement.id",
    "createdAt",
    "updatedAt"
  ],
  "saveBrokerCredential": [
    "id",
    "provider",
    "label",
    "tradingMode",
    "status",
    "failureReason",
    "failureCode",
    "keySuffix",
    "capabilities",
    "systemManaged",
    "lastVerifiedAt",
    "lastUsedAt",
    "expiresAt",
    "createdAt",
    "updatedAt"
  ],
  "saveInvestorPreferences": [
    "riskTolerance",
    "experience",
    "investmentHorizonYears",
    "objectives",
    "sectors",
    "excludedSectors",
    "assetClasses",
    "prefersSustainable",
    "monthlyBudget.amount",
    "monthlyBudget.currency",
    "annualIncome.min",
    "annualIncome.max",
    "annualIncome.currency",
    "netWorth.min",
    "netWorth.max",
    "netWorth.currency",
    "liquidNetWorth.min",
    "liquidNetWorth.max",
    "liquidNetWorth.currency",
    "riskScore",
    "completedAt",
    "updatedAt"
  ],
  "saveNewCard": [
    "card.id",
    "card.brand",
    "card.last4",
    "card.expiryMonth",
    "card.expiryYear",
    "card.holder",
    "card.country",
    "card.status",
    "card.failureReason",
    "card.failureCode",
    "card.default",
    "card.createdAt",
    "card.updatedAt",
    "clientSecret",
    "setupUrl",
    "expiresAt"
  ],
  "savePayoutBankAccountNZD": [
    "id",
    "purpose",
    "currency",
    "accountHolder",
    "bankName",
    "numberMasked",
    "country",
    "type",
    "routingNumber",
    "swiftBic",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "verifiedAt",
    "replacement.id",
    "createdAt",
    "updatedAt"
  ],
  "savePayoutBankAccountUSD": [
    "id",
    "purpose",
    "currency",
    "accountHolder",
    "bankName",
    "numberMasked",
    "country",
    "type",
    "routingNumber",
    "swiftBic",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "verifiedAt",
    "replacement.id",
    "createdAt",
    "updatedAt"
  ],
  "searchBar": [
    "kind",
    "id",
    "title",
    "subtitle",
    "score",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "news.id"
  ],
  "searchInstruments": [
    "id",
    "kind",
    "symbol",
    "name",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "assetClass",
    "exchange",
    "category",
    "currency",
    "latestPrice.id",
    "priceStale",
    "createdAt",
    "updatedAt"
  ],
  "searchVASPs": [
    "id",
    "name",
    "website",
    "country",
    "jurisdictions",
    "logoUrl"
  ],
  "setActiveStrategyStatus": [
    "id",
    "name",
    "status",
    "strategy.id",
    "strategy.name",
    "strategyVersion",
    "outOfSync",
    "customWeights",
    "tradingMode",
    "brokerAccountId",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.actualPercent",
    "holdings.driftPercentPoints",
    "holdings.quantity",
    "holdings.averageEntryPrice",
    "holdings.marketValue",
    "cashTargetPercent",
    "cash",
    "marketValue",
    "unpricedCount",
    "invested",
    "profitLoss",
    "profitLossPercent",
    "currency",
    "driftPercentPoints",
    "autoRebalance",
    "autoSync",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "recurringContribution.amount",
    "recurringContribution.frequency",
    "recurringContribution.nextOn",
    "recurringContribution.paused",
    "lastRebalancedAt",
    "nextRebalanceAt",
    "runs.id",
    "runs.activeStrategyId",
    "runs.type",
    "runs.status",
    "runs.initiatedBy",
    "runs.amount",
    "runs.currency",
    "runs.failureReason",
    "runs.failureCode",
    "runs.createdAt",
    "runs.startedAt",
    "runs.completedAt",
    "createdAt",
    "updatedAt",
    "closedAt"
  ],
  "setAssetShares": [
    "id",
    "name",
    "status",
    "strategy.id",
    "strategy.name",
    "strategyVersion",
    "outOfSync",
    "customWeights",
    "tradingMode",
    "brokerAccountId",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.actualPercent",
    "holdings.driftPercentPoints",
    "holdings.quantity",
    "holdings.averageEntryPrice",
    "holdings.marketValue",
    "cashTargetPercent",
    "cash",
    "marketValue",
    "unpricedCount",
    "invested",
    "profitLoss",
    "profitLossPercent",
    "currency",
    "driftPercentPoints",
    "autoRebalance",
    "autoSync",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "recurringContribution.amount",
    "recurringContribution.frequency",
    "recurringContribution.nextOn",
    "recurringContribution.paused",
    "lastRebalancedAt",
    "nextRebalanceAt",
    "runs.id",
    "runs.activeStrategyId",
    "runs.type",
    "runs.status",
    "runs.initiatedBy",
    "runs.amount",
    "runs.currency",
    "runs.failureReason",
    "runs.failureCode",
    "runs.createdAt",
    "runs.startedAt",
    "runs.completedAt",
    "createdAt",
    "updatedAt",
    "closedAt"
  ],
  "setCustomInstrumentMetaData": [
    "id",
    "kind",
    "symbol",
    "name",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "assetClass",
    "exchange",
    "category",
    "currency",
    "metadata.name",
    "metadata.value",
    "latestPrice.id",
    "priceStale",
    "createdAt",
    "updatedAt"
  ],
  "setPortfolioEmailSettings": [
    "portfolioId",
    "enabled",
    "address",
    "allowedSenders",
    "autoConfirm",
    "notifyOnImport",
    "updatedAt"
  ],
  "sharedNetWorthAssetHistory": [
    "date",
    "value"
  ],
  "sharedNetWorthDashboard": [
    "ownerLabel",
    "sections",
    "unit",
    "currency",
    "totals.netWorth",
    "totals.totalAssets",
    "totals.totalLiabilities",
    "totals.debtToAssetPercent",
    "totals.monthChangePercent",
    "totals.unpricedCount",
    "allocation.category",
    "allocation.value",
    "allocation.percent",
    "allocation.unpricedCount",
    "assets.id",
    "assets.name",
    "assets.symbol",
    "assets.category",
    "assets.value",
    "assets.percent",
    "assets.gainPercent",
    "liabilities.id",
    "liabilities.name",
    "liabilities.kind",
    "liabilities.balance",
    "liabilities.percent",
    "cashFlow.totalAnnualIncome",
    "cashFlow.totalMonthlyExpenses",
    "cashFlow.savingsRatePercent",
    "cashFlow.unpricedCount",
    "goals.id",
    "goals.name",
    "goals.kind",
    "goals.status",
    "goals.targetAmount",
    "goals.currentAmount",
    "goals.progressPercent",
    "goals.targetOn",
    "asOf"
  ],
  "signAgreements": [
    "id",
    "type",
    "title",
    "version",
    "url",
    "bodyMarkdown",
    "requiredFor",
    "mandatory",
    "signed.id",
    "previouslySigned.id",
    "effectiveAt"
  ],
  "signCustomerAgreement": [
    "id",
    "type",
    "title",
    "version",
    "url",
    "bodyMarkdown",
    "requiredFor",
    "mandatory",
    "signed.id",
    "previouslySigned.id",
    "effectiveAt"
  ],
  "simulatePaperDeposit": [
    "id",
    "method",
    "status",
    "tradingMode",
    "brokerAccountId",
    "amount",
    "currency",
    "fee",
    "credited.amount",
    "credited.currency",
    "exchangeRate",
    "forexFeeFraction",
    "reference",
    "cardId",
    "pendingTransactionId",
    "viewed",
    "failureReason",
    "failureCode",
    "completedAt",
    "withdrawableAt",
    "createdAt",
    "updatedAt"
  ],
  "startAssistantThreadWithMessage": [
    "thread.id",
    "thread.title",
    "thread.liked",
    "thread.pinned",
    "thread.archived",
    "thread.model",
    "thread.messageCount",
    "thread.lastMessageAt",
    "thread.createdAt",
    "thread.updatedAt",
    "userMessage.id",
    "userMessage.threadId",
    "userMessage.role",
    "userMessage.status",
    "userMessage.content",
    "userMessage.parts.type",
    "userMessage.parts.text",
    "userMessage.parts.toolName",
    "userMessage.parts.toolCallId",
    "userMessage.parts.success",
    "userMessage.citations.title",
    "userMessage.citations.reference.entityType",
    "userMessage.citations.reference.entityId",
    "userMessage.citations.url",
    "userMessage.citations.excerpt",
    "userMessage.context.entityType",
    "userMessage.context.entityId",
    "userMessage.model",
    "userMessage.inputTokenCount",
    "userMessage.outputTokenCount",
    "userMessage.failureReason",
    "userMessage.createdAt",
    "userMessage.finishedAt",
    "assistantMessage.id",
    "assistantMessage.threadId",
    "assistantMessage.role",
    "assistantMessage.status",
    "assistantMessage.content",
    "assistantMessage.parts.type",
    "assistantMessage.parts.text",
    "assistantMessage.parts.toolName",
    "assistantMessage.parts.toolCallId",
    "assistantMessage.parts.success",
    "assistantMessage.citations.title",
    "assistantMessage.citations.reference.entityType",
    "assistantMessage.citations.reference.entityId",
    "assistantMessage.citations.url",
    "assistantMessage.citations.excerpt",
    "assistantMessage.context.entityType",
    "assistantMessage.context.entityId",
    "assistantMessage.model",
    "assistantMessage.inputTokenCount",
    "assistantMessage.outputTokenCount",
    "assistantMessage.failureReason",
    "assistantMessage.createdAt",
    "assistantMessage.finishedAt",
    "quota.tier",
    "quota.limit",
    "quota.used",
    "quota.remaining",
    "quota.periodStartsOn",
    "quota.resetsAt"
  ],
  "submitKyc": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "requests.id",
    "requests.section",
    "requests.message",
    "requests.createdAt",
    "requests.resolvedAt",
    "submittedAt",
    "updatedAt"
  ],
  "subscribeToNewsletter": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "subscribeToStrategy": [
    "id",
    "strategy.id",
    "strategy.name",
    "autoSync",
    "notify",
    "subscribedAt",
    "updatedAt"
  ],
  "subscribeUser": [
    "id",
    "plan.id",
    "plan.name",
    "interval",
    "status",
    "price.amount",
    "price.currency",
    "periodStartsAt",
    "periodEndsAt",
    "trialEndsAt",
    "cancelAtPeriodEnd",
    "nextPlan.id",
    "nextPlan.name",
    "nextInterval",
    "nextCharge.amount",
    "nextCharge.currency",
    "nextChargeAt",
    "cardId",
    "confirmationUrl",
    "failureReason",
    "failureCode",
    "canceledAt",
    "endedAt",
    "createdAt",
    "updatedAt"
  ],
  "syncWithSourceStrategy": [
    "id",
    "name",
    "status",
    "strategy.id",
    "strategy.name",
    "strategyVersion",
    "outOfSync",
    "customWeights",
    "tradingMode",
    "brokerAccountId",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.actualPercent",
    "holdings.driftPercentPoints",
    "holdings.quantity",
    "holdings.averageEntryPrice",
    "holdings.marketValue",
    "cashTargetPercent",
    "cash",
    "marketValue",
    "unpricedCount",
    "invested",
    "profitLoss",
    "profitLossPercent",
    "currency",
    "driftPercentPoints",
    "autoRebalance",
    "autoSync",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "recurringContribution.amount",
    "recurringContribution.frequency",
    "recurringContribution.nextOn",
    "recurringContribution.paused",
    "lastRebalancedAt",
    "nextRebalanceAt",
    "runs.id",
    "runs.activeStrategyId",
    "runs.type",
    "runs.status",
    "runs.initiatedBy",
    "runs.amount",
    "runs.currency",
    "runs.failureReason",
    "runs.failureCode",
    "runs.createdAt",
    "runs.startedAt",
    "runs.completedAt",
    "createdAt",
    "updatedAt",
    "closedAt"
  ],
  "toggleLike": [
    "id",
    "entityType",
    "entityId",
    "value",
    "likedAt",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "strategy.id",
    "strategy.name",
    "news.id",
    "expert.id",
    "expert.name",
    "expert.title"
  ],
  "unregisterDeviceToken": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "unsubscribeFromStrategy": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ],
  "updateActiveStrategy": [
    "id",
    "name",
    "status",
    "strategy.id",
    "strategy.name",
    "strategyVersion",
    "outOfSync",
    "customWeights",
    "tradingMode",
    "brokerAccountId",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.actualPercent",
    "holdings.driftPercentPoints",
    "holdings.quantity",
    "holdings.averageEntryPrice",
    "holdings.marketValue",
    "cashTargetPercent",
    "cash",
    "marketValue",
    "unpricedCount",
    "invested",
    "profitLoss",
    "profitLossPercent",
    "currency",
    "driftPercentPoints",
    "autoRebalance",
    "autoSync",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "recurringContribution.amount",
    "recurringContribution.frequency",
    "recurringContribution.nextOn",
    "recurringContribution.paused",
    "lastRebalancedAt",
    "nextRebalanceAt",
    "runs.id",
    "runs.activeStrategyId",
    "runs.type",
    "runs.status",
    "runs.initiatedBy",
    "runs.amount",
    "runs.currency",
    "runs.failureReason",
    "runs.failureCode",
    "runs.createdAt",
    "runs.startedAt",
    "runs.completedAt",
    "createdAt",
    "updatedAt",
    "closedAt"
  ],
  "updateAntiPhishingCode": [
    "hasPassword",
    "mfaEnabled",
    "mfaMethods",
    "recoveryCodesLeft",
    "passkeyCount",
    "oauthLinks.id",
    "oauthLinks.provider",
    "oauthLinks.providerUserId",
    "oauthLinks.email",
    "oauthLinks.lastUsedAt",
    "oauthLinks.createdAt",
    "hasAntiPhishingCode",
    "lastSignInAt"
  ],
  "updateAssistantThread": [
    "id",
    "title",
    "liked",
    "pinned",
    "archived",
    "model",
    "messageCount",
    "lastMessageAt",
    "createdAt",
    "updatedAt"
  ],
  "updateChartStartAtZero": [
    "chartStartAtZero",
    "netWorthAsHomePage",
    "marketingEmails",
    "notifications.topic",
    "notifications.push",
    "notifications.email"
  ],
  "updateCustomInstrument": [
    "id",
    "kind",
    "symbol",
    "name",
    "asset.id",
    "asset.symbol",
    "asset.name",
    "assetClass",
    "exchange",
    "category",
    "currency",
    "metadata.name",
    "metadata.value",
    "latestPrice.id",
    "priceStale",
    "createdAt",
    "updatedAt"
  ],
  "updateIdvOutcome": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "idv.id",
    "idv.provider",
    "idv.outcome",
    "idv.failureReason",
    "idv.failureCode",
    "idv.startedAt",
    "idv.finishedAt",
    "updatedAt"
  ],
  "updateInstrumentPrice": [
    "id",
    "instrumentId",
    "date",
    "price",
    "currency",
    "source",
    "note",
    "updatedAt"
  ],
  "updateMfa": [
    "enabled",
    "methods",
    "recoveryCodes"
  ],
  "updateMfaQrCode": [
    "secret",
    "otpauthUri",
    "qrCodeDataUrl",
    "expiresAt"
  ],
  "updateNetWorthAsHomePage": [
    "chartStartAtZero",
    "netWorthAsHomePage",
    "marketingEmails",
    "notifications.topic",
    "notifications.push",
    "notifications.email"
  ],
  "updateNetWorthDisplayCurrency": [
    "id",
    "displayCurrency",
    "updatedAt"
  ],
  "updateNetWorthExpense": [
    "id",
    "name",
    "category",
    "amount",
    "currency",
    "frequency",
    "essential",
    "monthlyAmount",
    "monthlyAmountInDisplayCurrency",
    "startsOn",
    "endsOn",
    "inflationPercent",
    "linkedLiabilityId",
    "ownerMemberId",
    "note",
    "createdAt",
    "updatedAt"
  ],
  "updateNetWorthGoal": [
    "id",
    "name",
    "kind",
    "status",
    "targetAmount",
    "currentAmount",
    "progressPercent",
    "currency",
    "targetOn",
    "monthlyContribution",
    "requiredMonthlyContribution",
    "expectedReturnPercent",
    "projectedOn",
    "projectedAmount",
    "priority",
    "fundingRules.portfolioId",
    "fundingRules.netWorthAssetId",
    "fundingRules.sharePercent",
    "fundingRules.amount",
    "imageUrl",
    "createdAt",
    "updatedAt"
  ],
  "updateNetWorthIncome": [
    "id",
    "name",
    "category",
    "amount",
    "currency",
    "frequency",
    "afterTax",
    "annualAmount",
    "annualAmountInDisplayCurrency",
    "startsOn",
    "endsOn",
    "growthPercent",
    "linkedNetWorthAssetId",
    "ownerMemberId",
    "note",
    "createdAt",
    "updatedAt"
  ],
  "updateNetWorthLiability": [
    "id",
    "name",
    "kind",
    "portfolioId",
    "lender",
    "currency",
    "originalAmount",
    "balance",
    "wholeBalance",
    "balanceInDisplayCurrency",
    "ownershipPercent",
    "interestRatePercent",
    "rateType",
    "fixedEndsOn",
    "startsOn",
    "maturesOn",
    "repaymentAmount",
    "repaymentFrequency",
    "interestOnlyEndsOn",
    "autoAmortize",
    "linkedNetWorthAssetId",
    "creditLimit",
    "trades.id",
    "trades.liabilityId",
    "trades.type",
    "trades.date",
    "trades.amount",
    "trades.principal",
    "trades.interest",
    "trades.note",
    "trades.createdAt",
    "nextPayment.date",
    "nextPayment.payment",
    "nextPayment.principal",
    "nextPayment.interest",
    "nextPayment.balance",
    "schedule.date",
    "schedule.payment",
    "schedule.principal",
    "schedule.interest",
    "schedule.balance",
    "paidOffOn",
    "remainingInterest",
    "archived",
    "createdAt",
    "updatedAt"
  ],
  "updatePlatformInvestAccountConfig": [
    "brokerAccountId",
    "status",
    "baseCurrency",
    "fractionalTrading",
    "extendedHoursDefault",
    "suspendTrade",
    "tradeConfirmEmail",
    "dividendReinvestment",
    "costBasisMethod",
    "autoConvertDeposits",
    "maxOrderNotional.amount",
    "maxOrderNotional.currency",
    "dailyLossLimit.amount",
    "dailyLossLimit.currency",
    "updatedAt"
  ],
  "updateRelayTrade": [
    "id",
    "portfolioId",
    "holdingId",
    "instrument.id",
    "instrument.symbol",
    "instrument.name",
    "type",
    "state",
    "origin",
    "tradedOn",
    "quantity",
    "price",
    "currency",
    "exchangeRate",
    "fee",
    "feeCurrency",
    "value",
    "ratio.numerator",
    "ratio.denominator",
    "costBasis",
    "capitalAmount",
    "lotSelections.tradeId",
    "lotSelections.quantity",
    "note",
    "uniqueIdentifier",
    "fileId",
    "emailId",
    "confirmedAt",
    "createdAt",
    "updatedAt"
  ],
  "updateStrategy": [
    "id",
    "name",
    "slug",
    "description",
    "kind",
    "status",
    "visibility",
    "expert.id",
    "expert.name",
    "expert.title",
    "riskLevel",
    "version",
    "cashPercent",
    "holdings.id",
    "holdings.asset.id",
    "holdings.asset.symbol",
    "holdings.asset.name",
    "holdings.targetPercent",
    "holdings.note",
    "holdings.voteTally",
    "rebalanceRules.trigger",
    "rebalanceRules.driftPercentPoints",
    "rebalanceRules.driftPercentOfTarget",
    "rebalanceRules.weekday",
    "rebalanceRules.monthDay",
    "rebalanceRules.quarterDay",
    "rebalanceRules.yearDay",
    "cooldownDays",
    "minimumInvestment.amount",
    "minimumInvestment.currency",
    "requiredTier",
    "subscriberCount",
    "assetsUnderStrategy.amount",
    "assetsUnderStrategy.currency",
    "oneYearReturnPercent",
    "tags",
    "likeCount",
    "votingEnabled",
    "sourceStrategyId",
    "publishedAt",
    "createdAt",
    "updatedAt"
  ],
  "updateUserAccount": [
    "firstName",
    "lastName",
    "displayName",
    "bio",
    "avatarUrl",
    "phone",
    "country",
    "timeZone",
    "locale",
    "pendingEmail",
    "emailVerified",
    "tier",
    "kycStatus",
    "preferences.chartStartAtZero",
    "preferences.netWorthAsHomePage",
    "preferences.marketingEmails",
    "preferences.notifications.topic",
    "preferences.notifications.push",
    "preferences.notifications.email",
    "security.hasPassword",
    "security.mfaEnabled",
    "security.mfaMethods",
    "security.recoveryCodesLeft",
    "security.passkeyCount",
    "security.oauthLinks.id",
    "security.oauthLinks.provider",
    "security.oauthLinks.providerUserId",
    "security.oauthLinks.email",
    "security.oauthLinks.lastUsedAt",
    "security.oauthLinks.createdAt",
    "security.hasAntiPhishingCode",
    "security.lastSignInAt",
    "createdAt",
    "updatedAt"
  ],
  "updateUserKycAgreements": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "agreements.type",
    "agreements.title",
    "agreements.version",
    "agreements.url",
    "agreements.signed.id",
    "agreements.signed.type",
    "agreements.signed.version",
    "agreements.signed.signerName",
    "agreements.signed.signedAt",
    "agreements.signed.ipAddress",
    "agreements.signed.contentSha256",
    "updatedAt"
  ],
  "updateUserKycCompanySetup": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "company.legalName",
    "company.tradingName",
    "company.companyNumber",
    "company.nzbn",
    "company.country",
    "company.incorporatedOn",
    "company.entityType",
    "company.address.line1",
    "company.address.line2",
    "company.address.city",
    "company.address.region",
    "company.address.postalCode",
    "company.address.country",
    "company.people.givenName",
    "company.people.familyName",
    "company.people.dateOfBirth",
    "company.people.email",
    "company.people.ownershipPercent",
    "company.people.roles",
    "company.sourceOfFunds",
    "updatedAt"
  ],
  "updateUserKycContactInformation": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "contact.email",
    "contact.phone",
    "contact.address.line1",
    "contact.address.line2",
    "contact.address.city",
    "contact.address.region",
    "contact.address.postalCode",
    "contact.address.country",
    "contact.mailingAddress.line1",
    "contact.mailingAddress.line2",
    "contact.mailingAddress.city",
    "contact.mailingAddress.region",
    "contact.mailingAddress.postalCode",
    "contact.mailingAddress.country",
    "updatedAt"
  ],
  "updateUserKycDisclosures": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "disclosures.controlPerson",
    "disclosures.controlledCompanies",
    "disclosures.affiliatedWithExchangeOrFinra",
    "disclosures.affiliatedFirm",
    "disclosures.politicallyExposed",
    "disclosures.immediateFamilyExposed",
    "disclosures.politicallyExposedNames",
    "disclosures.employmentStatus",
    "disclosures.employerName",
    "disclosures.employerAddress",
    "disclosures.position",
    "disclosures.usPerson",
    "updatedAt"
  ],
  "updateUserKycFileDocuments": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "documents.id",
    "documents.type",
    "documents.side",
    "documents.fileName",
    "documents.mimeType",
    "documents.sizeBytes",
    "documents.status",
    "documents.failureReason",
    "documents.failureCode",
    "documents.expiresOn",
    "documents.createdAt",
    "updatedAt"
  ],
  "updateUserKycIdentityInformation": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "identity.givenName",
    "identity.middleName",
    "identity.familyName",
    "identity.dateOfBirth",
    "identity.countryOfBirth",
    "identity.citizenships",
    "identity.countryOfTaxResidence",
    "identity.taxIdType",
    "identity.taxIdMasked",
    "identity.taxIdNotRequiredReason",
    "identity.visaType",
    "identity.visaExpiresOn",
    "identity.permanentResident",
    "identity.fundingSources",
    "identity.annualIncome.min",
    "identity.annualIncome.max",
    "identity.annualIncome.currency",
    "identity.liquidNetWorth.min",
    "identity.liquidNetWorth.max",
    "identity.liquidNetWorth.currency",
    "identity.totalNetWorth.min",
    "identity.totalNetWorth.max",
    "identity.totalNetWorth.currency",
    "updatedAt"
  ],
  "updateUserKycTrustedContact": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "trustedContact.declined",
    "trustedContact.givenName",
    "trustedContact.familyName",
    "trustedContact.email",
    "trustedContact.phone",
    "trustedContact.address.line1",
    "trustedContact.address.line2",
    "trustedContact.address.city",
    "trustedContact.address.region",
    "trustedContact.address.postalCode",
    "trustedContact.address.country",
    "updatedAt"
  ],
  "updateUserKycW8BENFormDocument": [
    "status",
    "accountType",
    "sections.section",
    "sections.status",
    "sections.required",
    "sections.updatedAt",
    "canSubmit",
    "problems.section",
    "problems.field",
    "problems.message",
    "w8ben.id",
    "w8ben.status",
    "w8ben.signedAt",
    "w8ben.statement",
    "w8ben.expiresOn",
    "updatedAt"
  ],
  "updateUserProfile": [
    "firstName",
    "lastName",
    "displayName",
    "bio",
    "avatarUrl",
    "phone",
    "country",
    "timeZone",
    "locale",
    "pendingEmail",
    "emailVerified",
    "tier",
    "kycStatus",
    "preferences.chartStartAtZero",
    "preferences.netWorthAsHomePage",
    "preferences.marketingEmails",
    "preferences.notifications.topic",
    "preferences.notifications.push",
    "preferences.notifications.email",
    "security.hasPassword",
    "security.mfaEnabled",
    "security.mfaMethods",
    "security.recoveryCodesLeft",
    "security.passkeyCount",
    "security.oauthLinks.id",
    "security.oauthLinks.provider",
    "security.oauthLinks.providerUserId",
    "security.oauthLinks.email",
    "security.oauthLinks.lastUsedAt",
    "security.oauthLinks.createdAt",
    "security.hasAntiPhishingCode",
    "security.lastSignInAt",
    "createdAt",
    "updatedAt"
  ],
  "updateWhitelistedWalletTravelRule": [
    "id",
    "label",
    "currency",
    "chain",
    "address",
    "memo",
    "status",
    "failureReason",
    "failureCode",
    "usableAt",
    "travelRule.selfHosted",
    "travelRule.vaspId",
    "travelRule.vaspName",
    "travelRule.vaspWebsite",
    "travelRule.beneficiaryGivenName",
    "travelRule.beneficiaryFamilyName",
    "travelRule.beneficiaryEntityName",
    "travelRule.beneficiaryCountry",
    "travelRule.beneficiaryAddress.line1",
    "travelRule.beneficiaryAddress.line2",
    "travelRule.beneficiaryAddress.city",
    "travelRule.beneficiaryAddress.region",
    "travelRule.beneficiaryAddress.postalCode",
    "travelRule.beneficiaryAddress.country",
    "travelRule.hasOwnershipProof",
    "travelRule.complete",
    "nextActions.name",
    "nextActions.description",
    "nextActions.type",
    "ownershipMessage",
    "createdAt",
    "updatedAt"
  ],
  "uploadNetWorthFile": [
    "id",
    "portfolioId",
    "fileName",
    "mimeType",
    "sizeBytes",
    "sha256",
    "kind",
    "extractionStatus",
    "failureCode",
    "failureReason",
    "broker",
    "periodStartsOn",
    "periodEndsOn",
    "rowCount",
    "pendingCount",
    "extracted.rowNumber",
    "extracted.rawText",
    "extracted.confidencePercent",
    "extracted.trade.id",
    "extracted.trade.portfolioId",
    "extracted.trade.holdingId",
    "extracted.trade.instrument.id",
    "extracted.trade.instrument.symbol",
    "extracted.trade.instrument.name",
    "extracted.trade.type",
    "extracted.trade.state",
    "extracted.trade.origin",
    "extracted.trade.tradedOn",
    "extracted.trade.quantity",
    "extracted.trade.price",
    "extracted.trade.currency",
    "extracted.trade.exchangeRate",
    "extracted.trade.fee",
    "extracted.trade.feeCurrency",
    "extracted.trade.value",
    "extracted.trade.ratio.numerator",
    "extracted.trade.ratio.denominator",
    "extracted.trade.costBasis",
    "extracted.trade.capitalAmount",
    "extracted.trade.note",
    "extracted.trade.uniqueIdentifier",
    "extracted.trade.fileId",
    "extracted.trade.emailId",
    "extracted.trade.confirmedAt",
    "extracted.trade.createdAt",
    "extracted.trade.updatedAt",
    "extracted.dividend.id",
    "extracted.dividend.portfolioId",
    "extracted.dividend.instrument.id",
    "extracted.dividend.instrument.symbol",
    "extracted.dividend.instrument.name",
    "extracted.dividend.symbol",
    "extracted.dividend.state",
    "extracted.dividend.origin",
    "extracted.dividend.exDate",
    "extracted.dividend.paidOn",
    "extracted.dividend.quantity",
    "extracted.dividend.amountPerShare",
    "extracted.dividend.grossAmount",
    "extracted.dividend.withholdingTax",
    "extracted.dividend.imputationCredits",
    "extracted.dividend.netAmount",
    "extracted.dividend.currency",
    "extracted.dividend.exchangeRate",
    "extracted.dividend.netAmountInDisplayCurrency",
    "extracted.dividend.reinvestTradeId",
    "extracted.dividend.note",
    "extracted.dividend.fileId",
    "extracted.dividend.emailId",
    "extracted.dividend.uniqueIdentifier",
    "extracted.dividend.confirmedAt",
    "extracted.dividend.createdAt",
    "extracted.dividend.updatedAt",
    "extracted.duplicateOfId",
    "extracted.problem",
    "attempts",
    "downloadUrl",
    "downloadUrlExpiresAt",
    "createdAt",
    "updatedAt"
  ],
  "verifyEmail": [
    "id",
    "affectedCount",
    "affectedIds",
    "message"
  ]
};
