import { statement } from '../../../db/statement.ts';
import {
  approveCryptoWithdrawal,
  rejectCryptoWithdrawal,
  sendSimulatedCoins,
} from '../../../domains/crypto/index.ts';
import { createSweep, deleteSweep } from '../../../domains/crypto/sweeps/own-sweeps.ts';
import { requestWithdrawal } from '../../../domains/crypto/withdrawals/request-withdrawal.ts';
import type { Life } from '../lives.fixture.ts';
import type { Seat } from '../seat.fixture.ts';
import type { CoinWish } from '../wishes/coin-wishes.fixture.ts';

const KINDS: readonly string[] = [
  ...(['coinsIn', 'coinsOut', 'letCoinsOut', 'keepCoinsIn', 'sweep'] as const),
] satisfies CoinWish['kind'][];

export const isOfCoins = (request: { readonly kind: string }): request is CoinWish =>
  KINDS.includes(request.kind);

const withdrawalsOf = statement<{ readonly id: string }, [userId: string]>(
  'test_model_coin_withdrawals_of',
  `select id from crypto_transfers where user_id = $1 and direction = 'OUTGOING'
   order by created_at desc, id limit 3`,
);

const sweepsOf = statement<{ readonly id: string }, [userId: string]>(
  'test_model_sweeps_of',
  'select id from crypto_auto_sweeps where user_id = $1 limit 10',
);

/** @returns the id of what came of it */
export async function sendOfCoins(
  { deps }: Life,
  { person: { actor, userId }, coins }: Seat,
  request: { readonly key: string } & CoinWish,
): Promise<string> {
  const { key: idempotencyKey } = request;
  switch (request.kind) {
    case 'coinsIn': {
      const { amount, fate } = request;
      const to = { currency: 'BTC', chain: 'BTC', address: coins?.address ?? '' } as const;
      return deps.db.transaction(async (tx) =>
        sendSimulatedCoins(tx, deps, { ...to, amount, fate }),
      );
    }
    case 'coinsOut': {
      const { amount } = request;
      const input = { whitelistedWalletId: coins?.walletId ?? '', amount, idempotencyKey };
      return (await requestWithdrawal(deps, actor, input, null)).id;
    }
    case 'letCoinsOut':
    case 'keepCoinsIn': {
      const all = await deps.db.all(withdrawalsOf, userId);
      const id = all[request.which % all.length]?.id;
      if (id === undefined) return userId;
      const isLet = request.kind === 'letCoinsOut';
      const decided = await deps.db.transaction((tx) =>
        isLet
          ? approveCryptoWithdrawal(tx, deps, id)
          : rejectCryptoWithdrawal(tx, deps, id, 'It was looked at'),
      );
      return decided.id;
    }
    case 'sweep': {
      const { percent: sellPercent } = request;
      if (sellPercent !== null) {
        return (await createSweep(deps, actor, { currency: 'BTC', sellPercent })).id;
      }
      for (const { id } of await deps.db.all(sweepsOf, userId)) await deleteSweep(deps, actor, id);
      return userId;
    }
  }
}
