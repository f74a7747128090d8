import { expect, test } from 'vitest';
import { personOfThen, upgraded } from './upgrade.fixture.ts';

const id = (last: string): string => `01900000-0000-7000-8000-0000000000${last}`;
const [USER, CARD, ACCOUNT] = ['01', '02', '03'].map(id);

/** A charge of 20 USD that added 33 NZD, and how it and its deposit stood. */
const depositOf = (last: string, charge: string, deposit: string): string => `
  insert into card_charges (id, user_id, card_id, purpose, amount, currency, unattended, description,
      status, expires_at, created_at, updated_at)
    values ('${id(last)}', '${USER}', '${CARD}', 'DEPOSIT', 20, 'USD', false, 'Deposit', '${charge}',
      now(), now(), now());
  insert into pending_transactions (id, user_id, kind, status, amount, currency, reference,
      expires_at, created_at, updated_at)
    values ('${id(last)}', '${USER}', 'CARD_CHARGE', 'COMPLETED', 20, 'USD', 'CARD ${last}', now(),
      now(), now());
  insert into deposits (id, user_id, broker_account_id, method, status, trading_mode, amount,
      currency, credited_amount, credited_currency, reference, pending_transaction_id, card_id,
      planned_outcome, step_seconds, created_at, updated_at)
    values ('${id(last)}', '${USER}', '${ACCOUNT}', 'CARD', '${deposit}', 'LIVE', 20, 'USD',
      ${deposit === 'FAILED' ? 'null, null' : "33, 'NZD'"}, 'CARD ${last}', '${id(last)}',
      '${CARD}', 'COMPLETED', 0, now(), now())`;

const BEFORE = [
  personOfThen(USER, 'ada@example.com'),
  `insert into cards (id, user_id, processor, token, status, wants_default, brand, last4,
      expiry_month, expiry_year, customer_ref, return_url, created_at, updated_at)
    values ('${CARD}', '${USER}', 'simulated', 'pm_sim_visa', 'SAVED', true, 'VISA', '4242', 1, 2030,
      'c', 'https://app.example', now(), now())`,
  `insert into broker_accounts (id, user_id, provider, name, trading_mode, status, currency,
      created_at, updated_at)
    values ('${ACCOUNT}', '${USER}', 'PLATFORM', 'Live', 'LIVE', 'ACTIVE', 'NZD', now(), now())`,
  depositOf('0a', 'SUCCEEDED', 'COMPLETED'),
  depositOf('0b', 'TAKEN_BACK', 'RETURNED'),
  depositOf('0c', 'TAKEN_BACK', 'FAILED'),
  // Taken back by the operator.
  depositOf('0d', 'SUCCEEDED', 'RETURNED'),
].join(';');

test('what was taken back before was taken back whole, and by whom is known', async () => {
  const read = await upgraded('0395', BEFORE);
  const rows = await read(`select h.taken_back::text as charge, d.taken_back::text as deposit,
      d.returned_amount::text as returned
    from card_charges h join deposits d on d.id = h.id order by h.id`);
  expect(rows).toEqual([
    { charge: '0', deposit: '0', returned: '0' },
    { charge: '20', deposit: '20', returned: '33' },
    { charge: '20', deposit: '20', returned: '0' },
    { charge: '0', deposit: '0', returned: '33' },
  ]);
});
