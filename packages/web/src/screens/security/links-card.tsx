import { signInProviders } from '@investing-platform/schema/first-party';
import { deleteOAuthLink } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { momentText } from '../../parts/text/format.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { visitProvider } from '../../session/visit-provider.ts';
import type { Security, SecurityCardProps } from './security-card.ts';

type Link = Security['oauthLinks'][number];

/** Sign-ins of others that are linked to the account. Nothing where the operator offers none. */
export function LinksCard({ security }: SecurityCardProps) {
  const guarded = useGuarded();
  const providers = useAnswer(signInProviders, {}).data?.signInProviders ?? [];
  const { isBusy, problem, run } = useAction();
  const connect = (id: string) => run(() => guarded(() => visitProvider(id, 'link', '/security')));
  const [asked, setAsked] = useState<Link | null>(null);
  const names = new Map(providers.map(({ provider, name }) => [provider, name]));
  const nameOf = (link: Link) => names.get(link.provider) ?? link.provider;
  if (providers.length === 0 && security.oauthLinks.length === 0) return null;
  const unlink = async () => {
    if (asked === null) return;
    await guarded(() => perform(deleteOAuthLink, { params: { id: asked.id } }));
  };
  return (
    <Card title="Other sign-ins">
      <ul className="rows">
        {security.oauthLinks.map((link) => (
          <li className="row" key={link.id}>
            <div className="row-head">
              <h3>{nameOf(link)}</h3>
              <Button
                kind="quiet"
                aria-label={`Unlink ${nameOf(link)}`}
                onClick={() => setAsked(link)}
              >
                Unlink
              </Button>
            </div>
            <p className="fine">
              {link.email ?? link.providerUserId}, linked {momentText(link.createdAt)}
            </p>
          </li>
        ))}
      </ul>
      <div className="actions">
        {providers.map(({ id, name }) => (
          <Button key={id} kind="quiet" isBusy={isBusy} onClick={() => void connect(id)}>
            Connect {name}
          </Button>
        ))}
      </div>
      <ProblemNotice problem={problem} />
      <Confirm
        isOpen={asked !== null}
        title={asked === null ? '' : `Unlink ${nameOf(asked)}?`}
        yes="Unlink"
        work={unlink}
        close={() => setAsked(null)}
      >
        <p>You can no longer sign in with it.</p>
      </Confirm>
    </Card>
  );
}
