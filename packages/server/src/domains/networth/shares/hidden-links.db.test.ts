import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { seededRandom } from '../../../kernel/random.ts';
import { createTrade } from '../../portfolios/trades/create-trade.ts';
import { createPortfolio } from '../../portfolios/write-portfolio.ts';
import { AAPL, giveCash, refusal, type Trader } from '../../trading/trading.fixture.ts';
import { updateDisplayCurrency } from '../display-currency.ts';
import { createFlow } from '../flows/write-flow.ts';
import { createGoal } from '../goals/write-goal.ts';
import { createHousehold } from '../household/found-household.ts';
import { theHousehold } from '../household/household-shown.ts';
import { inviteHouseholdMember } from '../household/invite-member.ts';
import { addInstrumentPrice } from '../instruments/instrument-prices.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { createLiability } from '../liabilities/create-liability.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth.fixture.ts';
import { type CreateShareLinkInput, createShareLink } from './own-links.ts';
import { sharedCsv } from './shared-csv.ts';
import { sharedDashboard } from './shared-dashboard.ts';
import { type SharedHistoryInput, sharedHistory } from './shared-history.ts';

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});

afterEach(() => db.close());

const seed = process.env['SEED'] ?? String(Date.now());
const READER = { kind: 'anonymous', ip: '192.0.2.7' } as const;
const ALL = [
  ...(['TOTALS', 'ALLOCATION', 'ASSETS', 'LIABILITIES'] as const),
  ...(['CASH_FLOW', 'GOALS', 'HISTORY'] as const),
];

/** Figures of a world, in which everybody has so many times as much. */
function figures() {
  const random = seededRandom(seed);
  const upTo = (most: number) => 1 + (Buffer.from(random.bytes(4)).readUInt32BE() % most);
  /** What was paid is in cents and yen, whatever it is multiplied by. */
  const hundreds = (most: number) => 100 * upTo(most);
  return {
    cash: [hundreds(9), hundreds(900), hundreds(90_000)],
    gold: [hundreds(900), ...Array.from({ length: 5 }, () => upTo(9_000_000) / 1_000)],
    tin: [hundreds(9), upTo(9_000) / 100],
    silk: [hundreds(9_000)],
    shares: [hundreds(9), hundreds(90), hundreds(900)],
    debt: hundreds(90_000),
    paid: hundreds(90),
    pay: hundreds(9_000),
    rent: hundreds(4_000),
    target: hundreds(900_000),
    owned: String(upTo(99)),
    times: upTo(9_999) / 100,
  };
}

type Figures = ReturnType<typeof figures>;

interface Portfolios {
  readonly portfolioId: string;
  /** Of somebody of the same household. */
  readonly theirs: string;
}

/** What a person owns, owes and plans, all of it so many times as much. */
async function lives(owner: Trader, of: Figures, times: number): Promise<Portfolios> {
  const { deps } = world;
  const { actor } = owner;
  const by = (amount: number): string => toPlain(decimal(amount).times(times));
  const [first = 0, second = 0, third = 0] = of.cash;
  await giveCash(world, owner, 'USD', by(first));
  await giveCash(world, owner, 'USD', by(second));
  await giveCash(world, owner, 'EUR', by(third));
  const thing = async (name: string, currency: string, prices: readonly number[]) => {
    const { id, instrumentId } = await recordAsset(deps, actor, {
      name: `${name} of ${by(prices[0] ?? 0)} ${currency}`,
      currency,
      category: 'COLLECTIBLE',
      purchasedOn: '2026-09-01',
      purchasePrice: by(prices[0] ?? 0),
      ownershipPercent: of.owned,
    });
    for (const [place, price] of prices.slice(1).entries()) {
      const date = `2026-${place < 3 ? '10' : '11'}-0${place + 2}`;
      await addInstrumentPrice(deps, actor, {
        instrumentId: instrumentId ?? '',
        date,
        price: by(price),
      });
    }
    return id;
  };
  const gold = await thing('Gold', 'USD', of.gold);
  await thing('Tin', 'EUR', of.tin);
  await thing('Silk', 'JPY', of.silk);
  const portfolioId = await createPortfolio(deps, actor, { name: 'Mine', costBasisMethod: 'FIFO' });
  for (const [place, quantity] of of.shares.entries()) {
    await createTrade(deps, actor, {
      portfolioId,
      instrumentId: AAPL,
      type: 'BUY',
      price: '101.5',
      quantity: by(quantity),
      tradedOn: `2026-10-0${place + 5}`,
    });
  }
  for (const [currency, amount] of [
    ['USD', of.debt],
    ['EUR', of.paid],
  ] as const) {
    await createLiability(deps, actor, {
      currency,
      name: `Loan of ${by(amount)}`,
      kind: 'OTHER',
      originalAmount: by(amount),
      startsOn: '2026-11-17',
    });
  }
  const monthly = { currency: 'USD', frequency: 'MONTHLY', startsOn: '2026-01-01' } as const;
  const pay = { ...monthly, name: 'Pay', category: 'SALARY', amount: by(of.pay) } as const;
  await createFlow(deps, actor, 'incomes', pay);
  const rent = { ...monthly, name: 'Rent', category: 'HOUSING', amount: by(of.rent) } as const;
  await createFlow(deps, actor, 'expenses', rent);
  await createGoal(deps, actor, {
    currency: 'EUR',
    name: `Home for ${by(of.target)} million`,
    kind: 'HOME',
    targetAmount: by(of.target),
    targetOn: '2030-01-01',
    funding: { rules: [{ source: { netWorthAssetId: gold }, sharePercent: '33' }] },
  });
  return { portfolioId, theirs: await partnersPortfolio(owner, of, by) };
}

