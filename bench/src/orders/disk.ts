import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What PostgreSQL writes of its log at once, as a rule. */
const WRITTEN_BYTES = 8_192;

/**
 * How long the disk alone takes to keep a little that is added to a file, one time after the other:
 * milliseconds, ascending. Each commit waits for it.
 */
export async function diskLatencies(seconds: number): Promise<number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-disk-'));
  const file = await open(join(folder, 'log'), 'w');
  const bytes = Buffer.alloc(WRITTEN_BYTES, 'x');
  const latencies: number[] = [];
  const endsAt = performance.now() + seconds * 1_000;
  try {
    while (performance.now() < endsAt) {
      const began = performance.now();
      await file.write(bytes);
      await file.datasync();
      latencies.push(performance.now() - began);
    }
  } finally {
    await file.close();
    await rm(folder, { recursive: true, force: true });
  }
  return latencies.sort((left, right) => left - right);
}
