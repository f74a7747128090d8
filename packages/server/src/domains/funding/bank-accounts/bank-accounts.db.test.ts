import { nzdAccount, usdAccount } from '@investing-platform/rules/funding/banks/given-account';
import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { secretBox } from '../../../kernel/secret-box.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { refusal, type Trader, trader } from '../../trading/trading.fixture.ts';
import {
  banked,
  dayLater,
  eventsOf,
  type FundingWorld,
  fundingWorld,
  later,
  mailedToken,
  mailsOf,
  OTHER_NZ_NUMBER,
  saveNzd,
  saveUsd,
  setKyc,
  work,
} from '../funding.fixture.ts';
import { deleteBankAccount } from './delete-bank-account.ts';
import { discardBankAccount } from './discard-bank-account.ts';
import { fetchBankAccount } from './fetch-bank-account.ts';
import { saveBankAccount } from './save-bank-account.ts';
import { resealBankAccounts } from './sealed-number.ts';

const everything = statement<{ text: string }>(
  'test_funding_bank_account_text',
  `select string_agg(b::text, ' ') as text from bank_accounts b`,
);

let db: Database;
let world: FundingWorld;
let ada: Trader;

onDatabase(async (given) => {
  db = given;
  world = await fundingWorld({ db });
  ada = await trader(world, '1000');
});
afterEach(() => db.close());

const nowhere = { ip: '203.0.113.7', browser: null };
const fetchNzd = () => fetchBankAccount(world.deps, ada.actor, 'WITHDRAWAL', { currency: 'NZD' });
const remove = (id: string) =>
  deleteBankAccount(world.deps, ada.actor, { id, purpose: 'WITHDRAWAL', browser: null });

describe('a saved bank account', () => {
  test('waits for its verification and for a day, and shows its last digits alone', async () => {
    const saved = await saveNzd(world, ada);
    expect(saved).toMatchObject({
      status: 'PENDING_VERIFICATION',
      numberMasked: '••-••••-••••••4-000',
      bankName: 'ANZ',
      country: 'NZ',
      usableAt: new Date(world.clock.now().getTime() + 86_400_000),
      replacement: null,
    });
    expect(JSON.stringify(saved)).not.toContain('0100194');
    await work(world);
    expect(await fetchNzd()).toMatchObject({ id: saved.id, status: 'VERIFIED' });
  });

  test('has its number sealed in the database, and a rotation of keys reaches it', async () => {
    await saveNzd(world, ada);
    const { text } = await db.one(everything);
    expect(text).not.toContain('0100194');
    const [oldKey, newKey] = ['old', 'new'].map((id) => ({ id, key: world.deps.random.bytes(32) }));
    if (oldKey === undefined || newKey === undefined) throw new Error('two keys');
    const before = { secrets: secretBox([oldKey], world.deps.random) };
    const moved = { ...world.deps, ...before };
    await saveBankAccount(moved, ada.actor, {
      purpose: 'PAYOUT',
      account: nzdAccount({ accountHolder: 'ada', accountNumber: OTHER_NZ_NUMBER }),
      mfaCode: null,
      browser: null,
    });
    const known = [newKey, oldKey, { id: 'test', key: new Uint8Array(32).fill(7) }] as const;
    const secrets = secretBox([...known], world.deps.random);
    const count = await db.transaction((tx) => resealBankAccounts(tx, { secrets }));
    expect(count).toBeGreaterThanOrEqual(2);
    expect(await db.transaction((tx) => resealBankAccounts(tx, { secrets }))).toBe(0);
  });

  test('is mailed with a link and noted, without the number', async () => {
    const mailsBefore = (await mailsOf(world)).length;
    await saveNzd(world, ada);
    const mail = (await mailsOf(world)).at(-1);
    expect((await mailsOf(world)).length).toBe(mailsBefore + 1);
    expect(mail?.subject).toBe('A bank account was added');
    expect(mail?.text).toContain('/bank-accounts/discard?token=ip_db_');
    expect(mail?.text).not.toContain('0100194');
    expect((await eventsOf(world)).at(-1)).toEqual({
      kind: 'BANK_ACCOUNT_ADDED',
      detail: 'NZD ••-••••-••••••4-000',
    });
  });

  test('is the same account where the same number is saved again, and nobody is mailed', async () => {
    const { id } = await saveNzd(world, ada);
    const mails = (await mailsOf(world)).length;
    expect(await saveNzd(world, ada, { accountNumber: '010242010019400' })).toMatchObject({ id });
    expect((await mailsOf(world)).length).toBe(mails);
  });

  test('of another person’s name is rejected', async () => {
    await saveNzd(world, ada, { accountHolder: 'Eve Mallory' });
    await work(world);
    expect(await fetchNzd()).toMatchObject({
      status: 'REJECTED',
      failureCode: 'HOLDER_NAME_MISMATCH',
      failureReason: expect.stringContaining('another name'),
      verifiedAt: null,
    });
  });

  test('waits until the identity check is approved', async () => {
    await db.transaction((tx) => tx.run(setKyc, ada.userId, 'IN_REVIEW'));
    await saveNzd(world, ada);
    await dayLater(world);
    expect(await fetchNzd()).toMatchObject({ status: 'PENDING_VERIFICATION' });
    await db.transaction((tx) => tx.run(setKyc, ada.userId, 'APPROVED'));
    await later(world, 300_000);
    expect(await fetchNzd()).toMatchObject({ status: 'VERIFIED' });
  });

  test('stays in use until the new one is verified and a day old', async () => {
    const first = await saveNzd(world, ada);
    await dayLater(world);
    const second = await saveNzd(world, ada, { accountNumber: OTHER_NZ_NUMBER });
    await work(world);
    expect(await fetchNzd()).toMatchObject({ id: first.id, replacement: { id: second.id } });
    await dayLater(world);
    expect(await fetchNzd()).toMatchObject({ id: second.id, replacement: null });
  });

  test('that waits is discarded for the newest', async () => {
    const first = await saveNzd(world, ada);
    const second = await saveNzd(world, ada, { accountNumber: OTHER_NZ_NUMBER });
    expect(await fetchNzd()).toMatchObject({ id: second.id, replacement: null });
    expect((await refusal(remove(first.id))).code).toBe('NOT_FOUND');
  });

  test('is saved ten times a day at most', async () => {
    const numbers = ['01-0242-0100194', '08-6523-1954512'];
    for (let count = 0; count < 10; count += 1) {
      await saveNzd(world, ada, { accountNumber: `${numbers[count % 2]}-00` });
    }
    const eleventh = saveNzd(world, ada, { accountNumber: `${numbers[0]}-01` });
    expect((await refusal(eleventh)).code).toBe('QUOTA_EXCEEDED');
  });

  test('for USD keeps its routing number and its addresses', async () => {
    expect(await saveUsd(world, ada, { swiftBic: 'hudsus33', type: 'SAVINGS' })).toMatchObject({
      currency: 'USD',
      country: 'US',
      type: 'SAVINGS',
      routingNumber: '021000021',
      swiftBic: 'HUDSUS33',
      numberMasked: '••••••••6789',
    });
  });
});

