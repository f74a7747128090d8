import { clientCredentials, createClient } from '@investing-platform/sdk';
import { demoUser } from './support/demo.ts';
import { amount } from './support/print.ts';

/**
 * Buys bitcoin for 25 USD in the practice account as soon as a price is at most the limit, the
 * second argument, and never more than once a day: started again, it finds its order.
 */
const LIMIT = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const { baseUrl, clientId, clientSecret } = demoUser('plus');
const scopes = ['portfolio.read', 'trade', 'public'] as const;
const auth = clientCredentials({ baseUrl, clientId, clientSecret, scopes });
const client = createClient({ baseUrl, auth });

const [account] = await client.getBrokerAccounts({ tradingMode: 'PAPER' });
if (account === undefined) throw new Error('There is no practice account: open one on the pages.');
const bitcoin = await client.fetchAssetByTicker({ ticker: 'BTC' });
/** One name for one day: whoever places it twice gets the same order back. */
const key = `practice-bot-${account.id}-${new Date().toISOString().slice(0, 10)}`;

for await (const { price } of client.livePriceData({ assetIds: [bitcoin.id] })) {
  if (Number(price) > LIMIT) continue;
  const order = await client.placeOrder({
    assetId: bitcoin.id,
    brokerAccountId: account.id,
    side: 'BUY',
    type: 'MARKET',
    notional: 25,
    timeInForce: 'IOC',
    idempotencyKey: key,
  });
  // Whatever happens to the account's mode later: nothing is bought with money by this program.
  if (order.tradingMode !== 'PAPER') throw new Error('This is no practice order.');
  console.log(`${order.id} ${order.status} at about ${amount(price)} ${bitcoin.currency}`);
  break;
}
client.close();
