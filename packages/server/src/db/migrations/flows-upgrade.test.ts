import { expect, test } from 'vitest';
import { personOfThen, upgraded } from './upgrade.fixture.ts';

const id = (last: string): string => `01900000-0000-7000-8000-00000000000${last}`;
const [USER, ACCOUNT, CASH, BANK, FEES, BANK_NZD, FX, FX_NZD] = [...'12345678'].map(id);
const [PLAIN, ARRIVED, LEFT] = ['a', 'b', 'c'].map(id);
const AT = '2026-11-20T21:00:00Z';

/** Flows as they were kept: what is outside of the account, in its own currency. */
const BEFORE = `
  ${personOfThen(USER, 'a@example.com')};
  insert into ledger_accounts (id, owner_id, kind, asset, balance) values
    ('${CASH}', '${ACCOUNT}', 'cash', 'USD', 14.2), ('${BANK}', null, 'external_bank', 'USD', null),
    ('${FEES}', null, 'fees', 'USD', null), ('${BANK_NZD}', null, 'external_bank', 'NZD', null),
    ('${FX}', null, 'fx', 'USD', null), ('${FX_NZD}', null, 'fx', 'NZD', null);
  insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id) values
    ('${PLAIN}', '${AT}', 'DEPOSIT', 't', 'plain', '${USER}'),
    ('${ARRIVED}', '${AT}', 'DEPOSIT', 't', 'arrived', '${USER}'),
    ('${LEFT}', '${AT}', 'WITHDRAWAL', 't', 'left', '${USER}');
  insert into journal_lines (entry_id, line_number, account_id, asset, amount) values
    ('${PLAIN}', 1, '${CASH}', 'USD', 5), ('${PLAIN}', 2, '${BANK}', 'USD', -5);
  insert into journal_lines (entry_id, line_number, account_id, asset, amount) values
    ('${ARRIVED}', 1, '${BANK_NZD}', 'NZD', -100), ('${ARRIVED}', 2, '${FX_NZD}', 'NZD', 100),
    ('${ARRIVED}', 3, '${FX}', 'USD', -60), ('${ARRIVED}', 4, '${CASH}', 'USD', 59.7),
    ('${ARRIVED}', 5, '${FEES}', 'USD', 0.3);
  insert into journal_lines (entry_id, line_number, account_id, asset, amount) values
    ('${LEFT}', 1, '${CASH}', 'USD', -50.5), ('${LEFT}', 2, '${FEES}', 'USD', 0.5),
    ('${LEFT}', 3, '${FX}', 'USD', 50), ('${LEFT}', 4, '${FX_NZD}', 'NZD', -80),
    ('${LEFT}', 5, '${BANK_NZD}', 'NZD', 80);
  insert into ledger_flows (entry_id, asset, owner_id, at, amount) values
    ('${PLAIN}', 'USD', '${ACCOUNT}', '${AT}', 5),
    ('${ARRIVED}', 'NZD', '${ACCOUNT}', '${AT}', 100),
    ('${LEFT}', 'NZD', '${ACCOUNT}', '${AT}', -80)`;

test('money that was exchanged on its way counts as what arrived or left, and the rest stays', async () => {
  const read = await upgraded('0073', BEFORE);
  const text = 'select entry_id, owner_id, asset, amount from ledger_flows order by entry_id';
  const rows = await read(text);
  const flow = (entry_id: string | undefined, amount: string) => ({
    entry_id,
    owner_id: ACCOUNT,
    asset: 'USD',
    amount,
  });
  expect(rows).toEqual([flow(PLAIN, '5'), flow(ARRIVED, '59.7'), flow(LEFT, '-50.0')]);
  expect(await read('select 1 from journal_lines')).toHaveLength(12);
});
