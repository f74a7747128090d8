import type { ChartPoint } from '../charts/chart-geometry.ts';
import { moneyText } from '../text/format.ts';

/** The end of one step of a history, as the API tells it. */
export interface HistoryPoint {
  readonly at: number;
  readonly value: string;
  /** Null where it is not known. */
  readonly netContributions: string | null;
  /** Left out where the history is of assets alone. */
  readonly totalLiabilities?: string | null;
  readonly netWorth?: string | null;
}

const LESS_THAN_A_CENT = 0.005;

/** At noon of the person's own clock, so that no time zone shows another day. */
export const noonOf = (date: string): number => Date.parse(`${date}T12:00`);

/** The line of a history, with what made each of its steps. */
export function historyPoints(nodes: readonly HistoryPoint[], currency: string): ChartPoint[] {
  return nodes.map((node, index) => {
    const before = nodes[index - 1];
    const y = Number(node.netWorth ?? node.value);
    return { x: node.at, y, note: before === undefined ? '' : stepText(before, node, currency) };
  });
}

/** What made the whole of a history, from its first point to its last. */
export function wholeStepText(nodes: readonly HistoryPoint[], currency: string): string {
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first === undefined || last === undefined || first === last) return '';
  return stepText(first, last, currency);
}

/**
 * What lies between two points: what was put in or taken out, what prices and valuations did, and
 * what became of the debts. The three of them are the whole difference.
 */
export function stepText(before: HistoryPoint, after: HistoryPoint, currency: string): string {
  if (before.netContributions === null || after.netContributions === null) return '';
  const added = Number(after.netContributions) - Number(before.netContributions);
  const gained = Number(after.value) - Number(before.value) - added;
  const repaid = Number(before.totalLiabilities ?? 0) - Number(after.totalLiabilities ?? 0);
  const parts = [
    [added, added < 0 ? 'Taken out' : 'Added'],
    [gained, 'Price changes'],
    [repaid, repaid < 0 ? 'New debt' : 'Debt repaid'],
  ] as const;
  return parts
    .filter(([amount]) => Math.abs(amount) >= LESS_THAN_A_CENT)
    .map(([amount, words]) => `${words} ${moneyText(amount.toFixed(2), currency, true)}`)
    .join(' · ');
}
