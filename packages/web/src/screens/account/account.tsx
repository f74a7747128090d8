import { lazy, Suspense } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { myAccount } from '../../generated/documents.ts';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { ContactCard } from './contact-card.tsx';
import { LockedCards } from './locked-cards.tsx';
import { PlanCard } from './plan-card.tsx';

/** Most of the screen, which a free account does not see. */
const PlanCards = lazy(() => import('./plan-cards.tsx'));

/** Who the person is, how they are reached, and what they want to be told. */
export default function Account() {
  const load = useAnswer(myAccount, {}, { pick: (data) => data.fetchCurrentUser });
  return (
    <>
      <Heading lead="Your profile, contact details and notifications.">Account</Heading>
      <Loaded load={load} lines={8}>
        {({ account, name, email }) => (
          <div className="stack">
            <PlanCard account={account} email={email} />
            <ContactCard account={account} email={email} />
            {account.tier === 'FREE' ? (
              <LockedCards account={account} />
            ) : (
              <Suspense fallback={<Skeleton lines={8} />}>
                <PlanCards account={account} name={name} email={email} />
              </Suspense>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}
