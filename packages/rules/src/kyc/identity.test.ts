import { expect, test } from 'vitest';
import { PlatformError } from '../refusals/platform-error.ts';
import { type IdentityInput, identitySection, NO_TAX_ID } from './identity.ts';

const ADA: IdentityInput = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  dateOfBirth: '1990-12-10',
  citizenships: ['NZ'],
  countryOfTaxResidence: 'NZ',
  fundingSources: ['EMPLOYMENT_INCOME'],
};
const CO_HOLDER = { ...ADA, email: 'co@example.com', taxId: { notRequiredReason: 'none yet' } };

/** What is wrong by field; nothing where the section is taken. */
function problemsOf(input: IdentityInput, today: string): Record<string, string> {
  try {
    identitySection(input, today, NO_TAX_ID);
    return {};
  } catch (error) {
    const fields = error instanceof PlatformError ? (error.fields ?? []) : [];
    return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  }
}

const YOUNG = /at least 18 years ago: younger people cannot open an account/;

test.each<[born: string, today: string, problem: RegExp | null]>([
  ['2008-11-23', '2026-11-23', null],
  ['2008-11-24', '2026-11-23', YOUNG],
  ['2008-02-29', '2026-02-28', null],
  ['2008-02-29', '2026-02-27', YOUNG],
  ['2026-11-23', '2026-11-23', YOUNG],
  ['2026-11-24', '2026-11-23', /must not be in the future/],
  ['1906-11-23', '2026-11-23', null],
  ['1906-11-22', '2026-11-23', /must be in the last 120 years/],
])('somebody born on %s on %s: %s', (dateOfBirth, today, problem) => {
  const holder = problemsOf({ ...ADA, dateOfBirth }, today);
  const coHolder = problemsOf({ ...ADA, coHolder: { ...CO_HOLDER, dateOfBirth } }, today);
  if (problem === null) {
    expect([holder, coHolder]).toEqual([{}, {}]);
    return;
  }
  expect(holder['params.dateOfBirth']).toMatch(problem);
  expect(coHolder['params.coHolder.dateOfBirth']).toMatch(problem);
});

test.each([
  [{ countryOfBirth: 'XX' }, 'params.countryOfBirth'],
  [{ citizenships: ['NZ', 'ZZ'] }, 'params.citizenships.1'],
  [{ coHolder: { ...CO_HOLDER, citizenships: ['QQ'] } }, 'params.coHolder.citizenships.0'],
  [{ coHolder: { ...CO_HOLDER, taxId: null } }, 'params.coHolder.taxId'],
])('%j is refused by the name of its field', (change, path) => {
  expect(Object.keys(problemsOf({ ...ADA, ...change }, '2026-11-23'))).toEqual([path]);
});
