import { expect, test } from 'vitest';
import { personOfThen, upgraded } from './upgrade.fixture.ts';

const USER = '01900000-0000-7000-8000-000000000001';
const ACCOUNT = '01900000-0000-7000-8000-00000000000a';
type Span = readonly [from: string, until: string | null];

const CASES: readonly [what: string, spans: Span[], paid: string[], paysOn: string | null][] = [
  ['opted in, never paid', [['2026-12-07', null]], [], '2027-01-01'],
  ['paid until January', [['2026-12-07', null]], ['2026-12-01', '2027-01-01'], '2027-03-01'],
  [
    'opted out, the last month unpaid',
    [['2026-12-07', '2027-01-20']],
    ['2026-12-01'],
    '2027-02-01',
  ],
  ['opted out, all paid', [['2026-12-07', '2026-12-20']], ['2026-12-01'], null],
  [
    'opted in again after a pause',
    [
      ['2026-10-05', '2026-11-10'],
      ['2026-12-14', null],
    ],
    ['2026-10-01', '2026-11-01'],
    '2027-01-01',
  ],
];
const idOf = (at: number): string => `01900000-0000-7000-8000-0000000000e${at}`;

test('what earned interest before one job paid all of it is paid on the day that it was', async () => {
  const rows = CASES.map(
    ([, spans, paid], at) => `
    insert into interest_enrollments (id, user_id, broker_account_id, currency, opted_in,
        changes_on, created_at, updated_at)
      values ('${idOf(at)}', '${USER}', '${ACCOUNT}', 'AA${at}', true, '2026-12-07', now(), now());
    ${spans
      .map(
        ([from, until]) => `insert into interest_spans (enrollment_id, from_on, until_on)
        values ('${idOf(at)}', '${from}', ${until === null ? 'null' : `'${until}'`});`,
      )
      .join('')}
    ${paid
      .map(
        (month) => `insert into interest_payments (enrollment_id, month_on, amount, paid_at)
        values ('${idOf(at)}', '${month}', 1, now());`,
      )
      .join('')}
    insert into jobs (kind, key, run_at) values ('interest.pay', '${idOf(at)}', now())`,
  );
  const account = `insert into broker_accounts (id, user_id, provider, trading_mode, name, currency,
      created_at, updated_at)
    values ('${ACCOUNT}', '${USER}', 'PLATFORM', 'LIVE', 'Mine', 'USD', now(), now())`;
  const read = await upgraded(
    '0310',
    [personOfThen(USER, 'ada@example.com'), account, ...rows].join(';'),
  );
  const due = await read('select pays_on::text as "paysOn" from interest_enrollments order by id');
  expect(due).toEqual(CASES.map(([, , , paysOn]) => ({ paysOn })));
  expect(await read("select key from jobs where kind = 'interest.pay'")).toEqual([]);
});
