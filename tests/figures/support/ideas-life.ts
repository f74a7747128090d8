import { instruments } from '@investing-platform/schema/instruments';
import type { Minute, Promised } from '../formulas/ideas.ts';
import { exact } from '../formulas/money.ts';
import { type Chance, chanceOf } from './chance.ts';
import { operate, operateOn } from './operating.ts';
import { minutesOf } from './price-minutes.ts';
import { assetsOfLives } from './splitting.ts';
import { type Ask, startWorld, type World } from './world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Monday, in regular trading of New York. */
const BEGINS = new Date('2026-01-05T15:00:07Z');
const DAYS = 45;
const EXPERTS = ['ada', 'ben', 'cleo'];
/** In Wellington and London it is another day, and another currency. */
const ABROAD = ['FPH', 'AIR', 'MEL'];

/** How far a price is from the entry, in parts of it: for a minute, for a day, for weeks. */
const REACHES = [0.0004, 0.004, 0.03, 0.12];
/** Of a price. */
const DIGITS = 8;
const HORIZONS = ['INTRADAY', 'DAYS', 'WEEKS', 'MONTHS', 'YEARS'];

export interface PublishedIdea extends Promised {
  readonly id: string;
  readonly assetId: string;
  readonly symbol: string;
  readonly expert: string;
}

export interface IdeasLife {
  readonly world: World;
  readonly ask: Ask;
  /** The first published first. */
  readonly ideas: readonly PublishedIdea[];
  /** What the market told of an idea's asset, as if the shares had not been split since. */
  minutesFor(idea: PublishedIdea): Promise<readonly Minute[]>;
}

/**
 * Weeks in which experts publish and end ideas, and the server looks at them at odd moments:
 * sometimes within a minute, sometimes after days.
 *
 * @param looked after each look, at the moment of the clock
 */
export async function liveIdeas(
  seed: string,
  looked: (life: IdeasLife) => Promise<void>,
): Promise<IdeasLife> {
  const chance = chanceOf(seed);
  const world = await startWorld(seed, BEGINS);
  const ask = await world.reader(await world.server.createUser({ plan: 'PRIVATE' }));
  for (const expert of EXPERTS) await addExpert(world, expert);
  const abroad = instruments.filter(({ symbol }) => ABROAD.includes(symbol));
  const inDollars = await assetsOfLives(seed, BEGINS, DAYS);
  const assets = [...inDollars, ...abroad.map(({ id }) => id)];
  const ideas: PublishedIdea[] = [];
  const life: IdeasLife = { world, ask, ideas, minutesFor: marketOf(world, ask) };
  const ends = BEGINS.getTime() + DAYS * DAY_MS;
  while (world.clock.now().getTime() < ends) {
    await world.settle();
    await looked(life);
    for (let count = chance.whole(1, 7); count > 0; count -= 1)
      ideas.push(await publishIdea(world, chance, chance.pick(assets)));
    if (chance.happens(0.4)) await endIdea(life, ideas, chance);
    world.clock.advance(stepOf(chance));
  }
  await world.settle();
  await looked(life);
  return life;
}

async function addExpert(world: World, slug: string): Promise<void> {
  await operate(world, 'add-expert', slug, '--name', slug, '--title', 'Charts', '--bio', 'Draws.');
}

function lastingOf(chance: Chance): number {
  const isShort = chance.happens(0.5);
  return isShort ? chance.whole(MINUTE_MS, 8 * HOUR_MS) : chance.whole(8 * HOUR_MS, 30 * DAY_MS);
}

/** Odd: neither minutes nor hours are whole. */
function stepOf(chance: Chance): number {
  const [from, to] = chance.pick([
    [20_000, 3 * MINUTE_MS],
    [MINUTE_MS, HOUR_MS],
    [HOUR_MS, 30 * HOUR_MS],
    [HOUR_MS, 30 * HOUR_MS],
    [DAY_MS, 6 * DAY_MS],
  ]);
  return chance.whole(from ?? 0, to ?? 0);
}

