import { setting } from './setting.ts';
import { oneOf, optional } from './setting-parsers.ts';

/** Who keeps cards and charges them. */
export const cardSettings = {
  cardProcessor: setting(
    'CARD_PROCESSOR',
    '',
    'Who keeps cards and charges them. simulated: nobody is charged. none: no cards, and no plan is sold. Default: simulated, and none in production.',
    optional(oneOf('simulated', 'none')),
  ),
} as const;
