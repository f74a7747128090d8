import { describe } from './catalog/describe.ts';
import { catalogued } from './catalog/operations.ts';
import type { Host } from './host.ts';
import { accountTools } from './tools/account-tools.ts';

const POSITIONS = 'portfolio://positions';
const STATEMENTS = 'portfolio://statements';
const OPERATION = /^doc:\/\/operation\/(\w{1,80})$/;

const positions = accountTools.find(({ name }) => name === 'list_positions')?.document ?? '';

const statements = `query Statements {
  fetchPlatformInvestAccountDocuments(params: { types: [ACCOUNT_STATEMENT], limit: 100 }) {
    nodes { id name issuedOn periodStartsOn periodEndsOn sizeBytes } nextCursor
  }
}`;

/** What is read from the account, by address: the document, and the values of its variables. */
const fromAccount: ReadonlyMap<string, Parameters<Host['run']>> = new Map([
  [POSITIONS, [positions, { limit: 500 }]],
  [STATEMENTS, [statements, {}]],
]);

export const resources = [
  {
    uri: POSITIONS,
    name: 'positions',
    title: 'Positions',
    description: 'What the live accounts hold now, as exact values.',
    mimeType: 'application/json',
  },
  {
    uri: STATEMENTS,
    name: 'statements',
    title: 'Statements',
    description: 'The statements of the platform account, the newest 100.',
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
  const found = fromAccount.get(uri);
  return found === undefined ? [] : [found[0]];
}

/** The content of a resource; null where there is none of that address. */
export async function readResource(
  host: Host,
  uri: string,
): Promise<{ readonly mimeType: string; readonly text: string } | null> {
  const own = fromAccount.get(uri);
  if (own !== undefined) {
    const { data, errors } = await host.run(...own);
    return { mimeType: 'application/json', text: JSON.stringify(errors ?? data) };
  }
  const found = catalogued.get(OPERATION.exec(uri)?.[1] ?? '');
  if (found === undefined) return null;
  return { mimeType: 'text/markdown', text: describe(host.schema, found) };
}
