import { describe, expect, test } from 'vitest';
import {
  isOpenToChanges,
  isRequired,
  KYC_SECTIONS,
  type KycFacts,
  kycProblems,
  type PaperFacts,
  sectionStates,
  statusAfterSaving,
  whatIsLeft,
} from './sections.ts';

const paper = (type: PaperFacts['type'], more: Partial<PaperFacts> = {}): PaperFacts => ({
  type,
  side: null,
  status: 'RECEIVED',
  coHolder: false,
  ...more,
});

/** Of somebody who has done everything. */
const complete: KycFacts = {
  status: 'DRAFT',
  accountType: 'INDIVIDUAL',
  saved: ['CONTACT', 'IDENTITY', 'DISCLOSURES', 'TRUSTED_CONTACT'],
  rejected: [],
  usPerson: false,
  usByIdentity: false,
  hasTaxId: true,
  hasCoHolder: false,
  companyType: null,
  papers: [],
  agreements: [{ title: 'Terms of use', isSigned: true }],
  hasTaxForm: true,
  idv: 'PASSED',
  hasProvider: true,
};
const nothing: KycFacts = {
  ...complete,
  saved: [],
  usPerson: null,
  hasTaxId: false,
  agreements: [{ title: 'Terms of use', isSigned: false }],
  hasTaxForm: false,
  idv: null,
};
const sides = (['FRONT', 'BACK'] as const).map((side) => paper('NATIONAL_ID', { side }));
const without = (section: string) => complete.saved.filter((one) => one !== section);

/** As `SECTION` or `SECTION.field`. */
const lacking = (more: Partial<KycFacts>) =>
  kycProblems({ ...complete, ...more }).map(({ section, field }) =>
    field === null ? section : `${section}.${field}`,
  );

describe('what a check lacks', () => {
  test.each<[string, Partial<KycFacts>, string[]]>([
    ['nothing', {}, []],
    ['the contact', { saved: without('CONTACT') }, ['CONTACT']],
    ['the tax number', { hasTaxId: false }, ['IDENTITY.taxId']],
    ['whether they are a US person', { saved: without('DISCLOSURES') }, ['DISCLOSURES']],
    ['that a US citizen is a US person', { usByIdentity: true }, ['DISCLOSURES.usPerson']],
    ['a tax form', { hasTaxForm: false }, ['W8BEN']],
    ['no tax form of a US person', { hasTaxForm: false, usPerson: true }, []],
    ['a signature', { agreements: nothing.agreements }, ['AGREEMENTS.agreements']],
    ['a session', { idv: null }, ['IDV']],
    ['an end of the session', { idv: 'PENDING' }, ['IDV']],
    ['a session that passed', { idv: 'FAILED' }, ['IDV']],
    ['nothing where the provider could not tell', { idv: 'REVIEW' }, []],
    ['what the review asked for', { rejected: ['CONTACT'] }, ['CONTACT']],
    ['a paper that the review asked for', { rejected: ['DOCUMENTS'] }, ['DOCUMENTS']],
    ['papers, without a provider', { hasProvider: false, idv: null }, ['DOCUMENTS.add']],
    [
      'the back of a card, without a provider',
      { hasProvider: false, papers: sides.slice(0, 1) },
      ['DOCUMENTS.add'],
    ],
    ['nothing with both sides of it', { hasProvider: false, papers: sides }, []],
    [
      'another passport than the one that was refused',
      { hasProvider: false, papers: [paper('PASSPORT', { status: 'REJECTED' })] },
      ['DOCUMENTS.add'],
    ],
    [
      'a co-holder and their papers',
      { accountType: 'JOINT', papers: [paper('PASSPORT')] },
      ['IDENTITY.coHolder', 'DOCUMENTS.add'],
    ],
    [
      'nothing of two with their papers',
      {
        accountType: 'JOINT',
        hasCoHolder: true,
        papers: [paper('PASSPORT', { coHolder: true })],
      },
      [],
    ],
    ['a company', { accountType: 'COMPANY' }, ['COMPANY', 'DOCUMENTS.add']],
    [
      'a trust in place of a company',
      {
        accountType: 'TRUST',
        saved: [...complete.saved, 'COMPANY'],
        companyType: 'COMPANY',
        papers: [paper('COMPANY_REGISTRATION')],
      },
      ['COMPANY.accountType', 'DOCUMENTS.add'],
    ],
    [
      'nothing of a trust with its deed, not even a tax form',
      {
        accountType: 'TRUST',
        saved: [...complete.saved, 'COMPANY'],
        companyType: 'TRUST',
        papers: [paper('TRUST_DEED')],
        hasTaxForm: false,
      },
      [],
    ],
  ])('%s', (_what, facts, expected) => {
    expect(lacking(facts)).toEqual(expected);
  });

  test('every problem says what to do', () => {
    const everything = { ...nothing, accountType: 'TRUST' as const, hasProvider: false };
    for (const { message } of kycProblems(everything)) expect(message).toMatch(/^[A-Z].{10,}\.$/);
  });
});

test('a new check begins with the first section, and needs no company', () => {
  const states = sectionStates(nothing);
  expect(states.map(({ section }) => section)).toEqual(KYC_SECTIONS);
  expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['MISSING']));
  expect(kycProblems(nothing)[0]).toMatchObject({ section: 'CONTACT', field: null });
  expect(isRequired('COMPANY', nothing)).toBe(false);
});

test('a section is complete, begun, or refused by the review', () => {
  const stateOf = (more: Partial<KycFacts>, section: string) =>
    sectionStates({ ...complete, ...more }).find((state) => state.section === section)?.status;
  expect(stateOf({}, 'IDENTITY')).toBe('COMPLETE');
  expect(stateOf({ hasTaxId: false }, 'IDENTITY')).toBe('INCOMPLETE');
  expect(stateOf({ idv: 'PENDING' }, 'IDV')).toBe('INCOMPLETE');
  expect(stateOf({ rejected: ['IDENTITY'] }, 'IDENTITY')).toBe('REJECTED');
});

test.each([
  ['DRAFT', [], 'submit it'],
  ['DRAFT', ['CONTACT', 'W8BEN'], 'left are contact, tax form W-8BEN'],
  ['IN_REVIEW', [], 'it is in review'],
  ['REJECTED', ['CONTACT'], 'it was rejected'],
] as const)('of a check that is %s with %j, %s', (status, sections, left) => {
  expect(whatIsLeft(status, sections)).toBe(left);
});

test('sections cannot change while somebody looks at them, nor after a no', () => {
  const closed = (['SUBMITTED', 'IN_REVIEW', 'REJECTED'] as const).map(isOpenToChanges);
  expect(closed).toEqual([false, false, false]);
  expect(isOpenToChanges('APPROVED')).toBe(true);
});

test.each([
  ['NOT_STARTED', false, 'DRAFT'],
  ['EXPIRED', false, 'DRAFT'],
  ['ACTION_REQUIRED', true, 'ACTION_REQUIRED'],
  ['APPROVED', false, 'APPROVED'],
  ['APPROVED', true, 'ACTION_REQUIRED'],
] as const)('after saving, %s (another person: %s) becomes %s', (status, isMaterial, after) => {
  expect(statusAfterSaving(status, isMaterial)).toBe(after);
});
