import { getBrokerAccounts, type TradingMode } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { Segments } from '../../parts/segments.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { HistoryCard } from './history-card.tsx';
import { OpenPaperAccount } from './open-paper-account.tsx';
import { OrdersCard } from './orders/orders-card.tsx';
import { PositionsCard } from './positions/positions-card.tsx';
import type { BrokerAccount, Order } from './trading-types.ts';

/** Its search for assets is the largest part of the screen, and can come last. */
const OrderTicket = lazy(() => import('./orders/order-ticket.tsx'));

/** Whose money: the two are never mixed. */
const MODES = [
  ['LIVE', 'Live'],
  ['PAPER', 'Practice'],
] as const satisfies readonly (readonly [TradingMode, string])[];

/** Orders of this visit that are remembered, to tell what becomes of them. */
const MAX_PLACED = 20;

/** Positions, orders and their history, of live or of practice accounts. */
export function Portfolio() {
  const load = useAnswer(getBrokerAccounts, {}, { pick: (data) => data.getBrokerAccounts });
  const { data, problem, reload } = load;
  return (
    <>
      <ProblemNotice problem={problem} retry={reload} />
      {data !== null && <Trading accounts={data} />}
      {data === null && problem === null && <PortfolioOutline />}
    </>
  );
}

/** The cards to come, where they will stand. */
function PortfolioOutline() {
  return (
    <div className="home-grid">
      <div className="stack">
        <OutlineCard title="Accounts" lines={8} />
        <OutlineCard title="Positions" lines={4} />
      </div>
      <div className="stack">
        <OutlineCard title="Practice order" lines={6} />
      </div>
    </div>
  );
}

interface OutlineCardProps {
  readonly title: string;
  readonly lines: number;
}

function OutlineCard({ title, lines }: OutlineCardProps) {
  return (
    <Card title={title}>
      <Skeleton lines={lines} />
    </Card>
  );
}

interface TradingProps {
  readonly accounts: readonly BrokerAccount[];
}

function Trading({ accounts }: TradingProps) {
  const hasLive = accounts.some(({ tradingMode }) => tradingMode === 'LIVE');
  const paper = accounts.filter(({ tradingMode }) => tradingMode === 'PAPER');
  const [mode, setMode] = useState<TradingMode>(hasLive ? 'LIVE' : 'PAPER');
  const [placed, setPlaced] = useState<readonly Order[]>([]);
  const onPlaced = (order: Order) => {
    setMode('PAPER');
    setPlaced((before) => [...before, order].slice(-MAX_PLACED));
  };
  const shown = accounts.filter(({ tradingMode }) => tradingMode === mode);
  return (
    <section aria-label="Accounts">
      <Segments label="Accounts shown" choices={MODES} chosen={mode} choose={setMode} />
      <div className="home-grid">
        <div className="stack">
          {shown.length === 0 ? (
            <NoAccount mode={mode} />
          ) : (
            <>
              <HistoryCard mode={mode} accounts={shown} />
              <PositionsCard mode={mode} />
            </>
          )}
        </div>
        <div className="stack">
          {paper.length === 0 ? (
            <OpenPaperAccount />
          ) : (
            <Suspense fallback={<OutlineCard title="Practice order" lines={6} />}>
              <OrderTicket accounts={paper} isBesideLive={mode === 'LIVE'} onPlaced={onPlaced} />
            </Suspense>
          )}
          {shown.length > 0 && <OrdersCard mode={mode} placed={placed} />}
        </div>
      </div>
    </section>
  );
}

/** Nothing to draw yet: what there will be, and how. */
function NoAccount({ mode }: { readonly mode: TradingMode }) {
  return mode === 'LIVE' ? (
    <Card title="Live accounts">
      <Empty title="Your live account is not open yet">
        It opens once your identity check is approved. Until then you can practise with play money.
      </Empty>
    </Card>
  ) : (
    <Card title="Practice accounts">
      <Empty title="No practice account yet">
        Open one: its value, its positions and its orders are shown here as they change.
      </Empty>
    </Card>
  );
}
