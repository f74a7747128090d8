import { type SecurityEventsQuery, securityEvents } from '@investing-platform/schema/first-party';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { DataTable, type TableColumn } from '../../parts/tables/data-table.tsx';
import { momentText, plainName } from '../../parts/text/format.ts';

type Page = SecurityEventsQuery['securityEvents'];
type Event = Page['nodes'][number];

/** Older events, for as long as the newest are those that they were read on from. */
interface More extends Page {
  readonly first: Page;
}

const PAGE_SIZE = 10;
/** The list grows no further in the page: what is older is in the export. */
const MAX_SHOWN = 500;

/** What happened to the account's protection. */
export function EventsCard() {
  const load = useAnswer(
    securityEvents,
    { params: { limit: PAGE_SIZE } },
    { pick: (data) => data.securityEvents },
  );
  const { isBusy, problem, run } = useAction();
  const [more, setMore] = useState<More | null>(null);
  const readOn = (first: Page, cursor: string, shown: Page['nodes']) =>
    void run(async () => {
      const params = { limit: PAGE_SIZE, cursor };
      const { securityEvents: page } = await api.request(securityEvents, { params });
      setMore({ first, nodes: [...shown, ...page.nodes], nextCursor: page.nextCursor });
    });
  return (
    <Card title="Sign-ins and changes">
      <Loaded load={load}>
        {(first) => {
          const { nodes, nextCursor } = more?.first === first ? more : first;
          return (
            <>
              <DataTable
                className="table stacked"
                columns={COLUMNS}
                rows={nodes}
                rowId={({ id }) => id}
              />
              <ProblemNotice problem={problem} />
              {nextCursor !== null && nodes.length < MAX_SHOWN && (
                <div className="actions">
                  <Button
                    kind="quiet"
                    isBusy={isBusy}
                    onClick={() => readOn(first, nextCursor, nodes)}
                  >
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

const COLUMNS: readonly TableColumn<Event>[] = [
  {
    id: 'what',
    title: 'What',
    cell: ({ kind, detail }) => (
      <>
        {plainName(kind)}
        {detail !== null && <span className="fine"> · {detail}</span>}
      </>
    ),
  },
  { id: 'when', title: 'When', cell: ({ at }) => momentText(at) },
  {
    id: 'where',
    title: 'Where',
    cell: ({ ip, browser }) => [browser, ip].filter(Boolean).join(', ') || 'Unknown',
  },
];
