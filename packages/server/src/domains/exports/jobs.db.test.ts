import { exportScopes, type LeafScope } from '@investing-platform/schema';
import { DAY_MS } from '@investing-platform/schema/durations';
import type { ExportType } from '@investing-platform/schema/operations';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import type { Database, Transaction } from '../../db/database.ts';
import { providedDatabase } from '../../db/testing.ts';
import { refusal } from '../trading/trading.fixture.ts';
import { closing } from './closing.ts';
import { type ExportsWorld, exportsWorld } from './exports.fixture.ts';
import { markExportJobsViewed } from './jobs/my-export-jobs.ts';
import { type MakingDeps, makeNextExport } from './making/make-export.ts';
import { exportJobUpdated } from './updates/export-job-updated.ts';
import { listenToExports } from './updates/listen.ts';

let db: Database;
let world: ExportsWorld;
let stored: Map<string, 'put' | 'deleted'>;
const never = new AbortController().signal;

beforeEach(async () => {
  db = await providedDatabase(inject('database'), inject('postgresUrl'));
  world = await exportsWorld(db);
  stored = new Map();
});

afterEach(() => db.close());

/** A process whose store notes what it keeps. */
function processWith(putting: (key: string) => unknown = () => undefined): MakingDeps {
  const { objects } = world;
  return {
    ...world.deps,
    config: { pdfFonts: [] },
    objects: {
      ...objects,
      async put(key, bytes) {
        await putting(key);
        await objects.put(key, bytes);
        stored.set(key, 'put');
      },
      async delete(key) {
        await objects.delete(key);
        if (stored.has(key)) stored.set(key, 'deleted');
      },
    },
  };
}

const kept = () => [...stored].flatMap(([key, state]) => (state === 'put' ? [key] : []));
const ORDERS = { type: 'ORDERS' } as const;

describe('a file', () => {
  test('is asked for, made, seen, downloaded by whoever has its address, and gone in a week', async () => {
    const asked = await world.ask({ ...ORDERS, from: '2026-01-01', format: 'JSON' });
    expect(asked).toMatchObject({
      status: 'QUEUED',
      progressPercent: 0,
      from: '2026-01-01',
      to: '2026-11-20',
      tradingMode: null,
      portfolioIds: [],
      rowCount: null,
      sizeBytes: null,
      downloadUrl: null,
      viewed: false,
      completedAt: null,
      expiresAt: null,
    });
    expect(await world.make()).toBe(true);
    expect(await world.make()).toBe(false);
    const made = await world.jobOf(asked.id);
    const file = await world.download(made.downloadUrl);
    expect(JSON.parse(String(file))).toMatchObject({ type: 'ORDERS', rows: [] });
    expect(made).toMatchObject({
      status: 'COMPLETED',
      progressPercent: 100,
      rowCount: 0,
      sizeBytes: file?.length,
      expiresAt: new Date(world.clock.now().getTime() + 7 * DAY_MS),
    });
    expect((await world.listed())[0]?.downloadUrl).toBeNull();
    const { id } = asked;
    const eve = { ...(await world.another()).actor, scopes: world.ada.actor.scopes };
    expect(await world.listed(eve)).toEqual([]);
    const stolen = markExportJobsViewed(world.deps, eve, [id]);
    expect(await refusal(stolen)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await markExportJobsViewed(world.deps, world.ada.actor, null)).toEqual([id]);
    expect(await markExportJobsViewed(world.deps, world.ada.actor, [id])).toEqual([]);
    world.clock.advance(7 * DAY_MS);
    expect(await world.download(made.downloadUrl)).toBeNull();
    await world.runJobs();
    expect(await world.jobOf(id)).toMatchObject({ status: 'EXPIRED', downloadUrl: null });
    expect(await world.objects.get(`export-${id}-1`)).toBeNull();
  });

  test('is the same while an equal one is made, and a person has five at a time', async () => {
    const first = await world.ask({ ...ORDERS, idempotencyKey: 'k' });
    expect((await world.ask(ORDERS)).id).toBe(first.id);
    for (const from of ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04']) {
      await world.ask({ ...ORDERS, from });
    }
    const sixth = world.ask({ ...ORDERS, from: '2026-01-05' });
    expect(await refusal(sixth)).toMatchObject({ code: 'QUOTA_EXCEEDED' });
    await world.make();
    expect((await world.ask({ ...ORDERS, idempotencyKey: 'k' })).status).toBe('COMPLETED');
    const other = world.ask({ ...ORDERS, from: '2026-02-01', idempotencyKey: 'k' });
    expect(await refusal(other)).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect((await world.ask(ORDERS)).id).not.toBe(first.id);
  });

  test.each<[string, object]>([
    ['params.format', { format: 'ZIP' }],
    ['params.to', { to: '2026-11-21' }],
    ['params.from', { from: '2026-11-19', to: '2026-11-18' }],
    ['params.from', { from: '2026-11-21' }],
  ])('is refused by %s of %j', async (path, given) => {
    expect(await refusal(world.ask({ ...ORDERS, ...given }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path }],
    });
  });
});

