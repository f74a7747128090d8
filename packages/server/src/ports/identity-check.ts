import type { IdvFailureCode, IdvFlow, IdvOutcome } from '@investing-platform/schema/operations';

/** Somebody to be compared with their papers. */
export interface CheckedApplicant {
  /** By which the provider knows the person: stable, and nothing of ours can be told from it. */
  readonly applicantId: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly dateOfBirth: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** A session to be opened. */
export interface SessionOrder extends CheckedApplicant {
  readonly flow: IdvFlow;
  /** Where the provider's page leads to in the end. */
  readonly returnUrl: string | null;
  /** How many the person has had before: one that is asked for again is the same one. */
  readonly earlier: number;
}

/** The way into a session: a secret of the person. */
export interface SessionAccess {
  /** For the provider's widget. */
  readonly token: string;
  /** Where to send the person instead of loading a widget. */
  readonly url: string | null;
  readonly expiresAt: Date;
}

/** A session that a provider has opened. */
export interface OpenedSession extends SessionAccess {
  /** The provider's own name of it. */
  readonly ref: string;
}

/** A person as a paper has them. */
export type PersonOnPaper = Pick<CheckedApplicant, 'givenName' | 'familyName' | 'dateOfBirth'>;

/** What a provider knows of a session. */
export interface SessionReading {
  readonly outcome: IdvOutcome;
  readonly failureCode: IdvFailureCode | null;
  /** One sentence for the person. */
  readonly failureReason: string | null;
  /** Of whom the session is: to be compared with whose it should be. */
  readonly applicantId: string;
  /** Who has passed, as the provider has read it; null where it does not tell. */
  readonly person: PersonOnPaper | null;
}

/** Something that a provider tells by itself: that a session is to be read, and no more. */
export interface ProviderEvent {
  /** The same in each delivery of one event. */
  readonly eventId: string;
  /** Null for one that is about no session. */
  readonly ref: string | null;
}

/** Who compares people with their papers. */
export interface IdentityCheck {
  /** For clients to tell by: `simulated` for the built-in one. */
  readonly name: string;
  /**
   * Opens a session about a person; where the answer to the same order was lost, that session.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  open(order: SessionOrder, signal: AbortSignal): Promise<OpenedSession>;
  /**
   * Another way into a session that has no outcome yet: the first may have been used.
   *
   * @returns null where nobody can go on with it any more
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  resume(ref: string, signal: AbortSignal): Promise<SessionAccess | null>;
  /**
   * Reads what has come of a session.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  read(ref: string, signal: AbortSignal): Promise<SessionReading>;
  /**
   * An event, where its signature is the provider's over exactly this text; null for anything else.
   * What it says is not believed: the session is read.
   *
   * @param headers by their names in lower case
   */
  verify(body: string, headers: Readonly<Record<string, string>>): ProviderEvent | null;
  /**
   * Has the provider erase what it keeps of a session, and of whom it is about. Also of one that it
   * does not know any more.
   *
   * @throws {PlatformError} PROVIDER_UNAVAILABLE
   */
  erase(ref: string, signal: AbortSignal): Promise<void>;
}
