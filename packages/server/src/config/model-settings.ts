import { setting } from './setting.ts';
import { modelAddress, optional, text } from './setting-parsers.ts';

/** Who writes the assistant's replies. Without any of these, rules of the server do. */
export const modelSettings = {
  llmUrl: setting(
    'LLM_URL',
    '',
    "Address of a language model that speaks OpenAI's dialect, up to /v1: https, or http on this machine or its network. The assistant then sends it what it looks up.",
    optional(modelAddress),
  ),
  llmModel: setting('LLM_MODEL', 'default', 'What the model at LLM_URL is called there.', text),
  llmKey: setting('LLM_KEY', '', 'The key for LLM_URL, where it takes one.', text),
  anthropicKey: setting(
    'ANTHROPIC_API_KEY',
    '',
    "The operator's key at Anthropic. The assistant then offers its model, and sends it what it looks up.",
    text,
  ),
  anthropicModel: setting(
    'ANTHROPIC_MODEL',
    'claude-sonnet-4-5',
    'Which of its models writes the replies.',
    text,
  ),
  anthropicUrl: setting(
    'ANTHROPIC_URL',
    'https://api.anthropic.com/v1',
    'Where Anthropic is asked.',
    modelAddress,
  ),
} as const;
