import { parse } from 'graphql';
import { catalogued } from '../catalog/operations.ts';
import { argumentsSchema, type ObjectSchema } from '../json-schema.ts';
import { mistake } from './answers.ts';
import { askPerson, standing } from './ask-person.ts';
import type { Tool } from './tool.ts';

const PLACE = parse(
  `mutation Place($assetId: ID!, $side: OrderSide!, $type: OrderType!, $timeInForce: TimeInForce!,
  $quantity: Decimal, $notional: Decimal, $limitPrice: Decimal, $stopPrice: Decimal,
  $premarket: Boolean, $brokerAccountId: ID, $clientOrderId: String) {
  placeOrder(params: { assetId: $assetId, side: $side, type: $type, timeInForce: $timeInForce,
    quantity: $quantity, notional: $notional, limitPrice: $limitPrice, stopPrice: $stopPrice,
    premarket: $premarket, brokerAccountId: $brokerAccountId, clientOrderId: $clientOrderId }) {
    id }
}`,
  { noLocation: true },
);
const CANCEL = parse('mutation Cancel($id: ID!) { cancelOrder(params: { id: $id }) { id } }', {
  noLocation: true,
});

/** What a request looks like as data. */
const REQUEST: ObjectSchema = {
  type: 'object',
  properties: {
    requestId: { type: ['string', 'null'] },
    status: { type: 'string' },
    words: { type: 'string' },
    url: { type: ['string', 'null'] },
    expiresAt: { type: 'string', format: 'date-time' },
    outcome: { type: ['string', 'null'] },
  },
  required: ['requestId', 'status', 'words', 'url'],
};

const documentsOf = (operation: string): readonly string[] => {
  const found = catalogued.get(operation);
  return found === undefined ? [] : [found.document];
};

export const placeOrder: Tool = {
  name: 'place_order',
  title: 'Place an order',
  description:
    'Asks for one order. The person sees it with an estimate and fees and decides on a page of ' +
    'the application; nothing is bought or sold before. Get assetId from get_quotes. For practice ' +
    'give the brokerAccountId of a PAPER account.',
  reads: false,
  input: (schema) => argumentsSchema(schema, PLACE),
  output: () => REQUEST,
  documents: () => documentsOf('placeOrder'),
  call: (host, params, client) => askPerson(host, { operation: 'placeOrder', params }, client),
};

export const cancelOrder: Tool = {
  name: 'cancel_order',
  title: 'Cancel an order',
  description:
    'Asks for the end of an open order; the person decides on a page of the application.',
  reads: false,
  input: (schema) => argumentsSchema(schema, CANCEL),
  output: () => REQUEST,
  documents: () => documentsOf('cancelOrder'),
  call: (host, params, client) => askPerson(host, { operation: 'cancelOrder', params }, client),
};

export const getRequest: Tool = {
  name: 'get_request',
  title: 'How a request stands',
  description: 'Whether the person has decided about a change that was asked for, and the outcome.',
  reads: true,
  input: () => ({
    type: 'object',
    properties: { id: { type: 'string', description: 'The requestId.' } },
    required: ['id'],
    additionalProperties: false,
  }),
  output: () => REQUEST,
  documents: () => [],
  async call(host, { id }) {
    const found = typeof id === 'string' ? await host.requestOf(id) : null;
    return found === null ? mistake('id is of no request of this assistant.') : standing(found);
  },
};
