import { startCluster, startDurableCluster } from './postgres-cluster.ts';

/**
 * Holds a PostgreSQL server for as long as standard input stays open, so that the server ends with
 * the process that asked for it, however that one ends. Prints the URL as its only line. With
 * `--durable` it waits for the disk, as one does whose data is kept.
 */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
const isDurable = process.argv.includes('--durable');
const cluster = await (isDurable ? startDurableCluster() : startCluster());
process.stdout.write(`${cluster.url}\n`);
process.stdin.resume().once('close', () => cluster.stop());
