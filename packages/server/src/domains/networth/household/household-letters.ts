import type { Letter } from '../../account/index.ts';

interface Invited {
  readonly recipient: string;
  readonly invitedBy: string;
  readonly household: string;
  readonly link: string;
}

/** The mail that asks somebody to look at a net worth together. */
export function householdLetter({ recipient, invitedBy, household, link }: Invited): Letter {
  return {
    recipient,
    subject: 'You are invited to a household',
    text: [
      'Hello,',
      '',
      `${invitedBy} invites you to the household "${household}", whose members look at their net`,
      'worth together. What of yours they see you decide when you join, and you can leave at any',
      'time. Follow this link within seven days, signed in to an account of this address:',
      '',
      link,
      '',
      'If you do not know why you get this, there is nothing to do.',
      '',
    ].join('\n'),
  };
}
