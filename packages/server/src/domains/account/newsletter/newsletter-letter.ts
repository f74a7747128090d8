import type { Letter } from '../mail/outbox.ts';

/** The mail that confirms a newsletter, or its new topics. */
export function newsletterLetter(
  origin: string,
  recipient: string,
  { confirm, unsubscribe }: { readonly confirm: string; readonly unsubscribe: string },
): Letter {
  return {
    recipient,
    subject: 'Confirm the newsletter',
    text: [
      'Hello,',
      '',
      'somebody, probably you, asked for our newsletter at this address. Follow this link within',
      'seven days to confirm it:',
      '',
      `${origin}/newsletter/confirm?token=${confirm}`,
      '',
      'If it was not you, do nothing: no newsletter comes. To end one that comes already:',
      '',
      `${origin}/newsletter/unsubscribe?token=${unsubscribe}`,
      '',
    ].join('\n'),
  };
}
