import { beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import {
  AAPL,
  asset,
  own,
  type Trader,
  type TradingWorld,
  trader,
  tradingWorld,
} from '../trading.fixture.ts';
import { applyActions } from './index.ts';
import { payDividends } from './pay-dividends.ts';

const EX = new Date('2026-11-23T09:00:00Z');
const PAID = new Date('2026-12-01T14:00:00Z');

let world: TradingWorld;
let ada: Trader;

beforeEach(async () => {
  world = await tradingWorld();
  ada = await trader(world);
});

const activities = statement<
  { type: string; symbol: string; quantity: string | null; netAmount: string },
  [accountId: string]
>(
  'test_activities',
  `select type, symbol, trim_scale(quantity) as quantity, trim_scale(net_amount) as "netAmount"
   from account_activities where broker_account_id = $1 and type not in ('FILL', 'DEPOSIT')
   order by id`,
);

const dividend = (amountPerShare: string) => ({
  ...({ kind: 'DIVIDEND', amountPerShare, currency: 'USD', payAt: PAID } as const),
  withholdingRate: '0.15',
});

type OfKind<T> = T extends CorporateAction ? Omit<T, 'id' | 'assetId' | 'exAt'> : never;
type Acted = OfKind<CorporateAction>;

/** Shares of AAPL and an action, once it has come into force and what it pays is paid. */
async function told(shares: string, action: Acted) {
  await own(world, ada, shares);
  world.market.act({ id: 'one', assetId: AAPL, exAt: EX, ...action });
  world.clock.set(PAID);
  await applyActions(world.deps);
  await payDividends(world.deps);
  return world.db.all(activities, ada.live.id);
}

const MSFT = asset('MSFT').id;

test.each<[string, string, Acted, (string | null)[][]]>([
  [
    'a dividend of 0.10 on half a share is 0.05, to the cent',
    '0.5',
    { ...dividend('0.10'), withholdingRate: '0' },
    [['DIVIDEND', 'AAPL', null, '0.05']],
  ],
  [
    'tax is withheld from a dividend, and told of apart',
    '10',
    dividend('0.26'),
    [
      ['DIVIDEND', 'AAPL', null, '2.6'],
      ['DIVIDEND_WITHHOLDING', 'AAPL', null, '-0.39'],
    ],
  ],
  [
    'a split brings shares',
    '10',
    { kind: 'SPLIT', numerator: 2, denominator: 1 },
    [['SPLIT', 'AAPL', '10', '0']],
  ],
  [
    'a reverse split takes shares',
    '10',
    { kind: 'SPLIT', numerator: 1, denominator: 10 },
    [['REVERSE_SPLIT', 'AAPL', '-9', '0']],
  ],
  [
    'a company that is split off brings its shares',
    '10',
    { kind: 'SPIN_OFF', newAssetId: MSFT, numerator: 1, denominator: 4, costShare: '0.2' },
    [['SPINOFF', 'MSFT', '2.5', '0']],
  ],
  [
    'a new ticker moves nothing',
    '10',
    { kind: 'SYMBOL_CHANGE', symbol: 'APPL' },
    [['SYMBOL_CHANGE', 'APPL', null, '0']],
  ],
])('%s', async (_title, shares, action, expected) => {
  const rows = await told(shares, action);
  expect(rows.map((row) => [row.type, row.symbol, row.quantity, row.netAmount])).toEqual(expected);
});