async function publishIdea(world: World, chance: Chance, assetId: string): Promise<PublishedIdea> {
  const now = world.clock.now();
  const prices = await world.server.deps.marketData.pricesAt([assetId], [now]);
  const price = exact(prices.get(assetId)?.[0] ?? Number.NaN);
  const reach = chance.pick(REACHES);
  const direction = chance.pick(['LONG', 'SHORT'] as const);
  const side = direction === 'LONG' ? 1 : -1;
  const steps = (most: number): number => (reach * chance.whole(1, most * 100)) / 100;
  /** So far from the price now, to the side on which the idea gains. */
  const beside = (fraction: number): string =>
    price
      .times(1 + side * fraction)
      .toSignificantDigits(DIGITS)
      .toFixed();
  const near = chance.happens(0.5) ? steps(1) / 4 : steps(2) - reach;
  const far = chance.happens(0.3) ? near : near - steps(1);
  const targets = targetsOf(chance, near, steps).map(({ distance, allocationPercent }) => ({
    price: beside(distance),
    allocationPercent,
  }));
  const [one, other] = [beside(near), beside(far)];
  const stopLoss = beside(far - steps(1) - reach / 10);
  const [entryLow, entryHigh] = exact(one).lt(other) ? [one, other] : [other, one];
  const expiresAt = chance.happens(0.3) ? null : now.getTime() + lastingOf(chance);
  const expert = chance.pick(EXPERTS);
  const { symbol, mic } = instruments.find(({ id }) => id === assetId) ?? { symbol: '', mic: '' };
  const terms = { direction, entryLow, entryHigh, stopLoss, targets };
  const id = /[0-9a-f-]{36}/.exec(
    await operateOn(world, 'publish-idea', {
      ...terms,
      expert,
      symbol: mic === null ? symbol : `${symbol}.${mic}`,
      title: `${direction} ${symbol}`,
      thesis: 'It will.',
      horizon: chance.pick(HORIZONS),
      requiredTier: chance.pick(['FREE', 'PLUS', 'PRO', 'PRIVATE']),
      expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
    }),
  )?.[0];
  const publishedAt = now.getTime();
  return {
    ...terms,
    id: id ?? '',
    assetId,
    symbol,
    expert,
    publishedAt,
    expiresAt,
    withdrawnAt: null,
  };
}

function targetsOf(chance: Chance, from: number, steps: (most: number) => number) {
  const parts = chance.pick([['100'], ['60', '40'], ['33.3', '33.3', '33.4'], ['12.5', '87.5']]);
  let distance = from;
  return parts.map((allocationPercent) => {
    distance += steps(1) + 0.0002;
    return { distance, allocationPercent };
  });
}

async function endIdea(life: IdeasLife, ideas: PublishedIdea[], chance: Chance): Promise<void> {
  const { nodes } = await life.ask<{ nodes: readonly { id: string }[] }>(OPEN, { limit: 500 });
  const open = ideas.filter(
    ({ id, withdrawnAt }) => withdrawnAt === null && nodes.some((node) => node.id === id),
  );
  if (open.length === 0) return;
  const { id } = chance.pick(open);
  await operate(life.world, 'end-idea', id);
  const place = ideas.findIndex((idea) => idea.id === id);
  const idea = ideas[place];
  if (idea !== undefined) ideas[place] = { ...idea, withdrawnAt: life.world.clock.now().getTime() };
}

const OPEN = `query ($params: GetTradeIdeasInput) { getTradeIdeas(params: $params) { nodes { id } } }`;

/** Reads each minute once. */
function marketOf({ clock, server }: World, ask: Ask): IdeasLife['minutesFor'] {
  const known = new Map<string, { readonly minutes: Minute[]; until: number }>();
  return async ({ assetId, publishedAt }) => {
    const asset = known.get(assetId) ?? { minutes: [], until: BEGINS.getTime() };
    known.set(assetId, asset);
    const now = Math.floor(clock.now().getTime() / MINUTE_MS) * MINUTE_MS;
    if (asset.until < now) asset.minutes.push(...(await minutesOf(ask, assetId, asset.until, now)));
    asset.until = Math.max(asset.until, now);
    const since = new Date(publishedAt);
    const actions = await server.deps.marketData.corporateActions([assetId], since, clock.now());
    const splits = actions.flatMap((one) => (one.kind === 'SPLIT' && one.exAt > since ? one : []));
    const minutes = asset.minutes.filter(({ at }) => at >= publishedAt);
    if (splits.length === 0) return minutes;
    return minutes.map((minute) => asOfThen(minute, splits));
  };
}

interface Split {
  readonly exAt: Date;
  readonly numerator: number;
  readonly denominator: number;
}

function asOfThen(minute: Minute, splits: readonly Split[]): Minute {
  const ratio = splits
    .filter(({ exAt }) => exAt.getTime() <= minute.at)
    .reduce((all, one) => all.times(one.numerator).dividedBy(one.denominator), exact(1));
  const { at, open, high, low, close } = minute;
  const then = (price: string): string => ratio.times(price).toFixed();
  return { at, open: then(open), high: then(high), low: then(low), close: then(close) };
}
