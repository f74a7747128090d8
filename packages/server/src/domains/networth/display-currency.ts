import { assetsBySymbol } from '@investing-platform/rules/market/catalogue';
import { withoutRates } from '@investing-platform/rules/networth/instrument-input';
import { USUAL_CURRENCY } from '@investing-platform/rules/numbers/money';
import { statement } from '../../db/statement.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, requireUser } from '../../kernel/actor.ts';
import type { CivilDate } from '../../kernel/civil-date.ts';
import { badInput } from '../../kernel/errors.ts';
import { rateOrNull } from '../market/index.ts';

/** Each person has one set of settings, which has the person's id. */
export interface NetWorthSettings {
  readonly id: string;
  readonly displayCurrency: string;
  /** Null until the person chooses a currency. */
  readonly updatedAt: Date | null;
}

const settingsOf = statement<NetWorthSettings, [userId: string]>(
  'networth_settings_of',
  `select user_id as id, display_currency as "displayCurrency", updated_at as "updatedAt"
   from networth_settings where user_id = $1`,
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
): Promise<NetWorthSettings> {
  const { userId } = requireUser(actor);
  const settings = await db.maybe(settingsOf, userId);
  return settings ?? { id: userId, displayCurrency: USUAL_CURRENCY, updatedAt: null };
}

/** @throws {PlatformError} BAD_USER_INPUT for a currency without rates; PROVIDER_UNAVAILABLE */
export async function updateDisplayCurrency(
  deps: Pick<Deps, 'db' | 'clock' | 'rates' | 'marketData'>,
  actor: Actor,
  { currency }: { readonly currency: string },
): Promise<NetWorthSettings> {
  const { userId } = requireUser(actor);
  await ensureRated(deps, currency);
  return deps.db.transaction((tx) =>
    tx.one(putDisplayCurrency, userId, currency, deps.clock.now()),
  );
}

/**
 * @param since the first day on which a rate will be needed; null: today
 * @param field what is given that would need one
 * @throws {PlatformError} BAD_USER_INPUT for a currency without exchange rates
 */
export async function ensureRated(
  deps: Pick<Deps, 'clock' | 'rates' | 'marketData'>,
  currency: string,
  since: CivilDate | null = null,
  field: 'currency' | 'startsOn' = 'currency',
): Promise<void> {
  const now = deps.clock.now();
  const { rates } = await deps.rates.ratesAt(now);
  if (rates.has(currency)) return;
  // Coins go by their price, which not every one has, and none had always.
  const isCoin = assetsBySymbol(currency).some(({ assetClass }) => assetClass === 'CRYPTO');
  const first = since === null ? now : new Date(Math.min(Date.parse(since), now.getTime()));
  const isPriced = async (at: Date): Promise<boolean> =>
    (await rateOrNull(deps, currency, USUAL_CURRENCY, at)) !== null;
  if (isCoin && (await isPriced(now)) && (await isPriced(first))) return;
  if (field === 'startsOn') {
    throw badInput('params.startsOn', `must not be before ${currency} has exchange rates`);
  }
  throw withoutRates(isCoin ? since : null);
}
