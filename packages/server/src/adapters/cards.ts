import type { CardProcessor } from '../ports/card-processor.ts';
import { type SimulatedCardsOptions, simulatedCards } from './embedded/card-processor/index.ts';
import { stripeCards } from './stripe/index.ts';

/** Who keeps cards and charges them, as the operator has set it. */
export interface CardSettings {
  readonly cardProcessor: 'simulated' | 'stripe' | 'none';
  readonly appSecret: string;
  readonly stripeSecretKey: string;
  readonly stripeWebhookSecret: string;
  readonly stripePublishableKey: string;
}

/** Null where the server takes no cards. */
export function openCards(
  settings: CardSettings,
  options: Omit<SimulatedCardsOptions, 'webhookSecret'>,
): CardProcessor | null {
  switch (settings.cardProcessor) {
    case 'none':
      return null;
    case 'simulated':
      return simulatedCards({ ...options, webhookSecret: settings.appSecret });
    case 'stripe':
      return stripeCards({
        clock: options.clock,
        secretKey: settings.stripeSecretKey,
        webhookSecret: settings.stripeWebhookSecret,
        publishableKey: settings.stripePublishableKey || null,
      });
  }
}