/** Somebody lives with the owner, of whose portfolio a part is the owner's. */
async function partnersPortfolio(
  { actor }: Trader,
  of: Figures,
  by: (amount: number) => string,
): Promise<string> {
  const { deps } = world;
  await createHousehold(deps, actor, { name: 'The lake house' });
  const partner = { name: 'Sam', relationship: 'PARTNER', email: 'sam@example.com' } as const;
  await inviteHouseholdMember(deps, actor, { ...partner, sharePercent: of.owned });
  const { members } = await theHousehold(deps, actor);
  const portfolioId = await createPortfolio(deps, actor, {
    name: 'Theirs',
    ownerMemberId: members[1]?.id ?? '',
    ownershipPercent: of.owned,
  });
  await createTrade(deps, actor, {
    portfolioId,
    instrumentId: AAPL,
    type: 'BUY',
    price: '102.25',
    quantity: by(of.shares[1] ?? 0),
    tradedOn: '2026-10-07',
  });
  return portfolioId;
}

const RANGES = ['W1', 'M3', 'ALL'] as const;
const FIRST_DAYS = ['2026-09-01', '2026-10-03', '2026-11-20'];

/** Everything that hidden links of a person answer, refusals too; ids by their places. */
async function everything(owner: Trader, { portfolioId, theirs }: Portfolios): Promise<string[]> {
  const links: CreateShareLinkInput[] = [
    { sections: ALL, csvEnabled: true },
    { sections: ALL, portfolioIds: [portfolioId] },
    { sections: ALL, portfolioIds: [theirs] },
    { sections: ['ALLOCATION', 'HISTORY'] },
  ];
  const answers: unknown[] = [];
  for (const input of links) {
    const link = { ...input, hideAmounts: true, ownerLabel: 'Somebody' };
    const { url } = await createShareLink(world.deps, owner.actor, link);
    const token = url?.split('/').at(-1) ?? '';
    const history = (asked: Partial<SharedHistoryInput> = {}) =>
      sharedHistory(world.deps, READER, { token, ...asked });
    const shared = await sharedDashboard(world.deps, READER, { token });
    answers.push(shared);
    if (link.csvEnabled === true) answers.push(await sharedCsv(world.deps, READER.ip, token));
    for (const range of RANGES) answers.push(await history({ range, timeframe: 'WEEK_1' }));
    for (const id of [undefined, ...(shared.assets ?? []).map((asset) => asset.id)]) {
      for (const from of FIRST_DAYS) answers.push(await history({ sharedAssetId: id, from }));
    }
    const wrong = [{ sharedAssetId: owner.userId }, { cursor: 'x' }, { from: '2099-01-01' }];
    for (const asked of wrong) answers.push(String(await refusal(history(asked))));
  }
  const names = new Map<string, string>();
  const named = (id: string): string => {
    names.set(id, names.get(id) ?? `<${names.size}>`);
    return names.get(id) ?? '';
  };
  const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
  return answers.map((answer) => JSON.stringify(answer).replace(ID, named));
}

test(`hidden links answer alike of somebody with so many times as much, seed ${seed}`, async () => {
  const of = figures();
  const eve = await world.another();
  const mine = await lives(world.ada, of, 1);
  const hers = await lives(eve, of, of.times);
  const { deps } = world;
  const moments: string[] = [];
  for (const currency of ['USD', 'JPY']) {
    for (const { actor } of [world.ada, eve]) {
      await updateDisplayCurrency(deps, actor, { currency });
    }
    const told = await everything(world.ada, mine);
    const toldOfHers = await everything(eve, hers);
    const places = toldOfHers.keys().filter((place) => toldOfHers[place] !== told[place]);
    for (const place of places) expect(toldOfHers[place]).toBe(told[place]);
    expect(toldOfHers).toHaveLength(told.length);
    moments.push(told.join('\n'));
    world.clock.advance(3_600_000);
  }
  // What they are told of is not nothing: it changes with the prices and the rates.
  expect(new Set(moments).size).toBe(2);
  expect(moments[0]).toContain('Gold of # USD');
  expect(moments[0]).toContain('"name":"Home for #"');
});
