import {
  type ConnectedAppsQuery,
  connectedApps,
  revokeConnectedApp,
} from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { perform } from '../api/perform.ts';
import { useAnswer } from '../api/use-answer.ts';
import { Button } from '../parts/button.tsx';
import { Confirm } from '../parts/dialogs/confirm.tsx';
import { Empty } from '../parts/empty.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Notice } from '../parts/notice.tsx';
import { momentText } from '../parts/text/format.ts';
import { scopeWords } from '../parts/text/scope-words.ts';

type App = ConnectedAppsQuery['connectedApps'][number];

/** The apps of others that may act for the person. */
export default function Apps() {
  const load = useAnswer(connectedApps, {}, { pick: (data) => data.connectedApps });
  const [asked, setAsked] = useState<App | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const revoke = async (app: App) => {
    await perform(revokeConnectedApp, { params: { id: app.id } });
    setDone(`“${app.clientName}” is disconnected.`);
  };
  return (
    <>
      <Heading lead="Apps of others that you have allowed to act for you.">Connected apps</Heading>
      {done !== null && <Notice kind="good">{done}</Notice>}
      <Loaded load={load}>
        {(apps) =>
          apps.length === 0 ? (
            <Empty title="No apps are connected">
              When an app asks for access and you allow it, it is listed here.
            </Empty>
          ) : (
            <ul className="cards">
              {apps.map((app) => (
                <AppCard key={app.id} app={app} onRevoke={() => setAsked(app)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Confirm
        isOpen={asked !== null}
        title={`Disconnect “${asked?.clientName}”?`}
        yes="Disconnect"
        work={async () => {
          if (asked !== null) await revoke(asked);
        }}
        close={() => setAsked(null)}
      >
        <p>Its access ends at once. It can ask you again.</p>
      </Confirm>
    </>
  );
}

function AppCard({ app, onRevoke }: { readonly app: App; readonly onRevoke: () => void }) {
  const { clientName, scopes, allowedAt, lastUsedAt } = app;
  const use = lastUsedAt === null ? 'never used' : `last used ${momentText(lastUsedAt)}`;
  return (
    <li className="card">
      <div className="card-head">
        <h2>{clientName}</h2>
        <Button kind="quiet" aria-label={`Disconnect ${clientName}`} onClick={onRevoke}>
          Disconnect
        </Button>
      </div>
      <ul className="plain-list">
        {scopes.map((scope) => (
          <li key={scope}>{scopeWords(scope)}</li>
        ))}
      </ul>
      <p className="fine">
        Allowed {momentText(allowedAt)}, {use}
      </p>
    </li>
  );
}
