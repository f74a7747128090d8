import type { AccountDeps, ClosingDeps } from './deps.ts';
import { purgeAccountRows } from './housekeeping.ts';
import { relayMails } from './mail/mail-relay.ts';
import { relayMailRequests } from './recovery/relay-mail-requests.ts';
import { openRegistered } from './registration/open-registered.ts';
import { noteFailedSignIns } from './security-events/security-events.sql.ts';

const RELAY_EVERY_MS = 1_000;
const PURGE_EVERY_MS = 600_000;
/** Failed sign-ins of one turn. */
const MAX_NOTED = 5_000;

type ChoreDeps = ClosingDeps & Pick<AccountDeps, 'mail'>;

/** Work that goes on beside the requests until it is stopped. */
export interface Chores {
  /** Resolves when what is under way has ended. */
  stop(): Promise<void>;
}

/**
 * Every second answers what strangers asked for by an address, and sends the mails of the outbox;
 * every ten minutes deletes old rows.
 */
export function startAccountChores(deps: ChoreDeps): Chores {
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

/** Never runs a chore twice at once; a failure is logged and the next turn comes as usual. */
function repeat(
  deps: Pick<AccountDeps, 'log'>,
  everyMs: number,
  name: string,
  work: () => Promise<unknown>,
): Chores {
  let underWay: Promise<void> | null = null;
  const turn = (): void => {
    underWay ??= work()
      .then(() => undefined)
      .catch((error: unknown) => deps.log.error({ err: error }, `${name} failed`))
      .finally(() => {
        underWay = null;
      });
  };
  const timer = setInterval(turn, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
