import { Heading } from '../parts/heading.tsx';
import { NeedsPlan } from '../parts/needs-plan.tsx';
import { AccountPapersCard } from './documents/account-papers-card.tsx';
import { PapersCard } from './documents/papers-card.tsx';

/** Papers of one's own, and those that the platform issues. */
export default function Documents() {
  return (
    <>
      <Heading lead="Deeds, policies and contracts of your own, and what is issued for your account.">
        Documents
      </Heading>
      <NeedsPlan what="Keeping documents">
        <div className="home-grid">
          <PapersCard />
          <AccountPapersCard />
        </div>
      </NeedsPlan>
    </>
  );
}
