import { setting } from './setting.ts';
import { oneOf, optional, text } from './setting-parsers.ts';

/** Who keeps cards and charges them. */
export const cardSettings = {
  cardProcessor: setting(
    'CARD_PROCESSOR',
    '',
    'Who keeps cards and charges them. simulated: nobody is charged. stripe: Stripe, with keys. none: no cards, and no plan is sold. Default: simulated, and none in production.',
    optional(oneOf('simulated', 'stripe', 'none')),
  ),
  stripeSecretKey: setting(
    'STRIPE_SECRET_KEY',
    '',
    "The operator's secret key at Stripe, for CARD_PROCESSOR=stripe. One that begins with sk_test_ charges nobody.",
    text,
  ),
  stripeWebhookSecret: setting(
    'STRIPE_WEBHOOK_SECRET',
    '',
    'What Stripe signs messages with, which it sends to /webhooks/cards/stripe: payment_intent.*, setup_intent.*, charge.dispute.*, charge.refunded and refund.*.',
    text,
  ),
  stripePublishableKey: setting(
    'STRIPE_PUBLISHABLE_KEY',
    '',
    "Stripe's key for browsers, which fetchDefaultPaymentProvider tells.",
    text,
  ),
} as const;
