import { lazy, useState } from 'react';
import { Heading } from '../../parts/heading.tsx';
import { safeNext } from '../../session/next.ts';
import { useSearch } from '../../session/use-search.ts';
import { Link } from '../../shell/link.tsx';
import type { Challenge } from './sign-in/challenge-form.tsx';
import { OtherWays } from './sign-in/other-ways.tsx';
import { PasswordForm } from './sign-in/password-form.tsx';

/** Only for who has a second factor. */
const ChallengeForm = lazy(() => import('./sign-in/challenge-form.tsx'));

/** Only for who comes back from an outside provider without success. */
const ProviderProblem = lazy(() => import('./sign-in/provider-problem.tsx'));

/** Signing in: with a password and a second factor, a passkey, or an outside provider. */
export default function SignIn() {
  const search = useSearch();
  const [challenge, setChallenge] = useState(() => challengeOf(search));
  const next = safeNext(search.get('next'), location.origin);
  const problem = search.get('problem');
  // Loads anew, so that nothing of another person's session stays in memory.
  const arrive = () => location.replace(next);
  if (challenge !== null) {
    const restart = () => setChallenge(null);
    return <ChallengeForm challenge={challenge} arrive={arrive} restart={restart} />;
  }
  return (
    <>
      <Heading>Sign in</Heading>
      {problem !== null && <ProviderProblem code={problem} />}
      <div className="panel">
        <PasswordForm arrive={arrive} challenge={setChallenge} />
      </div>
      <OtherWays mode="sign-in" next={next} arrive={arrive} />
      <p className="after">
        No account yet? <Link href="/register">Open one</Link>
      </p>
    </>
  );
}

const METHODS = ['TOTP', 'EMAIL', 'RECOVERY_CODE'] as const;

/** An outside provider has said who the person is, and the second factor is asked for here. */
function challengeOf(search: URLSearchParams): Challenge | null {
  const id = search.get('challenge');
  if (id === null) return null;
  const named = new Set(search.get('methods')?.split(','));
  return { id, methods: METHODS.filter((method) => named.has(method)) };
}
