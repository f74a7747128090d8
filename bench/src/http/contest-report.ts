import { type Figure, medianFigure, verdict } from '../report/figure.ts';
import { median } from '../report/statistics.ts';
import { type Costs, ratioOf } from './contest.ts';
import { type ContestantName, TITLES } from './contestants.ts';
import type { MeasuredOperation } from './operations.ts';

/** The most that an answer of ours may cost, as a multiple of a peer's. */
export interface Goal {
  readonly peer: ContestantName;
  readonly atMost: number;
}

export const HEADER: readonly string[] = [
  'operation',
  'server',
  'µs a request',
  'least',
  'most',
  '× bare',
  'goal: ours to it',
];

export function costFigures(key: string, { name }: MeasuredOperation, costs: Costs): Figure[] {
  return [...costs].map(([server, samples]) =>
    medianFigure(`${key}/${name}/${server}`, 'us', samples),
  );
}

export function goalFigure(
  key: string,
  { name }: MeasuredOperation,
  costs: Costs,
  { peer, atMost }: Goal,
): Figure {
  const samples = ratioOf(costs, 'ours', peer);
  return medianFigure(`${key}/${name}/ours-to-${peer}`, 'ratio', samples, atMost);
}

/** A goal stands in the row of the peer whose cost it is a multiple of. */
export function rowsOf(
  operation: MeasuredOperation,
  costs: Costs,
  goals: readonly Goal[],
  goalFigures: readonly Figure[],
): string[][] {
  return [...costs].map(([server, samples], row) => {
    const place = goals.findIndex(({ peer }) => peer === server);
    const [goal, figure] = [goals[place], goalFigures[place]];
    const said =
      figure === undefined || goal === undefined
        ? ''
        : verdict(figure, `${figure.value.toFixed(2)} ≤ ${goal.atMost}`);
    return [
      row === 0 ? operation.label : '',
      TITLES[server],
      median(samples).toFixed(1),
      Math.min(...samples).toFixed(1),
      Math.max(...samples).toFixed(1),
      median(ratioOf(costs, server, 'bare')).toFixed(2),
      said,
    ];
  });
}
