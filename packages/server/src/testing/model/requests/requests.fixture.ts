import { closingParts, settleAccount } from '../../../closing.ts';
import { statement } from '../../../db/statement.ts';
import { closeAccount } from '../../../domains/account/closure/close-account.ts';
import { deleteCredential } from '../../../domains/brokerage/credentials/delete-credential.ts';
import { probeCredential } from '../../../domains/brokerage/credentials/probe-credential.ts';
import {
  releaseAccount,
  restrictAccount,
} from '../../../domains/trading/accounts/restrict-account.ts';
import { changeCostBasis } from '../../../domains/trading/lots/change-cost-basis.ts';
import { cancelOrder } from '../../../domains/trading/orders/cancel-order.ts';
import { editOrder } from '../../../domains/trading/orders/edit-order.ts';
import { placeOrder } from '../../../domains/trading/orders/place-order.ts';
import type { Trader } from '../../../domains/trading/trading.fixture.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { Life } from '../lives.fixture.ts';
import type { Seat } from '../seat.fixture.ts';
import type { Measure } from '../steps.fixture.ts';
import type { CardWish } from '../wishes/card-wishes.fixture.ts';
import type { CoinWish } from '../wishes/coin-wishes.fixture.ts';
import type { Change, TradingWish } from '../wishes/wishes.fixture.ts';
import { isOfCards, sendOfCards } from './card-requests.fixture.ts';
import { isOfCoins, sendOfCoins } from './coin-requests.fixture.ts';
import { isOfMoney, type MoneyRequest, sendMoney } from './money-requests.fixture.ts';
import {
  isOfStrategies,
  type StrategyRequest,
  sendToStrategy,
} from './strategy-requests.fixture.ts';

type Plain = Exclude<TradingWish, { kind: 'edit' | 'cancel' | 'replay' | 'sellLots' }>;

export type TradingRequest =
  | Plain
  | Measure
  | { readonly kind: 'edit'; readonly orderId: string; readonly change: Change }
  | { readonly kind: 'cancel'; readonly orderId: string };

/** What was asked for, so that it can be asked for again under the same key. */
export type Keyed = { readonly key: string } & (
  | TradingRequest
  | MoneyRequest
  | CardWish
  | CoinWish
  | StrategyRequest
);

/** @returns the id of what came of it */
export function send(life: Life, seat: Seat, request: Keyed): Promise<string> {
  if (isOfStrategies(request)) return sendToStrategy(life, seat, request);
  if (isOfCards(request)) return sendOfCards(life, seat, request);
  if (isOfCoins(request)) return sendOfCoins(life, seat, request);
  return isOfMoney(request) ? sendMoney(life, seat, request) : sendToAccount(life, seat, request);
}

async function sendToAccount(
  life: Life,
  seat: Seat,
  request: { readonly key: string } & TradingRequest,
): Promise<string> {
  const { deps } = life;
  const { actor } = seat.person;
  const { id: brokerAccountId } = seat.account;
  const { key: idempotencyKey } = request;
  switch (request.kind) {
    case 'place': {
      const { input } = request;
      return (await placeOrder(deps, actor, { ...input, brokerAccountId, idempotencyKey })).id;
    }
    case 'edit': {
      const { orderId, change } = request;
      return (await editOrder(deps, actor, { ...change, id: orderId, idempotencyKey })).id;
    }
    case 'cancel':
      return (await cancelOrder(deps, actor, { id: request.orderId })).id;
    case 'method': {
      const { method } = request;
      await deps.db.transaction((tx) => changeCostBasis(tx, deps, brokerAccountId, method));
      return brokerAccountId;
    }
    default:
      await take(life, seat, request);
      return brokerAccountId;
  }
}

const suspend = statement<never, [userId: string, at: Date | null]>(
  'test_model_suspend',
  'update users set suspended_at = $2 where id = $1',
);

async function take(life: Life, { person, account }: Seat, { kind }: Measure): Promise<void> {
  const { deps } = life;
  const { credentialId } = account;
  if (kind === 'close') return close(life, person);
  if (kind === 'sync') return probeCredential(deps, credentialId ?? '');
  if (kind === 'disconnect') {
    await deleteCredential(deps, person.actor, { id: credentialId ?? '' });
    return;
  }
  await deps.db.transaction(async (tx) => {
    if (kind === 'restrict') await restrictAccount(tx, deps, account.id);
    else if (kind === 'release') await releaseAccount(tx, deps, account.id);
    else await tx.run(suspend, person.userId, kind === 'suspend' ? deps.clock.now() : null);
  });
}

/** The person has just shown a second factor. */
async function close({ deps }: Life, { userId, actor }: Trader): Promise<void> {
  const now = deps.clock.now();
  const session = { kind: 'session', sessionId: userId, steppedUpAt: now } as const;
  const { email } = await deps.db.one(emailOf, userId);
  const input = { confirmation: email };
  const settle = (by: SessionActor) => settleAccount(deps, by);
  const closing = { parts: closingParts, settle };
  await closeAccount({ ...deps, closing }, { ...actor, ...session }, input);
}

const emailOf = statement<{ readonly email: string }, [userId: string]>(
  'test_model_email_of',
  'select email from users where id = $1',
);
