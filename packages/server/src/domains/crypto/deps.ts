import type { Deps } from '../../deps.ts';

/** What crypto assets in and out need. */
export interface CryptoDeps
  extends Pick<
    Deps,
    | ('db' | 'clock' | 'random' | 'secrets' | 'oauth' | 'cursors' | 'marketData' | 'chains')
    | ('vasps' | 'broker' | 'hub')
  > {
  readonly log: Pick<Deps['log'], 'error' | 'warn'>;
  readonly config: Pick<Deps['config'], 'cryptoNetworks' | 'withdrawalReviewFrom'>;
}
