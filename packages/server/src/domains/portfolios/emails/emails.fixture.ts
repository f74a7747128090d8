import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import { messageOf } from '../../../adapters/mail-signatures/signed-message.fixture.ts';
import { readConfig } from '../../../config/config.ts';
import type { Database } from '../../../db/database.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import type { MailSignatures } from '../../../ports/mail-signatures.ts';
import { fileJobs } from '../../networth/index.ts';
import { netWorthWorld } from '../../networth/networth.fixture.ts';
import { emailJobs } from '../jobs.ts';
import { createPortfolio } from '../write-portfolio.ts';
import { type EmailSettingsInput, setEmailSettings } from './email-settings.ts';
import { getEmails } from './own-emails.ts';

export const BROKER = 'contracts@broker.example';
export const CSV = 'Date,Type,Symbol,Quantity,Price,Currency\n2026-11-18,Buy,AAPL,10,190.5,USD\n';
export const NOTE = `Trade date: 18 November 2026
Transaction type: Buy
Symbol: AAPL
Quantity: 10
Price: USD 190.50`;

const FIELDS = { From: BROKER, Subject: 'Contract note', Date: 'Fri, 20 Nov 2026 14:00:00 +0000' };

export const mailOf = (text: string, more: Readonly<Record<string, string>> = {}): string =>
  messageOf({ ...FIELDS, ...more }, text);

/** A mail with one file. */
export function mailWith(name: string, content: string, more: Record<string, string> = {}): string {
  const file = `Content-Type: text/csv\nContent-Disposition: attachment; filename="${name}"\n`;
  return mailOf(`--b\nContent-Type: text/plain\n\nSee attached.\n--b\n${file}\n${content}\n--b--`, {
    'Content-Type': 'multipart/mixed; boundary=b',
    ...more,
  });
}

export async function* sent(message: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(message);
}

/** Ada, whose portfolio takes mails of a broker. */
export async function emailWorld(db: Database, mailSignatures: MailSignatures) {
  const world = await netWorthWorld(db);
  const config = readConfig({ NODE_ENV: 'test', MAIL_IN_DOMAIN: 'in.example.com' });
  const log = { error: () => undefined, warn: () => undefined };
  const deps = { ...world.deps, objects: memoryStore(), config, mailSignatures, log };
  const { actor } = world.ada;
  const portfolioId = await createPortfolio(deps, actor, { name: 'Shares', currency: 'USD' });
  const takes = (more: Partial<EmailSettingsInput> = {}) =>
    setEmailSettings(deps, actor, {
      portfolioId,
      enabled: true,
      allowedSenders: [BROKER],
      ...more,
    });
  /** Works off what is due, and what that leads to. */
  const work = async (): Promise<void> => {
    for (let round = 0; round < 6; round += 1) {
      await runDueJobs(deps, [...emailJobs(deps), ...fileJobs(deps)]);
      world.clock.advance(1_000);
    }
  };
  const emails = async () => (await getEmails(deps, actor, { portfolioId })).nodes;
  const { address } = await takes();
  return { ...world, deps, actor, portfolioId, takes, work, emails, address };
}

export type EmailWorld = Awaited<ReturnType<typeof emailWorld>>;
