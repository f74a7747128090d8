// Generated from the contract by `npm run codegen`. Do not edit.
import type { OperationHints } from '../src/operation-hints.ts';

/** What tools show people and assistants of every public operation, by name. */
export const operationHints: Readonly<Record<string, OperationHints>> = {
  "addInstrumentPrice": {
    "summary": "Records what a custom instrument is worth on a day.",
    "description": "Records what a custom instrument is worth on a day. The value of its holdings and the history of\nnet worth from that day on are recomputed. An account may have 20,000 prices.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where that day has a\nprice already: change it with `updateInstrumentPrice`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "InstrumentPrice"
      ],
      "changes": [
        "Instrument",
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "instrumentId": "01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f",
      "date": "2026-11-20",
      "price": "912000",
      "note": "Registered valuation"
    },
    "columns": [],
    "built": true
  },
  "addWalletWatch": {
    "summary": "Watches a public address.",
    "description": "Watches a public address: what it holds comes into the portfolio and counts in net worth. Returns\nat once; the address is read in the background. An account may have 50 watches.\nErrors: `BAD_USER_INPUT` for an address that is not one of the chain; `NOT_FOUND` for the\nportfolio; `INVALID_STATE` for the liability portfolio or a broker mirror; `CONFLICT` where the\ncaller watches this address already; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "WalletWatch"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "WalletWatch",
        "field": "status",
        "from": null,
        "to": "SYNCING"
      }
    ],
    "example": {
      "chain": "BTC",
      "address": "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
      "label": "Cold storage"
    },
    "columns": [],
    "built": false
  },
  "assistantNotifications": {
    "summary": "What the assistant tells the person unasked.",
    "description": "What the assistant tells the person unasked: first what is kept, oldest first, then each new\nnotification, until the caller ends it. Notifications are kept for 24 hours. Hand in `afterId`\nafter a break, so that none is missed or comes twice.\nErrors: `NOT_FOUND` where `afterId` is the id of something else.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "AssistantNotification"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "afterId": "01a1f640-f201-7a96-8b3d-4e5f6a7b8c9d"
    },
    "columns": [],
    "built": false
  },
  "assistantStream": {
    "summary": "One reply of the assistant as it is written.",
    "description": "One reply of the assistant as it is written: first the events after `afterSequence`, then each new\none, in order and without gaps. It ends by itself with `COMPLETED`, `ERROR` or `CANCELED`. The\nevents of a reply are kept for 24 hours after its end; after that the stream gives only the last.\nErrors: `NOT_FOUND` for an unknown reply, or where its thread is deleted.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "AssistantStreamEvent",
        "AssistantMessage"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "messageId": "01a1f640-f103-7e8b-9a14-2c7d5b3e8f61"
    },
    "columns": [],
    "built": false
  },
  "cancelOrder": {
    "summary": "Cancels an order that is still open and gives back what it holds.",
    "description": "Cancels an order that is still open and gives back what it holds. A fill may come first, and a\nmarket that does not answer leaves it `PENDING_CANCEL`: read `status` in the answer.\nErrors: `NOT_FOUND`, `ORDER_NOT_CANCELABLE` where the order is final, or a cancel or an edit is on\nits way; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "ORDER_NOT_CANCELABLE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Order"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Order",
        "field": "status",
        "from": [
          "PENDING_NEW",
          "ACCEPTED",
          "NEW",
          "HELD",
          "PARTIALLY_FILLED",
          "DONE_FOR_DAY",
          "SUSPENDED"
        ],
        "to": "CANCELED"
      }
    ],
    "example": {
      "id": "01890a5d-ac96-774b-bcce-b302099a8057"
    },
    "columns": [],
    "built": true
  },
  "cancelSubscription": {
    "summary": "Cancels the caller's subscription.",
    "description": "Cancels the caller's subscription: at the end of its period, or at once. Afterwards the account is\non the free plan, and scopes of its tokens beyond `identity` stop working. Until the end of the\nperiod `subscribeUser` takes it back. Safe to repeat.\nErrors: `NOT_FOUND`; `INVALID_STATE` for one that has ended.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "UserSubscription",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f641-0502-7ec7-8293-0e1f20314253",
      "atPeriodEnd": true,
      "reason": "Moving abroad"
    },
    "columns": [],
    "built": false
  },
  "confirmNetWorthDividend": {
    "summary": "Confirms or rejects one dividend that an import brought and that waits for it.",
    "description": "Confirms or rejects one dividend that an import brought and that waits for it. Confirmed, it\ncounts; with `reinvestment` the purchase is recorded too. `REJECT` also takes back a confirmed\ndividend that should not be there, with its reinvestment.\nErrors: `NOT_FOUND`; `INVALID_STATE` where it is rejected already, where a confirmed one would be\nconfirmed again, or for a broker mirror; `INSUFFICIENT_QUANTITY` where later sales need what a\nreinvestment that is taken back had bought.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "INSUFFICIENT_QUANTITY"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "TrackedTrade"
      ],
      "changes": [
        "NetWorthDividend",
        "Holding",
        "Portfolio"
      ],
      "deletes": [
        "TrackedTrade"
      ],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthDividend",
        "field": "state",
        "from": [
          "PENDING"
        ],
        "to": "CONFIRMED"
      },
      {
        "entity": "NetWorthDividend",
        "field": "state",
        "from": [
          "PENDING",
          "CONFIRMED"
        ],
        "to": "REJECTED"
      }
    ],
    "example": {
      "id": "01a1f640-d006-7f6a-8b7c-9d0e1f2a3b4c",
      "decision": "CONFIRM",
      "withholdingTax": "0.39",
      "reinvestment": {
        "quantity": "0.0083",
        "price": "268.40"
      }
    },
    "columns": [],
    "built": false
  },
  "confirmNetWorthTrade": {
    "summary": "Confirms or rejects one trade that an import brought and that waits for it, above all a split or a consolidation.",
    "description": "Confirms or rejects one trade that an import brought and that waits for it, above all a split or a\nconsolidation. Confirmed, it counts, and the holding, net worth and their history from that day on\nare recomputed. Other corrections than those here: `updateRelayTrade` first.\nErrors: `NOT_FOUND`; `INVALID_STATE` where it is not pending; `INSUFFICIENT_QUANTITY` where more\nwould be sold than was held, then or later.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "INSUFFICIENT_QUANTITY"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "TrackedTrade",
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": [
          "PENDING"
        ],
        "to": "CONFIRMED"
      },
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": [
          "PENDING"
        ],
        "to": "REJECTED"
      }
    ],
    "example": {
      "id": "01a1f640-d005-7d4e-9f5a-6b7c8d9e0f1a",
      "decision": "CONFIRM",
      "ratio": {
        "numerator": 4,
        "denominator": 1
      }
    },
    "columns": [],
    "built": false
  },
  "contributeToActiveStrategy": {
    "summary": "Adds cash of the account to an active strategy and starts a run that buys with it, the holdings farthest below their targets first.",
    "description": "Adds cash of the account to an active strategy and starts a run that buys with it, the holdings\nfarthest below their targets first. Needs what `createActiveStrategy` needs.\nErrors: `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it is closed;\n`INSUFFICIENT_FUNDS`; `ACCOUNT_RESTRICTED`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `PLAN_REQUIRED`;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "INSUFFICIENT_FUNDS",
      "ACCOUNT_RESTRICTED",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "PLAN_REQUIRED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "RebalanceRun",
        "Order"
      ],
      "changes": [
        "ActiveStrategy",
        "BrokerAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "ActiveStrategy",
        "field": "status",
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "REBALANCING"
      },
      {
        "entity": "RebalanceRun",
        "field": "status",
        "from": null,
        "to": "QUEUED"
      }
    ],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "amount": "500",
      "idempotencyKey": "contribute-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "createActiveStrategy": {
    "summary": "Puts money to work in a strategy or in weights of one's own.",
    "description": "Puts money to work in a strategy or in weights of one's own. The amount is set apart at once, and\na first run buys with it: `runs` shows how it goes on. A person may have 100 that are not closed.\nFor assets of another currency than the account's, runs exchange money at the rate of the moment,\nless the fee of the caller's plan (`getMyForexFeeRate`), and what sales bring is exchanged back;\naccounts with an outside broker hold only assets of their own currency. The platform account needs\nan approved identity check, a signed customer agreement and the signed strategy disclosure; some\nstrategies need a higher plan.\nErrors: `BAD_USER_INPUT` for weights that do not fit, or less than the minimum; `NOT_FOUND`;\n`INVALID_STATE` for a strategy that is not published; `PLAN_REQUIRED`; `KYC_REQUIRED`;\n`AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `INSUFFICIENT_FUNDS`; `INSUFFICIENT_QUANTITY`;\n`ASSET_NOT_TRADABLE`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE",
      "PLAN_REQUIRED",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "INSUFFICIENT_FUNDS",
      "INSUFFICIENT_QUANTITY",
      "ASSET_NOT_TRADABLE",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "ActiveStrategy",
        "RebalanceRun",
        "Order"
      ],
      "changes": [
        "BrokerAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "ActiveStrategy",
        "field": "status",
        "from": null,
        "to": "PENDING_FUNDING"
      }
    ],
    "example": {
      "source": {
        "strategyId": "01a1f640-e301-7a5e-9b72-4d8c1f6a3e20"
      },
      "amount": "2500",
      "autoSync": true,
      "recurringContribution": {
        "amount": "250",
        "frequency": "MONTHLY",
        "startsOn": "2026-12-01"
      },
      "idempotencyKey": "invest-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "createCryptoAutoSweep": {
    "summary": "Makes a rule that sells each transfer of a crypto asset for cash once it is completed, by a market order.",
    "description": "Makes a rule that sells each transfer of a crypto asset for cash once it is completed, by a market\norder. It holds for transfers that complete from now on; what is held already stays. There is one\nrule for an asset and chain; to change it, delete it and make it anew. Needs an approved identity\ncheck and the signed crypto agreement.\nErrors: `BAD_USER_INPUT`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ASSET_NOT_TRADABLE`; `CONFLICT`\nwhere another rule covers the asset on this chain; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ASSET_NOT_TRADABLE",
      "CONFLICT",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "CryptoAutoSweep"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "CryptoAutoSweep",
        "field": "status",
        "from": null,
        "to": "ACTIVE"
      }
    ],
    "example": {
      "currency": "BTC",
      "targetCurrency": "USD",
      "minimumAmount": "0.001"
    },
    "columns": [],
    "built": false
  },
  "createCryptoCurrencyWallets": {
    "summary": "Makes wallets to receive crypto assets on, and returns them in the order asked for.",
    "description": "Makes wallets to receive crypto assets on, and returns them in the order asked for. One that the\ncaller has already is returned as it is, so that the call is safe to repeat. Needs an approved\nidentity check and the signed crypto agreement.\nErrors: `BAD_USER_INPUT` for an asset that the chain does not move, or that the platform does not\ntake; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `IDEMPOTENCY_CONFLICT`;\n`PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "CryptoCurrencyWallet"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "CryptoCurrencyWallet",
        "field": "status",
        "from": null,
        "to": "CREATING"
      }
    ],
    "example": {
      "wallets": [
        {
          "currency": "BTC",
          "chain": "BTC"
        },
        {
          "currency": "ETH",
          "chain": "BASE"
        }
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "chain",
        "name": "Chain"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "address",
        "name": "Address"
      },
      {
        "path": "memo",
        "name": "Memo"
      },
      {
        "path": "qrCodeDataUrl",
        "name": "QR code"
      },
      {
        "path": "balance",
        "name": "Balance"
      },
      {
        "path": "available",
        "name": "Available"
      },
      {
        "path": "value.amount",
        "name": "Value: amount"
      },
      {
        "path": "value.currency",
        "name": "Value: currency"
      },
      {
        "path": "minimumDeposit",
        "name": "Minimum deposit"
      },
      {
        "path": "minimumWithdrawal",
        "name": "Minimum withdrawal"
      },
      {
        "path": "estimatedWithdrawalFee",
        "name": "Estimated withdrawal fee"
      },
      {
        "path": "requiredConfirmations",
        "name": "Required confirmations"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "createCryptoWallet": {
    "summary": "Makes a portfolio for a crypto wallet that is kept elsewhere; with `watch` its address is read in the background.",
    "description": "Makes a portfolio for a crypto wallet that is kept elsewhere; with `watch` its address is read in\nthe background. It cannot receive or send anything: a wallet for deposits comes from\n`createCryptoCurrencyWallets`. An account may have 200 portfolios and 50 watches.\nErrors: `BAD_USER_INPUT` for an address that is not one of the chain; `CONFLICT` where the caller\nwatches this address already; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Portfolio",
        "WalletWatch"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "WalletWatch",
        "field": "status",
        "from": null,
        "to": "SYNCING"
      }
    ],
    "example": {
      "name": "Hardware wallet",
      "watch": {
        "chain": "BTC",
        "address": "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
      },
      "currency": "NZD"
    },
    "columns": [],
    "built": false
  },
  "createCustomInstrument": {
    "summary": "Makes a custom instrument without a price and without a holding.",
    "description": "Makes a custom instrument without a price and without a holding. Add these with\n`addInstrumentPrice` and `createTrade`, or make all at once with\n`createCustomInstrumentWithDetails`. An account may have 500.\nErrors: `CONFLICT` where the caller has another of this `symbol`; `QUOTA_EXCEEDED`;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Instrument"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "name": "Seed shares of Kea Robotics",
      "currency": "NZD",
      "category": "PRIVATE_EQUITY",
      "symbol": "KEA"
    },
    "columns": [],
    "built": true
  },
  "createCustomInstrumentWithDetails": {
    "summary": "Records something that the caller owns.",
    "description": "Records something that the caller owns: makes the custom instrument, its purchase and its prices,\nall or nothing, and returns it as a part of net worth. An account may have 500 custom instruments.\nErrors: `NOT_FOUND` for the portfolio or the liability; `INVALID_STATE` for a portfolio that\nnothing can be recorded in; `CONFLICT` where the caller has another of this `symbol`;\n`QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Instrument",
        "InstrumentPrice",
        "TrackedTrade",
        "Holding",
        "NetWorthAsset"
      ],
      "changes": [
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": null,
        "to": "CONFIRMED"
      }
    ],
    "example": {
      "name": "House in Wellington",
      "currency": "NZD",
      "category": "PROPERTY",
      "purchasedOn": "2019-03-15",
      "purchasePrice": "720000",
      "currentPrice": "905000",
      "pricedOn": "2026-11-01",
      "ownershipPercent": "50",
      "metadata": [
        {
          "name": "Address",
          "value": "12 Tui Street, Wellington"
        }
      ]
    },
    "columns": [],
    "built": true
  },
  "createNetWorthDividend": {
    "summary": "Records a received dividend, confirmed at once; with `reinvestment` also the purchase.",
    "description": "Records a received dividend, confirmed at once; with `reinvestment` also the purchase. Meant for\nwhat the importer does not cover, custom instruments above all. Two equal payments of one day are\ntwo dividends: `uniqueIdentifier` or `idempotencyKey` makes a repetition safe.\nErrors: `BAD_USER_INPUT` where nothing was held and no `quantity` is given, or for an ambiguous\nsymbol, with the candidates; `NOT_FOUND` for the portfolio, or where it never held the instrument;\n`INVALID_STATE` for a broker mirror; `PROVIDER_UNAVAILABLE` where the exchange rate cannot be had;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE",
      "PROVIDER_UNAVAILABLE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthDividend",
        "TrackedTrade"
      ],
      "changes": [
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthDividend",
        "field": "state",
        "from": null,
        "to": "CONFIRMED"
      }
    ],
    "example": {
      "portfolioId": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "instrument": {
        "symbol": "KEA"
      },
      "paidOn": "2026-11-16",
      "amount": {
        "gross": "120"
      },
      "withholdingTax": "18"
    },
    "columns": [],
    "built": false
  },
  "createNetWorthDocumentUpload": {
    "summary": "Announces a document and says where to upload its file.",
    "description": "Announces a document and says where to upload its file. Send the bytes to `uploadUrl` within 15\nminutes, then call `finalizeNetWorthDocument`. Without that, the document lapses after 24 hours. A\nperson may keep 10,000 documents.\nErrors: `NOT_FOUND` for what `linkedTo` names; `BAD_USER_INPUT` for a type of file that is not\ntaken; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthDocument"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthDocument",
        "field": "status",
        "from": null,
        "to": "PENDING_UPLOAD"
      }
    ],
    "example": {
      "fileName": "house-insurance-2026.pdf",
      "mimeType": "application/pdf",
      "sizeBytes": 284113,
      "sha256": "9f2c4a7be1d03586f4b9c8e7a1526d3f0b8e4c97d6a2f1350e7b9c4d8a6f2e13",
      "title": "House insurance 2026",
      "category": "INSURANCE",
      "linkedTo": {
        "netWorthAssetId": "01a1f82f-1e80-7b26-8f93-4a7d0c5e9126"
      },
      "expiresOn": "2027-11-20"
    },
    "columns": [],
    "built": false
  },
  "createNetWorthExpense": {
    "summary": "Records an expense.",
    "description": "Records an expense. It counts in the totals while it is active. A person may record 1,000.\nErrors: `NOT_FOUND` for the debt or the household member; `QUOTA_EXCEEDED`;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthExpense"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "name": "Power",
      "category": "UTILITIES",
      "amount": "185.4",
      "currency": "NZD",
      "frequency": "MONTHLY",
      "essential": true,
      "startsOn": "2026-11-20"
    },
    "columns": [],
    "built": true
  },
  "createNetWorthGoal": {
    "summary": "Records a goal.",
    "description": "Records a goal. It moves no money. A person may record 1,000.\nErrors: `NOT_FOUND` for an asset or portfolio; `CONFLICT` where more than 100 percent of a source\nwould count towards goals; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthGoal"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "name": "House deposit",
      "kind": "HOME",
      "targetAmount": "10000",
      "currency": "NZD",
      "targetOn": "2028-11-20",
      "funding": {
        "currentAmount": "1000"
      },
      "monthlyContribution": "360",
      "expectedReturnPercent": "5"
    },
    "columns": [],
    "built": false
  },
  "createNetWorthIncome": {
    "summary": "Records an income.",
    "description": "Records an income. It counts in the totals while it is active. A person may record 1,000.\nErrors: `NOT_FOUND` for the asset or the household member; `QUOTA_EXCEEDED`;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthIncome"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "name": "Salary",
      "category": "SALARY",
      "amount": "3850",
      "currency": "NZD",
      "frequency": "FORTNIGHTLY",
      "afterTax": true,
      "startsOn": "2026-11-20"
    },
    "columns": [],
    "built": true
  },
  "createNetWorthLiability": {
    "summary": "Records a debt.",
    "description": "Records a debt. It books `originalAmount` as a `DRAWDOWN` on `startsOn`, and a `REVALUATION` of\ntoday where `balance` or `wholeBalance` is given. A person may record 1,000, with 250,000 payments\nin all: each debt counts with those from `startsOn` to `maturesOn`, or with 100 years of them, at\nmost 5,200.\nErrors: `BAD_USER_INPUT` where fields do not fit together, for a currency without exchange rates,\nor for more than 250,000 planned payments; `NOT_FOUND` for the portfolio or the asset;\n`QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthLiability",
        "LiabilityTrade"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "name": "Home loan",
      "kind": "MORTGAGE",
      "lender": "Kauri Bank",
      "currency": "NZD",
      "originalAmount": "400000",
      "interestRatePercent": "4.5",
      "rateType": "FIXED",
      "fixedEndsOn": "2027-11-20",
      "startsOn": "2026-11-20",
      "maturesOn": "2056-11-20",
      "repaymentAmount": "2026.74",
      "repaymentFrequency": "MONTHLY",
      "autoAmortize": true
    },
    "columns": [],
    "built": true
  },
  "createNetWorthLiabilityTrade": {
    "summary": "Books a repayment, a drawdown, interest, a fee or a new balance on a debt, and returns the booking; the balance and the plan of the debt follow from it.",
    "description": "Books a repayment, a drawdown, interest, a fee or a new balance on a debt, and returns the\nbooking; the balance and the plan of the debt follow from it. It moves no money. With\n`autoAmortize`, a repayment on a day of the plan takes the place of the plan's. A booking cannot\nbe taken back; a `REVALUATION` corrects the balance. A person may record 10,000, over all debts.\nErrors: `NOT_FOUND`; `IDEMPOTENCY_CONFLICT`; `INVALID_STATE` for an archived debt;\n`QUOTA_EXCEEDED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "IDEMPOTENCY_CONFLICT",
      "INVALID_STATE",
      "QUOTA_EXCEEDED"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "LiabilityTrade"
      ],
      "changes": [
        "NetWorthLiability"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "liabilityId": "01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10",
      "type": "REPAYMENT",
      "date": "2026-11-20",
      "amount": "2026.74",
      "interest": "1500"
    },
    "columns": [],
    "built": true
  },
  "createNetWorthShareLink": {
    "summary": "Makes an address under which anyone who has it can look at parts of the net worth.",
    "description": "Makes an address under which anyone who has it can look at parts of the net worth. The answer is\nthe only one that shows the address. A person may have 100 active links.\nErrors: `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthShareLink"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthShareLink",
        "field": "status",
        "from": null,
        "to": "ACTIVE"
      }
    ],
    "example": {
      "label": "For the adviser",
      "hideAmounts": false,
      "sections": [
        "TOTALS",
        "ALLOCATION",
        "ASSETS",
        "LIABILITIES"
      ],
      "passcode": "tui-2026",
      "expiresAt": "2026-12-20T00:00:00.000Z"
    },
    "columns": [],
    "built": false
  },
  "createNetworthPortfolio": {
    "summary": "Makes an empty portfolio as a part of the assets portfolio.",
    "description": "Makes an empty portfolio as a part of the assets portfolio. An account may have 200.\nErrors: `NOT_FOUND` for the parent or the household member; `CONFLICT` where a `RELAY` portfolio\nwith this `externalProvider` and `externalId` exists; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Portfolio"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "name": "New Zealand shares",
      "currency": "NZD",
      "costBasisMethod": "FIFO"
    },
    "columns": [],
    "built": false
  },
  "createOAuthLink": {
    "summary": "Links an outside identity, so that the person can sign in with it.",
    "description": "Links an outside identity, so that the person can sign in with it. The person gets a mail. An\naccount may have 10. Needs the password or a second factor.\nErrors: `BAD_USER_INPUT` for a code that the provider refuses, a provider that is not offered or a\nwrong `password`; `CONFLICT` where the identity is linked to an account already; `INVALID_STATE`\nbefore the e-mail address is confirmed; `QUOTA_EXCEEDED`; `MFA_REQUIRED`; `MFA_INVALID`;\n`PROVIDER_UNAVAILABLE`; `IDEMPOTENCY_CONFLICT`; `NOT_FOUND` with the\n`idempotencyKey` of a link that was deleted since.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "CONFLICT",
      "INVALID_STATE",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "PROVIDER_UNAVAILABLE",
      "IDEMPOTENCY_CONFLICT",
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "OAuthLink"
      ],
      "changes": [
        "SecurityState"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "provider": "GOOGLE",
      "authorizationCode": "4-0AfJohXk2mQ7cT1vYb9",
      "redirectUri": "https://app.example.com/settings/security",
      "codeVerifier": "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk",
      "mfaCode": "492039"
    },
    "columns": [],
    "built": true
  },
  "createPartnerPaperAccount": {
    "summary": "Opens a practice account with play money, and the credential that orders may name.",
    "description": "Opens a practice account with play money, and the credential that orders may name. It trades at\nlive prices, pays dividends and follows splits. A person may have 20 that are not closed.\nErrors: `BAD_USER_INPUT`; `NOT_FOUND` for the account to clone; `QUOTA_EXCEEDED`;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "BrokerAccount",
        "BrokerCredential"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "BrokerAccount",
        "field": "status",
        "from": null,
        "to": "ACTIVE"
      }
    ],
    "example": {
      "name": "Momentum test",
      "start": {
        "cash": {
          "amount": "50000",
          "currency": "USD"
        }
      },
      "idempotencyKey": "paper-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "createPendingUserTransaction": {
    "summary": "Starts a deposit by bank transfer or card, or an exchange of cash.",
    "description": "Starts a deposit by bank transfer or card, or an exchange of cash. A transfer gets a reference and\nbank details; a card is charged, after the bank's confirmation where `confirmationUrl` is given;\nan exchange takes the quoted amount from the cash. Needs an approved identity check and a signed\ncustomer agreement. A person may have 20 that are pending.\nErrors: `BAD_USER_INPUT` for an amount outside the limits, a currency that is not taken, or more\nor less than one of the three; `NOT_FOUND` for the card or the quote; `KYC_REQUIRED`;\n`AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `INVALID_STATE` where no card can be charged;\n`INSUFFICIENT_FUNDS` for an exchange; `QUOTE_EXPIRED`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`;\n`PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "INVALID_STATE",
      "INSUFFICIENT_FUNDS",
      "QUOTE_EXPIRED",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "PendingUserTransaction"
      ],
      "changes": [
        "PlatformInvestAccountBalances"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "PendingUserTransaction",
        "field": "status",
        "from": null,
        "to": "PENDING"
      }
    ],
    "example": {
      "bankTransfer": {
        "amount": "1000",
        "currency": "NZD"
      },
      "idempotencyKey": "deposit-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "createRelayTrade": {
    "summary": "Records a trade that another service or program brings, named by its symbol and confirmed at once.",
    "description": "Records a trade that another service or program brings, named by its symbol and confirmed at once.\nMade for repeated imports: with a `uniqueIdentifier` a trade is never recorded twice. Otherwise as\n`createTrade`: nothing is bought or sold. It works in every portfolio that takes trades, not in\nonly those of `RELAY` portfolios.\nErrors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates; `NOT_FOUND` for the\nportfolio or the instrument; `INSUFFICIENT_QUANTITY` where more would be sold than was held, then\nor later; `INVALID_STATE` for the liability portfolio or a broker mirror; `CONFLICT` where a\ndeleted trade has the `uniqueIdentifier`; `QUOTA_EXCEEDED` beyond 1,000 instruments in a\nportfolio; `PROVIDER_UNAVAILABLE` where the exchange rate cannot be had; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INSUFFICIENT_QUANTITY",
      "INVALID_STATE",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "PROVIDER_UNAVAILABLE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "TrackedTrade"
      ],
      "changes": [
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": null,
        "to": "CONFIRMED"
      }
    ],
    "example": {
      "portfolioId": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "symbol": "AAPL.XNAS",
      "type": "SELL",
      "tradedOn": "2026-11-19",
      "quantity": "4",
      "price": "271.10",
      "fee": "3",
      "uniqueIdentifier": "2026-11-19/7731"
    },
    "columns": [],
    "built": false
  },
  "createStrategy": {
    "summary": "Makes a strategy, as a draft or published at once.",
    "description": "Makes a strategy, as a draft or published at once. A person may have 100.\nErrors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND` for an asset or the source;\n`ASSET_NOT_TRADABLE`; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "ASSET_NOT_TRADABLE",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Strategy"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Strategy",
        "field": "status",
        "from": null,
        "to": "DRAFT"
      }
    ],
    "example": {
      "name": "Sixty forty",
      "description": "United States shares and bonds.",
      "riskLevel": "MEDIUM",
      "holdings": [
        {
          "assetId": "01a1f640-bc42-729e-965b-987962d739fe",
          "targetPercent": "60"
        },
        {
          "assetId": "01a1f640-bc4d-7989-a626-1f6fa8ab8ae3",
          "targetPercent": "40"
        }
      ],
      "rebalanceRules": [
        {
          "driftPercentPoints": "5"
        },
        {
          "quarterDay": 15
        }
      ]
    },
    "columns": [],
    "built": true
  },
  "createStrategyAssetVotes": {
    "summary": "Votes on assets of a community strategy, and answers with these votes in the order given.",
    "description": "Votes on assets of a community strategy, and answers with these votes in the order given. The\nvotes advise the strategy's maker; they change no weights and move no money. Safe to repeat.\nErrors: `BAD_USER_INPUT` for an asset that is given twice or is not in the strategy; `NOT_FOUND`;\n`INVALID_STATE` where voting is off or the strategy is not published.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "StrategyAssetVote"
      ],
      "changes": [
        "StrategyAssetVote",
        "Strategy"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "strategyId": "01a1f640-e302-7c19-8d40-7e2b5a9f6c31",
      "votes": [
        {
          "assetId": "01a1f640-bc03-7b21-92ee-9fd83f5b11e6",
          "vote": "UP"
        },
        {
          "assetId": "01a1f640-bc08-7fb6-8861-2e2f6f0b6ac4",
          "vote": "DOWN"
        }
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "strategyId",
        "name": "Strategy id"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "vote",
        "name": "Vote"
      },
      {
        "path": "upVotes",
        "name": "Up votes"
      },
      {
        "path": "downVotes",
        "name": "Down votes"
      },
      {
        "path": "tally",
        "name": "Tally"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "createTrade": {
    "summary": "Records a trade in a tracked portfolio, confirmed at once.",
    "description": "Records a trade in a tracked portfolio, confirmed at once. Nothing is bought or sold: orders go\nthrough `placeOrder`. The holding, net worth and their history from that day on are recomputed.\nErrors: `NOT_FOUND` for the portfolio, the instrument or a lot; `INSUFFICIENT_QUANTITY` where more\nwould be sold than was held, then or later; `INVALID_STATE` for the liability portfolio or a\nbroker mirror; `CONFLICT` where a deleted trade has the `uniqueIdentifier`; `QUOTA_EXCEEDED`\nbeyond 1,000 instruments in a portfolio; `PROVIDER_UNAVAILABLE` where the exchange rate cannot be\nhad; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INSUFFICIENT_QUANTITY",
      "INVALID_STATE",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "PROVIDER_UNAVAILABLE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "TrackedTrade"
      ],
      "changes": [
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": null,
        "to": "CONFIRMED"
      }
    ],
    "example": {
      "portfolioId": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "instrumentId": "01a1f640-bc01-7009-897f-84b53aba0433",
      "type": "BUY",
      "tradedOn": "2026-11-18",
      "quantity": "10",
      "price": "268.40",
      "fee": "3",
      "uniqueIdentifier": "CN-482913"
    },
    "columns": [],
    "built": false
  },
  "createTradeForAsset": {
    "summary": "Records a trade in an asset of the catalogue, confirmed at once, at that day's last price where none is given.",
    "description": "Records a trade in an asset of the catalogue, confirmed at once, at that day's last price where\nnone is given. Otherwise as `createTrade`: nothing is bought or sold.\nErrors: `BAD_USER_INPUT` where no price is known for that day; `NOT_FOUND`\nfor the asset or the portfolio; `INSUFFICIENT_QUANTITY` where more would be sold than was held,\nthen or later; `INVALID_STATE` for the liability portfolio or a broker mirror; `QUOTA_EXCEEDED`\nbeyond 1,000 instruments in a portfolio; `PROVIDER_UNAVAILABLE` where a price or an exchange rate\ncannot be had; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INSUFFICIENT_QUANTITY",
      "INVALID_STATE",
      "QUOTA_EXCEEDED",
      "PROVIDER_UNAVAILABLE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "TrackedTrade"
      ],
      "changes": [
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": null,
        "to": "CONFIRMED"
      }
    ],
    "example": {
      "assetId": "01a1f640-bc42-729e-965b-987962d739fe",
      "type": "BUY",
      "tradedOn": "2026-11-18",
      "quantity": "2.5"
    },
    "columns": [],
    "built": false
  },
  "createWithdrawalRequest": {
    "summary": "Asks for a withdrawal of cash to the caller's own bank account.",
    "description": "Asks for a withdrawal of cash to the caller's own bank account. It holds `amount` and the fee at\nonce; `fetchPendingUserTransactions` shows how it goes on. Needs an approved identity check, and a\nsaved bank account that is `VERIFIED` and past its 24 hours. Until it is approved the person can\ncancel it in the app.\nErrors: `BAD_USER_INPUT`; `NOT_FOUND` for the bank account or the quote; `KYC_REQUIRED`;\n`ACCOUNT_RESTRICTED`; `INVALID_STATE` for a bank account that cannot be paid to yet;\n`INSUFFICIENT_FUNDS` for more than has settled and is free; `QUOTE_EXPIRED`; `QUOTA_EXCEEDED` for\nthe 21st that is under way; `MFA_REQUIRED`; `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`;\n`PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "KYC_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "INVALID_STATE",
      "INSUFFICIENT_FUNDS",
      "QUOTE_EXPIRED",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "WithdrawalRequest",
        "PendingUserTransaction"
      ],
      "changes": [
        "PlatformInvestAccountBalances"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "WithdrawalRequest",
        "field": "status",
        "from": null,
        "to": "REQUESTED"
      },
      {
        "entity": "PendingUserTransaction",
        "field": "status",
        "from": null,
        "to": "PENDING"
      }
    ],
    "example": {
      "amount": "500",
      "currency": "NZD",
      "reference": "HOUSE",
      "mfaCode": "287082",
      "idempotencyKey": "withdrawal-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "deleteAssistantThread": {
    "summary": "Deletes a thread with its messages for good.",
    "description": "Deletes a thread with its messages for good. A reply in the making is stopped. The month's\nallowance is not given back. To keep the thread, archive it with `updateAssistantThread`.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "AssistantThread",
        "AssistantMessage"
      ],
      "none": null
    },
    "transitions": [
      {
        "entity": "AssistantMessage",
        "field": "status",
        "from": [
          "PENDING",
          "STREAMING"
        ],
        "to": "CANCELED"
      }
    ],
    "example": {
      "id": "01a1f640-f101-7c3a-8d52-6b1e9f4a7c20"
    },
    "columns": [],
    "built": false
  },
  "deleteBrokerCredential": {
    "summary": "Deletes a credential.",
    "description": "Deletes a credential: its secrets are erased and its accounts are `CLOSED`; their orders can still\nbe read. Orders that are open stay with the broker, and `openOrders` lists them: cancel them\nfirst, or at the broker. In the platform they end as `REJECTED`, or as `CANCELED` where they were\nfilled in part, and what becomes of them at the broker is not followed.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a credential of the platform's own, and while an active\nstrategy uses an account of it; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "BrokerCredential",
        "BrokerAccount",
        "Order"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "BrokerCredential",
        "field": "status",
        "from": [
          "PENDING",
          "ACTIVE",
          "INVALID",
          "EXPIRED"
        ],
        "to": "REVOKED"
      }
    ],
    "example": {
      "id": "01a1f640-e001-7b6d-8f21-5c3a9e7d1b04",
      "mfaCode": "287082"
    },
    "columns": [],
    "built": true
  },
  "deleteCard": {
    "summary": "Deletes a card here and at the provider.",
    "description": "Deletes a card here and at the provider. Where it was the default one, the card saved last becomes\nit. Past charges stay.\nErrors: `NOT_FOUND`; `INVALID_STATE` for the only card of a plan that goes on, or while a charge\nof it is pending.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Card"
      ],
      "deletes": [
        "Card"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-f201-7c52-8e3f-4a5b6c7d8e9f"
    },
    "columns": [],
    "built": false
  },
  "deleteCryptoAutoSweep": {
    "summary": "Deletes a rule.",
    "description": "Deletes a rule: what comes in from now on is not sold. Orders already placed go on.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "CryptoAutoSweep"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f641-0301-7b94-9f60-7b8c9d0e1f20"
    },
    "columns": [],
    "built": false
  },
  "deleteCustomInstrument": {
    "summary": "Deletes a custom instrument with its prices.",
    "description": "Deletes a custom instrument with its prices. With `force` also its holdings, trades and dividends\nin every portfolio; net worth and its history are recomputed.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where it has trades or\ndividends and `force` is false.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Portfolio"
      ],
      "deletes": [
        "Instrument",
        "InstrumentPrice",
        "Holding",
        "TrackedTrade",
        "NetWorthDividend"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f",
      "force": true
    },
    "columns": [],
    "built": true
  },
  "deleteExpiredPendingUserTransactions": {
    "summary": "Deletes the caller's pending transactions that are `EXPIRED` from the list.",
    "description": "Deletes the caller's pending transactions that are `EXPIRED` from the list. `affectedCount` says\nhow many. Money that comes with their reference is credited all the same.\nErrors: none of its own.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "PendingUserTransaction"
      ],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "deleteInstrumentFromPortfolio": {
    "summary": "Takes an instrument out of a portfolio.",
    "description": "Takes an instrument out of a portfolio: deletes the holding with all its trades and dividends\nthere. Other portfolios keep theirs, and the instrument itself stays. Net worth and its history\nare recomputed.\nErrors: `NOT_FOUND` for the portfolio, or where it never held the instrument; `INVALID_STATE` for\na broker mirror, or where a wallet watch brings the instrument.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Portfolio"
      ],
      "deletes": [
        "Holding",
        "TrackedTrade",
        "NetWorthDividend"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "portfolioId": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "instrumentId": "01a1f640-bc01-7009-897f-84b53aba0433"
    },
    "columns": [],
    "built": false
  },
  "deleteInstrumentPrice": {
    "summary": "Deletes a recorded price.",
    "description": "Deletes a recorded price. The price before it counts instead, and the history of net worth is\nrecomputed.\nErrors: `NOT_FOUND`, for a price from the market too.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Instrument",
        "Holding",
        "Portfolio"
      ],
      "deletes": [
        "InstrumentPrice"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d003-7e1f-a2b4-3c5d7e9f1a2b"
    },
    "columns": [],
    "built": true
  },
  "deleteNetWorthDocument": {
    "summary": "Deletes a document in any state with its file.",
    "description": "Deletes a document in any state with its file. Addresses given out for it stop working.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "NetWorthDocument"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7f44-b6a5-1c9e83d7205f"
    },
    "columns": [],
    "built": false
  },
  "deleteNetWorthExpense": {
    "summary": "Deletes an expense.",
    "description": "Deletes an expense: it leaves the history too. To keep the history, set its `endsOn` instead.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "NetWorthExpense"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7e55-a1c8-0d4b93f7268e"
    },
    "columns": [],
    "built": true
  },
  "deleteNetWorthFile": {
    "summary": "Deletes a file, with the trades and dividends read from it that nobody has confirmed.",
    "description": "Deletes a file, with the trades and dividends read from it that nobody has confirmed. Confirmed\nones stay unless `deleteExtracted` is true.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "NetWorthFile",
        "TrackedTrade",
        "NetWorthDividend"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7693-94be-80f2d7a1c35e",
      "deleteExtracted": true
    },
    "columns": [],
    "built": false
  },
  "deleteNetWorthGoal": {
    "summary": "Deletes a goal.",
    "description": "Deletes a goal. What counted towards it stays where it is. To keep it, archive it with\n`updateNetWorthGoal`.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "NetWorthGoal"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-74b9-9e06-c3a15d8f702b"
    },
    "columns": [],
    "built": false
  },
  "deleteNetWorthIncome": {
    "summary": "Deletes an income.",
    "description": "Deletes an income: it leaves the history too. To keep the history, set its `endsOn` instead.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "NetWorthIncome"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7a04-8b7d-52c9e1f06a31"
    },
    "columns": [],
    "built": true
  },
  "deleteNetWorthLiability": {
    "summary": "Deletes a debt with its bookings.",
    "description": "Deletes a debt with its bookings: it leaves the history too. Expenses that were linked to it stay.\nTo keep the history, archive it with `updateNetWorthLiability`.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthExpense"
      ],
      "deletes": [
        "NetWorthLiability",
        "LiabilityTrade"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10"
    },
    "columns": [],
    "built": true
  },
  "deleteOAuthLink": {
    "summary": "Unlinks an outside identity.",
    "description": "Unlinks an outside identity. The person can no longer sign in with it and gets a mail.\nErrors: `NOT_FOUND`; `INVALID_STATE` where it is the only way left to sign in; `BAD_USER_INPUT`\nfor a wrong `password`; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "BAD_USER_INPUT",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "SecurityState"
      ],
      "deletes": [
        "OAuthLink"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f830-2c00-7b41-9d5e-6f7a8b9c0d1e",
      "mfaCode": "492039"
    },
    "columns": [],
    "built": true
  },
  "deleteRelayPortfolio": {
    "summary": "Deletes a portfolio of any kind but the default ones and broker mirrors, with its trades, dividends, wallet watches and e-mails; `keepTrades` moves the first three instead.",
    "description": "Deletes a portfolio of any kind but the default ones and broker mirrors, with its trades,\ndividends, wallet watches and e-mails; `keepTrades` moves the first three instead. Portfolios\nunder it move to the one above it. Net worth and its history are recomputed.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a default portfolio or a broker mirror; `QUOTA_EXCEEDED`\nwhere the portfolio above it would hold more than 1,000 instruments.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "QUOTA_EXCEEDED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Portfolio"
      ],
      "deletes": [
        "Portfolio",
        "Holding",
        "TrackedTrade",
        "NetWorthDividend",
        "WalletWatch",
        "PortfolioEmail"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "keepTrades": true
    },
    "columns": [],
    "built": false
  },
  "deleteRelayTrade": {
    "summary": "Deletes a tracked trade, however it was recorded.",
    "description": "Deletes a tracked trade, however it was recorded. Its `uniqueIdentifier` stays taken, so that no\nimport brings it back. The holding, net worth and their history are recomputed.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a trade of a broker mirror; `INSUFFICIENT_QUANTITY` where\nlater sales need what it brought.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "INSUFFICIENT_QUANTITY"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Holding",
        "Portfolio"
      ],
      "deletes": [
        "TrackedTrade"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d004-7b2c-8d3e-4f5a6b7c8d9e"
    },
    "columns": [],
    "built": false
  },
  "deleteSavedBankAccount": {
    "summary": "Deletes the bank account that withdrawals are paid to, or its replacement.",
    "description": "Deletes the bank account that withdrawals are paid to, or its replacement. Past withdrawals stay.\nErrors: `NOT_FOUND`; `CONFLICT` while a withdrawal to it is under way.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "SavedBankAccount"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-f101-7a30-8c1d-2e3f4a5b6c7d"
    },
    "columns": [],
    "built": true
  },
  "deleteSavedPayoutAccount": {
    "summary": "Deletes the bank account that referral rewards and a creator's earnings are paid to, or its replacement.",
    "description": "Deletes the bank account that referral rewards and a creator's earnings are paid to, or its\nreplacement. Earnings then wait until another is saved.\nErrors: `NOT_FOUND`; `CONFLICT` while a payout to it is under way.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "SavedBankAccount"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-f102-7b41-9d2e-3f4a5b6c7d8e"
    },
    "columns": [],
    "built": true
  },
  "deleteStrategy": {
    "summary": "Deletes a strategy of the caller's.",
    "description": "Deletes a strategy of the caller's. One that others follow, or that anybody has money in, is\narchived instead: `outcome` says which of the two happened.\nErrors: `NOT_FOUND`; `INVALID_STATE` for an archived strategy that still has followers or money.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Strategy"
      ],
      "deletes": [
        "Strategy"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-e301-7a5e-9b72-4d8c1f6a3e20"
    },
    "columns": [],
    "built": true
  },
  "deleteWalletWatch": {
    "summary": "Stops watching an address.",
    "description": "Stops watching an address. What the watch brought leaves the portfolio and net worth, also in\ntheir history.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Holding",
        "Portfolio"
      ],
      "deletes": [
        "WalletWatch",
        "TrackedTrade"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d008-7c0e-8f1a-2b3c4d5e6f7a"
    },
    "columns": [],
    "built": false
  },
  "deleteWhitelistedWallet": {
    "summary": "Takes an outside wallet off the list.",
    "description": "Takes an outside wallet off the list: nothing can be sent to it from now on. Transfers already\nasked for go on.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "WhitelistedWallet"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f641-0201-7a83-8e5f-6a7b8c9d0e1f"
    },
    "columns": [],
    "built": false
  },
  "editOrder": {
    "summary": "Edits an open order by putting a new one in its place, and answers with the new order.",
    "description": "Edits an open order by putting a new one in its place, and answers with the new order. It works\nfor what the old one had not filled; its id is new, and `replacesOrderId` leads back. More cash or\nshares that it may need are held before anything changes. A fill may come first: the old order is\nthen `FILLED` and the new one `REJECTED`. Cancel an order to change its asset, side, type or\naccount.\nErrors: `BAD_USER_INPUT`; `NOT_FOUND`; `ORDER_NOT_EDITABLE` where the order is final, not yet with\nthe market, already being edited, or an active strategy's; `ACCOUNT_RESTRICTED`; `ORDER_REJECTED`\nfor a limit of the account; `ASSET_NOT_TRADABLE`, also where the account has become short of the\nasset with its own broker; `ASSET_NOT_FRACTIONABLE`; `INSUFFICIENT_FUNDS`;\n`INSUFFICIENT_QUANTITY`; `MARKET_CLOSED` for a change to `IOC` or `FOK`; `WASH_TRADE`;\n`PROVIDER_UNAVAILABLE` for a market order without a current price; `CONFLICT` for a\n`clientOrderId` in use; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "ORDER_NOT_EDITABLE",
      "ACCOUNT_RESTRICTED",
      "ORDER_REJECTED",
      "ASSET_NOT_TRADABLE",
      "ASSET_NOT_FRACTIONABLE",
      "INSUFFICIENT_FUNDS",
      "INSUFFICIENT_QUANTITY",
      "MARKET_CLOSED",
      "WASH_TRADE",
      "PROVIDER_UNAVAILABLE",
      "CONFLICT",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Order"
      ],
      "changes": [
        "Order",
        "Position"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Order",
        "field": "status",
        "from": [
          "ACCEPTED",
          "NEW",
          "HELD",
          "PARTIALLY_FILLED",
          "DONE_FOR_DAY"
        ],
        "to": "PENDING_REPLACE"
      }
    ],
    "example": {
      "id": "01890a5d-ac96-774b-bcce-b302099a8057",
      "quantity": "12",
      "limitPrice": "268.5",
      "idempotencyKey": "edit-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "emailLinkToInvestmentCalculator": {
    "summary": "Mails a link that opens the investment calculator with these numbers.",
    "description": "Mails a link that opens the investment calculator with these numbers. Needs no token. At most\nthree such mails a day go to an address; more are dropped, and the answer is the same.\nErrors: `BAD_USER_INPUT`, `RATE_LIMITED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": "It only mails a link, which holds the numbers itself."
    },
    "transitions": [],
    "example": {
      "email": "mia@example.com",
      "initialAmount": "5000",
      "monthlyContribution": "250",
      "years": 20,
      "returnPercent": "7"
    },
    "columns": [],
    "built": true
  },
  "exportJobUpdated": {
    "summary": "The caller's export jobs at every change of state or progress.",
    "description": "The caller's export jobs at every change of state or progress. With `id` the present state\ncomes first, and the stream ends once the job has ended. Jobs of a type that `requestExport` would\nrefuse the token are left out.\nErrors: `NOT_FOUND` for the job; `FORBIDDEN` for a job of such a type.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "FORBIDDEN"
    ],
    "effect": {
      "reads": [
        "ExportJob"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f641-0401-7ca5-8071-8c9d0e1f2031"
    },
    "columns": [],
    "built": false
  },
  "fetchAccountAgreements": {
    "summary": "The agreements in force, mandatory ones first, with the caller's signatures.",
    "description": "The agreements in force, mandatory ones first, with the caller's signatures. At most 50.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "Agreement",
        "SignedAgreement"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "onlyUnsigned": true
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "type",
        "name": "Type"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "version",
        "name": "Version"
      },
      {
        "path": "url",
        "name": "Url"
      },
      {
        "path": "bodyMarkdown",
        "name": "Body markdown"
      },
      {
        "path": "mandatory",
        "name": "Mandatory"
      },
      {
        "path": "effectiveAt",
        "name": "Effective at"
      }
    ],
    "built": true
  },
  "fetchActiveStrategy": {
    "summary": "One active strategy of the caller's, with its holdings and last runs.",
    "description": "One active strategy of the caller's, with its holdings and last runs: by its own id, or the newest\nopen one made from a strategy. An unknown `id` is `NOT_FOUND`; where the caller has no open active\nstrategy made from `strategyId`, the answer is null.\nErrors: `BAD_USER_INPUT` where both or neither of `id` and `strategyId` are given; `NOT_FOUND`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "ActiveStrategy",
        "RebalanceRun"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50"
    },
    "columns": [],
    "built": true
  },
  "fetchAllActiveStrategies": {
    "summary": "The caller's active strategies, newest first.",
    "description": "The caller's active strategies, newest first.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "ActiveStrategy"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "tradingMode": "LIVE",
      "statuses": [
        "ACTIVE",
        "PAUSED"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "strategyVersion",
        "name": "Strategy version"
      },
      {
        "path": "outOfSync",
        "name": "Out of sync"
      },
      {
        "path": "customWeights",
        "name": "Own weights"
      },
      {
        "path": "tradingMode",
        "name": "Trading mode"
      },
      {
        "path": "brokerAccountId",
        "name": "Broker account id"
      },
      {
        "path": "cashTargetPercent",
        "name": "Cash target percent"
      },
      {
        "path": "cash",
        "name": "Cash"
      },
      {
        "path": "marketValue",
        "name": "Market value"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      },
      {
        "path": "invested",
        "name": "Invested"
      },
      {
        "path": "profitLoss",
        "name": "Profit loss"
      },
      {
        "path": "profitLossPercent",
        "name": "Profit loss percent"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "driftPercentPoints",
        "name": "Drift, percentage points"
      },
      {
        "path": "autoRebalance",
        "name": "Auto rebalance"
      },
      {
        "path": "autoSync",
        "name": "Auto sync"
      },
      {
        "path": "cooldownDays",
        "name": "Cooldown days"
      },
      {
        "path": "recurringContribution.amount",
        "name": "Recurring contribution: amount"
      },
      {
        "path": "recurringContribution.frequency",
        "name": "Recurring contribution: frequency"
      },
      {
        "path": "recurringContribution.nextOn",
        "name": "Recurring contribution: next on"
      },
      {
        "path": "recurringContribution.paused",
        "name": "Recurring contribution: paused"
      },
      {
        "path": "lastRebalancedAt",
        "name": "Last rebalanced at"
      },
      {
        "path": "nextRebalanceAt",
        "name": "Next rebalance at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      },
      {
        "path": "closedAt",
        "name": "Closed at"
      }
    ],
    "built": true
  },
  "fetchAnnouncement": {
    "summary": "The announcement to show now, or null where there is none.",
    "description": "The announcement to show now, or null where there is none. Any valid token may call it.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [],
    "effect": {
      "reads": [
        "Announcement"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "placement": "home"
    },
    "columns": [],
    "built": true
  },
  "fetchAssetByAssetId": {
    "summary": "One asset by its id.",
    "description": "One asset by its id. Any valid token may call it.\nErrors: `NOT_FOUND`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "Asset"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "assetId": "01a1f640-bc6b-7186-abbe-1a62513673e6"
    },
    "columns": [],
    "built": true
  },
  "fetchAssetByTicker": {
    "summary": "One asset by its ticker.",
    "description": "One asset by its ticker. Any valid token may call it.\nErrors: `NOT_FOUND`; `BAD_USER_INPUT` with the candidates where the ticker is ambiguous.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Asset"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "ticker": "AAPL"
    },
    "columns": [],
    "built": true
  },
  "fetchAssetPerformance": {
    "summary": "How an asset has done over several spans, with risk figures and against a benchmark.",
    "description": "How an asset has done over several spans, with risk figures and against a benchmark. Any valid\ntoken may call it.\nErrors: `NOT_FOUND`; `BAD_USER_INPUT` where the benchmark is unknown; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "AssetPerformance"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "assetId": "01a1f640-bc01-7009-897f-84b53aba0433",
      "ranges": [
        "M1",
        "Y1"
      ],
      "benchmarkSymbol": "VTI"
    },
    "columns": [],
    "built": true
  },
  "fetchAssetsByAssetIds": {
    "summary": "Several assets by their ids.",
    "description": "Several assets by their ids. Ids without an asset are listed, not refused. Any valid token may\ncall it.\nErrors: `BAD_USER_INPUT` for more than 200 ids.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Asset"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "assetIds": [
        "01a1f640-bc6b-7186-abbe-1a62513673e6"
      ]
    },
    "columns": [],
    "built": true
  },
  "fetchAssetsByTickers": {
    "summary": "Several assets by their tickers.",
    "description": "Several assets by their tickers. Tickers without exactly one asset are listed, not refused. Any\nvalid token may call it.\nErrors: `BAD_USER_INPUT` for more than 200 tickers.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Asset"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "tickers": [
        "AAPL",
        "BTC",
        "AIR.XNZE"
      ]
    },
    "columns": [],
    "built": true
  },
  "fetchAssistantThreadById": {
    "summary": "One thread with its messages, newest first.",
    "description": "One thread with its messages, newest first. They are shown as they were written, also what they\nsay of holdings and money. A reply in the making shows what is written so far; `assistantStream`\nshows how it goes on.\nErrors: `NOT_FOUND`; `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "AssistantThread",
        "AssistantMessage"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-f101-7c3a-8d52-6b1e9f4a7c20",
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "threadId",
        "name": "Thread id"
      },
      {
        "path": "role",
        "name": "Role"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "content",
        "name": "Content"
      },
      {
        "path": "model",
        "name": "Model"
      },
      {
        "path": "inputTokenCount",
        "name": "Tokens read"
      },
      {
        "path": "outputTokenCount",
        "name": "Tokens written"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "finishedAt",
        "name": "Finished at"
      }
    ],
    "built": false
  },
  "fetchAvailableRates": {
    "summary": "The market's exchange rates from one currency to every other one that has a rate, by code.",
    "description": "The market's exchange rates from one currency to every other one that has a rate, by code. At most\n500. The rate of any other pair is the quotient of two of them. Any valid token may call it.\nErrors: `NOT_FOUND` where there are no rates of `base`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "ForexRate"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "base": "NZD"
    },
    "columns": [
      {
        "path": "from",
        "name": "From"
      },
      {
        "path": "to",
        "name": "To"
      },
      {
        "path": "midRate",
        "name": "Mid rate"
      },
      {
        "path": "rate",
        "name": "Rate"
      },
      {
        "path": "feeFraction",
        "name": "Fee fraction"
      },
      {
        "path": "asOf",
        "name": "As of"
      },
      {
        "path": "source",
        "name": "Source"
      }
    ],
    "built": true
  },
  "fetchCryptoCurrencyTransfers": {
    "summary": "The caller's crypto transfers in and out, newest first.",
    "description": "The caller's crypto transfers in and out, newest first.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after\n`to`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "CryptoCurrencyTransfer"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "directions": [
        "INCOMING"
      ],
      "currencies": [
        "BTC"
      ],
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "direction",
        "name": "Direction"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "chain",
        "name": "Chain"
      },
      {
        "path": "amount",
        "name": "Amount"
      },
      {
        "path": "networkFee",
        "name": "Network fee"
      },
      {
        "path": "fee",
        "name": "Fee"
      },
      {
        "path": "netAmount",
        "name": "Net amount"
      },
      {
        "path": "value.amount",
        "name": "Value: amount"
      },
      {
        "path": "value.currency",
        "name": "Value: currency"
      },
      {
        "path": "fromAddress",
        "name": "From address"
      },
      {
        "path": "toAddress",
        "name": "To address"
      },
      {
        "path": "memo",
        "name": "Memo"
      },
      {
        "path": "walletId",
        "name": "Wallet id"
      },
      {
        "path": "whitelistedWalletId",
        "name": "Whitelisted wallet id"
      },
      {
        "path": "txHash",
        "name": "Transaction hash"
      },
      {
        "path": "explorerUrl",
        "name": "Explorer url"
      },
      {
        "path": "confirmations",
        "name": "Confirmations"
      },
      {
        "path": "requiredConfirmations",
        "name": "Required confirmations"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "completedAt",
        "name": "Completed at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "fetchCryptoCurrencyWallets": {
    "summary": "The caller's wallets with their addresses and balances, by asset and chain.",
    "description": "The caller's wallets with their addresses and balances, by asset and chain. At most 50.\nErrors: `BAD_USER_INPUT` for an asset that is no crypto asset.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "CryptoCurrencyWallet"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currencies": [
        "ETH"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "chain",
        "name": "Chain"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "address",
        "name": "Address"
      },
      {
        "path": "memo",
        "name": "Memo"
      },
      {
        "path": "qrCodeDataUrl",
        "name": "QR code"
      },
      {
        "path": "balance",
        "name": "Balance"
      },
      {
        "path": "available",
        "name": "Available"
      },
      {
        "path": "value.amount",
        "name": "Value: amount"
      },
      {
        "path": "value.currency",
        "name": "Value: currency"
      },
      {
        "path": "minimumDeposit",
        "name": "Minimum deposit"
      },
      {
        "path": "minimumWithdrawal",
        "name": "Minimum withdrawal"
      },
      {
        "path": "estimatedWithdrawalFee",
        "name": "Estimated withdrawal fee"
      },
      {
        "path": "requiredConfirmations",
        "name": "Required confirmations"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "fetchCryptoWalletAddress": {
    "summary": "Where to receive a crypto asset.",
    "description": "Where to receive a crypto asset: the caller's wallet with its address, memo and QR code. Only this\nasset on this chain may be sent to it; anything else is lost.\nErrors: `BAD_USER_INPUT` for an asset that the chain does not move; `NOT_FOUND` until\n`createCryptoCurrencyWallets` has made the wallet; `INVALID_STATE` where it cannot receive.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [
        "CryptoCurrencyWallet"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currency": "BTC",
      "chain": "BTC"
    },
    "columns": [],
    "built": false
  },
  "fetchCurrentRates": {
    "summary": "The exchange rates that the caller gets at this moment, the fee of the caller's plan taken off, by currency.",
    "description": "The exchange rates that the caller gets at this moment, the fee of the caller's plan taken off, by\ncurrency. At most 400. They are for display: `getTemporaryQuote` holds one.\nErrors: `BAD_USER_INPUT` for a pair that the platform does not exchange; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "ForexRate"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "pairs": [
        {
          "from": "NZD",
          "to": "USD"
        }
      ]
    },
    "columns": [
      {
        "path": "from",
        "name": "From"
      },
      {
        "path": "to",
        "name": "To"
      },
      {
        "path": "midRate",
        "name": "Mid rate"
      },
      {
        "path": "rate",
        "name": "Rate"
      },
      {
        "path": "feeFraction",
        "name": "Fee fraction"
      },
      {
        "path": "asOf",
        "name": "As of"
      },
      {
        "path": "source",
        "name": "Source"
      }
    ],
    "built": true
  },
  "fetchCurrentUser": {
    "summary": "The person that the token acts for.",
    "description": "The person that the token acts for. Needs `identity`; the nested\n`account` needs `profile.read`.\nErrors: `UNAUTHENTICATED`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "UNAUTHENTICATED"
    ],
    "effect": {
      "reads": [
        "User"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "fetchDefaultPaymentProvider": {
    "summary": "Who handles payments from one country in one currency, with its limits and fees.",
    "description": "Who handles payments from one country in one currency, with its limits and fees. Read it before\n`saveNewCard` to know which form to show.\nErrors: `NOT_FOUND` where no provider serves them.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "PaymentProvider"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "country": "NZ",
      "currency": "NZD"
    },
    "columns": [],
    "built": true
  },
  "fetchDiscoverLists": {
    "summary": "Lists of assets and strategies to discover, such as gainers, the most held and themes, in the operator's order.",
    "description": "Lists of assets and strategies to discover, such as gainers, the most held and themes, in the\noperator's order. At most 50.\nErrors: `PROVIDER_UNAVAILABLE` where prices cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "DiscoverList"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "kinds": [
        "GAINERS",
        "POPULAR_STRATEGIES"
      ],
      "itemLimit": 5
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "subtitle",
        "name": "Subtitle"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "metric",
        "name": "Metric"
      },
      {
        "path": "refreshedAt",
        "name": "Refreshed at"
      }
    ],
    "built": false
  },
  "fetchExperts": {
    "summary": "The experts of the platform with their records, by name.",
    "description": "The experts of the platform with their records, by name. Any valid token may call it.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Expert"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "search": "dividend",
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "slug",
        "name": "Slug"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "bio",
        "name": "Bio"
      },
      {
        "path": "avatarUrl",
        "name": "Portrait"
      },
      {
        "path": "followerCount",
        "name": "Followers"
      },
      {
        "path": "strategyCount",
        "name": "Strategies"
      },
      {
        "path": "openIdeaCount",
        "name": "Open ideas"
      },
      {
        "path": "closedIdeaCount",
        "name": "Closed ideas"
      },
      {
        "path": "winRatePercent",
        "name": "Win rate percent"
      },
      {
        "path": "averageResultPercent",
        "name": "Average result percent"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      }
    ],
    "built": true
  },
  "fetchInvestorPreferences": {
    "summary": "What kind of investor the person is, as they told.",
    "description": "What kind of investor the person is, as they told. Everything is empty before the first answer.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "InvestorPreferences"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "fetchKYC": {
    "summary": "The person's identity check with all its sections.",
    "description": "The person's identity check with all its sections. Before anything is saved its `status` is\n`NOT_STARTED`. Tax and identity numbers come masked.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "Kyc",
        "KycDocument",
        "W8Ben",
        "IdvSession",
        "SignedAgreement"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": false
  },
  "fetchMarketHours": {
    "summary": "Whether an exchange is open, when that changes next, and its trading hours day by day with holidays and early closes, for the years 2015 to 2030.",
    "description": "Whether an exchange is open, when that changes next, and its trading hours day by day with\nholidays and early closes, for the years 2015 to 2030. Any valid token may call it.\nErrors: `BAD_USER_INPUT` for days outside the calendar, more than 366 days, or `from` after `to`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "MarketHours"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "exchange": "NYSE",
      "from": "2026-11-23",
      "to": "2026-11-29"
    },
    "columns": [],
    "built": true
  },
  "fetchMyAssistantThreads": {
    "summary": "The person's threads with the assistant, last active first, and how many more may be started this month.",
    "description": "The person's threads with the assistant, last active first, and how many more may be started this\nmonth.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "AssistantThread"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "search": "dividends",
      "archived": false,
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "liked",
        "name": "Liked"
      },
      {
        "path": "pinned",
        "name": "Pinned"
      },
      {
        "path": "archived",
        "name": "Archived"
      },
      {
        "path": "model",
        "name": "Model"
      },
      {
        "path": "messageCount",
        "name": "Messages"
      },
      {
        "path": "lastMessageAt",
        "name": "Last message at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "fetchMyDeviceTokens": {
    "summary": "The devices that the person's push notifications go to, last seen first.",
    "description": "The devices that the person's push notifications go to, last seen first. At most 50.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "DeviceToken"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {},
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "platform",
        "name": "Platform"
      },
      {
        "path": "provider",
        "name": "Provider"
      },
      {
        "path": "tokenSuffix",
        "name": "Token suffix"
      },
      {
        "path": "deviceName",
        "name": "Device name"
      },
      {
        "path": "appVersion",
        "name": "App version"
      },
      {
        "path": "locale",
        "name": "Locale"
      },
      {
        "path": "active",
        "name": "Active"
      },
      {
        "path": "lastSeenAt",
        "name": "Last seen at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      }
    ],
    "built": true
  },
  "fetchMyPasskeys": {
    "summary": "The person's passkeys, newest first.",
    "description": "The person's passkeys, newest first. At most 20. They are enrolled in the first-party app.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "Passkey"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {},
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "aaguid",
        "name": "Aaguid"
      },
      {
        "path": "deviceType",
        "name": "Device type"
      },
      {
        "path": "backedUp",
        "name": "Backed up"
      },
      {
        "path": "lastUsedAt",
        "name": "Last used at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      }
    ],
    "built": true
  },
  "fetchNewsByAssetIds": {
    "summary": "News about some assets, newest first.",
    "description": "News about some assets, newest first. Ids without an asset are listed, not refused. Any valid\ntoken may call it.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "NewsItem"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "assetIds": [
        "01a1f640-bc01-7009-897f-84b53aba0433"
      ],
      "limit": 10
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "headline",
        "name": "Headline"
      },
      {
        "path": "summary",
        "name": "Summary"
      },
      {
        "path": "url",
        "name": "Url"
      },
      {
        "path": "source",
        "name": "Source"
      },
      {
        "path": "author",
        "name": "Author"
      },
      {
        "path": "imageUrl",
        "name": "Image url"
      },
      {
        "path": "publishedAt",
        "name": "Published at"
      },
      {
        "path": "sentiment",
        "name": "Sentiment"
      }
    ],
    "built": true
  },
  "fetchPendingUserTransactions": {
    "summary": "The caller's pending transactions, newest first.",
    "description": "The caller's pending transactions, newest first: announced transfers, card charges, exchanges and\nwithdrawals, with what has come of them.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after\n`to`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "PendingUserTransaction",
        "Deposit",
        "WithdrawalRequest"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "kinds": [
        "WITHDRAWAL"
      ],
      "statuses": [
        "PENDING"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "amount",
        "name": "Amount"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "reference",
        "name": "Reference"
      },
      {
        "path": "bankDetail.currency",
        "name": "Bank detail: currency"
      },
      {
        "path": "bankDetail.bankName",
        "name": "Bank detail: bank name"
      },
      {
        "path": "bankDetail.accountName",
        "name": "Bank detail: account name"
      },
      {
        "path": "bankDetail.accountNumber",
        "name": "Bank detail: account number"
      },
      {
        "path": "bankDetail.routingNumber",
        "name": "Bank detail: routing number"
      },
      {
        "path": "bankDetail.swiftBic",
        "name": "Bank detail: swift code"
      },
      {
        "path": "bankDetail.iban",
        "name": "Bank detail: iban"
      },
      {
        "path": "bankDetail.particulars",
        "name": "Bank detail: particulars"
      },
      {
        "path": "bankDetail.code",
        "name": "Bank detail: code"
      },
      {
        "path": "bankDetail.reference",
        "name": "Bank detail: reference"
      },
      {
        "path": "bankDetail.instructions",
        "name": "Bank detail: instructions"
      },
      {
        "path": "bankDetail.minimumAmount",
        "name": "Bank detail: minimum amount"
      },
      {
        "path": "bankDetail.estimatedBusinessDays",
        "name": "Bank detail: estimated business days"
      },
      {
        "path": "cardId",
        "name": "Card id"
      },
      {
        "path": "confirmationUrl",
        "name": "Confirmation url"
      },
      {
        "path": "bought.amount",
        "name": "Bought: amount"
      },
      {
        "path": "bought.currency",
        "name": "Bought: currency"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "expiresAt",
        "name": "Expires at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "fetchPlatformInvestAccountActivities": {
    "summary": "What moved cash or shares of the caller's platform account, newest first unless `direction` says otherwise.",
    "description": "What moved cash or shares of the caller's platform account, newest first unless `direction` says\notherwise. Empty before the account is open.\nErrors: `BAD_USER_INPUT` where `from` is after `to`, for an ambiguous ticker, or for a cursor that\nthis query did not give out; `NOT_FOUND` for an unknown ticker.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "PlatformInvestAccountActivity"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "types": [
        "DIVIDEND",
        "DIVIDEND_WITHHOLDING"
      ],
      "from": "2026-01-01",
      "to": "2026-11-20"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "type",
        "name": "Type"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "occurredAt",
        "name": "Occurred at"
      },
      {
        "path": "settlesOn",
        "name": "Settles on"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "assetId",
        "name": "Asset id"
      },
      {
        "path": "side",
        "name": "Side"
      },
      {
        "path": "quantity",
        "name": "Quantity"
      },
      {
        "path": "price",
        "name": "Price"
      },
      {
        "path": "perShareAmount",
        "name": "Per share amount"
      },
      {
        "path": "netAmount",
        "name": "Net amount"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "orderId",
        "name": "Order id"
      },
      {
        "path": "description",
        "name": "Description"
      }
    ],
    "built": true
  },
  "fetchPlatformInvestAccountBalances": {
    "summary": "What the caller's platform account is worth now, and what of it can be used or withdrawn.",
    "description": "What the caller's platform account is worth now, and what of it can be used or withdrawn.\nErrors: `KYC_REQUIRED` where the account is not open yet; `BAD_USER_INPUT` for a currency that has\nno exchange rate.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "KYC_REQUIRED",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "PlatformInvestAccountBalances"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currency": "NZD"
    },
    "columns": [],
    "built": true
  },
  "fetchPlatformInvestAccountConfig": {
    "summary": "How the caller's platform account is set up, and how far opening it has come.",
    "description": "How the caller's platform account is set up, and how far opening it has come. Answered before the\naccount is open too.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "PlatformInvestAccountConfig"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "fetchPlatformInvestAccountDocumentById": {
    "summary": "One paper of the caller's platform account, with an address to get the file from for 5 minutes.",
    "description": "One paper of the caller's platform account, with an address to get the file from for 5 minutes.\nErrors: `NOT_FOUND`; `PROVIDER_UNAVAILABLE` where the file cannot be had at present.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "PlatformInvestAccountDocument"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-e201-7d58-b4c6-0f9a2e6d8c13"
    },
    "columns": [],
    "built": false
  },
  "fetchPlatformInvestAccountDocuments": {
    "summary": "The papers of the caller's platform account, newest first, without addresses to get the files from.",
    "description": "The papers of the caller's platform account, newest first, without addresses to get the files\nfrom. Empty before the account is open.\nErrors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give\nout.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "PlatformInvestAccountDocument"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "types": [
        "ACCOUNT_STATEMENT"
      ],
      "from": "2026-01-01"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "type",
        "name": "Type"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "issuedOn",
        "name": "Issued on"
      },
      {
        "path": "periodStartsOn",
        "name": "Period starts on"
      },
      {
        "path": "periodEndsOn",
        "name": "Period ends on"
      },
      {
        "path": "mimeType",
        "name": "Mime type"
      },
      {
        "path": "sizeBytes",
        "name": "Size bytes"
      },
      {
        "path": "downloadUrl",
        "name": "Download url"
      },
      {
        "path": "downloadUrlExpiresAt",
        "name": "Download url expires at"
      }
    ],
    "built": false
  },
  "fetchSavedBankAccount": {
    "summary": "The bank account that withdrawals in one currency are paid to, or null where none is saved.",
    "description": "The bank account that withdrawals in one currency are paid to, or null where none is saved. A\nnewer one that waits to take over is its `replacement`.\nErrors: `BAD_USER_INPUT` for a currency that the platform does not pay out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "SavedBankAccount"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currency": "NZD"
    },
    "columns": [],
    "built": true
  },
  "fetchSavedPayoutAccount": {
    "summary": "The bank account that referral rewards and a creator's earnings are paid to in one currency, or null where none is saved.",
    "description": "The bank account that referral rewards and a creator's earnings are paid to in one currency, or\nnull where none is saved. A newer one that waits to take over is its `replacement`.\nErrors: `BAD_USER_INPUT` for a currency that the platform does not pay out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "SavedBankAccount"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currency": "USD"
    },
    "columns": [],
    "built": true
  },
  "fetchStrategies": {
    "summary": "Strategies that everybody can see and invest in, or with `mine` and `subscribed` the caller's.",
    "description": "Strategies that everybody can see and invest in, or with `mine` and `subscribed` the caller's.\nAny valid token may call it; those two and nested fields about the caller need `portfolio.read`.\nErrors: `FORBIDDEN` for `mine` and `subscribed` without that scope; `BAD_USER_INPUT` for a cursor\nthat this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "FORBIDDEN",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Strategy"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "kinds": [
        "THEMATIC"
      ],
      "riskLevels": [
        "MEDIUM"
      ],
      "sort": "RETURN",
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "slug",
        "name": "Slug"
      },
      {
        "path": "description",
        "name": "Description"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "visibility",
        "name": "Visibility"
      },
      {
        "path": "mine",
        "name": "Mine"
      },
      {
        "path": "riskLevel",
        "name": "Risk level"
      },
      {
        "path": "version",
        "name": "Version"
      },
      {
        "path": "cashPercent",
        "name": "Cash percent"
      },
      {
        "path": "cooldownDays",
        "name": "Cooldown days"
      },
      {
        "path": "minimumInvestment.amount",
        "name": "Minimum investment: amount"
      },
      {
        "path": "minimumInvestment.currency",
        "name": "Minimum investment: currency"
      },
      {
        "path": "requiredTier",
        "name": "Required tier"
      },
      {
        "path": "subscriberCount",
        "name": "Followers"
      },
      {
        "path": "assetsUnderStrategy.amount",
        "name": "Assets under strategy: amount"
      },
      {
        "path": "assetsUnderStrategy.currency",
        "name": "Assets under strategy: currency"
      },
      {
        "path": "oneYearReturnPercent",
        "name": "One year return percent"
      },
      {
        "path": "likeCount",
        "name": "Likes"
      },
      {
        "path": "votingEnabled",
        "name": "Voting enabled"
      },
      {
        "path": "sourceStrategyId",
        "name": "Source strategy id"
      },
      {
        "path": "publishedAt",
        "name": "Published at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "fetchStrategy": {
    "summary": "One strategy by its id or slug.",
    "description": "One strategy by its id or slug. Any valid token may call it; a private strategy is shown only to\nits maker, with `portfolio.read`.\nErrors: `BAD_USER_INPUT` where both or neither of `id` and `slug` are given; `NOT_FOUND`;\n`FORBIDDEN` for one's own private strategy without that scope.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "FORBIDDEN"
    ],
    "effect": {
      "reads": [
        "Strategy"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "slug": "steady-income"
    },
    "columns": [],
    "built": true
  },
  "fetchUserAppointments": {
    "summary": "The person's appointments, past and to come, the latest first.",
    "description": "The person's appointments, past and to come, the latest first. They are booked and called off in\nthe first-party app.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after\n`to`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Appointment"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "statuses": [
        "SCHEDULED"
      ],
      "from": "2026-11-20T00:00:00.000Z"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "startsAt",
        "name": "Starts at"
      },
      {
        "path": "endsAt",
        "name": "Ends at"
      },
      {
        "path": "timeZone",
        "name": "Time zone"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "meetingUrl",
        "name": "Meeting url"
      },
      {
        "path": "note",
        "name": "Note"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "fetchUserDeposits": {
    "summary": "The caller's deposits, newest first.",
    "description": "The caller's deposits, newest first.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out, or where `from` is after\n`to`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Deposit"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "statuses": [
        "COMPLETED"
      ],
      "onlyUnviewed": true,
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "method",
        "name": "Method"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "tradingMode",
        "name": "Trading mode"
      },
      {
        "path": "brokerAccountId",
        "name": "Broker account id"
      },
      {
        "path": "amount",
        "name": "Amount"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "fee",
        "name": "Fee"
      },
      {
        "path": "credited.amount",
        "name": "Credited: amount"
      },
      {
        "path": "credited.currency",
        "name": "Credited: currency"
      },
      {
        "path": "exchangeRate",
        "name": "Exchange rate"
      },
      {
        "path": "forexFeeFraction",
        "name": "Forex fee fraction"
      },
      {
        "path": "reference",
        "name": "Reference"
      },
      {
        "path": "cardId",
        "name": "Card id"
      },
      {
        "path": "pendingTransactionId",
        "name": "Pending transaction id"
      },
      {
        "path": "viewed",
        "name": "Viewed"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "completedAt",
        "name": "Completed at"
      },
      {
        "path": "withdrawableAt",
        "name": "Withdrawable at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "fetchUserLikes": {
    "summary": "What the person likes, last changed first.",
    "description": "What the person likes, last changed first: with `ASSET` the watchlist. The nested trade idea and\nlist need `portfolio.read`.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Like"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "entityType": "ASSET",
      "limit": 100
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "entityType",
        "name": "Entity type"
      },
      {
        "path": "entityId",
        "name": "Entity id"
      },
      {
        "path": "value",
        "name": "Value"
      },
      {
        "path": "likedAt",
        "name": "Liked at"
      }
    ],
    "built": false
  },
  "fetchWhitelistedWallets": {
    "summary": "The outside wallets that the caller may send to or has asked for, newest first.",
    "description": "The outside wallets that the caller may send to or has asked for, newest first. At most 100.\nErrors: `BAD_USER_INPUT` for an asset that is no crypto asset.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "WhitelistedWallet"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currencies": [
        "ETH"
      ],
      "statuses": [
        "APPROVED"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "label",
        "name": "Label"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "chain",
        "name": "Chain"
      },
      {
        "path": "address",
        "name": "Address"
      },
      {
        "path": "memo",
        "name": "Memo"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "usableAt",
        "name": "Usable at"
      },
      {
        "path": "travelRule.selfHosted",
        "name": "Travel rule: self hosted"
      },
      {
        "path": "travelRule.vaspId",
        "name": "Travel rule: provider id"
      },
      {
        "path": "travelRule.vaspName",
        "name": "Travel rule: provider"
      },
      {
        "path": "travelRule.vaspWebsite",
        "name": "Travel rule: provider website"
      },
      {
        "path": "travelRule.beneficiaryGivenName",
        "name": "Travel rule: beneficiary given name"
      },
      {
        "path": "travelRule.beneficiaryFamilyName",
        "name": "Travel rule: beneficiary family name"
      },
      {
        "path": "travelRule.beneficiaryEntityName",
        "name": "Travel rule: beneficiary entity name"
      },
      {
        "path": "travelRule.beneficiaryCountry",
        "name": "Travel rule: beneficiary country"
      },
      {
        "path": "travelRule.hasOwnershipProof",
        "name": "Travel rule: has ownership proof"
      },
      {
        "path": "travelRule.complete",
        "name": "Travel rule: complete"
      },
      {
        "path": "ownershipMessage",
        "name": "Ownership message"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "finalizeNetWorthDocument": {
    "summary": "Ends the upload of a document.",
    "description": "Ends the upload of a document: compares size, SHA-256 and type of the file with what was announced\nand makes it available. Safe to repeat: an available document is returned as it is.\nErrors: `NOT_FOUND`; `INVALID_STATE` where no file has arrived or the document has lapsed;\n`CONFLICT` where the file is not the one announced, and has to be sent again from the start.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthDocument"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthDocument",
        "field": "status",
        "from": [
          "PENDING_UPLOAD",
          "AVAILABLE"
        ],
        "to": "AVAILABLE"
      }
    ],
    "example": {
      "id": "01a1f82f-1e80-7f44-b6a5-1c9e83d7205f"
    },
    "columns": [],
    "built": false
  },
  "fundPaperAccount": {
    "summary": "Adds play money to a practice account, sets its cash, or starts it anew.",
    "description": "Adds play money to a practice account, sets its cash, or starts it anew. To try how a deposit goes\nthrough its states, use `simulatePaperDeposit`.\nErrors: `BAD_USER_INPUT`; `NOT_FOUND`; `INVALID_STATE` for an account that is not one of\n`createPartnerPaperAccount`; `INSUFFICIENT_FUNDS` where `SET` is less than what open orders hold;\n`CONFLICT` where `RESET` meets orders that keep being placed, edited or canceled: nothing has\nchanged, and `retryAfterSeconds` says when to try again; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE",
      "INSUFFICIENT_FUNDS",
      "CONFLICT",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "BrokerAccount",
        "Order",
        "Position",
        "ActiveStrategy"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-e101-7c42-9a3e-6d1f8b2c5a70",
      "amount": "25000",
      "mode": "ADD",
      "idempotencyKey": "fund-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "generateLikeableAssets": {
    "summary": "Deals a deck of tradable assets to like or not with `toggleLike`, the best fit first.",
    "description": "Deals a deck of tradable assets to like or not with `toggleLike`, the best fit first. They are\nchosen by the person's preferences and by what many like; those liked or disliked already are left\nout. What was dealt within 24 hours comes again only where nothing else is left. The deck may be\nshorter than asked for, or empty.\nErrors: none of its own.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [],
      "creates": [
        "LikeableAsset"
      ],
      "changes": [],
      "deletes": [],
      "none": "The deck is in the answer; that it was dealt shows only in the next deck."
    },
    "transitions": [],
    "example": {
      "count": 10,
      "assetClasses": [
        "EQUITY",
        "ETF"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "deckId",
        "name": "Deck id"
      },
      {
        "path": "position",
        "name": "Position"
      },
      {
        "path": "reason",
        "name": "Reason"
      },
      {
        "path": "fitPercent",
        "name": "Fit percent"
      }
    ],
    "built": false
  },
  "generateNetWorthReport": {
    "summary": "Makes a report on the net worth.",
    "description": "Makes a report on the net worth. A small one is done in the answer; a larger one comes back\n`QUEUED`, and the same call with the same `idempotencyKey` shows how it goes on. The net worth\nitself stays as it is.\nErrors: `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED` where 5 reports are being made;\n`IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where a price cannot be had.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthReport"
      ],
      "changes": [],
      "deletes": [],
      "none": "The same call with the same idempotency key shows the report; there is no list of them."
    },
    "transitions": [
      {
        "entity": "NetWorthReport",
        "field": "status",
        "from": null,
        "to": "QUEUED"
      }
    ],
    "example": {
      "format": "PDF",
      "asOf": "2026-10-31",
      "sections": [
        "TOTALS",
        "ASSETS",
        "LIABILITIES"
      ],
      "idempotencyKey": "report-2026-10"
    },
    "columns": [],
    "built": false
  },
  "getAllTradeIdeas": {
    "summary": "All trade ideas, open, ended and withdrawn, last published first.",
    "description": "All trade ideas, open, ended and withdrawn, last published first. Open ideas for a higher plan\nthan the caller's are left out; ended ones are there for every paid plan.\nErrors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` where `from` is not before\n`to`, and for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "TradeIdea"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "from": "2026-01-01T00:00:00.000Z",
      "limit": 100
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "thesis",
        "name": "Thesis"
      },
      {
        "path": "direction",
        "name": "Direction"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "horizon",
        "name": "Horizon"
      },
      {
        "path": "entryLow",
        "name": "Entry low"
      },
      {
        "path": "entryHigh",
        "name": "Entry high"
      },
      {
        "path": "stopLoss",
        "name": "Stop loss"
      },
      {
        "path": "rewardRiskRatio",
        "name": "Reward risk ratio"
      },
      {
        "path": "confidencePercent",
        "name": "Confidence percent"
      },
      {
        "path": "currentPrice",
        "name": "Current price"
      },
      {
        "path": "priceAsOf",
        "name": "Price as of"
      },
      {
        "path": "entryPrice",
        "name": "Entry price"
      },
      {
        "path": "entryFilledAt",
        "name": "Entered at"
      },
      {
        "path": "closePrice",
        "name": "Close price"
      },
      {
        "path": "closedAt",
        "name": "Closed at"
      },
      {
        "path": "outcome",
        "name": "Outcome"
      },
      {
        "path": "resultPercent",
        "name": "Result percent"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "requiredTier",
        "name": "Required tier"
      },
      {
        "path": "chartUrl",
        "name": "Chart"
      },
      {
        "path": "likeCount",
        "name": "Likes"
      },
      {
        "path": "liked",
        "name": "Liked"
      },
      {
        "path": "publishedAt",
        "name": "Published at"
      },
      {
        "path": "expiresAt",
        "name": "Expires at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "getAvailableBrokerIntegrations": {
    "summary": "The brokers that an account can be connected with, and what each needs, by name.",
    "description": "The brokers that an account can be connected with, and what each needs, by name. At most 50. The\nplatform account and paper accounts need no credential and are not listed. Any valid token may\ncall it; `credentials` needs `profile.read`.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [],
    "effect": {
      "reads": [
        "BrokerIntegration",
        "BrokerCredential"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "country": "NZ"
    },
    "columns": [
      {
        "path": "provider",
        "name": "Provider"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "logoUrl",
        "name": "Logo url"
      },
      {
        "path": "authKind",
        "name": "Auth kind"
      },
      {
        "path": "docsUrl",
        "name": "Docs url"
      },
      {
        "path": "available",
        "name": "Available"
      }
    ],
    "built": true
  },
  "getAvailableCountries": {
    "summary": "All countries, by name.",
    "description": "All countries, by name. Needs no token.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [],
    "effect": {
      "reads": [
        "Country"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [
      {
        "path": "code",
        "name": "Code"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "callingCode",
        "name": "Calling code"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "canOpenAccount",
        "name": "Can open account"
      },
      {
        "path": "w8benTreatyRatePercent",
        "name": "W8ben treaty rate percent"
      }
    ],
    "built": true
  },
  "getAvailableSharesToAttach": {
    "summary": "Shares that the caller holds, and how many of them can be attached to an active strategy, by symbol.",
    "description": "Shares that the caller holds, and how many of them can be attached to an active strategy, by\nsymbol. At most 10,000.\nErrors: `NOT_FOUND` for the account or the active strategy.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "AttachableShares"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "source": {
        "activeStrategyId": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50"
      }
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "brokerAccountId",
        "name": "Broker account id"
      },
      {
        "path": "totalQuantity",
        "name": "Total quantity"
      },
      {
        "path": "attachedQuantity",
        "name": "Attached quantity"
      },
      {
        "path": "heldQuantity",
        "name": "Held quantity"
      },
      {
        "path": "availableQuantity",
        "name": "Available quantity"
      }
    ],
    "built": true
  },
  "getBankDetail": {
    "summary": "Where to send money by bank transfer, with the caller's permanent reference.",
    "description": "Where to send money by bank transfer, with the caller's permanent reference. A transfer with that\nreference is credited without `createPendingUserTransaction` too.\nErrors: `BAD_USER_INPUT` for a currency that the platform takes none of; `KYC_REQUIRED`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "KYC_REQUIRED"
    ],
    "effect": {
      "reads": [
        "BankDetail"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currency": "NZD"
    },
    "columns": [],
    "built": true
  },
  "getBrokerAccounts": {
    "summary": "Every account that the caller can read or trade for.",
    "description": "Every account that the caller can read or trade for: the platform account first, then paper\naccounts and those of credentials, by name. At most 500.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "BrokerAccount"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "tradingMode": "PAPER"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "provider",
        "name": "Provider"
      },
      {
        "path": "tradingMode",
        "name": "Trading mode"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "numberMasked",
        "name": "Number masked"
      },
      {
        "path": "brokerCredentialId",
        "name": "Broker credential id"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "cash",
        "name": "Cash"
      },
      {
        "path": "equity",
        "name": "Equity"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      },
      {
        "path": "buyingPower",
        "name": "Buying power"
      },
      {
        "path": "lastSyncedAt",
        "name": "Last synced at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "getClosedTradeIdeas": {
    "summary": "Trade ideas that have ended, with their results, last ended first.",
    "description": "Trade ideas that have ended, with their results, last ended first. Those withdrawn before the\nentry are left out; `getAllTradeIdeas` has them.\nErrors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` where `from` is not before\n`to`, and for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "TradeIdea"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "expertIds": [
        "01a1f640-f301-7b0e-9c41-3d6a8e2f5b70"
      ],
      "outcomes": [
        "GAIN"
      ],
      "from": "2026-07-01T00:00:00.000Z"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "thesis",
        "name": "Thesis"
      },
      {
        "path": "direction",
        "name": "Direction"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "horizon",
        "name": "Horizon"
      },
      {
        "path": "entryLow",
        "name": "Entry low"
      },
      {
        "path": "entryHigh",
        "name": "Entry high"
      },
      {
        "path": "stopLoss",
        "name": "Stop loss"
      },
      {
        "path": "rewardRiskRatio",
        "name": "Reward risk ratio"
      },
      {
        "path": "confidencePercent",
        "name": "Confidence percent"
      },
      {
        "path": "currentPrice",
        "name": "Current price"
      },
      {
        "path": "priceAsOf",
        "name": "Price as of"
      },
      {
        "path": "entryPrice",
        "name": "Entry price"
      },
      {
        "path": "entryFilledAt",
        "name": "Entered at"
      },
      {
        "path": "closePrice",
        "name": "Close price"
      },
      {
        "path": "closedAt",
        "name": "Closed at"
      },
      {
        "path": "outcome",
        "name": "Outcome"
      },
      {
        "path": "resultPercent",
        "name": "Result percent"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "requiredTier",
        "name": "Required tier"
      },
      {
        "path": "chartUrl",
        "name": "Chart"
      },
      {
        "path": "likeCount",
        "name": "Likes"
      },
      {
        "path": "liked",
        "name": "Liked"
      },
      {
        "path": "publishedAt",
        "name": "Published at"
      },
      {
        "path": "expiresAt",
        "name": "Expires at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "getCryptoAutoSweeps": {
    "summary": "The caller's rules that sell incoming crypto assets for cash, by asset and chain.",
    "description": "The caller's rules that sell incoming crypto assets for cash, by asset and chain. At most 50.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "CryptoAutoSweep"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {},
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "chain",
        "name": "Chain"
      },
      {
        "path": "targetCurrency",
        "name": "Target currency"
      },
      {
        "path": "minimumAmount",
        "name": "Minimum amount"
      },
      {
        "path": "sellPercent",
        "name": "Part sold (%)"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "lastRunAt",
        "name": "Last run at"
      },
      {
        "path": "totalSwept",
        "name": "Total swept"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "getCurrentStockPrice": {
    "summary": "The last price known of one asset, marked `stale` where its source does not answer now.",
    "description": "The last price known of one asset, marked `stale` where its source does not answer now. Any valid\ntoken may call it.\nErrors: `NOT_FOUND`; `BAD_USER_INPUT` where neither or both of `assetId` and `symbol` are given,\nor several exchanges use the ticker; `PROVIDER_UNAVAILABLE` where no price of the asset is known.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "StockPrice"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "symbol": "BTC"
    },
    "columns": [],
    "built": true
  },
  "getDefaultLiabilityPortfolio": {
    "summary": "The caller's liability portfolio, which holds the debts.",
    "description": "The caller's liability portfolio, which holds the debts. Every account has one;\n`netWorthLiabilities` lists what is in it.\nErrors: `PROVIDER_UNAVAILABLE` where a price or an exchange rate cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "Portfolio"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": false
  },
  "getDefaultPortfolio": {
    "summary": "The caller's assets portfolio.",
    "description": "The caller's assets portfolio. What is recorded without a portfolio goes there, and all other\nportfolios that hold assets are parts of it. Every account has one.\nErrors: `PROVIDER_UNAVAILABLE` where a price or an exchange rate cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "Portfolio",
        "Holding"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": false
  },
  "getDepositsAndWithdrawalsChart": {
    "summary": "Money paid into and out of the caller's accounts over time, only completed deposits and withdrawals.",
    "description": "Money paid into and out of the caller's accounts over time, only completed deposits and\nwithdrawals.\nErrors: `BAD_USER_INPUT` where `range` stands beside `from` or `to`, `from` is after `to`, or the\nsteps are too short for the span.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "CashflowChart"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "from": "2026-01-01",
      "to": "2026-11-20",
      "timeframe": "MONTH_1"
    },
    "columns": [],
    "built": true
  },
  "getExpirationDates": {
    "summary": "The days on which options of an asset expire, the nearest first.",
    "description": "The days on which options of an asset expire, the nearest first. At most 60. Any valid token may\ncall it.\nErrors: `NOT_FOUND` where the asset is unknown or has no options.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "OptionContract"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "symbol": "AAPL"
    },
    "columns": [],
    "built": true
  },
  "getIdvToken": {
    "summary": "A token for the identity provider's widget.",
    "description": "A token for the identity provider's widget. It opens a session, or goes on with the open one of\nthe same `flow`. The check has to be `DRAFT` or `ACTION_REQUIRED`, with a complete identity\nsection. A person may open 5 sessions a day.\nErrors: `INVALID_STATE` in any other state; `BAD_USER_INPUT` for a `redirectUrl` that is not\nallowed; `QUOTA_EXCEEDED`; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "INVALID_STATE",
      "BAD_USER_INPUT",
      "QUOTA_EXCEEDED",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "IdvSession"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "flow": "DOCUMENT_AND_FACE",
      "redirectUrl": "https://app.example.com/verify/done"
    },
    "columns": [],
    "built": false
  },
  "getInstrumentPrices": {
    "summary": "The prices of one instrument by day, newest first unless `direction` says otherwise.",
    "description": "The prices of one instrument by day, newest first unless `direction` says otherwise.\nErrors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give\nout; `NOT_FOUND`; `PROVIDER_UNAVAILABLE` where an asset's prices cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "InstrumentPrice"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "instrumentId": "01a1f640-bc01-7009-897f-84b53aba0433",
      "from": "2026-10-01",
      "to": "2026-11-20"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "instrumentId",
        "name": "Instrument id"
      },
      {
        "path": "date",
        "name": "Date"
      },
      {
        "path": "price",
        "name": "Price"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "source",
        "name": "Source"
      },
      {
        "path": "note",
        "name": "Note"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "getMyForexFeeRate": {
    "summary": "The foreign exchange fee of the caller's deposits, withdrawals and exchanges, as a fraction of the amount given.",
    "description": "The foreign exchange fee of the caller's deposits, withdrawals and exchanges, as a fraction of the\namount given: 0.005 is 0.5 percent. It follows the caller's plan.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "SubscriptionPlan"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "getNewsletterStatus": {
    "summary": "How the newsletter stands for the caller's e-mail address.",
    "description": "How the newsletter stands for the caller's e-mail address.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "NewsletterSubscription"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "getOptionChain": {
    "summary": "The options of an asset that expire on one day, with prices and greeks.",
    "description": "The options of an asset that expire on one day, with prices and greeks. Any valid token may call\nit.\nErrors: `NOT_FOUND` where there are no such options; `BAD_USER_INPUT` where `minStrike` is above\n`maxStrike`; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "OptionContract"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "symbol": "AAPL",
      "expirationDate": "2026-12-18",
      "minStrike": "250",
      "maxStrike": "300"
    },
    "columns": [],
    "built": true
  },
  "getOptionHistoricalData": {
    "summary": "Past prices of one option as bars, oldest first.",
    "description": "Past prices of one option as bars, oldest first. Any valid token may call it.\nErrors: `NOT_FOUND`; `BAD_USER_INPUT` where the symbol is not an OCC symbol;\n`PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "Bar"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "optionSymbol": "AAPL  261218C00300000",
      "timeframe": "DAY_1"
    },
    "columns": [
      {
        "path": "at",
        "name": "At"
      },
      {
        "path": "open",
        "name": "Open"
      },
      {
        "path": "high",
        "name": "High"
      },
      {
        "path": "low",
        "name": "Low"
      },
      {
        "path": "close",
        "name": "Close"
      },
      {
        "path": "volume",
        "name": "Volume"
      },
      {
        "path": "vwap",
        "name": "Vwap"
      }
    ],
    "built": true
  },
  "getOrders": {
    "summary": "The caller's orders, newest first unless `direction` says otherwise.",
    "description": "The caller's orders, newest first unless `direction` says otherwise.\nErrors: `BAD_USER_INPUT` where `from` is after `to`, or for a cursor that this query did not give\nout for the same `direction`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Order"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "group": "OPEN",
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "quantityFilled",
        "name": "Quantity filled"
      },
      {
        "path": "averageFilledPrice",
        "name": "Average filled price"
      },
      {
        "path": "clientOrderId",
        "name": "Client order id"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "assetClass",
        "name": "Asset class"
      },
      {
        "path": "side",
        "name": "Side"
      },
      {
        "path": "type",
        "name": "Type"
      },
      {
        "path": "timeInForce",
        "name": "Time in force"
      },
      {
        "path": "quantity",
        "name": "Quantity"
      },
      {
        "path": "notional",
        "name": "Notional"
      },
      {
        "path": "limitPrice",
        "name": "Limit price"
      },
      {
        "path": "stopPrice",
        "name": "Stop price"
      },
      {
        "path": "premarket",
        "name": "Premarket"
      },
      {
        "path": "tradingMode",
        "name": "Trading mode"
      },
      {
        "path": "brokerAccountId",
        "name": "Broker account id"
      },
      {
        "path": "brokerCredentialId",
        "name": "Broker credential id"
      },
      {
        "path": "brokerOrderId",
        "name": "Broker order id"
      },
      {
        "path": "source",
        "name": "Source"
      },
      {
        "path": "activeStrategyId",
        "name": "Active strategy id"
      },
      {
        "path": "replacesOrderId",
        "name": "Replaces order id"
      },
      {
        "path": "replacedByOrderId",
        "name": "Replaced by order id"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "fees",
        "name": "Fees"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "realizedProfitLoss",
        "name": "Realized profit loss"
      },
      {
        "path": "submittedAt",
        "name": "Submitted at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      },
      {
        "path": "expiresAt",
        "name": "Expires at"
      },
      {
        "path": "filledAt",
        "name": "Filled at"
      },
      {
        "path": "canceledAt",
        "name": "Canceled at"
      },
      {
        "path": "expiredAt",
        "name": "Expired at"
      },
      {
        "path": "replacedAt",
        "name": "Replaced at"
      }
    ],
    "built": true
  },
  "getPortfolioEmails": {
    "summary": "The e-mails that came in for one portfolio, with what was read from each, the last received first.",
    "description": "The e-mails that came in for one portfolio, with what was read from each, the last received first.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out; `NOT_FOUND`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "PortfolioEmail",
        "TrackedTrade",
        "NetWorthDividend"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "portfolioId": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "statuses": [
        "FAILED",
        "NEEDS_REVIEW"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "sender",
        "name": "Sender"
      },
      {
        "path": "subject",
        "name": "Subject"
      },
      {
        "path": "receivedAt",
        "name": "Received at"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "broker",
        "name": "Broker"
      },
      {
        "path": "attempts",
        "name": "Attempts"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "getPortfolioHistory": {
    "summary": "What the caller's accounts, one tracked portfolio or one active strategy were worth over time, with gains that leave out money paid in and out.",
    "description": "What the caller's accounts, one tracked portfolio or one active strategy were worth over time,\nwith gains that leave out money paid in and out.\nErrors: `NOT_FOUND` for the account, the portfolio or the active strategy; `BAD_USER_INPUT` where\n`range` stands beside `from` or `to`, `from` is after `to`, or the steps are too short for the\nspan.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "PortfolioHistory"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "source": {
        "tradingMode": "LIVE"
      },
      "range": "M3",
      "timeframe": "DAY_1"
    },
    "columns": [],
    "built": true
  },
  "getPortfolios": {
    "summary": "The caller's portfolios.",
    "description": "The caller's portfolios: the two default ones first, then by name. At most 200. They come flat,\neach with the id of the one above it.\nErrors: `PROVIDER_UNAVAILABLE` where a price or an exchange rate cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "Portfolio",
        "Holding"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "kinds": [
        "ASSETS",
        "MANUAL"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "default",
        "name": "Default"
      },
      {
        "path": "parentId",
        "name": "Parent id"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "costBasisMethod",
        "name": "Cost basis method"
      },
      {
        "path": "country",
        "name": "Country"
      },
      {
        "path": "financialYearEnd",
        "name": "Financial year end"
      },
      {
        "path": "ownerMemberId",
        "name": "Owner member id"
      },
      {
        "path": "ownershipPercent",
        "name": "Ownership percent"
      },
      {
        "path": "value",
        "name": "Value"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      },
      {
        "path": "costBasis",
        "name": "Cost basis"
      },
      {
        "path": "gain.capital",
        "name": "Gain: capital"
      },
      {
        "path": "gain.income",
        "name": "Gain: income"
      },
      {
        "path": "gain.currencyEffect",
        "name": "Gain: currency effect"
      },
      {
        "path": "gain.total",
        "name": "Gain: total"
      },
      {
        "path": "gain.realizedGain",
        "name": "Gain: realized gain"
      },
      {
        "path": "gain.unrealizedGain",
        "name": "Gain: unrealized gain"
      },
      {
        "path": "gain.fees",
        "name": "Gain: fees"
      },
      {
        "path": "gain.totalPercent",
        "name": "Gain: total percent"
      },
      {
        "path": "gain.timeWeightedReturnPercent",
        "name": "Gain: time weighted return percent"
      },
      {
        "path": "gain.timeWeightedReturnAnnualizedPercent",
        "name": "Gain: time weighted return annualized percent"
      },
      {
        "path": "gain.moneyWeightedReturnPercent",
        "name": "Gain: money weighted return percent"
      },
      {
        "path": "gain.currency",
        "name": "Gain: currency"
      },
      {
        "path": "emailSettings.portfolioId",
        "name": "Email settings: portfolio id"
      },
      {
        "path": "emailSettings.enabled",
        "name": "Email settings: enabled"
      },
      {
        "path": "emailSettings.address",
        "name": "Email settings: address"
      },
      {
        "path": "emailSettings.autoConfirm",
        "name": "Email settings: auto confirm"
      },
      {
        "path": "emailSettings.notifyOnImport",
        "name": "Email settings: notify on import"
      },
      {
        "path": "emailSettings.updatedAt",
        "name": "Email settings: updated at"
      },
      {
        "path": "externalProvider",
        "name": "External provider"
      },
      {
        "path": "externalId",
        "name": "External id"
      },
      {
        "path": "lastSyncedAt",
        "name": "Last synced at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "getPositions": {
    "summary": "The open positions of the caller, by symbol, then by id.",
    "description": "The open positions of the caller, by symbol, then by id. At most 10,000; `limit` and `cursor` read\nthem in parts.\nErrors: `BAD_USER_INPUT` for another `tradingMode`, and for a `cursor` that is no position of the\ncaller's.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Position"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "tradingMode": "LIVE"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "assetClass",
        "name": "Asset class"
      },
      {
        "path": "quantity",
        "name": "Quantity"
      },
      {
        "path": "quantityAvailable",
        "name": "Quantity available"
      },
      {
        "path": "averageEntryPrice",
        "name": "Average entry price"
      },
      {
        "path": "costBasis",
        "name": "Cost basis"
      },
      {
        "path": "marketValue",
        "name": "Market value"
      },
      {
        "path": "marketValueInDisplayCurrency",
        "name": "Market value in display currency"
      },
      {
        "path": "unrealizedProfitLoss",
        "name": "Unrealized profit loss"
      },
      {
        "path": "unrealizedProfitLossPercent",
        "name": "Unrealized profit loss percent"
      },
      {
        "path": "currentPrice",
        "name": "Current price"
      },
      {
        "path": "previousClose",
        "name": "Previous close"
      },
      {
        "path": "intradayProfitLoss",
        "name": "Intraday profit loss"
      },
      {
        "path": "intradayProfitLossPercent",
        "name": "Intraday profit loss percent"
      },
      {
        "path": "changeTodayPercent",
        "name": "Change today percent"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "priceAsOf",
        "name": "Price as of"
      },
      {
        "path": "stale",
        "name": "Stale"
      },
      {
        "path": "brokerAccountId",
        "name": "Broker account id"
      },
      {
        "path": "tradingMode",
        "name": "Trading mode"
      }
    ],
    "built": true
  },
  "getRebalancePreview": {
    "summary": "What rebalancing an active strategy would buy and sell now.",
    "description": "What rebalancing an active strategy would buy and sell now. Nothing is placed or held for it.\nWhere the market cannot be asked, it goes by the last known prices and trades at none of them.\nErrors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND`; `INVALID_STATE` where it is\nclosed.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [
        "RebalancePreview"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "activeStrategyId": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "tolerancePercentPoints": "1"
    },
    "columns": [],
    "built": true
  },
  "getRelayTrades": {
    "summary": "The trades of the caller's tracked portfolios, however they were recorded, those that wait for confirmation too.",
    "description": "The trades of the caller's tracked portfolios, however they were recorded, those that wait for\nconfirmation too. The latest day comes first. Orders are elsewhere: see `getOrders`.\nErrors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates, or for a cursor that this\nquery did not give out; `NOT_FOUND` for the portfolio or the instrument.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "TrackedTrade"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "states": [
        "PENDING"
      ],
      "from": "2026-01-01",
      "limit": 100
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "holdingId",
        "name": "Holding id"
      },
      {
        "path": "type",
        "name": "Type"
      },
      {
        "path": "state",
        "name": "State"
      },
      {
        "path": "origin",
        "name": "Origin"
      },
      {
        "path": "tradedOn",
        "name": "Traded on"
      },
      {
        "path": "quantity",
        "name": "Quantity"
      },
      {
        "path": "price",
        "name": "Price"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "exchangeRate",
        "name": "Exchange rate"
      },
      {
        "path": "fee",
        "name": "Fee"
      },
      {
        "path": "feeCurrency",
        "name": "Fee currency"
      },
      {
        "path": "value",
        "name": "Value"
      },
      {
        "path": "ratio.numerator",
        "name": "Ratio: numerator"
      },
      {
        "path": "ratio.denominator",
        "name": "Ratio: denominator"
      },
      {
        "path": "costBasis",
        "name": "Cost basis"
      },
      {
        "path": "capitalAmount",
        "name": "Capital amount"
      },
      {
        "path": "note",
        "name": "Note"
      },
      {
        "path": "uniqueIdentifier",
        "name": "Unique identifier"
      },
      {
        "path": "fileId",
        "name": "File id"
      },
      {
        "path": "emailId",
        "name": "Email id"
      },
      {
        "path": "confirmedAt",
        "name": "Confirmed at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "getStockHistoricalData": {
    "summary": "Past prices of one asset as bars, oldest first.",
    "description": "Past prices of one asset as bars, oldest first. Any valid token may call it.\nErrors: `NOT_FOUND`; `BAD_USER_INPUT` where `range` is given beside `from` or `to`, `from` is\nafter `to`, or there are no bars of the timeframe as early; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "Bar"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "asset": {
        "symbol": "AAPL"
      },
      "timeframe": "DAY_1",
      "range": "M1"
    },
    "columns": [
      {
        "path": "at",
        "name": "At"
      },
      {
        "path": "open",
        "name": "Open"
      },
      {
        "path": "high",
        "name": "High"
      },
      {
        "path": "low",
        "name": "Low"
      },
      {
        "path": "close",
        "name": "Close"
      },
      {
        "path": "volume",
        "name": "Volume"
      },
      {
        "path": "vwap",
        "name": "Vwap"
      }
    ],
    "built": true
  },
  "getStrikes": {
    "summary": "The strike prices of the options of an asset that expire on one day, the lowest first.",
    "description": "The strike prices of the options of an asset that expire on one day, the lowest first. At most\n500. Any valid token may call it.\nErrors: `NOT_FOUND` where there are no such options.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "OptionContract"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "symbol": "AAPL",
      "expirationDate": "2026-12-18"
    },
    "columns": [],
    "built": true
  },
  "getTemporaryQuote": {
    "summary": "Quotes an exchange at a rate that is held for 30 seconds.",
    "description": "Quotes an exchange at a rate that is held for 30 seconds. Hand its id to `createWithdrawalRequest`\nor `createPendingUserTransaction` to use it, once. It holds no money and binds nobody to use it.\nErrors: `BAD_USER_INPUT` for a pair that the platform does not exchange; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "TemporaryQuote"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "from": "NZD",
      "to": "USD",
      "amount": "1000"
    },
    "columns": [],
    "built": true
  },
  "getTradableAssets": {
    "summary": "The assets that orders are taken for, by symbol.",
    "description": "The assets that orders are taken for, by symbol. Any valid token may call it.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Asset"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "assetClasses": [
        "ETF"
      ],
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "assetClass",
        "name": "Asset class"
      },
      {
        "path": "exchange",
        "name": "Exchange"
      },
      {
        "path": "mic",
        "name": "Mic"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "tradable",
        "name": "Tradable"
      },
      {
        "path": "fractionable",
        "name": "Fractionable"
      },
      {
        "path": "minOrderSize",
        "name": "Min order size"
      },
      {
        "path": "minTradeIncrement",
        "name": "Min trade increment"
      },
      {
        "path": "isin",
        "name": "Isin"
      },
      {
        "path": "country",
        "name": "Country"
      },
      {
        "path": "sector",
        "name": "Sector"
      },
      {
        "path": "quote.assetId",
        "name": "Quote: asset id"
      },
      {
        "path": "quote.symbol",
        "name": "Quote: symbol"
      },
      {
        "path": "quote.price",
        "name": "Quote: price"
      },
      {
        "path": "quote.bid",
        "name": "Quote: bid"
      },
      {
        "path": "quote.ask",
        "name": "Quote: ask"
      },
      {
        "path": "quote.open",
        "name": "Quote: open"
      },
      {
        "path": "quote.high",
        "name": "Quote: high"
      },
      {
        "path": "quote.low",
        "name": "Quote: low"
      },
      {
        "path": "quote.previousClose",
        "name": "Quote: previous close"
      },
      {
        "path": "quote.change",
        "name": "Quote: change"
      },
      {
        "path": "quote.changePercent",
        "name": "Quote: change percent"
      },
      {
        "path": "quote.volume",
        "name": "Quote: volume"
      },
      {
        "path": "quote.currency",
        "name": "Quote: currency"
      },
      {
        "path": "quote.session",
        "name": "Quote: session"
      },
      {
        "path": "quote.asOf",
        "name": "Quote: as of"
      },
      {
        "path": "quote.delayedMinutes",
        "name": "Quote: delayed minutes"
      },
      {
        "path": "quote.source",
        "name": "Quote: source"
      },
      {
        "path": "quote.stale",
        "name": "Quote: stale"
      }
    ],
    "built": true
  },
  "getTradeIdea": {
    "summary": "One trade idea, open or ended.",
    "description": "One trade idea, open or ended.\nErrors: `NOT_FOUND`; `PLAN_REQUIRED` for an open idea for a higher plan than the caller's.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "PLAN_REQUIRED"
    ],
    "effect": {
      "reads": [
        "TradeIdea"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-f311-7d28-8e5f-9a1b3c4d6e70"
    },
    "columns": [],
    "built": false
  },
  "getTradeIdeas": {
    "summary": "Trade ideas, those still open unless `statuses` says otherwise, last published first.",
    "description": "Trade ideas, those still open unless `statuses` says otherwise, last published first. Open ideas\nfor a higher plan than the caller's are left out; ended ones are there for every paid plan.\nErrors: `NOT_FOUND` for an unknown asset or expert; `BAD_USER_INPUT` for a cursor that this query\ndid not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "TradeIdea"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "statuses": [
        "ACTIVE"
      ],
      "assetIds": [
        "01a1f640-bc01-7009-897f-84b53aba0433"
      ],
      "directions": [
        "LONG"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "thesis",
        "name": "Thesis"
      },
      {
        "path": "direction",
        "name": "Direction"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "horizon",
        "name": "Horizon"
      },
      {
        "path": "entryLow",
        "name": "Entry low"
      },
      {
        "path": "entryHigh",
        "name": "Entry high"
      },
      {
        "path": "stopLoss",
        "name": "Stop loss"
      },
      {
        "path": "rewardRiskRatio",
        "name": "Reward risk ratio"
      },
      {
        "path": "confidencePercent",
        "name": "Confidence percent"
      },
      {
        "path": "currentPrice",
        "name": "Current price"
      },
      {
        "path": "priceAsOf",
        "name": "Price as of"
      },
      {
        "path": "entryPrice",
        "name": "Entry price"
      },
      {
        "path": "entryFilledAt",
        "name": "Entered at"
      },
      {
        "path": "closePrice",
        "name": "Close price"
      },
      {
        "path": "closedAt",
        "name": "Closed at"
      },
      {
        "path": "outcome",
        "name": "Outcome"
      },
      {
        "path": "resultPercent",
        "name": "Result percent"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "requiredTier",
        "name": "Required tier"
      },
      {
        "path": "chartUrl",
        "name": "Chart"
      },
      {
        "path": "likeCount",
        "name": "Likes"
      },
      {
        "path": "liked",
        "name": "Liked"
      },
      {
        "path": "publishedAt",
        "name": "Published at"
      },
      {
        "path": "expiresAt",
        "name": "Expires at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "getUSDBankingDetails": {
    "summary": "Where to send US dollars by wire or ACH transfer, with the caller's permanent reference.",
    "description": "Where to send US dollars by wire or ACH transfer, with the caller's permanent reference.\nErrors: `KYC_REQUIRED`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "KYC_REQUIRED"
    ],
    "effect": {
      "reads": [
        "BankDetail"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "method": "ACH"
    },
    "columns": [],
    "built": true
  },
  "getWalletWatches": {
    "summary": "The public addresses that the caller watches, with what they hold, by label.",
    "description": "The public addresses that the caller watches, with what they hold, by label. At most 50.\nErrors: `NOT_FOUND` for the portfolio.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "WalletWatch"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "portfolioIds": [
        "01a1f640-d007-7a8c-9d9e-0f1a2b3c4d5e"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "chain",
        "name": "Chain"
      },
      {
        "path": "address",
        "name": "Address"
      },
      {
        "path": "label",
        "name": "Label"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "value",
        "name": "Value"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "lastSyncedAt",
        "name": "Last synced at"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "healthCheck": {
    "summary": "Checks the platform and its parts.",
    "description": "Checks the platform and its parts: whether they answer, and how fast. Needs no token.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [],
    "effect": {
      "reads": [
        "HealthStatus"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "insertMessageIntoAssistantThread": {
    "summary": "Adds a message to a thread and starts the assistant's reply.",
    "description": "Adds a message to a thread and starts the assistant's reply. It does not count towards the month's\nallowance, and takes the thread out of the archive. Returns at once; the reply is written whether\nor not somebody follows it with `assistantStream`. The assistant looks up what this token may read\nand changes nothing.\nErrors: `NOT_FOUND`; `CONFLICT` while a reply of the thread is pending or being written;\n`QUOTA_EXCEEDED` where the thread has 1,000 messages, or 5 replies are being written; `FORBIDDEN`\nfor an object of `context`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where no model can be\nhad.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "FORBIDDEN",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "AssistantMessage"
      ],
      "changes": [
        "AssistantThread"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "AssistantMessage",
        "field": "status",
        "from": null,
        "to": "PENDING"
      }
    ],
    "example": {
      "threadId": "01a1f640-f101-7c3a-8d52-6b1e9f4a7c20",
      "content": "And how much tax was withheld?",
      "idempotencyKey": "message-2026-11-20-2"
    },
    "columns": [],
    "built": false
  },
  "liquidateActiveStrategy": {
    "summary": "Starts a run that sells an active strategy, whole or in part, or hands its shares back to the account.",
    "description": "Starts a run that sells an active strategy, whole or in part, or hands its shares back to the\naccount. The whole closes it, stops a run that is open, and ends its regular contribution. Works\nwithout an approved identity check too, so that a person can always get out.\nErrors: `BAD_USER_INPUT` for `keepShares` with an amount, or an amount of all that it is worth;\n`NOT_FOUND`; `CONFLICT` for a part while a run is open, and for either while a liquidation is;\n`INVALID_STATE` where it is closed; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "RebalanceRun",
        "Order"
      ],
      "changes": [
        "ActiveStrategy",
        "RebalanceRun",
        "Order",
        "Position",
        "BrokerAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "ActiveStrategy",
        "field": "status",
        "from": [
          "PENDING_FUNDING",
          "ACTIVE",
          "REBALANCING",
          "PAUSED"
        ],
        "to": "LIQUIDATING"
      },
      {
        "entity": "RebalanceRun",
        "field": "status",
        "from": null,
        "to": "QUEUED"
      }
    ],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "size": {
        "percent": "25"
      },
      "idempotencyKey": "sell-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "liquidatePosition": {
    "summary": "Sells a position, whole or in part, with one market order.",
    "description": "Sells a position, whole or in part, with one market order: `DAY` for shares, `GTC` for crypto\nassets. On a closed market it waits for the opening. What an active strategy holds is not sold:\n`liquidateActiveStrategy` sells that. Works without an approved identity check too, so that a\nperson can always get out.\nErrors: `BAD_USER_INPUT` for an ambiguous ticker and for lots that cannot be named; `NOT_FOUND`\nfor the account, where it holds nothing of the asset, and for a lot; `INSUFFICIENT_QUANTITY` where\nless can be sold; `ORDER_NOT_CANCELABLE` where an open order is just being edited;\n`ACCOUNT_RESTRICTED` where the account is closed or disconnected; `ASSET_NOT_TRADABLE`, also for\nwhat only the account's broker can trade: short positions, options and what the catalogue lacks;\n`ASSET_NOT_FRACTIONABLE`; `WASH_TRADE` where `cancelOpenOrders` is false; `PROVIDER_UNAVAILABLE`\nwithout a current price; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INSUFFICIENT_QUANTITY",
      "ORDER_NOT_CANCELABLE",
      "ACCOUNT_RESTRICTED",
      "ASSET_NOT_TRADABLE",
      "ASSET_NOT_FRACTIONABLE",
      "WASH_TRADE",
      "PROVIDER_UNAVAILABLE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Order"
      ],
      "changes": [
        "Order",
        "Position"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Order",
        "field": "status",
        "from": null,
        "to": "PENDING_NEW"
      }
    ],
    "example": {
      "asset": {
        "symbol": "BTC"
      },
      "size": {
        "percent": "50"
      },
      "idempotencyKey": "liquidate-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "listCards": {
    "summary": "The caller's saved cards, the default one first, then by when they were saved.",
    "description": "The caller's saved cards, the default one first, then by when they were saved. At most 20.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "Card"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {},
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "brand",
        "name": "Brand"
      },
      {
        "path": "last4",
        "name": "Last four digits"
      },
      {
        "path": "expiryMonth",
        "name": "Expiry month"
      },
      {
        "path": "expiryYear",
        "name": "Expiry year"
      },
      {
        "path": "holder",
        "name": "Holder"
      },
      {
        "path": "country",
        "name": "Country"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "default",
        "name": "Default"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "listSubscriptions": {
    "summary": "The plans on sale with their prices, from the first tier to the highest.",
    "description": "The plans on sale with their prices, from the first tier to the highest. At most 20. Needs no\ntoken.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [],
    "effect": {
      "reads": [
        "SubscriptionPlan"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "country": "NZ"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "tier",
        "name": "Tier"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "description",
        "name": "Description"
      },
      {
        "path": "assistantThreadsPerMonth",
        "name": "Assistant threads per month"
      },
      {
        "path": "forexFeeFraction",
        "name": "Forex fee fraction"
      },
      {
        "path": "trialDays",
        "name": "Trial days"
      }
    ],
    "built": true
  },
  "listUserSubscriptions": {
    "summary": "The caller's subscriptions, newest first.",
    "description": "The caller's subscriptions, newest first. At most one is live, and at most 200 are shown.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "UserSubscription"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "includeEnded": true
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "interval",
        "name": "Interval"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "price.amount",
        "name": "Price: amount"
      },
      {
        "path": "price.currency",
        "name": "Price: currency"
      },
      {
        "path": "periodStartsAt",
        "name": "Period starts at"
      },
      {
        "path": "periodEndsAt",
        "name": "Period ends at"
      },
      {
        "path": "trialEndsAt",
        "name": "Trial ends at"
      },
      {
        "path": "cancelAtPeriodEnd",
        "name": "Cancel at period end"
      },
      {
        "path": "nextInterval",
        "name": "Next interval"
      },
      {
        "path": "nextCharge.amount",
        "name": "Next charge: amount"
      },
      {
        "path": "nextCharge.currency",
        "name": "Next charge: currency"
      },
      {
        "path": "nextChargeAt",
        "name": "Next charge at"
      },
      {
        "path": "cardId",
        "name": "Card id"
      },
      {
        "path": "confirmationUrl",
        "name": "Confirmation url"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "canceledAt",
        "name": "Canceled at"
      },
      {
        "path": "endedAt",
        "name": "Ended at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "livePriceData": {
    "summary": "Live prices.",
    "description": "Live prices: the last price of each asset at once, then each newer one, at most four a second per\nasset. A slow reader gets the latest price of each asset and misses those in between. An asset of\nwhich no price is known sends nothing until there is one. Any valid token may call it.\nErrors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` where neither `assetIds` nor `symbols`\nis given, they name more than 200 assets, or several exchanges use a ticker.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "LivePrice"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "symbols": [
        "BTC",
        "AAPL"
      ]
    },
    "columns": [],
    "built": true
  },
  "markAllDepositsAsViewed": {
    "summary": "Notes that the person has seen all completed deposits.",
    "description": "Notes that the person has seen all completed deposits. Safe to repeat.\nErrors: none of its own.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Deposit"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "markDepositAsViewed": {
    "summary": "Notes that the person has seen that a deposit was completed.",
    "description": "Notes that the person has seen that a deposit was completed. Safe to repeat.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a deposit that is not completed.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Deposit"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Deposit",
        "field": "status",
        "from": [
          "COMPLETED"
        ],
        "to": "COMPLETED"
      }
    ],
    "example": {
      "id": "01a1f640-f301-7d63-9f40-5b6c7d8e9fa0"
    },
    "columns": [],
    "built": true
  },
  "markExportJobsViewed": {
    "summary": "Notes that the person has seen that export jobs ended.",
    "description": "Notes that the person has seen that export jobs ended. `affectedIds` are those that were not\nmarked before. Safe to repeat.\nErrors: `NOT_FOUND` for a job, and none is marked then.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "ExportJob"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "ids": [
        "01a1f641-0401-7ca5-8071-8c9d0e1f2031"
      ]
    },
    "columns": [],
    "built": false
  },
  "myExportJobs": {
    "summary": "The caller's export jobs, newest first.",
    "description": "The caller's export jobs, newest first. Jobs of a type that `requestExport` would refuse the token\nare left out.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "ExportJob"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "statuses": [
        "COMPLETED"
      ],
      "onlyUnviewed": true
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "type",
        "name": "Type"
      },
      {
        "path": "format",
        "name": "Format"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "progressPercent",
        "name": "Progress percent"
      },
      {
        "path": "from",
        "name": "From"
      },
      {
        "path": "to",
        "name": "To"
      },
      {
        "path": "tradingMode",
        "name": "Trading mode"
      },
      {
        "path": "rowCount",
        "name": "Row count"
      },
      {
        "path": "sizeBytes",
        "name": "Size bytes"
      },
      {
        "path": "downloadUrl",
        "name": "Download"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "viewed",
        "name": "Viewed"
      },
      {
        "path": "completedAt",
        "name": "Completed at"
      },
      {
        "path": "expiresAt",
        "name": "Expires at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "netWorthAllPortfolioFiles": {
    "summary": "The files of the assets portfolio and all its sub-portfolios, newest first.",
    "description": "The files of the assets portfolio and all its sub-portfolios, newest first.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "NetWorthFile"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "statuses": [
        "NEEDS_REVIEW",
        "FAILED"
      ],
      "limit": 20
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "fileName",
        "name": "File name"
      },
      {
        "path": "mimeType",
        "name": "Media type"
      },
      {
        "path": "sizeBytes",
        "name": "Size bytes"
      },
      {
        "path": "sha256",
        "name": "SHA-256"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "extractionStatus",
        "name": "Extraction status"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "broker",
        "name": "Broker"
      },
      {
        "path": "periodStartsOn",
        "name": "Period starts on"
      },
      {
        "path": "periodEndsOn",
        "name": "Period ends on"
      },
      {
        "path": "rowCount",
        "name": "Row count"
      },
      {
        "path": "pendingCount",
        "name": "Pending count"
      },
      {
        "path": "attempts",
        "name": "Attempts"
      },
      {
        "path": "downloadUrl",
        "name": "Download"
      },
      {
        "path": "downloadUrlExpiresAt",
        "name": "Download until"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "netWorthAssetDividends": {
    "summary": "The dividends received, the latest first.",
    "description": "The dividends received, the latest first: of one instrument, or of all of them where `symbol` is\nleft out, so that one call lists the dividends of a year.\nErrors: `BAD_USER_INPUT` for an ambiguous symbol, with the candidates, or for a cursor that this\nquery did not give out; `NOT_FOUND` for the instrument or the portfolio.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "NetWorthDividend"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "symbol": "AAPL",
      "from": "2026-01-01",
      "to": "2026-11-20"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "state",
        "name": "State"
      },
      {
        "path": "origin",
        "name": "Origin"
      },
      {
        "path": "exDate",
        "name": "Ex date"
      },
      {
        "path": "paidOn",
        "name": "Paid on"
      },
      {
        "path": "quantity",
        "name": "Quantity"
      },
      {
        "path": "amountPerShare",
        "name": "Amount per share"
      },
      {
        "path": "grossAmount",
        "name": "Gross amount"
      },
      {
        "path": "withholdingTax",
        "name": "Withholding tax"
      },
      {
        "path": "imputationCredits",
        "name": "Imputation credits"
      },
      {
        "path": "netAmount",
        "name": "Net amount"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "exchangeRate",
        "name": "Exchange rate"
      },
      {
        "path": "netAmountInDisplayCurrency",
        "name": "Net amount in display currency"
      },
      {
        "path": "reinvestTradeId",
        "name": "Reinvest trade id"
      },
      {
        "path": "note",
        "name": "Note"
      },
      {
        "path": "fileId",
        "name": "File id"
      },
      {
        "path": "emailId",
        "name": "Email id"
      },
      {
        "path": "uniqueIdentifier",
        "name": "Unique identifier"
      },
      {
        "path": "confirmedAt",
        "name": "Confirmed at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "netWorthAssetHistory": {
    "summary": "What the assets were worth over time.",
    "description": "What the assets were worth over time: all, those of one portfolio, or one. For all of them it also\ngives the net worth. A trade or price entered for a past day changes the points since. Days before\nthe first asset are left out.\nErrors: `NOT_FOUND` for the asset or portfolio.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "NetWorthAsset",
        "NetWorthLiability"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "range": "Y5",
      "timeframe": "MONTH_1"
    },
    "columns": [
      {
        "path": "date",
        "name": "Date"
      },
      {
        "path": "value",
        "name": "Value"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      },
      {
        "path": "costBasis",
        "name": "Cost basis"
      },
      {
        "path": "netContributions",
        "name": "Net contributions"
      },
      {
        "path": "totalLiabilities",
        "name": "Total liabilities"
      },
      {
        "path": "netWorth",
        "name": "Net worth"
      }
    ],
    "built": true
  },
  "netWorthAssets": {
    "summary": "What the person owns.",
    "description": "What the person owns: cash, positions and what tracked portfolios hold. The largest value first.\nAt most 10,000.\nErrors: `NOT_FOUND` for the portfolio.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "NetWorthAsset"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "categories": [
        "PROPERTY",
        "PENSION"
      ],
      "asOf": "2026-10-31"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "category",
        "name": "Category"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "brokerAccountId",
        "name": "Broker account id"
      },
      {
        "path": "instrumentId",
        "name": "Instrument id"
      },
      {
        "path": "quantity",
        "name": "Quantity"
      },
      {
        "path": "price",
        "name": "Price"
      },
      {
        "path": "value",
        "name": "Value"
      },
      {
        "path": "wholeValue",
        "name": "Whole value"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "valueInDisplayCurrency",
        "name": "Value in display currency"
      },
      {
        "path": "costBasis",
        "name": "Cost basis"
      },
      {
        "path": "gain.capital",
        "name": "Gain: capital"
      },
      {
        "path": "gain.income",
        "name": "Gain: income"
      },
      {
        "path": "gain.currencyEffect",
        "name": "Gain: currency effect"
      },
      {
        "path": "gain.total",
        "name": "Gain: total"
      },
      {
        "path": "gain.realizedGain",
        "name": "Gain: realized gain"
      },
      {
        "path": "gain.unrealizedGain",
        "name": "Gain: unrealized gain"
      },
      {
        "path": "gain.fees",
        "name": "Gain: fees"
      },
      {
        "path": "gain.totalPercent",
        "name": "Gain: total percent"
      },
      {
        "path": "gain.timeWeightedReturnPercent",
        "name": "Gain: time weighted return percent"
      },
      {
        "path": "gain.timeWeightedReturnAnnualizedPercent",
        "name": "Gain: time weighted return annualized percent"
      },
      {
        "path": "gain.moneyWeightedReturnPercent",
        "name": "Gain: money weighted return percent"
      },
      {
        "path": "gain.currency",
        "name": "Gain: currency"
      },
      {
        "path": "ownershipPercent",
        "name": "Ownership percent"
      },
      {
        "path": "valuedOn",
        "name": "Valued on"
      },
      {
        "path": "priceAsOf",
        "name": "Price as of"
      },
      {
        "path": "stale",
        "name": "Stale"
      },
      {
        "path": "liquidity",
        "name": "Liquidity"
      },
      {
        "path": "equityInDisplayCurrency",
        "name": "Equity in display currency"
      },
      {
        "path": "country",
        "name": "Country"
      },
      {
        "path": "sector",
        "name": "Sector"
      }
    ],
    "built": true
  },
  "netWorthDashboard": {
    "summary": "The person's net worth with its parts, computed at this moment from accounts, positions and what is recorded by hand.",
    "description": "The person's net worth with its parts, computed at this moment from accounts, positions and what\nis recorded by hand.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "NetWorthAsset",
        "NetWorthLiability",
        "NetWorthGoal",
        "NetWorthIncome",
        "NetWorthExpense"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "netWorthDisplayCurrency": {
    "summary": "What the person has settled about the display of the net worth.",
    "description": "What the person has settled about the display of the net worth: its currency, which is `USD`\nuntil the person chooses another.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "NetWorthSettings"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": true
  },
  "netWorthDocuments": {
    "summary": "The person's documents, newest first.",
    "description": "The person's documents, newest first.\nErrors: `NOT_FOUND` for what `linkedTo` names; `BAD_USER_INPUT` for a cursor that this query did\nnot give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "NetWorthDocument"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "categories": [
        "INSURANCE"
      ],
      "expiresBy": "2026-12-31"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "category",
        "name": "Category"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "fileName",
        "name": "File name"
      },
      {
        "path": "mimeType",
        "name": "Media type"
      },
      {
        "path": "sizeBytes",
        "name": "Size bytes"
      },
      {
        "path": "sha256",
        "name": "SHA-256"
      },
      {
        "path": "linkedType",
        "name": "Linked type"
      },
      {
        "path": "linkedId",
        "name": "Linked id"
      },
      {
        "path": "expiresOn",
        "name": "Expires on"
      },
      {
        "path": "downloadUrl",
        "name": "Download"
      },
      {
        "path": "downloadUrlExpiresAt",
        "name": "Download until"
      },
      {
        "path": "note",
        "name": "Note"
      },
      {
        "path": "uploadedAt",
        "name": "Uploaded at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "netWorthExpenseHistory": {
    "summary": "What went out over time, by the month and by the year.",
    "description": "What went out over time, by the month and by the year: all expenses or one.\nErrors: `NOT_FOUND` for the expense.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "NetWorthExpense"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "from": "2025-01-01",
      "to": "2026-10-31"
    },
    "columns": [
      {
        "path": "date",
        "name": "Date"
      },
      {
        "path": "monthlyAmount",
        "name": "Monthly amount"
      },
      {
        "path": "annualAmount",
        "name": "Annual amount"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      }
    ],
    "built": true
  },
  "netWorthExpenses": {
    "summary": "What goes out, once or regularly, by name.",
    "description": "What goes out, once or regularly, by name. At most 1,000.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "NetWorthExpense"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "activeOn": "2026-11-20",
      "categories": [
        "HOUSING",
        "UTILITIES"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "category",
        "name": "Category"
      },
      {
        "path": "amount",
        "name": "Amount"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "frequency",
        "name": "Frequency"
      },
      {
        "path": "essential",
        "name": "Essential"
      },
      {
        "path": "monthlyAmount",
        "name": "Monthly amount"
      },
      {
        "path": "monthlyAmountInDisplayCurrency",
        "name": "Monthly amount in display currency"
      },
      {
        "path": "startsOn",
        "name": "Starts on"
      },
      {
        "path": "endsOn",
        "name": "Ends on"
      },
      {
        "path": "inflationPercent",
        "name": "Inflation percent"
      },
      {
        "path": "linkedLiabilityId",
        "name": "Linked liability id"
      },
      {
        "path": "ownerMemberId",
        "name": "Owner member id"
      },
      {
        "path": "note",
        "name": "Note"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "netWorthGoals": {
    "summary": "What the person saves for, by priority, with the progress of this moment.",
    "description": "What the person saves for, by priority, with the progress of this moment. At most 1,000.\nErrors: `PROVIDER_UNAVAILABLE` where a price cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "NetWorthGoal"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "includeEnded": true
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "targetAmount",
        "name": "Target amount"
      },
      {
        "path": "currentAmount",
        "name": "Current amount"
      },
      {
        "path": "progressPercent",
        "name": "Progress percent"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "targetOn",
        "name": "Target on"
      },
      {
        "path": "monthlyContribution",
        "name": "Monthly contribution"
      },
      {
        "path": "requiredMonthlyContribution",
        "name": "Required monthly contribution"
      },
      {
        "path": "expectedReturnPercent",
        "name": "Expected return percent"
      },
      {
        "path": "projectedOn",
        "name": "Projected on"
      },
      {
        "path": "projectedAmount",
        "name": "Projected amount"
      },
      {
        "path": "priority",
        "name": "Priority"
      },
      {
        "path": "imageUrl",
        "name": "Picture"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "netWorthHousehold": {
    "summary": "The household that the person has joined, with its members and their totals together.",
    "description": "The household that the person has joined, with its members and their totals together. Null if\nthere is none.\nErrors: `PROVIDER_UNAVAILABLE` where a price cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "NetWorthHousehold"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": null,
    "columns": [],
    "built": false
  },
  "netWorthIncomeHistory": {
    "summary": "What came in over time, by the month and by the year.",
    "description": "What came in over time, by the month and by the year: all incomes or one.\nErrors: `NOT_FOUND` for the income.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "NetWorthIncome"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "range": "Y3"
    },
    "columns": [
      {
        "path": "date",
        "name": "Date"
      },
      {
        "path": "monthlyAmount",
        "name": "Monthly amount"
      },
      {
        "path": "annualAmount",
        "name": "Annual amount"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      }
    ],
    "built": true
  },
  "netWorthIncomes": {
    "summary": "What comes in, once or regularly, by name.",
    "description": "What comes in, once or regularly, by name. At most 1,000.\nErrors: none of its own.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [
        "NetWorthIncome"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "activeOn": "2026-11-20"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "category",
        "name": "Category"
      },
      {
        "path": "amount",
        "name": "Amount"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "frequency",
        "name": "Frequency"
      },
      {
        "path": "afterTax",
        "name": "After tax"
      },
      {
        "path": "annualAmount",
        "name": "Annual amount"
      },
      {
        "path": "annualAmountInDisplayCurrency",
        "name": "Annual amount in display currency"
      },
      {
        "path": "startsOn",
        "name": "Starts on"
      },
      {
        "path": "endsOn",
        "name": "Ends on"
      },
      {
        "path": "growthPercent",
        "name": "Growth percent"
      },
      {
        "path": "linkedNetWorthAssetId",
        "name": "Linked net worth asset id"
      },
      {
        "path": "ownerMemberId",
        "name": "Owner member id"
      },
      {
        "path": "note",
        "name": "Note"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "netWorthLiabilities": {
    "summary": "What the person owes, the largest balance first.",
    "description": "What the person owes, the largest balance first. At most 1,000.\nErrors: `NOT_FOUND` for the portfolio.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "NetWorthLiability"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "kinds": [
        "MORTGAGE"
      ],
      "includeEnded": true
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "lender",
        "name": "Lender"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "originalAmount",
        "name": "Original amount"
      },
      {
        "path": "balance",
        "name": "Balance"
      },
      {
        "path": "wholeBalance",
        "name": "Whole balance"
      },
      {
        "path": "balanceInDisplayCurrency",
        "name": "Balance in display currency"
      },
      {
        "path": "ownershipPercent",
        "name": "Ownership percent"
      },
      {
        "path": "interestRatePercent",
        "name": "Interest rate percent"
      },
      {
        "path": "rateType",
        "name": "Rate type"
      },
      {
        "path": "fixedEndsOn",
        "name": "Fixed ends on"
      },
      {
        "path": "startsOn",
        "name": "Starts on"
      },
      {
        "path": "maturesOn",
        "name": "Matures on"
      },
      {
        "path": "repaymentAmount",
        "name": "Repayment amount"
      },
      {
        "path": "repaymentFrequency",
        "name": "Repayment frequency"
      },
      {
        "path": "interestOnlyEndsOn",
        "name": "Interest only ends on"
      },
      {
        "path": "autoAmortize",
        "name": "Auto amortize"
      },
      {
        "path": "linkedNetWorthAssetId",
        "name": "Linked net worth asset id"
      },
      {
        "path": "creditLimit",
        "name": "Credit limit"
      },
      {
        "path": "nextPayment.date",
        "name": "Next payment: date"
      },
      {
        "path": "nextPayment.payment",
        "name": "Next payment: payment"
      },
      {
        "path": "nextPayment.principal",
        "name": "Next payment: principal"
      },
      {
        "path": "nextPayment.interest",
        "name": "Next payment: interest"
      },
      {
        "path": "nextPayment.balance",
        "name": "Next payment: balance"
      },
      {
        "path": "paidOffOn",
        "name": "Paid off on"
      },
      {
        "path": "remainingInterest",
        "name": "Remaining interest"
      },
      {
        "path": "archived",
        "name": "Archived"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": true
  },
  "netWorthLiabilityHistory": {
    "summary": "What was owed over time.",
    "description": "What was owed over time: all debts or one. Days before the first debt are left out.\nErrors: `NOT_FOUND` for the debt.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [
        "NetWorthLiability"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "liabilityId": "01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10",
      "range": "Y3",
      "timeframe": "MONTH_1"
    },
    "columns": [
      {
        "path": "date",
        "name": "Date"
      },
      {
        "path": "balance",
        "name": "Balance"
      },
      {
        "path": "unpricedCount",
        "name": "Unpriced count"
      },
      {
        "path": "cumulativeInterest",
        "name": "Cumulative interest"
      }
    ],
    "built": true
  },
  "netWorthPortfolioFiles": {
    "summary": "The files of one tracked portfolio, newest first.",
    "description": "The files of one tracked portfolio, newest first.\nErrors: `NOT_FOUND` for the portfolio; `BAD_USER_INPUT` for a cursor that this query did not give\nout.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "NetWorthFile"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "portfolioId": "01a1f82f-1e80-7d10-8a42-97e6b05c3f18"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "portfolioId",
        "name": "Portfolio id"
      },
      {
        "path": "fileName",
        "name": "File name"
      },
      {
        "path": "mimeType",
        "name": "Media type"
      },
      {
        "path": "sizeBytes",
        "name": "Size bytes"
      },
      {
        "path": "sha256",
        "name": "SHA-256"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "extractionStatus",
        "name": "Extraction status"
      },
      {
        "path": "failureCode",
        "name": "Failure code"
      },
      {
        "path": "failureReason",
        "name": "Failure reason"
      },
      {
        "path": "broker",
        "name": "Broker"
      },
      {
        "path": "periodStartsOn",
        "name": "Period starts on"
      },
      {
        "path": "periodEndsOn",
        "name": "Period ends on"
      },
      {
        "path": "rowCount",
        "name": "Row count"
      },
      {
        "path": "pendingCount",
        "name": "Pending count"
      },
      {
        "path": "attempts",
        "name": "Attempts"
      },
      {
        "path": "downloadUrl",
        "name": "Download"
      },
      {
        "path": "downloadUrlExpiresAt",
        "name": "Download until"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "netWorthShareLinks": {
    "summary": "The person's share links, newest first, without their addresses.",
    "description": "The person's share links, newest first, without their addresses.\nErrors: `BAD_USER_INPUT` for a cursor that this query did not give out.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "NetWorthShareLink"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "statuses": [
        "ACTIVE"
      ]
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "label",
        "name": "Label"
      },
      {
        "path": "ownerLabel",
        "name": "Owner label"
      },
      {
        "path": "url",
        "name": "Address"
      },
      {
        "path": "tokenSuffix",
        "name": "Token suffix"
      },
      {
        "path": "status",
        "name": "Status"
      },
      {
        "path": "hideAmounts",
        "name": "Hide amounts"
      },
      {
        "path": "passcodeRequired",
        "name": "Passcode required"
      },
      {
        "path": "expiresAt",
        "name": "Expires at"
      },
      {
        "path": "maxViews",
        "name": "Max views"
      },
      {
        "path": "viewCount",
        "name": "View count"
      },
      {
        "path": "lastViewedAt",
        "name": "Last viewed at"
      },
      {
        "path": "revokedAt",
        "name": "Revoked at"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "newsUpdates": {
    "summary": "News as it is published, in order.",
    "description": "News as it is published, in order. A slow reader misses the oldest events and is told how many.\nHand in `afterId` after a break, so that none is missed; a piece that its source brought late may\ncome again. Any valid token may call it.\nErrors: `NOT_FOUND` for an unknown asset; `BAD_USER_INPUT` where `afterId` is the id of something\nelse; with `afterId` also `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "NewsItem"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "symbols": [
        "AAPL"
      ]
    },
    "columns": [],
    "built": true
  },
  "optInInterest": {
    "summary": "Opts the caller's idle cash in one currency in to interest, or out of it.",
    "description": "Opts the caller's idle cash in one currency in to interest, or out of it. The change takes until\nthe next business day; on opting out what was earned is paid with the next payment. Needs an\napproved identity check and the signed interest agreement. Safe to repeat: the answer to a choice\nalready made is the enrollment as it is. `PlatformInvestAccountBalances.interest` shows it.\nErrors: `BAD_USER_INPUT` for a currency that earns none; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`;\n`ACCOUNT_RESTRICTED`; `INVALID_STATE` while the opposite choice is under way.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "InterestEnrollment"
      ],
      "changes": [
        "InterestEnrollment"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "InterestEnrollment",
        "field": "status",
        "from": [
          "INACTIVE",
          "ACTIVE"
        ],
        "to": "PENDING_CHANGE"
      }
    ],
    "example": {
      "currency": "USD",
      "optIn": true
    },
    "columns": [],
    "built": false
  },
  "placeOrder": {
    "summary": "Places an order.",
    "description": "Places an order. It holds the cash or the shares that it may need, fees included, and goes to the\nmarket; the answer shows it as taken, and `getOrders` how it goes on. Needs an approved identity\ncheck and a signed customer agreement for the platform account.\nErrors: `BAD_USER_INPUT`, `NOT_FOUND`, `KYC_REQUIRED`, `AGREEMENT_REQUIRED`,\n`ACCOUNT_RESTRICTED`, `ORDER_REJECTED` for a limit of the account's settings,\n`ASSET_NOT_TRADABLE`, also for an asset that the account is short of with its own broker,\n`ASSET_NOT_FRACTIONABLE`, `INSUFFICIENT_FUNDS`, `INSUFFICIENT_QUANTITY`, `MARKET_CLOSED` for `IOC`, `FOK`, `OPG` and `CLS`, `PROVIDER_UNAVAILABLE` for a market order\nwithout a current price, and under a daily loss limit where something that the account has cannot\nbe valued, `WASH_TRADE`, `IDEMPOTENCY_CONFLICT`, `CONFLICT` for a `clientOrderId` in use.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "ORDER_REJECTED",
      "ASSET_NOT_TRADABLE",
      "ASSET_NOT_FRACTIONABLE",
      "INSUFFICIENT_FUNDS",
      "INSUFFICIENT_QUANTITY",
      "MARKET_CLOSED",
      "PROVIDER_UNAVAILABLE",
      "WASH_TRADE",
      "IDEMPOTENCY_CONFLICT",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Order"
      ],
      "changes": [
        "Position"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Order",
        "field": "status",
        "from": null,
        "to": "PENDING_NEW"
      }
    ],
    "example": {
      "assetId": "01a1f640-bc03-7b21-92ee-9fd83f5b11e6",
      "brokerCredentialId": null,
      "side": "BUY",
      "type": "MARKET",
      "quantity": 1,
      "notional": 0,
      "limitPrice": 0,
      "stopPrice": 0,
      "premarket": false,
      "timeInForce": "DAY"
    },
    "columns": [],
    "built": true
  },
  "rebalanceActiveStrategy": {
    "summary": "Starts a run that brings an active strategy back to its target weights.",
    "description": "Starts a run that brings an active strategy back to its target weights. It does not wait for\n`cooldownDays`. Nothing can be undone once orders are filled: look at `getRebalancePreview` first.\nErrors: `NOT_FOUND`; `CONFLICT` while a run is open, and where the preview has ended, was run\nalready, or no longer fits what is held; `INVALID_STATE` where it is closed; `ACCOUNT_RESTRICTED`;\n`KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "ACCOUNT_RESTRICTED",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "RebalanceRun",
        "Order"
      ],
      "changes": [
        "ActiveStrategy"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "ActiveStrategy",
        "field": "status",
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "REBALANCING"
      },
      {
        "entity": "RebalanceRun",
        "field": "status",
        "from": null,
        "to": "QUEUED"
      }
    ],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "terms": {
        "settings": {
          "buyOnly": false,
          "tolerancePercentPoints": "1"
        }
      },
      "idempotencyKey": "rebalance-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "recordPushReceipt": {
    "summary": "Records what happened to a push notification.",
    "description": "Records what happened to a push notification. Needs no token, so that a background worker can\ncall it. Safe to repeat: the first record of each status stands.\nErrors: `NOT_FOUND` for an unknown receipt id.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": "Receipts are for the sender of notifications; no query shows them."
    },
    "transitions": [],
    "example": {
      "receiptId": "ip_pr_4fN1qVbZ8xW2kTfJ5rLc9aYh",
      "status": "DELIVERED"
    },
    "columns": [],
    "built": true
  },
  "register": {
    "summary": "Opens an account and mails a link that confirms the address.",
    "description": "Opens an account and mails a link that confirms the address. Needs no token. It is on the free\nplan, or on that of the invitation; operators may give everybody a higher one.\nThe answer is the same for an address that already has an account; its owner gets a notice by\nmail instead. `id` is null and `affectedCount` is 0 for that reason. Costs one unit of the\nsensitive rate group, since it hashes a password.\nErrors: `BAD_USER_INPUT`, for an invitation too that is unknown, used, lapsed or another\naddress's; `FORBIDDEN` where the operator opens accounts by invitation, and none was given, or not\nat all; `RATE_LIMITED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "FORBIDDEN",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": "An address with an account and one without give the same answer."
    },
    "transitions": [],
    "example": {
      "email": "mia@example.com",
      "password": "quiet-lake-71-otter",
      "acceptTerms": true
    },
    "columns": [],
    "built": true
  },
  "registerDeviceToken": {
    "summary": "Registers this device for push notifications.",
    "description": "Registers this device for push notifications. Safe to repeat: the same token updates the same\ndevice. A token that another person registered before moves to the caller. A person may have 50\ndevices; one more drops the one not seen for longest.\nErrors: `BAD_USER_INPUT` for a provider that does not fit the platform, or missing `webPushKeys`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "DeviceToken"
      ],
      "changes": [
        "DeviceToken"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "token": "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad",
      "platform": "IOS",
      "deviceName": "Mia's phone",
      "appVersion": "4.12.0",
      "locale": "en-NZ"
    },
    "columns": [],
    "built": true
  },
  "removeDeviceToken": {
    "summary": "Removes one of the person's devices by its id, for example in a list of devices.",
    "description": "Removes one of the person's devices by its id, for example in a list of devices.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "DeviceToken"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f830-2c02-7d63-9f70-8b9c0d1e2f30"
    },
    "columns": [],
    "built": true
  },
  "removePasskey": {
    "summary": "Removes a passkey.",
    "description": "Removes a passkey: it no longer signs the person in. The person gets a mail.\nErrors: `NOT_FOUND`; `INVALID_STATE` where it is the only way left to sign in; `BAD_USER_INPUT`\nfor a wrong `password`; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "BAD_USER_INPUT",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "SecurityState"
      ],
      "deletes": [
        "Passkey"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f830-2c01-7c52-8e6f-7a8b9c0d1e2f",
      "mfaCode": "492039"
    },
    "columns": [],
    "built": true
  },
  "renameNetWorthPortfolio": {
    "summary": "Renames a portfolio.",
    "description": "Renames a portfolio. Every kind can be renamed, the default ones too.\nErrors: `NOT_FOUND`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "name": "Retirement"
    },
    "columns": [],
    "built": false
  },
  "requestCryptoWithdrawal": {
    "summary": "Sends a crypto asset to a whitelisted wallet.",
    "description": "Sends a crypto asset to a whitelisted wallet. It holds `amount` at once and takes the fees out of\nit; the answer shows the fees as estimated. Once broadcast it cannot be taken back. Needs an\napproved identity check, the signed crypto agreement, and a wallet that is `APPROVED` and past its\n24 hours.\nErrors: `BAD_USER_INPUT`; `NOT_FOUND`; `KYC_REQUIRED`; `AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`;\n`WALLET_NOT_APPROVED`; `TRAVEL_RULE_ACTION_REQUIRED` where this amount needs further details, with\n`nextActions`; `INSUFFICIENT_QUANTITY`; `MFA_REQUIRED`; `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`;\n`PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "WALLET_NOT_APPROVED",
      "TRAVEL_RULE_ACTION_REQUIRED",
      "INSUFFICIENT_QUANTITY",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "CryptoCurrencyTransfer"
      ],
      "changes": [
        "CryptoCurrencyWallet",
        "Position",
        "PlatformInvestAccountBalances"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "CryptoCurrencyTransfer",
        "field": "status",
        "from": null,
        "to": "REQUESTED"
      }
    ],
    "example": {
      "whitelistedWalletId": "01a1f641-0201-7a83-8e5f-6a7b8c9d0e1f",
      "amount": "0.05",
      "mfaCode": "287082",
      "idempotencyKey": "send-2026-11-20-1"
    },
    "columns": [],
    "built": false
  },
  "requestExport": {
    "summary": "Starts the making of a file with the caller's data and returns its job at once.",
    "description": "Starts the making of a file with the caller's data and returns its job at once. Follow it with\n`exportJobUpdated` or `myExportJobs`. While an equal one is being made, that one is returned. A\nperson may have 5 that are being made. The data itself stays as it is. Beside `funding.read` the\ntoken needs what reading the data itself needs: `portfolio.read` for every type but `ACTIVITIES`\nand `DEPOSITS_WITHDRAWALS`, and `profile.read` for `ACTIVITIES`, `DIVIDENDS`, `TAX_SUMMARY` and\n`FULL_ACCOUNT`.\nErrors: `FORBIDDEN` for a type whose data the token may not read, with the missing scopes;\n`BAD_USER_INPUT` for a format that the type does not come in, a `to` in the future, or where\n`from` is after `to`; `NOT_FOUND` for a portfolio; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "FORBIDDEN",
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "ExportJob"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "ExportJob",
        "field": "status",
        "from": null,
        "to": "QUEUED"
      }
    ],
    "example": {
      "type": "ORDERS",
      "format": "XLSX",
      "from": "2026-01-01",
      "to": "2026-11-20",
      "idempotencyKey": "orders-2026-11-20"
    },
    "columns": [],
    "built": false
  },
  "requestMfaEmail": {
    "summary": "Mails a six-digit code for signing in, for `mfaCode`, or for switching the `EMAIL` factor on.",
    "description": "Mails a six-digit code for signing in, for `mfaCode`, or for switching the `EMAIL` factor on. It\nworks once, for ten minutes and only for its owner. At most one a minute and ten a day are mailed\nto an account, counted apart for its signed-in owner, its tokens, each network that its owner has\nsigned in from, and everybody else. Needs no token. The answer is the same whether or not a code\nwas mailed. Costs one unit of the sensitive rate group.\nErrors: `BAD_USER_INPUT`, `RATE_LIMITED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": "It only mails a code; known and unknown addresses give the same answer."
    },
    "transitions": [],
    "example": {
      "email": "mia@example.com"
    },
    "columns": [],
    "built": true
  },
  "requestPasswordReset": {
    "summary": "Mails a link with which the owner of an account can choose a new password, at most one a minute to an address.",
    "description": "Mails a link with which the owner of an account can choose a new password, at most one a minute\nto an address. Needs no token. The answer is the same for known and unknown addresses. Costs one\nunit of the sensitive rate group.\nErrors: `BAD_USER_INPUT`, `RATE_LIMITED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": "It only mails a link; known and unknown addresses give the same answer."
    },
    "transitions": [],
    "example": {
      "email": "mia@example.com"
    },
    "columns": [],
    "built": true
  },
  "requestWhitelistWallet": {
    "summary": "Asks to whitelist an outside wallet, to send a crypto asset to.",
    "description": "Asks to whitelist an outside wallet, to send a crypto asset to. The address and the travel-rule\ndetails are checked; where some are missing the wallet comes back `ACTION_REQUIRED` with\n`nextActions`. It can be used 24 hours later at the earliest, and the person gets a mail with a\nlink that takes it back. An account may have 100. Needs an approved identity check and the signed\ncrypto agreement.\nErrors: `BAD_USER_INPUT` for an address that is not one of the chain; `KYC_REQUIRED`;\n`AGREEMENT_REQUIRED`; `ACCOUNT_RESTRICTED`; `BENEFICIARY_NAME_REQUIRED`; `UNKNOWN_VASP`;\n`ADDRESS_BELONGS_TO_VASP`; `CONFLICT` where it is whitelisted or asked for already;\n`QUOTA_EXCEEDED`; `MFA_REQUIRED`; `MFA_INVALID`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "KYC_REQUIRED",
      "AGREEMENT_REQUIRED",
      "ACCOUNT_RESTRICTED",
      "BENEFICIARY_NAME_REQUIRED",
      "UNKNOWN_VASP",
      "ADDRESS_BELONGS_TO_VASP",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "WhitelistedWallet"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "WhitelistedWallet",
        "field": "status",
        "from": null,
        "to": "PENDING"
      }
    ],
    "example": {
      "currency": "ETH",
      "chain": "ETH",
      "address": "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
      "label": "Hardware wallet",
      "travelRule": {
        "custodian": {
          "selfHosted": {}
        }
      },
      "mfaCode": "287082"
    },
    "columns": [],
    "built": false
  },
  "resendVerificationEmail": {
    "summary": "Mails another link that confirms an e-mail address, at most one a minute to an address.",
    "description": "Mails another link that confirms an e-mail address, at most one a minute to an address. Needs no\ntoken. The answer is the same for addresses unknown, confirmed already or mailed just now. Costs\none unit of the sensitive rate group.\nErrors: `BAD_USER_INPUT`, `RATE_LIMITED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": "It only mails a link; known and unknown addresses give the same answer."
    },
    "transitions": [],
    "example": {
      "email": "mia@example.com"
    },
    "columns": [],
    "built": true
  },
  "resetPassword": {
    "summary": "Sets a new password with the token from the mail.",
    "description": "Sets a new password with the token from the mail. It ends all sessions and tokens of the person,\nremoves what `remove` names, and mails the person what else can still open the account. Needs no\ntoken of the API. Costs one unit of the sensitive rate group.\nErrors: `BAD_USER_INPUT` for a weak password, or a token that is unknown, used or older than an\nhour; `MFA_REQUIRED` and `MFA_INVALID`, which leave the token valid; `RATE_LIMITED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "SecurityState"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "token": "ip_pw_4fN1qVbZ8xW2kTfJ5rLc9aYh",
      "newPassword": "amber-ridge-08-falcon"
    },
    "columns": [],
    "built": true
  },
  "retryNetWorthFileExtraction": {
    "summary": "Queues a file for another reading.",
    "description": "Queues a file for another reading. Trades and dividends of the earlier one that nobody has\nconfirmed are replaced; confirmed ones stay.\nOnly a file whose reading failed or needs review can be read again.\nErrors: `NOT_FOUND`; `INVALID_STATE` for other files; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthFile"
      ],
      "deletes": [
        "TrackedTrade",
        "NetWorthDividend"
      ],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthFile",
        "field": "extractionStatus",
        "from": [
          "FAILED",
          "NEEDS_REVIEW"
        ],
        "to": "QUEUED"
      }
    ],
    "example": {
      "id": "01a1f82f-1e80-7693-94be-80f2d7a1c35e",
      "password": "statement-2026"
    },
    "columns": [],
    "built": false
  },
  "retryTradeEmail": {
    "summary": "Reads an e-mail again that failed or needs review.",
    "description": "Reads an e-mail again that failed or needs review. Returns at once; `getPortfolioEmails` shows how\nit goes on. What the reading before brought and was not confirmed is replaced.\nErrors: `NOT_FOUND`; `INVALID_STATE` in any other state; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "PortfolioEmail"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "PortfolioEmail",
        "field": "status",
        "from": [
          "FAILED",
          "NEEDS_REVIEW"
        ],
        "to": "PARSING"
      }
    ],
    "example": {
      "id": "01a1f640-d009-7e2a-9b3c-4d5e6f7a8b9c"
    },
    "columns": [],
    "built": false
  },
  "revokeNetWorthShareLink": {
    "summary": "Ends a share link at once and for good.",
    "description": "Ends a share link at once and for good.\nErrors: `NOT_FOUND`; `INVALID_STATE` where it has ended already.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthShareLink"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthShareLink",
        "field": "status",
        "from": [
          "ACTIVE"
        ],
        "to": "REVOKED"
      }
    ],
    "example": {
      "id": "01a1f82f-1e80-7058-8c6d-e2b740f91a3d"
    },
    "columns": [],
    "built": false
  },
  "saveBankAccountNZD": {
    "summary": "Saves the New Zealand bank account that withdrawals are paid to.",
    "description": "Saves the New Zealand bank account that withdrawals are paid to. A person has one for each\ncurrency: an earlier one stays in use until this one is verified and usable, 24 hours from now.\nThe person gets a mail with a link that takes the change back. The same number again returns the\naccount as it is.\nErrors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account\nwithin a day; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "SavedBankAccount"
      ],
      "changes": [
        "SavedBankAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "SavedBankAccount",
        "field": "status",
        "from": null,
        "to": "PENDING_VERIFICATION"
      }
    ],
    "example": {
      "accountHolder": "Mia Tamihana",
      "accountNumber": "01-0242-0100194-00",
      "mfaCode": "287082"
    },
    "columns": [],
    "built": true
  },
  "saveBankAccountUSD": {
    "summary": "Saves the United States dollar bank account that withdrawals are paid to.",
    "description": "Saves the United States dollar bank account that withdrawals are paid to. A person has one for\neach currency: an earlier one stays in use until this one is verified and usable, 24 hours from\nnow. The person gets a mail with a link that takes the change back. The same numbers again return\nthe account as it is.\nErrors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account\nwithin a day; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "SavedBankAccount"
      ],
      "changes": [
        "SavedBankAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "SavedBankAccount",
        "field": "status",
        "from": null,
        "to": "PENDING_VERIFICATION"
      }
    ],
    "example": {
      "accountHolder": "Mia Tamihana",
      "accountNumber": "000123456789",
      "routingNumber": "021000021",
      "type": "CHECKING",
      "mfaCode": "287082"
    },
    "columns": [],
    "built": true
  },
  "saveBrokerCredential": {
    "summary": "Saves the keys to an account with a broker, or changes them.",
    "description": "Saves the keys to an account with a broker, or changes them. The broker is asked at once: `status`\nin the answer says whether it accepts them, and its accounts then appear in `getBrokerAccounts`.\nRefused keys are saved too, as `INVALID`, and can be corrected. An account may have 20.\nErrors: `BAD_USER_INPUT` for a broker that is not available, and for values that it does not know\nor lacks; `NOT_FOUND`; `INVALID_STATE` for a credential of the platform's own; `CONFLICT` where\nanother credential of the caller holds the same key; `QUOTA_EXCEEDED`; `MFA_REQUIRED`;\n`MFA_INVALID`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE",
      "CONFLICT",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "BrokerCredential",
        "BrokerAccount"
      ],
      "changes": [
        "BrokerCredential",
        "BrokerAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "BrokerCredential",
        "field": "status",
        "from": null,
        "to": "ACTIVE"
      }
    ],
    "example": {
      "provider": "ALPACA",
      "label": "Alpaca paper",
      "tradingMode": "PAPER",
      "values": [
        {
          "name": "apiKey",
          "value": "PKEXAMPLE4XY7"
        },
        {
          "name": "apiSecret",
          "value": "not-a-real-secret"
        }
      ],
      "mfaCode": "287082"
    },
    "columns": [],
    "built": true
  },
  "saveInvestorPreferences": {
    "summary": "Saves what kind of investor the person is and reckons `riskScore` anew.",
    "description": "Saves what kind of investor the person is and reckons `riskScore` anew. It changes neither the\nidentity check nor any order.\nErrors: `BAD_USER_INPUT` for a sector that is both preferred and excluded, or a range whose ends\nare the wrong way round.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "InvestorPreferences"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "riskTolerance": "MEDIUM",
      "experience": "LIMITED",
      "investmentHorizonYears": 15,
      "objectives": [
        "GROWTH",
        "RETIREMENT"
      ],
      "monthlyBudget": {
        "amount": "400",
        "currency": "NZD"
      },
      "annualIncome": {
        "min": "80000",
        "max": "120000",
        "currency": "NZD"
      }
    },
    "columns": [],
    "built": true
  },
  "saveNewCard": {
    "summary": "Saves a card in two steps.",
    "description": "Saves a card in two steps: without a token it starts the provider's form, with the form's token it\nsaves the card. Some banks then ask the person to confirm at `setupUrl`. It charges nothing. The\nsame token again returns the same card. A person may have 20 cards.\nErrors: `BAD_USER_INPUT` for a token that the provider does not know; `INVALID_STATE` for a card\nthat the bank refused; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Card"
      ],
      "changes": [
        "Card"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Card",
        "field": "status",
        "from": null,
        "to": "ACTIVE"
      }
    ],
    "example": {
      "paymentMethodToken": "pm_sim_visa_4242",
      "setAsDefault": true
    },
    "columns": [],
    "built": false
  },
  "savePayoutBankAccountNZD": {
    "summary": "Saves the New Zealand bank account that referral rewards and a creator's earnings are paid to.",
    "description": "Saves the New Zealand bank account that referral rewards and a creator's earnings are paid to. A\nperson has one for each currency: an earlier one stays in use until this one is verified and\nusable, 24 hours from now. The person gets a mail with a link that takes the change back. The same\nnumber again returns the account as it is.\nErrors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account\nwithin a day; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "SavedBankAccount"
      ],
      "changes": [
        "SavedBankAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "SavedBankAccount",
        "field": "status",
        "from": null,
        "to": "PENDING_VERIFICATION"
      }
    ],
    "example": {
      "accountHolder": "Mia Tamihana",
      "accountNumber": "01-0242-0100194-00",
      "mfaCode": "287082"
    },
    "columns": [],
    "built": true
  },
  "savePayoutBankAccountUSD": {
    "summary": "Saves the United States dollar bank account that referral rewards and a creator's earnings are paid to.",
    "description": "Saves the United States dollar bank account that referral rewards and a creator's earnings are\npaid to. A person has one for each currency: an earlier one stays in use until this one is\nverified and usable, 24 hours from now. The person gets a mail with a link that takes the change\nback. The same numbers again return the account as it is.\nErrors: `BAD_USER_INPUT` for a number that cannot be; `QUOTA_EXCEEDED` for the eleventh account\nwithin a day; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "QUOTA_EXCEEDED",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "SavedBankAccount"
      ],
      "changes": [
        "SavedBankAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "SavedBankAccount",
        "field": "status",
        "from": null,
        "to": "PENDING_VERIFICATION"
      }
    ],
    "example": {
      "accountHolder": "Mia Tamihana",
      "accountNumber": "000123456789",
      "routingNumber": "021000021",
      "mfaCode": "287082"
    },
    "columns": [],
    "built": true
  },
  "searchBar": {
    "summary": "Searches assets, public strategies, experts and the news of the last days by name and symbol; an exact symbol comes first.",
    "description": "Searches assets, public strategies, experts and the news of the last days by name and symbol; an\nexact symbol comes first. What is new is found after half a minute at the latest, a piece of news\nafter two minutes. Any valid token may call it.\nErrors: `BAD_USER_INPUT`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Asset",
        "Strategy",
        "Expert",
        "NewsItem"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "query": "appl",
      "limit": 5
    },
    "columns": [
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "subtitle",
        "name": "Subtitle"
      },
      {
        "path": "score",
        "name": "Score"
      }
    ],
    "built": true
  },
  "searchInstruments": {
    "summary": "Searches the catalogue and the caller's custom instruments by name and symbol, for recording a trade.",
    "description": "Searches the catalogue and the caller's custom instruments by name and symbol, for recording a\ntrade. An exact symbol comes first. At most 50 results.\nErrors: `BAD_USER_INPUT`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [
        "Instrument",
        "InstrumentPrice"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "query": "apple",
      "kinds": [
        "LISTED"
      ],
      "limit": 5
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "kind",
        "name": "Kind"
      },
      {
        "path": "symbol",
        "name": "Symbol"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "assetClass",
        "name": "Asset class"
      },
      {
        "path": "exchange",
        "name": "Exchange"
      },
      {
        "path": "category",
        "name": "Category"
      },
      {
        "path": "currency",
        "name": "Currency"
      },
      {
        "path": "priceStale",
        "name": "Price stale"
      },
      {
        "path": "createdAt",
        "name": "Created at"
      },
      {
        "path": "updatedAt",
        "name": "Updated at"
      }
    ],
    "built": false
  },
  "searchVASPs": {
    "summary": "Searches the directory of virtual asset service providers, the best fit first.",
    "description": "Searches the directory of virtual asset service providers, the best fit first. Its ids say who\nkeeps a wallet in `requestWhitelistWallet`.\nErrors: `BAD_USER_INPUT` without `query` and `ids`; `PROVIDER_UNAVAILABLE`.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "Vasp"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "query": "kraken",
      "limit": 5
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "name",
        "name": "Name"
      },
      {
        "path": "website",
        "name": "Website"
      },
      {
        "path": "country",
        "name": "Country"
      },
      {
        "path": "logoUrl",
        "name": "Logo url"
      }
    ],
    "built": false
  },
  "setActiveStrategyStatus": {
    "summary": "Pauses an active strategy, or lets it work again.",
    "description": "Pauses an active strategy, or lets it work again. Pausing stops a run that is open: its open\norders are cancelled, and what was filled stays. Safe to repeat.\nErrors: `NOT_FOUND`; `INVALID_STATE` before the first run has ended, while it is being liquidated,\nand where it is closed.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "ActiveStrategy",
        "RebalanceRun",
        "Order"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "ActiveStrategy",
        "field": "status",
        "from": [
          "ACTIVE",
          "REBALANCING"
        ],
        "to": "PAUSED"
      },
      {
        "entity": "ActiveStrategy",
        "field": "status",
        "from": [
          "PAUSED"
        ],
        "to": "ACTIVE"
      }
    ],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "status": "PAUSED"
    },
    "columns": [],
    "built": true
  },
  "setAssetShares": {
    "summary": "Says which of the account's shares belong to an active strategy.",
    "description": "Says which of the account's shares belong to an active strategy. Nothing is bought or sold: the\nshares stay in the account and change between the strategy and the rest of it.\nErrors: `BAD_USER_INPUT` for an asset that is given twice, or that the strategy neither holds nor\nis to hold; `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it is closed;\n`INSUFFICIENT_QUANTITY` where fewer can be attached; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "INSUFFICIENT_QUANTITY",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "ActiveStrategy",
        "Position"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "shares": [
        {
          "assetId": "01a1f640-bc42-729e-965b-987962d739fe",
          "quantity": "4.5"
        }
      ],
      "idempotencyKey": "attach-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "setCustomInstrumentMetaData": {
    "summary": "Writes, changes and removes notes of a custom instrument.",
    "description": "Writes, changes and removes notes of a custom instrument. It may have 50.\nErrors: `BAD_USER_INPUT` for a name given twice, or more than 50 in all; `NOT_FOUND`;\n`INVALID_STATE` for a listed instrument.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Instrument"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f",
      "metadata": [
        {
          "name": "Floor area",
          "value": "124 m2"
        },
        {
          "name": "Agent",
          "value": null
        }
      ]
    },
    "columns": [],
    "built": true
  },
  "setPortfolioEmailSettings": {
    "summary": "Sets how a portfolio takes trades by e-mail.",
    "description": "Sets how a portfolio takes trades by e-mail. The first time it gives the portfolio an address of\nits own, which cannot be guessed and stays until `regenerateAddress`.\nErrors: `NOT_FOUND`; `INVALID_STATE` for the liability portfolio or a broker mirror.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "PortfolioEmailSettings"
      ],
      "changes": [
        "PortfolioEmailSettings"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "portfolioId": "01a1f640-d001-7a3b-9c1d-2f4e6a8b0c1e",
      "enabled": true,
      "allowedSenders": [
        "contracts@broker.example"
      ]
    },
    "columns": [],
    "built": false
  },
  "sharedNetWorthAssetHistory": {
    "summary": "What the assets behind a share link were worth over time.",
    "description": "What the assets behind a share link were worth over time: all together or one. Needs no token of\nthe API. It counts as no view, and still works for an hour after the last view that `maxViews`\nallows. Ten wrong passcodes lock the link for 15 minutes.\nErrors: `NOT_FOUND` for an unknown token or asset, and where the link does not show `HISTORY`;\n`LINK_EXPIRED` where the link has ended; `PASSCODE_REQUIRED` where the passcode is missing or\nwrong; `RATE_LIMITED` while the link is locked.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "LINK_EXPIRED",
      "PASSCODE_REQUIRED",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [
        "NetWorthShareLink"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "token": "q7Zb0w3vXk9TnR4sLd2Y8A",
      "passcode": "tui-2026",
      "range": "Y3",
      "timeframe": "WEEK_1"
    },
    "columns": [
      {
        "path": "date",
        "name": "Date"
      },
      {
        "path": "value",
        "name": "Value"
      }
    ],
    "built": false
  },
  "sharedNetWorthDashboard": {
    "summary": "What a share link shows.",
    "description": "What a share link shows. Needs no token of the API. It counts as a view of the link, and nothing\nelse of the owner can be reached through it. Ten wrong passcodes lock the link for 15 minutes.\nErrors: `NOT_FOUND` for an unknown token; `LINK_EXPIRED` where the link has ended;\n`PASSCODE_REQUIRED` where the passcode is missing or wrong; `RATE_LIMITED` while the link is\nlocked; `PROVIDER_UNAVAILABLE` where a price cannot be had.",
    "kind": "READ",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "NOT_FOUND",
      "LINK_EXPIRED",
      "PASSCODE_REQUIRED",
      "RATE_LIMITED",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [
        "NetWorthShareLink"
      ],
      "creates": [],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "token": "q7Zb0w3vXk9TnR4sLd2Y8A",
      "passcode": "tui-2026"
    },
    "columns": [],
    "built": false
  },
  "signAgreements": {
    "summary": "Signs agreements in the versions named and returns them signed, in the order given.",
    "description": "Signs agreements in the versions named and returns them signed, in the order given. Time, address\nand a hash of the text are recorded. All are signed or none. A version signed already keeps its\nsignature.\nErrors: `NOT_FOUND`, for a version too that is no longer in force; `BAD_USER_INPUT` where the name\nis not the person's.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "SignedAgreement"
      ],
      "changes": [
        "Agreement",
        "Kyc"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "agreementIds": [
        "01a1f830-2c30-7d26-8e37-f40516273849"
      ],
      "signerName": "Mia Tane"
    },
    "columns": [
      {
        "path": "id",
        "name": "Id"
      },
      {
        "path": "type",
        "name": "Type"
      },
      {
        "path": "title",
        "name": "Title"
      },
      {
        "path": "version",
        "name": "Version"
      },
      {
        "path": "url",
        "name": "Url"
      },
      {
        "path": "bodyMarkdown",
        "name": "Body markdown"
      },
      {
        "path": "mandatory",
        "name": "Mandatory"
      },
      {
        "path": "effectiveAt",
        "name": "Effective at"
      }
    ],
    "built": true
  },
  "signCustomerAgreement": {
    "summary": "Signs the brokerage customer agreement, which orders with the platform account need.",
    "description": "Signs the brokerage customer agreement, which orders with the platform account need. A version\nthat contains the terms of interest counts as the signed interest agreement too, which\n`optInInterest` needs. A version signed already keeps its signature.\nErrors: `BAD_USER_INPUT` where `accepted` is not true or the name is not the person's; `CONFLICT`\nwhere another version is in force.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "SignedAgreement"
      ],
      "changes": [
        "Agreement",
        "Kyc"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "version": "2026-07",
      "signerName": "Mia Tane",
      "accepted": true
    },
    "columns": [],
    "built": true
  },
  "simulatePaperDeposit": {
    "summary": "Plays a whole deposit through on a practice account.",
    "description": "Plays a whole deposit through on a practice account: states, exchange, notifications and ledger\nentries come as with real money. With `delaySeconds` the answer shows it as announced, and\n`fetchUserDeposits` how it goes on.\nErrors: `BAD_USER_INPUT` for a currency that the platform does not exchange; `NOT_FOUND`;\n`INVALID_STATE` for an account that is not one of `createPartnerPaperAccount`;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "INVALID_STATE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Deposit"
      ],
      "changes": [
        "BrokerAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Deposit",
        "field": "status",
        "from": null,
        "to": "COMPLETED"
      }
    ],
    "example": {
      "brokerAccountId": "01a1f640-e101-7c42-9a3e-6d1f8b2c5a70",
      "amount": "1500",
      "currency": "NZD",
      "outcome": "RETURNED",
      "delaySeconds": 5,
      "idempotencyKey": "deposit-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "startAssistantThreadWithMessage": {
    "summary": "Opens a thread with a first message and starts the assistant's reply.",
    "description": "Opens a thread with a first message and starts the assistant's reply. Returns at once; the reply\nis written whether or not somebody follows it with `assistantStream`. The assistant looks up what\nthis token may read and changes nothing: it places no orders and moves no money. The thread counts\ntowards the month's allowance, also where the reply fails; a refused request does not.\nErrors: `QUOTA_EXCEEDED` where the month's allowance is used up, or 5 replies are being written;\n`NOT_FOUND` or `FORBIDDEN` for an object of `context`; `BAD_USER_INPUT` for an unknown model;\n`IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE` where no model can be had.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "QUOTA_EXCEEDED",
      "NOT_FOUND",
      "FORBIDDEN",
      "BAD_USER_INPUT",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "AssistantThread",
        "AssistantMessage"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "AssistantMessage",
        "field": "status",
        "from": null,
        "to": "PENDING"
      }
    ],
    "example": {
      "content": "What did Apple pay me in dividends this year?",
      "context": [
        {
          "entityType": "ASSET",
          "entityId": "01a1f640-bc01-7009-897f-84b53aba0433"
        }
      ],
      "idempotencyKey": "thread-2026-11-20-1"
    },
    "columns": [],
    "built": false
  },
  "submitKyc": {
    "summary": "Submits the identity check for review.",
    "description": "Submits the identity check for review. Its sections cannot change until the review is over. Follow\n`status` with `fetchKYC`; the person is told by mail too. An approval opens the platform account.\nThe check has to be `DRAFT` or `ACTION_REQUIRED`.\nErrors: `BAD_USER_INPUT` with one entry per `Kyc.problems` where something is missing, or where\n`confirmAccurate` is not true; `INVALID_STATE` in any other state.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Kyc",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "DRAFT",
          "ACTION_REQUIRED"
        ],
        "to": "SUBMITTED"
      }
    ],
    "example": {
      "accountType": "INDIVIDUAL",
      "confirmAccurate": true
    },
    "columns": [],
    "built": false
  },
  "subscribeToNewsletter": {
    "summary": "Asks for the newsletter and mails a link that confirms it.",
    "description": "Asks for the newsletter and mails a link that confirms it. Needs no token. Nothing is sent before\nthe link was followed; for a subscriber the link confirms the new topics. At most three such mails\na day go to an address. The answer is the same for known and unknown addresses.\nErrors: `BAD_USER_INPUT`, `RATE_LIMITED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT",
      "RATE_LIMITED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NewsletterSubscription"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "email": "mia@example.com",
      "topics": [
        "MARKETS",
        "LEARNING"
      ]
    },
    "columns": [],
    "built": true
  },
  "subscribeToStrategy": {
    "summary": "Follows a published strategy, or changes how the caller follows it.",
    "description": "Follows a published strategy, or changes how the caller follows it. It moves no money:\n`createActiveStrategy` invests. Some strategies need a higher plan: see `requiredTier`.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a strategy that is not published; `PLAN_REQUIRED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "PLAN_REQUIRED"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "StrategySubscription"
      ],
      "changes": [
        "StrategySubscription",
        "Strategy"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "strategyId": "01a1f640-e301-7a5e-9b72-4d8c1f6a3e20",
      "autoSync": true
    },
    "columns": [],
    "built": true
  },
  "subscribeUser": {
    "summary": "Subscribes the caller to a plan, or changes the plan of the live subscription.",
    "description": "Subscribes the caller to a plan, or changes the plan of the live subscription. A first one is\ncharged at once or begins its trial. A higher plan or a longer interval takes over at once, and\nthe unused part of the old one is taken off; a lower plan takes over at the end of the period. The\nplan in force, asked for again, takes back a cancellation. A refused charge is no error:\n`failureReason` tells it. Needs a saved card. A token has the scope only on a paid plan: from the\nfree plan, subscribe in the app.\nErrors: `BAD_USER_INPUT` for a coupon, or an interval without a price; `NOT_FOUND` for the plan or\nthe card; `CONFLICT` where the plan is in force already and not cancelled; `INVALID_STATE` where\nno card can be charged; `IDEMPOTENCY_CONFLICT`; `PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "IDEMPOTENCY_CONFLICT",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "UserSubscription"
      ],
      "changes": [
        "UserSubscription",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "UserSubscription",
        "field": "status",
        "from": null,
        "to": "ACTIVE"
      }
    ],
    "example": {
      "planId": "01a1f641-0501-7db6-9182-9d0e1f203142",
      "interval": "YEAR",
      "idempotencyKey": "plan-2026-11-20-1"
    },
    "columns": [],
    "built": false
  },
  "syncWithSourceStrategy": {
    "summary": "Takes over the present weights of the strategy that an active strategy follows, in place of older or own ones, and starts a run to them.",
    "description": "Takes over the present weights of the strategy that an active strategy follows, in place of older\nor own ones, and starts a run to them. Where nothing differs, nothing happens.\nErrors: `NOT_FOUND`; `CONFLICT` while a run is open; `INVALID_STATE` where it follows no strategy\nor is closed; `ASSET_NOT_TRADABLE`; `ACCOUNT_RESTRICTED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": true,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "ASSET_NOT_TRADABLE",
      "ACCOUNT_RESTRICTED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "RebalanceRun",
        "Order"
      ],
      "changes": [
        "ActiveStrategy"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "ActiveStrategy",
        "field": "status",
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "REBALANCING"
      }
    ],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "rebalance": true,
      "idempotencyKey": "sync-2026-11-20-1"
    },
    "columns": [],
    "built": true
  },
  "toggleLike": {
    "summary": "Likes something, dislikes it, or takes either back.",
    "description": "Likes something, dislikes it, or takes either back. Without `value` it likes what is not liked,\nand takes a like back. A person may have 10,000 opinions.\nErrors: `NOT_FOUND` for the thing; `FORBIDDEN` for a trade idea or list without `portfolio.read`;\n`PLAN_REQUIRED` for a trade idea for a higher plan than the caller's; `QUOTA_EXCEEDED`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "FORBIDDEN",
      "PLAN_REQUIRED",
      "QUOTA_EXCEEDED"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "Like"
      ],
      "changes": [
        "Like",
        "Strategy",
        "TradeIdea",
        "Expert"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "entityType": "ASSET",
      "entityId": "01a1f640-bc01-7009-897f-84b53aba0433",
      "value": "LIKE"
    },
    "columns": [],
    "built": false
  },
  "unregisterDeviceToken": {
    "summary": "Drops the token of this device, for example on signing out.",
    "description": "Drops the token of this device, for example on signing out. Also succeeds where the token is not\nthe caller's: nothing changes then, and `affectedCount` is 0.\nErrors: none of its own.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [],
      "deletes": [
        "DeviceToken"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "token": "740f4707bebcf74f9b7c25d48e3358945f6aa01da5ddb387462c7eaf61bb78ad"
    },
    "columns": [],
    "built": true
  },
  "unsubscribeFromStrategy": {
    "summary": "Follows a strategy no longer.",
    "description": "Follows a strategy no longer. Active strategies made from it keep their holdings and target\nweights; their `autoSync` is switched off. Safe to repeat: `affectedCount` is 0 where the caller\ndid not follow it.\nErrors: `NOT_FOUND` for an unknown strategy.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Strategy",
        "ActiveStrategy"
      ],
      "deletes": [
        "StrategySubscription"
      ],
      "none": null
    },
    "transitions": [],
    "example": {
      "strategyId": "01a1f640-e301-7a5e-9b72-4d8c1f6a3e20"
    },
    "columns": [],
    "built": true
  },
  "updateActiveStrategy": {
    "summary": "Changes settings and target weights of an active strategy.",
    "description": "Changes settings and target weights of an active strategy. It places no orders: new weights take\neffect with the next run, for example by `rebalanceActiveStrategy`.\nErrors: `BAD_USER_INPUT` for weights that do not fit, or `autoSync` with own weights; `NOT_FOUND`;\n`CONFLICT` for new weights while a run is open; `INVALID_STATE` where it is closed;\n`ASSET_NOT_TRADABLE`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "ASSET_NOT_TRADABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "ActiveStrategy"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-e401-7f83-a5d6-1b9c4e7a2d50",
      "autoRebalance": true,
      "rebalanceRules": [
        {
          "driftPercentOfTarget": "20"
        },
        {
          "monthDay": 1
        }
      ]
    },
    "columns": [],
    "built": true
  },
  "updateAntiPhishingCode": {
    "summary": "Sets or removes the phrase that every mail of the platform carries, by which the person knows it is genuine.",
    "description": "Sets or removes the phrase that every mail of the platform carries, by which the person knows it\nis genuine.\nErrors: `BAD_USER_INPUT`; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "SecurityState"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "code": "blue kauri 42"
    },
    "columns": [],
    "built": true
  },
  "updateAssistantThread": {
    "summary": "Renames a thread, or marks it as liked, pinned or archived.",
    "description": "Renames a thread, or marks it as liked, pinned or archived. Its messages stay as they are.\nErrors: `NOT_FOUND`; `BAD_USER_INPUT` where nothing is given to change.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "AssistantThread"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-f101-7c3a-8d52-6b1e9f4a7c20",
      "title": "Dividends in 2026",
      "liked": true
    },
    "columns": [],
    "built": false
  },
  "updateChartStartAtZero": {
    "summary": "Sets whether the value axis of charts begins at zero.",
    "description": "Sets whether the value axis of charts begins at zero.\nErrors: none of its own.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "UserPreferences"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "enabled": true
    },
    "columns": [],
    "built": true
  },
  "updateCustomInstrument": {
    "summary": "Changes the name, category or short name of a custom instrument.",
    "description": "Changes the name, category or short name of a custom instrument.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a listed instrument; `CONFLICT` where the caller has\nanother of this `symbol`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Instrument"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d002-7c5d-8e9f-1a2b3c4d5e6f",
      "name": "Town house in Wellington"
    },
    "columns": [],
    "built": true
  },
  "updateIdvOutcome": {
    "summary": "Tells that the identity provider's widget has ended, so that the server reads the outcome from the provider at once.",
    "description": "Tells that the identity provider's widget has ended, so that the server reads the outcome from the\nprovider at once. The answer shows what the provider said, whatever the app saw. Safe to repeat.\nErrors: `NOT_FOUND`; `PROVIDER_UNAVAILABLE`, after which the server goes on asking by itself.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "IdvSession",
        "Kyc",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "sessionId": "01a1f830-2c20-7c15-9d26-e3f405162738",
      "outcome": "FINISHED"
    },
    "columns": [],
    "built": false
  },
  "updateInstrumentPrice": {
    "summary": "Changes a recorded price.",
    "description": "Changes a recorded price. The value of its holdings and the history of net worth are\nrecomputed.\nErrors: `NOT_FOUND`, for a price from the market too; `CONFLICT` where the new day has another\nprice.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "InstrumentPrice",
        "Instrument",
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f640-d003-7e1f-a2b4-3c5d7e9f1a2b",
      "price": "915000"
    },
    "columns": [],
    "built": true
  },
  "updateMfa": {
    "summary": "Switches a second factor on or off.",
    "description": "Switches a second factor on or off. From the first one on, sensitive operations ask for it; with\nthe last one its recovery codes end too. The person gets a mail. Needs the password or a second\nfactor in force. Costs one unit of the sensitive rate group.\nErrors: `BAD_USER_INPUT` for a wrong `password`, or a `code` that is missing or does not belong;\n`MFA_REQUIRED`; `MFA_INVALID` for a wrong or used code; `INVALID_STATE` where no enrollment is\nopen, or the factor to switch off is not on.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "SecurityState"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "enabled": true,
      "method": "TOTP",
      "code": "492039",
      "password": "quiet-lake-71-otter"
    },
    "columns": [],
    "built": true
  },
  "updateMfaQrCode": {
    "summary": "Begins to enrol an authenticator app, or a new one in place of the present one.",
    "description": "Begins to enrol an authenticator app, or a new one in place of the present one. Nothing changes\nuntil `updateMfa` confirms it with a code of the app; a later call replaces this one. Needs the\npassword or a second factor. Costs one unit of the sensitive rate group.\nErrors: `BAD_USER_INPUT` for a wrong `password`; `INVALID_STATE` before the e-mail address is\nconfirmed; `MFA_REQUIRED`; `MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "MfaEnrollment"
      ],
      "changes": [],
      "deletes": [],
      "none": "Nothing changes until `updateMfa` confirms it."
    },
    "transitions": [],
    "example": {
      "password": "quiet-lake-71-otter"
    },
    "columns": [],
    "built": true
  },
  "updateNetWorthAsHomePage": {
    "summary": "Sets whether apps open with the net worth.",
    "description": "Sets whether apps open with the net worth.\nErrors: none of its own.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "UserPreferences"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "enabled": true
    },
    "columns": [],
    "built": true
  },
  "updateNetWorthDisplayCurrency": {
    "summary": "Chooses the currency in which the net worth is shown.",
    "description": "Chooses the currency in which the net worth is shown. All totals, histories and amounts\n`InDisplayCurrency` come in it from then on, the past at the exchange rates of its own days. In\na coin, histories begin with its first price. What is recorded keeps its own currency.\nErrors: `BAD_USER_INPUT` for a currency without exchange rates.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthSettings"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "currency": "NZD"
    },
    "columns": [],
    "built": true
  },
  "updateNetWorthExpense": {
    "summary": "Changes an expense.",
    "description": "Changes an expense. With `effectiveOn`, a new amount holds from that day and the history before\nit stands.\nErrors: `NOT_FOUND` for the expense, the debt or the household member; `QUOTA_EXCEEDED` where its\nterms have changed too often.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "QUOTA_EXCEEDED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthExpense"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7e55-a1c8-0d4b93f7268e",
      "amount": "199",
      "effectiveOn": "2026-11-20"
    },
    "columns": [],
    "built": true
  },
  "updateNetWorthGoal": {
    "summary": "Changes a goal, puts it away or takes it up again.",
    "description": "Changes a goal, puts it away or takes it up again.\nErrors: `NOT_FOUND` for the goal, an asset or a portfolio; `CONFLICT` where more than 100 percent\nof a source would count towards goals.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthGoal"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-74b9-9e06-c3a15d8f702b",
      "targetAmount": "12000",
      "funding": {
        "rules": [
          {
            "source": {
              "portfolioId": "01a1f82f-1e80-7d10-8a42-97e6b05c3f18"
            },
            "sharePercent": "50"
          }
        ]
      }
    },
    "columns": [],
    "built": false
  },
  "updateNetWorthIncome": {
    "summary": "Changes an income.",
    "description": "Changes an income. With `effectiveOn`, a new amount holds from that day and the history before\nit stands.\nErrors: `NOT_FOUND` for the income, the asset or the household member; `QUOTA_EXCEEDED` where its\nterms have changed too often.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "QUOTA_EXCEEDED"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "NetWorthIncome"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7a04-8b7d-52c9e1f06a31",
      "amount": "4100",
      "effectiveOn": "2026-11-20"
    },
    "columns": [],
    "built": true
  },
  "updateNetWorthLiability": {
    "summary": "Changes a debt.",
    "description": "Changes a debt. With `effectiveOn`, a new interest rate or repayment holds from that day and the\nhistory before it stands.\nErrors: `BAD_USER_INPUT` where fields do not fit together, or for more than 250,000 planned\npayments; `NOT_FOUND` for the debt, the portfolio or the asset; `QUOTA_EXCEEDED` for more than\n10,000 bookings, or 500 changes of terms.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "QUOTA_EXCEEDED"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "LiabilityTrade"
      ],
      "changes": [
        "NetWorthLiability"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "id": "01a1f82f-1e80-7c31-9d52-6f0b8a3e4c10",
      "effectiveOn": "2026-11-20",
      "interestRatePercent": "5.25",
      "repaymentAmount": "2190"
    },
    "columns": [],
    "built": true
  },
  "updatePlatformInvestAccountConfig": {
    "summary": "Changes settings and limits of the caller's platform account.",
    "description": "Changes settings and limits of the caller's platform account. They hold from the next order on;\nan order that breaks one is refused with an error that names it.\nErrors: `BAD_USER_INPUT`; `KYC_REQUIRED` where the account is not open yet; `INVALID_STATE` where\nit is closed, and for `AVERAGE` while open orders name lots: it says which orders; `MFA_REQUIRED`;\n`MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "KYC_REQUIRED",
      "INVALID_STATE",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "PlatformInvestAccountConfig"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "dividendReinvestment": true,
      "maxOrderNotional": {
        "amount": "5000",
        "currency": "USD"
      },
      "mfaCode": "287082"
    },
    "columns": [],
    "built": true
  },
  "updateRelayTrade": {
    "summary": "Changes a tracked trade, however it was recorded.",
    "description": "Changes a tracked trade, however it was recorded. It does not confirm a pending one. The holding,\nnet worth and their history are recomputed.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a rejected trade, or one of a broker mirror;\n`INSUFFICIENT_QUANTITY` where more would be sold than was held, then or later.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "INSUFFICIENT_QUANTITY"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "TrackedTrade",
        "Holding",
        "Portfolio"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": [
          "PENDING"
        ],
        "to": "PENDING"
      },
      {
        "entity": "TrackedTrade",
        "field": "state",
        "from": [
          "CONFIRMED"
        ],
        "to": "CONFIRMED"
      }
    ],
    "example": {
      "id": "01a1f640-d004-7b2c-8d3e-4f5a6b7c8d9e",
      "price": "270.85",
      "note": "Corrected from the contract note"
    },
    "columns": [],
    "built": false
  },
  "updateStrategy": {
    "summary": "Changes a strategy of the caller's, publishes or archives it.",
    "description": "Changes a strategy of the caller's, publishes or archives it. New weights make a new version: its\nfollowers are told, and active strategies are `outOfSync` until they take it over.\nErrors: `BAD_USER_INPUT` for weights that do not fit; `NOT_FOUND`; `CONFLICT` where\n`expectedVersion` is not the present one; `INVALID_STATE` for an archived strategy, for a step\nback in `status`, and for hiding it from people who follow or invest in it; `ASSET_NOT_TRADABLE`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "NOT_FOUND",
      "CONFLICT",
      "INVALID_STATE",
      "ASSET_NOT_TRADABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Strategy",
        "ActiveStrategy"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Strategy",
        "field": "status",
        "from": [
          "DRAFT"
        ],
        "to": "PUBLISHED"
      },
      {
        "entity": "Strategy",
        "field": "status",
        "from": [
          "PUBLISHED"
        ],
        "to": "ARCHIVED"
      }
    ],
    "example": {
      "id": "01a1f640-e301-7a5e-9b72-4d8c1f6a3e20",
      "expectedVersion": 1,
      "cashPercent": "5",
      "holdings": [
        {
          "assetId": "01a1f640-bc42-729e-965b-987962d739fe",
          "targetPercent": "55"
        },
        {
          "assetId": "01a1f640-bc4d-7989-a626-1f6fa8ab8ae3",
          "targetPercent": "40"
        }
      ],
      "status": "PUBLISHED"
    },
    "columns": [],
    "built": true
  },
  "updateUserAccount": {
    "summary": "Changes what the person signs in with and where they live.",
    "description": "Changes what the person signs in with and where they live. A new e-mail address is pending until\nit is confirmed, and both addresses get a mail; the answer is the same where another account\nuses it. A new password ends the person's other sessions. Needs the password or a second factor,\nwhatever changes.\nErrors: `BAD_USER_INPUT` for a wrong `password` or a weak `newPassword`; `MFA_REQUIRED`;\n`MFA_INVALID`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "MFA_REQUIRED",
      "MFA_INVALID"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "phone": "+6421555012",
      "country": "NZ",
      "password": "quiet-lake-71-otter"
    },
    "columns": [],
    "built": true
  },
  "updateUserKycAgreements": {
    "summary": "Signs the agreements that the identity check needs, as a section of it.",
    "description": "Signs the agreements that the identity check needs, as a section of it. Time, address and a hash\nof the text are recorded. All are signed or none. A version signed already keeps its signature.\nErrors: `BAD_USER_INPUT` where `accepted` is not true, the name is not the person's, or the check\ndoes not need the agreement; `CONFLICT` where a newer version is in force; `INVALID_STATE` while\nthe check is submitted or in review, and after a rejection.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "CONFLICT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "SignedAgreement"
      ],
      "changes": [
        "Kyc",
        "UserAccount",
        "Agreement"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED"
        ],
        "to": "ACTION_REQUIRED"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "APPROVED"
        ],
        "to": "APPROVED"
      }
    ],
    "example": {
      "agreements": [
        {
          "type": "ESIGN",
          "version": "2026-07",
          "accepted": true,
          "signerName": "Mia Tane"
        }
      ]
    },
    "columns": [],
    "built": false
  },
  "updateUserKycCompanySetup": {
    "summary": "Saves the company or trust that the account is for, as a section of the identity check, and sets its `accountType`.",
    "description": "Saves the company or trust that the account is for, as a section of the identity check, and sets\nits `accountType`. On an approved check it leads to `ACTION_REQUIRED`.\nErrors: `BAD_USER_INPUT` where a person or number is missing or cannot be; `INVALID_STATE` while\nthe check is submitted or in review, and after a rejection.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Kyc",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED",
          "APPROVED"
        ],
        "to": "ACTION_REQUIRED"
      }
    ],
    "example": {
      "accountType": "COMPANY",
      "legalName": "Harbour Design Limited",
      "companyNumber": "8123456",
      "country": "NZ",
      "incorporatedOn": "2019-03-04",
      "entityType": "LIMITED_COMPANY",
      "address": {
        "line1": "4 Quay Street",
        "city": "Auckland",
        "postalCode": "1010",
        "country": "NZ"
      },
      "people": [
        {
          "givenName": "Mia",
          "familyName": "Tane",
          "dateOfBirth": "1991-04-17",
          "ownershipPercent": "100",
          "roles": [
            "DIRECTOR",
            "BENEFICIAL_OWNER",
            "SIGNATORY"
          ]
        }
      ],
      "sourceOfFunds": "Profit of the design studio"
    },
    "columns": [],
    "built": false
  },
  "updateUserKycContactInformation": {
    "summary": "Saves how to reach the person, as a section of the identity check.",
    "description": "Saves how to reach the person, as a section of the identity check. Moving to another country turns\nan approved check to `ACTION_REQUIRED`.\nErrors: `BAD_USER_INPUT` for a phone number that cannot be; `INVALID_STATE` while the check is\nsubmitted or in review, and after a rejection.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Kyc",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED"
        ],
        "to": "ACTION_REQUIRED"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "APPROVED"
        ],
        "to": "APPROVED"
      }
    ],
    "example": {
      "phone": "+6421555012",
      "address": {
        "line1": "12 Rata Street",
        "city": "Wellington",
        "postalCode": "6011",
        "country": "NZ"
      }
    },
    "columns": [],
    "built": false
  },
  "updateUserKycDisclosures": {
    "summary": "Saves what the law asks people to disclose, as a section of the identity check.",
    "description": "Saves what the law asks people to disclose, as a section of the identity check.\nErrors: `BAD_USER_INPUT` where an answer needs another that is missing; `INVALID_STATE` while the\ncheck is submitted or in review, and after a rejection.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Kyc",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED"
        ],
        "to": "ACTION_REQUIRED"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "APPROVED"
        ],
        "to": "APPROVED"
      }
    ],
    "example": {
      "controlPerson": false,
      "affiliatedWithExchangeOrFinra": false,
      "politicallyExposed": false,
      "immediateFamilyExposed": false,
      "employmentStatus": "EMPLOYED",
      "employerName": "Harbour Design Ltd",
      "position": "Product designer",
      "usPerson": false
    },
    "columns": [],
    "built": false
  },
  "updateUserKycFileDocuments": {
    "summary": "Hands in papers for the identity check, or takes some back.",
    "description": "Hands in papers for the identity check, or takes some back. All of it happens or nothing does. A\ncheck may hold 20 papers.\nErrors: `NOT_FOUND` for an `uploadId` or a paper to take back; `BAD_USER_INPUT` for a type of file\nthat is not taken; `QUOTA_EXCEEDED`; `INVALID_STATE` while the check is submitted or in review,\nand after a rejection, or for taking back a paper that an approval rests on;\n`IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "QUOTA_EXCEEDED",
      "INVALID_STATE",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "KycDocument"
      ],
      "changes": [
        "Kyc",
        "UserAccount"
      ],
      "deletes": [
        "KycDocument"
      ],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED"
        ],
        "to": "ACTION_REQUIRED"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "APPROVED"
        ],
        "to": "APPROVED"
      }
    ],
    "example": {
      "add": [
        {
          "type": "PASSPORT",
          "fileName": "passport.jpg",
          "content": {
            "uploadId": "01a1f830-2c10-7a04-8b15-c2d3e4f50617"
          }
        }
      ]
    },
    "columns": [],
    "built": false
  },
  "updateUserKycIdentityInformation": {
    "summary": "Saves who the person is, as a section of the identity check.",
    "description": "Saves who the person is, as a section of the identity check. Another name, day of birth,\ncitizenship or tax country turns an approved check to `ACTION_REQUIRED` and ends the W-8BEN;\nother changes leave it approved.\nErrors: `BAD_USER_INPUT` for a tax number that cannot be, or a person under 18; `INVALID_STATE`\nwhile the check is submitted or in review, and after a rejection.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Kyc",
        "UserAccount",
        "W8Ben"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED",
          "APPROVED"
        ],
        "to": "ACTION_REQUIRED"
      }
    ],
    "example": {
      "givenName": "Mia",
      "familyName": "Tane",
      "dateOfBirth": "1991-04-17",
      "countryOfBirth": "NZ",
      "citizenships": [
        "NZ"
      ],
      "countryOfTaxResidence": "NZ",
      "taxId": {
        "number": {
          "type": "NZL_IRD",
          "value": "49-091-850"
        }
      },
      "fundingSources": [
        "EMPLOYMENT_INCOME",
        "SAVINGS"
      ],
      "annualIncome": {
        "min": "80000",
        "max": "120000",
        "currency": "NZD"
      }
    },
    "columns": [],
    "built": false
  },
  "updateUserKycTrustedContact": {
    "summary": "Saves whom to call where the person cannot be reached, as a section of the identity check.",
    "description": "Saves whom to call where the person cannot be reached, as a section of the identity check.\nErrors: `BAD_USER_INPUT` where both fields or none are given, or there is no way to reach the\ncontact; `INVALID_STATE` while the check is submitted or in review, and after a rejection.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "Kyc",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED"
        ],
        "to": "ACTION_REQUIRED"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "APPROVED"
        ],
        "to": "APPROVED"
      }
    ],
    "example": {
      "contact": {
        "givenName": "Hana",
        "familyName": "Tane",
        "phone": "+6421555013"
      }
    },
    "columns": [],
    "built": false
  },
  "updateUserKycW8BENFormDocument": {
    "summary": "Signs a W-8BEN electronically as of now, as a section of the identity check, and makes its PDF with the moment, the address and the statement of the signature.",
    "description": "Signs a W-8BEN electronically as of now, as a section of the identity check, and makes its PDF\nwith the moment, the address and the statement of the signature. It takes the place of an earlier\none. On an approved check it may be renewed at any time.\nErrors: `BAD_USER_INPUT` where `certify` is not true, a name differs from the identity section, a\nnumber cannot be, or the treaty does not grant the rate; `INVALID_STATE` for a US person, while\nthe check is submitted or in review, and after a rejection.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT",
      "INVALID_STATE"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "W8Ben"
      ],
      "changes": [
        "Kyc",
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "W8Ben",
        "field": "status",
        "from": null,
        "to": "VALID"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "NOT_STARTED",
          "DRAFT",
          "EXPIRED"
        ],
        "to": "DRAFT"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "ACTION_REQUIRED"
        ],
        "to": "ACTION_REQUIRED"
      },
      {
        "entity": "Kyc",
        "field": "status",
        "from": [
          "APPROVED"
        ],
        "to": "APPROVED"
      }
    ],
    "example": {
      "fullName": "Mia Tane",
      "countryOfCitizenship": "NZ",
      "permanentAddress": {
        "line1": "12 Rata Street",
        "city": "Wellington",
        "postalCode": "6011",
        "country": "NZ"
      },
      "taxId": {
        "foreignTaxId": "49-091-850"
      },
      "dateOfBirth": "1991-04-17",
      "treatyClaim": {
        "country": "NZ",
        "ratePercent": "15"
      },
      "signerName": "Mia Tane",
      "certify": true
    },
    "columns": [],
    "built": false
  },
  "updateUserProfile": {
    "summary": "Changes how the person is named, addressed and told of things.",
    "description": "Changes how the person is named, addressed and told of things. First and last name are those of\nthe identity check once it is approved, and stay.\nErrors: `BAD_USER_INPUT` for an unknown time zone or the change of a confirmed name.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "displayName": "Mia",
      "timeZone": "Pacific/Auckland",
      "notifications": [
        {
          "topic": "ORDERS",
          "push": true,
          "email": false
        }
      ]
    },
    "columns": [],
    "built": true
  },
  "updateWhitelistedWalletTravelRule": {
    "summary": "Changes who keeps and who owns a whitelisted wallet.",
    "description": "Changes who keeps and who owns a whitelisted wallet. It is checked again; where the provider\nchanges, an approved wallet waits for 24 hours anew, and the person gets a mail with a link that\ntakes the wallet off the list.\nErrors: `NOT_FOUND`; `INVALID_STATE` for a rejected wallet; `BENEFICIARY_NAME_REQUIRED`;\n`UNKNOWN_VASP`; `ADDRESS_BELONGS_TO_VASP`; `MFA_REQUIRED`; `MFA_INVALID`; `PROVIDER_UNAVAILABLE`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": true,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "INVALID_STATE",
      "BENEFICIARY_NAME_REQUIRED",
      "UNKNOWN_VASP",
      "ADDRESS_BELONGS_TO_VASP",
      "MFA_REQUIRED",
      "MFA_INVALID",
      "PROVIDER_UNAVAILABLE"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "WhitelistedWallet"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "WhitelistedWallet",
        "field": "status",
        "from": [
          "ACTION_REQUIRED"
        ],
        "to": "PENDING"
      }
    ],
    "example": {
      "id": "01a1f641-0201-7a83-8e5f-6a7b8c9d0e1f",
      "travelRule": {
        "custodian": {
          "vaspId": "did:ethr:0x0a1b2c3d4e5f60718293a4b5c6d7e8f901234567"
        },
        "beneficiary": {
          "person": {
            "givenName": "Mia",
            "familyName": "Tamihana"
          }
        }
      },
      "mfaCode": "287082"
    },
    "columns": [],
    "built": false
  },
  "uploadNetWorthFile": {
    "summary": "Adds a file to a tracked portfolio and, unless `extract` is false, queues it for reading.",
    "description": "Adds a file to a tracked portfolio and, unless `extract` is false, queues it for reading. Follow\n`extractionStatus` with `netWorthPortfolioFiles`. A file that the portfolio already holds, byte\nfor byte, is returned as it is and nothing is added. A portfolio may hold 10,000 files.\nErrors: `NOT_FOUND` for the portfolio or the `uploadId`; `BAD_USER_INPUT` for a type of file that\nis not taken; `INVALID_STATE` for a broker mirror; `QUOTA_EXCEEDED`; `IDEMPOTENCY_CONFLICT`.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "PLUS",
    "errors": [
      "NOT_FOUND",
      "BAD_USER_INPUT",
      "INVALID_STATE",
      "QUOTA_EXCEEDED",
      "IDEMPOTENCY_CONFLICT"
    ],
    "effect": {
      "reads": [],
      "creates": [
        "NetWorthFile"
      ],
      "changes": [],
      "deletes": [],
      "none": null
    },
    "transitions": [
      {
        "entity": "NetWorthFile",
        "field": "extractionStatus",
        "from": null,
        "to": "QUEUED"
      }
    ],
    "example": {
      "portfolioId": "01a1f82f-1e80-7d10-8a42-97e6b05c3f18",
      "fileName": "trades-2026.csv",
      "content": {
        "base64": "RGF0ZSxTaWRlLFN5bWJvbCxRdHkKMjAyNi0xMS0yMCxCVVksQUFQTCwyCg=="
      },
      "broker": "Kauri Broking"
    },
    "columns": [],
    "built": false
  },
  "verifyEmail": {
    "summary": "Confirms an e-mail address with the token from the mail.",
    "description": "Confirms an e-mail address with the token from the mail. Needs no token of the API.\nErrors: `BAD_USER_INPUT` where the token is unknown, used or older than 24 hours.",
    "kind": "WRITE",
    "movesMoney": false,
    "stepUp": false,
    "plan": "FREE",
    "errors": [
      "BAD_USER_INPUT"
    ],
    "effect": {
      "reads": [],
      "creates": [],
      "changes": [
        "UserAccount"
      ],
      "deletes": [],
      "none": null
    },
    "transitions": [],
    "example": {
      "token": "ip_ev_4fN1qVbZ8xW2kTfJ5rLc9aYh"
    },
    "columns": [],
    "built": true
  }
};
