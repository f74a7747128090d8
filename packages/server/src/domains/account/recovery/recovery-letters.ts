import type { Letter } from '../mail/outbox.ts';

/** @param token single use, one hour */
export function resetLetter(origin: string, recipient: string, token: string): Letter {
  return {
    recipient,
    subject: 'Choose a new password',
    text: [
      'Hello,',
      '',
      'somebody, probably you, asked for a new password for your account. Follow this link within',
      'one hour to choose it:',
      '',
      `${origin}/reset-password?token=${token}`,
      '',
      'If it was not you, do nothing: your password stays as it is.',
      '',
    ].join('\n'),
  };
}

/**
 * @param code six digits, good once
 * @param minutes for which it still works
 */
export function codeLetter(recipient: string, code: string, minutes: number): Letter {
  return {
    recipient,
    subject: 'Your code',
    text: [
      'Hello,',
      '',
      'your code is:',
      '',
      code,
      '',
      `It works once and for ${minutes} minutes. We never ask for it by phone or mail: who asks you`,
      'for it wants to get into your account.',
      '',
    ].join('\n'),
  };
}

/** The mail that confirms the address which an account is to change to. */
export function changeLetter(origin: string, recipient: string, token: string): Letter {
  return {
    recipient,
    subject: 'Confirm your new e-mail address',
    text: [
      'Hello,',
      '',
      'you asked to sign in with this address from now on. Follow this link within 24 hours to',
      'confirm it:',
      '',
      `${origin}/verify-email?token=${token}`,
      '',
      'If it was not you, do not follow the link.',
      '',
    ].join('\n'),
  };
}
