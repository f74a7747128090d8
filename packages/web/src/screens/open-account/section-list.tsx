import type { KycSection, KycSectionStatus } from '@investing-platform/schema/operations';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import type { Check, Section, SectionFormProps } from './check-types.ts';
import { Comparison } from './comparison.tsx';
import { TaxFormFile } from './tax-form-file.tsx';

const NAMES: Readonly<Record<KycSection, string>> = {
  CONTACT: 'Contact details',
  IDENTITY: 'Who you are',
  DISCLOSURES: 'Disclosures',
  TRUSTED_CONTACT: 'Trusted contact',
  COMPANY: 'The company or trust',
  W8BEN: 'Tax form W-8BEN',
  DOCUMENTS: 'Documents',
  AGREEMENTS: 'Agreements',
  IDV: 'Identity verification',
};

const STATES: Readonly<Record<KycSectionStatus, readonly [tone: string, text: string]>> = {
  MISSING: ['busy', 'To fill in'],
  INCOMPLETE: ['busy', 'Incomplete'],
  COMPLETE: ['good', 'Done'],
  REJECTED: ['bad', 'Needs correction'],
};

const FORMS: Readonly<Partial<Record<KycSection, ComponentType<SectionFormProps>>>> = {
  CONTACT: lazy(() => import('./contact-form.tsx')),
  IDENTITY: lazy(() => import('./identity-form.tsx')),
  DISCLOSURES: lazy(() => import('./disclosures-form.tsx')),
  TRUSTED_CONTACT: lazy(() => import('./trusted-contact-form.tsx')),
  COMPANY: lazy(() => import('./company-form.tsx')),
  W8BEN: lazy(() => import('./tax-form.tsx')),
  DOCUMENTS: lazy(() => import('./papers-form.tsx')),
  AGREEMENTS: lazy(() => import('./agreements-form.tsx')),
};

/** What the button of a section says, where it is not to be filled in. */
const ACTS: Readonly<Partial<Record<KycSection, string>>> = {
  DOCUMENTS: 'Hand in',
  AGREEMENTS: 'Read and sign',
};

const CLOSED: ReadonlySet<Check['status']> = new Set(['SUBMITTED', 'IN_REVIEW', 'REJECTED']);

/** The sections that the check needs, in the order to fill them in. */
export function SectionList({ check, holder }: Pick<SectionFormProps, 'check' | 'holder'>) {
  const [open, setOpen] = useState<KycSection | null>(null);
  const isApproved = check.status === 'APPROVED';
  const needed = check.sections.filter(({ section, required, status }) => {
    // An operator may approve what was told elsewhere: nothing is missing then.
    if (isApproved && status === 'MISSING') return false;
    if (section === 'DOCUMENTS' && holder !== 'INDIVIDUAL') return true;
    return section === 'COMPANY' ? isOfCompany(holder) : required;
  });
  if (needed.length === 0) return null;
  return (
    <Card title={isApproved ? 'Your details' : 'Step by step'}>
      <ul className="rows">
        {needed.map((section) => (
          <SectionRow
            key={section.section}
            section={section}
            check={check}
            holder={holder}
            isOpen={open === section.section}
            setOpen={setOpen}
          />
        ))}
      </ul>
    </Card>
  );
}

interface SectionRowProps {
  readonly section: Section;
  readonly check: Check;
  readonly holder: Check['accountType'];
  readonly isOpen: boolean;
  readonly setOpen: (section: KycSection | null) => void;
}

function SectionRow(props: SectionRowProps) {
  const { check, holder, isOpen, setOpen } = props;
  const { section, status } = props.section;
  const [tone, text] = STATES[status];
  const Fields = FORMS[section];
  const isClosed = CLOSED.has(check.status);
  const isSigned = section === 'AGREEMENTS' && status === 'COMPLETE';
  const act = ACTS[section] ?? wayIn(section, status);
  return (
    <li className="row">
      <div className="row-head">
        <h3>{NAMES[section]}</h3>
        <span className={`tag ${tone}`}>{text}</span>
        {Fields !== undefined && !isOpen && !isClosed && !isSigned && (
          <Button
            kind="quiet"
            aria-label={`${act}: ${NAMES[section]}`}
            onClick={() => setOpen(section)}
          >
            {act}
          </Button>
        )}
      </div>
      {section === 'W8BEN' && !isOpen && <TaxFormFile w8ben={check.w8ben} />}
      {section === 'IDV' && !isClosed && (
        <Comparison idv={check.idv} isDone={status === 'COMPLETE'} />
      )}
      {isOpen && Fields !== undefined && (
        <Suspense fallback={<Skeleton lines={5} />}>
          <Fields check={check} holder={holder} close={() => setOpen(null)} />
        </Suspense>
      )}
    </li>
  );
}

function wayIn(section: KycSection, status: KycSectionStatus): string {
  if (section === 'W8BEN') return status === 'COMPLETE' ? 'Sign a new one' : 'Sign';
  return status === 'MISSING' ? 'Fill in' : 'Change';
}

const isOfCompany = (holder: Check['accountType']): boolean =>
  holder === 'COMPANY' || holder === 'TRUST';
