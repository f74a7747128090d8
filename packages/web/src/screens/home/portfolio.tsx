import { getBrokerAccounts, type TradingMode } from '@investing-platform/schema/operations';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/use-load.ts';
import { Card } from '../../parts/card.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { HistoryCard } from './history-card.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { OpenPaperAccount } from './open-paper-account.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PositionsCard } from './positions-card.tsx';
import type { BrokerAccount } from './trading-types.ts';

/** Its search for assets is the largest part of the screen, and can come last. */
const OrderTicket = lazy(() => import('./order-ticket.tsx'));

/** Positions, orders and their history, of live or of practice accounts. */
export function Portfolio() {
  const load = useLoad(readAccounts);
  return (
    <Loaded load={load} lines={6}>
      {(accounts) => <Trading accounts={accounts} refresh={load.reload} />}
    </Loaded>
  );
}

interface TradingProps {
  readonly accounts: readonly BrokerAccount[];
  /** Reads the accounts anew: one was opened, or its cash has changed. */
  readonly refresh: () => void;
}

function Trading({ accounts, refresh }: TradingProps) {
  const hasLive = accounts.some(({ tradingMode }) => tradingMode === 'LIVE');
  const paper = accounts.filter(({ tradingMode }) => tradingMode === 'PAPER');
  const [mode, setMode] = useState<TradingMode>(hasLive ? 'LIVE' : 'PAPER');
  const [placed, setPlaced] = useState(0);
  const onPlaced = () => {
    setMode('PAPER');
    setPlaced((last) => last + 1);
    refresh();
  };
  return (
    <>
      <ModeChoice mode={mode} choose={setMode} />
      <div className="home-grid">
        <div className="stack">
          <HistoryCard mode={mode} />
          <PositionsCard mode={mode} turn={placed} />
        </div>
        <div className="stack">
          {paper.length === 0 ? (
            <OpenPaperAccount onOpened={refresh} />
          ) : (
            <Suspense fallback={<TicketOutline />}>
              <OrderTicket accounts={paper} onPlaced={onPlaced} />
            </Suspense>
          )}
          <OrdersCard mode={mode} turn={placed} />
        </div>
      </div>
    </>
  );
}

function TicketOutline() {
  return (
    <Card title="Practice order">
      <Skeleton lines={6} />
    </Card>
  );
}

async function readAccounts(signal: AbortSignal): Promise<readonly BrokerAccount[]> {
  return (await api.request(getBrokerAccounts, {}, { signal })).getBrokerAccounts;
}
