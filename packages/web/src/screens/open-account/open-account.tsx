import { useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { openingCheck } from '../../generated/documents.ts';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import type { Check } from './check-types.ts';
import { HolderCard } from './holder-card.tsx';
import { SectionList } from './section-list.tsx';
import { StatusCard } from './status-card.tsx';

const LOOK_AGAIN_MS = 5_000;

/** Opening the live account step by step, with what is left. */
export default function OpenAccount() {
  return (
    <>
      <Heading lead="The law requires an identity check before you trade with real money.">
        Open your live account
      </Heading>
      <NeedsPlan what="A live account">
        <Steps />
      </NeedsPlan>
    </>
  );
}

function Steps() {
  const [chosen, setChosen] = useState<Check['accountType'] | null>(null);
  const load = useAnswer(
    openingCheck,
    {},
    { pick: ({ fetchKYC }) => fetchKYC, every: ({ fetchKYC }) => pauseOf(fetchKYC) },
  );
  return (
    <Loaded load={load} lines={8}>
      {(check) => {
        const holder = chosen ?? check.accountType;
        return (
          <div className="stack">
            <StatusCard check={check} holder={holder} />
            {isOpenToChanges(check) && <HolderCard holder={holder} choose={setChosen} />}
            <SectionList check={check} holder={holder} />
          </div>
        );
      }}
    </Loaded>
  );
}

/** How soon to look again, in milliseconds; null where nobody is at work on it. */
function pauseOf({ status, idv }: Check): number | null {
  const isAtWork = status === 'SUBMITTED' || status === 'IN_REVIEW' || idv?.outcome === 'PENDING';
  return isAtWork ? LOOK_AGAIN_MS : null;
}

/** Not while somebody looks at it, nor once it is decided. */
function isOpenToChanges({ status }: Check): boolean {
  return !['SUBMITTED', 'IN_REVIEW', 'APPROVED', 'REJECTED'].includes(status);
}
