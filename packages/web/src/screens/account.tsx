import { lazy, Suspense } from 'react';
import { api } from '../api/client.ts';
import type { UserAccount } from '../api/person.ts';
import { useLoad } from '../api/use-load.ts';
import { myAccount } from '../generated/documents.ts';
import { Heading } from '../parts/heading.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { usePerson, useSession } from '../session/session.tsx';
import { ContactCard } from './account/contact-card.tsx';
import { LockedCards } from './account/locked-cards.tsx';
import { PlanCard } from './account/plan-card.tsx';

/** Most of the screen, which a free account does not see. */
const PlanCards = lazy(() => import('./account/plan-cards.tsx'));

/** Who the person is, how they are reached, and what they want to be told. */
export default function Account() {
  const load = useLoad(readAccount);
  const session = useSession();
  const person = usePerson();
  return (
    <>
      <Heading lead="Who you are, how you are reached, and what you want to be told.">
        Account
      </Heading>
      <Loaded load={load} lines={8}>
        {(user) => {
          const put = (account: UserAccount) => {
            load.put({ ...user, account });
            // Other screens go by the preferences too.
            session.put({ person: { ...person, account } });
          };
          return (
            <div className="stack">
              <PlanCard account={user.account} email={user.email} />
              <ContactCard account={user.account} email={user.email} put={put} />
              {user.account.tier === 'FREE' ? (
                <LockedCards account={user.account} />
              ) : (
                <Suspense fallback={<Skeleton lines={8} />}>
                  <PlanCards {...user} put={put} />
                </Suspense>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

async function readAccount(signal: AbortSignal) {
  return (await api.request(myAccount, {}, { signal })).fetchCurrentUser;
}
