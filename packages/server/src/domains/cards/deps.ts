import type { Deps } from '../../deps.ts';

/** What cards and charges need. */
export type CardDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'cardProcessor'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
  readonly log: Pick<Deps['log'], 'warn'>;
};
