import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compose, manualClock, readConfig } from '@investing-platform/server/testing';
import { answerQuestions, READY } from '../children/questions.ts';
import { SETTINGS } from '../trading/world.ts';
import { importer } from './imports.ts';

// Apart from those who read histories: what their heap has grown to would hide what a file takes.
const folder = await mkdtemp(join(tmpdir(), 'bench-networth-'));
process.once('exit', () => void rm(folder, { recursive: true, force: true }));
const clock = manualClock(new Date());
const settings = { ...SETTINGS, DATABASE_URL: process.argv[2] ?? '', DATA_DIR: folder };
const { deps } = await compose(readConfig(settings), { clock });

answerQuestions({ import: importer(deps, clock, folder) });
process.send?.(READY);
