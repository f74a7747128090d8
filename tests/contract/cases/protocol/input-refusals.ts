import type { Case, Step } from '../../support/case.ts';
import { atWork, marketBuy, orders, UNKNOWN_ID, waitingBuy } from '../../support/order-steps.ts';
import { done, type Refusal, refusal } from '../../support/refusals.ts';

const ofAccounts: readonly Refusal[] = [
  [
    'createPartnerPaperAccount',
    { start: { cash: { amount: '10.001', currency: 'USD' } } },
    'params.start.cash.amount',
    'has more places than USD has',
  ],
  [
    'fundPaperAccount',
    ({ paperAccountId }) => ({ id: paperAccountId, amount: '0.001' }),
    'params.amount',
    'has more places than USD has',
  ],
  [
    'fundPaperAccount',
    ({ paperAccountId }) => ({ id: paperAccountId, amount: '0.123456789' }),
    'params.amount',
    'takes at most 8 decimal places',
  ],
  [
    'fundPaperAccount',
    ({ liveAccountId }) => ({ id: liveAccountId, amount: '1' }),
    'INVALID_STATE',
    'Only practice accounts of the platform take play money',
  ],
  [
    'saveBrokerCredential',
    { provider: 'PLATFORM', label: 'x', tradingMode: 'LIVE', values: [{ name: 'a', value: 'b' }] },
    'params.provider',
    'must be a broker that can be connected with',
  ],
  [
    'fetchPlatformInvestAccountActivities',
    { from: '2026-11-20', to: '2026-11-19' },
    'params.from',
    'must not be after `to`',
  ],
  [
    'fetchPlatformInvestAccountActivities',
    { asset: { symbol: 'AIR' } },
    'params.asset.symbol',
    'several exchanges use this ticker: say AIR.XNYS or AIR.XNZE',
  ],
  [
    'updateUserProfile',
    { timeZone: 'No/Where' },
    'params.timeZone',
    'must be an IANA time zone such as Pacific/Auckland',
  ],
  [
    'updateUserProfile',
    { notifications: [{ topic: 'MARKET' }, { topic: 'MARKET' }] },
    'params.notifications',
    'must name each topic once',
  ],
  [
    'updateUserProfile',
    { locale: 'not a tag' },
    'params.locale',
    'must be a BCP 47 tag such as en-NZ',
  ],
  [
    'saveInvestorPreferences',
    { sectors: ['ENERGY'], excludedSectors: ['ENERGY'] },
    'params.excludedSectors',
    'holds ENERGY, which is both preferred and excluded',
  ],
  [
    'updatePlatformInvestAccountConfig',
    { maxOrderNotional: { amount: '0', currency: 'USD' } },
    'params.maxOrderNotional.amount',
    'must be above 0; null removes the limit',
  ],
  [
    'fetchUserAppointments',
    { from: '2026-11-21T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' },
    'params.from',
    'must not be after `to`',
  ],
  [
    'fetchUserDeposits',
    { from: '2026-11-21T00:00:00.000Z', to: '2026-11-20T00:00:00.000Z' },
    'params.from',
    'must not be after `to`',
  ],
  [
    'fetchPlatformInvestAccountBalances',
    { currency: 'KWD' },
    'params.currency',
    'has no exchange rate',
  ],
  [
    'createWithdrawalRequest',
    { amount: '10', currency: 'USD', payoutCurrency: 'JPY' },
    'params.payoutCurrency',
    'must be NZD or USD',
  ],
  [
    'createWithdrawalRequest',
    { amount: '10.001', currency: 'USD' },
    'params.amount',
    'has more places than USD has',
  ],
  [
    'optInInterest',
    { currency: 'USD', optIn: false },
    'INVALID_STATE',
    'The cash earns no interest',
  ],
  ['removeDeviceToken', { id: UNKNOWN_ID }, 'NOT_FOUND', 'Device token not found'],
  [
    'updateMfa',
    { method: 'TOTP', enabled: true, code: '123456' },
    'params.password',
    'is needed: the password of the account',
  ],
];

