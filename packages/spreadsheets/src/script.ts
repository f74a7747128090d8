import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contractText } from './generated/contract.ts';

const FOLDER = join(import.meta.dirname, '../script');

/** Each after those that it imports. */
const SHARED = ['cell-error', 'contract', 'params', 'table', 'reading', 'functions'];

/** What is asked for: a spreadsheet only reads. */
const SCOPES = 'identity profile.read portfolio.read funding.read public';

/**
 * The modules of a host as one text, in a function of their own, so that nothing of them stands
 * beside the functions that people see.
 *
 * @param baseUrl the server's address
 * @param own modules of the host, each after those that it imports
 * @param exported what the text keeps
 */
export function bundled(
  baseUrl: string,
  own: readonly string[],
  exported: readonly string[],
): string {
  const modules = [...SHARED, ...own].map(moduleText);
  return `const INVESTING_ = (() => {
const BASE = ${JSON.stringify(baseUrl)};
const SCOPES = ${JSON.stringify(SCOPES)};
const CONTRACT = ${JSON.stringify(contractText.split('\n'), null, 0).replaceAll('","', '",\n"')}.join('\\n');
${modules.join('\n')}
return { ${exported.join(', ')} };
})();
`;
}

/** A module without imports, since what it imports stands above it, and without comments. */
function moduleText(name: string): string {
  return readFileSync(join(FOLDER, `${name}.mjs`), 'utf8')
    .replaceAll(/^import [^;]*;\n/gm, '')
    .replaceAll(/^export /gm, '')
    .replaceAll(/\/\*\*[\s\S]*?\*\/\n?/g, '')
    .replaceAll(/(\d)_(?=\d)/g, '$1')
    .replaceAll(/\n{2,}/g, '\n');
}
