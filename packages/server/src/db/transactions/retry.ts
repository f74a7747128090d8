import { setTimeout as pause } from 'node:timers/promises';
import { fraction, type Random } from '../../kernel/random.ts';
import { isRetryable } from '../faults.ts';

const MAX_RETRIES = 5;
const FIRST_PAUSE_MS = 5;

/**
 * Runs `work`, and again where it failed by deadlock or serialization, after a random part of 5,
 * 10, 20, 40 and 80 milliseconds, so that those who collided do not collide again.
 */
export async function retried<T>(random: Random, work: () => Promise<T>): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await work();
    } catch (error) {
      if (retries === MAX_RETRIES || !isRetryable(error)) throw error;
    }
    await pause(fraction(random) * FIRST_PAUSE_MS * 2 ** retries);
  }
}
