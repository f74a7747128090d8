import type { Deps } from '../../deps.ts';
import type { TradingDeps } from '../trading/index.ts';

/** What accounts, their money, their histories and their credentials need. */
export interface BrokerageDeps extends TradingDeps, Pick<Deps, 'cursors' | 'secrets' | 'oauth'> {}
