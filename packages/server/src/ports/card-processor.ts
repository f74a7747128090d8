import type { CardBrand } from '@investing-platform/schema/operations';

/** What everybody may know of a card. */
export interface CardFacts {
  readonly brand: CardBrand;
  readonly last4: string;
  /** 1 to 12. */
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly holder: string | null;
  readonly country: string | null;
}

/** Nothing is known: the processor is asked again under the same id, which does nothing twice. */
export interface Unreachable {
  readonly kind: 'unreachable';
  readonly problem: string;
}

/** Somebody whose cards the processor keeps. */
export interface Cardholder {
  readonly userId: string;
  /** As the processor named them; null before their first card. */
  readonly customerRef: string | null;
}

/** The processor's own form for a card's data. */
export interface CardForm {
  readonly kind: 'ok';
  readonly customerRef: string;
  /** For the processor's library in the person's browser; never logged. */
  readonly clientSecret: string;
  /** The processor's own page for it, where it has one. */
  readonly url: string | null;
}

/** A card that is to be saved. */
export interface CardToSave extends Cardholder {
  /** Our id of the card: asked twice, it is saved once. */
  readonly id: string;
  readonly token: string;
  /** Where the bank's page sends the person back to. */
  readonly returnUrl: string;
}

/** How far saving a card has come. `declined`, `unconfirmed` and `unknown token` are final. */
export type SavedCard =
  | {
      readonly kind: 'saved';
      readonly customerRef: string;
      /** What charges name it by. */
      readonly cardRef: string;
      readonly facts: CardFacts;
    }
  | {
      readonly kind: 'to confirm';
      readonly customerRef: string;
      readonly setupRef: string;
      readonly url: string;
      readonly facts: CardFacts;
    }
  | { readonly kind: 'declined' | 'unconfirmed'; readonly problem: string }
  | { readonly kind: 'unknown token' }
  | Unreachable;

/** A charge that was or is to be made. */
export interface ChargeOrder {
  /** Our id of the charge: asked twice, it is charged once. */
  readonly id: string;
  readonly userId: string;
  readonly customerRef: string;
  readonly cardRef: string;
  /** Above 0; a plain decimal in whole minor units of `currency`. */
  readonly amount: string;
  readonly currency: string;
  /** Whether the person is not there to confirm it: a renewal. */
  readonly unattended: boolean;
  /** What the person's statement says. */
  readonly description: string;
  readonly returnUrl: string;
  /** When it was asked for. */
  readonly createdAt: Date;
}

/**
 * How a charge stands. `declined`, `unconfirmed` and `canceled` are final: nothing was charged. Of
 * one that has succeeded all or a part may be gone again, by disputes and by what was paid back: it
 * is told how much is gone now, so that a dispute that is won is told as `succeeded` again.
 */
export type ChargeState =
  | { readonly kind: 'succeeded'; readonly chargeRef: string; readonly lookAgainAt: Date | null }
  | { readonly kind: 'to confirm'; readonly chargeRef: string; readonly url: string }
  | { readonly kind: 'under way'; readonly chargeRef: string }
  | {
      readonly kind: 'taken back';
      readonly chargeRef: string;
      readonly problem: string;
      readonly lookAgainAt: Date | null;
    }
  | {
      readonly kind: 'partly taken back';
      readonly chargeRef: string;
      /** How much of it is gone in all: above 0 and below the charge; a plain decimal. */
      readonly amount: string;
      readonly problem: string;
      readonly lookAgainAt: Date | null;
    }
  | {
      readonly kind: 'declined' | 'expired card' | 'unconfirmed' | 'canceled';
      readonly chargeRef: string | null;
      readonly problem: string;
    }
  | Unreachable;

/** Something has happened to an object that is known by our id: read it anew. */
export interface CardEvent {
  /** The processor's own name of the event: it comes more than once. */
  readonly eventId: string;
  /** Null where it is about nothing of ours. */
  readonly about: { readonly kind: 'card' | 'charge'; readonly id: string } | null;
}

/** The simplest part of a limit that a processor sets. */
export interface ChargeLimits {
  /** Plain decimals, both included. */
  readonly minimumAmount: string;
  readonly maximumAmount: string;
}

/** Whoever keeps cards and charges them. No method rejects; each may be asked again. */
export interface CardProcessor {
  /** Lower case: part of the address of its webhooks. `simulated` for the built-in one. */
  readonly name: string;
  /** For its library in browsers; null where it has none. */
  readonly publishableKey: string | null;
  /** Null where it charges nothing in the currency. */
  limits(currency: string): ChargeLimits | null;
  /** @param key asked twice with it, there is one form */
  begin(
    key: string,
    holder: Cardholder,
    returnUrl: string,
    signal: AbortSignal,
  ): Promise<CardForm | Unreachable>;
  finish(card: CardToSave, signal: AbortSignal): Promise<SavedCard>;
  /** How far one stands that was to be confirmed. */
  readCard(card: CardToSave, setupRef: string, signal: AbortSignal): Promise<SavedCard>;
  charge(order: ChargeOrder, signal: AbortSignal): Promise<ChargeState>;
  /** How a charge stands that has been asked for. */
  readCharge(order: ChargeOrder, chargeRef: string, signal: AbortSignal): Promise<ChargeState>;
  /** Ends a charge that nobody confirmed; answers how it stands then. */
  cancel(order: ChargeOrder, chargeRef: string, signal: AbortSignal): Promise<ChargeState>;
  /** Pays back what is left of a charge, once; answers `taken back` where nothing is left. */
  payBack(order: ChargeOrder, chargeRef: string, signal: AbortSignal): Promise<ChargeState>;
  /** Forgets a card. True where it is gone. */
  forget(cardRef: string, signal: AbortSignal): Promise<boolean>;
  /**
   * What a message tells that came to the address of webhooks.
   *
   * @param body the bytes as they came
   * @returns null where it is not signed by the processor, or too old
   */
  verify(body: string, headers: Readonly<Record<string, string>>): Promise<CardEvent | null>;
}
