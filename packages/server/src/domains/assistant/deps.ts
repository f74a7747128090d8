import type { Deps } from '../../deps.ts';

/** What the assistant needs of the server. */
export type AssistantDeps = Pick<
  Deps,
  | 'db'
  | 'oauth'
  | 'clock'
  | 'random'
  | 'log'
  | 'hub'
  | 'cursors'
  | 'languageModels'
  | 'modelTools'
  | 'ask'
  | 'secrets'
  | 'push'
>;
