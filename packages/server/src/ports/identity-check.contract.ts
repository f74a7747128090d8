import { DAY_MS, MINUTE_MS } from '@investing-platform/schema/durations';
import type { IdvOutcome } from '@investing-platform/schema/operations';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ManualClock, manualClock } from '../kernel/clock.ts';
import { codeOf } from '../testing/outcomes.ts';
import type { IdentityCheck, OpenedSession, SessionOrder } from './identity-check.ts';

/** A provider, and what a test has it find. */
export interface PlayedCheck {
  readonly provider: IdentityCheck;
  /** The person goes through everything, and the provider finds what their family name asks for. */
  finish(session: OpenedSession, outcome: IdvOutcome): void;
}

type Open = (clock: ManualClock) => PlayedCheck;

const { signal } = new AbortController();
const MIA: SessionOrder = {
  applicantId: '01900000-0000-7000-8000-00000000000a',
  givenName: 'Mia',
  familyName: 'Tane',
  dateOfBirth: '1991-04-17',
  country: 'NZ',
  flow: 'DOCUMENT_AND_FACE',
  returnUrl: null,
  earlier: 0,
};

/** What every provider of identity checks keeps to. */
export function identityCheckContract(name: string, open: Open): void {
  describe(`the identity check, ${name}`, () => {
    let clock: ManualClock;
    let played: PlayedCheck;
    let provider: IdentityCheck;

    beforeEach(() => {
      clock = manualClock(new Date('2026-11-23T12:00:00Z'));
      played = open(clock);
      provider = played.provider;
    });

    test('opens a session once, however often the same one is asked for', async () => {
      const first = await provider.open(MIA, signal);
      expect((await provider.open(MIA, signal)).ref).toBe(first.ref);
      expect((await provider.open({ ...MIA, earlier: 1 }, signal)).ref).not.toBe(first.ref);
      expect(first.expiresAt.getTime()).toBeGreaterThan(clock.now().getTime());
      expect(first.token).not.toContain('Tane');
      expect(first.url).toMatch(/^https:/);
    });

    test('gives another way into a session that is open, and none where there is none', async () => {
      const { ref } = await provider.open(MIA, signal);
      clock.advance(30 * MINUTE_MS);
      expect(await provider.resume(ref, signal)).toMatchObject({ url: expect.any(String) });
    });

    test.each<[string, IdvOutcome]>([
      ['Tane', 'PASSED'],
      ['Testfail', 'FAILED'],
      ['Testreview', 'REVIEW'],
      ['Testexpire', 'EXPIRED'],
    ])('says of %s, once it is over, that the outcome is %s', async (familyName, outcome) => {
      const session = await provider.open({ ...MIA, familyName }, signal);
      const before = await provider.read(session.ref, signal);
      expect(before).toMatchObject({ outcome: 'PENDING', applicantId: MIA.applicantId });
      played.finish(session, outcome);
      const after = await provider.read(session.ref, signal);
      expect(after).toMatchObject({ outcome, applicantId: MIA.applicantId });
      expect(after.failureCode !== null && after.failureReason !== null).toBe(outcome === 'FAILED');
      expect(await provider.read(session.ref, signal)).toEqual(after);
    });

    test('erases a session, twice as well', async () => {
      const session = await provider.open(MIA, signal);
      played.finish(session, 'PASSED');
      await provider.erase(session.ref, signal);
      clock.advance(DAY_MS);
      await provider.erase(session.ref, signal);
    });

    test('takes no message that it has not signed', () => {
      const body = JSON.stringify({ data: { id: 'evt_1' } });
      expect(provider.verify(body, {})).toBeNull();
    });

    test('says after a deadline that it does not answer', async () => {
      const { ref } = await provider.open(MIA, signal);
      const late = AbortSignal.abort();
      for (const ask of [
        () => provider.open({ ...MIA, earlier: 2 }, late),
        () => provider.resume(ref, late),
        () => provider.read(ref, late),
        () => provider.erase(ref, late),
      ]) {
        expect(await codeOf(ask())).toBe('PROVIDER_UNAVAILABLE');
      }
    });
  });
}
