import type { Case, Known } from '../../support/case.ts';
import { atWork, keepOrder, place, waitingBuy } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const edit = `mutation ($params: EditOrderInput!) {
  editOrder(params: $params) { id status quantity notional limitPrice stopPrice timeInForce } }`;
const cancel = `mutation ($params: CancelOrderInput!) { cancelOrder(params: $params) { status } }`;
const edited =
  (changes: object) =>
  ({ orderId }: Known) => ({ id: orderId, ...changes });

export const orderEditCases: readonly Case[] = [
  {
    title: 'an edit takes 0 and null of quantities and prices for what is not given',
    steps: [
      place(waitingBuy, { keep: keepOrder }),
      atWork(1),
      step(
        edit,
        edited({ quantity: '0', notional: null, limitPrice: '0', stopPrice: 0 }),
        refused('editOrder', 'BAD_USER_INPUT'),
      ),
      step(edit, edited({ quantity: '0', notional: '0', limitPrice: '2', stopPrice: null }), {
        data: () => ({
          editOrder: {
            quantity: '1',
            notional: null,
            limitPrice: '2',
            stopPrice: null,
            timeInForce: 'GTC',
          },
        }),
      }),
    ],
  },
  {
    title: 'an edit that comes again shows the order that it made as it is by then',
    steps: [
      place(waitingBuy, { keep: keepOrder }),
      atWork(1),
      step(edit, edited({ limitPrice: '2', idempotencyKey: 'edit' }), {
        keep: { newId: 'editOrder.id' },
      }),
      atWork(1),
      step(cancel, ({ newId }) => ({ id: newId }), {
        data: () => ({ cancelOrder: { status: 'CANCELED' } }),
      }),
      step(edit, edited({ limitPrice: '2', idempotencyKey: 'edit' }), {
        data: ({ newId }) => ({ editOrder: { id: newId, status: 'CANCELED' } }),
      }),
    ],
  },
];
