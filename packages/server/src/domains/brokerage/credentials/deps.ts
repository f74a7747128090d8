import type { Deps } from '../../../deps.ts';
import type { BrokerageDeps } from '../deps.ts';

/** What credentials need beside accounts. */
export interface CredentialDeps extends BrokerageDeps, Pick<Deps, 'brokerConnections'> {}
