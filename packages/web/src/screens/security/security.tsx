import { useAnswer } from '../../api/use-answer.ts';
import { myAccount } from '../../generated/documents.ts';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useSearch } from '../../session/use-search.ts';
import ProviderProblem from '../entry/sign-in/provider-problem.tsx';
import { AppFactorCard } from './app-factor-card.tsx';
import { EventsCard } from './events-card.tsx';
import { LinksCard } from './links-card.tsx';
import { MailFactorCard } from './mail-factor-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PhraseCard } from './phrase-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

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
