import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { canPin } from '../children/cores.ts';

/** What figures depend on, in one line. */
export function machineFacts(): string {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const facts = [
    new Date().toISOString(),
    `Node ${process.versions.node}`,
    `${platform()} ${arch()}`,
    `${availableParallelism()} cores, ${processor}`,
    memory,
  ];
  if (!canPin) facts.push('NOT PINNED: processes share all cores, so figures vary');
  return facts.join(' · ');
}
