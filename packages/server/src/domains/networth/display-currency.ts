import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import { badInput } from '../../kernel/errors.ts';
import { assetsBySymbol } from '../market/index.ts';
import { USUAL_CURRENCY } from './shown-in.ts';

/** Each person has one set of settings, which has the person's id. */
export interface NetWorthSettings {
  readonly id: string;
  readonly displayCurrency: string;
  readonly updatedAt: Date;
}

const displayCurrencyOf = statement<{ readonly displayCurrency: string }, [userId: string]>(
  'networth_display_currency',
  'select display_currency as "displayCurrency" from networth_settings where user_id = $1',
);

const putDisplayCurrency = statement<
  NetWorthSettings,
  [userId: string, displayCurrency: string, now: Date]
>(
  'networth_put_display_currency',
  `insert into networth_settings (user_id, display_currency, updated_at) values ($1, $2, $3)
   on conflict (user_id) do update set display_currency = $2, updated_at = $3
   returning user_id as id, display_currency as "displayCurrency", updated_at as "updatedAt"`,
);

export async function netWorthDisplayCurrency(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
): Promise<string> {
  const row = await db.maybe(displayCurrencyOf, requireUser(actor).userId);
  return row?.displayCurrency ?? USUAL_CURRENCY;
}

/** @throws {PlatformError} BAD_USER_INPUT for a currency without rates; PROVIDER_UNAVAILABLE */
export async function updateDisplayCurrency(
  deps: Pick<Deps, 'db' | 'clock' | 'rates'>,
  actor: Actor,
  { currency }: { readonly currency: string },
): Promise<NetWorthSettings> {
  const { userId } = requireUser(actor);
  await ensureRated(deps, currency);
  return deps.db.transaction((tx) =>
    tx.one(putDisplayCurrency, userId, currency, deps.clock.now()),
  );
}

/** @throws {PlatformError} BAD_USER_INPUT for a currency without exchange rates */
export async function ensureRated(
  deps: Pick<Deps, 'clock' | 'rates'>,
  currency: string,
): Promise<void> {
  const { rates } = await deps.rates.ratesAt(deps.clock.now());
  // Coins go by their price.
  const isCoin = assetsBySymbol(currency).some(({ assetClass }) => assetClass === 'CRYPTO');
  if (!rates.has(currency) && !isCoin) {
    throw badInput('params.currency', 'is a currency without exchange rates');
  }
}
