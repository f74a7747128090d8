import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { Letter } from '../mail/outbox.ts';
import type { SecurityEvent } from './security-event.ts';

interface Notice {
  readonly subject: string;
  /** @param detail the event's, in the text only: subjects are seen on locked screens */
  readonly sentence: (detail: string) => string;
}

const notice = (subject: string, sentence: Notice['sentence']): Notice => ({ subject, sentence });

/** The events that people are told of by mail, whatever notifications they have switched off. */
const NOTICES: Partial<Record<SecurityEventKind, Notice>> = {
  EMAIL_CHANGE_REQUESTED: notice(
    'Your e-mail address is about to change',
    (detail) =>
      `another address was given for your account: ${detail}. It counts once its owner follows\nthe link that we mailed there.`,
  ),
  EMAIL_CHANGED: notice(
    'Your e-mail address has changed',
    (detail) => `you now sign in with another address in place of ${detail}.`,
  ),
  PASSWORD_CHANGED: notice(
    'Your password has changed',
    () => 'the password of your account has changed, and other browsers were signed out.',
  ),
  FACTOR_SWITCHED_ON: notice(
    'A second factor was switched on',
    (detail) => `signing in and sensitive changes now also ask for: ${detail}.`,
  ),
  FACTOR_SWITCHED_OFF: notice(
    'A second factor was switched off',
    (detail) => `your account no longer asks for: ${detail}.`,
  ),
  RECOVERY_CODE_USED: notice(
    'A recovery code was used',
    (detail) => `one of your recovery codes was used. ${detail} left.`,
  ),
  PASSKEY_ADDED: notice(
    'A passkey was added',
    (detail) => `the passkey "${detail}" can now sign in to your account.`,
  ),
  PASSKEY_REMOVED: notice(
    'A passkey was removed',
    (detail) => `the passkey "${detail}" can no longer sign in to your account.`,
  ),
  IDENTITY_LINKED: notice(
    'A sign-in was linked',
    (detail) => `you can now sign in with ${detail}.`,
  ),
  IDENTITY_UNLINKED: notice(
    'A sign-in was unlinked',
    (detail) => `you can no longer sign in with ${detail}.`,
  ),
  ANTI_PHISHING_CODE_CHANGED: notice(
    'The phrase in our mails has changed',
    () => 'the phrase by which you know our mails was changed or removed.',
  ),
  CREDENTIAL_CREATED: notice(
    'An API credential was created',
    (detail) => `programs with the new API credential "${detail}" can act for you.`,
  ),
  APP_ALLOWED: notice(
    'An app was allowed to act for you',
    (detail) => `the app that calls itself "${detail}" can now act for your account.`,
  ),
  DATA_EXPORTED: notice(
    'Your data was downloaded',
    () => 'a copy of all your data was downloaded.',
  ),
};

/** The mail about an event, or null where the kind is not worth one. */
export function noticeLetter(
  origin: string,
  { kind, ip, browser, detail }: SecurityEvent,
  at: Date,
): Omit<Letter, 'recipient'> | null {
  const known = NOTICES[kind];
  if (known === undefined) return null;
  const text = warning(origin, known.sentence(detail ?? ''), whence(at, ip, browser));
  return { subject: known.subject, text };
}

/** The mail about a sign-in from a browser or network that was not seen before. */
export function newBrowserLetter(
  origin: string,
  { ip, browser }: Pick<SecurityEvent, 'ip' | 'browser'>,
  at: Date,
): Omit<Letter, 'recipient'> {
  const text = warning(
    origin,
    'somebody signed in to your account with a browser or from a place new to us.',
    whence(at, ip, browser),
  );
  return { subject: 'New sign-in to your account', text };
}

function warning(origin: string, sentence: string, whenceLine: string): string {
  return [
    'Hello,',
    '',
    sentence,
    '',
    whenceLine,
    '',
    'If it was you, there is nothing to do. If not, choose a new password at once, which signs out',
    'everybody else, and look through your security settings:',
    '',
    `${origin}/forgot-password`,
    `${origin}/security`,
    '',
  ].join('\n');
}

/** When and from where something was done, as far as it is known. */
export function whence(at: Date, ip: string | null, browser: string | null): string {
  const parts = [at.toISOString().replace('T', ' ').replace(/\..*/, ' UTC'), ip, browser];
  return parts.filter((part) => part !== null).join(', ');
}
