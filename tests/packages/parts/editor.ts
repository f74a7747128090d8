import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Installed } from '../support/installed.ts';

/** What somebody writes; the marks are where they look. */
const TEXT = `
  import { createClient, fixedToken } from '@investing-platform/sdk';
  const auth = fixedToken('t', { scopes: ['portfolio.read'] });
  const client = createClient({ baseUrl: 'https://api.example.com', auth });
  client./*methods*/;
  const { nodes: [order] } = await client./*about*/getOrders({});
  if (order) order./*fields*/limitPrice;
`;

/** What an editor shows of the installed SDK. */
export function editorTests(installed: () => Installed): void {
  describe('in an editor', () => {
    let service: ts.LanguageService;
    let file: string;

    beforeAll(() => {
      const { project } = installed();
      file = join(project, 'editor.ts');
      service = ts.createLanguageService(hostOf(project, file));
    });

    const at = (mark: string) => TEXT.indexOf(`/*${mark}*/`) + mark.length + 4;
    const offered = (mark: string) =>
      (service.getCompletionsAtPosition(file, at(mark), {})?.entries ?? []).map(({ name }) => name);
    const words = (mark: string) =>
      ts.displayPartsToString(service.getQuickInfoAtPosition(file, at(mark))?.documentation);

    test('a client offers the methods that its scopes allow, and no other', () => {
      const names = offered('methods');
      expect(names).toEqual(expect.arrayContaining(['getOrders', 'searchBar', 'healthCheck']));
      expect(names).not.toContain('placeOrder');
      expect(names).not.toContain('fetchKYC');
    });

    test('a method says what it does', () => {
      expect(words('about')).toContain('orders');
    });

    test('a field of a result says what it is, in the words of the contract', () => {
      expect(offered('fields')).toContain('quantityFilled');
      expect(words('fields')).toMatch(/^The highest price a buy pays/);
    });

    test('a result has a name of its own', () => {
      const position = TEXT.indexOf('order]');
      const info = service.getQuickInfoAtPosition(file, position);
      expect(ts.displayPartsToString(info?.displayParts)).toBe('const order: Order');
    });
  });
}

function hostOf(project: string, file: string): ts.LanguageServiceHost {
  const options = {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts'],
    types: [],
    strict: true,
  };
  const read = (path: string) => (path === file ? TEXT : ts.sys.readFile(path));
  return {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot(path) {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => project,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
  };
}
