import { setting } from './setting.ts';
import { oneOf, optional, text, whole } from './setting-parsers.ts';

/** Of keys at Persona that compare nobody. */
export const SANDBOX_KEY = 'persona_sandbox_';

/** Who compares people with their papers, and how long these are kept. */
export const identitySettings = {
  identityProvider: setting(
    'IDENTITY_PROVIDER',
    '',
    'Who compares people with their papers. simulated: nobody, and the family name decides. persona: Persona, with keys. none: you, with the commands of the operator. Default: simulated, and none in production.',
    optional(oneOf('simulated', 'persona', 'none')),
  ),
  personaApiKey: setting(
    'PERSONA_API_KEY',
    '',
    `The operator's key at Persona, for IDENTITY_PROVIDER=persona. One that begins with ${SANDBOX_KEY} compares nobody, and counts as simulated.`,
    text,
  ),
  personaTemplate: setting(
    'PERSONA_TEMPLATE',
    '',
    "Persona's inquiry template that compares a paper and a face, itmpl_...; a workflow of the account approves or declines its inquiries. What it leaves undecided is yours to review.",
    text,
  ),
  personaDocumentTemplate: setting(
    'PERSONA_DOCUMENT_TEMPLATE',
    '',
    'The template that compares only a paper. Default: PERSONA_TEMPLATE.',
    text,
  ),
  personaWebhookSecret: setting(
    'PERSONA_WEBHOOK_SECRET',
    '',
    'What Persona signs messages with, which it sends to /webhooks/identity/persona: inquiry.*.',
    text,
  ),
  identityRetentionYears: setting(
    'IDENTITY_RETENTION_YEARS',
    '7',
    'How long identity checks and their papers are kept after an account is closed; what was never submitted goes within a day.',
    whole(1, 50),
  ),
} as const;
