import { DAY_MS } from '@investing-platform/schema/durations';
import { describe, expect, test } from 'vitest';
import { simulatedIdentityCheck } from '../../../adapters/embedded/identity-check/index.ts';
import { statement } from '../../../db/statement.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { IdentityCheck, SessionReading } from '../../../ports/identity-check.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { outcomes } from '../../../testing/outcomes.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { saveIdentity } from '../checks/save-sections.ts';
import { fetchKyc } from '../checks/show-check.ts';
import { submitKyc } from '../checks/submit-kyc.ts';
import {
  compare,
  fillIn,
  identityOf,
  type KycWorld,
  kycWorld,
  type Newcomer,
  newcomer,
} from '../kyc.fixture.ts';
import { receiveIdentityEvent, updateIdvOutcome } from './follow-session.ts';
import { getIdvToken } from './get-idv-token.ts';

const CONFIRMED = { confirmAccurate: true };

let world: KycWorld;
let mia: Newcomer;

const accountsOf = statement<{ mode: string; status: string }, [userId: string]>(
  'test_kyc_accounts_of',
  'select trading_mode as mode, status from broker_accounts where user_id = $1',
);
const reasonsOf = statement<{ reasons: string[] }, [userId: string]>(
  'test_kyc_reasons_of',
  'select review_reasons as reasons from kyc_checks where user_id = $1',
);
const close = statement<never, [userId: string, now: Date]>(
  'test_kyc_close',
  'update users set closed_at = $2 where id = $1',
);
const mailsOf = statement<{ subject: string }, [recipient: string]>(
  'test_kyc_mails_of',
  'select subject from mail_outbox where recipient = $1 order by created_at',
);

const statusNow = async () => (await fetchKyc(world.deps, mia.actor)).status;
const submit = () => submitKyc(world.deps, mia.actor, CONFIRMED);

