import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestServer } from '../../testing/types.ts';
import { startTestServer } from '../../testing.ts';
import { requestText } from '../testing/raw.fixture.ts';

const lines: { readonly level: number; readonly door?: string; readonly msg: string }[] = [];
const LARGE = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(15_000_000)]);

let server: TestServer;
let authorization: string;

beforeAll(async () => {
  const log = pino({ level: 'debug' }, { write: (line) => lines.push(JSON.parse(line)) });
  server = await startTestServer({ log });
  const ada = await server.createUser();
  authorization = `Bearer ${await server.issueToken(ada, ['portfolio.write'])}`;
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => server.stop());

const ask = async (query: string, params: object) => {
  const { body } = await server.graphql({ Authorization: authorization }, query, { params });
  return Object(Object(body).data);
};

/** Sends the beginning of a request, and leaves at the first byte of an answer, or at once. */
async function leave(head: readonly string[], body: string | null): Promise<void> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const lines = [...head, 'Host: localhost', `Authorization: ${authorization}`];
  const sent = new Promise((resolve) => socket.write(requestText(lines, body ?? ''), resolve));
  await (body === null ? once(socket, 'readable') : sent);
  socket.destroy();
}

/** What the log has by the time that it says who left. */
async function saidOfLeaver(door: string): Promise<number[]> {
  const told = () => lines.find((line) => line.msg === 'a client left amid a body');
  await expect.poll(told).toMatchObject({ door });
  return lines.map(({ level }) => level).filter((level) => level >= 40);
}

test('whoever leaves amid an upload has broken nothing', async () => {
  await leave(['POST /uploads HTTP/1.1', 'Content-Length: 1000000'], '%PDF-1.7');
  expect(await saidOfLeaver('uploads')).toEqual([]);
});

const announce = `mutation ($params: CreateNetWorthDocumentUploadInput!) {
  createNetWorthDocumentUpload(params: $params) { uploadUrl document { id } } }`;
const finalize = `mutation ($params: FinalizeNetWorthDocumentInput!) {
  finalizeNetWorthDocument(params: $params) { downloadUrl } }`;

test('whoever leaves amid a download has broken nothing, and no log tells its address', async () => {
  const { createNetWorthDocumentUpload: upload } = await ask(announce, {
    fileName: 'Deed.pdf',
    mimeType: 'application/pdf',
    sizeBytes: LARGE.length,
    sha256: createHash('sha256').update(LARGE).digest('hex'),
  });
  const here = (url: string): string => server.url + new URL(url).pathname;
  await fetch(here(upload.uploadUrl), { method: 'PUT', body: new Uint8Array(LARGE) });
  const { finalizeNetWorthDocument: deed } = await ask(finalize, { id: upload.document.id });
  const { pathname } = new URL(deed.downloadUrl);
  await leave([`GET ${pathname} HTTP/1.1`], null);
  expect(await saidOfLeaver('files')).toEqual([]);
  expect(JSON.stringify(lines)).not.toContain(pathname);
});
