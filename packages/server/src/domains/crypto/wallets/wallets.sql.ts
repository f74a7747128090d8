import type { Chain } from '@investing-platform/schema/operations';
import { statement } from '../../../db/statement.ts';
import { insertInto } from '../../../db/tables/named-write.ts';

/** A wallet with what the person has of its asset. Amounts are plain decimals. */
export interface WalletRow {
  readonly id: string;
  readonly currency: string;
  readonly chain: Chain;
  /** Null until it is made. */
  readonly address: string | null;
  readonly memo: string | null;
  readonly balance: string;
  readonly available: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** More than there are assets and chains together. */
const MAX_WALLETS = 50;

export const walletsOf = statement<
  WalletRow,
  [
    userId: string,
    ids: readonly string[] | null,
    currencies: readonly string[] | null,
    chains: readonly string[] | null,
  ]
>(
  'crypto_wallets_of',
  `select w.id, w.currency, w.chain, a.address, a.memo, coalesce(p.quantity, 0) as balance,
     coalesce(p.quantity - p.held, 0) as available, w.created_at as "createdAt",
     greatest(w.created_at, a.updated_at) as "updatedAt"
   from crypto_wallets w join crypto_addresses a on a.id = w.address_id
   left join (
     select p.symbol, sum(p.quantity) as quantity, sum(p.quantity_held) as held
     from positions p join broker_accounts b on b.id = p.broker_account_id
     where p.user_id = $1 and b.provider = 'PLATFORM' and b.trading_mode = 'LIVE'
     group by p.symbol
   ) p on p.symbol = w.currency
   where w.user_id = $1 and ($2::uuid[] is null or w.id = any($2))
     and ($3::text[] is null or w.currency = any($3)) and ($4::text[] is null or w.chain = any($4))
   order by w.currency, w.chain limit ${MAX_WALLETS}`,
);

export const insertAddress = insertInto('crypto_addresses', 'crypto_insert_address', {
  columns: ['id', 'userId', 'family', 'place', 'createdAt'],
  same: { updatedAt: 'createdAt' },
});

/** A place that nobody has had; others who want one of the family wait until the commit. */
export const nextPlace = statement<{ readonly place: string }, [family: string]>(
  'crypto_next_place',
  `insert into crypto_places (family, last) values ($1, 1)
   on conflict (family) do update set last = crypto_places.last + 1 returning last as place`,
);

export const addressOfFamily = statement<
  { readonly id: string; readonly address: string | null },
  [userId: string, family: string]
>(
  'crypto_address_of_family',
  'select id, address from crypto_addresses where user_id = $1 and family = $2',
);

/** Nothing where the person has it. */
export const insertWallet = insertInto('crypto_wallets', 'crypto_insert_wallet', {
  columns: ['id', 'userId', 'addressId', 'currency', 'chain', 'createdAt'],
  rest: 'on conflict (user_id, currency, chain) do nothing',
});

export const addressToMake = statement<
  { readonly place: string; readonly address: string | null; readonly chain: Chain },
  [id: string]
>(
  'crypto_address_to_make',
  `select a.place, a.address, (select w.chain from crypto_wallets w where w.address_id = a.id limit 1)
     as chain
   from crypto_addresses a where a.id = $1`,
);

export const setAddress = statement<
  never,
  [id: string, address: string, memo: string | null, now: Date]
>(
  'crypto_set_address',
  `update crypto_addresses set address = $2, memo = $3, updated_at = $4
   where id = $1 and address is null`,
);
