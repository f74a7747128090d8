import { decideAgentRequest } from '@investing-platform/schema/first-party';
import { perform } from '../api/perform.ts';
import { useAction } from '../api/use-action.ts';
import { useAnswer } from '../api/use-answer.ts';
import { type AskedByAssistantsQuery, askedByAssistants } from '../generated/documents.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Heading } from '../parts/heading.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Notice, ProblemNotice } from '../parts/notice.tsx';
import { momentText } from '../parts/text/format.ts';
import { useSearch } from '../session/use-search.ts';

type Asked = AskedByAssistantsQuery['listAgentRequests'][number];
type Answer = 'APPROVE' | 'DECLINE';

const STANDING: Readonly<Record<Asked['status'], string>> = {
  PENDING: 'Waits for you',
  APPROVED: 'Being done',
  DONE: 'Done',
  FAILED: 'Failed',
  DECLINED: 'Declined',
  EXPIRED: 'Lapsed',
};

function standingOf({ status, madeByApp, asked }: Asked): string {
  const isLeft = status === 'APPROVED' && madeByApp && asked;
  return isLeft ? 'Approved, the app does it' : STANDING[status];
}

/** What apps have asked for and done; what is asked waits until the person says so here. */
export default function Approvals() {
  const load = useAnswer(askedByAssistants, {}, { pick: (data) => data.listAgentRequests });
  const asked = useSearch().get('request');
  return (
    <>
      <Heading lead="Changes that assistants and other apps have asked for, and what they did where you are not asked.">
        Approvals
      </Heading>
      <Loaded load={load}>
        {(requests) =>
          requests.length === 0 ? (
            <Empty title="Nothing was asked for">
              When an app that asks you first wants to change something, it is listed here.
            </Empty>
          ) : (
            <ul className="cards">
              {[...requests]
                .sort((a, b) => Number(b.id === asked) - Number(a.id === asked))
                .map((request) => (
                  <RequestCard key={request.id} request={request} />
                ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}

function RequestCard({ request }: { readonly request: Asked }) {
  const { id, clientName, words, details, obstacle, status, outcome } = request;
  const { asked, madeByApp, createdAt, expiresAt } = request;
  const { isBusy, problem, run } = useAction();
  const decide = (answer: Answer) =>
    run(async () => {
      await perform(decideAgentRequest, { params: { id, answer } });
    });
  return (
    <li className="card">
      <div className="card-head">
        <h2>{words}</h2>
        <span className="fine">{standingOf(request)}</span>
      </div>
      <p>
        {asked ? 'Asked for' : 'Done without asking'} by “{clientName}”, {momentText(createdAt)}
        {status === 'PENDING' && <>. Lapses {momentText(expiresAt)}</>}
      </p>
      {details.length > 0 && (
        <dl className="facts">
          {details.map(({ label, value }) => (
            <div className="fact" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {obstacle !== null && <Notice kind="warn">It would fail now: {obstacle}</Notice>}
      {outcome !== null && <p className="fine">{outcome}</p>}
      <ProblemNotice problem={problem} />
      {status === 'PENDING' && madeByApp && (
        <p className="fine">Once you approve it, the app makes the change itself.</p>
      )}
      {status === 'PENDING' && (
        <div className="actions">
          <Button isBusy={isBusy} onClick={() => decide('APPROVE')}>
            Approve
          </Button>
          <Button kind="quiet" isBusy={isBusy} onClick={() => decide('DECLINE')}>
            Decline
          </Button>
        </div>
      )}
    </li>
  );
}
