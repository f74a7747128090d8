import { sumsOver } from './kept-sums.ts';
import {
  byColumn,
  type ColumnTold,
  type Part,
  type PartTold,
  type SumsAsked,
  type SumsTold,
} from './sums-asked.ts';

export interface SumsByAge<One extends Part, Column extends string> extends SumsAsked<One, Column> {
  /** Whether what is told of a moment that is not settled stands for a while. */
  readonly isRecent: (time: number) => boolean;
  /** Names what it stands by; null: it does not. */
  readonly recentState: () => number | null;
}

/**
 * `sumsOver` of moments of which most are long ago. The others are summed apart, by stamps that name
 * the state of this week too: so what is told of it is kept for as long as that is the same.
 */
export async function sumsByAge<One extends Part, Column extends string>(
  source: object,
  { isRecent, recentState, ...asked }: SumsByAge<One, Column>,
): Promise<SumsTold<Column>> {
  const { key, times, isSettled, parts } = asked;
  const [old, young]: [number[], number[]] = [[], []];
  const isOld = times.map(isSettled);
  /** Where each moment stands among those of its age. */
  const placeOf = isOld.map((settled, place) => (settled ? old : young).push(place) - 1);
  const of = (some: readonly number[]) => some.map((place) => times[place] ?? 0);

  const sumsOld = await sumsOver(source, {
    ...asked,
    times: of(old),
    tell: (told, at, before) =>
      asked.tell(
        told,
        at.map((place) => old[place] ?? 0),
        before,
      ),
  });
  const state = recentState();
  const recent = (stamp: string | null) =>
    stamp === null || state === null ? null : `${stamp} ${state}`;
  const sumsYoung = await sumsOver(source, {
    ...asked,
    // What the first moment comes to may depend on its being the first.
    key: `${key} recent ${times[young[0] ?? -1]}`,
    times: of(young),
    isSettled: isRecent,
    parts: parts.map((part) => ({ id: part.id, stamp: recent(part.stamp), part })),
    // What was told of this week stands by prices that may be other ones now.
    changedIn: () => null,
    async tell(some, at): Promise<PartTold<Column>[]> {
      const places = at.map((place) => young[place] ?? 0);
      const told = await asked.tell(
        some.map(({ part }) => part),
        places,
        () => () => undefined,
      );
      const isSame = state === recentState();
      return told.map(({ leaves, keptBy }) => {
        const recentBy = () => {
          const stamp = recent(keptBy()?.stamp ?? null);
          return stamp === null ? null : { stamp };
        };
        return { leaves, keptBy: isSame ? recentBy : () => null };
      });
    },
  });
  return byColumn(asked.columns, (column): ColumnTold => {
    const [told, toldYoung] = [sumsOld[column], sumsYoung[column]];
    const toldOf = (place: number) => (isOld[place] === true ? told : toldYoung);
    return {
      sumAt: (place) => toldOf(place).sumAt(placeOf[place] ?? 0),
      unknownAt: (place) => toldOf(place).unknownAt(placeOf[place] ?? 0),
    };
  });
}
