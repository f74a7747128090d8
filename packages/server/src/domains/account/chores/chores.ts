import { type Background, repeat } from '../../../jobs/repeat.ts';
import type { AccountDeps, ClosingDeps } from '../deps.ts';
import { relayMails } from '../mail/mail-relay.ts';
import { relayMailRequests } from '../recovery/relay-mail-requests.ts';
import { openRegistered } from '../registration/open-registered.ts';
import { noteFailedSignIns } from '../security-events/security-events.sql.ts';
import { purgeAccountRows } from './housekeeping.ts';

const RELAY_EVERY_MS = 1_000;
const PURGE_EVERY_MS = 600_000;
/** Failed sign-ins of one turn. */
const MAX_NOTED = 5_000;

type ChoreDeps = ClosingDeps & Pick<AccountDeps, 'mail'>;

/**
 * Every second answers what strangers asked for by an address, and sends the mails of the outbox;
 * every ten minutes deletes old rows.
 */
export function startAccountChores(deps: ChoreDeps): Background {
  const relay = repeat(deps, RELAY_EVERY_MS, 'mail relay', async () => {
    await openRegistered(deps);
    await deps.db.one(noteFailedSignIns, MAX_NOTED);
    await relayMailRequests(deps);
    await relayMails(deps);
  });
  const purge = repeat(deps, PURGE_EVERY_MS, 'purge', () => purgeAccountRows(deps));
  return {
    async stop() {
      await Promise.all([relay.stop(), purge.stop()]);
    },
  };
}
