import type { CardProcessor } from '../ports/card-processor.ts';
import { type SimulatedCardsOptions, simulatedCards } from './embedded/card-processor/index.ts';

/** Who keeps cards and charges them, as the operator has set it. */
export interface CardSettings {
  readonly cardProcessor: 'simulated' | 'none';
  readonly appSecret: string;
}

/** Null where the server takes no cards. */
export function openCards(
  { cardProcessor, appSecret: webhookSecret }: CardSettings,
  options: Omit<SimulatedCardsOptions, 'webhookSecret'>,
): CardProcessor | null {
  return cardProcessor === 'none' ? null : simulatedCards({ ...options, webhookSecret });
}
