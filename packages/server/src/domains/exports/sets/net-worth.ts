import { DAY_MS } from '@investing-platform/schema/durations';
import { addDays, type CivilDate } from '../../../kernel/civil-date.ts';
import type { SheetRow } from '../../../writers/sheet.ts';
import { assetPoints, historyPerson } from '../../networth/index.ts';
import type { DataSet, ExportScope, SetColumn, SetDeps } from './set.ts';

/** Days that are computed at once. */
const DAYS_A_PAGE = 200;

const COLUMNS = [
  { name: 'date', kind: 'date', paper: 1 },
  { name: 'assets', kind: 'number', paper: 1.4 },
  { name: 'liabilities', kind: 'number', paper: 1.4 },
  { name: 'netWorth', kind: 'number', paper: 1.4 },
  { name: 'currency', kind: 'text', paper: 0.8 },
  { name: 'unpricedCount', kind: 'number', paper: 1 },
] as const satisfies readonly SetColumn[];

/** What was owned and owed on each day, as `netWorthAssetHistory` shows it. */
export const netWorth: DataSet = {
  columns: COLUMNS,
  async count(deps, scope) {
    const { first, last } = await spanOf(deps, scope);
    return first > last ? 0 : (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  },
  async *pages(deps, scope) {
    const { person, first, last } = await spanOf(deps, scope);
    for (let day = first; day <= last; day = addDays(day, DAYS_A_PAGE)) {
      const days = daysFrom(day, last);
      yield (await assetPoints(deps, person, days)).map(
        (point): SheetRow => [
          ...[point.date, point.value, point.totalLiabilities, point.netWorth, person.currency],
          String(point.unpricedCount),
        ],
      );
    }
  },
};

async function spanOf(deps: SetDeps, { userId, portfolioIds, from, to }: ExportScope) {
  const person = await historyPerson(deps, userId, { portfolioIds });
  const { began, today } = person;
  const last = to < today ? to : today;
  const nothing = addDays(last, 1);
  const start = from ?? began;
  const first = began === null || start === null ? nothing : start > began ? start : began;
  return { person, first, last };
}

function daysFrom(first: CivilDate, last: CivilDate): CivilDate[] {
  const days = Array.from({ length: DAYS_A_PAGE }, (_, count) => addDays(first, count));
  return days.filter((day) => day <= last);
}
