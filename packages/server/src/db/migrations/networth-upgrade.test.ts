import { expect, test } from 'vitest';
import { personOfThen, upgraded } from './upgrade.fixture.ts';

const id = (last: string): string => `01900000-0000-7000-8000-0000000000${last}`;
const [ADA, EVE] = ['01', '02'].map(id);
const [HOUSE, GOLD, SHARES, GONE] = ['11', '12', '13', '14'].map(id);
const [MORTGAGE, CARD, OLD, HERS] = ['21', '22', '23', '24'].map(id);
const [FOLDER, SECOND, THEIRS] = ['31', '32', '33'].map(id);
const AT = '2026-11-20T12:00:00Z';

/** A house, 3 ounces of gold, shares, something deleted, and debts, as they were kept before. */
const BEFORE = `
  ${personOfThen(ADA, 'a@example.com')};
  ${personOfThen(EVE, 'e@example.com')};
  insert into networth_assets (id, user_id, name, category, quantity, value, currency,
      ownership_percent, valued_on, created_at, updated_at, tombstoned_at)
    values ('${HOUSE}', '${ADA}', 'House', 'PROPERTY', null, 900000, 'NZD', 50, '2026-09-01',
        '${AT}', '${AT}', null),
      ('${GOLD}', '${ADA}', 'Gold', 'PRECIOUS_METAL', 3, 12000, 'USD', 100, '2026-10-01', '${AT}',
        '${AT}', null),
      ('${SHARES}', '${EVE}', 'Shares', 'EQUITY', 0, 5, 'USD', 100, '2026-10-01', '${AT}', '${AT}',
        null),
      ('${GONE}', '${ADA}', 'Gone', 'OTHER', null, 1, 'USD', 100, '2026-10-01', '${AT}', '${AT}',
        '${AT}');
  insert into networth_liabilities (id, user_id, name, kind, portfolio_id, original_amount, balance,
      currency, start_date, linked_asset_id, is_archived, created_at, updated_at)
    values ('${MORTGAGE}', '${ADA}', 'Mortgage', 'MORTGAGE', '${FOLDER}', 600000, 500000, 'NZD',
        '2020-01-01', '${HOUSE}', false, '${AT}', '${AT}'),
      ('${CARD}', '${ADA}', 'Card', 'CREDIT_CARD', '${SECOND}', 0, 120.5, 'NZD', '2021-01-01', null,
        false, '${AT}', '${AT}'),
      ('${OLD}', '${ADA}', 'Old', 'OTHER', '${FOLDER}', 10, 0, 'NZD', '2026-12-24', null, true,
        '${AT}', '${AT}'),
      ('${HERS}', '${EVE}', 'Hers', 'OTHER', '${THEIRS}', 10, 7, 'NZD', '2021-01-01', null, false,
        '${AT}', '${AT}')`;

test('what people had recorded keeps its worth, and gets prices and bookings', async () => {
  const read = await upgraded('0070', BEFORE);
  expect(
    await read(`select h.id, i.name, i.category, i.symbol, h.currency, h.ownership_percent as part,
        t.type, t.traded_on as bought, trim_scale(d.cost_basis) as cost, p.day,
        trim_scale(d.quantity * p.price) as value, o.kind,
        h.lots -> 0 ->> 'tradeId' = t.id::text as lot
      from tracked_holdings h join custom_instruments i on i.id = h.instrument_id
      join tracked_days d on d.holding_id = h.id
      join tracked_trades t on t.portfolio_id = h.portfolio_id and t.instrument_id = i.id
      join instrument_prices p on p.instrument_id = i.id join portfolios o on o.id = h.portfolio_id
      where h.tombstoned_at is null order by h.id`),
  ).toEqual([
    {
      id: HOUSE,
      name: 'House',
      category: 'PROPERTY',
      symbol: 'OWN-1',
      currency: 'NZD',
      part: '50',
      bought: '2026-09-01',
      cost: '900000',
      day: '2026-09-01',
      value: '900000',
      kind: 'ASSETS',
      type: 'OPENING_BALANCE',
      lot: true,
    },
    {
      id: GOLD,
      name: 'Gold',
      category: 'PRECIOUS_METAL',
      symbol: 'OWN-2',
      currency: 'USD',
      part: '100',
      bought: '2026-10-01',
      cost: '12000',
      day: '2026-10-01',
      value: '12000',
      kind: 'ASSETS',
      type: 'OPENING_BALANCE',
      lot: true,
    },
    {
      id: SHARES,
      name: 'Shares',
      category: 'OTHER',
      symbol: 'OWN-1',
      currency: 'USD',
      part: '100',
      bought: '2026-10-01',
      cost: '5',
      day: '2026-10-01',
      value: '5',
      kind: 'ASSETS',
      type: 'OPENING_BALANCE',
      lot: true,
    },
  ]);
  expect(
    await read(`select liability_id as id, type, is_opening as opening, day, amount
      from liability_trades order by liability_id, day, is_opening desc`),
  ).toEqual([
    { id: MORTGAGE, type: 'DRAWDOWN', opening: true, day: '2020-01-01', amount: '600000' },
    { id: MORTGAGE, type: 'REVALUATION', opening: false, day: '2026-11-20', amount: '500000' },
    { id: CARD, type: 'DRAWDOWN', opening: true, day: '2021-01-01', amount: '0' },
    { id: CARD, type: 'REVALUATION', opening: false, day: '2026-11-20', amount: '120.5' },
    { id: OLD, type: 'DRAWDOWN', opening: true, day: '2026-12-24', amount: '10' },
    { id: OLD, type: 'REVALUATION', opening: false, day: '2026-12-24', amount: '0' },
    { id: HERS, type: 'DRAWDOWN', opening: true, day: '2021-01-01', amount: '10' },
    { id: HERS, type: 'REVALUATION', opening: false, day: '2026-11-20', amount: '7' },
  ]);
  expect(
    await read(`select l.id, p.kind, p.user_id as owner, l.archived_on as archived
      from networth_liabilities l join portfolios p on p.id = l.portfolio_id order by l.id`),
  ).toEqual([
    { id: MORTGAGE, kind: 'LIABILITIES', owner: ADA, archived: null },
    { id: CARD, kind: 'LIABILITIES', owner: ADA, archived: null },
    { id: OLD, kind: 'LIABILITIES', owner: ADA, archived: '2026-11-20' },
    { id: HERS, kind: 'LIABILITIES', owner: EVE, archived: null },
  ]);
});
