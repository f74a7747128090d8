import type { Deps } from '../../deps.ts';

/** What requests of assistants work with. */
export type AgentDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'oauth' | 'ask' | 'marketData'>;
