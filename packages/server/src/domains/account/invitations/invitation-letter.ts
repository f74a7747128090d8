import type { Letter } from '../mail/outbox.ts';

/** The mail that invites somebody to open an account. */
export function invitationLetter(recipient: string, link: string): Letter {
  return {
    recipient,
    subject: 'You are invited to open an account',
    text: [
      'Hello,',
      '',
      'you are invited to open an account. Follow this link within seven days; it is for this address',
      'and works once:',
      '',
      link,
      '',
      'If you do not know why you get this, there is nothing to do.',
      '',
    ].join('\n'),
  };
}
