import { LRUCache } from 'lru-cache';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { invariant } from '../../kernel/invariant.ts';
import { keptBeside } from '../../kernel/kept-beside.ts';

/** What a holding had come to at the end of a day on which something was traded. */
export interface HeldOn {
  readonly date: CivilDate;
  readonly quantity: string;
  readonly costBasis: string;
  /** These are in the portfolio's currency. */
  readonly costInPortfolio: string;
  /** Of all days until then. */
  readonly paid: string;
  readonly brought: string;
  /** Of this day alone: units that came less those that went for no money, and their cost. */
  readonly moved?: { readonly units: string; readonly cost: string } | null;
}

/** A price that its owner told. */
export interface PriceOn {
  readonly date: CivilDate;
  readonly price: string;
}

/** A holding as a statement tells it to who knows some revisions: null stands for what is known. */
export interface HoldingTold {
  readonly id: string;
  readonly instrumentId: string;
  /** Of its days. */
  readonly revision: string;
  readonly days: readonly HeldOn[] | null;
  /** Null of an instrument of the catalogue. */
  readonly pricesRevision: string | null;
  readonly prices: readonly PriceOn[] | null;
}

/** The same with all days and prices, oldest first. */
export type WithLists<Told extends HoldingTold> = Omit<Told, 'days' | 'prices'> & {
  readonly days: readonly HeldOn[];
  readonly prices: readonly PriceOn[];
};

/**
 * What a holding was when something was computed of it, to tell later on which days it is another
 * one: weakly, since lists that nobody has any more may be longer than all that came of them.
 */
export interface Noted {
  /** Names all but its lists that was computed with. */
  readonly terms: string;
  readonly days: WeakRef<readonly HeldOn[]>;
  readonly prices: WeakRef<readonly PriceOn[]>;
}

interface Kept<Row> {
  readonly revision: string;
  readonly rows: readonly Row[];
}

/** Of one person: days by holding, prices by instrument. */
interface Lists {
  readonly days: ReadonlyMap<string, Kept<HeldOn>>;
  readonly prices: ReadonlyMap<string, Kept<PriceOn>>;
}

/** Days and prices of all people together: some 50 MB. */
const MAX_ROWS = 250_000;

const NOTHING: Lists = { days: new Map(), prices: new Map() };
const NO_PRICES: readonly PriceOn[] = [];

/** Of a database, by person. */
const keptIn = keptBeside(
  () => new LRUCache<string, Lists>({ maxSize: MAX_ROWS, sizeCalculation: sizeOf }),
);

function sizeOf({ days, prices }: Lists): number {
  let size = 1;
  for (const { rows } of days.values()) size += rows.length;
  for (const { rows } of prices.values()) size += rows.length;
  return size;
}

/** What was read of a person's holdings, for a statement that tells the rest. */
export interface KnownLists {
  readonly revisions: readonly string[];
  /**
   * The holdings of the answer, whole.
   *
   * @param isAll whether they are all that the person has: nothing else is kept then
   */
  readonly complete: <Told extends HoldingTold>(
    rows: readonly Told[],
    isAll: boolean,
  ) => WithLists<Told>[];
}

/**
 * Days and prices of ten years are long, and few of them change: they are read once. A revision is
 * the name of one state of them for good, and the statement compares it in its own snapshot: what
 * is kept is never behind, whoever wrote in between and in which process.
 */
export function knownLists(db: object, userId: string): KnownLists {
  const kept = keptIn(db);
  const before = kept.get(userId) ?? NOTHING;
  return {
    revisions: [...before.days.values(), ...before.prices.values()].map((one) => one.revision),
    complete(rows, isAll) {
      // Others may have read other holdings of the person meanwhile.
      const others = isAll ? NOTHING : (kept.get(userId) ?? NOTHING);
      const [days, prices] = [new Map(others.days), new Map(others.prices)];
      const holdings = rows.map((row) => {
        const { id, instrumentId, revision, pricesRevision } = row;
        const held = row.days ?? known(before.days.get(id), revision);
        days.set(id, { revision, rows: held });
        if (pricesRevision === null) return { ...row, days: held, prices: NO_PRICES };
        const told = row.prices ?? known(before.prices.get(instrumentId), pricesRevision);
        prices.set(instrumentId, { revision: pricesRevision, rows: told });
        return { ...row, days: held, prices: told };
      });
      kept.set(userId, { days, prices });
      return holdings;
    },
  };
}

function known<Row>(kept: Kept<Row> | undefined, revision: string): readonly Row[] {
  invariant(kept?.revision === revision, 'what a statement leaves out is known');
  return kept.rows;
}
