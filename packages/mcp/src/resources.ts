import { describe } from './catalog/describe.ts';
import { catalogued } from './catalog/operations.ts';
import type { Host } from './host.ts';
import { accountTools } from './tools/account-tools.ts';

const POSITIONS = 'portfolio://positions';
const OPERATION = /^doc:\/\/operation\/(\w{1,80})$/;

const positions = accountTools.find(({ name }) => name === 'list_positions')?.document ?? '';

export const resources = [
  {
    uri: POSITIONS,
    name: 'positions',
    title: 'Positions',
    description: 'What the live accounts hold now, as exact values.',
    mimeType: 'application/json',
  },
];

export const resourceTemplates = [
  {
    uriTemplate: 'doc://operation/{name}',
    name: 'operation',
    title: 'Operation',
    description: 'What one operation of the API takes, answers and refuses.',
    mimeType: 'text/markdown',
  },
];

/** The documents that reading it runs. */
export function documentsOfResource(uri: string): readonly string[] {
  return uri === POSITIONS ? [positions] : [];
}

/** The content of a resource; null where there is none of that address. */
export async function readResource(
  host: Host,
  uri: string,
): Promise<{ readonly mimeType: string; readonly text: string } | null> {
  if (uri === POSITIONS) {
    const { data, errors } = await host.run(positions, { limit: 500 });
    return { mimeType: 'application/json', text: JSON.stringify(errors ?? data) };
  }
  const found = catalogued.get(OPERATION.exec(uri)?.[1] ?? '');
  if (found === undefined) return null;
  return { mimeType: 'text/markdown', text: describe(host.schema, found) };
}
