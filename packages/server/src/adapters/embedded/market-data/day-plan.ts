import { MINUTE_MS } from '@investing-platform/schema/durations';
import type { TradingDay } from '@investing-platform/schema/trading-calendar';
import { type Candle, joined } from './candle.ts';
import { type Chance, divide, pointsOf, reach } from './divide.ts';
import type { DayOutline, PricePath } from './price-path.ts';

const SECONDS_A_MINUTE = 60;
/** Days divide into half hours, and these into minutes, so that no step makes too many parts. */
export const MINUTES_A_BLOCK = 30;
const BLOCK_MS = MINUTES_A_BLOCK * MINUTE_MS;

/** Parts of numbers that make a line of noise: a day has 3 sessions of at most 48 blocks. */
const SESSIONS_A_DAY = 3;
const MAX_BLOCKS = 64;
const STREAM = { extended: 20, blocks: 21, minutes: 22, seconds: 23, weights: 24 };

/** The smile of a trading day: its first and last minutes trade this much more than the middle. */
const SMILE = 1.6;
/** Coins trade most while both Europe and America are awake: about 15:00 UTC. */
const RUSH = { more: 0.8, hour: 15, hours: 4 };
/** Trading before and after regular hours, as a part of that within them. */
const EXTENDED_VOLUME = { least: 0.015, most: 0.035 };

/** One session of a trading day. Sessions follow each other without a gap. */
export interface SessionPlan {
  readonly kind: 'BEFORE' | 'REGULAR' | 'AFTER';
  /** Epoch milliseconds; the end is not in it. */
  readonly start: number;
  readonly end: number;
  readonly candle: Candle;
  /** Candles of half an hour; the last one may be shorter. */
  blocks(): readonly Candle[];
  /** The minutes of a block. */
  minutes(block: number): readonly Candle[];
  /** The prices at the 60 seconds of a minute, and at its end. */
  seconds(block: number, minute: number): Float64Array;
}

/** One trading day of one instrument, divided as far as somebody asks. */
export interface DayPlan {
  readonly day: TradingDay;
  readonly outline: DayOutline;
  readonly sessions: readonly SessionPlan[];
  readonly regular: SessionPlan;
}

export function dayPlan(prices: PricePath, day: TradingDay): DayPlan {
  const outline = prices.outline(day.index);
  const { regular, start, end } = outline;
  const plan = (kind: SessionPlan['kind'], from: number, to: number, candle: Candle) =>
    sessionPlan(prices, day, kind, from, to, candle);
  const middle = plan('REGULAR', day.open, day.close, regular);
  const before = extendedCandle(prices, day, outline, 0, start, regular.open);
  const after = extendedCandle(prices, day, outline, 2, regular.close, end);
  return {
    day,
    outline,
    regular: middle,
    sessions: [
      ...(day.start < day.open ? [plan('BEFORE', day.start, day.open, before)] : []),
      middle,
      ...(day.close < day.end ? [plan('AFTER', day.close, day.end, after)] : []),
    ],
  };
}

function extendedCandle(
  { noise }: PricePath,
  day: TradingDay,
  { deviation, variances, regular }: DayOutline,
  session: 0 | 2,
  open: number,
  close: number,
): Candle {
  const line = day.index * SESSIONS_A_DAY + session;
  const variance = session === 0 ? variances.before : variances.after;
  const perSession = open * deviation * Math.sqrt(variance);
  const uniform = (place: number) => noise.uniform(STREAM.extended, line, place);
  const { least, most } = EXTENDED_VOLUME;
  return {
    open,
    high: Math.max(open, close, (open + close + reach(open, close, perSession, uniform(0))) / 2),
    low: Math.min(open, close, (open + close - reach(open, close, perSession, uniform(1))) / 2),
    close,
    volume: Math.round(regular.volume * (least + (most - least) * uniform(2))),
  };
}

const SESSION_NUMBER = { BEFORE: 0, REGULAR: 1, AFTER: 2 };