describe('numbers that cannot be', () => {
  test('are named with their field', () => {
    const account = { accountHolder: 'ada', accountNumber: '01-0242-0100195-00' };
    expect(() => nzdAccount(account)).toThrow(
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        fields: [
          { path: 'params.accountNumber', message: expect.stringContaining('check digits') },
        ],
      }),
    );
  });

  test('are named all at once', () => {
    const account = { accountHolder: 'ada', accountNumber: '12x4', routingNumber: '111000026' };
    expect(() => usdAccount({ ...account, swiftBic: 'HUDSUS3X3' })).toThrow(
      expect.objectContaining({
        fields: ['accountNumber', 'routingNumber', 'swiftBic'].map((field) =>
          expect.objectContaining({ path: `params.${field}` }),
        ),
      }),
    );
  });
});

describe('deleting', () => {
  test('leaves nothing, mails the person, and is not found again', async () => {
    const { id } = await saveNzd(world, ada);
    await remove(id);
    expect(await fetchNzd()).toBeNull();
    expect((await eventsOf(world)).at(-1)?.kind).toBe('BANK_ACCOUNT_REMOVED');
    expect((await mailsOf(world)).at(-1)?.subject).toBe('A bank account was removed');
    expect((await refusal(remove(id))).code).toBe('NOT_FOUND');
  });

  test('never brings back what was replaced before', async () => {
    await saveNzd(world, ada);
    await dayLater(world);
    const second = await saveNzd(world, ada, { accountNumber: OTHER_NZ_NUMBER });
    await work(world);
    await dayLater(world);
    await remove(second.id);
    expect(await fetchNzd()).toBeNull();
  });

  test('finds nothing of others, and nothing of another purpose', async () => {
    const { id } = await saveNzd(world, ada);
    const eve = await trader(world, '1', 'eve@example.com');
    const asEve = deleteBankAccount(world.deps, eve.actor, {
      id,
      purpose: 'WITHDRAWAL',
      browser: null,
    });
    expect((await refusal(asEve)).code).toBe('NOT_FOUND');
    const asPayout = deleteBankAccount(world.deps, ada.actor, {
      id,
      purpose: 'PAYOUT',
      browser: null,
    });
    expect((await refusal(asPayout)).code).toBe('NOT_FOUND');
  });
});

describe('the mailed link', () => {
  test('takes the change back: what was in use before is in use again', async () => {
    const first = await saveNzd(world, ada);
    await dayLater(world);
    await saveNzd(world, ada, { accountNumber: OTHER_NZ_NUMBER });
    const token = await mailedToken(world);
    await work(world);
    await dayLater(world);
    await discardBankAccount(world.deps, { token }, nowhere);
    expect(await fetchNzd()).toMatchObject({ id: first.id, replacement: null });
    const mails = (await mailsOf(world)).length;
    await discardBankAccount(world.deps, { token }, nowhere);
    expect((await mailsOf(world)).length).toBe(mails);
  });

  test('is good for seven days, and nothing else is a token', async () => {
    await saveNzd(world, ada);
    const token = await mailedToken(world);
    const guess = discardBankAccount(world.deps, { token: `${token.slice(0, -1)}!` }, nowhere);
    expect((await refusal(guess)).fields).toMatchObject([{ path: 'params.token' }]);
    world.clock.advance(8 * DAY_MS);
    const late = discardBankAccount(world.deps, { token }, nowhere);
    expect((await refusal(late)).code).toBe('BAD_USER_INPUT');
  });
});

test('an account of a currency that is not paid out is no account', async () => {
  const asked = fetchBankAccount(world.deps, ada.actor, 'PAYOUT', { currency: 'EUR' });
  expect((await refusal(asked)).fields).toMatchObject([{ path: 'params.currency' }]);
});

test('a person with a bank account can be made', async () => {
  const owner = await banked(world, '10', 'bob@example.com');
  const account = await fetchBankAccount(world.deps, owner.actor, 'WITHDRAWAL', {
    currency: 'USD',
  });
  expect(account).toMatchObject({ status: 'VERIFIED' });
});
