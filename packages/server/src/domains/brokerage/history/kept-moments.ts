import type { ValuedMoment } from '@investing-platform/rules/returns/shown-history';
import { DAY_MS } from '@investing-platform/schema/durations';
import { LRUCache } from 'lru-cache';
import { keptBeside } from '../../../kernel/kept-beside.ts';
import { dayEndedBy, type Flow } from '../../../ledger/index.ts';
import type { HistoryScope } from '../../trading/index.ts';
import type { BrokerageDeps } from '../deps.ts';
import { pastOfBooks } from './kept-moments.sql.ts';

/** Prices as old as this stand, as where they are kept themselves. */
const SETTLED_MS = 7 * DAY_MS;
/** For longer nothing is kept: a source may mend what it told. */
const KEPT_MS = DAY_MS;
/** Of all people together: some 50 MB. */
const MAX_MOMENTS = 100_000;

/** Moments of long ago by their time, as of one state of the books' days until then. */
interface Kept {
  readonly revision: string;
  readonly began: number;
  readonly moments: ReadonlyMap<number, KeptMoment>;
}

interface KeptMoment {
  readonly valued: ValuedMoment;
  /** What came in then; the first moment of a history has none. */
  readonly flows: string;
}

// By size: with `max` it would take the memory of as many places at once.
const keptIn = keptBeside(
  () =>
    new LRUCache<string, Kept>({
      maxSize: MAX_MOMENTS,
      sizeCalculation: ({ moments }) => moments.size + 1,
    }),
);

/** Which history. */
export interface KeptRequest {
  readonly scope: HistoryScope;
  readonly currency: string;
  readonly now: Date;
  /** What came in and went out, by moment. */
  readonly flows: ReadonlyMap<number, readonly Flow[]>;
}

/** Moments that are known as of the books' days as they are. */
export interface KnownMoments {
  readonly of: (at: number) => ValuedMoment | undefined;
  /** @param valued by the state that `of` answers from */
  readonly keep: (valued: readonly ValuedMoment[]) => void;
}

const NOTHING_KEPT: KnownMoments = { of: () => undefined, keep: () => undefined };

/**
 * What accounts were worth long ago is computed once: what they had then is told by the rows of the
 * books' days, whose state each request asks for, and prices that are a week old stand. Of accounts
 * of which a broker keeps something beside the books nothing is kept.
 */
export async function knownMoments(
  { db, marketData }: Pick<BrokerageDeps, 'db' | 'marketData'>,
  { scope: { userId, books }, currency, now, flows }: KeptRequest,
): Promise<KnownMoments> {
  const settled = dayEndedBy(new Date(now.getTime() - SETTLED_MS));
  if (settled === null || books.length === 0) return NOTHING_KEPT;
  const ids = books.map(({ id }) => id);
  const accountIds = [...new Set(books.map(({ accountId }) => accountId))];
  const past = await db.one(pastOfBooks, ids, settled.date, userId, accountIds);
  if (past.hasOutside) return NOTHING_KEPT;
  const all = keptIn(marketData);
  const key = [userId, currency, ...books.map(({ id, sinceEntryId }) => `${id} ${sinceEntryId}`)];
  const name = key.join(' ');
  const revision = `${settled.date} ${past.revision}`;
  const found = all.get(name);
  const isGood = found?.revision === revision && Math.abs(now.getTime() - found.began) <= KEPT_MS;
  const known = isGood ? found.moments : new Map<number, KeptMoment>();
  const flowsOf = (at: number): string => textOf(flows.get(at) ?? []);
  return {
    of(at) {
      const kept = known.get(at);
      return kept?.flows === flowsOf(at) ? kept.valued : undefined;
    },
    keep(valued) {
      const moments = new Map(known);
      for (const one of valued) {
        const isWhole = one.equity.unpricedCount === 0 && one.flow.unpricedCount === 0;
        if (isWhole && one.at <= settled.close) {
          moments.set(one.at, { valued: one, flows: flowsOf(one.at) });
        }
      }
      if (moments.size === known.size) return;
      const began = isGood ? found.began : now.getTime();
      all.set(name, { revision, began, moments });
    },
  };
}

const textOf = (flows: readonly Flow[]): string =>
  flows.map(({ asset, amount }) => `${asset} ${amount}`).join(' ');
