import { createHash } from 'node:crypto';
import type { LeafScope } from '@investing-platform/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EICAR, fakeClamd } from '../../adapters/clamd/fake-clamd.fixture.ts';
import type { TestServer } from '../../testing/types.ts';
import { startTestServer } from '../../testing.ts';

const clamd = fakeClamd(30_000_000);
let server: TestServer;

beforeAll(async () => {
  const { host, port } = await clamd.listen();
  server = await startTestServer({ settings: { CLAMD_ADDRESS: `${host}:${port}` } });
});
afterAll(async () => {
  await server.stop();
  await clamd.stop();
});

const announce = `mutation ($params: CreateNetWorthDocumentUploadInput!) {
  createNetWorthDocumentUpload(params: $params) {
    uploadUrl method headers { name value } document { id } } }`;
const finalize = `mutation ($params: FinalizeNetWorthDocumentInput!) {
  finalizeNetWorthDocument(params: $params) { status downloadUrl } }`;
const CONTENT = Buffer.from('%PDF-1.7 a deed');

const here = (url: string): string => server.url + new URL(url).pathname;

test('a file is sent to its address and downloaded from another, as nothing but a file', async () => {
  const ada = await server.createUser({ email: 'ada@example.com' });
  const token = await server.issueToken(ada, ['portfolio.write']);
  const ask = async (query: string, params: object) => {
    const { body } = await server.graphql({ Authorization: `Bearer ${token}` }, query, { params });
    return Object(Object(body).data);
  };
  const { createNetWorthDocumentUpload: upload } = await ask(announce, {
    fileName: 'Deed “1”.pdf',
    mimeType: 'application/pdf',
    sizeBytes: CONTENT.length,
    sha256: createHash('sha256').update(CONTENT).digest('hex'),
  });
  const put = (body: Buffer) =>
    fetch(here(upload.uploadUrl), {
      method: upload.method,
      body: new Uint8Array(body),
    });
  const preflight = await fetch(here(upload.uploadUrl), { method: 'OPTIONS' });
  expect(preflight.headers.get('access-control-allow-methods')).toBe('PUT');
  expect((await put(Buffer.concat([CONTENT, CONTENT]))).status).toBe(413);
  expect((await put(CONTENT)).status).toBe(204);
  expect((await put(CONTENT)).status).toBe(404);
  const { finalizeNetWorthDocument: deed } = await ask(finalize, { id: upload.document.id });
  expect(deed.status).toBe('AVAILABLE');
  const file = await fetch(here(deed.downloadUrl));
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': `${CONTENT.length}`,
    'content-disposition': "attachment; filename*=UTF-8''Deed%20%E2%80%9C1%E2%80%9D.pdf",
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(Buffer.from(await file.arrayBuffer())).toEqual(CONTENT);
  const broken = `${here(deed.downloadUrl).slice(0, -4)}AAAA`;
  expect((await fetch(broken)).status).toBe(404);
  expect((await fetch(here(deed.downloadUrl), { method: 'POST' })).status).toBe(405);
});

test('a file is uploaded for an operation, with a token that may use it', async () => {
  const eve = await server.createUser({ email: 'eve@example.com' });
  const uploaded = async (scopes: LeafScope[] | null, body = CONTENT) => {
    const token = scopes === null ? 'nothing' : await server.issueToken(eve, scopes);
    return fetch(`${server.url}/uploads`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: new Uint8Array(body),
    });
  };
  const answer = await uploaded(['portfolio.write']);
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { uploadId: expect.any(String), sizeBytes: CONTENT.length, expiresAt: expect.any(String) },
  ]);
  const unknown = await uploaded(null);
  expect(unknown.status).toBe(401);
  expect(unknown.headers.get('www-authenticate')).toMatch(/error="invalid_token"/);
  const tooLittle = await uploaded(['portfolio.read']);
  expect(tooLittle.status).toBe(403);
  expect(tooLittle.headers.get('www-authenticate')).toMatch(
    /error="insufficient_scope", scope="portfolio.write profile.write"/,
  );
  expect((await uploaded(['portfolio.write'], Buffer.alloc(20_971_521))).status).toBe(413);
  expect((await fetch(`${server.url}/uploads`)).status).toBe(405);
});

const takeFile = `mutation ($params: UploadNetWorthFileInput!) {
  uploadNetWorthFile(params: $params) { id } }`;
const files = `query { netWorthAllPortfolioFiles { nodes { id } } }`;
const portfolio = `mutation ($params: CreateNetworthPortfolioInput!) {
  createNetworthPortfolio(params: $params) { id } }`;

test('nothing that a scanner finds harmful, or cannot look into, is kept by any way in', async () => {
  const ada = await server.createUser({ email: 'scanned@example.com' });
  const token = await server.issueToken(ada, ['portfolio.write', 'portfolio.read']);
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (query: string, params: object) => {
    const { body } = await server.graphql(headers, query, { params });
    return Object(body);
  };
  const { data } = await ask(portfolio, { name: 'Scanned', currency: 'USD' });
  const portfolioId = data.createNetworthPortfolio.id;
  const deed = Buffer.from(`%PDF-1.7 ${EICAR}`);
  const announced = await ask(announce, {
    fileName: 'Deed.pdf',
    mimeType: 'application/pdf',
    sizeBytes: deed.length,
    sha256: createHash('sha256').update(deed).digest('hex'),
  });
  const { uploadUrl } = announced.data.createNetWorthDocumentUpload;
  /** How each way in answers to the file, and what the operation finds wrong. */
  const everyWay = async () => {
    const body = new Uint8Array(deed);
    const document = await fetch(here(uploadUrl), { method: 'PUT', body });
    const upload = await fetch(`${server.url}/uploads`, { method: 'POST', headers, body });
    const content = { base64: deed.toString('base64') };
    const { errors } = await ask(takeFile, { portfolioId, fileName: 'deed.pdf', content });
    const [{ extensions }] = errors;
    return [document.status, upload.status, extensions.code, extensions.fields?.[0]?.path];
  };
  const infected = [422, 422, 'BAD_USER_INPUT', 'params.content'];
  expect(await everyWay()).toEqual(infected);
  clamd.be('hangs-up');
  expect(await everyWay()).toEqual([503, 503, 'PROVIDER_UNAVAILABLE', undefined]);
  clamd.be('usual');
  expect(await everyWay()).toEqual(infected);
  const kept = await ask(files, {});
  expect(kept.data.netWorthAllPortfolioFiles.nodes).toEqual([]);
});
