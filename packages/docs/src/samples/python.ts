import type { Params } from '../examples/exchange.ts';
import { BASE_URL } from '../examples/run-examples.ts';
import type { Operation } from '../reference.ts';

/** A script for Python 3.9 and later without a package; `TOKEN` holds an access token. */
export function pythonSample({ document, entry, name }: Operation, params: Params | null): string {
  const isOpen = entry.access === 'ANONYMOUS';
  const variables = params === null ? [] : [`params = ${pythonLiteral(params)}`, ''];
  const body = params === null ? '{"query": query}' : '{"query": query, "variables": variables}';
  return [
    'import json',
    ...(isOpen ? [] : ['import os']),
    'import urllib.error',
    'import urllib.request',
    '',
    `query = """\n${document.trimEnd()}\n"""`,
    ...variables,
    ...(params === null ? [] : ['variables = {"params": params}']),
    'request = urllib.request.Request(',
    `    "${BASE_URL}/graphql",`,
    `    data=json.dumps(${body}).encode(),`,
    '    headers={',
    '        "Content-Type": "application/json",',
    ...(isOpen ? [] : ['        "Authorization": "Bearer " + os.environ["TOKEN"],']),
    '    },',
    ')',
    'try:',
    '    answer = json.load(urllib.request.urlopen(request, timeout=30))',
    'except urllib.error.HTTPError as refusal:',
    '    answer = json.load(refusal)',
    'if answer.get("errors"):',
    '    raise SystemExit(answer["errors"][0]["message"])',
    `print(json.dumps(answer["data"]["${name}"], indent=2))`,
  ].join('\n');
}

const INDENT = '    ';

/** JSON as Python writes it: a key to a line, and its own words for true, false and null. */
function pythonLiteral(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = indent + INDENT;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((entry) => pythonLiteral(entry, inner))
    : Object.entries(value).map(
        ([key, entry]) => `${JSON.stringify(key)}: ${pythonLiteral(entry, inner)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${inner}${part},`).join('\n')}\n${indent}${close}`;
}
