import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { IdvFailureCode } from '@investing-platform/schema/operations';
import type { PersonOnPaper, SessionReading } from '../../ports/identity-check.ts';
import type { PersonaAnswer } from './client.ts';

/** How long whoever went through everything is waited for, until Persona has decided. */
const DECIDED_WITHIN_MS = 10 * MINUTE_MS;

type Finding = Pick<SessionReading, 'outcome' | 'failureCode' | 'failureReason'>;

const found = (outcome: Finding['outcome']): Finding => ({
  outcome,
  failureCode: null,
  failureReason: null,
});

/** What a check of Persona's is about, in the order in which one is told. */
const CHECKS: readonly (readonly [IdvFailureCode, string, RegExp])[] = [
  [
    'DOCUMENT_EXPIRED',
    'The paper has lapsed: use one that is valid.',
    /^id_(expired|valid_dates)_detection$/,
  ],
  [
    'DOCUMENT_NOT_ACCEPTED',
    'This kind of paper is not taken: use a passport, a driver licence or an identity card.',
    /^id_(disallowed_(country|type)|disallowed)_detection$/,
  ],
  [
    'DOCUMENT_UNREADABLE',
    'The pictures of the paper cannot be read: take them again in good light.',
    /^id_(blur|glare|portrait|portrait_clarity|corner|video_quality|unprocessable_submission|barcode|mrz)_detection$/,
  ],
  [
    'DATA_MISMATCH',
    'Name or day of birth differ from those of the paper.',
    /^id_(inquiry|account|attribute)_comparison$/,
  ],
  [
    'FACE_MISMATCH',
    'The face is not that of the paper, or was not shown live.',
    /^(id_selfie_comparison|selfie_)/,
  ],
  ['DOCUMENT_NOT_GENUINE', 'The paper was not found genuine.', /^id_/],
];

/** How an inquiry stands, in the words of the port. */
export function readingOf(answer: PersonaAnswer, now: Date): SessionReading {
  const data = objectOf(answer?.['data']);
  const attributes = objectOf(data['attributes']);
  const finding = findingOf(answer, attributes, now);
  const person = finding.outcome === 'PASSED' ? personOf(answer, attributes) : null;
  return {
    ...finding,
    // Somebody has to look where nobody is told who has passed.
    outcome: finding.outcome === 'PASSED' && person === null ? 'REVIEW' : finding.outcome,
    applicantId: textOf(attributes['reference-id']) ?? '',
    person,
  };
}

function findingOf(
  answer: PersonaAnswer,
  attributes: Readonly<Record<string, unknown>>,
  now: Date,
): Finding {
  switch (textOf(attributes['status'])?.replace('-', '_')) {
    case 'created':
    case 'pending':
      return found('PENDING');
    case 'completed': {
      // A workflow of the operator's account decides; without one a person has to.
      const at = Date.parse(textOf(attributes['completed-at']) ?? '');
      return found(now.getTime() - at < DECIDED_WITHIN_MS ? 'PENDING' : 'REVIEW');
    }
    case 'approved':
      return found('PASSED');
    case 'declined':
    case 'failed':
      return { outcome: 'FAILED', ...reasonOf(answer) };
    case 'expired':
      return found('EXPIRED');
    default:
      return found('REVIEW');
  }
}

function reasonOf(answer: PersonaAnswer): Omit<Finding, 'outcome'> {
  const failed = listOf(answer?.['included'])
    .flatMap((one) => listOf(objectOf(one['attributes'])['checks']))
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => textOf(name) ?? '');
  for (const [failureCode, failureReason, names] of CHECKS) {
    if (failed.some((name) => names.test(name))) return { failureCode, failureReason };
  }
  return {
    failureCode: 'OTHER',
    failureReason: 'The identity provider could not confirm who you are.',
  };
}

/**
 * As Persona took it from the paper that has passed. The inquiry's own fields are what it was opened
 * with, unless the template writes the paper's there; null where it keeps something out of both.
 */
function personOf(
  answer: PersonaAnswer,
  attributes: Readonly<Record<string, unknown>>,
): PersonOnPaper | null {
  const paper = listOf(answer?.['included'])
    .filter(({ type }) => PAPER.test(textOf(type) ?? ''))
    .map((one) => objectOf(one['attributes']))
    .findLast(({ status }) => status === 'passed');
  const fields = objectOf(attributes['fields']);
  return (
    personBy((name) => textOf(paper?.[name])) ??
    personBy((name) => textOf(objectOf(fields[name])['value']))
  );
}

const PAPER = /^verification\/(?:government-id|document)/;

function personBy(told: (name: string) => string | null): PersonOnPaper | null {
  const [givenName, familyName] = [told('name-first'), told('name-last')];
  const dateOfBirth = told('birthdate');
  if (givenName === null || familyName === null || dateOfBirth === null) return null;
  return { givenName, familyName, dateOfBirth };
}

export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.map(objectOf) : [];