describe('a process', () => {
  test('that dies leaves its job to another, which makes the one file that is kept', async () => {
    const { id } = await world.ask(ORDERS);
    // The file is kept, and the process ends before it can say so.
    const dying = processWith();
    const put = dying.objects.put;
    const died = new Error('the process has ended');
    const noMore = async () => Promise.reject(died);
    const dead: MakingDeps = {
      ...dying,
      objects: {
        ...dying.objects,
        async put(key, bytes) {
          await put(key, bytes);
          Object.assign(dead, { db: { ...db, transaction: noMore } });
          Object.assign(dead.objects, { delete: noMore });
        },
      },
    };
    await expect(makeNextExport(dead, never)).rejects.toThrow(died.message);
    expect(kept()).toEqual([`export-${id}-1`]);
    expect(await makeNextExport(processWith(), never)).toBe(false);
    world.clock.advance(60_000);
    expect(await makeNextExport(processWith(), never)).toBe(true);
    expect(kept()).toEqual([`export-${id}-2`]);
    expect(await world.jobOf(id)).toMatchObject({ status: 'COMPLETED' });
  });

  test('that was too slow keeps nothing of what another has made meanwhile', async () => {
    const { id } = await world.ask(ORDERS);
    const slow = processWith(() => {
      world.clock.advance(60_000);
      return makeNextExport(processWith(), never);
    });
    await makeNextExport(slow, never);
    expect(kept()).toEqual([`export-${id}-2`]);
  });

  test('that was too slow does not end what another is still making', async () => {
    const { id } = await world.ask(ORDERS);
    const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const second = processWith(() => {
      begun.resolve();
      return ended.promise;
    });
    const making: Promise<boolean>[] = [];
    const slow = processWith(() => {
      world.clock.advance(60_000);
      making.push(makeNextExport(second, never));
      return begun.promise;
    });
    await makeNextExport(slow, never);
    expect(await world.jobOf(id)).toMatchObject({ status: 'RUNNING' });
    ended.resolve();
    expect(await Promise.all(making)).toEqual([true]);
    expect(await world.jobOf(id)).toMatchObject({ status: 'COMPLETED' });
    expect(kept()).toEqual([`export-${id}-2`]);
  });

  test('that is stopped hands its job on at once, and no try is lost', async () => {
    const { id } = await world.ask({ type: 'POSITIONS' });
    for (let stops = 0; stops < 6; stops += 1) {
      await makeNextExport(processWith(), AbortSignal.abort());
    }
    expect(kept()).toEqual([]);
    await makeNextExport(processWith(), never);
    expect(await world.jobOf(id)).toMatchObject({ status: 'COMPLETED' });
  });

  test('tries four times, and then says that it could not', async () => {
    const { id } = await world.ask(ORDERS);
    const broken = processWith(() => {
      throw new Error('the disk is full');
    });
    for (let tries = 1; tries <= 4; tries += 1) {
      expect(await makeNextExport(broken, never)).toBe(true);
      expect(await makeNextExport(broken, never)).toBe(false);
      world.clock.advance(300_000);
    }
    expect(await makeNextExport(broken, never)).toBe(false);
    expect(await world.jobOf(id)).toMatchObject({ status: 'FAILED', failureCode: 'INTERNAL' });
  });
});

test('who follows a job is told of its state and its progress, and of its end', async () => {
  const stop = await listenToExports(world.deps);
  const { id } = await world.ask({ type: 'FULL_ACCOUNT' });
  const one = await exportJobUpdated(world.deps, world.ada.actor, id);
  const all = await exportJobUpdated(world.deps, world.ada.actor, null);
  const told = async (stream: typeof one) => {
    const { value } = await stream.next();
    return value === undefined ? 'end' : `${value.status} ${value.progressPercent}`;
  };
  expect(await told(one)).toBe('QUEUED 0');
  const first = told(all);
  await world.make();
  expect(await first).toMatch(/^(RUNNING|COMPLETED) /);
  let state = await told(one);
  while (state.startsWith('RUNNING')) state = await told(one);
  expect(state).toBe('COMPLETED 100');
  expect(await told(one)).toBe('end');
  await all.return?.();
  const unknown = exportJobUpdated(world.deps, (await world.another()).actor, id);
  expect(await refusal(unknown)).toMatchObject({ code: 'NOT_FOUND' });
  const scopes = new Set(['portfolio.read'] as const);
  const bare = exportJobUpdated(world.deps, { ...world.ada.actor, scopes }, id);
  expect(await refusal(bare)).toMatchObject({ code: 'FORBIDDEN' });
  await stop();
});

const forgetAll = async (tx: Transaction) =>
  closing.erase?.(tx, world.ada.userId, world.clock.now());

test('files of who leaves are removed', async () => {
  const { id } = await world.ask(ORDERS);
  await world.make();
  await db.transaction((tx) => forgetAll(tx));
  await world.runJobs();
  expect(await world.objects.get(`export-${id}-1`)).toBeNull();
  expect(await world.listed()).toEqual([]);
});

test('a token asks for what it may read, and sees no other', async () => {
  const { ada } = world;
  const held = (...scopes: LeafScope[]) => ({ ...ada.actor, scopes: new Set(scopes) });
  for (const [type, needed] of Object.entries(exportScopes) as [ExportType, string[]][]) {
    const bare = held('funding.read');
    const asked = world.ask({ type }, bare);
    if (needed.length > 0) {
      expect(await refusal(asked), type).toMatchObject({
        code: 'FORBIDDEN',
        message: `token missing the required scope ${needed.join(' and ')} for: requestExport of ${type}`,
      });
    }
    await asked.catch(() => undefined);
  }
  await world.ask({ type: 'POSITIONS' }, held('portfolio.read'));
  expect((await world.listed(held('funding.read'))).map(({ type }) => type)).toEqual([
    'DEPOSITS_WITHDRAWALS',
  ]);
  expect(await world.listed(held('portfolio.read'))).toHaveLength(2);
});
