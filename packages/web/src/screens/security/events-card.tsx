import { type SecurityEventsQuery, securityEvents } from '@investing-platform/schema/first-party';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useLoad } from '../../api/use-load.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { momentText, plainName } from '../../parts/text/format.ts';
import type { Security } from './security-card.ts';

type Page = SecurityEventsQuery['securityEvents'];

const PAGE_SIZE = 10;
/** The list grows no further in the page: what is older is in the export. */
const MOST_SHOWN = 500;

interface EventsCardProps {
  /** How the account is protected, as it was read last: what changes it is an event. */
  readonly security: Security | null;
}

/** What happened to the account's protection. */
export function EventsCard({ security }: EventsCardProps) {
  const load = useLoad((signal) => readPage(undefined, signal));
  const { isBusy, problem, run } = useAction();
  const [more, setMore] = useState<Page | null>(null);
  const known = useRef(security);
  const { reload } = load;
  useEffect(() => {
    const isChange = known.current !== null && known.current !== security;
    known.current = security;
    if (!isChange) return;
    setMore(null);
    reload();
  }, [security, reload]);
  const readOn = (cursor: string, shown: Page['nodes']) =>
    void run(async () => {
      const page = await readPage(cursor);
      setMore({ nodes: [...shown, ...page.nodes], nextCursor: page.nextCursor });
    });
  return (
    <Card title="Sign-ins and changes">
      <Loaded load={load}>
        {(first) => {
          const { nodes, nextCursor } = more ?? first;
          return (
            <>
              <EventTable events={nodes} />
              <ProblemNotice problem={problem} />
              {nextCursor !== null && nodes.length < MOST_SHOWN && (
                <div className="actions">
                  <Button kind="quiet" isBusy={isBusy} onClick={() => readOn(nextCursor, nodes)}>
                    Show more
                  </Button>
                </div>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}

function EventTable({ events }: { readonly events: Page['nodes'] }) {
  return (
    <table className="table stacked">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">When</th>
          <th scope="col">Where</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, kind, at, ip, browser, detail }) => (
          <tr key={id}>
            <td>
              {plainName(kind)}
              {detail !== null && <span className="fine"> · {detail}</span>}
            </td>
            <td>{momentText(at)}</td>
            <td>{[browser, ip].filter(Boolean).join(', ') || 'Unknown'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

async function readPage(cursor: string | undefined, signal?: AbortSignal): Promise<Page> {
  const params = { limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) };
  return (await api.request(securityEvents, { params }, { signal })).securityEvents;
}
