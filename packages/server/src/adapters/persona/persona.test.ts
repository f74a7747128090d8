import { MINUTE_MS } from '@investing-platform/schema/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ManualClock, manualClock } from '../../kernel/clock.ts';
import { identityCheckContract } from '../../ports/identity-check.contract.ts';
import type { IdentityCheck, SessionOrder } from '../../ports/identity-check.ts';
import { codeOf } from '../../testing/outcomes.ts';
import { FakePersona } from './fake-persona.fixture.ts';
import { personaCheck } from './index.ts';

const webhookSecret = 'wbhsec_of_this_test';
const settings = {
  apiKey: 'persona_sandbox_of_this_test',
  template: 'itmpl_face',
  documentTemplate: 'itmpl_paper',
  webhookSecret,
};
const STATUS = { FAILED: 'failed', REVIEW: 'needs_review', EXPIRED: 'expired' };

identityCheckContract('Persona', (clock) => {
  const fake = new FakePersona(clock, webhookSecret);
  return {
    provider: personaCheck({ ...settings, clock, fetch: fake.send }),
    finish: ({ ref }, outcome) => fake.end(ref, Reflect.get(STATUS, outcome) ?? 'approved'),
  };
});

describe('Persona', () => {
  const ORDER: SessionOrder = {
    applicantId: '01900000-0000-7000-8000-00000000000a',
    givenName: 'Mia',
    familyName: 'Tane',
    dateOfBirth: '1991-04-17',
    country: 'NZ',
    flow: 'DOCUMENT_AND_FACE',
    returnUrl: 'https://app.example.com/done',
    earlier: 0,
  };
  const { signal } = new AbortController();
  let clock: ManualClock;
  let fake: FakePersona;
  let persona: IdentityCheck;

  beforeEach(() => {
    clock = manualClock(new Date('2026-11-23T12:00:00Z'));
    fake = new FakePersona(clock, webhookSecret);
    persona = personaCheck({ ...settings, clock, fetch: fake.send });
  });

  test('is told whom to compare, under a name that tells nothing of ours', async () => {
    const { ref } = await persona.open(ORDER, signal);
    await persona.open({ ...ORDER, flow: 'DOCUMENT', earlier: 1 }, signal);
    expect(fake.inquiries).toMatchObject([
      { id: ref, template: 'itmpl_face', referenceId: ORDER.applicantId },
      { template: 'itmpl_paper' },
    ]);
    const [made] = fake.asked;
    expect(made?.headers.get('authorization')).toBe(`Bearer ${settings.apiKey}`);
    expect(made?.headers.get('persona-version')).toBe('2023-01-05');
    expect(JSON.parse(made?.body ?? '')).toMatchObject({
      data: {
        attributes: {
          'redirect-uri': 'https://app.example.com/done',
          fields: { 'name-first': 'Mia', 'name-last': 'Tane', birthdate: '1991-04-17' },
        },
      },
      meta: { 'auto-create-account-reference-id': ORDER.applicantId },
    });
  });

  test.each(['lost', 429, 500, 503, 401] as const)(
    'that answers with %s has opened one inquiry once it is asked again',
    async (trouble) => {
      fake.trouble = trouble;
      expect(await codeOf(persona.open(ORDER, signal))).toBe('PROVIDER_UNAVAILABLE');
      fake.trouble = null;
      const { ref } = await persona.open(ORDER, signal);
      expect(fake.inquiries.map(({ id }) => id)).toEqual([ref]);
    },
  );

  test('gives links that open once, as long as there is something to go on with', async () => {
    const { ref, url } = await persona.open(ORDER, signal);
    const next = await persona.resume(ref, signal);
    expect(next?.url).toMatch(/^https:\/\/withpersona\.com\/verify\?code=/);
    expect(next?.url).not.toBe(url);
    fake.end(ref, 'declined');
    expect(await persona.resume(ref, signal)).toBeNull();
    expect(await persona.resume('inq_unknown', signal)).toBeNull();
  });

  test('is waited for where a person has gone through all of it, and not for ever', async () => {
    const { ref } = await persona.open(ORDER, signal);
    fake.end(ref, 'completed');
    expect(await persona.read(ref, signal)).toMatchObject({ outcome: 'PENDING' });
    clock.advance(11 * MINUTE_MS);
    expect(await persona.read(ref, signal)).toMatchObject({ outcome: 'REVIEW' });
    fake.end(ref, 'approved');
    const person = { givenName: 'Mia', familyName: 'Tane', dateOfBirth: '1991-04-17' };
    expect(await persona.read(ref, signal)).toMatchObject({ outcome: 'PASSED', person });
    expect(await codeOf(persona.read('inq_unknown', signal))).toBe('PROVIDER_UNAVAILABLE');
  });

  test('tells whom the paper names, whatever the inquiry was opened with', async () => {
    const { ref } = await persona.open(ORDER, signal);
    fake.end(ref, 'approved');
    const [inquiry] = fake.inquiries;
    if (inquiry === undefined) throw new Error('nothing was opened');
    const names = { 'name-first': 'Tom', 'name-last': 'Reid' };
    inquiry.paper = { ...names, birthdate: '1980-01-31' };
    const tom = { givenName: 'Tom', familyName: 'Reid', dateOfBirth: '1980-01-31' };
    expect(await persona.read(ref, signal)).toMatchObject({ outcome: 'PASSED', person: tom });
    // Half of it is not mixed with what was typed.
    inquiry.paper = names;
    const mia = { givenName: 'Mia', familyName: 'Tane', dateOfBirth: '1991-04-17' };
    expect(await persona.read(ref, signal)).toMatchObject({ outcome: 'PASSED', person: mia });
  });

  test('is left to an operator where it tells of nobody', async () => {
    const { ref } = await persona.open(ORDER, signal);
    fake.end(ref, 'approved');
    for (const name of Object.keys(fake.inquiries[0]?.fields ?? {})) {
      Reflect.deleteProperty(fake.inquiries[0]?.fields ?? {}, name);
    }
    expect(await persona.read(ref, signal)).toMatchObject({ outcome: 'REVIEW', person: null });
  });

  test.each([
    ['id_expired_detection', 'DOCUMENT_EXPIRED'],
    ['id_disallowed_type_detection', 'DOCUMENT_NOT_ACCEPTED'],
    ['id_portrait_clarity_detection', 'DOCUMENT_UNREADABLE'],
    ['id_inquiry_comparison', 'DATA_MISMATCH'],
    ['selfie_liveness_detection', 'FACE_MISMATCH'],
    ['id_selfie_comparison', 'FACE_MISMATCH'],
    ['id_tamper_detection', 'DOCUMENT_NOT_GENUINE'],
    ['something_new', 'OTHER'],
  ])('that declines somebody for %s says %s', async (check, failureCode) => {
    const { ref } = await persona.open(ORDER, signal);
    fake.end(ref, 'declined', [check]);
    const reading = await persona.read(ref, signal);
    expect(reading).toMatchObject({ outcome: 'FAILED', failureCode });
    expect(reading.failureReason).toMatch(/^[A-Z].*\.$/);
  });

  test('erases the person with all their inquiries, once', async () => {
    const { ref } = await persona.open(ORDER, signal);
    const other = await persona.open({ ...ORDER, earlier: 1 }, signal);
    await persona.erase(ref, signal);
    await persona.erase(other.ref, signal);
    await persona.erase('inq_unknown', signal);
    expect(fake.inquiries.map(({ isRedacted }) => isRedacted)).toEqual([true, true]);
    const deleted = fake.asked.filter(({ method }) => method === 'DELETE');
    expect(deleted.map(({ path }) => path)).toEqual([`/accounts/act_${ORDER.applicantId}`]);
  });

  test('is believed by its signature, also while its secret is being replaced', () => {
    const { body, headers } = fake.message('inq_1');
    const event = { eventId: 'evt_1', ref: 'inq_1' };
    const signed = headers['persona-signature'];
    const verified = (header: string, text = body) =>
      persona.verify(text, { 'persona-signature': header });
    expect(verified(signed)).toEqual(event);
    expect(verified(`${fake.signature(body, 'the next secret')} ${signed}`)).toEqual(event);
    const [moment = '', digest = ''] = signed.split(',');
    const forged = [
      [fake.signature(body, 'another secret'), body],
      [signed, `${body} `],
      [`t=1,${digest}`, body],
      [`${moment},v1=${'0'.repeat(64)}`, body],
      [`${moment},v1=`, body],
      [Array(9).fill(signed).join(' '), body],
      ['', body],
      [fake.signature('no JSON'), 'no JSON'],
    ];
    for (const [header = '', text] of forged) expect(verified(header, text)).toBeNull();
    clock.advance(6 * MINUTE_MS);
    expect(verified(signed)).toBeNull();
  });

  test('is asked about no session for an event that is about none', () => {
    const payload = { data: { type: 'verification/selfie', id: 'ver_1' } };
    const body = JSON.stringify({ data: { id: 'evt_2', attributes: { payload } } });
    const event = persona.verify(body, { 'persona-signature': fake.signature(body) });
    expect(event).toEqual({ eventId: 'evt_2', ref: null });
  });
});
