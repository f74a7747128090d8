import type { JobHandler } from '../../../jobs/jobs.ts';
import { postToUser } from '../../account/index.ts';
import { type ConfirmedFill, confirmFills } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';

const EVERY_SECONDS = 10;
const PAGE = 200;
const MAX_PAGES = 1_000;

/** Mails people what was filled for them on the platform account, as their settings have it. */
export function tradeConfirmations(
  deps: Pick<BrokerageDeps, 'db' | 'clock' | 'random' | 'secrets'>,
): JobHandler {
  return {
    kind: 'brokerage.trade-confirmations',
    everySeconds: EVERY_SECONDS,
    async run() {
      for (let page = 0; page < MAX_PAGES; page += 1) {
        if ((await confirmPage(deps)) < PAGE) break;
      }
      return null;
    },
  };
}

/** Marks and mails commit together, so that each fill is confirmed once. */
function confirmPage(
  deps: Pick<BrokerageDeps, 'db' | 'clock' | 'random' | 'secrets'>,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const fills = await tx.all(confirmFills, deps.clock.now(), PAGE);
    const mailed = fills.filter(({ isMailed }) => isMailed);
    for (const [userId, own] of Map.groupBy(mailed, (fill) => fill.userId)) {
      const lines = own
        .toSorted((left, right) => left.occurredAt.getTime() - right.occurredAt.getTime())
        .map(lineOf);
      const text = `These trades were made on your account:\n\n${lines.join('\n')}\n`;
      await postToUser(tx, deps, userId, { subject: 'Trade confirmation', text });
    }
    return fills.length;
  });
}

function lineOf({
  description,
  occurredAt,
  netAmount,
  currency,
  settlesOn,
}: ConfirmedFill): string {
  const settles = settlesOn === null ? '' : `, settles on ${settlesOn}`;
  const at = occurredAt.toISOString().slice(0, 16).replace('T', ' ');
  return `${at} UTC  ${description}, ${netAmount} ${currency}${settles}`;
}
