import { usePerson } from '../../../session/session.ts';
import { ScopeList } from './scope-list.tsx';

/** What the app asked for and will not get, and why. */
export default function DroppedScopes({ scopes }: { readonly scopes: readonly string[] }) {
  const { tier, emailVerified } = usePerson().account;
  const reasons = [
    !emailVerified && 'your e-mail address is not confirmed yet',
    tier === 'FREE' && 'your plan is Free, which lets programs see who you are and no more',
  ].filter((reason) => reason !== false);
  return (
    <section className="dropped">
      <h2>It also asked for</h2>
      <ScopeList scopes={scopes} />
      <p className="notice">
        It will not get this{reasons.length > 0 && `, since ${reasons.join(', and ')}`}.
      </p>
    </section>
  );
}
