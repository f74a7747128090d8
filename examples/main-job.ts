import { clientCredentials, createClient } from '@investing-platform/sdk';
import { demoUser } from './support/demo.ts';
import { amount, printTable } from './support/print.ts';

const { baseUrl, clientId, clientSecret } = demoUser('plus');
const scopes = ['identity', 'portfolio.read', 'trade'] as const;
const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes });
const client = createClient({ baseUrl, auth });

const user = await client.fetchCurrentUser();
const { totals } = await client.netWorthDashboard();
printTable(`Net worth of ${user.name}, in ${totals.currency}`, [
  ['Assets', amount(totals.totalAssets)],
  ['Liabilities', amount(totals.totalLiabilities)],
  ['Net worth', amount(totals.netWorth)],
]);

const positions = await client.getPositions({ tradingMode: 'LIVE' });
printTable('Positions', [
  ['', 'Quantity', 'Entry', 'Value', 'Profit or loss', ''],
  ...positions.map((position) => [
    position.symbol,
    position.quantity,
    amount(position.averageEntryPrice),
    position.marketValue === null ? 'no price' : amount(position.marketValue),
    position.unrealizedProfitLoss === null ? '' : amount(position.unrealizedProfitLoss),
    position.currency,
  ]),
]);

const bitcoin = await client.fetchAssetByTicker({ ticker: 'BTC' });
const placed = await client.placeOrder({
  assetId: bitcoin.id,
  side: 'BUY',
  type: 'MARKET',
  notional: 25,
  timeInForce: 'IOC',
});
const order = await filled(placed.id);
printTable(`Bought ${bitcoin.name} for ${placed.notional} ${placed.currency}`, [
  ['Status', order.status],
  ['Quantity', order.quantityFilled],
  ['Average price', amount(order.averageFilledPrice ?? '0')],
  ['Fees', amount(order.fees)],
]);

console.log(`\nLive prices of ${bitcoin.symbol}`);
let count = 0;
for await (const { at, price } of client.livePriceData({ assetIds: [bitcoin.id] })) {
  console.log(`  ${at.slice(11, 23)}   ${amount(price)} ${bitcoin.currency}`);
  count += 1;
  if (count === 5) break;
}

/** Reads the order until it is filled, for ten seconds at most. */
async function filled(orderId: string) {
  for (let look = 0; look < 50; look += 1) {
    const { nodes } = await client.getOrders({ assetIds: [bitcoin.id], limit: 10 });
    const found = nodes.find(({ id }) => id === orderId);
    if (found?.status === 'FILLED') return found;
    if (found && ['CANCELED', 'REJECTED', 'EXPIRED'].includes(found.status)) {
      throw new Error(`The order was not filled: ${found.failureReason ?? found.status}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The order ${orderId} was not filled within ten seconds.`);
}
