import { fileURLToPath } from 'node:url';
import { startChild } from '../children/child.ts';
import { medianFigure, type Section } from '../report/figure.ts';
import { figureTable } from '../report/figure-table.ts';
import { ratios } from '../report/statistics.ts';
import { type HistoryCosts, MANY_INSTRUMENTS, POINTS, type SearchCosts } from './plan.ts';

const ASK_SECONDS = 120;
const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url));

/** What past prices and the search cost, in a process of their own. */
export async function measureMarket(rounds: number): Promise<Section> {
  const probe = startChild({ script: PROBE, core: 'server' });
  const history: HistoryCosts[] = [];
  const search: SearchCosts[] = [];
  try {
    await probe.ready(ASK_SECONDS);
    for (let round = 0; round < rounds; round += 1) {
      history.push(await probe.ask('history', null, ASK_SECONDS));
      search.push(await probe.ask('search', null, ASK_SECONDS));
    }
  } finally {
    await probe.stop();
  }
  const column = (name: keyof HistoryCosts) => history.map((costs) => costs[name]);
  const searches = (name: keyof SearchCosts) => search.map((costs) => costs[name]);
  const [serialised, warm] = [column('serialised'), column('warm')];
  const figures = [
    medianFigure('market/bars-serialised', 'ms', serialised),
    medianFigure('market/bars-warm', 'ms', warm),
    medianFigure('market/bars-warm-to-serialised', 'ratio', ratios(warm, serialised), 1.5),
    medianFigure('market/bars-cold', 'ms', column('cold')),
    medianFigure('market/search-catalogue', 'ms', searches('catalogue'), 0.2),
    medianFigure('market/search-many', 'ms', searches('many'), 1),
  ];
  const title =
    `Market: ${POINTS} bars of getStockHistoricalData, and searches of the catalogue and of ` +
    `${MANY_INSTRUMENTS} instruments; CPU, medians of ${rounds} rounds`;
  return { title, table: figureTable(figures), figures };
}
