import type { Deps } from '../../deps.ts';
import type { CardDeps } from '../cards/index.ts';

/** What charging for plans needs. */
export type BillingDeps = CardDeps & Pick<Deps, 'secrets'>;
