import {
  type ConnectedAppsQuery,
  connectedApps,
  revokeConnectedApp,
} from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { momentText } from '../../parts/text/format.ts';
import { scopeWords } from '../../parts/text/scope-words.ts';
import { StepUpProvider } from '../../session/step-up.tsx';
import { AssistantSwitch } from './assistant-switch.tsx';
import { RuleForm } from './rule-form.tsx';

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
    <StepUpProvider>
      <Heading lead="Apps that you have allowed to act for you.">Connected apps</Heading>
      <div className="stack">
        <AssistantSwitch />
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
      </div>
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
    </StepUpProvider>
  );
}

function AppCard({ app, onRevoke }: { readonly app: App; readonly onRevoke: () => void }) {
  const { clientName, scopes, allowedAt, lastUsedAt } = app;
  const [isChanging, setChanging] = useState(false);
  const use = lastUsedAt === null ? 'never used' : `last used ${momentText(lastUsedAt)}`;
  return (
    <li className="card">
      <div className="card-head">
        <h2>{clientName}</h2>
        <div className="actions">
          <Button
            kind="quiet"
            aria-label={`Change what ${clientName} may do`}
            onClick={() => setChanging(true)}
          >
            Change
          </Button>
          <Button kind="quiet" aria-label={`Disconnect ${clientName}`} onClick={onRevoke}>
            Disconnect
          </Button>
        </div>
      </div>
      <ul className="plain-list">
        {scopes.map((scope) => (
          <li key={scope}>{scopeWords(scope)}</li>
        ))}
      </ul>
      <p>{ruleText(app)}</p>
      <p className="fine">
        Allowed {momentText(allowedAt)}, {use}
      </p>
      {isChanging && <RuleForm app={app} close={() => setChanging(false)} />}
    </li>
  );
}

const ASKED: Readonly<Record<App['approval'], string>> = {
  ON_PAGE: 'Asks you on the Approvals page before it changes anything',
  IN_APP: 'Asks you before it changes anything, by itself where it can',
  NONE: 'Changes what it may without asking you',
};

function ruleText(app: App): string {
  const { approval, maxChangesPerDay, maxAmountPerDay, changesInDay, amountInDay } = app;
  const bounds = [
    maxChangesPerDay !== null && `${changesInDay} of ${maxChangesPerDay} changes in 24 hours`,
    maxAmountPerDay !== null && `${amountInDay} of ${maxAmountPerDay} USD in 24 hours`,
  ];
  return `${[ASKED[approval], ...bounds.filter((bound) => bound !== false)].join('; ')}.`;
}
