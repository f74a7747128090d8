import type { KycSection, KycSectionStatus } from '@investing-platform/schema/operations';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { Link } from '../../shell/link.tsx';
import type { Check, Section, SectionFormProps } from './check-types.ts';
import { Comparison } from './comparison.tsx';

const NAMES: Readonly<Record<KycSection, string>> = {
  CONTACT: 'How to reach you',
  IDENTITY: 'Who you are',
  DISCLOSURES: 'What the law asks',
  TRUSTED_CONTACT: 'Whom to call where you cannot be reached',
  COMPANY: 'Your company or trust',
  W8BEN: 'Tax form W-8BEN',
  DOCUMENTS: 'Papers',
  AGREEMENTS: 'Agreements',
  IDV: 'Your face and your paper',
};

const STATES: Readonly<Record<KycSectionStatus, readonly [tone: string, text: string]>> = {
  MISSING: ['busy', 'To fill in'],
  INCOMPLETE: ['busy', 'Something is missing'],
  COMPLETE: ['good', 'Done'],
  REJECTED: ['bad', 'To mend'],
};

const FORMS: Readonly<Partial<Record<KycSection, ComponentType<SectionFormProps>>>> = {
  CONTACT: lazy(() => import('./contact-form.tsx')),
  IDENTITY: lazy(() => import('./identity-form.tsx')),
  DISCLOSURES: lazy(() => import('./disclosures-form.tsx')),
  TRUSTED_CONTACT: lazy(() => import('./trusted-contact-form.tsx')),
  W8BEN: lazy(() => import('./tax-form.tsx')),
};

const CLOSED: ReadonlySet<Check['status']> = new Set(['SUBMITTED', 'IN_REVIEW', 'REJECTED']);

/** The sections that the check needs, in the order to fill them in. */
export function SectionList({ check }: { readonly check: Check }) {
  const [open, setOpen] = useState<KycSection | null>(null);
  const needed = check.sections.filter(({ required }) => required);
  return (
    <Card title="Step by step">
      <ul className="rows">
        {needed.map((section) => (
          <SectionRow
            key={section.section}
            section={section}
            check={check}
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
  readonly isOpen: boolean;
  readonly setOpen: (section: KycSection | null) => void;
}

function SectionRow({ section: { section, status }, check, isOpen, setOpen }: SectionRowProps) {
  const [tone, text] = STATES[status];
  const Fields = FORMS[section];
  const isClosed = CLOSED.has(check.status);
  return (
    <li className="row">
      <div className="row-head">
        <h3>{NAMES[section]}</h3>
        <span className={`tag ${tone}`}>{text}</span>
        {Fields !== undefined && !isOpen && !isClosed && (
          <Button
            kind="quiet"
            aria-label={`${status === 'MISSING' ? 'Fill in' : 'Change'}: ${NAMES[section]}`}
            onClick={() => setOpen(section)}
          >
            {status === 'MISSING' ? 'Fill in' : 'Change'}
          </Button>
        )}
      </div>
      {section === 'AGREEMENTS' && status !== 'COMPLETE' && (
        <Link href="/account">Read and sign them</Link>
      )}
      {(section === 'DOCUMENTS' || section === 'COMPANY') && status !== 'COMPLETE' && (
        <p className="fine">This part is handed in through the API.</p>
      )}
      {section === 'IDV' && !isClosed && (
        <Comparison idv={check.idv} isDone={status === 'COMPLETE'} />
      )}
      {isOpen && Fields !== undefined && (
        <Suspense fallback={<Skeleton lines={5} />}>
          <Fields check={check} close={() => setOpen(null)} />
        </Suspense>
      )}
    </li>
  );
}
