import { decideAgentRequest } from '@investing-platform/schema/first-party';
import { perform } from '../../../api/perform.ts';
import { useAction } from '../../../api/use-action.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice, ProblemNotice } from '../../../parts/notice.tsx';
import { momentText } from '../../../parts/text/format.ts';
import { type Asked, askedBy, standingOf } from './asked.ts';

/** A change that an app asked for, with all that is known of it, to be decided here. */
export function RequestCard({ request }: { readonly request: Asked }) {
  const { id, words, details, obstacle, status, outcome } = request;
  const { madeByApp, createdAt, expiresAt } = request;
  const { isBusy, problem, run } = useAction();
  const decide = (answer: 'APPROVE' | 'DECLINE') =>
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
        {askedBy(request)}, {momentText(createdAt)}
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
