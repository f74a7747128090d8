import { api } from '../api/client.ts';
import { myAccount } from '../api/documents.ts';
import { useLoad } from '../api/use-load.ts';
import { Heading } from '../parts/heading.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Notice } from '../parts/notice.tsx';
import { ContactCard } from './account/contact-card.tsx';
import { NewsletterCard } from './account/newsletter-card.tsx';
import { NotificationsCard } from './account/notifications-card.tsx';
import { PlanCard } from './account/plan-card.tsx';
import { ProfileCard } from './account/profile-card.tsx';

/** Who the person is, how they are reached, and what they want to be told. */
export default function Account() {
  const load = useLoad(readAccount);
  return (
    <>
      <Heading>Account</Heading>
      <Loaded load={load} lines={8}>
        {(user) => {
          const put = (account: typeof user.account) => load.put({ ...user, account });
          return (
            <div className="stack">
              <PlanCard account={user.account} email={user.email} />
              <ContactCard account={user.account} email={user.email} put={put} />
              {user.account.tier === 'FREE' ? (
                <Notice>Profile, preferences and newsletter come with a paid plan.</Notice>
              ) : (
                <>
                  <ProfileCard account={user.account} put={put} />
                  <NotificationsCard account={user.account} put={put} />
                  <NewsletterCard email={user.email} />
                </>
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