describe('with the simulated provider', () => {
  onDatabase(async (db) => {
    const simulated = (clock: KycWorld['clock']) => simulatedIdentityCheck({ clock, page: '/' });
    world = await kycWorld(db, simulated);
    mia = await newcomer(world);
  });

  test('a person goes from nothing to an open account, which nobody has to look at', async () => {
    expect((await refusal(getIdvToken(world.deps, mia.actor, {}))).code).toBe('INVALID_STATE');
    await fillIn(world, mia);
    expect((await refusal(submit())).fields?.map(({ path }) => path)).toEqual(['IDV']);
    await compare(world, mia);
    expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({ canSubmit: true, problems: [] });
    expect(await outcomes([submit(), submit()])).toEqual({ ok: 1, INVALID_STATE: 1 });
    const changing = saveIdentity(world.deps, mia.actor, identityOf({ familyName: 'Other' }));
    expect((await refusal(changing)).code).toBe('INVALID_STATE');
    await world.jobs();
    expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
      status: 'APPROVED',
      expiresAt: new Date('2030-01-01T11:59:59.999Z'),
      idv: { outcome: 'PASSED', provider: 'simulated' },
    });
    const { db } = world.deps;
    expect(await db.all(accountsOf, mia.userId)).toEqual([{ mode: 'LIVE', status: 'ACTIVE' }]);
    expect(await db.all(mailsOf, mia.email)).toEqual([{ subject: 'Your account is open' }]);
    // Another name has to be looked at again, and the tax form says no longer what is true.
    await saveIdentity(world.deps, mia.actor, identityOf({ familyName: 'Smith' }));
    expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
      status: 'ACTION_REQUIRED',
      w8ben: { status: 'INVALIDATED' },
      problems: [{ section: 'W8BEN' }, { section: 'IDV' }],
    });
  });

  test.each([
    ['Testreview', 'The identity provider could not tell.'],
    ['Sanktionov', 'like Viktor Sanktionov of the list'],
    ['SANKTIÓNOV', 'like Viktor Sanktionov of the list'],
    ['Санктионов', 'like Viktor Sanktionov of the list'],
  ])('somebody of the name %s waits for the operator', async (familyName, reason) => {
    await fillIn(world, mia, { givenName: 'Viktor', familyName, dateOfBirth: '1962-05-01' });
    await compare(world, mia);
    await submit();
    await world.jobs();
    expect(await statusNow()).toBe('IN_REVIEW');
    const { reasons } = await world.deps.db.one(reasonsOf, mia.userId);
    expect(reasons.join()).toContain(reason);
    expect(await world.deps.db.all(accountsOf, mia.userId)).toEqual([]);
  });

  test('nobody is approved unscreened: while the lists cannot be had, the check waits', async () => {
    await fillIn(world, mia);
    await compare(world, mia);
    const { screening } = world.deps;
    world.deps.screening = { hits: () => Promise.reject(new Error('the lists cannot be had')) };
    await submit();
    await world.jobs();
    expect(await statusNow()).toBe('SUBMITTED');
    expect(await world.deps.db.all(accountsOf, mia.userId)).toEqual([]);
    world.deps.screening = screening;
    world.clock.advance(DAY_MS);
    await world.jobs();
    expect(await statusNow()).toBe('APPROVED');
  });

  test('somebody who does not pass may try again, five times a day', async () => {
    await fillIn(world, mia, { familyName: 'Testfail' });
    for (let count = 0; count < 5; count += 1) await compare(world, mia);
    expect(await fetchKyc(world.deps, mia.actor)).toMatchObject({
      canSubmit: false,
      idv: { outcome: 'FAILED', failureCode: 'FACE_MISMATCH' },
    });
    const again = getIdvToken(world.deps, mia.actor, {});
    expect((await refusal(again)).code).toBe('QUOTA_EXCEEDED');
  });

  test.each([
    ['https://evil.example/back', 'params.redirectUrl'],
    ['javascript:alert(1)', 'params.redirectUrl'],
    ['http://app.example.com/back', 'params.redirectUrl'],
    ['https://invest.example/account', undefined],
  ])('where the page returns to may be %s: wrong is %s', async (redirectUrl, wrong) => {
    await fillIn(world, mia);
    const asked = getIdvToken(world.deps, mia.actor, { redirectUrl });
    if (wrong === undefined) expect((await asked).provider).toBe('simulated');
    else expect((await refusal(asked)).fields?.[0]?.path).toBe(wrong);
  });
});

