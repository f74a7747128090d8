import { instruments } from '@investing-platform/schema/instruments';
import {
  createCustomInstrument,
  createPortfolio,
  type Deps,
  type ManualClock,
  recomputeHolding,
} from '@investing-platform/server/testing';
import { addPerson, type Person } from '../trading/world.ts';
import { type Size, YEARS } from './plan.ts';

const DAY_MS = 86_400_000;
const DAYS = YEARS * 365;
const LISTED = ['USD', 'NZD'] as const;
/** Of things that only their owner prices, once a month. */
const OWN_CURRENCY = 'EUR';
const OWN_PART = 4;
const MONTHS = YEARS * 12;

export interface Held {
  readonly instrumentId: string;
  readonly currency: string;
  readonly isOwn: boolean;
}

/** Somebody who tracks a portfolio. */
export interface Tracker extends Person {
  readonly portfolioId: string;
  readonly held: readonly Held[];
}

/** Somebody with trades of ten years in three currencies, as they stand when each is computed. */
export async function addTracker(
  deps: Deps,
  clock: ManualClock,
  email: string,
  { holdings, trades }: Size,
): Promise<Tracker> {
  const person = await addPerson(deps, email, '1000');
  const { actor, userId } = person;
  await deps.db.transaction((tx) => tx.run<never, [string]>(ZONE, userId));
  const terms = { name: 'Shares', currency: 'USD', costBasisMethod: 'FIFO' } as const;
  const portfolioId = await createPortfolio(deps, actor, terms);
  const held = await addInstruments(deps, person, holdings);
  const today = new Date(clock.now().getTime() - DAY_MS).toISOString().slice(0, 10);
  const values = [userId, portfolioId, JSON.stringify(held), trades, today] as const;
  await deps.db.transaction((tx) => tx.run<never, [...typeof values]>(TRADES, ...values));
  await deps.db.transaction((tx) => tx.run<never, [string, string]>(OWN_PRICES, userId, today));
  for (const { instrumentId, currency } of held) {
    const changed = { userId, portfolioId, instrumentId, currency, since: '1970-01-01' };
    await deps.db.transaction((tx) => recomputeHolding(tx, deps, changed));
  }
  for (const text of [
    'analyze tracked_trades',
    'analyze tracked_days',
    'analyze instrument_prices',
  ])
    await deps.db.transaction((tx) => tx.run<never, []>({ name: `bench ${text}`, text }));
  return { ...person, portfolioId, held };
}

async function addInstruments(deps: Deps, { actor }: Person, count: number): Promise<Held[]> {
  const own = Math.floor(count / OWN_PART);
  const held: Held[] = LISTED.flatMap((currency, place) =>
    instruments
      .filter((one) => one.currency === currency && one.assetClass === 'EQUITY')
      .slice(0, place === 0 ? count - own - own : own)
      .map(({ id }) => ({ instrumentId: id, currency, isOwn: false })),
  );
  for (let number = 0; number < own; number += 1) {
    const named = { name: `Own ${number}`, symbol: `OWN${number}`, category: 'OTHER' as const };
    const { id } = await createCustomInstrument(deps, actor, { ...named, currency: OWN_CURRENCY });
    held.push({ instrumentId: id, currency: OWN_CURRENCY, isOwn: true });
  }
  return held;
}

/** Where the clocks change, since most people live in such a place. */
const ZONE = {
  name: 'bench_networth_zone',
  text: `update users set time_zone = 'Pacific/Auckland' where id = $1`,
};

/** Three purchases and a sale in turn, over all holdings and days alike. */
const TRADES = {
  name: 'bench_networth_trades',
  text: `insert into tracked_trades (id, user_id, portfolio_id, origin, state, created_at, updated_at,
      confirmed_at, instrument_id, currency, type, traded_on, quantity, price, exchange_rate, fee,
      fee_currency)
    select gen_random_uuid(), $1::uuid, $2::uuid, 'MANUAL', 'CONFIRMED', now(), now(), now(),
      (h.value ->> 'instrumentId')::uuid, h.value ->> 'currency',
      case when n / $6 % 4 = 3 then 'SELL' else 'BUY' end,
      $5::date - ${DAYS} + (n::bigint * ${DAYS} / $4::integer)::integer,
      case when n / $6 % 4 = 3 then 1 else 1 + n % 7 end, 10 + (n % 977) / 100.0,
      case h.value ->> 'currency' when 'USD' then 1 else 1.0837 end,
      1.25, h.value ->> 'currency'
    from generate_series(0, $4::integer - 1) n,
      lateral (select jsonb_array_length($3::jsonb)) as l (holdings),
      lateral (select $3::jsonb -> (n % l.holdings)) as h (value)`.replaceAll('$6', 'l.holdings'),
};

const OWN_PRICES = {
  name: 'bench_networth_prices',
  text: `insert into instrument_prices (id, user_id, instrument_id, day, price, created_at, updated_at)
    select gen_random_uuid(), $1::uuid, i.id, $2::date - 30 * m, 12 + m / 100.0, now(), now()
    from custom_instruments i, generate_series(1, ${MONTHS}) m where i.user_id = $1::uuid`,
};
