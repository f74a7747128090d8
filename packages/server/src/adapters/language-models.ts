import type { Deps } from '../deps.ts';
import type { AskPlatform } from '../kernel/ask-platform.ts';
import { embeddedModel } from './embedded/language-model/embedded-model.ts';

type ModelDeps = Pick<Deps, 'languageModels' | 'modelTools' | 'ask'>;

/** Who writes the assistant's replies: models of the operator's choice first. */
export function openModels(ask: AskPlatform): ModelDeps {
  return { ask, languageModels: [embeddedModel()], modelTools: async () => [] };
}
