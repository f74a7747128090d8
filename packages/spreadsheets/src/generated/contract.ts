// Generated from the contract by `npm run codegen`. Do not edit.

/**
 * What several queries select first, `&0;|{...}`, and then every query in a line of its own.
 */
export const contractText: string = `&0;|{id symbol name}
&1;|{trigger driftPercentPoints# driftPercentOfTarget# weekday monthDay quarterDay yearDay}
&2;|{amount# frequency nextOn~ paused}
&3;|{assetId symbol price# bid# ask# open# high# low# previousClose# change# changePercent# volume# currency session asOf@ delayedMinutes source stale}
&4;|{id title liked pinned archived model messageCount lastMessageAt@ createdAt@ updatedAt@}
&5;|{from to midRate# rate# feeFraction# asOf@ source}
&6;|{amount# currency}
&7;|{min# max# currency}
&8;|{line1 line2 city region postalCode country}
&9;|{id type name issuedOn~ periodStartsOn~ periodEndsOn~ mimeType sizeBytes downloadUrl downloadUrlExpiresAt@}
&10;|{id name title}
&11;|{price# allocationPercent# hitAt@}
&12;|{capital# income# currencyEffect# total# realizedGain# unrealizedGain# fees# totalPercent# currency}
&13;|{portfolioId enabled address allowedSenders* autoConfirm notifyOnImport updatedAt@}
&14;|{symbol underlying type style strike# expirationDate~ multiplier bid# ask# last# mid# volume# openInterest# impliedVolatilityFraction# impliedVolatilityGap delta# gamma# theta# vega# rho# inTheMoney intrinsicValue# timeValue# asOf@}
&15;|{at@ open# high# low# close# volume# vwap#}
&16;|{id portfolioId fileName mimeType sizeBytes sha256 kind extractionStatus failureCode failureReason broker periodStartsOn~ periodEndsOn~ rowCount pendingCount attempts downloadUrl downloadUrlExpiresAt@ createdAt@ updatedAt@}
&17;|{netWorth# totalAssets# totalLiabilities# totalMonthlyExpenses# totalAnnualIncome# liquidAssets# unpricedCount unpricedFlowCount debtToAssetPercent# monthChange# monthChangePercent# currency}
&18;|{category value# percent# unpricedCount}
&19;|{date~ monthlyAmount# annualAmount# unpricedCount}
&20;|{id symbol name assetClass exchange mic currency status tradable fractionable minOrderSize# minTradeIncrement# isin country sector quote&3;}
&21;|{id currency chain status address memo qrCodeDataUrl balance# available# value&6; minimumDeposit# minimumWithdrawal# estimatedWithdrawalFee# requiredConfirmations simulated createdAt@ updatedAt@}
&22;|{currency bankName accountName accountNumber routingNumber swiftBic iban bankAddress&8; particulars code reference instructions minimumAmount# estimatedBusinessDays}
&23;|{id purpose currency accountHolder bankName numberMasked country type routingNumber swiftBic status failureReason failureCode usableAt@ verifiedAt@ replacement{id} createdAt@ updatedAt@}
&24;|{id title thesis asset&0; expert&10; direction status horizon entryLow# entryHigh# targets*&11; stopLoss# rewardRiskRatio# confidencePercent# currentPrice# priceAsOf@ stale entryPrice# entryFilledAt@ closePrice# closedAt@ outcome resultPercent# currency requiredTier chartUrl likeCount publishedAt@ expiresAt@ updatedAt@}
&25;|{id name kind default parentId currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent# value# unpricedCount costBasis# gain&12; emailSettings&13; externalProvider externalId lastSyncedAt@ createdAt@ updatedAt@}
&26;|{id portfolioId instrument&0; quantity# averageCost# costBasis# ownershipPercent# price# priceAsOf@ stale value# currency valueInPortfolioCurrency# valueInDisplayCurrency# gain&12; firstTradedOn~}
&27;|{nodes*&15; currency source nextCursor}
&28;|{nodes*&16; nextCursor}
&29;|{nodes*&19; nextCursor timeframe currency}
&30;|{nodes*&24; nextCursor}
&31;|{id name kind default parentId children*&25; currency costBasisMethod country financialYearEnd ownerMemberId ownershipPercent# value# unpricedCount costBasis# gain&12; holdings*&26; emailSettings&13; externalProvider externalId lastSyncedAt@ createdAt@ updatedAt@}
fetchAccountAgreements|funding.read|?ids:s* onlyUnsigned:b|*{id type title version url bodyMarkdown requiredFor* mandatory signed{id} previouslySigned{id} effectiveAt@}
fetchActiveStrategy|portfolio.read|!id:s strategyId:s|{id name status strategy{id name} strategyVersion outOfSync customWeights tradingMode brokerAccountId holdings*{id asset&0; targetPercent# actualPercent# driftPercentPoints# quantity# averageEntryPrice# marketValue# priceAsOf@ stale} cashTargetPercent# cash# marketValue# unpricedCount invested# profitLoss# profitLossPercent# currency driftPercentPoints# autoRebalance autoSync rebalanceRules*&1; cooldownDays recurringContribution&2; lastRebalancedAt@ nextRebalanceAt@ runs{nodes*{id activeStrategyId type status initiatedBy amount# currency failureReason failureCode createdAt@ startedAt@ completedAt@} nextCursor} createdAt@ updatedAt@ closedAt@}
fetchAllActiveStrategies|portfolio.read|?ids:s* tradingMode:s statuses:s* includeEnded:b brokerAccountId:s limit:n500 cursor:s|{nodes*{id name status strategy{id name} strategyVersion outOfSync customWeights tradingMode brokerAccountId cashTargetPercent# cash# marketValue# unpricedCount invested# profitLoss# profitLossPercent# currency driftPercentPoints# autoRebalance autoSync cooldownDays recurringContribution&2; lastRebalancedAt@ nextRebalanceAt@ createdAt@ updatedAt@ closedAt@} nextCursor}|customWeights=Own weights;driftPercentPoints=Drift, percentage points
fetchAnnouncement|public|?placement:s locale:s|{id title bodyMarkdown level url startsAt@ endsAt@ dismissible}
fetchAssetByAssetId|public|!assetId:s|&20;
fetchAssetByTicker|public|!ticker:s exchange:s|&20;
fetchAssetPerformance|public|!assetId:s ranges:s* benchmarkSymbol:s|{assetId symbol ranges*{range priceReturnPercent# totalReturnPercent# benchmarkReturnPercent#} volatilityPercent# maxDrawdownPercent# beta# series*{date~ value#}}
fetchAssetsByAssetIds|public|!assetIds:s*|{assets*&20; unknownIds*}
fetchAssetsByTickers|public|!tickers:s* exchange:s|{assets*&20; unknownTickers*}
fetchAssistantThreadById|profile.read|!id:s limit:n500 cursor:s|{nodes*{id threadId role status content model inputTokenCount outputTokenCount failureReason failureCode createdAt@ finishedAt@} nextCursor thread&4;}|inputTokenCount=Tokens read;outputTokenCount=Tokens written
fetchAvailableRates|public|?base:s|*&5;
fetchCryptoCurrencyTransfers|funding.read|?ids:s* directions:s* currencies:s* chains:s* statuses:s* from:t to:t limit:n500 cursor:s|{nodes*{id direction status currency chain amount# networkFee# fee# netAmount# value&6; fromAddress toAddress memo walletId whitelistedWalletId txHash explorerUrl confirmations requiredConfirmations failureReason failureCode completedAt@ createdAt@ updatedAt@} nextCursor}|txHash=Transaction hash
fetchCryptoCurrencyWallets|funding.read|?ids:s* currencies:s* chains:s*|*&21;|qrCodeDataUrl=QR code
fetchCryptoWalletAddress|funding.read|!currency:s chain:s|&21;
fetchCurrentRates|funding.read|?pairs:o*|*&5;
fetchCurrentUser|identity||{id name email}
fetchDefaultPaymentProvider|funding.read|!country:s currency:s|{name publishableKey limits*{method currency minimumAmount# maximumAmount# feeFraction# fixedFee#}}
fetchDiscoverLists|portfolio.read|?ids:s* kinds:s* limit:n50 itemLimit:n|*{id title subtitle kind metric items*{rank asset&0; strategy{id name} metricValue#} refreshedAt@}
fetchExperts|public|?ids:s* search:s limit:n500 cursor:s|{nodes*{id name slug title bio avatarUrl links* followerCount strategyCount openIdeaCount closedIdeaCount winRatePercent# averageResultPercent# createdAt@} nextCursor}|avatarUrl=Portrait;followerCount=Followers;strategyCount=Strategies;openIdeaCount=Open ideas;closedIdeaCount=Closed ideas
fetchInvestorPreferences|profile.read||{riskTolerance experience investmentHorizonYears objectives* sectors* excludedSectors* assetClasses* prefersSustainable monthlyBudget&6; annualIncome&7; netWorth&7; liquidNetWorth&7; riskScore completedAt@ updatedAt@}
fetchKYC|profile.read||{status accountType sections*{section status required updatedAt@} canSubmit problems*{section field message} contact{email phone address&8; mailingAddress&8;} identity{givenName middleName familyName dateOfBirth~ countryOfBirth citizenships* countryOfTaxResidence taxIdType taxIdMasked taxIdNotRequiredReason visaType visaExpiresOn~ permanentResident fundingSources* annualIncome&7; liquidNetWorth&7; totalNetWorth&7;} agreements*{type title version url signed{id type version signerName signedAt@ ipAddress contentSha256}} documents*{id type side coHolder fileName mimeType sizeBytes status failureReason failureCode expiresOn~ createdAt@} w8ben{id status signedAt@ statement expiresOn~} idv{id provider outcome failureReason failureCode startedAt@ finishedAt@} requests*{id section message createdAt@ resolvedAt@} submittedAt@ decidedAt@ expiresAt@ updatedAt@}
fetchMarketHours|public|?exchange:s from:d to:d|{exchange timeZone open session asOf@ nextOpensAt@ nextClosesAt@ days*{date~ holiday holidayName earlyClose preMarketOpensAt@ opensAt@ closesAt@ afterHoursClosesAt@}}
fetchMyAssistantThreads|profile.read|?ids:s* search:s liked:b pinned:b archived:b limit:n500 cursor:s|{nodes*&4; nextCursor quota{tier limit used remaining periodStartsOn~ resetsAt@}}|messageCount=Messages
fetchMyDeviceTokens|profile.read|?ids:s*|*{id platform provider tokenSuffix deviceName appVersion locale active lastSeenAt@ createdAt@}
fetchMyPasskeys|profile.read|?ids:s*|*{id name aaguid deviceType backedUp transports* lastUsedAt@ createdAt@}
fetchNewsByAssetIds|public|?ids:s* assetIds:s* from:t to:t limit:n500 cursor:s|{nodes*{id headline summary url source author imageUrl publishedAt@ assetIds* symbols* sentiment#} unknownIds* nextCursor}
fetchPendingUserTransactions|funding.read|?ids:s* statuses:s* kinds:s* from:t to:t limit:n500 cursor:s|{nodes*{id kind status amount# currency reference bankDetail&22; cardId confirmationUrl deposit{id} withdrawal{id} bought&6; failureReason failureCode expiresAt@ createdAt@ updatedAt@} nextCursor}|bankDetail.swiftBic=Bank detail: swift code
fetchPlatformInvestAccountActivities|profile.read|?brokerAccountId:s ids:s* types:s* from:d to:d asset:o direction:s limit:n500 cursor:s|{nodes*{id brokerAccountId type status occurredAt@ settlesOn~ symbol assetId side quantity# price# perShareAmount# netAmount# currency orderId description} nextCursor}
fetchPlatformInvestAccountBalances|portfolio.read|?currency:s|{brokerAccountId currency cash# settledCash# unsettledCash# heldForOrders# pendingDeposits# pendingWithdrawals# withdrawable# buyingPower# positionsValue# equity# unpricedCount lastEquity# dayChange# dayChangePercent# accruedInterest# interest*{id currency status optedIn aprPercent# accrued# paidToDate# nextPaymentOn~ createdAt@ updatedAt@} accruedFees# cashByCurrency*&6; asOf@}
fetchPlatformInvestAccountConfig|profile.read||{brokerAccountId status baseCurrency fractionalTrading extendedHoursDefault suspendTrade tradeConfirmEmail dividendReinvestment costBasisMethod autoConvertDeposits maxOrderNotional&6; dailyLossLimit&6; updatedAt@}
fetchPlatformInvestAccountDocumentById|profile.read|!id:s|&9;
fetchPlatformInvestAccountDocuments|profile.read|?ids:s* types:s* from:d to:d limit:n500 cursor:s|{nodes*&9; nextCursor}
fetchSavedBankAccount|funding.read|!currency:s|&23;
fetchSavedPayoutAccount|funding.read|!currency:s|&23;
fetchStrategies|public|?ids:s* kinds:s* riskLevels:s* expertIds:s* search:s mine:b subscribed:b sort:s limit:n500 cursor:s|{nodes*{id name slug description kind status visibility expert&10; riskLevel version cashPercent# cooldownDays minimumInvestment&6; requiredTier subscriberCount assetsUnderStrategy&6; oneYearReturnPercent# tags* likeCount votingEnabled sourceStrategyId publishedAt@ createdAt@ updatedAt@} nextCursor}|subscriberCount=Followers;likeCount=Likes
fetchStrategy|public|!id:s slug:s|{id name slug description kind status visibility expert&10; riskLevel version cashPercent# holdings*{id asset&0; targetPercent# note voteTally} rebalanceRules*&1; cooldownDays minimumInvestment&6; requiredTier subscriberCount assetsUnderStrategy&6; oneYearReturnPercent# tags* likeCount votingEnabled sourceStrategyId publishedAt@ createdAt@ updatedAt@}
fetchUserAppointments|profile.read|?ids:s* statuses:s* from:t to:t limit:n500 cursor:s|{nodes*{id title expert&10; startsAt@ endsAt@ timeZone status meetingUrl note createdAt@ updatedAt@} nextCursor}
fetchUserDeposits|funding.read|?ids:s* tradingMode:s statuses:s* onlyUnviewed:b from:t to:t limit:n500 cursor:s|{nodes*{id method status tradingMode brokerAccountId amount# currency fee# credited&6; exchangeRate# forexFeeFraction# reference cardId pendingTransactionId viewed failureReason failureCode completedAt@ withdrawableAt@ createdAt@ updatedAt@} nextCursor}
fetchUserLikes|profile.read|?ids:s* entityTypes:s* value:s limit:n500 cursor:s|{nodes*{id entityType entityId value likedAt@ asset&0; strategy{id name} news{id} expert&10;} nextCursor}
fetchWhitelistedWallets|funding.read|?ids:s* currencies:s* chains:s* statuses:s*|*{id label currency chain address memo status failureReason failureCode usableAt@ travelRule{selfHosted vaspId vaspName vaspWebsite beneficiaryGivenName beneficiaryFamilyName beneficiaryEntityName beneficiaryCountry beneficiaryAddress&8; hasOwnershipProof complete} nextActions*{name description type} ownershipMessage createdAt@ updatedAt@}|travelRule.vaspId=Travel rule: provider id;travelRule.vaspName=Travel rule: provider;travelRule.vaspWebsite=Travel rule: provider website
getAllTradeIdeas|portfolio.read|?ids:s* assetIds:s* expertIds:s* directions:s* from:t to:t limit:n500 cursor:s|&30;|entryFilledAt=Entered at;chartUrl=Chart;likeCount=Likes
getAvailableBrokerIntegrations|public|?providers:s* country:s|*{provider name logoUrl assetClasses* tradingModes* authKind credentialFields*{name label secret required} docsUrl available}
getAvailableCountries|||*{code name callingCode currency taxIdTypes* canOpenAccount w8benTreatyRatePercent#}
getAvailableSharesToAttach|portfolio.read|?ids:s* source:o assetIds:s*|*{id symbol asset&0; brokerAccountId totalQuantity# attachedQuantity# heldQuantity# availableQuantity#}
getBankDetail|funding.read|!currency:s|&22;
getBrokerAccounts|portfolio.read|?ids:s* tradingMode:s includeEnded:b|*{id provider tradingMode name numberMasked brokerCredentialId status currency cash# equity# unpricedCount buyingPower# lastSyncedAt@ createdAt@ updatedAt@}
getClosedTradeIdeas|portfolio.read|?ids:s* assetIds:s* expertIds:s* directions:s* outcomes:s* from:t to:t limit:n500 cursor:s|&30;|entryFilledAt=Entered at;chartUrl=Chart;likeCount=Likes
getCryptoAutoSweeps|funding.read|?ids:s*|*{id currency chain targetCurrency minimumAmount# sellPercent# status failureReason failureCode lastRunAt@ totalSwept# createdAt@ updatedAt@}|sellPercent=Part sold (%)
getCurrentStockPrice|public|!assetId:s symbol:s|&3;
getDefaultLiabilityPortfolio|portfolio.read||&31;
getDefaultPortfolio|portfolio.read||&31;
getDepositsAndWithdrawalsChart|portfolio.read|?tradingMode:s range:s from:d to:d timeframe:s|{currency timeframe points*{date~ deposits# withdrawals# net# cumulativeNet# unpricedCount}}
getExpirationDates|public|!symbol:s|~*
getIdvToken|profile.read|?flow:s redirectUrl:s|{token provider sessionId url expiresAt@}
getInstrumentPrices|portfolio.read|!instrumentId:s ids:s* from:d to:d direction:s limit:n10000 cursor:s|{nodes*{id instrumentId date~ price# currency source note updatedAt@} nextCursor}
getMyForexFeeRate|funding.read||#
getNewsletterStatus|profile.read||{email status topics* confirmedAt@ unsubscribedAt@}
getOptionChain|public|!symbol:s expirationDate:d types:s* minStrike:s maxStrike:s|{underlying underlyingPrice# expirationDate~ expiresAt@ yearsToExpiration# interestRateFraction# dividendYieldFraction# calls*&14; puts*&14; asOf@}
getOptionHistoricalData|public|!optionSymbol:s timeframe:s from:t to:t limit:n10000 cursor:s|&27;
getOrders|portfolio.read|?ids:s* clientOrderIds:s* tradingMode:s group:s statuses:s* assetIds:s* sides:s* brokerAccountId:s activeStrategyId:s from:t to:t updatedSince:t direction:s limit:n500 cursor:s|{nodes*{id status quantityFilled# averageFilledPrice# clientOrderId asset&0; symbol name assetClass side type timeInForce quantity# notional# limitPrice# stopPrice# premarket tradingMode brokerAccountId brokerCredentialId brokerOrderId source activeStrategyId replacesOrderId replacedByOrderId failureReason failureCode fees# currency realizedProfitLoss# submittedAt@ updatedAt@ expiresAt@ filledAt@ canceledAt@ expiredAt@ replacedAt@} nextCursor}
getPortfolioEmails|portfolio.read|!ids:s* portfolioId:s statuses:s* limit:n500 cursor:s|{nodes*{id portfolioId sender verified subject receivedAt@ status failureCode failureReason broker attachments* attempts updatedAt@} nextCursor}
getPortfolioHistory|portfolio.read|?source:o range:s from:t to:t timeframe:s extendedHours:b|{currency timeframe baseValue# baseValueAsOf@ unpricedCount points*{at@ equity# unpricedCount profitLoss# profitLossPercent# cashflow# timeWeightedReturnPercent#} moneyWeightedReturnPercent# moneyWeightedReturnAnnualizedPercent# modifiedDietzReturnPercent#}
getPortfolios|portfolio.read|?ids:s* kinds:s*|*&25;
getPositions|portfolio.read|?ids:s* tradingMode:s brokerAccountId:s brokerCredentialId:s limit:n500 cursor:s|*{id symbol name assetClass quantity# quantityAvailable# averageEntryPrice# costBasis# marketValue# marketValueInDisplayCurrency# unrealizedProfitLoss# unrealizedProfitLossPercent# currentPrice# previousClose# intradayProfitLoss# intradayProfitLossPercent# changeTodayPercent# currency priceAsOf@ stale asset&0; brokerAccountId tradingMode}
getRebalancePreview|portfolio.read|!activeStrategyId:s weights:o contribution:s buyOnly:b tolerancePercentPoints:s|{previewId expiresAt@ activeStrategyId asOf@ totalValue# unpricedCount currency lines*{assetId symbol targetPercent# actualPercent# currentQuantity# targetQuantity# side quantityDelta# estimatedPrice# estimatedNotional# estimatedRealizedGain#} estimatedFees# estimatedRealizedGain# turnoverPercent# cashAfter# skipped*{symbol side notional# reason detail}}
getRelayTrades|portfolio.read|?ids:s* portfolioIds:s* instrument:o states:s* types:s* from:d to:d limit:n500 cursor:s|{nodes*{id portfolioId holdingId instrument&0; type state origin tradedOn~ quantity# price# currency exchangeRate# fee# feeCurrency value# ratio{numerator denominator} costBasis# capitalAmount# note uniqueIdentifier fileId emailId confirmedAt@ createdAt@ updatedAt@} nextCursor}
getStockHistoricalData|public|!asset:o timeframe:s range:s from:t to:t adjustment:s extendedHours:b limit:n10000 cursor:s|&27;
getStrikes|public|!symbol:s expirationDate:d types:s*|#*
getTemporaryQuote|funding.read|!from:s to:s amount:s side:s|{id from to fromAmount# toAmount# midRate# rate# feeFraction# fee# expiresAt@ createdAt@}
getTradableAssets|public|?ids:s* assetClasses:s* exchanges:s* sectors:s* fractionable:b search:s limit:n500 cursor:s|{nodes*&20; nextCursor}
getTradeIdea|portfolio.read|!id:s|{id title thesis asset&0; expert&10; direction status horizon entryLow# entryHigh# targets*&11; stopLoss# rewardRiskRatio# confidencePercent# currentPrice# priceAsOf@ stale entryPrice# entryFilledAt@ closePrice# closedAt@ outcome resultPercent# currency requiredTier chartUrl updates*{at@ text} likeCount publishedAt@ expiresAt@ updatedAt@}
getTradeIdeas|portfolio.read|?ids:s* assetIds:s* expertIds:s* directions:s* statuses:s* limit:n500 cursor:s|&30;|entryFilledAt=Entered at;chartUrl=Chart;likeCount=Likes
getUSDBankingDetails|funding.read|?method:s|&22;
getWalletWatches|portfolio.read|?ids:s* portfolioIds:s*|*{id chain address label portfolioId status balances*{symbol contract quantity# value#} value# unpricedCount currency lastSyncedAt@ stale failureCode failureReason createdAt@ updatedAt@}
healthCheck|||{status version asOf@ uptimeSeconds checks*{name status latencyMs} simulatedParties*}
listCards|funding.read|?ids:s*|*{id brand last4 expiryMonth expiryYear holder country status failureReason failureCode default createdAt@ updatedAt@}|last4=Last four digits
listSubscriptions||?ids:s* country:s|*{id tier name description prices*{interval amount# currency} features* assistantThreadsPerMonth forexFeeFraction# trialDays}
listUserSubscriptions|funding.read|?ids:s* includeEnded:b|*{id plan{id name} interval status price&6; discount&6; coupon{code discountPercent# discountAmount&6; monthsLeft} periodStartsAt@ periodEndsAt@ trialEndsAt@ cancelAtPeriodEnd nextPlan{id name} nextInterval nextCharge&6; nextChargeAt@ cardId confirmationUrl failureReason failureCode canceledAt@ endedAt@ createdAt@ updatedAt@}
myExportJobs|funding.read|?ids:s* types:s* statuses:s* onlyUnviewed:b limit:n500 cursor:s|{nodes*{id type format status progressPercent from~ to~ tradingMode portfolioIds* rowCount sizeBytes downloadUrl failureReason failureCode viewed completedAt@ expiresAt@ createdAt@ updatedAt@} nextCursor}|downloadUrl=Download
netWorthAllPortfolioFiles|portfolio.read|?ids:s* statuses:s* limit:n500 cursor:s|&28;|mimeType=Media type;sha256=SHA-256;downloadUrl=Download;downloadUrlExpiresAt=Download until
netWorthAssetDividends|portfolio.read|?ids:s* symbol:s portfolioIds:s* states:s* from:d to:d limit:n500 cursor:s|{nodes*{id portfolioId instrument&0; symbol state origin exDate~ paidOn~ quantity# amountPerShare# grossAmount# withholdingTax# imputationCredits# netAmount# currency exchangeRate# netAmountInDisplayCurrency# reinvestTradeId note fileId emailId uniqueIdentifier confirmedAt@ createdAt@ updatedAt@} nextCursor}
netWorthAssetHistory|portfolio.read|?netWorthAssetId:s portfolioId:s range:s from:d to:d timeframe:s limit:n10000 cursor:s|{nodes*{date~ value# unpricedCount costBasis# netContributions# totalLiabilities# netWorth#} nextCursor timeframe currency}
netWorthAssets|portfolio.read|?ids:s* portfolioIds:s* categories:s* includeEnded:b asOf:d|*{id name symbol category portfolioId brokerAccountId instrumentId quantity# price# value# wholeValue# currency valueInDisplayCurrency# costBasis# gain&12; ownershipPercent# valuedOn~ priceAsOf@ stale liquidity linkedLiabilityIds* equityInDisplayCurrency# country sector}
netWorthDashboard|portfolio.read|?asOf:d portfolioIds:s*|{totals&17; assets*{id name symbol category quantity# value# currency stale} liabilities*{id name kind currency balance# interestRatePercent#} goals*{id name status targetAmount# currentAmount# currency targetOn~} incomes*{id name category currency annualAmount#} expenses*{id name category currency monthlyAmount#} allocation*&18; pendingConfirmations savingsRatePercent# currency asOf@}
netWorthDisplayCurrency|portfolio.read||{id displayCurrency updatedAt@}
netWorthDocuments|portfolio.read|?ids:s* linkedTo:o categories:s* statuses:s* expiresBy:d limit:n500 cursor:s|{nodes*{id title category status fileName mimeType sizeBytes sha256 linkedType linkedId expiresOn~ downloadUrl downloadUrlExpiresAt@ note uploadedAt@ createdAt@ updatedAt@} nextCursor}|mimeType=Media type;sha256=SHA-256;downloadUrl=Download;downloadUrlExpiresAt=Download until
netWorthExpenseHistory|portfolio.read|?expenseId:s range:s from:d to:d timeframe:s limit:n10000 cursor:s|&29;
netWorthExpenses|portfolio.read|?ids:s* activeOn:d categories:s*|*{id name category amount# currency frequency essential monthlyAmount# monthlyAmountInDisplayCurrency# startsOn~ endsOn~ inflationPercent# linkedLiabilityId ownerMemberId note createdAt@ updatedAt@}
netWorthGoals|portfolio.read|?ids:s* includeEnded:b|*{id name kind status targetAmount# currentAmount# unpricedCount progressPercent# currency targetOn~ monthlyContribution# requiredMonthlyContribution# expectedReturnPercent# projectedOn~ projectedAmount# priority imageUrl createdAt@ updatedAt@}|imageUrl=Picture
netWorthHousehold|portfolio.read||{id name members*{id name relationship role status sharePercent# sharesFigures own totals&17;} combined&17; createdAt@ updatedAt@}
netWorthIncomeHistory|portfolio.read|?incomeId:s range:s from:d to:d timeframe:s limit:n10000 cursor:s|&29;
netWorthIncomes|portfolio.read|?ids:s* activeOn:d categories:s*|*{id name category amount# currency frequency afterTax annualAmount# annualAmountInDisplayCurrency# startsOn~ endsOn~ growthPercent# linkedNetWorthAssetId ownerMemberId note createdAt@ updatedAt@}
netWorthLiabilities|portfolio.read|?ids:s* portfolioIds:s* kinds:s* includeEnded:b|*{id name kind portfolioId lender currency originalAmount# balance# wholeBalance# balanceInDisplayCurrency# ownershipPercent# interestRatePercent# rateType fixedEndsOn~ startsOn~ maturesOn~ repaymentAmount# repaymentFrequency interestOnlyEndsOn~ autoAmortize linkedNetWorthAssetId creditLimit# nextPayment{date~ payment# principal# interest# balance#} paidOffOn~ remainingInterest# archived createdAt@ updatedAt@}
netWorthLiabilityHistory|portfolio.read|?liabilityId:s range:s from:d to:d timeframe:s limit:n10000 cursor:s|{nodes*{date~ balance# unpricedCount cumulativeInterest#} nextCursor timeframe currency}
netWorthPortfolioFiles|portfolio.read|!ids:s* portfolioId:s statuses:s* limit:n500 cursor:s|&28;|mimeType=Media type;sha256=SHA-256;downloadUrl=Download;downloadUrlExpiresAt=Download until
netWorthShareLinks|portfolio.read|?ids:s* statuses:s* limit:n500 cursor:s|{nodes*{id label ownerLabel url csvUrl csvEnabled tokenSuffix status hideAmounts sections* portfolioIds* passcodeRequired expiresAt@ maxViews viewCount lastViewedAt@ revokedAt@ createdAt@ updatedAt@} nextCursor}|url=Address;csvUrl=CSV
searchBar|public|!query:s kinds:s* limit:n50|*{kind id title subtitle score# asset&0; news{id}}
searchInstruments|portfolio.read|!ids:s* query:s kinds:s* assetClasses:s* exchanges:s* limit:n50|*{id kind symbol name asset&0; assetClass exchange category currency latestPrice{id} priceStale createdAt@ updatedAt@}
searchVASPs|funding.read|!ids:s* query:s country:s limit:n50|*{id name website country jurisdictions* logoUrl}
sharedNetWorthAssetHistory||!token:s passcode:s sharedAssetId:s range:s from:d to:d timeframe:s limit:n10000 cursor:s|{nodes*{date~ value# unpricedCount} nextCursor unit currency timeframe}
sharedNetWorthDashboard||!token:s passcode:s|{ownerLabel sections* unit currency totals{netWorth# totalAssets# totalLiabilities# debtToAssetPercent# monthChangePercent# unpricedCount} allocation*&18; assets*{id name symbol category value# percent# gainPercent#} liabilities*{id name kind balance# percent#} cashFlow{totalAnnualIncome# totalMonthlyExpenses# savingsRatePercent# unpricedCount} goals*{id name kind status targetAmount# currentAmount# currency progressPercent# targetOn~} asOf@}`;
