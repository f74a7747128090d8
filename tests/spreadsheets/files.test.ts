import { publicTypeDefs } from '@investing-platform/schema/public-type-defs';
import {
  appsScript,
  appsScriptManifest,
  excelFunctions,
  excelManifest,
  excelMetadata,
  icon,
  powerQuery,
} from '@investing-platform/spreadsheets';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';

const BASE = 'https://invest.example.com';

/** The texts of an attribute or element, in their order. */
const all = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, own]) => own);

describe('the manifest of the add-in for Excel', () => {
  const manifest = excelManifest(BASE);

  test('names each resource that it refers to, and leads to the server alone', () => {
    const named = all(/ id="([^"]+)" DefaultValue=/g, manifest);
    const referred = all(/ resid="([^"]+)"/g, manifest);
    expect(referred.filter((id) => !named.includes(id))).toEqual([]);
    const addresses = all(/DefaultValue="(https?:[^"]+)"/g, manifest);
    expect(addresses.filter((address) => !address?.startsWith(`${BASE}/`))).toEqual([]);
  });

  test('closes what it opens', () => {
    const open: string[] = [];
    for (const [, end, name = '', self] of manifest.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
      if (end === '/') expect(open.pop()).toBe(name);
      else if (self !== '/') open.push(name);
    }
    expect(open).toEqual([]);
  });

  test('asks for one runtime for functions and pane, which alone sends a token', () => {
    expect(manifest).toContain('<Set Name="SharedRuntime" MinVersion="1.1"/>');
    expect(manifest).toContain('<Runtime resid="Pane.Url" lifetime="long"/>');
    expect(manifest).toMatch(/<Page>\s*<SourceLocation resid="Pane.Url"\/>/);
  });

  test('has the same id for the same server, and another for another', () => {
    const id = (base: string) => all(/<Id>([^<]+)</g, excelManifest(base))[0];
    expect(id(BASE)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(id(BASE)).toBe(id(BASE));
    expect(id('https://other.example.com')).not.toBe(id(BASE));
  });

  test('describes each function that the script has', () => {
    const { functions } = JSON.parse(excelMetadata());
    const ids = functions.map(({ id }: { id: string }) => id);
    expect(all(/CustomFunctions\.associate\('(\w+)'/g, excelFunctions(BASE))).toEqual(ids);
  });
});

test('the script stays small enough for Google to find its functions', () => {
  const script = appsScript(BASE);
  expect(Buffer.byteLength(script)).toBeLessThan(60_000);
  expect(script).toContain(`"${BASE}"`);
  const names = [...script.matchAll(/@customfunction\n \*\/\nfunction (\w+)/g)].map(
    ([, own]) => own,
  );
  expect(names).toContain('INVEST_HISTORY');
});

test('its manifest asks for no more than it uses', () => {
  const manifest = JSON.parse(appsScriptManifest(BASE));
  expect(manifest).toMatchObject({
    runtimeVersion: 'V8',
    urlFetchWhitelist: [`${BASE}/`],
  });
  expect(manifest.oauthScopes.map((scope: string) => scope.split('/').at(-1))).toEqual([
    'script.external_request',
    'script.container.ui',
    'spreadsheets.currentonly',
  ]);
});

test('an icon is a picture of its size', () => {
  const picture = Buffer.from(icon(32));
  expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([32, 32]);
});

test('the query for Power Query asks the contract for the columns that it shows', () => {
  const text = powerQuery(BASE);
  const [query = ''] = all(/Query = "([^"]+)"/g, text);
  expect(validate(buildSchema(publicTypeDefs), parse(query))).toEqual([]);
  const columns = text.match(/FromRecords\(Rows, \{([^}]+)\}/)?.[1]?.match(/\w+/g);
  expect(columns).toEqual(query.match(/getPositions \{ ([^}]+) \}/)?.[1]?.split(' '));
  expect(text).toContain(`Base = "${BASE}"`);
});
