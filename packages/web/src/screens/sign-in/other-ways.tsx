import {
  beginPasskeySignIn,
  finishPasskeySignIn,
  signInProviders,
} from '@investing-platform/schema/first-party';
import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useLoad } from '../../api/use-load.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';

interface OtherWaysProps {
  readonly mode: 'sign-in' | 'register';
  /** A path of this origin. */
  readonly next: string;
  readonly arrive: () => void;
}

/** Ways to sign in, or to open an account, without a password here. */
export function OtherWays({ mode, next, arrive }: OtherWaysProps) {
  const { isBusy, problem, run } = useAction();
  const providers = useLoad(readProviders).data ?? [];
  const withPasskey = () => run(() => signInWithPasskey().then(arrive));
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
        <a
          key={id}
          className="button quiet"
          href={`/auth/providers/${encodeURIComponent(id)}/start?${new URLSearchParams({ mode, next })}`}
        >
          Continue with {name}
        </a>
      ))}
      <ProblemNotice problem={problem} />
    </section>
  );
}

async function readProviders(signal: AbortSignal) {
  return (await api.request(signInProviders, {}, { signal })).signInProviders;
}

async function signInWithPasskey(): Promise<void> {
  const { beginPasskeySignIn: ceremony } = await api.request(beginPasskeySignIn);
  const { askPasskey } = await import('../../session/passkeys.ts');
  const responseJson = await askPasskey(ceremony.optionsJson);
  await api.request(finishPasskeySignIn, { params: { ceremonyId: ceremony.id, responseJson } });
}
