import { antiPhishingPhrase } from '@investing-platform/rules/account/anti-phishing-code';
import { statement } from '../../../db/statement.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { SecurityDeps } from '../deps.ts';
import { phraseContext } from '../mail/outbox.ts';
import { requireStepUp } from '../proof/step-up.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';

export interface AntiPhishingCodeInput {
  /** Null removes it; undefined is refused. */
  readonly code?: string | null | undefined;
  readonly mfaCode?: string | null | undefined;
  readonly browser: string | null;
}

const setPhrase = statement<{ id: string }, [userId: string, phrase: string | null, now: Date]>(
  'account_set_anti_phishing_code',
  'update users set anti_phishing_code = $2, updated_at = $3 where id = $1 returning id',
);

/**
 * Sets or removes the phrase that every mail to the person carries. The mail that tells of it
 * carries the new one.
 *
 * @throws {PlatformError} BAD_USER_INPUT; those of `requireStepUp`
 */
export async function updateAntiPhishingCode(
  deps: SecurityDeps,
  actor: UserActor,
  { code, mfaCode, browser }: AntiPhishingCodeInput,
): Promise<void> {
  const phrase = antiPhishingPhrase(code);
  await requireStepUp(deps, actor, { mfaCode });
  const { userId, ip } = actor;
  const sealed = phrase === null ? null : deps.secrets.seal(phrase, phraseContext(userId));
  await deps.db.transaction(async (tx) => {
    await tx.one(setPhrase, userId, sealed, deps.clock.now());
    await recordSecurityEvent(tx, deps, {
      userId,
      kind: 'ANTI_PHISHING_CODE_CHANGED',
      ip,
      browser,
    });
  });
}
