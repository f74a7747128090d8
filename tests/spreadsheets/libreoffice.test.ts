import { instruments } from '@investing-platform/schema/instruments';
import { startTestServer, type TestServer } from '@investing-platform/server/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { programFound } from '../support/reach.ts';
import { type Opened, openedInLibreOffice } from './support/libreoffice.ts';

const OFFICE = programFound(['soffice', 'libreoffice']);
const held = instruments.find(({ symbol }) => symbol === 'AAPL');
/** A name that is a formula, where a program takes text for one. */
const TRAP = '=2+3';

const OPERATIONS = {
  createCustomInstrumentWithDetails: 'CreateCustomInstrumentWithDetailsInput!',
  createNetWorthShareLink: 'CreateNetWorthShareLinkInput',
  generateNetWorthReport: 'GenerateNetWorthReportInput',
  requestExport: 'RequestExportInput!',
};

describe.skipIf(OFFICE === null)('LibreOffice (where it is installed)', () => {
  let server: TestServer;
  let opened: Opened;
  let worth: number;

  afterAll(() => server?.stop());

  test('opens every workbook and text file that the platform writes', async () => {
    server = await startTestServer({ seed: 'libreoffice' });
    const user = await server.createUser({ plan: 'PRIVATE' });
    const positions = [{ assetId: held?.id ?? '', quantity: '12.5', price: '100' }];
    await server.openAccount(user, { positions });
    const headers = { Authorization: `Bearer ${await server.issueToken(user, ['full_access'])}` };
    const ask = async (query: string, variables?: Record<string, unknown>) => {
      const { body } = await server.graphql(headers, query, variables);
      expect(Object(body).errors).toBeUndefined();
      return Object(body).data;
    };
    const perform = async (name: keyof typeof OPERATIONS, fields: string, params: object) => {
      const query = `mutation ($params: ${OPERATIONS[name]}) { ${name}(params: $params) { ${fields} } }`;
      return Object(await ask(query, { params }))[name];
    };
    await perform('createCustomInstrumentWithDetails', 'instrumentId', {
      name: TRAP,
      currency: 'USD',
      category: 'PROPERTY',
      purchasedOn: '2024-03-01',
      purchasePrice: '700000',
      currentPrice: '905000.25',
    });
    const sections = ['TOTALS', 'ASSETS'];
    const link = await perform('createNetWorthShareLink', 'csvUrl', {
      csvEnabled: true,
      hideAmounts: false,
      sections,
    });
    const fileOf = async (kind: 'generateNetWorthReport' | 'requestExport', params: object) => {
      const { id, downloadUrl } = await perform(kind, 'id downloadUrl', params);
      if (downloadUrl !== null) return bytesAt(downloadUrl);
      const jobs = `{ myExportJobs(params: { ids: ["${id}"] }) { nodes { downloadUrl } } }`;
      const url = async () => (await ask(jobs)).myExportJobs.nodes[0].downloadUrl;
      await expect.poll(url).not.toBeNull();
      return bytesAt(await url());
    };
    opened = await openedInLibreOffice(OFFICE ?? '', {
      'report.xlsx': await fileOf('generateNetWorthReport', { format: 'XLSX', sections }),
      'export.xlsx': await fileOf('requestExport', { type: 'POSITIONS', format: 'XLSX' }),
      'export-text.csv': await fileOf('requestExport', { type: 'POSITIONS', format: 'CSV' }),
      'link.csv': await bytesAt(link.csvUrl),
    });
    const query = '{ netWorthDashboard { totals { netWorth } } }';
    worth = Number((await ask(query)).netWorthDashboard.totals.netWorth);
    expect([...opened.keys()].sort()).toEqual(['export', 'export-text', 'link', 'report']);
  });

  const rows = (file: string) => opened.get(file) ?? [];
  const rowWith = (file: string, ...cells: unknown[]) =>
    rows(file).find((row) => cells.every((cell) => row.some((own) => own === cell)));

  test.each(['report', 'link'])(
    'sees the net worth as a number in %s, as the API tells it',
    (file) => {
      const near = rows(file)
        .flat()
        .filter((cell) => typeof cell === 'number');
      // Prices move between two answers; a number that is text, or cut off, is far from this.
      expect(near.some((cell) => Math.abs(cell / worth - 1) < 0.01)).toBe(true);
      expect(rows(file).flat()).toContain(905_000.25);
    },
  );

  test.each(['export', 'export-text'])('sees what is held as numbers in %s', (file) => {
    const row = rowWith(file, 'AAPL', 12.5);
    expect(row).toBeDefined();
    expect(row?.filter((cell) => typeof cell === 'number')).toContain(1_250);
  });

  test.each(['report', 'link'])('computes nothing of a name in %s', (file) => {
    const row = rowWith(file, 905_000.25);
    expect(row).not.toContain(5);
    expect(row?.some((cell) => cell === TRAP || cell === `'${TRAP}`)).toBe(true);
  });
});

async function bytesAt(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}
