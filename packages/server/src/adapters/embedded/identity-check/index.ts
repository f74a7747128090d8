import {
  SIMULATED_IDV_SECONDS,
  simulatedFinding,
} from '@investing-platform/rules/kyc/simulated-outcome';
import { HOUR_MS } from '@investing-platform/schema/durations';
import { type Clock, secondsAfter } from '../../../kernel/clock.ts';
import { refuse } from '../../../kernel/errors.ts';
import type {
  IdentityCheck,
  SessionAccess,
  SessionReading,
} from '../../../ports/identity-check.ts';

const MAX_REF = 1_000;
const PENDING = { outcome: 'PENDING', failureCode: null, failureReason: null } as const;

/**
 * Compares nobody with anything, and says what the family name asks for. What it knows of a session
 * stands in the session's own name, which is never given out, so that its answers are the same after
 * a restart and in every process.
 */
export function simulatedIdentityCheck(deps: {
  readonly clock: Clock;
  /** Where people read that nothing is compared. */
  readonly page: string;
}): IdentityCheck {
  const { clock, page } = deps;
  const accessTo = (applicantId: string, at: number): SessionAccess => ({
    token: `simulated-${applicantId}-${at}`,
    url: page,
    expiresAt: new Date(at + HOUR_MS),
  });
  return {
    name: 'simulated',
    async open({ applicantId, familyName, flow, earlier }, signal) {
      checkDeadline(signal);
      const at = clock.now().getTime();
      // Of names it keeps those alone that everybody knows from the documentation.
      const isTest = simulatedFinding(familyName).outcome !== 'PASSED';
      const ref = Buffer.from(
        JSON.stringify([applicantId, at, `${flow} ${earlier}`, isTest ? familyName : '']),
      );
      return { ref: ref.toString('base64url'), ...accessTo(applicantId, at) };
    },
    async resume(ref, signal) {
      checkDeadline(signal);
      const { applicantId, at } = sessionOf(ref);
      return accessTo(applicantId, at);
    },
    async read(ref, signal): Promise<SessionReading> {
      checkDeadline(signal);
      const { applicantId, at, familyName } = sessionOf(ref);
      const isOver = clock.now() >= secondsAfter(new Date(at), SIMULATED_IDV_SECONDS);
      const finding = isOver ? simulatedFinding(familyName) : PENDING;
      return { applicantId, person: null, ...finding };
    },
    // Nobody can send an event of it.
    verify: () => null,
    erase: async (_ref, signal) => checkDeadline(signal),
  };
}

function checkDeadline(signal: AbortSignal): void {
  if (!signal.aborted) return;
  throw refuse('PROVIDER_UNAVAILABLE', 'The identity provider did not answer in time');
}

function sessionOf(ref: string): { applicantId: string; at: number; familyName: string } {
  const text = Buffer.from(ref.slice(0, MAX_REF), 'base64url').toString();
  const [applicantId, at, , familyName] = JSON.parse(text) as [string, number, string, string];
  return { applicantId, at, familyName };
}
