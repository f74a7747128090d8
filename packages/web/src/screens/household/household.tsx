import { netWorthHousehold } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { Found } from './found.tsx';
import { Invitation } from './invitation.tsx';
import { Members } from './members.tsx';

const LEAD =
  'See your family’s net worth together. Each member decides whether the others see their figures.';

/** Who looks at their net worth together, and the way in for who was invited. */
export default function Household() {
  const [token, setToken] = useState(invitedBy);
  const leave = () => {
    history.replaceState(null, '', location.pathname);
    setToken(null);
  };
  return (
    <>
      <Heading lead={LEAD}>Household</Heading>
      {token !== null && <Invitation token={token} done={leave} />}
      <NeedsPlan what="A household">
        <Own isInvited={token !== null} />
      </NeedsPlan>
    </>
  );
}

/** What the link of the mail holds: behind the `#`, so that no server and no log sees it. */
function invitedBy(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('invitation');
}

function Own({ isInvited }: { readonly isInvited: boolean }) {
  const load = useAnswer(
    netWorthHousehold,
    {},
    { pick: (data) => ({ own: data.netWorthHousehold }) },
  );
  return (
    <Loaded load={load} lines={5}>
      {({ own }) => (own === null ? isInvited || <Found /> : <Members household={own} />)}
    </Loaded>
  );
}
