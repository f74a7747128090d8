import { useState } from 'react';
import { api } from '../../../api/client.ts';
import { useAction } from '../../../api/use-action.ts';
import { askedByAssistants } from '../../../generated/documents.ts';
import { Button } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { Empty } from '../../../parts/empty.tsx';
import { ProblemNotice } from '../../../parts/notice.tsx';
import { momentText } from '../../../parts/text/format.ts';
import { type Asked, askedBy, isOver, standingOf } from './asked.ts';

/** What the server answers at once. */
const PAGE_SIZE = 50;
/** The list grows no further in the page. */
const MAX_SHOWN = 500;

/** Older ones, for as long as the newest are those that they were read on from. */
interface More {
  readonly first: readonly Asked[];
  readonly all: readonly Asked[];
  readonly isLast: boolean;
}

/**
 * What was decided, has lapsed or was done without asking, newest first.
 *
 * @param first the newest of all, those that still wait among them
 */
export function EarlierCard({ first }: { readonly first: readonly Asked[] }) {
  const { isBusy, problem, run } = useAction();
  const [more, setMore] = useState<More | null>(null);
  const known: More =
    more?.first === first ? more : { first, all: first, isLast: first.length < PAGE_SIZE };
  const readOn = () =>
    void run(async () => {
      const older = await olderThan(known.all);
      const all = [...known.all, ...older];
      setMore({ first, all, isLast: older.length === 0 || all.length >= MAX_SHOWN });
    });
  const over = known.all.filter(isOver);
  return (
    <Card title="Earlier">
      {over.length > 0 && (
        <ul className="rows">
          {over.map((request) => (
            <EarlierRow key={request.id} request={request} />
          ))}
        </ul>
      )}
      {over.length === 0 && known.isLast && (
        <Empty title="Nothing yet">
          Requests that were approved, declined or expired are listed here for 90 days.
        </Empty>
      )}
      <ProblemNotice problem={problem} />
      {known.isLast && known.all.length >= MAX_SHOWN && (
        <p className="fine">The newest {MAX_SHOWN} are listed.</p>
      )}
      {!known.isLast && (
        <div className="actions">
          <Button kind="quiet" isBusy={isBusy} onClick={readOn}>
            Show older ones
          </Button>
        </div>
      )}
    </Card>
  );
}

/** The next page; of the last moment that is known there may be others, which are asked for too. */
async function olderThan(known: readonly Asked[]): Promise<readonly Asked[]> {
  const last = known.at(-1);
  if (last === undefined) return [];
  const to = new Date(Date.parse(last.createdAt) + 1).toISOString();
  const { listAgentRequests } = await api.request(askedByAssistants, { params: { to } });
  const ids = new Set(known.map(({ id }) => id));
  return listAgentRequests.filter(({ id }) => !ids.has(id));
}

function EarlierRow({ request }: { readonly request: Asked }) {
  const { words, outcome, createdAt, status } = request;
  const tone = status === 'DONE' ? 'good' : status === 'FAILED' ? 'bad' : '';
  return (
    <li className="row">
      <div className="row-head">
        <h3>{words}</h3>
        <span className={`tag ${tone}`}>{standingOf(request)}</span>
      </div>
      <p className="fine">
        {askedBy(request)}, {momentText(createdAt)}
      </p>
      {outcome !== null && <p className="fine">{outcome}</p>}
    </li>
  );
}
