import { expect, test } from 'vitest';
import { personOfThen, upgraded } from './upgrade.fixture.ts';

const id = (last: string): string => `01900000-0000-7000-8000-00000000000${last}`;
const [USER, ACCOUNT, CREDENTIAL, CASH, OUTSIDE] = ['1', '2', '3', '4', '5'].map(id);
const [ENTRY, POSITION, ASSET, ORDER, REFUSED] = ['6', '7', '8', '9', 'a'].map(id);
const AT = '2026-11-20T21:00:00Z';

/** A practice account as the first release kept it. */
const BEFORE = `
  ${personOfThen(USER, 'a@example.com')};
  insert into broker_accounts (id, user_id, provider, trading_mode, name, currency, status,
      credential_id, created_at)
    values ('${ACCOUNT}', '${USER}', 'PAPER', 'PAPER', 'P', 'USD', 'ACTIVE', '${CREDENTIAL}', now());
  insert into ledger_accounts (id, owner_id, kind, asset, balance)
    values ('${CASH}', '${ACCOUNT}', 'cash', 'USD', 5), ('${OUTSIDE}', null, 'external_paper', 'USD',
      null);
  insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
    values ('${ENTRY}', '${AT}', 'DEPOSIT', 't', 't', '${USER}');
  insert into journal_lines (entry_id, line_number, account_id, asset, amount)
    values ('${ENTRY}', 1, '${CASH}', 'USD', 5), ('${ENTRY}', 2, '${OUTSIDE}', 'USD', -5);
  insert into positions (id, user_id, broker_account_id, trading_mode, asset_id, symbol, currency,
      quantity, cost, average_entry_price, cost_basis, opened_at, updated_at)
    values ('${POSITION}', '${USER}', '${ACCOUNT}', 'PAPER', '${ASSET}', 'X', 'USD', 3, 30, 10, 30,
      now(), now());
  insert into orders (id, user_id, broker_account_id, asset_id, symbol, currency, side, type,
      time_in_force, quantity, premarket, trading_mode, fee_rate, status, next_attempt_at,
      submitted_at, expires_at)
    values ('${ORDER}', '${USER}', '${ACCOUNT}', '${ASSET}', 'X', 'USD', 'BUY', 'MARKET', 'DAY', 1,
      false, 'PAPER', 0, 'NEW', now(), now(), now());
  insert into orders (id, user_id, broker_account_id, asset_id, symbol, currency, side, type,
      time_in_force, quantity, premarket, trading_mode, fee_rate, status, reject_reason,
      next_attempt_at, submitted_at, expires_at)
    values ('${REFUSED}', '${USER}', '${ACCOUNT}', '${ASSET}', 'X', 'USD', 'BUY', 'MARKET', 'DAY', 1,
      false, 'PAPER', 0, 'REJECTED', 'halted', '${AT}', '${AT}', '${AT}')`;

test('accounts, orders and positions of the first release have books, lots and days', async () => {
  const read = await upgraded('0010', BEFORE);
  expect(await read('select owner_id, day, asset, amount from ledger_days')).toEqual([
    { owner_id: ACCOUNT, day: '2026-11-20', asset: 'USD', amount: '5' },
  ]);
  expect(await read('select owner_id, asset, amount from ledger_flows')).toEqual([
    { owner_id: ACCOUNT, asset: 'USD', amount: '5' },
  ]);
  expect(await read('select book_id, quantity, cost from position_lots')).toEqual([
    { book_id: ACCOUNT, quantity: '3', cost: '30' },
  ]);
  expect(await read('select book_id, status from orders where elected_at is not null')).toEqual([
    { book_id: ACCOUNT, status: 'NEW' },
  ]);
  expect(
    await read(`select id, failure_code, source, updated_at = submitted_at as "isAsTaken"
      from orders order by id`),
  ).toEqual([
    { id: ORDER, failure_code: null, source: 'API', isAsTaken: true },
    { id: REFUSED, failure_code: 'REFUSED_BY_MARKET', source: 'API', isAsTaken: true },
  ]);
  expect(await read('select id, provider, system_managed from broker_credentials')).toEqual([
    { id: CREDENTIAL, provider: 'PARTNER_PAPER', system_managed: true },
  ]);
});
