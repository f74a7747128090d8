import {
  type CreateNetWorthShareLinkMutation,
  netWorthShareLinks,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { CreateLink } from './create-link.tsx';
import { LinkMade } from './link-made.tsx';
import { LinkRows } from './link-rows.tsx';

const LEAD =
  'Show parts of your net worth to an adviser, your family or a spreadsheet. They need no account.';

const MANY = 500;

/** Addresses under which others see parts of the net worth. */
export default function Sharing() {
  return (
    <>
      <Heading lead={LEAD}>Sharing</Heading>
      <NeedsPlan what="Sharing your net worth">
        <ShareLinks />
      </NeedsPlan>
    </>
  );
}

function ShareLinks() {
  const [made, setMade] = useState<CreateNetWorthShareLinkMutation | null>(null);
  const load = useAnswer(
    netWorthShareLinks,
    { params: { limit: MANY } },
    { pick: (data) => data.netWorthShareLinks.nodes },
  );
  return (
    <>
      {made !== null && (
        <LinkMade made={made.createNetWorthShareLink} close={() => setMade(null)} />
      )}
      <Card title="Your links">
        <Loaded load={load} lines={4}>
          {(links) =>
            links.length === 0 ? (
              <Empty title="No links yet">
                Create a link below, check its preview, and share its address.
              </Empty>
            ) : (
              <LinkRows links={links} />
            )
          }
        </Loaded>
      </Card>
      <CreateLink onMade={setMade} />
    </>
  );
}
