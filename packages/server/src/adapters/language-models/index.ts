import type { AskPlatform } from '../../kernel/ask-platform.ts';
import type { Random } from '../../kernel/random.ts';
import type { LanguageModel, ModelTool } from '../../ports/language-model.ts';
import { embeddedModel } from '../embedded/language-model/embedded-model.ts';
import { outsideModel } from './outside-model.ts';
import { contractTools } from './tool-schemas.ts';

interface OpenModels {
  readonly ask: AskPlatform;
  readonly languageModels: readonly LanguageModel[];
  readonly modelTools: () => Promise<readonly ModelTool[]>;
}

/** Models of the operator's choice. */
export interface ModelSettings {
  readonly llmUrl: string | null;
  readonly llmModel: string;
  readonly llmKey: string;
  readonly anthropicKey: string;
  readonly anthropicModel: string;
  readonly anthropicUrl: string;
}

/** Who writes the assistant's replies: models of the operator's choice first. */
export function openModels(settings: ModelSettings, random: Random, ask: AskPlatform): OpenModels {
  const { llmUrl, llmModel, llmKey, anthropicKey, anthropicModel, anthropicUrl } = settings;
  const languageModels: LanguageModel[] = [embeddedModel()];
  if (anthropicKey !== '') {
    const options = { model: anthropicModel, url: anthropicUrl, key: anthropicKey };
    languageModels.unshift(outsideModel({ kind: 'anthropic', ...options }, random));
  }
  if (llmUrl !== null) {
    const options = { model: llmModel, url: llmUrl, key: llmKey || null };
    languageModels.unshift(outsideModel({ kind: 'openai-compatible', ...options }, random));
  }
  return { ask, languageModels, modelTools: contractTools };
}
