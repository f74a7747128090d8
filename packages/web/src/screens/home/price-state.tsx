import type { FreshnessFragment } from '../../generated/documents.ts';
import type { Prices } from '../../live/use-prices.ts';
import { Button } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';
import { sessionText } from '../../parts/text/format.ts';

interface PriceStateProps {
  readonly live: Prices;
  readonly assets: readonly { readonly id: string; readonly quote: FreshnessFragment | null }[];
}

/** How alive the prices of a list are, and whose they are. */
export function PriceState({ live: { state, prices }, assets }: PriceStateProps) {
  const isSimulated = assets.some(({ quote }) => quote?.source === 'simulated');
  const sessions = new Set(
    assets.flatMap(({ id, quote }) => prices.get(id)?.session ?? quote?.session ?? []),
  );
  return (
    <span className="price-state">
      {isSimulated && <span className="tag">Simulated market</span>}
      {state === 'live' && <span className="live on">Live prices</span>}
      {state === 'paused' && <span className="live">Reconnecting…</span>}
      {assets.length > 0 && !sessions.has('REGULAR') && (
        <span className="live">{sessionsText(sessions)}</span>
      )}
    </span>
  );
}

function sessionsText(sessions: ReadonlySet<FreshnessFragment['session']>): string {
  const [first] = sessions;
  return sessions.size === 1 && first !== undefined ? sessionText(first) : 'Outside regular hours';
}

/** Says that prices stand still, and how they go on. */
export function PriceNotice({ live: { state, reconnect } }: Pick<PriceStateProps, 'live'>) {
  if (state === 'paused') {
    return <Notice kind="warn">Prices are paused until the connection is back.</Notice>;
  }
  if (state !== 'lost') return null;
  return (
    <Notice kind="warn">
      <p>Live prices have stopped. What is shown may be out of date.</p>
      <Button kind="quiet" onClick={reconnect}>
        Connect again
      </Button>
    </Notice>
  );
}
