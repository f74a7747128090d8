// Generated from the migrated database by `npm run tables`. Do not edit.

/** Decimals and 64-bit integers are texts, days `YYYY-MM-DD`. */
export interface Tables {
  readonly access_tokens: {
    readonly row: {
      readonly codeHash: Uint8Array | null;
      readonly credentialId: string;
      readonly expiresAt: Date;
      readonly issuedAt: Date;
      readonly lastUsedAt: Date | null;
      readonly resources: readonly string[];
      readonly scopes: readonly string[];
      readonly tokenHash: Uint8Array;
      readonly userId: string;
    };
    readonly optional: 'codeHash' | 'lastUsedAt' | 'resources';
  };
  readonly account_activities: {
    readonly row: {
      readonly assetId: string | null;
      readonly brokerAccountId: string;
      readonly confirmedAt: Date | null;
      readonly currency: string;
      readonly description: string;
      readonly entryId: string;
      readonly id: string;
      readonly netAmount: string;
      readonly occurredAt: Date;
      readonly orderId: string | null;
      readonly perShareAmount: string | null;
      readonly price: string | null;
      readonly quantity: string | null;
      readonly settleDate: string | null;
      readonly side: 'BUY' | 'SELL' | null;
      readonly status: 'CANCELED' | 'CORRECTED' | 'EXECUTED';
      readonly symbol: string | null;
      readonly type: string;
      readonly userId: string;
    };
    readonly optional: 'assetId' | 'confirmedAt' | 'orderId' | 'perShareAmount' | 'price' | 'quantity' | 'settleDate' | 'side' | 'status' | 'symbol';
  };
  readonly account_books: {
    readonly row: {
      readonly brokerAccountId: string;
      readonly createdAt: Date;
      readonly id: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly account_documents: {
    readonly row: {
      readonly brokerAccountId: string;
      readonly createdAt: Date;
      readonly id: string;
      readonly issuedOn: string;
      readonly mimeType: string;
      readonly name: string;
      readonly periodEndsOn: string | null;
      readonly periodStartsOn: string | null;
      readonly sha256: Uint8Array;
      readonly sizeBytes: number;
      readonly type: 'ACCOUNT_APPLICATION' | 'ACCOUNT_STATEMENT' | 'AGREEMENT' | 'OTHER' | 'TAX_1042S' | 'TAX_1099' | 'TRADE_CONFIRMATION' | 'W8BEN';
      readonly userId: string;
    };
    readonly optional: 'periodEndsOn' | 'periodStartsOn';
  };
  readonly active_strategies: {
    readonly row: {
      readonly autoRebalance: boolean;
      readonly autoSync: boolean;
      readonly brokerAccountId: string;
      readonly cashTargetPercent: string;
      readonly closedAt: Date | null;
      readonly contributionAmount: string | null;
      readonly contributionFrequency: string | null;
      readonly contributionNextOn: string | null;
      readonly contributionPaused: boolean | null;
      readonly contributionStartOn: string | null;
      readonly cooldownDays: number;
      readonly createdAt: Date;
      readonly currency: string;
      readonly hasCustomWeights: boolean;
      readonly id: string;
      readonly lastRebalancedAt: Date | null;
      readonly name: string;
      readonly nextCheckAt: Date;
      readonly nextRebalanceAt: Date | null;
      readonly putIn: string;
      readonly rebalanceRules: unknown;
      readonly restingStatus: 'ACTIVE' | 'PAUSED';
      readonly status: 'ACTIVE' | 'CLOSED' | 'LIQUIDATING' | 'PAUSED' | 'PENDING_FUNDING' | 'REBALANCING';
      readonly strategyId: string | null;
      readonly strategyVersion: number | null;
      readonly takenOut: string;
      readonly tradingMode: 'LIVE' | 'PAPER';
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'closedAt' | 'contributionAmount' | 'contributionFrequency' | 'contributionNextOn' | 'contributionPaused' | 'contributionStartOn' | 'lastRebalancedAt' | 'nextRebalanceAt' | 'putIn' | 'strategyId' | 'strategyVersion' | 'takenOut';
  };
  readonly active_strategy_holdings: {
    readonly row: {
      readonly activeStrategyId: string;
      readonly assetId: string;
      readonly id: string;
      readonly targetPercent: string;
    };
    readonly optional: never;
  };
  readonly agent_requests: {
    readonly row: {
      readonly amount: string | null;
      readonly asked: boolean;
      readonly createdAt: Date;
      readonly credentialId: string;
      readonly decidedAt: Date | null;
      readonly expiresAt: Date;
      readonly id: string;
      readonly madeByApp: boolean;
      readonly operation: string;
      readonly outcome: string | null;
      readonly params: unknown;
      readonly paramsHash: Uint8Array;
      readonly startedAt: Date | null;
      readonly status: 'APPROVED' | 'DECLINED' | 'DONE' | 'FAILED' | 'PENDING';
      readonly tokenHash: Uint8Array;
      readonly userId: string;
      readonly words: string;
    };
    readonly optional: 'amount' | 'asked' | 'decidedAt' | 'madeByApp' | 'outcome' | 'startedAt';
  };
  readonly announcements: {
    readonly row: {
      readonly bodyMarkdown: string;
      readonly createdAt: Date;
      readonly dismissible: boolean;
      readonly endsAt: Date | null;
      readonly id: string;
      readonly level: 'CRITICAL' | 'INFO' | 'MARKETING' | 'WARNING';
      readonly locale: string | null;
      readonly placement: string | null;
      readonly startsAt: Date;
      readonly title: string;
      readonly url: string | null;
    };
    readonly optional: 'dismissible' | 'endsAt' | 'locale' | 'placement' | 'url';
  };
  readonly api_credentials: {
    readonly row: {
      readonly clientId: string;
      readonly createdAt: Date;
      readonly documentExpiresAt: Date | null;
      readonly id: string;
      readonly isPublic: boolean;
      readonly label: string;
      readonly lastUsedAt: Date | null;
      readonly lastUsedIp: string | null;
      readonly origin: 'DOCUMENT' | 'REGISTRATION' | 'SETTINGS';
      readonly redirectUris: readonly string[];
      readonly secretHash: Uint8Array | null;
      readonly userId: string | null;
    };
    readonly optional: 'documentExpiresAt' | 'lastUsedAt' | 'lastUsedIp' | 'secretHash' | 'userId';
  };
  readonly app_rules: {
    readonly row: {
      readonly approval: 'IN_APP' | 'NONE' | 'ON_PAGE';
      readonly assistant: boolean;
      readonly credentialId: string;
      readonly maxAmountPerDay: string | null;
      readonly maxChangesPerDay: number | null;
      readonly userId: string;
    };
    readonly optional: 'maxAmountPerDay' | 'maxChangesPerDay';
  };
  readonly applied_corporate_actions: {
    readonly row: {
      readonly actionId: string;
      readonly appliedAt: Date;
      readonly brokerAccountId: string;
      readonly terms: unknown | null;
    };
    readonly optional: 'terms';
  };
  readonly appointments: {
    readonly row: {
      readonly createdAt: Date;
      readonly endsAt: Date;
      readonly id: string;
      readonly meetingUrl: string | null;
      readonly note: string | null;
      readonly startsAt: Date;
      readonly status: 'CANCELED' | 'COMPLETED' | 'NO_SHOW' | 'SCHEDULED';
      readonly timeZone: string;
      readonly title: string;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'meetingUrl' | 'note';
  };
  readonly approved_redirect_domains: {
    readonly row: {
      readonly approvedAt: Date;
      readonly domain: string;
    };
    readonly optional: never;
  };
  readonly assistant_allowances: {
    readonly row: {
      readonly started: number;
      readonly startsOn: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly assistant_deliveries: {
    readonly row: {
      readonly attempts: number;
      readonly channel: 'EMAIL' | 'PUSH';
      readonly dueAt: Date;
      readonly notificationId: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly assistant_events: {
    readonly row: {
      readonly at: Date;
      readonly delta: string | null;
      readonly messageId: string;
      readonly part: unknown | null;
      readonly sequence: number;
      readonly type: 'CANCELED' | 'COMPLETED' | 'ERROR' | 'REASONING' | 'STARTED' | 'TOKEN' | 'TOOL_CALL' | 'TOOL_RESULT';
    };
    readonly optional: 'delta' | 'part';
  };
  readonly assistant_messages: {
    readonly row: {
      readonly askedWith: unknown | null;
      readonly attempt: number;
      readonly citations: unknown;
      readonly content: string;
      readonly context: unknown;
      readonly createdAt: Date;
      readonly failureCode: string | null;
      readonly failureReason: string | null;
      readonly finishedAt: Date | null;
      readonly id: string;
      readonly inputTokenCount: number | null;
      readonly leasedUntil: Date | null;
      readonly model: string | null;
      readonly outputTokenCount: number | null;
      readonly parts: unknown;
      readonly repliesTo: string | null;
      readonly role: 'ASSISTANT' | 'USER';
      readonly status: 'CANCELED' | 'COMPLETED' | 'FAILED' | 'PENDING' | 'STREAMING';
      readonly threadId: string;
      readonly userId: string;
    };
    readonly optional: 'askedWith' | 'failureCode' | 'failureReason' | 'finishedAt' | 'inputTokenCount' | 'leasedUntil' | 'model' | 'outputTokenCount' | 'repliesTo';
  };
  readonly assistant_notifications: {
    readonly row: {
      readonly actions: unknown;
      readonly body: string;
      readonly createdAt: Date;
      readonly entityId: string | null;
      readonly entityType: string | null;
      readonly id: string;
      readonly kind: string;
      readonly severity: 'CRITICAL' | 'INFO' | 'WARNING';
      readonly subject: string;
      readonly title: string;
      readonly userId: string;
    };
    readonly optional: 'entityId' | 'entityType';
  };
  readonly assistant_stops: {
    readonly row: {
      readonly stoppedAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly assistant_threads: {
    readonly row: {
      readonly archived: boolean;
      readonly createdAt: Date;
      readonly deletedAt: Date | null;
      readonly id: string;
      readonly lastMessageAt: Date;
      readonly liked: boolean;
      readonly messageCount: number;
      readonly model: string;
      readonly pinned: boolean;
      readonly title: string;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'deletedAt';
  };
  readonly assistant_watches: {
    readonly row: {
      readonly lookedAt: Date;
      readonly rounds: number;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly authorization_codes: {
    readonly row: {
      readonly codeChallenge: string;
      readonly codeHash: Uint8Array;
      readonly credentialId: string;
      readonly expiresAt: Date;
      readonly issuedAt: Date;
      readonly redeemedAt: Date | null;
      readonly redirectUri: string;
      readonly resources: readonly string[];
      readonly scopes: readonly string[];
      readonly userId: string;
    };
    readonly optional: 'redeemedAt';
  };
  readonly authorization_requests: {
    readonly row: {
      readonly codeChallenge: string;
      readonly createdAt: Date;
      readonly credentialId: string;
      readonly expiresAt: Date;
      readonly redirectUri: string;
      readonly requestHash: Uint8Array;
      readonly resources: readonly string[];
      readonly scopes: readonly string[];
      readonly state: string | null;
    };
    readonly optional: 'state';
  };
  readonly bank_accounts: {
    readonly row: {
      readonly accountHolder: string;
      readonly bankAddress: unknown | null;
      readonly bankName: string | null;
      readonly country: string;
      readonly createdAt: Date;
      readonly currency: 'NZD' | 'USD';
      readonly deletedAt: Date | null;
      readonly discardTokenHash: Uint8Array;
      readonly holderAddress: unknown | null;
      readonly id: string;
      readonly numberMasked: string;
      readonly purpose: 'PAYOUT' | 'WITHDRAWAL';
      readonly routingNumber: string | null;
      readonly sealedNumber: string;
      readonly status: 'PENDING_VERIFICATION' | 'REJECTED' | 'VERIFIED';
      readonly statusReason: string | null;
      readonly swiftBic: string | null;
      readonly type: 'CHECKING' | 'SAVINGS' | null;
      readonly updatedAt: Date;
      readonly usableAt: Date;
      readonly userId: string;
      readonly verifiedAt: Date | null;
    };
    readonly optional: 'bankAddress' | 'bankName' | 'deletedAt' | 'holderAddress' | 'routingNumber' | 'statusReason' | 'swiftBic' | 'type' | 'verifiedAt';
  };
  readonly bank_entries: {
    readonly row: {
      readonly amount: string;
      readonly currency: string;
      readonly endToEndId: string | null;
      readonly fileId: string;
      readonly isCredit: boolean;
      readonly lineId: string;
      readonly matched: boolean | null;
      readonly outcome: string | null;
      readonly place: number;
      readonly reference: string;
      readonly returnReason: string | null;
    };
    readonly optional: 'endToEndId' | 'matched' | 'outcome' | 'returnReason';
  };
  readonly bank_files: {
    readonly row: {
      readonly currency: string | null;
      readonly hash: Uint8Array | null;
      readonly id: string;
      readonly kind: 'PAYMENTS' | 'STATEMENT';
      readonly madeAt: Date;
      readonly messageId: string;
    };
    readonly optional: 'currency' | 'hash';
  };
  readonly bank_lines: {
    readonly row: {
      readonly amount: string;
      readonly bankLineId: string;
      readonly currency: string;
      readonly depositId: string;
      readonly receivedAt: Date;
      readonly reference: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly bank_payments: {
    readonly row: {
      readonly amount: string;
      readonly currency: string;
      readonly endToEndId: string;
      readonly fileId: string | null;
      readonly problem: string | null;
      readonly queuedAt: Date;
      readonly status: 'IN_FILE' | 'QUEUED' | 'RETURNED' | 'SETTLED';
      readonly withdrawalId: string;
    };
    readonly optional: 'fileId' | 'problem';
  };
  readonly broker_accounts: {
    readonly row: {
      readonly costBasisMethod: 'AVERAGE' | 'FIFO' | 'HIFO' | 'LIFO' | 'SPECIFIC';
      readonly createdAt: Date;
      readonly credentialId: string | null;
      readonly currency: string;
      readonly externalId: string | null;
      readonly id: string;
      readonly lastSyncedAt: Date | null;
      readonly name: string;
      readonly number: string | null;
      readonly provider: 'ALPACA' | 'BINANCE' | 'COINBASE' | 'CUSTOM' | 'INTERACTIVE_BROKERS' | 'KRAKEN' | 'PARTNER_PAPER' | 'PLATFORM';
      readonly resetEntryId: string | null;
      readonly status: 'ACTIVE' | 'CLOSED' | 'DISCONNECTED' | 'RESTRICTED';
      readonly tradingMode: 'LIVE' | 'PAPER';
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'costBasisMethod' | 'credentialId' | 'externalId' | 'lastSyncedAt' | 'number' | 'resetEntryId' | 'status';
  };
  readonly broker_credentials: {
    readonly row: {
      readonly capabilities: readonly string[];
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly failureCode: string | null;
      readonly id: string;
      readonly keyHash: Uint8Array | null;
      readonly keySuffix: string | null;
      readonly label: string;
      readonly lastUsedAt: Date | null;
      readonly lastVerifiedAt: Date | null;
      readonly nextProbeAt: Date | null;
      readonly probeUntil: Date | null;
      readonly provider: string;
      readonly sealedValues: string | null;
      readonly status: 'ACTIVE' | 'EXPIRED' | 'INVALID' | 'PENDING' | 'REVOKED';
      readonly statusReason: string | null;
      readonly systemManaged: boolean;
      readonly tradingMode: 'LIVE' | 'PAPER';
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'capabilities' | 'expiresAt' | 'failureCode' | 'keyHash' | 'keySuffix' | 'lastUsedAt' | 'lastVerifiedAt' | 'nextProbeAt' | 'probeUntil' | 'sealedValues' | 'statusReason' | 'systemManaged';
  };
  readonly broker_prices: {
    readonly row: {
      readonly assetId: string;
      readonly at: Date;
      readonly brokerAccountId: string;
      readonly price: string;
      readonly readAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly card_charges: {
    readonly row: {
      readonly amount: string;
      readonly cardId: string;
      readonly chargeRef: string | null;
      readonly confirmationUrl: string | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly description: string;
      readonly expiresAt: Date;
      readonly failureReason: string | null;
      readonly id: string;
      readonly isCardExpired: boolean;
      readonly isToPayBack: boolean;
      readonly purpose: 'DEPOSIT' | 'SUBSCRIPTION';
      readonly readings: number;
      readonly status: 'CANCELED' | 'DECLINED' | 'PENDING' | 'SUCCEEDED' | 'TAKEN_BACK' | 'TO_CONFIRM' | 'UNCONFIRMED';
      readonly takenBack: string;
      readonly unattended: boolean;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'chargeRef' | 'confirmationUrl' | 'failureReason' | 'isCardExpired' | 'isToPayBack' | 'readings' | 'takenBack';
  };
  readonly card_customers: {
    readonly row: {
      readonly customerRef: string;
      readonly processor: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly cards: {
    readonly row: {
      readonly brand: 'AMEX' | 'MASTERCARD' | 'OTHER' | 'VISA' | null;
      readonly cardRef: string | null;
      readonly confirmationUrl: string | null;
      readonly country: string | null;
      readonly createdAt: Date;
      readonly customerRef: string | null;
      readonly deletedAt: Date | null;
      readonly expiryMonth: number | null;
      readonly expiryYear: number | null;
      readonly failureReason: string | null;
      readonly holder: string | null;
      readonly id: string;
      readonly isDefault: boolean;
      readonly last4: string | null;
      readonly processor: string;
      readonly returnUrl: string;
      readonly setupRef: string | null;
      readonly status: 'DECLINED' | 'SAVED' | 'SAVING' | 'TO_CONFIRM' | 'UNCONFIRMED';
      readonly token: string;
      readonly updatedAt: Date;
      readonly userId: string;
      readonly wantsDefault: boolean;
    };
    readonly optional: 'brand' | 'cardRef' | 'confirmationUrl' | 'country' | 'customerRef' | 'deletedAt' | 'expiryMonth' | 'expiryYear' | 'failureReason' | 'holder' | 'isDefault' | 'last4' | 'setupRef';
  };
  readonly crypto_addresses: {
    readonly row: {
      readonly address: string | null;
      readonly createdAt: Date;
      readonly family: string;
      readonly id: string;
      readonly memo: string | null;
      readonly place: string;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'address' | 'memo';
  };
  readonly crypto_auto_sweeps: {
    readonly row: {
      readonly chain: string | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly id: string;
      readonly minimumAmount: string;
      readonly sellPercent: string;
      readonly targetCurrency: string;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'chain';
  };
  readonly crypto_chain_reads: {
    readonly row: {
      readonly chain: string;
      readonly readAt: Date;
    };
    readonly optional: never;
  };
  readonly crypto_places: {
    readonly row: {
      readonly family: string;
      readonly last: string;
    };
    readonly optional: never;
  };
  readonly crypto_sweep_runs: {
    readonly row: {
      readonly createdAt: Date;
      readonly endedAt: Date | null;
      readonly orderId: string;
      readonly proceeds: string | null;
      readonly sweepId: string;
      readonly targetCurrency: string;
      readonly transferId: string;
      readonly userId: string;
    };
    readonly optional: 'endedAt' | 'proceeds';
  };
  readonly crypto_transfers: {
    readonly row: {
      readonly amount: string;
      readonly brokerAccountId: string;
      readonly chain: string;
      readonly completedAt: Date | null;
      readonly concerns: readonly string[];
      readonly confirmations: number | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly custodyReference: string | null;
      readonly direction: 'INCOMING' | 'OUTGOING';
      readonly failureCode: string | null;
      readonly failureReason: string | null;
      readonly fee: string;
      readonly fromAddress: string | null;
      readonly id: string;
      readonly memo: string | null;
      readonly networkFee: string;
      readonly outputIndex: number | null;
      readonly requiredConfirmations: number;
      readonly sentAt: Date | null;
      readonly status: 'CANCELED' | 'COMPLETED' | 'FAILED' | 'PROCESSING' | 'REJECTED' | 'REQUESTED';
      readonly toAddress: string;
      readonly txHash: string | null;
      readonly updatedAt: Date;
      readonly userId: string;
      readonly value: string | null;
      readonly walletId: string;
      readonly whitelistedWalletId: string | null;
    };
    readonly optional: 'completedAt' | 'confirmations' | 'custodyReference' | 'failureCode' | 'failureReason' | 'fromAddress' | 'memo' | 'outputIndex' | 'sentAt' | 'txHash' | 'value' | 'whitelistedWalletId';
  };
  readonly crypto_unclaimed: {
    readonly row: {
      readonly address: string;
      readonly amount: string;
      readonly chain: string;
      readonly currency: string;
      readonly fromAddress: string | null;
      readonly memo: string | null;
      readonly outputIndex: number;
      readonly seenAt: Date;
      readonly txHash: string;
    };
    readonly optional: 'fromAddress' | 'memo';
  };
  readonly crypto_wallets: {
    readonly row: {
      readonly addressId: string;
      readonly chain: string;
      readonly createdAt: Date;
      readonly currency: string;
      readonly id: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly custom_instruments: {
    readonly row: {
      readonly category: 'BOND' | 'BUSINESS' | 'CASH' | 'COLLECTIBLE' | 'CRYPTO' | 'FUND' | 'INSURANCE' | 'LOAN_RECEIVABLE' | 'OTHER' | 'PENSION' | 'PRECIOUS_METAL' | 'PRIVATE_EQUITY' | 'PROPERTY' | 'SAVINGS' | 'TERM_DEPOSIT' | 'VEHICLE';
      readonly createdAt: Date;
      readonly currency: string;
      readonly id: string;
      readonly metadata: unknown;
      readonly name: string;
      readonly pricesRevision: string;
      readonly symbol: string;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'metadata' | 'pricesRevision' | 'tombstonedAt';
  };
  readonly dealt_assets: {
    readonly row: {
      readonly assetId: string;
      readonly dealtAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly demo_access: {
    readonly row: {
      readonly email: string;
      readonly sealed: string;
    };
    readonly optional: never;
  };
  readonly deposit_references: {
    readonly row: {
      readonly pendingTransactionId: string | null;
      readonly reference: string;
      readonly userId: string;
    };
    readonly optional: 'pendingTransactionId';
  };
  readonly deposits: {
    readonly row: {
      readonly amount: string;
      readonly brokerAccountId: string;
      readonly cardId: string | null;
      readonly completedAt: Date | null;
      readonly createdAt: Date;
      readonly creditedAmount: string | null;
      readonly creditedCurrency: string | null;
      readonly currency: string;
      readonly exchangeRate: string | null;
      readonly failureReason: string | null;
      readonly fee: string;
      readonly forexFeeRate: string | null;
      readonly id: string;
      readonly isViewed: boolean;
      readonly method: 'BANK_TRANSFER' | 'CARD' | 'JOURNAL' | 'SIMULATED';
      readonly nextStepAt: Date | null;
      readonly pendingTransactionId: string | null;
      readonly plannedOutcome: 'COMPLETED' | 'FAILED' | 'RETURNED' | null;
      readonly reference: string | null;
      readonly returnedAmount: string;
      readonly status: 'COMPLETED' | 'FAILED' | 'PENDING' | 'PROCESSING' | 'RETURNED';
      readonly stepSeconds: number;
      readonly takenBack: string;
      readonly tradingMode: 'LIVE' | 'PAPER';
      readonly updatedAt: Date;
      readonly userId: string;
      readonly withdrawableAt: Date | null;
    };
    readonly optional: 'cardId' | 'completedAt' | 'creditedAmount' | 'creditedCurrency' | 'exchangeRate' | 'failureReason' | 'fee' | 'forexFeeRate' | 'isViewed' | 'nextStepAt' | 'pendingTransactionId' | 'plannedOutcome' | 'reference' | 'returnedAmount' | 'stepSeconds' | 'takenBack' | 'withdrawableAt';
  };
  readonly device_tokens: {
    readonly row: {
      readonly appVersion: string | null;
      readonly createdAt: Date;
      readonly deviceName: string | null;
      readonly id: string;
      readonly isActive: boolean;
      readonly lastSeenAt: Date;
      readonly locale: string | null;
      readonly platform: 'ANDROID' | 'IOS' | 'WEB';
      readonly provider: 'APNS' | 'EXPO' | 'FCM' | 'WEB_PUSH';
      readonly token: string;
      readonly tokenHash: Uint8Array;
      readonly tokenSuffix: string;
      readonly userId: string;
      readonly webPushKeys: string | null;
    };
    readonly optional: 'appVersion' | 'deviceName' | 'locale' | 'webPushKeys';
  };
  readonly discover_lists: {
    readonly row: {
      readonly assetIds: readonly string[];
      readonly id: string;
      readonly place: number;
      readonly subtitle: string | null;
      readonly title: string;
      readonly updatedAt: Date;
    };
    readonly optional: 'subtitle';
  };
  readonly due_dividends: {
    readonly row: {
      readonly actionId: string;
      readonly assetId: string;
      readonly bookId: string;
      readonly brokerAccountId: string;
      readonly currency: string;
      readonly grossAmount: string;
      readonly id: string;
      readonly paidAt: Date | null;
      readonly payAt: Date;
      readonly perShareAmount: string;
      readonly quantity: string;
      readonly userId: string;
      readonly withheldAmount: string;
      readonly withholdingRate: string;
    };
    readonly optional: 'paidAt' | 'withholdingRate';
  };
  readonly email_verifications: {
    readonly row: {
      readonly expiresAt: Date;
      readonly newEmail: string | null;
      readonly tokenHash: Uint8Array;
      readonly usedAt: Date | null;
      readonly userId: string;
    };
    readonly optional: 'newEmail' | 'usedAt';
  };
  readonly executions: {
    readonly row: {
      readonly at: Date;
      readonly entryId: string;
      readonly fee: string;
      readonly id: string;
      readonly orderId: string;
      readonly price: string;
      readonly quantity: string;
      readonly reference: string;
      readonly sequence: number;
    };
    readonly optional: never;
  };
  readonly experts: {
    readonly row: {
      readonly avatarUrl: string | null;
      readonly bio: string | null;
      readonly createdAt: Date;
      readonly id: string;
      readonly links: readonly string[];
      readonly name: string;
      readonly slug: string;
      readonly title: string | null;
    };
    readonly optional: 'avatarUrl' | 'bio' | 'links' | 'title';
  };
  readonly export_jobs: {
    readonly row: {
      readonly attempt: number;
      readonly completedAt: Date | null;
      readonly createdAt: Date;
      readonly dueAt: Date;
      readonly expiresAt: Date | null;
      readonly failureCode: 'INTERNAL' | 'PROVIDER_UNAVAILABLE' | 'TOO_LARGE' | null;
      readonly failureReason: string | null;
      readonly format: 'CSV' | 'JSON' | 'PDF' | 'XLSX' | 'ZIP';
      readonly fromDay: string | null;
      readonly id: string;
      readonly portfolioIds: readonly string[];
      readonly progressPercent: number;
      readonly rowCount: number | null;
      readonly sizeBytes: string | null;
      readonly status: 'COMPLETED' | 'EXPIRED' | 'FAILED' | 'QUEUED' | 'RUNNING';
      readonly toDay: string;
      readonly tradingMode: 'LIVE' | 'PAPER' | null;
      readonly tries: number;
      readonly type: 'ACTIVITIES' | 'DEPOSITS_WITHDRAWALS' | 'DIVIDENDS' | 'FULL_ACCOUNT' | 'NET_WORTH' | 'ORDERS' | 'POSITIONS' | 'REALIZED_GAINS' | 'TAX_SUMMARY' | 'TRANSACTIONS';
      readonly updatedAt: Date;
      readonly userId: string;
      readonly viewedAt: Date | null;
    };
    readonly optional: 'attempt' | 'completedAt' | 'expiresAt' | 'failureCode' | 'failureReason' | 'fromDay' | 'rowCount' | 'sizeBytes' | 'tradingMode' | 'tries' | 'viewedAt';
  };
  readonly failed_sign_ins: {
    readonly row: {
      readonly at: Date;
      readonly browser: string | null;
      readonly email: string;
      readonly id: string;
      readonly ip: string;
    };
    readonly optional: 'browser';
  };
  readonly household_members: {
    readonly row: {
      readonly createdAt: Date;
      readonly email: string | null;
      readonly expiresAt: Date | null;
      readonly householdId: string;
      readonly id: string;
      readonly invitedBy: string | null;
      readonly name: string;
      readonly relationship: 'CHILD' | 'OTHER' | 'PARENT' | 'PARTNER' | 'SELF' | 'SIBLING';
      readonly role: 'MEMBER' | 'OWNER';
      readonly sharePercent: string;
      readonly sharesFigures: boolean;
      readonly tokenHash: Uint8Array | null;
      readonly updatedAt: Date;
      readonly userId: string | null;
    };
    readonly optional: 'email' | 'expiresAt' | 'invitedBy' | 'tokenHash' | 'userId';
  };
  readonly households: {
    readonly row: {
      readonly createdAt: Date;
      readonly id: string;
      readonly name: string;
      readonly updatedAt: Date;
    };
    readonly optional: never;
  };
  readonly idempotency_keys: {
    readonly row: {
      readonly createdAt: Date;
      readonly inputHash: Uint8Array;
      readonly key: string;
      readonly objectId: string;
      readonly operation: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly identity_links: {
    readonly row: {
      readonly createdAt: Date;
      readonly email: string | null;
      readonly id: string;
      readonly lastUsedAt: Date | null;
      readonly provider: 'APPLE' | 'GOOGLE' | 'OIDC';
      readonly providerUserId: string;
      readonly userId: string;
    };
    readonly optional: 'email' | 'lastUsedAt';
  };
  readonly imported_bars: {
    readonly row: {
      readonly assetId: string;
      readonly close: string;
      readonly date: string;
      readonly high: string;
      readonly low: string;
      readonly open: string;
      readonly volume: string | null;
    };
    readonly optional: 'volume';
  };
  readonly instrument_prices: {
    readonly row: {
      readonly createdAt: Date;
      readonly day: string;
      readonly id: string;
      readonly instrumentId: string;
      readonly note: string | null;
      readonly price: string;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'note' | 'tombstonedAt';
  };
  readonly interest_enrollments: {
    readonly row: {
      readonly brokerAccountId: string;
      readonly changesOn: string;
      readonly createdAt: Date;
      readonly currency: string;
      readonly id: string;
      readonly optedIn: boolean;
      readonly paysOn: string | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'paysOn';
  };
  readonly interest_payments: {
    readonly row: {
      readonly amount: string;
      readonly enrollmentId: string;
      readonly monthOn: string;
      readonly paidAt: Date;
    };
    readonly optional: never;
  };
  readonly interest_rates: {
    readonly row: {
      readonly aprPercent: string;
      readonly currency: string;
      readonly fromOn: string;
    };
    readonly optional: never;
  };
  readonly interest_spans: {
    readonly row: {
      readonly enrollmentId: string;
      readonly fromOn: string;
      readonly untilOn: string | null;
    };
    readonly optional: 'untilOn';
  };
  readonly invest_account_settings: {
    readonly row: {
      readonly autoConvertDeposits: boolean;
      readonly dailyLossCurrency: string | null;
      readonly dailyLossLimit: string | null;
      readonly dividendReinvestment: boolean;
      readonly extendedHoursDefault: boolean;
      readonly fractionalTrading: boolean;
      readonly maxOrderCurrency: string | null;
      readonly maxOrderNotional: string | null;
      readonly suspendTrade: boolean;
      readonly tradeConfirmEmail: boolean;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'autoConvertDeposits' | 'dailyLossCurrency' | 'dailyLossLimit' | 'dividendReinvestment' | 'extendedHoursDefault' | 'fractionalTrading' | 'maxOrderCurrency' | 'maxOrderNotional' | 'suspendTrade' | 'tradeConfirmEmail';
  };
  readonly investor_preferences: {
    readonly row: {
      readonly answers: unknown;
      readonly completedAt: Date | null;
      readonly updatedAt: Date | null;
      readonly userId: string;
    };
    readonly optional: 'completedAt' | 'updatedAt';
  };
  readonly invitations: {
    readonly row: {
      readonly createdAt: Date;
      readonly email: string | null;
      readonly expiresAt: Date;
      readonly id: string;
      readonly kind: 'GUEST' | 'OWNER';
      readonly plan: 'FREE' | 'PLUS' | 'PRIVATE' | 'PRO';
      readonly redeemedAt: Date | null;
      readonly tokenHash: Uint8Array;
    };
    readonly optional: 'email' | 'redeemedAt';
  };
  readonly jobs: {
    readonly row: {
      readonly attempts: number;
      readonly failedAt: Date | null;
      readonly key: string;
      readonly kind: string;
      readonly lastError: string | null;
      readonly leasedUntil: Date | null;
      readonly requests: number;
      readonly runAt: Date;
    };
    readonly optional: 'attempts' | 'failedAt' | 'lastError' | 'leasedUntil' | 'requests';
  };
  readonly journal_entries: {
    readonly row: {
      readonly id: string;
      readonly kind: string;
      readonly postedAt: Date;
      readonly sourceId: string;
      readonly sourceType: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly journal_lines: {
    readonly row: {
      readonly accountId: string;
      readonly amount: string;
      readonly asset: string;
      readonly entryId: string;
      readonly lineNumber: number;
    };
    readonly optional: never;
  };
  readonly known_browsers: {
    readonly row: {
      readonly fingerprint: Uint8Array;
      readonly lastSeenAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly kyc_checks: {
    readonly row: {
      readonly accountType: 'COMPANY' | 'INDIVIDUAL' | 'JOINT' | 'TRUST';
      readonly applicantId: string;
      readonly companyType: 'COMPANY' | 'TRUST' | null;
      readonly decidedAt: Date | null;
      readonly expiresAt: Date | null;
      readonly hasCoHolder: boolean;
      readonly hasTaxId: boolean;
      readonly legalHold: boolean;
      readonly reviewReasons: readonly string[];
      readonly submittedAt: Date | null;
      readonly taxIdPrint: string | null;
      readonly updatedAt: Date;
      readonly usByIdentity: boolean;
      readonly usPerson: boolean | null;
      readonly userId: string;
    };
    readonly optional: 'accountType' | 'companyType' | 'decidedAt' | 'expiresAt' | 'hasCoHolder' | 'hasTaxId' | 'legalHold' | 'reviewReasons' | 'submittedAt' | 'taxIdPrint' | 'usByIdentity' | 'usPerson';
  };
  readonly kyc_documents: {
    readonly row: {
      readonly coHolder: boolean;
      readonly createdAt: Date;
      readonly expiresOn: string | null;
      readonly failureCode: 'DATA_MISMATCH' | 'EXPIRED' | 'INCOMPLETE' | 'NOT_GENUINE' | 'OTHER' | 'UNREADABLE' | 'WRONG_TYPE' | null;
      readonly failureReason: string | null;
      readonly fileKey: string | null;
      readonly fileName: string;
      readonly id: string;
      readonly mimeType: string;
      readonly remindedDays: number | null;
      readonly side: 'BACK' | 'FRONT' | null;
      readonly sizeBytes: number;
      readonly status: 'ACCEPTED' | 'RECEIVED' | 'REJECTED';
      readonly type: 'COMPANY_REGISTRATION' | 'DRIVER_LICENSE' | 'NATIONAL_ID' | 'OTHER' | 'PASSPORT' | 'PROOF_OF_ADDRESS' | 'SOURCE_OF_FUNDS' | 'TAX_ID_PROOF' | 'TRUST_DEED' | 'VISA' | 'W8BEN';
      readonly userId: string;
    };
    readonly optional: 'expiresOn' | 'failureCode' | 'failureReason' | 'fileKey' | 'remindedDays' | 'side' | 'status';
  };
  readonly kyc_idv_sessions: {
    readonly row: {
      readonly counts: boolean;
      readonly failureCode: 'DATA_MISMATCH' | 'DOCUMENT_EXPIRED' | 'DOCUMENT_NOT_ACCEPTED' | 'DOCUMENT_NOT_GENUINE' | 'DOCUMENT_UNREADABLE' | 'FACE_MISMATCH' | 'OTHER' | null;
      readonly failureReason: string | null;
      readonly finishedAt: Date | null;
      readonly flow: 'DOCUMENT' | 'DOCUMENT_AND_FACE';
      readonly id: string;
      readonly outcome: 'CANCELED' | 'EXPIRED' | 'FAILED' | 'PASSED' | 'PENDING' | 'REVIEW';
      readonly provider: string;
      readonly providerRef: string;
      readonly startedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'counts' | 'failureCode' | 'failureReason' | 'finishedAt' | 'outcome';
  };
  readonly kyc_requests: {
    readonly row: {
      readonly createdAt: Date;
      readonly id: string;
      readonly message: string;
      readonly resolvedAt: Date | null;
      readonly section: 'AGREEMENTS' | 'COMPANY' | 'CONTACT' | 'DISCLOSURES' | 'DOCUMENTS' | 'IDENTITY' | 'IDV' | 'TRUSTED_CONTACT' | 'W8BEN';
      readonly userId: string;
    };
    readonly optional: 'resolvedAt';
  };
  readonly kyc_sections: {
    readonly row: {
      readonly content: string;
      readonly id: string;
      readonly savedAt: Date;
      readonly section: 'AGREEMENTS' | 'COMPANY' | 'CONTACT' | 'DISCLOSURES' | 'DOCUMENTS' | 'IDENTITY' | 'IDV' | 'TRUSTED_CONTACT' | 'W8BEN';
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly kyc_w8bens: {
    readonly row: {
      readonly content: string;
      readonly createdAt: Date;
      readonly expiresOn: string;
      readonly id: string;
      readonly remindedDays: number | null;
      readonly signedOn: string;
      readonly status: 'EXPIRED' | 'INVALIDATED' | 'VALID';
      readonly treatyRatePercent: string | null;
      readonly userId: string;
    };
    readonly optional: 'remindedDays' | 'treatyRatePercent';
  };
  readonly ledger_accounts: {
    readonly row: {
      readonly asset: string;
      readonly balance: string | null;
      readonly id: string;
      readonly kind: string;
      readonly ownerId: string | null;
    };
    readonly optional: 'balance' | 'ownerId';
  };
  readonly ledger_days: {
    readonly row: {
      readonly amount: string;
      readonly asset: string;
      readonly day: string;
      readonly ownerId: string;
    };
    readonly optional: never;
  };
  readonly ledger_flows: {
    readonly row: {
      readonly amount: string;
      readonly asset: string;
      readonly at: Date;
      readonly entryId: string;
      readonly ownerId: string;
    };
    readonly optional: never;
  };
  readonly liability_trades: {
    readonly row: {
      readonly amount: string;
      readonly createdAt: Date;
      readonly day: string;
      readonly id: string;
      readonly interest: string | null;
      readonly isOpening: boolean;
      readonly liabilityId: string;
      readonly note: string | null;
      readonly type: 'DRAWDOWN' | 'FEE' | 'INTEREST' | 'REPAYMENT' | 'REVALUATION';
      readonly userId: string;
    };
    readonly optional: 'interest' | 'isOpening' | 'note';
  };
  readonly likes: {
    readonly row: {
      readonly entityId: string;
      readonly entityType: 'ASSET' | 'EXPERT' | 'LIST' | 'NEWS' | 'STRATEGY' | 'TRADE_IDEA';
      readonly id: string;
      readonly likedAt: Date;
      readonly userId: string;
      readonly value: 'DISLIKE' | 'LIKE' | 'NONE';
    };
    readonly optional: never;
  };
  readonly mail_allowances: {
    readonly row: {
      readonly count: number;
      readonly dayStartedAt: Date;
      readonly keyHash: Uint8Array;
      readonly lastAt: Date;
    };
    readonly optional: never;
  };
  readonly mail_outbox: {
    readonly row: {
      readonly attemptCount: number;
      readonly createdAt: Date;
      readonly html: string | null;
      readonly id: string;
      readonly lastProblem: string | null;
      readonly nextAttemptAt: Date | null;
      readonly recipient: string;
      readonly sentAt: Date | null;
      readonly subject: string;
      readonly text: string;
    };
    readonly optional: 'attemptCount' | 'html' | 'lastProblem' | 'nextAttemptAt' | 'sentAt';
  };
  readonly mail_requests: {
    readonly row: {
      readonly createdAt: Date;
      readonly id: string;
      readonly ip: string;
      readonly kind: 'CONFIRMATION' | 'MFA_CODE' | 'PASSWORD_RESET';
      readonly target: string;
    };
    readonly optional: never;
  };
  readonly mfa_mail_codes: {
    readonly row: {
      readonly code: string;
      readonly expiresAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly networth_documents: {
    readonly row: {
      readonly category: 'CONTRACT' | 'ESTATE' | 'INSURANCE' | 'LOAN' | 'OTHER' | 'OWNERSHIP' | 'RECEIPT' | 'STATEMENT' | 'TAX' | 'VALUATION';
      readonly createdAt: Date;
      readonly expiresOn: string | null;
      readonly fileName: string;
      readonly id: string;
      readonly isOfType: boolean | null;
      readonly linkedId: string | null;
      readonly linkedType: 'ASSET' | 'EXPENSE' | 'GOAL' | 'INCOME' | 'LIABILITY' | 'PORTFOLIO' | null;
      readonly mimeType: string;
      readonly note: string | null;
      readonly receivedAt: Date | null;
      readonly receivedBytes: number | null;
      readonly receivedSha256: string | null;
      readonly receivingUntil: Date | null;
      readonly sha256: string;
      readonly sizeBytes: number;
      readonly title: string;
      readonly updatedAt: Date;
      readonly uploadedAt: Date | null;
      readonly userId: string;
    };
    readonly optional: 'expiresOn' | 'isOfType' | 'linkedId' | 'linkedType' | 'note' | 'receivedAt' | 'receivedBytes' | 'receivedSha256' | 'receivingUntil' | 'uploadedAt';
  };
  readonly networth_expenses: {
    readonly row: {
      readonly amount: string;
      readonly category: 'CHILDCARE' | 'DEBT' | 'EDUCATION' | 'ENTERTAINMENT' | 'FOOD' | 'GIVING' | 'HEALTH' | 'HOUSING' | 'INSURANCE' | 'OTHER' | 'SUBSCRIPTIONS' | 'TAX' | 'TRANSPORT' | 'TRAVEL' | 'UTILITIES';
      readonly createdAt: Date;
      readonly currency: string;
      readonly earlierTerms: unknown;
      readonly endsOn: string | null;
      readonly essential: boolean;
      readonly frequency: 'ANNUALLY' | 'FORTNIGHTLY' | 'FOUR_WEEKLY' | 'MONTHLY' | 'ONE_OFF' | 'QUARTERLY' | 'SEMI_ANNUALLY' | 'TWICE_MONTHLY' | 'WEEKLY';
      readonly id: string;
      readonly inflationPercent: string | null;
      readonly linkedLiabilityId: string | null;
      readonly name: string;
      readonly note: string | null;
      readonly ownerMemberId: string | null;
      readonly startsOn: string;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'earlierTerms' | 'endsOn' | 'inflationPercent' | 'linkedLiabilityId' | 'note' | 'ownerMemberId' | 'tombstonedAt';
  };
  readonly networth_files: {
    readonly row: {
      readonly attempts: number;
      readonly broker: string | null;
      readonly columns: unknown | null;
      readonly confirms: boolean;
      readonly createdAt: Date;
      readonly emailId: string | null;
      readonly failureCode: string | null;
      readonly failureReason: string | null;
      readonly fileName: string;
      readonly id: string;
      readonly kind: 'ATTACHMENT' | 'CONTRACT_NOTE' | 'DIVIDEND_NOTICE' | 'OTHER' | 'STATEMENT' | 'TRADE_LIST';
      readonly mimeType: string;
      readonly openRows: number;
      readonly periodEndsOn: string | null;
      readonly periodStartsOn: string | null;
      readonly portfolioId: string;
      readonly rowCount: number;
      readonly rows: unknown;
      readonly sealedPassword: string | null;
      readonly sha256: string;
      readonly sizeBytes: number;
      readonly status: 'EXTRACTING' | 'FAILED' | 'NOT_APPLICABLE' | 'QUEUED' | 'READ';
      readonly tries: number;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'attempts' | 'broker' | 'columns' | 'emailId' | 'failureCode' | 'failureReason' | 'openRows' | 'periodEndsOn' | 'periodStartsOn' | 'rowCount' | 'rows' | 'sealedPassword' | 'tries';
  };
  readonly networth_goals: {
    readonly row: {
      readonly archived: boolean;
      readonly createdAt: Date;
      readonly currency: string;
      readonly currentAmount: string;
      readonly expectedReturnPercent: string | null;
      readonly fundingRules: unknown;
      readonly id: string;
      readonly imageUrl: string | null;
      readonly kind: 'CUSTOM' | 'DEBT_FREE' | 'EDUCATION' | 'EMERGENCY_FUND' | 'HOME' | 'RETIREMENT' | 'TRAVEL' | 'WEALTH';
      readonly monthlyContribution: string | null;
      readonly name: string;
      readonly priority: number;
      readonly targetAmount: string;
      readonly targetOn: string | null;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'archived' | 'expectedReturnPercent' | 'fundingRules' | 'imageUrl' | 'monthlyContribution' | 'targetOn' | 'tombstonedAt';
  };
  readonly networth_incomes: {
    readonly row: {
      readonly afterTax: boolean;
      readonly amount: string;
      readonly category: 'BENEFIT' | 'BONUS' | 'BUSINESS' | 'DIVIDEND' | 'INTEREST' | 'OTHER' | 'PENSION' | 'RENTAL' | 'SALARY';
      readonly createdAt: Date;
      readonly currency: string;
      readonly earlierTerms: unknown;
      readonly endsOn: string | null;
      readonly frequency: 'ANNUALLY' | 'FORTNIGHTLY' | 'FOUR_WEEKLY' | 'MONTHLY' | 'ONE_OFF' | 'QUARTERLY' | 'SEMI_ANNUALLY' | 'TWICE_MONTHLY' | 'WEEKLY';
      readonly growthPercent: string | null;
      readonly id: string;
      readonly linkedNetWorthAssetId: string | null;
      readonly name: string;
      readonly note: string | null;
      readonly ownerMemberId: string | null;
      readonly startsOn: string;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'earlierTerms' | 'endsOn' | 'growthPercent' | 'linkedNetWorthAssetId' | 'note' | 'ownerMemberId' | 'tombstonedAt';
  };
  readonly networth_liabilities: {
    readonly row: {
      readonly archivedOn: string | null;
      readonly autoAmortize: boolean;
      readonly createdAt: Date;
      readonly creditLimit: string | null;
      readonly currency: string;
      readonly earlierTerms: unknown;
      readonly fixedEndsOn: string | null;
      readonly id: string;
      readonly interestOnlyEndsOn: string | null;
      readonly interestRatePercent: string | null;
      readonly kind: 'CAR_LOAN' | 'CREDIT_CARD' | 'FAMILY_LOAN' | 'MARGIN_LOAN' | 'MORTGAGE' | 'OTHER' | 'OVERDRAFT' | 'PERSONAL_LOAN' | 'STUDENT_LOAN' | 'TAX';
      readonly lender: string | null;
      readonly linkedNetWorthAssetId: string | null;
      readonly maturesOn: string | null;
      readonly name: string;
      readonly originalAmount: string;
      readonly ownershipPercent: string;
      readonly portfolioId: string;
      readonly rateType: 'FIXED' | 'FLOATING' | null;
      readonly repaymentAmount: string | null;
      readonly repaymentFrequency: 'ANNUALLY' | 'FORTNIGHTLY' | 'FOUR_WEEKLY' | 'MONTHLY' | 'ONE_OFF' | 'QUARTERLY' | 'SEMI_ANNUALLY' | 'TWICE_MONTHLY' | 'WEEKLY' | null;
      readonly startsOn: string;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'archivedOn' | 'autoAmortize' | 'creditLimit' | 'earlierTerms' | 'fixedEndsOn' | 'interestOnlyEndsOn' | 'interestRatePercent' | 'lender' | 'linkedNetWorthAssetId' | 'maturesOn' | 'ownershipPercent' | 'rateType' | 'repaymentAmount' | 'repaymentFrequency' | 'tombstonedAt';
  };
  readonly networth_reports: {
    readonly row: {
      readonly asOf: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly failureCode: string | null;
      readonly format: 'CSV' | 'JSON' | 'PDF' | 'XLSX';
      readonly hideAmounts: boolean;
      readonly id: string;
      readonly portfolioIds: readonly string[];
      readonly sections: readonly string[];
      readonly sizeBytes: number | null;
      readonly status: 'COMPLETED' | 'EXPIRED' | 'FAILED' | 'QUEUED' | 'RUNNING';
      readonly tries: number;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'expiresAt' | 'failureCode' | 'sizeBytes' | 'tries';
  };
  readonly networth_settings: {
    readonly row: {
      readonly displayCurrency: string;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly newsletter_subscriptions: {
    readonly row: {
      readonly confirmedAt: Date | null;
      readonly email: string;
      readonly pendingTokenHash: Uint8Array | null;
      readonly pendingTopics: readonly string[] | null;
      readonly pendingUntil: Date | null;
      readonly topics: readonly string[];
      readonly unsubscribeToken: string;
      readonly unsubscribeTokenHash: Uint8Array;
      readonly unsubscribedAt: Date | null;
    };
    readonly optional: 'confirmedAt' | 'pendingTokenHash' | 'pendingTopics' | 'pendingUntil' | 'topics' | 'unsubscribedAt';
  };
  readonly notification_preferences: {
    readonly row: {
      readonly email: boolean;
      readonly push: boolean;
      readonly topic: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly operator_audit: {
    readonly row: {
      readonly at: Date;
      readonly changes: readonly string[];
      readonly command: string;
      readonly id: string;
      readonly operator: string;
      readonly reason: string | null;
      readonly subject: string;
    };
    readonly optional: 'reason';
  };
  readonly operator_pages: {
    readonly row: {
      readonly createdAt: Date;
      readonly id: string;
      readonly linkEndsAt: Date;
      readonly linkHash: Uint8Array;
      readonly operator: string;
      readonly sessionEndsAt: Date | null;
      readonly sessionHash: Uint8Array | null;
    };
    readonly optional: 'sessionEndsAt' | 'sessionHash';
  };
  readonly order_lots: {
    readonly row: {
      readonly isOpen: boolean;
      readonly lotId: string;
      readonly orderId: string;
      readonly place: number;
      readonly quantity: string;
      readonly quantitySold: string;
    };
    readonly optional: 'quantitySold';
  };
  readonly orders: {
    readonly row: {
      readonly activeStrategyId: string | null;
      readonly assetId: string;
      readonly attempts: number;
      readonly auctionAt: Date | null;
      readonly averageFilledPrice: string | null;
      readonly awaitsOrderId: string | null;
      readonly awaitsPrice: string | null;
      readonly awaitsPriceKind: 'BUY_AT_MOST' | 'LAST_AT_LEAST' | 'LAST_AT_MOST' | 'SELL_AT_LEAST' | null;
      readonly bookId: string;
      readonly brokerAccountId: string;
      readonly brokerOrderId: string | null;
      readonly canceledAt: Date | null;
      readonly capPrice: string | null;
      readonly clientOrderId: string | null;
      readonly currency: string;
      readonly electedAt: Date | null;
      readonly expiredAt: Date | null;
      readonly expiresAt: Date;
      readonly failureCode: string | null;
      readonly feeRate: string;
      readonly fees: string;
      readonly fillCount: number;
      readonly filledAt: Date | null;
      readonly heldCash: string;
      readonly heldQuantity: string;
      readonly id: string;
      readonly isPutAway: boolean;
      readonly lastFilledAt: Date | null;
      readonly limitPrice: string | null;
      readonly nextAttemptAt: Date;
      readonly note: string | null;
      readonly notional: string | null;
      readonly premarket: boolean;
      readonly quantity: string | null;
      readonly quantityFilled: string;
      readonly rejectReason: string | null;
      readonly replacedAt: Date | null;
      readonly replacedByOrderId: string | null;
      readonly replacesOrderId: string | null;
      readonly resumeStatus: string | null;
      readonly revision: number;
      readonly side: 'BUY' | 'SELL';
      readonly source: 'API' | 'AUTO_SWEEP' | 'DIVIDEND_REINVESTMENT' | 'LIQUIDATION' | 'MANUAL' | 'REBALANCE' | 'STRATEGY';
      readonly status: 'ACCEPTED' | 'CANCELED' | 'DONE_FOR_DAY' | 'EXPIRED' | 'FILLED' | 'HELD' | 'NEW' | 'PARTIALLY_FILLED' | 'PENDING_CANCEL' | 'PENDING_NEW' | 'PENDING_REPLACE' | 'REJECTED' | 'REPLACED' | 'SUSPENDED';
      readonly stopPrice: string | null;
      readonly submittedAt: Date;
      readonly symbol: string;
      readonly timeInForce: 'CLS' | 'DAY' | 'FOK' | 'GTC' | 'IOC' | 'OPG';
      readonly tradingMode: 'LIVE' | 'PAPER';
      readonly type: 'LIMIT' | 'MARKET' | 'STOP' | 'STOP_LIMIT';
      readonly updatedAt: Date;
      readonly userId: string;
      readonly valueFilled: string;
    };
    readonly optional: 'activeStrategyId' | 'attempts' | 'auctionAt' | 'averageFilledPrice' | 'awaitsOrderId' | 'awaitsPrice' | 'awaitsPriceKind' | 'brokerOrderId' | 'canceledAt' | 'capPrice' | 'clientOrderId' | 'electedAt' | 'expiredAt' | 'failureCode' | 'fees' | 'fillCount' | 'filledAt' | 'heldCash' | 'heldQuantity' | 'isPutAway' | 'lastFilledAt' | 'limitPrice' | 'note' | 'notional' | 'quantity' | 'quantityFilled' | 'rejectReason' | 'replacedAt' | 'replacedByOrderId' | 'replacesOrderId' | 'resumeStatus' | 'revision' | 'source' | 'stopPrice' | 'valueFilled';
  };
  readonly outside_position_changes: {
    readonly row: {
      readonly assetClass: string;
      readonly assetId: string | null;
      readonly at: Date;
      readonly brokerAccountId: string;
      readonly currency: string;
      readonly name: string;
      readonly positionId: string;
      readonly price: string | null;
      readonly quantity: string;
      readonly symbol: string;
      readonly userId: string;
    };
    readonly optional: 'assetId' | 'price';
  };
  readonly outside_positions: {
    readonly row: {
      readonly assetClass: string;
      readonly assetId: string | null;
      readonly averageEntryPrice: string;
      readonly brokerAccountId: string;
      readonly costBasis: string;
      readonly currency: string;
      readonly externalId: string;
      readonly id: string;
      readonly name: string;
      readonly openedAt: Date;
      readonly price: string | null;
      readonly pricedAt: Date | null;
      readonly quantity: string;
      readonly symbol: string;
      readonly syncedAt: Date;
      readonly tradingMode: 'LIVE' | 'PAPER';
      readonly userId: string;
    };
    readonly optional: 'assetId' | 'price' | 'pricedAt';
  };
  readonly passkey_ceremonies: {
    readonly row: {
      readonly challenge: string;
      readonly expiresAt: Date;
      readonly id: string;
      readonly purpose: 'ENROL' | 'SIGN_IN' | 'STEP_UP';
      readonly userId: string | null;
    };
    readonly optional: 'userId';
  };
  readonly passkeys: {
    readonly row: {
      readonly aaguid: string | null;
      readonly createdAt: Date;
      readonly credentialId: string;
      readonly deviceType: 'MULTI_DEVICE' | 'SINGLE_DEVICE';
      readonly id: string;
      readonly isBackedUp: boolean;
      readonly lastUsedAt: Date | null;
      readonly name: string;
      readonly publicKey: Uint8Array;
      readonly signatureCount: string;
      readonly transports: readonly string[];
      readonly userId: string;
    };
    readonly optional: 'aaguid' | 'lastUsedAt';
  };
  readonly password_resets: {
    readonly row: {
      readonly expiresAt: Date;
      readonly tokenHash: Uint8Array;
      readonly usedAt: Date | null;
      readonly userId: string;
    };
    readonly optional: 'usedAt';
  };
  readonly pending_transactions: {
    readonly row: {
      readonly amount: string;
      readonly boughtAmount: string | null;
      readonly boughtCurrency: string | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly deletedAt: Date | null;
      readonly expiresAt: Date | null;
      readonly id: string;
      readonly kind: 'BANK_TRANSFER' | 'CARD_CHARGE' | 'EXCHANGE';
      readonly reference: string;
      readonly status: 'CANCELED' | 'COMPLETED' | 'FAILED' | 'PENDING';
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'boughtAmount' | 'boughtCurrency' | 'deletedAt' | 'expiresAt';
  };
  readonly plan_charges: {
    readonly row: {
      readonly anchorAt: Date;
      readonly couponMonths: number;
      readonly creditLeft: string;
      readonly discount: string;
      readonly id: string;
      readonly interval: string;
      readonly kind: 'CHANGE' | 'FIRST' | 'RENEWAL';
      readonly paidAt: Date | null;
      readonly periodEndsAt: Date;
      readonly periodStartsAt: Date;
      readonly price: string;
      readonly refundedAt: Date | null;
      readonly subscriptionId: string;
      readonly tier: string;
      readonly try: number;
    };
    readonly optional: 'couponMonths' | 'discount' | 'paidAt' | 'refundedAt';
  };
  readonly plan_coupon_redemptions: {
    readonly row: {
      readonly couponId: string;
      readonly redeemedAt: Date;
      readonly subscriptionId: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly plan_coupons: {
    readonly row: {
      readonly amount: string | null;
      readonly code: string;
      readonly createdAt: Date;
      readonly currency: string | null;
      readonly endedAt: Date | null;
      readonly expiresAt: Date | null;
      readonly id: string;
      readonly maxRedemptions: number | null;
      readonly months: number;
      readonly percent: string | null;
      readonly redeemed: number;
    };
    readonly optional: 'amount' | 'currency' | 'endedAt' | 'expiresAt' | 'maxRedemptions' | 'percent' | 'redeemed';
  };
  readonly plan_subscriptions: {
    readonly row: {
      readonly anchorAt: Date;
      readonly begunAt: Date | null;
      readonly cancelAtPeriodEnd: boolean;
      readonly cancelReason: string | null;
      readonly canceledAt: Date | null;
      readonly cardId: string;
      readonly chargeId: string | null;
      readonly couponAmount: string | null;
      readonly couponCode: string | null;
      readonly couponMonthsLeft: number;
      readonly couponPercent: string | null;
      readonly createdAt: Date;
      readonly credit: string;
      readonly currency: string;
      readonly discount: string;
      readonly endedAt: Date | null;
      readonly failureCode: string | null;
      readonly failureReason: string | null;
      readonly id: string;
      readonly interval: string;
      readonly nextInterval: 'MONTH' | 'YEAR' | null;
      readonly nextTier: 'PLUS' | 'PRIVATE' | 'PRO' | null;
      readonly nextTryAt: Date | null;
      readonly pastDueSince: Date | null;
      readonly periodEndsAt: Date;
      readonly periodStartsAt: Date;
      readonly price: string;
      readonly refusals: number;
      readonly status: 'ACTIVE' | 'CANCELED' | 'EXPIRED' | 'INCOMPLETE' | 'PAST_DUE' | 'TRIALING';
      readonly tier: 'PLUS' | 'PRIVATE' | 'PRO';
      readonly trialEndsAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'begunAt' | 'cancelReason' | 'canceledAt' | 'chargeId' | 'couponAmount' | 'couponCode' | 'couponMonthsLeft' | 'couponPercent' | 'discount' | 'endedAt' | 'failureCode' | 'failureReason' | 'nextInterval' | 'nextTier' | 'nextTryAt' | 'pastDueSince' | 'trialEndsAt';
  };
  readonly portfolio_emails: {
    readonly row: {
      readonly attachments: readonly string[];
      readonly attempts: number;
      readonly bodySha256: string;
      readonly broker: string | null;
      readonly failureCode: string | null;
      readonly failureReason: string | null;
      readonly fileIds: readonly string[];
      readonly id: string;
      readonly messageId: string | null;
      readonly notifiedAt: Date | null;
      readonly portfolioId: string;
      readonly receivedAt: Date;
      readonly sender: string;
      readonly sizeBytes: number;
      readonly status: 'FAILED' | 'IGNORED' | 'IMPORTED' | 'NEEDS_REVIEW' | 'PARSING' | 'RECEIVED';
      readonly subject: string;
      readonly textTaken: boolean;
      readonly updatedAt: Date;
      readonly userId: string;
      readonly verified: boolean;
    };
    readonly optional: 'attachments' | 'attempts' | 'broker' | 'failureCode' | 'failureReason' | 'fileIds' | 'messageId' | 'notifiedAt' | 'textTaken' | 'verified';
  };
  readonly portfolio_mailboxes: {
    readonly row: {
      readonly allowedSenders: readonly string[];
      readonly autoConfirm: boolean;
      readonly enabled: boolean;
      readonly localPart: string;
      readonly notifyOnImport: boolean;
      readonly portfolioId: string;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly portfolios: {
    readonly row: {
      readonly costBasisMethod: 'AVERAGE' | 'FIFO' | 'HIFO' | 'LIFO' | 'SPECIFIC';
      readonly country: string | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly externalId: string | null;
      readonly externalProvider: string | null;
      readonly financialYearEnd: string;
      readonly id: string;
      readonly kind: 'ASSETS' | 'BROKER_MIRROR' | 'CRYPTO_WALLET' | 'LIABILITIES' | 'MANUAL' | 'RELAY';
      readonly lastSyncedAt: Date | null;
      readonly name: string;
      readonly ownerMemberId: string | null;
      readonly ownershipPercent: string;
      readonly parentId: string | null;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'costBasisMethod' | 'country' | 'externalId' | 'externalProvider' | 'financialYearEnd' | 'lastSyncedAt' | 'ownerMemberId' | 'ownershipPercent' | 'parentId' | 'tombstonedAt';
  };
  readonly position_lots: {
    readonly row: {
      readonly acquiredAt: Date;
      readonly assetId: string;
      readonly bookId: string;
      readonly brokerAccountId: string;
      readonly cost: string;
      readonly currency: string;
      readonly entryId: string;
      readonly id: string;
      readonly openedCost: string | null;
      readonly openedQuantity: string | null;
      readonly quantity: string;
      readonly quantityHeld: string;
    };
    readonly optional: 'openedCost' | 'openedQuantity' | 'quantityHeld';
  };
  readonly positions: {
    readonly row: {
      readonly assetId: string;
      readonly averageEntryPrice: string;
      readonly boughtCost: string;
      readonly boughtDay: string | null;
      readonly boughtQuantity: string;
      readonly brokerAccountId: string;
      readonly cost: string;
      readonly costBasis: string;
      readonly currency: string;
      readonly id: string;
      readonly openedAt: Date;
      readonly quantity: string;
      readonly quantityHeld: string;
      readonly symbol: string;
      readonly tradingMode: 'LIVE' | 'PAPER';
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'boughtCost' | 'boughtDay' | 'boughtQuantity' | 'quantityHeld';
  };
  readonly provider_events: {
    readonly row: {
      readonly eventId: string;
      readonly party: 'CARDS' | 'IDENTITY';
      readonly provider: string;
      readonly receivedAt: Date;
    };
    readonly optional: never;
  };
  readonly push_keys: {
    readonly row: {
      readonly createdAt: Date;
      readonly onlyRow: boolean;
      readonly privateKey: string;
      readonly publicKey: string;
    };
    readonly optional: 'onlyRow';
  };
  readonly push_messages: {
    readonly row: {
      readonly deliveredAt: Date | null;
      readonly dismissedAt: Date | null;
      readonly failedAt: Date | null;
      readonly id: string;
      readonly openedAt: Date | null;
      readonly receiptIdHash: Uint8Array;
      readonly sentAt: Date;
      readonly title: string;
      readonly userId: string | null;
    };
    readonly optional: 'deliveredAt' | 'dismissedAt' | 'failedAt' | 'openedAt' | 'userId';
  };
  readonly realised_gains: {
    readonly row: {
      readonly acquiredAt: Date;
      readonly assetId: string;
      readonly bookId: string;
      readonly brokerAccountId: string;
      readonly cost: string;
      readonly currency: string;
      readonly id: string;
      readonly lotId: string;
      readonly method: 'AVERAGE' | 'FIFO' | 'HIFO' | 'LIFO' | 'SPECIFIC';
      readonly orderId: string | null;
      readonly proceeds: string;
      readonly quantity: string;
      readonly soldAt: Date;
      readonly userId: string;
    };
    readonly optional: 'orderId';
  };
  readonly rebalance_previews: {
    readonly row: {
      readonly activeStrategyId: string;
      readonly asOf: Date;
      readonly expiresAt: Date;
      readonly fingerprint: string;
      readonly id: string;
      readonly runId: string | null;
      readonly userId: string;
      readonly work: unknown;
    };
    readonly optional: 'runId';
  };
  readonly rebalance_run_orders: {
    readonly row: {
      readonly orderId: string;
      readonly runId: string;
    };
    readonly optional: never;
  };
  readonly rebalance_runs: {
    readonly row: {
      readonly activeStrategyId: string;
      readonly amount: string | null;
      readonly attempts: number;
      readonly completedAt: Date | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly deadlineAt: Date | null;
      readonly id: string;
      readonly initiatedBy: 'OWNER' | 'RECURRING_CONTRIBUTION' | 'RULE' | 'SOURCE_CHANGE';
      readonly phase: 'BUYING' | 'SELLING' | 'WAITING';
      readonly reason: string | null;
      readonly skipped: unknown;
      readonly startedAt: Date | null;
      readonly status: 'CANCELED' | 'CANCELED_MID_RUN' | 'COMPLETED_ADJUSTED' | 'COMPLETED_SUCCESS' | 'ERROR' | 'IN_PROGRESS' | 'QUEUED' | 'TIMEOUT';
      readonly stop: 'CANCELED' | 'ERROR' | 'TIMEOUT' | null;
      readonly terms: unknown;
      readonly type: 'FULL_LIQUIDATION' | 'FULL_REBALANCE' | 'INVEST_CASH' | 'PARTIAL_LIQUIDATION' | 'SYNC';
      readonly userId: string;
      readonly work: unknown | null;
    };
    readonly optional: 'amount' | 'attempts' | 'completedAt' | 'deadlineAt' | 'reason' | 'skipped' | 'startedAt' | 'stop' | 'work';
  };
  readonly recovery_codes: {
    readonly row: {
      readonly digest: Uint8Array;
      readonly salt: Uint8Array;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly reference_rates: {
    readonly row: {
      readonly date: string;
      readonly rates: unknown;
    };
    readonly optional: never;
  };
  readonly registrations: {
    readonly row: {
      readonly country: string | null;
      readonly createdAt: Date;
      readonly email: string;
      readonly firstName: string | null;
      readonly id: string;
      readonly invitationId: string | null;
      readonly lastName: string | null;
      readonly marketingOptIn: boolean;
      readonly passwordHash: string;
    };
    readonly optional: 'country' | 'firstName' | 'invitationId' | 'lastName';
  };
  readonly remembered_consents: {
    readonly row: {
      readonly allowedAt: Date;
      readonly credentialId: string;
      readonly expiresAt: Date;
      readonly redirectUri: string;
      readonly resources: readonly string[];
      readonly scopes: readonly string[];
      readonly userId: string;
    };
    readonly optional: 'resources';
  };
  readonly security_events: {
    readonly row: {
      readonly at: Date;
      readonly browser: string | null;
      readonly detail: string | null;
      readonly id: string;
      readonly ip: string | null;
      readonly kind: string;
      readonly userId: string;
    };
    readonly optional: 'browser' | 'detail' | 'ip';
  };
  readonly service_settings: {
    readonly row: {
      readonly defaultPlan: 'FREE' | 'PLUS' | 'PRIVATE' | 'PRO';
      readonly identityProvider: string | null;
      readonly onlyRow: boolean;
    };
    readonly optional: 'defaultPlan' | 'identityProvider' | 'onlyRow';
  };
  readonly sessions: {
    readonly row: {
      readonly browser: string | null;
      readonly createdAt: Date;
      readonly endedAt: Date | null;
      readonly expiresAt: Date;
      readonly id: string;
      readonly ip: string;
      readonly lastSeenAt: Date;
      readonly steppedUpAt: Date | null;
      readonly tokenHash: Uint8Array;
      readonly userId: string;
    };
    readonly optional: 'browser' | 'endedAt' | 'steppedUpAt';
  };
  readonly share_links: {
    readonly row: {
      readonly createdAt: Date;
      readonly csvEnabled: boolean;
      readonly expiresAt: Date | null;
      readonly hideAmounts: boolean;
      readonly id: string;
      readonly label: string | null;
      readonly lastViewedAt: Date | null;
      readonly maxViews: number | null;
      readonly ownerLabel: string;
      readonly passcodeHash: string | null;
      readonly portfolioIds: readonly string[];
      readonly revokedAt: Date | null;
      readonly sections: readonly string[];
      readonly tokenHash: Uint8Array;
      readonly tokenSuffix: string;
      readonly updatedAt: Date;
      readonly userId: string;
      readonly viewCount: number;
    };
    readonly optional: 'expiresAt' | 'label' | 'lastViewedAt' | 'maxViews' | 'passcodeHash' | 'revokedAt' | 'viewCount';
  };
  readonly sign_in_challenges: {
    readonly row: {
      readonly expiresAt: Date;
      readonly id: string;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly sign_in_failures: {
    readonly row: {
      readonly blockedUntil: Date;
      readonly failureCount: number;
      readonly keyHash: Uint8Array;
      readonly lastFailedAt: Date;
    };
    readonly optional: never;
  };
  readonly signed_agreements: {
    readonly row: {
      readonly contentSha256: string | null;
      readonly id: string;
      readonly ip: string;
      readonly signedAt: Date;
      readonly signerName: string;
      readonly type: string;
      readonly userId: string;
      readonly version: string;
    };
    readonly optional: 'contentSha256' | 'id';
  };
  readonly simulated_coins: {
    readonly row: {
      readonly address: string;
      readonly amount: string;
      readonly chain: string;
      readonly currency: string;
      readonly fate: 'DROPPED' | 'KEPT' | 'REORGANIZED' | 'TAKEN_BACK';
      readonly fromAddress: string | null;
      readonly id: string;
      readonly memo: string | null;
      readonly sentAt: Date;
      readonly txHash: string;
    };
    readonly optional: 'fromAddress' | 'memo';
  };
  readonly simulated_confirmations: {
    readonly row: {
      readonly confirmed: boolean;
      readonly id: string;
    };
    readonly optional: never;
  };
  readonly strategies: {
    readonly row: {
      readonly cashPercent: string;
      readonly cooldownDays: number;
      readonly createdAt: Date;
      readonly description: string | null;
      readonly expertId: string | null;
      readonly followerCount: number;
      readonly id: string;
      readonly kind: 'AI' | 'COMMUNITY' | 'CUSTOM' | 'EXPERT' | 'INDEX' | 'THEMATIC';
      readonly minimumAmount: string | null;
      readonly minimumCurrency: string | null;
      readonly name: string;
      readonly oneYearReturnPercent: string | null;
      readonly ownerId: string | null;
      readonly publishedAt: Date | null;
      readonly rebalanceRules: unknown;
      readonly requiredTier: 'FREE' | 'PLUS' | 'PRIVATE' | 'PRO';
      readonly returnReckonedAt: Date | null;
      readonly riskLevel: 'HIGH' | 'LOW' | 'MEDIUM' | 'VERY_HIGH' | 'VERY_LOW';
      readonly searchText: string;
      readonly slug: string;
      readonly sourceStrategyId: string | null;
      readonly status: 'ARCHIVED' | 'DRAFT' | 'PUBLISHED';
      readonly tags: readonly string[];
      readonly updatedAt: Date;
      readonly version: number;
      readonly visibility: 'PRIVATE' | 'PUBLIC' | 'UNLISTED';
      readonly votingEnabled: boolean;
    };
    readonly optional: 'description' | 'expertId' | 'followerCount' | 'minimumAmount' | 'minimumCurrency' | 'oneYearReturnPercent' | 'ownerId' | 'publishedAt' | 'returnReckonedAt' | 'sourceStrategyId' | 'tags';
  };
  readonly strategy_asset_votes: {
    readonly row: {
      readonly assetId: string;
      readonly id: string;
      readonly strategyId: string;
      readonly updatedAt: Date;
      readonly userId: string;
      readonly vote: number;
    };
    readonly optional: never;
  };
  readonly strategy_holdings: {
    readonly row: {
      readonly assetId: string;
      readonly id: string;
      readonly note: string | null;
      readonly strategyId: string;
      readonly weightPercent: string;
    };
    readonly optional: 'note';
  };
  readonly strategy_subscriptions: {
    readonly row: {
      readonly autoSync: boolean;
      readonly id: string;
      readonly notify: boolean;
      readonly strategyId: string;
      readonly subscribedAt: Date;
      readonly toldVersion: number;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: never;
  };
  readonly temporary_quotes: {
    readonly row: {
      readonly createdAt: Date;
      readonly expiresAt: Date;
      readonly fee: string;
      readonly feeRate: string;
      readonly fromAmount: string;
      readonly fromCurrency: string;
      readonly id: string;
      readonly midRate: string;
      readonly rate: string;
      readonly toAmount: string;
      readonly toCurrency: string;
      readonly usedAt: Date | null;
      readonly userId: string;
    };
    readonly optional: 'usedAt';
  };
  readonly totp_factors: {
    readonly row: {
      readonly lastStep: string;
      readonly pendingSecret: string | null;
      readonly pendingUntil: Date | null;
      readonly secret: string | null;
      readonly userId: string;
    };
    readonly optional: 'lastStep' | 'pendingSecret' | 'pendingUntil' | 'secret';
  };
  readonly tracked_days: {
    readonly row: {
      readonly brought: string;
      readonly costBasis: string;
      readonly costInPortfolio: string;
      readonly day: string;
      readonly fees: string;
      readonly holdingId: string;
      readonly moved: unknown | null;
      readonly paid: string;
      readonly quantity: string;
      readonly realized: string;
      readonly realizedCapital: string;
      readonly userId: string;
    };
    readonly optional: 'moved';
  };
  readonly tracked_dividends: {
    readonly row: {
      readonly amountPerShare: string;
      readonly confirmedAt: Date | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly emailId: string | null;
      readonly exDate: string | null;
      readonly exchangeRate: string | null;
      readonly fileId: string | null;
      readonly grossAmount: string;
      readonly id: string;
      readonly imputationCredits: string;
      readonly instrumentId: string;
      readonly netInPortfolio: string | null;
      readonly note: string | null;
      readonly origin: 'BROKER_SYNC' | 'CORPORATE_ACTION' | 'EMAIL' | 'FILE' | 'MANUAL' | 'RELAY_SYNC' | 'WALLET_WATCH';
      readonly paidOn: string;
      readonly portfolioId: string;
      readonly quantity: string;
      readonly reinvestTradeId: string | null;
      readonly state: 'CONFIRMED' | 'PENDING' | 'REJECTED';
      readonly tombstonedAt: Date | null;
      readonly uniqueIdentifier: string | null;
      readonly updatedAt: Date;
      readonly userId: string;
      readonly withholdingTax: string;
    };
    readonly optional: 'confirmedAt' | 'emailId' | 'exDate' | 'exchangeRate' | 'fileId' | 'imputationCredits' | 'netInPortfolio' | 'note' | 'reinvestTradeId' | 'tombstonedAt' | 'uniqueIdentifier' | 'withholdingTax';
  };
  readonly tracked_holdings: {
    readonly row: {
      readonly createdAt: Date;
      readonly currency: string;
      readonly id: string;
      readonly instrumentId: string;
      readonly lots: unknown;
      readonly ownershipPercent: string | null;
      readonly portfolioId: string;
      readonly revision: string;
      readonly tombstonedAt: Date | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'lots' | 'ownershipPercent' | 'revision' | 'tombstonedAt';
  };
  readonly tracked_trades: {
    readonly row: {
      readonly capitalAmount: string | null;
      readonly confirmedAt: Date | null;
      readonly costBasis: string | null;
      readonly createdAt: Date;
      readonly currency: string;
      readonly emailId: string | null;
      readonly exchangeRate: string | null;
      readonly fee: string;
      readonly feeCurrency: string;
      readonly fileId: string | null;
      readonly id: string;
      readonly instrumentId: string;
      readonly lotSelections: unknown;
      readonly note: string | null;
      readonly origin: 'BROKER_SYNC' | 'CORPORATE_ACTION' | 'EMAIL' | 'FILE' | 'MANUAL' | 'RELAY_SYNC' | 'WALLET_WATCH';
      readonly portfolioId: string;
      readonly price: string | null;
      readonly quantity: string | null;
      readonly rateGiven: boolean;
      readonly ratioDenominator: number | null;
      readonly ratioNumerator: number | null;
      readonly state: 'CONFIRMED' | 'PENDING' | 'REJECTED';
      readonly tombstonedAt: Date | null;
      readonly tradedOn: string;
      readonly type: 'ADJUST_COST_BASIS' | 'BONUS' | 'BUY' | 'CANCEL' | 'CAPITAL_CALL' | 'CAPITAL_RETURN' | 'CONSOLIDATION' | 'MERGE_IN' | 'MERGE_OUT' | 'OPENING_BALANCE' | 'SELL' | 'SPLIT' | 'TRANSFER_IN' | 'TRANSFER_OUT';
      readonly uniqueIdentifier: string | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'capitalAmount' | 'confirmedAt' | 'costBasis' | 'emailId' | 'exchangeRate' | 'fee' | 'fileId' | 'lotSelections' | 'note' | 'price' | 'quantity' | 'rateGiven' | 'ratioDenominator' | 'ratioNumerator' | 'tombstonedAt' | 'uniqueIdentifier';
  };
  readonly trade_ideas: {
    readonly row: {
      readonly assetId: string;
      readonly chartUrl: string | null;
      readonly checkedAt: Date;
      readonly closePrice: string | null;
      readonly closedAt: Date | null;
      readonly confidencePercent: string | null;
      readonly direction: 'LONG' | 'SHORT';
      readonly entryFilledAt: Date | null;
      readonly entryHigh: string;
      readonly entryLow: string;
      readonly entryPrice: string | null;
      readonly expertId: string;
      readonly expiresAt: Date | null;
      readonly followedUntil: Date;
      readonly horizon: 'DAYS' | 'INTRADAY' | 'MONTHS' | 'WEEKS' | 'YEARS';
      readonly id: string;
      readonly lastPrice: string | null;
      readonly outcome: 'BREAK_EVEN' | 'GAIN' | 'LOSS' | 'NOT_ENTERED' | null;
      readonly publishedAt: Date;
      readonly requiredTier: 'FREE' | 'PLUS' | 'PRIVATE' | 'PRO';
      readonly resultPercent: string | null;
      readonly status: 'ACTIVE' | 'CANCELED' | 'CLOSED' | 'EXPIRED' | 'STOPPED_OUT' | 'TARGET_HIT' | 'WAITING_ENTRY';
      readonly stopLoss: string;
      readonly targets: unknown;
      readonly thesis: string;
      readonly title: string;
      readonly updatedAt: Date;
      readonly updates: unknown;
      readonly withdrawnAt: Date | null;
    };
    readonly optional: 'chartUrl' | 'closePrice' | 'closedAt' | 'confidencePercent' | 'entryFilledAt' | 'entryPrice' | 'expiresAt' | 'lastPrice' | 'outcome' | 'resultPercent' | 'updates' | 'withdrawnAt';
  };
  readonly uploads: {
    readonly row: {
      readonly createdAt: Date;
      readonly id: string;
      readonly receivedAt: Date | null;
      readonly userId: string;
    };
    readonly optional: 'receivedAt';
  };
  readonly users: {
    readonly row: {
      readonly antiPhishingCode: string | null;
      readonly avatarUrl: string | null;
      readonly bio: string | null;
      readonly chartStartAtZero: boolean;
      readonly closedAt: Date | null;
      readonly country: string | null;
      readonly createdAt: Date;
      readonly displayName: string | null;
      readonly email: string;
      readonly emailVerifiedAt: Date | null;
      readonly firstName: string | null;
      readonly id: string;
      readonly kycStatus: 'ACTION_REQUIRED' | 'APPROVED' | 'DRAFT' | 'EXPIRED' | 'IN_REVIEW' | 'NOT_STARTED' | 'REJECTED' | 'SUBMITTED';
      readonly lastName: string | null;
      readonly lastSignInAt: Date | null;
      readonly locale: string;
      readonly marketingOptIn: boolean;
      readonly mfaEmailSince: Date | null;
      readonly name: string;
      readonly netWorthAsHomePage: boolean;
      readonly notifiedAt: Date;
      readonly passwordHash: string | null;
      readonly pendingEmail: string | null;
      readonly phone: string | null;
      readonly plan: 'FREE' | 'PLUS' | 'PRIVATE' | 'PRO';
      readonly quietFromHour: number | null;
      readonly quietToHour: number | null;
      readonly subscribedPlan: 'PLUS' | 'PRIVATE' | 'PRO' | null;
      readonly suspendedAt: Date | null;
      readonly termsAcceptedAt: Date;
      readonly timeZone: string;
      readonly updatedAt: Date;
    };
    readonly optional: 'antiPhishingCode' | 'avatarUrl' | 'bio' | 'chartStartAtZero' | 'closedAt' | 'country' | 'displayName' | 'emailVerifiedAt' | 'firstName' | 'kycStatus' | 'lastName' | 'lastSignInAt' | 'locale' | 'marketingOptIn' | 'mfaEmailSince' | 'netWorthAsHomePage' | 'passwordHash' | 'pendingEmail' | 'phone' | 'plan' | 'quietFromHour' | 'quietToHour' | 'subscribedPlan' | 'suspendedAt' | 'timeZone';
  };
  readonly wallet_bookings: {
    readonly row: {
      readonly day: string;
      readonly instrumentId: string;
      readonly quantity: string;
      readonly tradeId: string;
      readonly userId: string;
      readonly watchId: string;
    };
    readonly optional: never;
  };
  readonly wallet_changes: {
    readonly row: {
      readonly changedAt: Date;
      readonly contract: string | null;
      readonly height: string;
      readonly id: string;
      readonly quantity: string;
      readonly userId: string;
      readonly watchId: string;
    };
    readonly optional: 'contract';
  };
  readonly wallet_watches: {
    readonly row: {
      readonly address: string;
      readonly balances: unknown;
      readonly chain: string;
      readonly createdAt: Date;
      readonly failureCode: string | null;
      readonly id: string;
      readonly label: string | null;
      readonly lastSyncedAt: Date | null;
      readonly portfolioId: string;
      readonly revision: number;
      readonly status: 'ACTIVE' | 'FAILED' | 'SYNCING';
      readonly tipHeight: string | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'balances' | 'failureCode' | 'label' | 'lastSyncedAt' | 'revision' | 'tipHeight';
  };
  readonly whitelisted_wallets: {
    readonly row: {
      readonly address: string;
      readonly beneficiaryAddress: unknown | null;
      readonly beneficiaryCountry: string | null;
      readonly beneficiaryEntityName: string | null;
      readonly beneficiaryFamilyName: string | null;
      readonly beneficiaryGivenName: string | null;
      readonly chain: string;
      readonly createdAt: Date;
      readonly currency: string;
      readonly deletedAt: Date | null;
      readonly discardTokenAt: Date;
      readonly discardTokenHash: Uint8Array;
      readonly failureCode: string | null;
      readonly failureReason: string | null;
      readonly hasOwnershipProof: boolean;
      readonly id: string;
      readonly label: string | null;
      readonly memo: string | null;
      readonly ownsItSelf: boolean;
      readonly selfHosted: boolean;
      readonly status: 'ACTION_REQUIRED' | 'APPROVED' | 'PENDING' | 'REJECTED';
      readonly updatedAt: Date;
      readonly usableAt: Date;
      readonly userId: string;
      readonly vaspId: string | null;
      readonly vaspName: string | null;
      readonly vaspWebsite: string | null;
    };
    readonly optional: 'beneficiaryAddress' | 'beneficiaryCountry' | 'beneficiaryEntityName' | 'beneficiaryFamilyName' | 'beneficiaryGivenName' | 'deletedAt' | 'failureCode' | 'failureReason' | 'label' | 'memo' | 'vaspId' | 'vaspName' | 'vaspWebsite';
  };
  readonly withdrawals: {
    readonly row: {
      readonly amount: string;
      readonly bankAccountId: string;
      readonly brokerAccountId: string;
      readonly completedAt: Date | null;
      readonly concerns: readonly string[];
      readonly createdAt: Date;
      readonly currency: string;
      readonly estimatedArrival: string | null;
      readonly exchangeRate: string | null;
      readonly fee: string;
      readonly forexFeeRate: string | null;
      readonly id: string;
      readonly midRate: string | null;
      readonly payoutAmount: string | null;
      readonly payoutCurrency: string;
      readonly quoteId: string | null;
      readonly railReference: string | null;
      readonly reference: string;
      readonly sentAt: Date | null;
      readonly status: 'APPROVAL_PENDING' | 'APPROVED' | 'CANCELED' | 'COMPLETED' | 'FAILED' | 'PROCESSING' | 'REJECTED' | 'REQUESTED' | 'RETURNED' | 'SENT';
      readonly statusReason: string | null;
      readonly updatedAt: Date;
      readonly userId: string;
    };
    readonly optional: 'completedAt' | 'estimatedArrival' | 'exchangeRate' | 'forexFeeRate' | 'midRate' | 'payoutAmount' | 'quoteId' | 'railReference' | 'sentAt' | 'statusReason';
  };
}
