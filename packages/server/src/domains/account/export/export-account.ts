import type { SessionActor } from '../../../kernel/actor.ts';
import { refuse } from '../../../kernel/errors.ts';
import type { SecurityDeps } from '../deps.ts';
import { isSteppedUp } from '../proof/step-up.ts';
import { type MailPace, takesMail } from '../recovery/mail-allowance.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import {
  columnsOfDatabase,
  type ExportedRow,
  type PersonalTable,
  personalTables,
  ROWS_A_PAGE,
} from './personal-rows.ts';

/** 100 million rows: a bound, not a limit that anybody reaches. */
const MAX_PAGES = 200_000;
const PACE: MailPace = { everySeconds: 60, mostADay: 10 };

/**
 * All rows of a person as one JSON document, page by page: `{ exportedAt, tables: { orders: [...] }
 * }`. Secrets and their hashes are left out. The caller reads at their own pace; no connection and
 * no transaction is held meanwhile.
 *
 * @throws {PlatformError} MFA_REQUIRED where the session is not stepped up; RATE_LIMITED for the
 *   second in a minute, and the eleventh in a day
 */
export async function exportAccount(
  deps: SecurityDeps,
  actor: SessionActor,
  { browser }: { readonly browser: string | null },
): Promise<AsyncGenerator<string>> {
  if (!isSteppedUp(deps, actor)) {
    throw refuse('MFA_REQUIRED', 'Prove that it is you first: step the session up');
  }
  const { userId, ip } = actor;
  await deps.db.transaction(async (tx) => {
    if (!(await takesMail(tx, deps, 'DATA_EXPORT', userId, PACE))) {
      throw refuse('RATE_LIMITED', 'Your data was downloaded just now', { retryAfterSeconds: 60 });
    }
    await recordSecurityEvent(tx, deps, { userId, kind: 'DATA_EXPORTED', ip, browser });
  });
  const tables = personalTables(await deps.db.all(columnsOfDatabase));
  return documentOf(deps, userId, tables);
}

async function* documentOf(
  deps: SecurityDeps,
  userId: string,
  tables: readonly PersonalTable[],
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(deps.clock.now())},"tables":{`;
  let isFirst = true;
  for (const table of tables) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(table.name)}:[`;
    isFirst = false;
    yield* rowsOf(deps, userId, table);
    yield ']';
  }
  yield '\n}}\n';
}

async function* rowsOf(
  { db }: SecurityDeps,
  userId: string,
  { firstPage, nextPage }: PersonalTable,
): AsyncGenerator<string> {
  let rows: readonly ExportedRow[] = await db.all(firstPage, userId);
  for (let page = 0; page < MAX_PAGES; page += 1) {
    if (rows.length > 0) yield (page === 0 ? '' : ',') + rows.map(({ json }) => json).join(',');
    const last = rows.at(-1);
    if (rows.length < ROWS_A_PAGE || last === undefined || nextPage === null) return;
    rows = await db.all(nextPage, userId, ...last.key);
  }
}
