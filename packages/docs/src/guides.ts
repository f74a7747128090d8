import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLimits } from '@investing-platform/engine';
import {
  compositeScopes,
  type ErrorCode,
  errorCodes,
  leafScopes,
} from '@investing-platform/schema';
import type { Reference } from './reference.ts';
import { repairs } from './repairs.ts';
import { withTaskPlaces } from './tasks.ts';
import { type Addresses, line } from './text.ts';

const FOLDER = join(import.meta.dirname, '../guides');

/** The guides in reading order, with the names that the sidebar shows. */
export const guides: Readonly<Record<string, string>> = {
  'getting-started': 'Getting started',
  recipes: 'Recipes',
  authentication: 'Authentication',
  errors: 'Errors',
  limits: 'Limits',
  subscriptions: 'Subscriptions',
  'own-documents': 'Your own selections',
  cards: 'Cards',
  pagination: 'Pagination',
  idempotency: 'Idempotency',
  spreadsheets: 'Spreadsheets',
  exports: 'Exports',
  assistant: 'Assistant',
  crypto: 'Crypto assets',
  emails: 'E-mails of a portfolio',
  'command-line': 'Command line',
  assistants: 'Assistants',
  approvals: 'Approvals',
  values: 'Decimals and dates',
  versioning: 'Versioning',
  changelog: 'Changelog',
  webhooks: 'No webhooks',
  mocks: 'Testing with mocks',
  'self-hosting': 'Self-hosting',
};

/**
 * The guides by name, their tables filled from the contract.
 *
 * @throws {Error} where the folder and the list of guides differ, or a table is unknown
 */
export function readGuides(reference: Reference): ReadonlyMap<string, string> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
  const found = files.map((file) => file.slice(0, -'.md'.length)).sort();
  const listed = Object.keys(guides).sort();
  if (found.join() !== listed.join()) throw new Error(`guides/ holds ${found.join(', ')}`);
  return new Map(
    Object.keys(guides).map((name) => {
      const text = readFileSync(join(FOLDER, `${name}.md`), 'utf8');
      return [
        name,
        withTaskPlaces(name, text).replaceAll(/<!-- table:(\w+) -->/g, (_all, table) =>
          fill(table, reference),
        ),
      ];
    }),
  );
}

function fill(table: string, { addresses, schema }: Reference): string {
  switch (table) {
    case 'scopes':
      return scopeTable(scopeMeanings(schema), addresses);
    case 'errors':
      return errorTable(addresses);
    case 'limits':
      return limitTable();
    case 'changes':
      return changeList();
    default:
      throw new Error(`There is no table ${table}`);
  }
}

/** The contract describes each scope at its enum value, after the scope's own name. */
function scopeMeanings(schema: Reference['schema']): ReadonlyMap<string, string> {
  const node = schema.getType('Scope')?.astNode;
  const values = node?.kind === 'EnumTypeDefinition' ? (node.values ?? []) : [];
  return new Map(
    values.map(({ name, description }) => [
      name.value.toLowerCase().replace('_', '.'),
      (description?.value ?? '').replace(/^`[^`]*`:\s*/, ''),
    ]),
  );
}

function scopeTable(meanings: ReadonlyMap<string, string>, addresses: Addresses): string {
  const rows = leafScopes.map((scope) => {
    const wider = Object.entries(compositeScopes)
      .filter(([name, leaves]) => name !== 'full_access' && leaves.some((leaf) => leaf === scope))
      .map(([name]) => `\`${name}\``);
    const meaning = line(meanings.get(scope) ?? '', addresses);
    return `| \`${scope}\` | ${meaning} | ${wider.join(', ')} |`;
  });
  return ['| Scope | Allows | Also in |', '|---|---|---|', ...rows].join('\n');
}

const codes = Object.keys(errorCodes) as ErrorCode[];

function errorTable(addresses: Addresses): string {
  return codes
    .map((code) => {
      const { meaning, retry } = errorCodes[code];
      const again = retry ? ' The same request may succeed later.' : '';
      const said = `${line(meaning, addresses)}${again}`;
      return `### ${code} {#${code}}\n\n${said}\n\n**What to do:** ${line(repairs[code], addresses)}`;
    })
    .join('\n\n');
}

const ROOT = join(import.meta.dirname, '../../..');

/** Those whose change logs tell people something: what they run, and what they install. */
const TELLING = ['server', 'sdk'];

/** What is noted for the next release, and what releases have said, all packages in one. */
function changeList(): string {
  const notes = readdirSync(join(ROOT, '.changeset'))
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .map((file) => readFileSync(join(ROOT, '.changeset', file), 'utf8'))
    .map((text) => text.replace(/^---[\s\S]*?^---\s*/m, '').trim());
  const files = TELLING.map((name) => join(ROOT, 'packages', name, 'CHANGELOG.md'));
  const logs = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const next = notes.length === 0 ? [] : ['## Next release', ...notes];
  return [...next, ...releasesOf(logs)].join('\n\n');
}

/** The releases of change logs that share their versions, the newest first. */
function releasesOf(logs: readonly string[]): string[] {
  const told = logs.flatMap((log) => log.split(/^(?=## )/m).slice(1));
  const byVersion = Map.groupBy(told, (release) => /^## (.*)/.exec(release)?.[1] ?? '');
  return [...byVersion].map(([version, releases]) => {
    const said = releases.map((release) =>
      release
        .replace(/^#.*\n/gm, '')
        .replace(/^- [0-9a-f]{7,}: /gm, '- ')
        // That siblings have the same version goes without saying.
        .replace(/^(?:- Updated dependencies.*| *- @investing-platform\/.*)\n/gm, '')
        .trim(),
    );
    return `## ${version}\n\n${said.join('\n')}`;
  });
}

function limitTable(): string {
  const count = (value: number) => value.toLocaleString('en-US');
  return [
    '| What | At most |',
    '|---|---|',
    `| Levels of fields | ${count(defaultLimits.depth)} |`,
    `| Root fields, and apart from them aliases | ${count(defaultLimits.rootFields)} |`,
    `| Tokens of a document | ${count(defaultLimits.tokens)} |`,
    `| Objects of an answer by estimate, list limits multiplied | ${count(defaultLimits.nodes)} |`,
    '| Body of a request, or message of a WebSocket | 1 MiB |',
  ].join('\n');
}
