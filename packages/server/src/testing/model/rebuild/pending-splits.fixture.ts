import type { CorporateAction } from '../../../ports/market-data.ts';
import {
  type AppliedAction,
  type Entry,
  type Journal,
  positionChanges,
} from './journal.fixture.ts';

export type Action = CorporateAction;
export type SplitTerms = Extract<CorporateAction, { kind: 'SPLIT' }>;

export interface PendingSplits {
  /** Whether the entry is part of a split. */
  takes(entry: Entry): boolean;
  /** Carries out what waits for its last entry. */
  flush(): void;
  /** The action of a company that an entry comes from. */
  actionOf(entry: Entry, bookId: string): Action | null;
}

interface Pending {
  readonly bookId: string;
  readonly assetId: string;
  readonly at: Date;
  readonly orderIds: Set<string>;
}

/**
 * A split of a book is one entry for what is free, and before it one for each order that holds
 * some. Where all is held there are the orders alone. It is carried out once for each book.
 */
export function pendingSplits(
  { actions, books }: Pick<Journal, 'actions' | 'books'>,
  carryOut: (bookId: string, terms: SplitTerms, orderIds: ReadonlySet<string>) => void,
): PendingSplits {
  const ofAccount = Map.groupBy(actions, ({ accountId }) => accountId);
  const done = new Set<string>();
  let pending: Pending | null = null;

  const actionsOf = (bookId: string): readonly AppliedAction[] =>
    ofAccount.get(books.get(bookId)?.accountId ?? '') ?? [];

  function run(
    bookId: string,
    action: AppliedAction | undefined,
    orderIds: ReadonlySet<string>,
  ): void {
    if (action?.terms.kind !== 'SPLIT' || done.has(`${action.id} ${bookId}`)) return;
    done.add(`${action.id} ${bookId}`);
    carryOut(bookId, action.terms, orderIds);
  }

  function flush(): void {
    const waiting = pending;
    pending = null;
    if (waiting === null) return;
    const { bookId, assetId, at, orderIds } = waiting;
    // The clock may have gone on between the claim of the action and its entries.
    const action = actionsOf(bookId).findLast(
      ({ id, appliedAt, terms }) =>
        terms.kind === 'SPLIT' &&
        terms.assetId === assetId &&
        appliedAt <= at &&
        !done.has(`${id} ${bookId}`),
    );
    run(bookId, action, orderIds);
  }

  function takeSplit(entry: Entry, bookId: string, assetId: string): void {
    const isSameBook = pending?.bookId === bookId && pending.assetId === assetId;
    if (entry.sourceType === 'corporate_action') {
      const orderIds = isSameBook ? pending?.orderIds : undefined;
      if (isSameBook) pending = null;
      flush();
      const action = actionsOf(bookId).find(({ id }) => id === entry.sourceId);
      run(bookId, action, orderIds ?? new Set());
      return;
    }
    if (!isSameBook || pending?.orderIds.has(entry.sourceId)) flush();
    pending ??= { bookId, assetId, at: entry.at, orderIds: new Set() };
    pending.orderIds.add(entry.sourceId);
  }

  return {
    flush,
    actionOf: ({ sourceType, sourceId }, bookId) =>
      sourceType === 'corporate_action'
        ? (actionsOf(bookId).find(({ id }) => id === sourceId)?.terms ?? null)
        : null,
    takes(entry) {
      const [change] = positionChanges(entry);
      if (change === undefined) return false;
      const isSplit = entry.kind === 'SPLIT' || entry.kind === 'REVERSE_SPLIT';
      if (isSplit) takeSplit(entry, change.bookId, change.assetId);
      else flush();
      return isSplit;
    },
  };
}
