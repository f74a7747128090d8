import type {
  IdvOutcome,
  KycAccountType,
  KycDocumentSide,
  KycDocumentStatus,
  KycDocumentType,
  KycSection,
  KycSectionStatus,
  KycStatus,
} from '@investing-platform/schema/operations';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';
import { WITH_SIDES } from './papers.ts';

/** The sections in the order to fill them in. */
export const KYC_SECTIONS: readonly KycSection[] = [
  'CONTACT',
  'IDENTITY',
  'DISCLOSURES',
  'TRUSTED_CONTACT',
  'COMPANY',
  'W8BEN',
  'DOCUMENTS',
  'AGREEMENTS',
  'IDV',
];

/** A paper as far as completeness asks. */
export interface PaperFacts {
  readonly type: KycDocumentType;
  readonly side: KycDocumentSide | null;
  readonly status: KycDocumentStatus;
  readonly coHolder: boolean;
}

/** What is known of a check: enough to say what is missing, and nothing about the person. */
export interface KycFacts {
  readonly status: KycStatus;
  readonly accountType: KycAccountType;
  /** Of the sections that are saved as one: contact, identity, disclosures, contact, company. */
  readonly saved: readonly KycSection[];
  /** Those that the review did not accept, until they are saved again. */
  readonly rejected: readonly KycSection[];
  /** What the disclosures say; null before them. */
  readonly usPerson: boolean | null;
  /** Whether citizenship or the country of tax say that the person is a US person. */
  readonly usByIdentity: boolean;
  /** A tax number, or why there is none. */
  readonly hasTaxId: boolean;
  readonly hasCoHolder: boolean;
  readonly companyType: 'COMPANY' | 'TRUST' | null;
  readonly papers: readonly PaperFacts[];
  /** Those that the check needs. */
  readonly agreements: readonly { readonly title: string; readonly isSigned: boolean }[];
  readonly hasTaxForm: boolean;
  /** Of the last session about the person as the identity section has them. */
  readonly idv: IdvOutcome | null;
  /** Whether an identity provider compares people with their papers; else the operator does. */
  readonly hasProvider: boolean;
}

/** What keeps a check from being submitted. */
export interface KycProblemFacts {
  readonly section: KycSection;
  readonly field: string | null;
  readonly message: string;
}

/** What is to be done where nothing is saved. */
const TO_DO: Readonly<Record<KycSection, string>> = {
  CONTACT: 'Say how to reach you.',
  IDENTITY: 'Say who you are.',
  DISCLOSURES: 'Answer what the law asks.',
  TRUSTED_CONTACT: 'Name somebody to call where you cannot be reached, or nobody.',
  COMPANY: 'Describe the company or trust and the people behind it.',
  W8BEN: 'Sign the tax form W-8BEN.',
  DOCUMENTS: 'Hand in a paper.',
  AGREEMENTS: 'Sign the agreements.',
  IDV: 'Let the identity provider compare you with your papers.',
};

export const SAVED_AS_ONE: readonly KycSection[] = [
  'CONTACT',
  'IDENTITY',
  'DISCLOSURES',
  'TRUSTED_CONTACT',
  'COMPANY',
];
const PAPER_OF: Readonly<Partial<Record<KycAccountType, KycDocumentType>>> = {
  COMPANY: 'COMPANY_REGISTRATION',
  TRUST: 'TRUST_DEED',
};

const isOfCompany = ({ accountType }: Pick<KycFacts, 'accountType'>): boolean =>
  accountType === 'COMPANY' || accountType === 'TRUST';

/** Whether an operator compares papers, of the person or of a co-holder. */
const needsPapers = (facts: KycFacts): boolean =>
  !facts.hasProvider || facts.accountType !== 'INDIVIDUAL';

/** Whether a check needs a section. */
export function isRequired(section: KycSection, facts: KycFacts): boolean {
  if (facts.rejected.includes(section)) return true;
  switch (section) {
    case 'COMPANY':
      return isOfCompany(facts);
    case 'W8BEN':
      return !isOfCompany(facts) && facts.usPerson !== true;
    case 'DOCUMENTS':
      return needsPapers(facts);
    case 'IDV':
      return facts.hasProvider;
    default:
      return true;
  }
}

/** What keeps a check from being submitted, in the order of the sections. */
export function kycProblems(facts: KycFacts): KycProblemFacts[] {
  return KYC_SECTIONS.filter((section) => isRequired(section, facts)).flatMap((section) =>
    problemsOf(section, facts),
  );
}

function problemsOf(section: KycSection, facts: KycFacts): KycProblemFacts[] {
  if (facts.rejected.includes(section)) {
    const message = 'The review asked for a change: see its request, and save the section again.';
    return [{ section, field: null, message }];
  }
  if (!isBegun(section, facts)) return [{ section, field: null, message: TO_DO[section] }];
  return gapsOf(section, facts).map(([field, message]) => ({ section, field, message }));
}

/** Whether anything is saved in a section. */
function isBegun(section: KycSection, facts: KycFacts): boolean {
  switch (section) {
    case 'W8BEN':
      return facts.hasTaxForm;
    case 'IDV':
      return facts.idv !== null;
    case 'DOCUMENTS':
    case 'AGREEMENTS':
      // These say what they lack one by one.
      return true;
    default:
      return facts.saved.includes(section);
  }
}

type Gap = readonly [field: string | null, message: string];

