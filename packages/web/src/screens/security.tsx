import { useAnswer } from '../api/use-answer.ts';
import { myAccount } from '../generated/documents.ts';
import { Heading } from '../parts/heading.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { useSearch } from '../session/use-search.ts';
import { AppFactorCard } from './security/app-factor-card.tsx';
import { EventsCard } from './security/events-card.tsx';
import { LinksCard } from './security/links-card.tsx';
import { MailFactorCard } from './security/mail-factor-card.tsx';
import { PasskeysCard } from './security/passkeys-card.tsx';
import { PasswordCard } from './security/password-card.tsx';
import { PhraseCard } from './security/phrase-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import ProviderProblem from './sign-in/provider-problem.tsx';

/** How the account is protected, and who has been at it. */
export default function SecurityScreen() {
  const search = useSearch();
  const load = useAnswer(myAccount, {}, { pick: (data) => data.fetchCurrentUser.account.security });
  const problem = search.get('problem');
  return (
    <>
      <Heading lead="How you sign in, and where you are signed in.">Security</Heading>
      {problem !== null && <ProviderProblem code={problem} />}
      <div className="stack">
        <Loaded load={load} lines={8}>
          {(security) => (
            <>
              <PasswordCard security={security} />
              <AppFactorCard security={security} />
              <MailFactorCard security={security} />
              <PasskeysCard />
              <LinksCard security={security} />
              <PhraseCard security={security} />
              {/* Below what they would jump from. */}
              <SessionsCard />
              <EventsCard />
            </>
          )}
        </Loaded>
      </div>
    </>
  );
}
