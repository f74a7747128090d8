import { median } from './statistics.ts';

/** One measured value. */
export interface Figure {
  /** Section, subject and quantity, from the general to the particular, joined by `/`. */
  readonly name: string;
  readonly value: number;
  readonly unit: 'us' | 'ms' | 's' | 'MB' | 'bytes' | 'ratio' | 'count';
  /** What it was taken from: one value for each round. */
  readonly samples: readonly number[];
  /** The value should not be greater. */
  readonly goal?: number;
}

/** The outcome of one section of the benchmark. */
export interface Section {
  readonly title: string;
  readonly table: readonly (readonly string[])[];
  readonly figures: readonly Figure[];
}

/** The median of what was measured, one value for each round. */
export function medianFigure(
  name: string,
  unit: Figure['unit'],
  samples: readonly number[],
  goal?: number,
): Figure {
  const figure = { name, value: median(samples), unit, samples };
  return goal === undefined ? figure : { ...figure, goal };
}

export function isMet({ value, goal }: Figure): boolean | undefined {
  return goal === undefined ? undefined : value <= goal;
}

/** The figure as one line of JSON. */
export function figureLine(figure: Figure): string {
  const { name, unit, goal, samples } = figure;
  const value = significant(figure.value);
  const met = isMet(figure);
  return JSON.stringify({ name, value, unit, goal, met, samples: samples.map(significant) });
}

/** What a goal says and whether it is met, for people. */
export function verdict(figure: Figure, text: string): string {
  return `${isMet(figure) === true ? 'met   ' : 'MISSED'} ${text}`;
}

function significant(value: number): number {
  return Number(value.toPrecision(5));
}
