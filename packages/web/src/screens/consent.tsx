import {
  type ConsentRequestQuery,
  consentRequest,
  decideConsent,
} from '@investing-platform/schema/first-party';
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
import { useSearch } from '../session/use-search.ts';
import { DroppedScopes } from './consent/dropped-scopes.tsx';
import { ScopeList } from './consent/scope-list.tsx';

const GONE = 'This request has lapsed or was answered. Start again from the app.';

type Request = ConsentRequestQuery['consentRequest'];

/** The question of whether an app may act for the person. */
export default function Consent() {
  const search = useSearch();
  const id = search.get('request') ?? '';
  const load = useLoad((signal) => readRequest(id, signal), id);
  return <Loaded load={load}>{(request) => <Question request={request} />}</Loaded>;
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
      <DroppedScopes scopes={droppedScopes} />
      <p className="fine">
        Access lasts one hour at a time. You can end it at any time under Connected apps.
      </p>
      <Answer id={request.id} />
    </>
  );
}

function Answer({ id }: { readonly id: string }) {
  const allow = useAction();
  const decline = useAction();
  const isBusy = allow.isBusy || decline.isBusy;
  return (
    <>
      <ProblemNotice problem={allow.problem ?? decline.problem} />
      <div className="actions wide">
        <Button
          kind="quiet"
          isBusy={isBusy}
          onClick={() => void decline.run(() => decide(id, 'DECLINE'))}
        >
          Decline
        </Button>
        <Button isBusy={isBusy} onClick={() => void allow.run(() => decide(id, 'ALLOW'))}>
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

/** Both answers go back to the app, which waits for one. */
async function decide(id: string, answer: 'ALLOW' | 'DECLINE'): Promise<void> {
  const data = await api.request(decideConsent, { params: { id, answer } }).catch(explain);
  const { redirectUri } = data.decideConsent;
  if (!isWebAddress(redirectUri)) {
    throw new PersonalError('The app has no web address to return to.');
  }
  location.replace(redirectUri);
  // Until the browser has left, nothing here may be pressed again.
  await new Promise(() => undefined);
}

function explain(error: unknown): never {
  const { code } = problemOf(error);
  throw code === 'NOT_FOUND' || code === 'BAD_USER_INPUT' ? new PersonalError(GONE) : error;
}
