import { bundle, gzipped } from '../../../tests/packages/support/bundle.ts';
import { installAll } from '../../../tests/packages/support/installed.ts';
import { type Figure, medianFigure, type Section, verdict } from '../report/figure.ts';

interface Part {
  readonly name: string;
  readonly label: string;
  /** What an application would write. */
  readonly code: string;
  /** What it writes anyway: only what comes on top counts. */
  readonly besides?: string;
  readonly budgetBytes: number;
}

const SDK = '@investing-platform/sdk';
const LEAN = `export { createClient } from '${SDK}/lean';`;

const parts: readonly Part[] = [
  { name: 'lean-core', label: 'lean client', code: LEAN, budgetBytes: 5_120 },
  {
    name: 'one-operation',
    label: 'one operation',
    code: `export { getPositions } from '${SDK}/operations';`,
    budgetBytes: 512,
  },
  {
    name: 'all-operations',
    label: 'all operations',
    code: `export * from '${SDK}/operations';`,
    budgetBytes: 14_336,
  },
  {
    name: 'client-credentials',
    label: 'client credentials',
    code: `export { clientCredentials } from '${SDK}/auth';`,
    budgetBytes: 9_216,
  },
  {
    name: 'both-grants',
    label: 'both grants',
    code: `export { authorizationCode, clientCredentials } from '${SDK}/auth';`,
    budgetBytes: 12_288,
  },
  {
    name: 'subscriptions',
    label: 'subscriptions, on top of the lean client',
    code: `export { webSocketSubscriptions } from '${SDK}/subscriptions';`,
    besides: LEAN,
    budgetBytes: 5_120,
  },
];

/** What parts of the packed SDK weigh in an application, with all that they import. */
export async function measureSizes(): Promise<Section> {
  const { project, dispose } = await installAll(['sdk']);
  try {
    const figures: Figure[] = [];
    for (const part of parts) figures.push(await figureOf(project, part));
    const rows = figures.map((figure, at) => {
      const { value, goal } = figure;
      return [parts[at]?.label ?? '', String(value), verdict(figure, `≤ ${goal} bytes`)];
    });
    const table = [['part of the SDK', 'bytes', 'goal'], ...rows];
    return { title: 'SDK sizes: packed, bundled, minified, gzipped', table, figures };
  } finally {
    await dispose();
  }
}

async function figureOf(project: string, part: Part): Promise<Figure> {
  const { code, besides = '' } = part;
  const size = async (text: string) => gzipped(await bundle(project, text));
  const value = (await size(besides + code)) - (besides === '' ? 0 : await size(besides));
  return medianFigure(`size/${part.name}`, 'bytes', [value], part.budgetBytes);
}
