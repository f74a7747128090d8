import { chanceOf } from './chance.ts';
import { act, beginLife, type Life, type LifePlan } from './life.ts';
import { type Raw, readRaw } from './raw.ts';
import { assetsOfLives } from './splitting.ts';
import { startWorld, type World } from './world.ts';

/** Who lives: every currency, and every way to match sales with purchases. */
const PLANS: readonly LifePlan[] = [
  { name: 'ada', currency: 'USD', method: 'FIFO' },
  { name: 'bela', currency: 'NZD', method: 'LIFO' },
  { name: 'cleo', currency: 'GBP', method: 'HIFO' },
  { name: 'dov', currency: 'NZD', method: 'AVERAGE' },
  { name: 'eve', currency: 'USD', method: 'SPECIFIC' },
];
const DAY_MS = 86_400_000;
const BETWEEN_MS = 37_000;

export interface Lived {
  readonly world: World;
  readonly assets: readonly string[];
  readonly lives: readonly (Life & { readonly raw: Raw })[];
}

/** Leads all lives through so many days and reads what the API tells of them then. */
export async function live(seed: string, days: number): Promise<Lived> {
  const world = await startWorld(seed);
  const chance = chanceOf(seed);
  const assets = await assetsOfLives(seed, world.clock.now(), days);
  const lives: Life[] = [];
  for (const plan of PLANS) lives.push(await beginLife(world, plan));
  await world.settle();
  for (let day = 0; day < days; day += 1) {
    world.clock.advance(DAY_MS);
    await world.settle();
    for (const life of lives) {
      if (chance.happens(0.6)) await act(world, life, chance, assets);
      world.clock.advance(BETWEEN_MS);
    }
    await world.settle();
  }
  // The last orders and payments come to their end, and nobody does anything at this moment.
  world.clock.advance(DAY_MS);
  await world.settle();
  world.clock.advance(DAY_MS);
  await world.settle();
  world.clock.advance(BETWEEN_MS);
  const read = lives.map(async (life) => ({ ...life, raw: await readRaw(life.ask) }));
  return { world, assets, lives: await Promise.all(read) };
}
