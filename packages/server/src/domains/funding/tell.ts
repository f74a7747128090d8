import type { SecurityEventKind } from '@investing-platform/schema/first-party';
import type { Transaction } from '../../db/database.ts';
import { noteSecurityEvent, postToUser } from '../account/index.ts';
import type { TellDeps, Whence } from './deps.ts';

/** Something about a person's money that the person is told of by mail, whatever is switched off. */
export interface News extends Whence {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  /** Of the security event: an amount or the last digits of a number. */
  readonly detail: string;
  /** Seen on locked screens: without amounts and numbers. */
  readonly subject: string;
  /** Each at most 90 characters. */
  readonly lines: readonly string[];
}

/** Notes a security event and mails the person, if the transaction commits. */
export async function tell(tx: Transaction, deps: TellDeps, news: News): Promise<void> {
  const { userId, kind, ip, browser, detail, subject, lines } = news;
  await noteSecurityEvent(tx, deps, { userId, kind, ip, browser, detail });
  const text = ['Hello,', '', ...lines, '', whence(deps.clock.now(), { ip, browser }), ''];
  await postToUser(tx, deps, userId, { subject, text: text.join('\n') });
}

function whence(at: Date, { ip, browser }: Whence): string {
  const moment = at.toISOString().replace('T', ' ').replace(/\..*/, ' UTC');
  return [moment, ip, browser].filter((part) => part !== null).join(', ');
}