function sessionPlan(
  prices: PricePath,
  day: TradingDay,
  kind: SessionPlan['kind'],
  start: number,
  end: number,
  candle: Candle,
): SessionPlan {
  const { noise, movesWithin } = prices;
  const session = day.index * SESSIONS_A_DAY + SESSION_NUMBER[kind];
  const minuteCount = (end - start) / MINUTE_MS;
  const chance = (stream: number, line: number): Chance => ({
    // The last seconds are an instrument's own; what many share comes minute by minute.
    normalAt: stream === STREAM.seconds ? noise.normals(stream, line) : movesWithin(stream, line),
    uniformAt: (place) => noise.uniform(stream, line, place),
  });
  let blocks: readonly Candle[] | undefined;
  /** The block whose minutes were asked for last: who reads a day reads it in order. */
  let minutesOf: { readonly block: number; readonly minutes: readonly Candle[] } | undefined;

  const allBlocks = (): readonly Candle[] => {
    if (blocks === undefined) {
      const weights = blockWeights(minuteCount, shapeOf(prices, kind), (place) =>
        noise.uniform(STREAM.weights, session, place),
      );
      blocks = divide(candle, weights, chance(STREAM.blocks, session));
    }
    return blocks;
  };

  const minutes = (block: number): readonly Candle[] => {
    if (minutesOf?.block === block) return minutesOf.minutes;
    const whole = allBlocks()[block];
    if (whole === undefined) throw new RangeError(`There is no block ${block}`);
    const line = session * MAX_BLOCKS + block;
    const count = Math.min(MINUTES_A_BLOCK, minuteCount - block * MINUTES_A_BLOCK);
    const weights = Float64Array.from({ length: count }, (_, at) => {
      return 0.4 + 1.2 * noise.uniform(STREAM.weights, line, MAX_BLOCKS + at);
    });
    const made = divide(whole, weights, chance(STREAM.minutes, line));
    minutesOf = { block, minutes: made };
    return made;
  };

  return {
    kind,
    start,
    end,
    candle,
    blocks: allBlocks,
    minutes,
    seconds(block, minute) {
      const whole = minutes(block)[minute];
      if (whole === undefined) throw new RangeError(`There is no minute ${minute}`);
      const line = (session * MAX_BLOCKS + block) * MINUTES_A_BLOCK + minute;
      return pointsOf(whole, SECONDS_A_MINUTE, chance(STREAM.seconds, line));
    },
  };
}

/** How much is traded at a part of a session, 0 to 1, compared with other parts. */
function shapeOf({ calendar }: PricePath, kind: SessionPlan['kind']): (part: number) => number {
  if (kind !== 'REGULAR') return () => 1;
  if (calendar.closes) return (part) => 1 + SMILE * (part * 2 - 1) ** 2;
  const { more, hour, hours } = RUSH;
  return (part) => 1 + more * Math.exp(-(((part * 24 - hour) / hours) ** 2));
}

/** Half hours by what trades in them; the last one may be shorter. */
function blockWeights(
  minuteCount: number,
  shape: (part: number) => number,
  uniformAt: (place: number) => number,
): Float64Array {
  const count = Math.ceil(minuteCount / MINUTES_A_BLOCK);
  return Float64Array.from({ length: count }, (_, block) => {
    const minutes = Math.min(MINUTES_A_BLOCK, minuteCount - block * MINUTES_A_BLOCK);
    const middle = block * MINUTES_A_BLOCK + minutes / 2;
    return minutes * shape(middle / minuteCount) * (0.75 + 0.5 * uniformAt(block));
  });
}

/** The session that holds an instant of the day. */
export function sessionHolding(plan: DayPlan, at: number): SessionPlan | undefined {
  return plan.sessions.find(({ start, end }) => at >= start && at < end);
}

/** Where an instant of a session lies. */
export function placeIn(session: SessionPlan, at: number) {
  const passed = at - session.start;
  const block = Math.floor(passed / BLOCK_MS);
  const inBlock = passed - block * BLOCK_MS;
  const minute = Math.floor(inBlock / MINUTE_MS);
  return { block, minute, second: Math.floor((inBlock % MINUTE_MS) / 1000) };
}

/** The price of a whole second; after the day's end the price stands still. */
export function priceOf(plan: DayPlan, at: number): number {
  const session = sessionHolding(plan, at);
  if (session === undefined) return at < plan.day.start ? plan.outline.start : plan.outline.end;
  const { block, minute, second } = placeIn(session, at);
  return session.seconds(block, minute)[second] ?? session.candle.close;
}

/** The minutes of a block that have begun by an instant in it; the last one as far as it got. */
export function minutesUpTo(session: SessionPlan, at: number): readonly Candle[] {
  const { block, minute, second } = placeIn(session, at);
  const minutes = session.minutes(block);
  const running = minutes[minute];
  if (running === undefined) return minutes;
  const seconds = session.seconds(block, minute);
  let [high, low] = [running.open, running.open];
  for (let place = 1; place <= second; place += 1) {
    high = Math.max(high, seconds[place] ?? high);
    low = Math.min(low, seconds[place] ?? low);
  }
  const soFar: Candle = {
    open: running.open,
    high,
    low,
    close: seconds[second] ?? running.open,
    volume: Math.floor((running.volume * (second + 1)) / SECONDS_A_MINUTE),
  };
  return [...minutes.slice(0, minute), soFar];
}

/** The half hours of a session that have begun by an instant; the last one as far as it got. */
export function blocksUpTo(session: SessionPlan, at: number): readonly Candle[] {
  if (at >= session.end) return session.blocks();
  if (at < session.start) return [];
  const { block } = placeIn(session, at);
  const running = joined(minutesUpTo(session, at));
  const over = session.blocks().slice(0, block);
  return running === null ? over : [...over, running];
}

/** A session up to an instant; null before it starts. */
export function sessionUpTo(session: SessionPlan, at: number): Candle | null {
  return at >= session.end ? session.candle : joined(blocksUpTo(session, at));
}
