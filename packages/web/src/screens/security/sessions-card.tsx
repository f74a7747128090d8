import {
  endSession,
  type SessionsQuery,
  sessions,
  signOutEverywhere,
} from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { momentText } from '../../parts/text/format.ts';

type Browser = SessionsQuery['sessions'][number];

/** Every browser in which the person is signed in. */
export function SessionsCard() {
  const load = useAnswer(sessions, {}, { pick: (data) => data.sessions });
  const { isBusy, problem, run } = useAction();
  const [isAsked, setAsked] = useState(false);
  const end = (id: string) =>
    void run(async () => void (await perform(endSession, { params: { id } })));
  const endAll = async () => {
    await api.request(signOutEverywhere, { params: { keepThisBrowser: false } });
    location.replace('/sign-in');
  };
  return (
    <Card title="Where you are signed in">
      <ProblemNotice problem={problem} />
      <Loaded load={load}>
        {(list) => (
          <ul className="rows">
            {list.map((browser) => (
              <BrowserRow key={browser.id} browser={browser} isBusy={isBusy} end={end} />
            ))}
          </ul>
        )}
      </Loaded>
      <div className="actions">
        <Button kind="quiet" onClick={() => setAsked(true)}>
          Sign out everywhere
        </Button>
      </div>
      <Confirm
        isOpen={isAsked}
        title="Sign out everywhere?"
        yes="Sign out everywhere"
        work={endAll}
        close={() => setAsked(false)}
      >
        <p>
          Every browser is signed out, this one too. Programs with API credentials and connected
          apps keep working.
        </p>
      </Confirm>
    </Card>
  );
}

interface BrowserRowProps {
  readonly browser: Browser;
  readonly isBusy: boolean;
  readonly end: (id: string) => void;
}

function BrowserRow({ browser, isBusy, end }: BrowserRowProps) {
  const { id, current, network, createdAt, lastUsedAt } = browser;
  const name = browser.browser ?? 'Unknown browser';
  return (
    <li className="row">
      <div className="row-head">
        <h3>{name}</h3>
        {current && <span className="tag good">This browser</span>}
        {!current && (
          <Button
            kind="quiet"
            aria-label={`Sign out ${name}`}
            isBusy={isBusy}
            onClick={() => end(id)}
          >
            Sign out
          </Button>
        )}
      </div>
      <p className="fine">
        {network}, signed in {momentText(createdAt)}, last used {momentText(lastUsedAt)}
      </p>
    </li>
  );
}
