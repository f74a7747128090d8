import {
  type ConsentAnswer,
  type ConsentRequestQuery,
  consentRequest,
  decideConsent,
} from '@investing-platform/schema/first-party';
import { lazy, Suspense, useState } from 'react';
import { api } from '../api/client.ts';
import { PersonalError, problemOf } from '../api/problem.ts';
import { useAction } from '../api/use-action.ts';
import { useLoad } from '../api/use-load.ts';
import { Button } from '../parts/button.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Notice, ProblemNotice } from '../parts/notice.tsx';
import { isWebAddress } from '../session/next.ts';
import { usePerson } from '../session/session.tsx';
import { type Guarded, StepUpProvider, useGuarded } from '../session/step-up.tsx';
import { useSearch } from '../session/use-search.ts';
import { ScopeList } from './consent/scope-list.tsx';

/** Only where the plan leaves something out. */
const DroppedScopes = lazy(() => import('./consent/dropped-scopes.tsx'));

const GONE = 'This request has lapsed or was answered. Start again from the app.';

type Request = ConsentRequestQuery['consentRequest'];

/** The question of whether an app may act for the person. */
export default function Consent() {
  const search = useSearch();
  const id = search.get('request') ?? '';
  const load = useLoad((signal) => readRequest(id, signal), id);
  return (
    <StepUpProvider>
      <Loaded load={load}>{(request) => <Question request={request} />}</Loaded>
    </StepUpProvider>
  );
}

function Question({ request }: { readonly request: Request }) {
  const { clientName, redirectHost, registeredDynamically, grantedScopes, droppedScopes } = request;
  const { name, email } = usePerson();
  return (
    <>
      <Heading
        lead={
          <>
            You are signed in as <strong>{name}</strong> ({email}). After your answer the browser
            goes to <strong>{redirectHost}</strong>.
          </>
        }
      >
        {clientName} asks for access to your account
      </Heading>
      {registeredDynamically && (
        <Notice kind="warn">
          This app registered itself, and its name is its own choice. Go by the address: only allow
          it if you have just come from <strong>{redirectHost}</strong>.
        </Notice>
      )}
      <h2>It would be able to</h2>
      <ScopeList scopes={grantedScopes} />
      <Suspense>{droppedScopes.length > 0 && <DroppedScopes scopes={droppedScopes} />}</Suspense>
      <p className="fine">
        Access lasts one hour at a time. You can end it at any time under Connected apps.
      </p>
      <Answer id={request.id} />
    </>
  );
}

function Answer({ id }: { readonly id: string }) {
  const guarded = useGuarded();
  // One for both: nobody answers twice.
  const { isBusy, problem, run } = useAction();
  const [answer, setAnswer] = useState<ConsentAnswer>('DECLINE');
  const isBeing = (one: typeof answer) => isBusy && answer === one;
  const give = (one: typeof answer, work: () => Promise<void>) =>
    void run(() => {
      setAnswer(one);
      return work();
    });
  return (
    <>
      <ProblemNotice problem={problem} />
      <div className="actions wide">
        <Button
          kind="quiet"
          isBusy={isBeing('DECLINE')}
          onClick={() => give('DECLINE', () => decide(id, 'DECLINE').then(leaveFor))}
        >
          Decline
        </Button>
        <Button
          isBusy={isBeing('ALLOW')}
          onClick={() => give('ALLOW', () => allowApp(id, guarded))}
        >
          Allow
        </Button>
      </div>
    </>
  );
}

async function readRequest(id: string, signal: AbortSignal): Promise<Request> {
  const data = await api.request(consentRequest, { params: { id } }, { signal }).catch(explain);
  document.title = `Allow ${data.consentRequest.clientName}?`;
  return data.consentRequest;
}

/** A new app, or one that wants more, is allowed by who has just proven to be the person. */
async function allowApp(id: string, guarded: Guarded): Promise<void> {
  await leaveFor(await guarded(() => decide(id, 'ALLOW')));
}

/** @returns where the app waits: it is told both answers */
async function decide(id: string, answer: ConsentAnswer): Promise<string> {
  const data = await api.request(decideConsent, { params: { id, answer } }).catch(explain);
  return data.decideConsent.redirectUri;
}

async function leaveFor(redirectUri: string): Promise<void> {
  if (!isWebAddress(redirectUri)) {
    throw new PersonalError('The app has no web address to return to.');
  }
  location.replace(redirectUri);
  // Until the browser has left, nothing here may be pressed again.
  await new Promise(() => undefined);
}

function explain(error: unknown): never {
  const { code, fields } = problemOf(error);
  const isGone = code === 'NOT_FOUND' || (code === 'BAD_USER_INPUT' && fields.has('id'));
  throw isGone ? new PersonalError(GONE) : error;
}
