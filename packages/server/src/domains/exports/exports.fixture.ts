import type { LeafScope } from '@investing-platform/schema';
import { memoryStore } from '../../adapters/embedded/object-store/memory-store.ts';
import type { Database } from '../../db/database.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import { type NetWorthWorld, netWorthWorld } from '../networth/networth.fixture.ts';
import { sendExport } from './jobs/export-file.ts';
import { myExportJobs } from './jobs/my-export-jobs.ts';
import { type RequestExportInput, requestExport } from './jobs/request-export.ts';
import { exportJobs } from './making/forget-export.ts';
import { makeNextExport } from './making/make-export.ts';

/** A person without money, and a server that makes exports when it is told to. */
export async function exportsWorld(db?: Database) {
  const world: NetWorthWorld = await netWorthWorld(db);
  const objects = memoryStore();
  const config: { pdfFonts: readonly string[] } = { pdfFonts: [] };
  const deps = { ...world.deps, objects, config };
  const all = new Set<LeafScope>(['portfolio.read', 'profile.read', 'funding.read', 'trade']);
  const ada = { ...world.ada, actor: { ...world.ada.actor, scopes: all } };
  const never = new AbortController().signal;

  const ask = (input: RequestExportInput, actor = ada.actor) => requestExport(deps, actor, input);
  const make = () => makeNextExport(deps, never);
  const jobOf = async (id: string, actor = ada.actor) => {
    const [job] = (await myExportJobs(deps, actor, { ids: [id] })).nodes;
    if (job === undefined) throw new Error('there is no such job');
    return job;
  };
  const listed = async (actor = ada.actor) => (await myExportJobs(deps, actor, {})).nodes;
  const download = async (url: string | null): Promise<Buffer | null> => {
    const file = await sendExport(deps, url?.split('/').at(-1) ?? '');
    if (file === null) return null;
    const parts: Uint8Array[] = [];
    for await (const part of file.bytes) parts.push(part);
    return Buffer.concat(parts);
  };
  /** The file of an export that is asked for and made. */
  const fileOf = async (input: RequestExportInput): Promise<Buffer> => {
    const { id } = await ask(input);
    while (await make());
    const { downloadUrl, status } = await jobOf(id);
    const file = await download(downloadUrl);
    if (file === null) throw new Error(`the export is ${status}`);
    return file;
  };
  const runJobs = () => runDueJobs({ ...deps, log: { error: () => undefined } }, exportJobs(deps));
  return { ...world, deps, ada, objects, ask, make, jobOf, listed, download, fileOf, runJobs };
}

export type ExportsWorld = Awaited<ReturnType<typeof exportsWorld>>;
