import { describe, expect, test } from 'vitest';
import { lockOrder } from './lock-order.ts';

const KEY = 'insert into idempotency_keys (user_id) values ($1) on conflict (user_id) do nothing';
const PERSON = 'select id from users where id = $1 for no key update';
const ACCOUNT = 'select id from broker_accounts where id = $1 for no key update';
const ACCOUNT_OF_ORDER = `select a.id from orders o join broker_accounts a on a.id = o.account_id
   where o.id = $1 for no key update of a`;
const ORDER = 'select id from orders where id = $1\n   for update';
const ORDER_IF_FREE = 'select id from orders where id = $1 for update skip locked';
const NEW_ORDER = 'insert into orders (id) values ($1)';
const RUN = 'update rebalance_runs set status = $1';
const BALANCE = 'update ledger_accounts set balance = $1 where id = $2';
const DAY = `insert into ledger_days (day) values ($1)
   on conflict (day) do update set amount = ledger_days.amount`;
const POSITION = `select a.method from accounts a left join (
     select id from positions where id = $1 for update) p on true`;
const NEW_BOOK = 'insert into account_books (id, user_id, broker_account_id) values ($1, $2, $3)';

type Step = readonly [text: string, ...ids: string[]];

/** Sends statements one after the other; each answers with the ids given. */
function send(steps: readonly Step[]): void {
  const locks = lockOrder();
  for (const [text, ...ids] of steps) {
    const answered = locks({ text, name: text.split(' ').slice(0, 4).join(' '), values: ids });
    answered({ rows: ids.map((id) => ({ id })), affectedCount: ids.length });
  }
}

describe('a transaction may lock', () => {
  test.each<[string, Step[]]>([
    [
      'key, person, account and what the account has',
      [[KEY], [PERSON], [ACCOUNT, 'a'], [ORDER], [BALANCE], [DAY]],
    ],
    [
      'what one account has in any order',
      [[ACCOUNT, 'a'], [BALANCE], [POSITION], [ORDER], [BALANCE]],
    ],
    ['the same account once more', [[ACCOUNT, 'a'], [BALANCE], [ACCOUNT_OF_ORDER, 'a']]],
    ['several accounts by their ids', [[ACCOUNT, 'a'], [ACCOUNT, 'b'], [BALANCE]]],
    ['one thing by itself', [[ORDER], [ORDER]]],
    ['a new order, which nobody waits for, beside another thing', [[RUN], [NEW_ORDER]]],
    ['what is free at the moment', [[ORDER_IF_FREE], [ACCOUNT, 'a']]],
    ['the balances of an account that it opens', [[NEW_BOOK, 'a', 'u', 'a'], [BALANCE]]],
  ])('%s', (_title, steps) => {
    expect(() => send(steps)).not.toThrow();
  });
});

describe('what is out of order is refused with the names of both locks:', () => {
  test.each<[string, Step[], string]>([
    [
      'a key after an account',
      [[ACCOUNT, 'a'], [KEY]],
      'idempotency_keys (insert into idempotency_keys (user_id)) is locked before broker_accounts (select id from broker_accounts), not after it',
    ],
    [
      'a person after an account',
      [[ACCOUNT, 'a'], [PERSON]],
      'users (select id from users) is locked before broker_accounts',
    ],
    [
      'an account after its order',
      [[ORDER], [ACCOUNT_OF_ORDER, 'a']],
      'broker_accounts (select a.id from orders) is locked before orders (select id from orders',
    ],
    [
      'another account after balances',
      [[ACCOUNT, 'a'], [BALANCE], [ACCOUNT, 'b']],
      'broker_accounts b (select id from broker_accounts) is locked before ledger_accounts (update ledger_accounts set balance)',
    ],
    [
      'accounts that do not follow each other',
      [
        [ACCOUNT, 'b'],
        [ACCOUNT, 'a'],
      ],
      'is locked before broker_accounts b, not after it',
    ],
    [
      'two things of an account without it',
      [[RUN], [ORDER]],
      'orders (select id from orders) is locked beside rebalance_runs (update rebalance_runs set status) after broker_accounts only',
    ],
    ['a balance without its account', [[BALANCE]], 'is locked after broker_accounts only'],
    [
      'a day without its account',
      [[DAY]],
      'ledger_days (insert into ledger_days (day)) is locked after broker_accounts only',
    ],
    [
      'a position without its account',
      [[POSITION]],
      'positions (select a.method from accounts) is locked after broker_accounts only',
    ],
  ])('%s', (_title, steps, message) => {
    expect(() => send(steps)).toThrow(message);
  });
});
