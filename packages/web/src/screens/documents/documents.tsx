import { Heading } from '../../parts/heading.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { AccountPapersCard } from './account-papers-card.tsx';
import { PapersCard } from './papers-card.tsx';

/** Papers of one's own, and those that the platform issues. */
export default function Documents() {
  return (
    <>
      <Heading lead="Your own documents, and the statements of your account.">Documents</Heading>
      <NeedsPlan what="Keeping documents">
        <div className="home-grid">
          <PapersCard />
          <AccountPapersCard />
        </div>
      </NeedsPlan>
    </>
  );
}
