import { describe, expect, test } from 'vitest';
import type { Mail, MailMessage } from './mail.ts';

const MESSAGE: MailMessage = {
  id: '01900000-0000-7000-8000-000000000001',
  recipient: 'ada@example.com',
  subject: 'Confirm your address — καλημέρα',
  text: 'Follow the link:\nhttps://invest.example/verify-email?token=abc\n',
  html: null,
};

/** A fresh adapter and what reached the mailboxes behind it. */
export interface MailUnderTest {
  readonly mail: Mail;
  readonly received: () => Promise<readonly MailMessage[]> | readonly MailMessage[];
}

/** What every adapter of the mail port keeps to. */
export function mailContract(name: string, open: () => Promise<MailUnderTest> | MailUnderTest) {
  describe(`the mail port, ${name}`, () => {
    test('an accepted mail arrives as it was written', async () => {
      const { mail, received } = await open();
      expect(await mail.deliver(MESSAGE, new AbortController().signal)).toEqual({ kind: 'ok' });
      expect(await received()).toEqual([MESSAGE]);
    });

    test('a mail handed over twice under one id arrives once', async () => {
      const { mail, received } = await open();
      await mail.deliver(MESSAGE, new AbortController().signal);
      expect(await mail.deliver(MESSAGE, new AbortController().signal)).toEqual({ kind: 'ok' });
      expect(await received()).toHaveLength(1);
    });

    test('past its deadline the outcome is unknown and nothing is thrown', async () => {
      const { mail, received } = await open();
      const outcome = await mail.deliver(MESSAGE, AbortSignal.abort());
      expect(outcome).toMatchObject({ kind: 'unknown' });
      expect(await received()).toEqual([]);
    });

    test.each([
      ['no domain', 'ada'],
      [
        'a line break, with which headers could be added',
        'ada@example.com\r\nBcc: eve@example.com',
      ],
    ])('a recipient with %s is refused for good', async (_, recipient) => {
      const { mail, received } = await open();
      const outcome = await mail.deliver({ ...MESSAGE, recipient }, new AbortController().signal);
      expect(outcome).toMatchObject({ kind: 'refused' });
      expect(await received()).toEqual([]);
    });

    test('a subject of two lines is refused for good', async () => {
      const { mail, received } = await open();
      const message = { ...MESSAGE, subject: 'Hello\r\nBcc: eve@example.com' };
      const outcome = await mail.deliver(message, new AbortController().signal);
      expect(outcome).toMatchObject({ kind: 'refused' });
      expect(await received()).toEqual([]);
    });
  });
}
