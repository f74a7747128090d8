import type { Letter } from '../mail/outbox.ts';

/**
 * The mail that confirms an address.
 *
 * @param origin of the first-party pages, without a slash at the end
 * @param token single use, 24 hours
 */
export function confirmationLetter(origin: string, recipient: string, token: string): Letter {
  return {
    recipient,
    subject: 'Confirm your e-mail address',
    text: [
      'Hello,',
      '',
      'an account was opened with this address. Follow this link within 24 hours to confirm it:',
      '',
      `${origin}/verify-email?token=${token}`,
      '',
      'If it was not you, do not follow the link: without it the account stays empty and is deleted',
      'after 30 days, and you can register the address yourself at any time.',
      '',
    ].join('\n'),
  };
}

/** The mail to the owner of an address that somebody tried to register again. */
export function takenAddressLetter(origin: string, recipient: string): Letter {
  return {
    recipient,
    subject: 'You already have an account',
    text: [
      'Hello,',
      '',
      'somebody, probably you, tried to open an account with this address. It already has one, and',
      'nothing about it has changed. Sign in here:',
      '',
      `${origin}/sign-in`,
      '',
      'If it was not you, there is nothing to do.',
      '',
    ].join('\n'),
  };
}
