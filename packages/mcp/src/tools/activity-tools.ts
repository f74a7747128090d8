import type { CuratedTool } from './curated.ts';

/** What happened in the accounts, and what strategies do with them. */
export const activityTools: readonly CuratedTool[] = [
  {
    name: 'list_orders',
    title: 'Orders',
    description:
      'Orders, newest first, with their states, fills, why they failed, and what each sale gained.',
    document: `query Orders($group: OrderGroup! = ALL, $tradingMode: TradingMode, $assetIds: [ID!],
      $from: DateTime, $to: DateTime, $limit: Int! = 20, $cursor: String) {
      getOrders(params: { group: $group, tradingMode: $tradingMode, assetIds: $assetIds,
        from: $from, to: $to, limit: $limit, cursor: $cursor }) {
        nodes { id symbol name side type timeInForce status quantity notional quantityFilled
          averageFilledPrice limitPrice stopPrice fees realizedProfitLoss currency tradingMode
          brokerAccountId failureReason failureCode submittedAt filledAt }
        nextCursor
      }
    }`,
    sections: [
      {
        heading: 'Orders',
        at: 'getOrders.nodes',
        columns: [
          ['', 'submittedAt', 'moment'],
          ['', 'side', 'word'],
          ['', 'quantity', 'number'],
          ['for', 'notional', 'money'],
          ['', 'symbol', 'word'],
          ['', 'type', 'word'],
          ['', 'status', 'word'],
          ['filled', 'quantityFilled', 'number'],
          ['at', 'averageFilledPrice', 'money'],
          ['gained', 'realizedProfitLoss', 'money'],
          ['', 'tradingMode', 'word'],
          ['why', 'failureReason', 'name'],
          ['id', 'id', 'word'],
        ],
      },
    ],
  },
  {
    name: 'list_activity',
    title: 'Activity',
    description:
      'What moved cash or shares of one account: trades, deposits, withdrawals, dividends, fees ' +
      'and interest, newest first. The platform account unless another is named.',
    document: `query Activity($brokerAccountId: ID, $types: [ActivityType!], $from: Date, $to: Date,
      $limit: Int! = 30, $cursor: String) {
      fetchPlatformInvestAccountActivities(params: { brokerAccountId: $brokerAccountId,
        types: $types, from: $from, to: $to, limit: $limit, cursor: $cursor }) {
        nodes { id type status occurredAt settlesOn symbol side quantity price netAmount currency
          orderId description }
        nextCursor
      }
    }`,
    sections: [
      {
        heading: 'Activity',
        at: 'fetchPlatformInvestAccountActivities.nodes',
        columns: [
          ['', 'occurredAt', 'moment'],
          ['', 'type', 'word'],
          ['', 'side', 'word'],
          ['', 'quantity', 'number'],
          ['', 'symbol', 'word'],
          ['', 'netAmount', 'money'],
          ['', 'description', 'name'],
        ],
      },
    ],
  },
  {
    name: 'get_dividends',
    title: 'Dividends',
    description:
      'Dividends received in tracked portfolios, the latest first: gross, tax withheld and net. ' +
      'With states PENDING, those that wait for the person to confirm and do not count. Those of ' +
      'platform accounts are in list_activity with types DIVIDEND.',
    document: `query Dividends($from: Date, $to: Date, $symbol: String,
      $states: [ImportState!]! = [CONFIRMED], $limit: Int! = 30, $cursor: String) {
      netWorthAssetDividends(params: { from: $from, to: $to, symbol: $symbol, states: $states,
        limit: $limit, cursor: $cursor }) {
        nodes { id symbol state exDate paidOn quantity amountPerShare grossAmount withholdingTax
          netAmount currency netAmountInDisplayCurrency }
        nextCursor
      }
    }`,
    sections: [
      {
        heading: 'Dividends',
        at: 'netWorthAssetDividends.nodes',
        columns: [
          ['', 'paidOn', 'word'],
          ['', 'symbol', 'word'],
          ['net', 'netAmount', 'money'],
          ['gross', 'grossAmount', 'money'],
          ['tax', 'withholdingTax', 'money'],
          ['', 'state', 'word'],
        ],
      },
    ],
  },
  {
    name: 'list_strategies',
    title: 'Strategies',
    description:
      "The person's active strategies with value, gain and drift, and strategies on offer that " +
      'match the words.',
    document: `query Strategies($search: String, $limit: Int! = 10) {
      fetchAllActiveStrategies(params: { limit: 50 }) {
        nodes { id name status tradingMode brokerAccountId marketValue cash invested profitLoss
          profitLossPercent driftPercentPoints currency outOfSync nextRebalanceAt }
      }
      fetchStrategies(params: { search: $search, limit: $limit }) {
        nodes { id name kind riskLevel oneYearReturnPercent subscriberCount requiredTier
          minimumInvestment { amount currency } }
        nextCursor
      }
    }`,
    sections: [
      {
        heading: 'Active',
        at: 'fetchAllActiveStrategies.nodes',
        columns: [
          ['', 'name', 'name'],
          ['', 'status', 'word'],
          ['', 'tradingMode', 'word'],
          ['worth', 'marketValue', 'money'],
          ['gain', 'profitLoss', 'money'],
          ['', 'profitLossPercent', 'percent'],
          ['drift in points', 'driftPercentPoints', 'number'],
          ['id', 'id', 'word'],
        ],
      },
      {
        heading: 'On offer',
        at: 'fetchStrategies.nodes',
        columns: [
          ['', 'name', 'name'],
          ['risk', 'riskLevel', 'word'],
          ['a year', 'oneYearReturnPercent', 'percent'],
          ['id', 'id', 'word'],
        ],
      },
    ],
  },
  {
    name: 'preview_rebalance',
    title: 'Rebalance preview',
    description:
      'What rebalancing an active strategy would buy and sell now, with fees and gains for tax. ' +
      'Nothing is done; rebalanceActiveStrategy with its previewId does it.',
    document: `query Rebalance($activeStrategyId: ID!, $buyOnly: Boolean! = false,
      $tolerancePercentPoints: Decimal! = "0", $contribution: Decimal) {
      getRebalancePreview(params: { activeStrategyId: $activeStrategyId, buyOnly: $buyOnly,
        tolerancePercentPoints: $tolerancePercentPoints, contribution: $contribution }) {
        previewId expiresAt asOf totalValue currency estimatedFees estimatedRealizedGain
        turnoverPercent cashAfter unpricedCount
        lines { symbol targetPercent actualPercent side quantityDelta estimatedPrice
          estimatedNotional }
        skipped { symbol side reason }
      }
    }`,
    sections: [
      {
        heading: 'Rebalancing',
        at: 'getRebalancePreview',
        columns: [
          ['of', 'totalValue', 'money'],
          ['fees', 'estimatedFees', 'money'],
          ['gain for tax', 'estimatedRealizedGain', 'money'],
          ['turnover', 'turnoverPercent', 'percent'],
          ['cash after', 'cashAfter', 'money'],
        ],
      },
      {
        heading: 'Lines',
        at: 'getRebalancePreview.lines',
        currency: '/getRebalancePreview.currency',
        columns: [
          ['', 'symbol', 'word'],
          ['', 'side', 'word'],
          ['', 'quantityDelta', 'number'],
          ['about', 'estimatedNotional', 'money'],
          ['now', 'actualPercent', 'percent'],
          ['target', 'targetPercent', 'percent'],
        ],
      },
      {
        heading: 'Left out',
        at: 'getRebalancePreview.skipped',
        columns: [
          ['', 'symbol', 'word'],
          ['', 'side', 'word'],
          ['', 'reason', 'word'],
        ],
      },
    ],
  },
];