const ofAnOrder: readonly Refusal[] = [
  ['editOrder', ({ orderId }) => ({ id: orderId }), 'params', 'must change at least one thing'],
  [
    'editOrder',
    ({ orderId }) => ({ id: orderId, quantity: '1' }),
    'params',
    'must change at least one thing',
  ],
  [
    'editOrder',
    ({ orderId }) => ({ id: orderId, notional: '5' }),
    'params.notional',
    'must be absent: the order is by quantity',
  ],
  [
    'editOrder',
    ({ orderId }) => ({ id: orderId, quantity: '2', stopPrice: '5' }),
    'params.stopPrice',
    'must be 0 or absent for a LIMIT order',
  ],
];

const bySettings: readonly Step[] = [
  done('updatePlatformInvestAccountConfig', { suspendTrade: true }),
  refusal([
    'placeOrder',
    waitingBuy,
    'ACCOUNT_RESTRICTED',
    'Trading is stopped by the setting suspendTrade',
  ]),
  done('updatePlatformInvestAccountConfig', { suspendTrade: false, fractionalTrading: false }),
  refusal([
    'placeOrder',
    { ...waitingBuy, quantity: '1.5' },
    'ASSET_NOT_FRACTIONABLE',
    'The setting fractionalTrading allows orders for whole shares only',
  ]),
  done('placeOrder', waitingBuy, { orderId: 'placeOrder.id' }),
  atWork(1),
  done('updatePlatformInvestAccountConfig', {
    maxOrderNotional: { amount: '1', currency: 'USD' },
  }),
  refusal([
    'placeOrder',
    { ...waitingBuy, quantity: '2' },
    'ORDER_REJECTED',
    'The order is worth more than the setting maxOrderNotional',
  ]),
  refusal([
    'editOrder',
    ({ orderId }) => ({ id: orderId, quantity: '2' }),
    'ORDER_REJECTED',
    'The order is worth more than the setting maxOrderNotional',
  ]),
];

const byOther = (step: Step): Step => ({ ...step, as: 'other' });

/** The fee of a purchase is a loss of its day. */
const byLoss: readonly Step[] = [
  done('placeOrder', { ...marketBuy, notional: '50000' }),
  orders(
    { group: 'CLOSED' },
    () => ({ getOrders: { nodes: [{ status: 'FILLED', side: 'BUY' }] } }),
    { eventually: true },
  ),
  done('updatePlatformInvestAccountConfig', {
    dailyLossLimit: { amount: '5000', currency: 'USD' },
  }),
  done('placeOrder', waitingBuy),
  done('updatePlatformInvestAccountConfig', {
    dailyLossLimit: { amount: '1', currency: 'USD' },
  }),
  refusal([
    'placeOrder',
    waitingBuy,
    'ORDER_REJECTED',
    'The loss of the day has reached the setting dailyLossLimit',
  ]),
  done('placeOrder', { ...waitingBuy, side: 'SELL', limitPrice: '999999', quantity: '0.1' }),
].map(byOther);

const QUOTA = 20;
const openAccounts: readonly Step[] = [
  ...Array.from({ length: QUOTA }, () => done('createPartnerPaperAccount', {})),
  refusal([
    'createPartnerPaperAccount',
    {},
    'QUOTA_EXCEEDED',
    'A person may have 20 practice accounts',
  ]),
].map(byOther);

export const inputRefusalCases: readonly Case[] = [
  { title: 'what accounts cannot take is named by its field', steps: ofAccounts.map(refusal) },
  {
    title: 'an edit changes something that the order has',
    steps: [
      done('placeOrder', waitingBuy, { orderId: 'placeOrder.id' }),
      ...ofAnOrder.map(refusal),
    ],
  },
  { title: 'the settings of the platform account stop orders', steps: bySettings },
  { title: 'a day that has lost too much takes no more purchases', steps: byLoss },
  { title: 'a person has so many practice accounts at most', steps: openAccounts },
];
