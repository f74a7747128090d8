import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { BASE_URL, mocksForTests } from '../mocks.fixture.ts';

const mocks = mocksForTests();
const CONTENT = new TextEncoder().encode('Date,Symbol,Quantity,Price\n2026-01-02,AAPL,2,250\n');

const announce = `mutation ($params: CreateNetWorthDocumentUploadInput!) {
  createNetWorthDocumentUpload(params: $params) { uploadUrl document { id } } }`;
const finalize = `mutation ($params: FinalizeNetWorthDocumentInput!) {
  finalizeNetWorthDocument(params: $params) { status } }`;
const upload = `mutation ($params: UploadNetWorthFileInput!) {
  uploadNetWorthFile(params: $params) { sizeBytes mimeType } }`;

async function announced(bytes: Uint8Array) {
  const answer = await mocks.ask(announce, {
    fileName: 'trades.csv',
    mimeType: 'text/csv',
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  return Object(answer.data).createNetWorthDocumentUpload;
}

test('a document is available once its own file has come', async () => {
  const { uploadUrl, document } = await announced(CONTENT);
  const outcome = async () => {
    const { data, errors } = await mocks.ask(finalize, { id: document.id });
    return errors[0]?.extensions.code ?? Object(data).finalizeNetWorthDocument.status;
  };
  expect(await outcome()).toBe('INVALID_STATE');
  const put = () => fetch(uploadUrl, { method: 'PUT', body: CONTENT });
  expect([(await put()).status, (await put()).status]).toEqual([204, 404]);
  expect([await outcome(), await outcome()]).toEqual(['AVAILABLE', 'AVAILABLE']);
});

test('another file than the one announced is a conflict', async () => {
  const { uploadUrl, document } = await announced(CONTENT);
  await fetch(uploadUrl, { method: 'PUT', body: CONTENT.slice(1) });
  const { errors } = await mocks.ask(finalize, { id: document.id });
  expect(errors[0]?.extensions.code).toBe('CONFLICT');
});

test('a file is uploaded for an operation with a token that may use it', async () => {
  const sent = (headers: Record<string, string>) =>
    fetch(`${BASE_URL}/uploads`, { method: 'POST', headers, body: CONTENT });
  expect((await sent({})).status).toBe(401);
  const answer = await sent({ Authorization: `Bearer ${mocks.world.issueToken()}` });
  const { uploadId, sizeBytes } = Object(await answer.json());
  expect([answer.status, sizeBytes]).toEqual([201, CONTENT.length]);
  const { data: portfolios } = await mocks.ask('{ getPortfolios { id kind } }');
  const nodes: readonly { id: string; kind: string }[] = Object(portfolios).getPortfolios;
  const { data } = await mocks.ask(upload, {
    portfolioId: nodes.find(({ kind }) => kind === 'MANUAL')?.id,
    fileName: 'trades.pdf',
    content: { uploadId },
  });
  expect(Object(data).uploadNetWorthFile).toEqual({
    sizeBytes: CONTENT.length,
    mimeType: 'text/csv',
  });
});
