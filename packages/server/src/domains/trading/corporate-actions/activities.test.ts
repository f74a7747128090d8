import type { TradingMode } from '@investing-platform/schema/operations';
import { beforeEach, expect, test } from 'vitest';
import { statement } from '../../../db/statement.ts';
import type { CorporateAction } from '../../../ports/market-data.ts';
import {
  AAPL,
  asset,
  own,
  ownIn,
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
  { type: string; symbol: string; quantity: string | null; netAmount: string; description: string },
  [accountId: string]
>(
  'test_activities',
  `select type, symbol, trim_scale(quantity) as quantity, trim_scale(net_amount) as "netAmount",
     description
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

const signed = statement<
  never,
  [userId: string, ratePercent: string | null, expiresOn: string, status: string]
>(
  'test_activities_signed',
  `insert into kyc_w8bens (id, user_id, status, content, signed_on, expires_on,
     treaty_rate_percent, created_at)
   values (gen_random_uuid(), $1, $4, 'sealed', '2023-05-01', $3::date, $2, now())`,
);
const american = statement<never, [userId: string]>(
  'test_activities_american',
  `insert into kyc_checks (user_id, applicant_id, us_person, updated_at)
   values ($1, gen_random_uuid(), true, now())`,
);
const form = (ratePercent: string | null, expiresOn = '2026-12-31', status = 'VALID') =>
  world.db.transaction((tx) => tx.run(signed, ada.userId, ratePercent, expiresOn, status));

test.each<[string, () => Promise<unknown>, TradingMode, string, string]>([
  ['a treaty', () => form('15'), 'LIVE', '-0.39', ': 15 percent'],
  ['no treaty', () => form(null), 'LIVE', '-0.78', ': 30 percent'],
  ['an ended form', () => form('15', '2026-11-30'), 'LIVE', '-0.78', ' W-8BEN is in force'],
  ['a form on its last day', () => form('15', '2026-12-01'), 'LIVE', '-0.39', ': 15 percent'],
  ['a replaced form', () => form('15', '2026-12-31', 'INVALIDATED'), 'LIVE', '-0.78', ' in force'],
  [
    'a US person',
    () => world.db.transaction((tx) => tx.run(american, ada.userId)),
    'LIVE',
    '0',
    '',
  ],
  ['nothing, in practice', async () => {}, 'PAPER', '-0.39', ': 15 percent'],
])('with %s on file a dividend of 2.60 is taxed so', async (_on, file, tradingMode, tax, words) => {
  await file();
  await ownIn(world, ada, tradingMode, '10');
  world.market.act({ id: 'one', assetId: AAPL, exAt: EX, ...dividend('0.26') });
  world.clock.set(PAID);
  await applyActions(world.deps);
  expect(await payDividends(world.deps)).toBe(1);
  const { id } = tradingMode === 'LIVE' ? ada.live : ada.paper;
  const rows = await world.db.all(activities, id);
  const withheld = rows.find(({ type }) => type === 'DIVIDEND_WITHHOLDING');
  expect(withheld?.netAmount ?? '0').toBe(tax);
  expect(withheld?.description ?? '').toMatch(new RegExp(`${words}$`));
});

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
      ['DIVIDEND_WITHHOLDING', 'AAPL', null, '-0.78'],
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
