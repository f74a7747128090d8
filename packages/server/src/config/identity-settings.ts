import { setting } from './setting.ts';
import { oneOf, optional, whole } from './setting-parsers.ts';

/** Who compares people with their papers, and how long these are kept. */
export const identitySettings = {
  identityProvider: setting(
    'IDENTITY_PROVIDER',
    '',
    'Who compares people with their papers. simulated: nobody, and the family name decides. none: you, with the commands of the operator. Default: simulated, and none in production.',
    optional(oneOf('simulated', 'none')),
  ),
  identityRetentionYears: setting(
    'IDENTITY_RETENTION_YEARS',
    '7',
    'How long identity checks and their papers are kept after an account is closed; what was never submitted goes within a day.',
    whole(1, 50),
  ),
} as const;
