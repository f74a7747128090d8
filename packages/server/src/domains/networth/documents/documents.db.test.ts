import { createHash } from 'node:crypto';
import { DAY_MS } from '@investing-platform/schema/durations';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { memoryStore } from '../../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../../db/database.ts';
import { providedDatabase } from '../../../db/testing.ts';
import { runDueJobs } from '../../../jobs/jobs.ts';
import { refusal } from '../../trading/trading.fixture.ts';
import { recordAsset } from '../instruments/record-asset.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth.fixture.ts';
import { receiveFile, sendFile } from './files.ts';
import { documentJobs } from './forget-file.ts';
import { createUpload, deleteDocument, documents, finalizeDocument } from './own-documents.ts';

let db: Database;
let world: NetWorthWorld;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await netWorthWorld(db);
});

afterEach(() => db.close());

const PDF = Buffer.from('%PDF-1.7 a policy');

const depsWithStore = () => ({ ...world.deps, objects: memoryStore() });
type Store = ReturnType<typeof depsWithStore>;

const announced = (content = PDF) => ({
  fileName: 'policy.pdf',
  mimeType: 'application/pdf',
  sizeBytes: content.length,
  sha256: createHash('sha256').update(content).digest('hex'),
});
const signatureOf = (url: string | null) => url?.split('/').at(-1) ?? '';

async function* sent(...parts: Buffer[]): AsyncGenerator<Uint8Array> {
  yield* parts;
}

async function announce(deps: Store, more: Partial<Parameters<typeof createUpload>[2]> = {}) {
  const upload = await createUpload(deps, world.ada.actor, { ...announced(), ...more });
  return { ...upload, id: upload.document.id, signature: signatureOf(upload.uploadUrl) };
}

const finalize = (deps: Store, id: string) => finalizeDocument(deps, world.ada.actor, id);

async function contentOf(deps: Store, url: string | null): Promise<string | null> {
  const file = await sendFile(deps, signatureOf(url));
  if (file === null) return null;
  const parts: Uint8Array[] = [];
  for await (const part of file.bytes) parts.push(part);
  return Buffer.concat(parts).toString();
}

test('a document is announced, sent, made available, downloaded and deleted', async () => {
  const deps = depsWithStore();
  const { id: netWorthAssetId } = await recordAsset(deps, world.ada.actor, {
    name: 'Boat',
    currency: 'USD',
    category: 'VEHICLE',
    purchasedOn: '2026-11-18',
    purchasePrice: '5',
  });
  const key = { idempotencyKey: 'k', linkedTo: { netWorthAssetId } };
  const upload = await announce(deps, key);
  expect(upload).toMatchObject({ method: 'PUT', document: { status: 'PENDING_UPLOAD' } });
  const again = await announce(deps, key);
  expect(again.id).toBe(upload.id);
  expect(await refusal(finalize(deps, upload.id))).toMatchObject({ code: 'INVALID_STATE' });
  expect(await receiveFile(deps, upload.signature, sent(PDF.subarray(0, 5), PDF.subarray(5)))).toBe(
    'received',
  );
  // It works once, whichever address it was.
  expect(await receiveFile(deps, again.signature, sent(PDF))).toBe('unknown');
  const available = await finalize(deps, upload.id);
  expect(available).toMatchObject({
    status: 'AVAILABLE',
    title: 'policy.pdf',
    downloadUrl: expect.any(String),
  });
  expect(await contentOf(deps, available.downloadUrl)).toBe(PDF.toString());
  const linked = { linkedTo: { netWorthAssetId } };
  const { nodes } = await documents(deps, world.ada.actor, linked);
  expect(nodes).toMatchObject([{ id: upload.id, downloadUrl: null, linkedType: 'ASSET' }]);
  const [one] = (await documents(deps, world.ada.actor, { ids: [upload.id] })).nodes;
  expect(await contentOf(deps, one?.downloadUrl ?? null)).toBe(PDF.toString());
  // An address for one thing opens no other, and works for five minutes.
  expect(await receiveFile(deps, signatureOf(available.downloadUrl), sent(PDF))).toBe('unknown');
  world.clock.advance(300_000);
  expect(await contentOf(deps, available.downloadUrl)).toBeNull();
  const eve = await world.another();
  expect(await refusal(deleteDocument(deps, eve.actor, upload.id))).toMatchObject({
    code: 'NOT_FOUND',
  });
  const { downloadUrl } = await finalize(deps, upload.id);
  await deleteDocument(deps, world.ada.actor, upload.id);
  expect(await contentOf(deps, downloadUrl)).toBeNull();
  await runDueJobs({ ...deps, db, log: { error: () => undefined } }, documentJobs(deps));
  expect(await deps.objects.get(upload.id)).toBeNull();
});

test('what was not announced is not kept as if it were', async () => {
  const deps = depsWithStore();
  const large = await announce(deps);
  expect(await receiveFile(deps, large.signature, sent(PDF, PDF))).toBe('too-large');
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield PDF.subarray(0, 4);
    throw new Error('the sender is gone');
  }
  await expect(receiveFile(deps, large.signature, broken())).rejects.toThrow('gone');
  expect(await deps.objects.get(large.id)).toBeNull();
  // Both could be sent again; what came whole and is another file is not.
  const other = Buffer.from('%PDF-1.7 b policy');
  expect(await receiveFile(deps, large.signature, sent(other))).toBe('received');
  expect(await refusal(finalize(deps, large.id))).toMatchObject({ code: 'CONFLICT' });
  const html = Buffer.from('<!doctype html><script>');
  const { id, signature } = await announce(deps, announced(html));
  expect(await receiveFile(deps, signature, sent(html))).toBe('received');
  expect(await refusal(finalize(deps, id))).toMatchObject({ code: 'CONFLICT' });
  expect(await receiveFile(deps, 'x'.repeat(60), sent(PDF))).toBe('unknown');
});

test('a document whose file does not come lapses within a day, with what came of it', async () => {
  const deps = depsWithStore();
  const { id, signature } = await announce(deps);
  const late = await announce(deps, { title: 'Late' });
  await receiveFile(deps, signature, sent(PDF));
  world.clock.advance(901_000);
  expect(await receiveFile(deps, late.signature, sent(PDF))).toBe('unknown');
  world.clock.advance(DAY_MS);
  expect(await refusal(finalize(deps, id))).toMatchObject({ code: 'INVALID_STATE' });
  await runDueJobs({ ...deps, db, log: { error: () => undefined } }, documentJobs(deps));
  expect(await deps.objects.get(id)).toBeNull();
  const { nodes } = await documents(deps, world.ada.actor, { statuses: ['ABANDONED'] });
  expect(nodes.map(({ title }) => title)).toEqual(['Late', 'policy.pdf']);
});

test('a person keeps a gigabyte', async () => {
  const deps = depsWithStore();
  const large = { sizeBytes: 20_971_520 };
  for (let count = 0; count < 51; count += 1) await announce(deps, large);
  expect(await refusal(announce(deps, large))).toMatchObject({ code: 'QUOTA_EXCEEDED' });
  // What has lapsed counts no more.
  world.clock.advance(DAY_MS);
  await announce(deps, large);
});
