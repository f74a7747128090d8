import { setting } from './setting.ts';
import { oneOf, optional } from './setting-parsers.ts';

/** Who compares people with their papers. */
export const identitySettings = {
  identityProvider: setting(
    'IDENTITY_PROVIDER',
    '',
    'Who compares people with their papers. simulated: nobody, and the family name decides. none: you, with the commands of the operator. Default: simulated, and none in production.',
    optional(oneOf('simulated', 'none')),
  ),
} as const;
