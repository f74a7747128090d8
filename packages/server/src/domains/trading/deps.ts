import type { Logger } from 'pino';
import type { Deps } from '../../deps.ts';

/** What taking, working and cancelling orders needs. */
export interface TradingDeps
  extends Pick<Deps, 'db' | 'clock' | 'random' | 'hub' | 'marketData' | 'broker'> {
  readonly log: Pick<Logger, 'error' | 'warn'>;
}
