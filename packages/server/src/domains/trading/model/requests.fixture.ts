import { idempotent } from '../../../db/idempotency.ts';
import { decimal } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { cancelOrder } from '../cancel-order.ts';
import { depositCash, withdrawCash } from '../deposit-cash.ts';
import { editOrder } from '../edit-order.ts';
import { type PlaceOrderInput, placeOrder } from '../place-order.ts';
import type { Trader } from '../trading.fixture.ts';
import type { Life } from './lives.fixture.ts';
import type { Change } from './steps.fixture.ts';

/** What was asked for, so that it can be asked for again under the same key. */
export type Request = { readonly key: string } & (
  | { readonly kind: 'place'; readonly input: PlaceOrderInput }
  | { readonly kind: 'edit'; readonly orderId: string; readonly change: Change }
  | { readonly kind: 'cancel'; readonly orderId: string }
  | { readonly kind: 'deposit' | 'withdraw'; readonly amount: string }
);

type Payment = Extract<Request, { kind: 'deposit' | 'withdraw' }>;

/** @returns the id of what came of it */
export async function send({ deps }: Life, person: Trader, request: Request): Promise<string> {
  const idempotencyKey = request.key;
  switch (request.kind) {
    case 'place':
      return (await placeOrder(deps, person.actor, { ...request.input, idempotencyKey })).id;
    case 'edit': {
      const { orderId, change } = request;
      return (await editOrder(deps, person.actor, { ...change, orderId, idempotencyKey })).id;
    }
    case 'cancel':
      return (await cancelOrder(deps, person.actor, { orderId: request.orderId })).id;
    default:
      return pay(deps, person, request);
  }
}

/** As the operations that move money do it: key and entry commit together. */
async function pay(deps: Life['deps'], person: Trader, payment: Payment): Promise<string> {
  const { kind, key, amount } = payment;
  const { userId } = person;
  const transfer = { account: person.live, currency: 'USD', amount: decimal(amount) };
  const carry = kind === 'deposit' ? depositCash : withdrawCash;
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, { userId, operation: kind, key, input: { amount } }, async () => {
      await carry(tx, deps, userId, transfer);
      return newId(deps.clock, deps.random);
    }),
  );
  return id;
}
