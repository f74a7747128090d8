import type { Random } from '../../kernel/random.ts';

/**
 * Makes ids that are unique among processes and rise within one: they name requests in errors and
 * logs, and are no secrets.
 */
export function requestIds(random: Random): () => string {
  const process = Buffer.from(random.bytes(6)).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${process}-${count.toString(36)}`;
  };
}
