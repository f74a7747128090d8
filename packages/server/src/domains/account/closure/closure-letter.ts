import type { Letter } from '../mail/outbox.ts';

/** The last mail to somebody who closed the account. */
export function closureLetter(recipient: string): Letter {
  return {
    recipient,
    subject: 'Your account is closed',
    text: [
      'Hello,',
      '',
      'your account is closed, and nobody can sign in to it any more. What the law asks us to keep,',
      'such as orders and postings, is kept without a way in; everything else is deleted.',
      '',
      'If it was not you, write to support at once.',
      '',
    ].join('\n'),
  };
}
