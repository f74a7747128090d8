import { describe, expect, test } from 'vitest';
import { breathe } from './breathe.ts';
import { doing, type OwnWork, ownWork } from './own-work.ts';

const tooMuch = () => new Error('too much');

/** Time that passes only where something is computed. */
function manualTime() {
  let milliseconds = 0;
  return {
    now: () => milliseconds,
    compute: (count: number): void => {
      milliseconds += count;
    },
  };
}

describe('the work of one operation', () => {
  test('is the sum of its stretches, and one that comes too late fails', () => {
    const { now, compute } = manualTime();
    const work = ownWork(10, tooMuch, now);
    expect(work.stretch(() => 'first')).toBe('first');
    work.stretch(() => compute(10));
    expect(work.isOver).toBe(false);
    // What passes between them is somebody else's.
    compute(1_000);
    expect(() =>
      work.stretch(() => {
        compute(1);
        throw new Error('its own fault');
      }),
    ).toThrow('its own fault');
    expect(work.isOver).toBe(true);
    expect(() => work.stretch(() => 'never')).toThrow('too much');
  });
});

describe('a computation that breathes', () => {
  /** Notes each stretch that it is told of. */
  function noted(): { readonly work: OwnWork; readonly stretches: number[] } {
    const stretches: number[] = [];
    const work = ownWork(Number.POSITIVE_INFINITY, tooMuch);
    return { work: { ...work, spend: (one) => stretches.push(one) }, stretches };
  }
  const breathing = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) await breathe();
  };

  test('counts what it does between two breaths, and nobody counts it for another', async () => {
    const [ada, bob] = [noted(), noted()];
    await Promise.all([
      doing(ada.work, () => breathing(3)),
      doing(bob.work, () => breathing(5)),
      breathing(4),
    ]);
    await breathe();
    expect([ada.stretches.length, bob.stretches.length]).toEqual([3, 5]);
  });

  test('ends where the operation has had its time, and others go on', async () => {
    const endless = async (): Promise<void> => {
      for (;;) await breathe();
    };
    const work = ownWork(1, tooMuch);
    const ended = expect(doing(work, endless)).rejects.toThrow('too much');
    await breathing(2);
    work.spend(2);
    await ended;
    await breathing(2);
  });

  test('that takes no pause short enough is ended by what it took', async () => {
    let turns = 0;
    const busy = async (): Promise<void> => {
      for (;;) {
        turns += 1;
        for (let count = 0; count < 100_000; count += 1) Math.sqrt(count);
        await breathe();
      }
    };
    await expect(doing(ownWork(5, tooMuch), busy)).rejects.toThrow('too much');
    const before = turns;
    await breathing(3);
    expect(turns).toBe(before);
  });
});
