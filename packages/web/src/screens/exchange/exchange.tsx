import { useAnswer } from '../../api/use-answer.ts';
import { cashBalances } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { Link } from '../../shell/link.tsx';
import { CashCard } from '../money/cash-card.tsx';
import { ExchangeCard } from './exchange-card.tsx';
import { ExchangesCard } from './exchanges-card.tsx';

/** Cash of one currency into another, at a rate that is held while one decides. */
export default function Exchange() {
  return (
    <>
      <Heading lead="Exchange cash at a rate that is held for 30 seconds.">
        Exchange currencies
      </Heading>
      <NeedsPlan what="Exchanging currencies">
        <Cards />
      </NeedsPlan>
    </>
  );
}

function Cards() {
  const cash = useAnswer(
    cashBalances,
    {},
    { pick: (data) => data.fetchPlatformInvestAccountBalances },
  );
  if (cash.problem?.code === 'KYC_REQUIRED') {
    return (
      <Empty title="Your live account is not open yet">
        Its cash can be exchanged. <Link href="/open-account">Open it now</Link>
      </Empty>
    );
  }
  return (
    <div className="home-grid">
      <div className="stack">
        <Card title="Exchange">
          <Loaded load={cash}>{(balances) => <ExchangeCard cash={balances} />}</Loaded>
        </Card>
        <ExchangesCard />
      </div>
      <div className="stack">
        <CashCard load={cash} />
      </div>
    </div>
  );
}
