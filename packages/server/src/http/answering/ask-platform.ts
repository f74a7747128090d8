import { tooMany } from '@investing-platform/engine';
import type { AskPlatform } from '../../kernel/ask-platform.ts';
import { noBrowserSession } from '../account/cookies.ts';
import type { RateLimits } from '../rate-limit/rate-limits.ts';
import { requestIds } from '../requests/request-id.ts';
import { type AnswerDeps, answer, refuse } from './answer.ts';

/**
 * The door of the server's own assistant: what it asks passes everything that a request of its
 * caller would pass, the limits on requests among it.
 *
 * @param makeDeps called once, with the first request
 */
export function askPlatform(
  makeDeps: () => Omit<AnswerDeps, 'limits'> & { readonly limits: RateLimits },
): AskPlatform {
  let made: (ReturnType<typeof makeDeps> & { nextRequestId: () => string }) | undefined;
  return async (actor, request, options) => {
    if (made === undefined) {
      const own = makeDeps();
      made = { ...own, nextRequestId: requestIds(own.deps.random) };
    }
    const requestId = made.nextRequestId();
    const general = made.limits.takeGeneral(actor);
    if (!general.allowed) return refuse(made.deps, { requestId }, [tooMany(general)]).result;
    const session = noBrowserSession;
    const isApproved = options?.isApproved ?? false;
    const asker = { actor, isFirstParty: false, requestId, session, isApproved };
    return (await answer(made, request, asker)).result;
  };
}
