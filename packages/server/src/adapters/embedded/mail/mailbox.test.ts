import { expect, test } from 'vitest';
import { mailContract } from '../../../ports/mail.contract.ts';
import { embeddedMailbox } from './mailbox.ts';

mailContract('embedded', () => {
  const mail = embeddedMailbox();
  return { mail, received: mail.received };
});

test('the embedded mailbox keeps the newest mails only', async () => {
  const mailbox = embeddedMailbox(2);
  for (const id of ['1', '2', '3']) {
    const message = { id, recipient: 'ada@example.com', subject: id, text: id, html: null };
    await mailbox.deliver(message, new AbortController().signal);
  }
  expect(mailbox.received().map((mail) => mail.id)).toEqual(['2', '3']);
});
