import { Heading } from '../parts/heading.tsx';
import { NeedsPlan } from '../parts/needs-plan.tsx';
import { LedgerCard } from './ledger/ledger-card.tsx';

/** Whatever moved the cash of the live account, with the balance after it. */
export default function Ledger() {
  return (
    <>
      <Heading lead="Every entry of your live account, with the cash balance after it.">
        Account ledger
      </Heading>
      <NeedsPlan what="The ledger of a live account">
        <LedgerCard />
      </NeedsPlan>
    </>
  );
}
