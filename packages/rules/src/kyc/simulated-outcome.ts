import type { IdvFailureCode, IdvOutcome } from '@investing-platform/schema/operations';

/** What an identity provider found. */
export interface IdvFinding {
  readonly outcome: IdvOutcome;
  readonly failureCode: IdvFailureCode | null;
  /** One sentence for the person. */
  readonly failureReason: string | null;
}

/** How long the simulated provider takes. */
export const SIMULATED_IDV_SECONDS = 30;

const found = (outcome: IdvOutcome): IdvFinding => ({
  outcome,
  failureCode: null,
  failureReason: null,
});

/** With these family names everybody can see how a session ends that does not pass. */
const FINDINGS: Readonly<Record<string, IdvFinding>> = {
  testfail: {
    outcome: 'FAILED',
    failureCode: 'FACE_MISMATCH',
    failureReason: 'The simulated provider refuses everybody of the family name Testfail.',
  },
  testreview: found('REVIEW'),
  testcancel: found('CANCELED'),
  testexpire: found('EXPIRED'),
};

/** What the simulated provider finds about a person once its time has passed. */
export function simulatedFinding(familyName: string): IdvFinding {
  return FINDINGS[familyName.trim().toLowerCase()] ?? found('PASSED');
}
