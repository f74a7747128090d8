import {
  type ConsentAnswer,
  type ConsentRequestQuery,
  consentRequest,
  type DecideConsentMutationVariables,
  decideConsent,
} from '@investing-platform/schema/first-party';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import { PersonalError, problemOf } from '../../api/problem.ts';
import { useAction } from '../../api/use-action.ts';
import { useReading } from '../../api/use-reading.ts';
import { Button } from '../../parts/button.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { isWebAddress } from '../../session/next.ts';
import { usePerson } from '../../session/session.ts';
import { type Guarded, StepUpProvider, useGuarded } from '../../session/step-up.tsx';
import { useSearch } from '../../session/use-search.ts';
import { ScopeList } from './consent/scope-list.tsx';

/** Only where the plan leaves something out. */
const DroppedScopes = lazy(() => import('./consent/dropped-scopes.tsx'));

const GONE = 'This request has lapsed or was answered. Start again from the app.';

type Request = ConsentRequestQuery['consentRequest'];
type Decision = DecideConsentMutationVariables['params'];

/** Its text is long, and the rest can be read meanwhile. */
const ApprovalField = lazy(() => import('./consent/approval-field.tsx'));

/** Only for apps that are not the person's own. */
const AppNotice = lazy(() => import('./consent/app-notice.tsx'));

/** The question of whether an app may act for the person. */
export default function Consent() {
  const search = useSearch();
  const id = search.get('request') ?? '';
  const load = useReading(['consent', id], (signal) => readRequest(id, signal));
  return (
    <StepUpProvider>
      <Loaded load={load}>{(request) => <Question request={request} />}</Loaded>
    </StepUpProvider>
  );
}

function Question({ request }: { readonly request: Request }) {
  const { clientName, redirectHost, redirectsToLoopback, registeredBy, registeredAt } = request;
  const { grantedScopes, droppedScopes, assistant } = request;
  const [approval, setApproval] = useState(request.approval);
  const { name, email } = usePerson();
  return (
    <>
      <Heading
        lead={
          <>
            You are signed in as <strong>{name}</strong> ({email}).
          </>
        }
      >
        “{clientName}” asks for access to your account
      </Heading>
      <Suspense>
        {registeredBy === 'YOU' || (
          <AppNotice
            registeredBy={registeredBy}
            registeredAt={registeredAt}
            host={redirectHost}
            isLoopback={redirectsToLoopback}
          />
        )}
      </Suspense>
      <h2>It would be able to</h2>
      <ScopeList scopes={grantedScopes} />
      <Suspense>{droppedScopes.length > 0 && <DroppedScopes scopes={droppedScopes} />}</Suspense>
      <Suspense>
        <ApprovalField approval={approval} assistant={assistant} onChoose={setApproval} />
      </Suspense>
      <Terms request={request} />
      <Answer request={request} approval={approval} />
    </>
  );
}

/** Where the browser goes, and for how long an answer holds. */
function Terms({ request }: { readonly request: Request }) {
  const { redirectHost, redirectsToLoopback, registeredBy, documentUrl, rememberedDays } = request;
  return (
    <dl className="facts consent">
      <dt>Returns to</dt>
      <dd>
        <strong>{redirectHost}</strong>
        {redirectsToLoopback && ', on this computer'}
      </dd>
      {registeredBy === 'YOU' && (
        <>
          <dt>Added by</dt>
          <dd>you, under API credentials</dd>
        </>
      )}
      {documentUrl !== null && (
        <>
          <dt>Described at</dt>
          <dd>{documentUrl}</dd>
        </>
      )}
      <dt>Access</dt>
      <dd>for one hour at a time, until you end it under Connected apps</dd>
      <dt>Remembered</dt>
      <dd>
        {rememberedDays === null
          ? 'no, you are asked each time'
          : `for ${rememberedDays} days: until then the app is let in without asking you again`}
      </dd>
    </dl>
  );
}

interface AnswerProps {
  readonly request: Request;
  readonly approval: Request['approval'];
}

function Answer({ request, approval }: AnswerProps) {
  const { id, grantedScopes } = request;
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
          onClick={() => give('DECLINE', () => decide({ id, answer: 'DECLINE' }).then(leaveFor))}
        >
          Decline
        </Button>
        <Button
          isBusy={isBeing('ALLOW')}
          onClick={() =>
            give('ALLOW', () => allowApp({ id, answer: 'ALLOW', grantedScopes, approval }, guarded))
          }
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
async function allowApp(params: Decision, guarded: Guarded): Promise<void> {
  await leaveFor(await guarded(() => decide(params)));
}

/** @returns where the app waits: it is told both answers */
async function decide(params: Decision): Promise<string> {
  const data = await api.request(decideConsent, { params }).catch(explain);
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
  const isGone =
    ['NOT_FOUND', 'INVALID_STATE'].includes(code) ||
    (code === 'BAD_USER_INPUT' && fields.has('id'));
  throw isGone ? new PersonalError(GONE) : error;
}
