import { signInProviders } from '@investing-platform/schema/first-party';
import { useAction } from '../../../api/use-action.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { Button } from '../../../parts/button.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';

export interface WaysProps {
  readonly mode: 'sign-in' | 'register';
  /** A path of this origin. */
  readonly next: string;
  readonly arrive: () => void;
}

/** Ways to sign in, or to open an account, without a password here. */
export default function Ways({ mode, next, arrive }: WaysProps) {
  const { isBusy, problem, run } = useAction();
  const providers = useAnswer(signInProviders, {}).data?.signInProviders ?? [];
  // What they do is loaded once it is wanted.
  const withPasskey = () =>
    run(async () => {
      await (await import('../../../session/sign-in-with-passkey.ts')).signInWithPasskey();
      arrive();
    });
  const withProvider = (id: string) =>
    run(async () =>
      (await import('../../../session/visit-provider.ts')).visitProvider(id, mode, next),
    );
  const hasPasskeys = mode === 'sign-in' && 'PublicKeyCredential' in globalThis;
  if (!hasPasskeys && providers.length === 0) return null;
  return (
    <section className="other-ways" aria-label="Other ways">
      <p className="or">or</p>
      {hasPasskeys && (
        <Button kind="quiet" isBusy={isBusy} onClick={() => void withPasskey()}>
          Sign in with a passkey
        </Button>
      )}
      {providers.map(({ id, name }) => (
        <Button key={id} kind="quiet" isBusy={isBusy} onClick={() => void withProvider(id)}>
          Continue with {name}
        </Button>
      ))}
      {mode === 'register' && providers.length > 0 && (
        <p className="fine">
          By continuing you accept the <a href="/agreements/terms">terms of use</a>.
        </p>
      )}
      <ProblemNotice problem={problem} />
    </section>
  );
}
