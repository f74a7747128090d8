import { useAnswer } from '../../api/use-answer.ts';
import { askedByAssistants } from '../../generated/documents.ts';
import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { useSearch } from '../../session/use-search.ts';
import { type Asked, isOver } from './approvals/asked.ts';
import { EarlierCard } from './approvals/earlier-card.tsx';
import { RequestCard } from './approvals/request-card.tsx';

const IDENTIFIER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What apps have asked for and done; what is asked waits until the person says so here. */
export default function Approvals() {
  const named = useSearch().get('request');
  return (
    <>
      <Heading lead="Changes that apps and assistants ask you to approve, and those that they made without asking.">
        Approvals
      </Heading>
      {named !== null && IDENTIFIER.test(named) ? (
        <WithNamed id={named.toLowerCase()} />
      ) : (
        <Requests named={null} />
      )}
    </>
  );
}

/** The one that a link is about comes first, however many came after it. */
function WithNamed({ id }: { readonly id: string }) {
  const load = useAnswer(
    askedByAssistants,
    { params: { ids: [id] } },
    { pick: (data) => data.listAgentRequests },
  );
  return <Loaded load={load}>{([named]) => <Requests named={named ?? null} />}</Loaded>;
}

function Requests({ named }: { readonly named: Asked | null }) {
  const load = useAnswer(
    askedByAssistants,
    { params: {} },
    { pick: (data) => data.listAgentRequests },
  );
  return (
    <Loaded load={load}>
      {(newest) => {
        const others = newest.filter((one) => one.id !== named?.id && !isOver(one));
        const waiting = named === null ? others : [named, ...others];
        return (
          <div className="stack">
            {waiting.length === 0 ? (
              <Empty title="Nothing to approve">
                Changes that an app may make only with your approval are listed here.
              </Empty>
            ) : (
              <ul className="cards">
                {waiting.map((request) => (
                  <RequestCard key={request.id} request={request} />
                ))}
              </ul>
            )}
            <EarlierCard first={newest} />
          </div>
        );
      }}
    </Loaded>
  );
}
