import { fileURLToPath } from 'node:url';
import { startChild } from '../children/child.ts';
import { type Figure, type Section, verdict } from '../report/figure.ts';
import { median, ratios } from '../report/statistics.ts';
import { type HistoryCosts, MANY_INSTRUMENTS, POINTS } from './plan.ts';

const ASK_SECONDS = 120;
const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url));

/** What past prices and the search cost, in a process of their own. */
export async function measureMarket(rounds: number): Promise<Section> {
  const probe = startChild({ script: PROBE, core: 'server' });
  const history: HistoryCosts[] = [];
  const search: { readonly catalogue: number; readonly many: number }[] = [];
  try {
    await probe.ready(ASK_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      history.push(await probe.ask('history', null, ASK_SECONDS));
      search.push(await probe.ask('search', null, ASK_SECONDS));
    }
  } finally {
    await probe.stop();
  }
  const of = (
    name: string,
    unit: Figure['unit'],
    samples: readonly number[],
    goal?: number,
  ): Figure => ({
    name: `market/${name}`,
    value: median(samples),
    unit,
    samples,
    ...(goal === undefined ? {} : { goal }),
  });
  const column = (name: keyof HistoryCosts) => history.map((costs) => costs[name]);
  const figures = [
    of('bars-serialised', 'ms', column('serialised')),
    of('bars-warm', 'ms', column('warm')),
    of('bars-warm-to-serialised', 'ratio', ratios(column('warm'), column('serialised')), 1.5),
    of('bars-cold', 'ms', column('cold')),
    of(
      'search-catalogue',
      'ms',
      search.map(({ catalogue }) => catalogue),
      0.2,
    ),
    of(
      'search-many',
      'ms',
      search.map(({ many }) => many),
      1,
    ),
  ];
  const title =
    `Market: ${POINTS} bars of getStockHistoricalData, and searches of the catalogue and of ` +
    `${MANY_INSTRUMENTS} instruments; CPU, medians of ${rounds} rounds`;
  return { title, table: tableOf(figures), figures };
}

function tableOf(figures: readonly Figure[]): string[][] {
  const rows = figures.map((figure) => [
    figure.name.replace('market/', ''),
    figure.value.toFixed(3),
    Math.min(...figure.samples).toFixed(3),
    Math.max(...figure.samples).toFixed(3),
    figure.unit,
    figure.goal === undefined ? '' : verdict(figure, `≤ ${figure.goal} ${figure.unit}`),
  ]);
  return [['figure', 'median', 'least', 'most', 'unit', 'goal'], ...rows];
}
