import { expect, test } from 'vitest';
import { personOfThen, upgraded } from './upgrade.fixture.ts';

const id = (last: string): string => `01900000-0000-7000-8000-0000000000${last}`;
const [USER, CARD, PLAN, EARNED, OUTSIDE] = ['01', '02', '03', '04', '05'].map(id);
const [PAID, REFUNDED, REFUSED] = ['0a', '0b', '0c'].map(id);
const [STATEMENT, PAPER] = ['10', '11'].map(id);

/** What statements' movements came to, in the words of then, and whether they were matched. */
const OUTCOMES: readonly (readonly [outcome: string | null, matched: boolean | null])[] = [
  ['paid W-1', true],
  ['a deposit for ada@example.com', true],
  ['reported before, for ada@example.com', true],
  ['W-2 came back: Account closed', true],
  ['W-3 came back, and its withdrawal is CANCELED', false],
  ['not one of our payments', false],
  ['the payment W-4 is of 10 USD', false],
  [null, null],
];

const chargeOf = (charge: string | undefined, starts: string) => `
  insert into card_charges (id, user_id, card_id, purpose, amount, currency, unattended, description,
      status, expires_at, created_at, updated_at)
    values ('${charge}', '${USER}', '${CARD}', 'SUBSCRIPTION', 19, 'USD', true, 'Plus', 'SUCCEEDED',
      now(), now(), now());
  insert into plan_charges (id, subscription_id, kind, tier, interval, price, anchor_at,
      period_starts_at, period_ends_at, credit_left, try)
    values ('${charge}', '${PLAN}', 'RENEWAL', 'PLUS', 'MONTH', 19, '${starts}', '${starts}',
      '2027-01-20', 0, 1)`;
const entryOf = (last: string, charge: string | undefined, at: string, amount: string) => `
  insert into journal_entries (id, posted_at, kind, source_type, source_id, user_id)
    values ('${id(last)}', '${at}', 'FEE', 'plan_charge', '${charge}', '${USER}');
  insert into journal_lines (entry_id, line_number, account_id, asset, amount)
    values ('${id(last)}', 1, '${EARNED}', 'USD', ${amount}),
      ('${id(last)}', 2, '${OUTSIDE}', 'USD', -(${amount}))`;

/** A person with a plan, a paper and a statement of their bank, before plans had receipts. */
const BEFORE = [
  personOfThen(USER, 'ada@example.com'),
  `insert into cards (id, user_id, processor, token, status, wants_default, brand, last4,
      expiry_month, expiry_year, customer_ref, return_url, created_at, updated_at)
    values ('${CARD}', '${USER}', 'simulated', 'pm_sim_visa', 'SAVED', true, 'VISA', '4242', 1, 2030,
      'c', 'https://app.example', now(), now())`,
  `insert into plan_subscriptions (id, user_id, tier, interval, status, price, currency, anchor_at,
      period_starts_at, period_ends_at, cancel_at_period_end, credit, card_id, refusals, created_at,
      updated_at)
    values ('${PLAN}', '${USER}', 'PLUS', 'MONTH', 'ACTIVE', 19, 'USD', '2026-11-20', '2026-11-20',
      '2026-12-20', false, 0, '${CARD}', 0, now(), now())`,
  `insert into ledger_accounts (id, owner_id, kind, asset, balance)
    values ('${EARNED}', null, 'fees', 'USD', null), ('${OUTSIDE}', null, 'external_card', 'USD', null)`,
  chargeOf(PAID, '2026-11-20'),
  chargeOf(REFUNDED, '2026-10-20'),
  chargeOf(REFUSED, '2026-09-20'),
  entryOf('20', PAID, '2026-11-20T08:00:00Z', '19'),
  entryOf('21', REFUNDED, '2026-10-20T08:00:00Z', '19'),
  entryOf('22', REFUNDED, '2026-10-25T09:00:00Z', '-19'),
  `insert into kyc_documents (id, user_id, type, co_holder, file_name, mime_type, size_bytes, status,
      expires_on, created_at)
    values ('${PAPER}', '${USER}', 'PASSPORT', false, 'p.pdf', 'application/pdf', 1, 'ACCEPTED',
      '2027-05-01', now())`,
  `insert into bank_files (id, kind, message_id, hash, made_at)
    values ('${STATEMENT}', 'STATEMENT', 'm', 'h', now())`,
  ...OUTCOMES.map(
    ([outcome], place) => `insert into bank_entries (file_id, place, line_id, is_credit, amount,
        currency, reference, outcome)
      values ('${STATEMENT}', ${place}, 'l${place}', true, 1, 'USD', 'r',
        ${outcome === null ? 'null' : `'${outcome}'`})`,
  ),
  `insert into card_events (processor, event_id, received_at)
    values ('one', 'e1', '2026-11-20T08:00:00Z'), ('stripe', 'e1', '2026-11-21T08:00:00Z')`,
  `insert into kyc_idv_events (provider, event_id, received_at)
    values ('one', 'e1', '2026-11-22T08:00:00Z')`,
  `insert into jobs (kind, key, run_at)
    values ('cards.forget_events', 'all', now()), ('kyc.forget_events', 'all', now())`,
].join(';');

test('plans, papers, statements and events of before are brought up to date with their rows', async () => {
  const read = await upgraded('0320', BEFORE);
  const charges = await read(`select id, paid_at at time zone 'UTC' as "paidAt",
      refunded_at at time zone 'UTC' as "refundedAt", discount, coupon_months as "couponMonths"
    from plan_charges order by id`);
  const noCoupon = { discount: '0', couponMonths: 0 };
  expect(charges).toEqual([
    { id: PAID, paidAt: '2026-11-20 08:00:00', refundedAt: null, ...noCoupon },
    {
      id: REFUNDED,
      paidAt: '2026-10-20 08:00:00',
      refundedAt: '2026-10-25 09:00:00',
      ...noCoupon,
    },
    { id: REFUSED, paidAt: null, refundedAt: null, ...noCoupon },
  ]);
  const coupons = `select status, price, discount, coupon_code as "couponCode",
    coupon_months_left as "monthsLeft" from plan_subscriptions`;
  expect(await read(coupons)).toEqual([
    { status: 'ACTIVE', price: '19', discount: '0', couponCode: null, monthsLeft: 0 },
  ]);
  expect(await read('select id, reminded_days as "days" from kyc_documents')).toEqual([
    { id: PAPER, days: null },
  ]);
  expect(await read('select outcome, matched from bank_entries order by place')).toEqual(
    OUTCOMES.map(([outcome, matched]) => ({ outcome, matched })),
  );
  const events = `select party, provider, event_id as "eventId",
    received_at::date::text as "receivedOn" from provider_events order by received_at`;
  expect(await read(events)).toEqual([
    { party: 'CARDS', provider: 'one', eventId: 'e1', receivedOn: '2026-11-20' },
    { party: 'CARDS', provider: 'stripe', eventId: 'e1', receivedOn: '2026-11-21' },
    { party: 'IDENTITY', provider: 'one', eventId: 'e1', receivedOn: '2026-11-22' },
  ]);
  expect(await read("select kind from jobs where kind like '%forget_events'")).toEqual([]);
});
