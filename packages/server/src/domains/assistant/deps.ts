import type { Deps } from '../../deps.ts';

/** What the assistant needs of the server. */
export type AssistantDeps = Pick<
  Deps,
  'db' | 'clock' | 'random' | 'log' | 'hub' | 'cursors' | 'languageModels' | 'modelTools' | 'ask'
>;