describe('with a provider outside', () => {
  let reading: Pick<SessionReading, 'outcome'> &
    Partial<Pick<SessionReading, 'person'>> & { readonly of?: string };
  let isDown: boolean;
  let isOver: boolean;
  let erased: string[];
  let applicant: string;

  /** Says what the test wants; its events are signed with the word `genuine`. */
  const provider: IdentityCheck = {
    name: 'outside',
    async open({ applicantId }) {
      if (isDown) throw refuse('PROVIDER_UNAVAILABLE', 'The provider cannot be reached');
      applicant = applicantId;
      return { ref: `inq_${applicantId}`, ...access('first') };
    },
    async resume() {
      if (isDown) throw refuse('PROVIDER_UNAVAILABLE', 'The provider cannot be reached');
      return isOver ? null : access('next');
    },
    async read() {
      if (isDown) throw refuse('PROVIDER_UNAVAILABLE', 'The provider cannot be reached');
      const { outcome, of = applicant, person = null } = reading;
      return { outcome, failureCode: null, failureReason: null, applicantId: of, person };
    },
    verify: (body, { signature }) => (signature === 'genuine' ? JSON.parse(body) : null),
    erase: async (ref) => {
      if (isDown) throw refuse('PROVIDER_UNAVAILABLE', 'The provider cannot be reached');
      erased.push(ref);
    },
  };
  const access = (token: string) => ({
    token,
    url: null,
    expiresAt: new Date('2026-11-20T03:00:00Z'),
  });
  const event = (eventId: string, ref = `inq_${applicant}`, signature = 'genuine') =>
    receiveIdentityEvent(world.deps, 'outside', JSON.stringify({ eventId, ref }), { signature });
  const idvNow = async () => (await fetchKyc(world.deps, mia.actor)).idv?.outcome;

  onDatabase(async (db) => {
    [reading, isDown, isOver, erased] = [{ outcome: 'PENDING' }, false, false, []];
    world = await kycWorld(db, () => provider);
    mia = await newcomer(world);
    await fillIn(world, mia);
  });

  test('events say which session to read, once each, in any order, and nothing else', async () => {
    await getIdvToken(world.deps, mia.actor, {});
    reading = { outcome: 'PASSED' };
    expect(await event('1', undefined, 'forged')).toBe('forged');
    expect(await receiveIdentityEvent(world.deps, 'another', '{}', {})).toBe('forged');
    expect(await event('1', 'inq_unknown')).toBe('unknown');
    await world.jobs();
    expect(await idvNow()).toBe('PENDING');
    expect([await event('2'), await event('1'), await event('1')]).toEqual(Array(3).fill('taken'));
    await world.jobs();
    expect(await idvNow()).toBe('PASSED');
    // One that was late, and what it would lead to: what was found is final.
    reading = { outcome: 'FAILED' };
    await event('0');
    await world.jobs();
    expect(await idvNow()).toBe('PASSED');
  });

  test('a session of somebody else passes nobody', async () => {
    await getIdvToken(world.deps, mia.actor, {});
    reading = { outcome: 'PASSED', of: 'somebody-else' };
    await event('1');
    await world.jobs();
    expect(await idvNow()).toBe('FAILED');
  });

  test('what the app saw is no outcome, and a provider that is down is asked later', async () => {
    const { sessionId } = await getIdvToken(world.deps, mia.actor, {});
    const again = await getIdvToken(world.deps, mia.actor, {});
    expect(again).toMatchObject({ sessionId, token: 'next' });
    const tell = () => updateIdvOutcome(world.deps, mia.actor, { sessionId });
    expect((await tell()).idv?.outcome).toBe('PENDING');
    isDown = true;
    expect((await refusal(tell())).code).toBe('PROVIDER_UNAVAILABLE');
    const other = await newcomer(world, 'tom@example.com');
    const theirs = updateIdvOutcome(world.deps, other.actor, { sessionId });
    expect((await refusal(theirs)).code).toBe('NOT_FOUND');
    isDown = false;
    reading = { outcome: 'PASSED' };
    world.clock.advance(61_000);
    await world.jobs();
    expect(await idvNow()).toBe('PASSED');
  });

  test.each([
    ['Mia Jane', 'TANE', '1991-04-17', 'PASSED'],
    ['Tom', 'Reid', '1991-04-17', 'REVIEW'],
    ['Mia', 'Tane', '1991-04-18', 'REVIEW'],
  ])('whoever passes with papers of %s %s, %s, comes to %s', async (givenName, ...rest) => {
    const [familyName = '', dateOfBirth = '', outcome] = rest;
    await getIdvToken(world.deps, mia.actor, {});
    reading = { outcome: 'PASSED', person: { givenName, familyName, dateOfBirth } };
    await event('1');
    await world.jobs();
    expect(await idvNow()).toBe(outcome);
  });

  test('what is kept at the provider goes with the check of a closed account', async () => {
    await getIdvToken(world.deps, mia.actor, {});
    await world.deps.db.transaction((tx) => tx.run(close, mia.userId, world.clock.now()));
    isDown = true;
    await world.jobs();
    expect(erased).toEqual([]);
    isDown = false;
    world.clock.advance(DAY_MS);
    await world.jobs();
    expect(erased).toEqual([`inq_${applicant}`]);
  });

  test('another identity section asks for another session', async () => {
    reading = { outcome: 'PASSED' };
    await compare(world, mia);
    await saveIdentity(world.deps, mia.actor, identityOf({ dateOfBirth: '1990-01-01' }));
    const { problems } = await fetchKyc(world.deps, mia.actor);
    expect(problems.map(({ section }) => section)).toEqual(['W8BEN', 'IDV']);
    isDown = true;
    const opening = getIdvToken(world.deps, mia.actor, {});
    expect((await refusal(opening)).code).toBe('PROVIDER_UNAVAILABLE');
  });
});