function gapsOf(section: KycSection, facts: KycFacts): Gap[] {
  switch (section) {
    case 'IDENTITY':
      return identityGaps(facts);
    case 'DISCLOSURES': {
      const message = 'Say that you are a US person, as your citizenship or tax country make you.';
      return facts.usByIdentity && facts.usPerson === false ? [['usPerson', message]] : [];
    }
    case 'COMPANY': {
      const message = `Save the section anew for a ${facts.accountType.toLowerCase()}.`;
      return facts.companyType === facts.accountType ? [] : [['accountType', message]];
    }
    case 'DOCUMENTS':
      return paperGaps(facts);
    case 'AGREEMENTS':
      return facts.agreements
        .filter(({ isSigned }) => !isSigned)
        .map(({ title }): Gap => ['agreements', `Read and sign: ${title}.`]);
    case 'IDV':
      return idvGaps(facts);
    default:
      return [];
  }
}

function identityGaps({ accountType, hasTaxId, hasCoHolder }: KycFacts): Gap[] {
  const gaps: Gap[] = [];
  if (!hasTaxId) gaps.push(['taxId', 'Give your tax number, or say why you have none.']);
  if (accountType === 'JOINT' && !hasCoHolder) {
    gaps.push(['coHolder', 'Name the person whom the account is held with.']);
  }
  return gaps;
}

function paperGaps(facts: KycFacts): Gap[] {
  const { accountType, hasProvider, papers } = facts;
  const gaps: Gap[] = [];
  const of = (coHolder: boolean) =>
    papers.filter((paper) => paper.coHolder === coHolder && paper.status !== 'REJECTED');
  if (!hasProvider && !hasIdentityPaper(of(false))) gaps.push(['add', identityPaper('your')]);
  if (accountType === 'JOINT' && !hasIdentityPaper(of(true))) {
    gaps.push(['add', identityPaper("the co-holder's")]);
  }
  const own = PAPER_OF[accountType];
  if (own !== undefined && !of(false).some(({ type }) => type === own)) {
    const what = own === 'TRUST_DEED' ? 'the deed of the trust' : 'an extract from the register';
    gaps.push(['add', `Hand in ${what}.`]);
  }
  return gaps;
}

const identityPaper = (whose: string): string =>
  `Hand in ${whose} passport, or both sides of ${whose} driver's license or identity card.`;

function hasIdentityPaper(papers: readonly PaperFacts[]): boolean {
  if (papers.some(({ type }) => type === 'PASSPORT')) return true;
  return WITH_SIDES.some((type) =>
    ['FRONT', 'BACK'].every((side) =>
      papers.some((paper) => paper.type === type && paper.side === side),
    ),
  );
}

function idvGaps({ idv }: KycFacts): Gap[] {
  // Where the provider could not tell, an operator looks at it.
  if (idv === 'PASSED' || idv === 'REVIEW') return [];
  const isOpen = idv === 'PENDING';
  return [[null, isOpen ? 'The identity provider has not decided yet.' : TO_DO.IDV]];
}

/** How complete each section is, in the order to fill them in. */
export function sectionStates(facts: KycFacts) {
  return KYC_SECTIONS.map((section) => ({
    section,
    required: isRequired(section, facts),
    status: statusOf(section, facts),
  }));
}

function statusOf(section: KycSection, facts: KycFacts): KycSectionStatus {
  if (facts.rejected.includes(section)) return 'REJECTED';
  if (!hasAnything(section, facts)) return 'MISSING';
  return gapsOf(section, facts).length === 0 ? 'COMPLETE' : 'INCOMPLETE';
}

function hasAnything(section: KycSection, facts: KycFacts): boolean {
  if (section === 'DOCUMENTS') return facts.papers.length > 0;
  if (section === 'AGREEMENTS') return facts.agreements.some(({ isSigned }) => isSigned);
  return isBegun(section, facts);
}

/** Whether a section's own input may be saved: not while somebody looks at it, nor ever after a no. */
export function isOpenToChanges(status: KycStatus): boolean {
  return !['SUBMITTED', 'IN_REVIEW', 'REJECTED'].includes(status);
}

/**
 * Where a check stands after a section was saved.
 *
 * @param isMaterial whether the person is another since, or lives elsewhere
 */
export function statusAfterSaving(status: KycStatus, isMaterial: boolean): KycStatus {
  if (status === 'APPROVED') return isMaterial ? 'ACTION_REQUIRED' : 'APPROVED';
  return status === 'ACTION_REQUIRED' ? 'ACTION_REQUIRED' : 'DRAFT';
}

const SECTION_NAMES: Readonly<Record<KycSection, string>> = {
  CONTACT: 'contact',
  IDENTITY: 'identity',
  DISCLOSURES: 'disclosures',
  TRUSTED_CONTACT: 'trusted contact',
  COMPANY: 'company',
  W8BEN: 'tax form W-8BEN',
  DOCUMENTS: 'papers',
  AGREEMENTS: 'agreements',
  IDV: 'identity provider',
};

/** What is left to do until an account opens: the end of a refusal. */
export function whatIsLeft(status: KycStatus, sections: readonly KycSection[]): string {
  if (status === 'SUBMITTED' || status === 'IN_REVIEW') return 'it is in review';
  if (status === 'REJECTED') return 'it was rejected';
  if (status === 'APPROVED') return 'it is approved, and the account opens soon';
  const left = sections.map((section) => SECTION_NAMES[section]);
  return left.length === 0 ? 'submit it' : `left are ${left.join(', ')}`;
}

/** What `checkNeeded` begins with. */
export const BEFORE_APPROVAL = {
  account: 'The platform account is not open yet',
  moveMoney: 'Moving money needs an approved identity check',
  trade: 'Trading for real needs an approved identity check',
} as const;

/** To be thrown where an approved check is needed: it says what is left until the account opens. */
export function checkNeeded(facts: KycFacts, why: string): PlatformError {
  const sections = [...new Set(kycProblems(facts).map(({ section }) => section))];
  return refuse('KYC_REQUIRED', `${why}: ${whatIsLeft(facts.status, sections)}`);
}
