import type { KycStatus } from '@investing-platform/schema/operations';
import type { Plan } from '../../../kernel/actor.ts';

/** A person: the parent of `User`. */
export interface UserRow {
  readonly id: string;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string | null;
  readonly bio: string | null;
  readonly avatarUrl: string | null;
  /** With the country code. */
  readonly phone: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** An IANA name. */
  readonly timeZone: string;
  /** A BCP 47 tag. */
  readonly locale: string;
  readonly pendingEmail: string | null;
  readonly emailVerified: boolean;
  readonly tier: Plan;
  readonly kycStatus: KycStatus;
  readonly chartStartAtZero: boolean;
  readonly netWorthAsHomePage: boolean;
  readonly marketingEmails: boolean;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Addresses are compared in lower case: people do not tell cases apart. */
export function canonicalEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** What to call a person: the names given, else what stands before the `@`. */
export function displayName(
  email: string,
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string {
  const names = [firstName, lastName].map((name) => name?.trim()).filter(Boolean);
  return names.length > 0 ? names.join(' ') : email.slice(0, email.lastIndexOf('@'));
}
