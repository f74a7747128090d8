import {
  deleteCard,
  listCards,
  optInInterest,
  saveNewCard,
} from '@investing-platform/schema/operations';
import type { Case } from '../../support/case.ts';
import { UNKNOWN_ID } from '../../support/order-steps.ts';
import { refused, step } from '../../support/steps.ts';

const charge = `mutation Charge($params: CreatePendingUserTransactionInput!) {
  createPendingUserTransaction(params: $params) {
    kind status amount currency cardId failureCode failureReason confirmationUrl
  }
}`;
const save = `mutation Save($params: SaveNewCardInput) {
  saveNewCard(params: $params) {
    card { id brand last4 status failureCode default } expiresAt
  }
}`;
const list = '{ listCards { brand last4 status default } }';
const VISA = 'pm_sim_visa_1881';
const AMEX = 'pm_sim_amex_0341';

export const cardCases: readonly Case[] = [
  {
    title: 'a card is saved behind its token, once, is charged, and is deleted',
    steps: [
      step(
        save,
        { paymentMethodToken: VISA, setAsDefault: true },
        {
          keep: { cardId: 'saveNewCard.card.id' },
          data: () => ({
            saveNewCard: {
              card: { brand: 'VISA', last4: '1881', status: 'ACTIVE', default: true },
              expiresAt: null,
            },
          }),
        },
      ),
      step(
        save,
        { paymentMethodToken: VISA },
        { data: ({ cardId }) => ({ saveNewCard: { card: { id: cardId } } }) },
      ),
      step(
        charge,
        { cardCharge: { amount: '25.5', currency: 'USD' } },
        {
          data: ({ cardId }) => ({
            createPendingUserTransaction: {
              kind: 'CARD_CHARGE',
              status: 'COMPLETED',
              amount: '25.5',
              cardId,
              failureCode: null,
              confirmationUrl: null,
            },
          }),
        },
      ),
      step(deleteCard, ({ cardId }) => ({ id: cardId }), {
        data: ({ cardId }) => ({ deleteCard: { id: cardId, affectedCount: 1 } }),
      }),
      step(deleteCard, ({ cardId }) => ({ id: cardId }), refused('deleteCard', 'NOT_FOUND')),
    ],
  },
  {
    title: 'a card that the bank refuses is not saved, and a charge that it refuses says so',
    steps: [
      step(
        saveNewCard,
        { paymentMethodToken: 'pm_sim_visa_0002' },
        refused('saveNewCard', 'INVALID_STATE'),
      ),
      step(
        saveNewCard,
        { paymentMethodToken: 'tok_of_nobody' },
        refused('saveNewCard', 'BAD_USER_INPUT', 'paymentMethodToken'),
      ),
      step(
        saveNewCard,
        { paymentMethodToken: VISA, returnUrl: 'http://example.com/back' },
        refused('saveNewCard', 'BAD_USER_INPUT', 'returnUrl'),
      ),
      step(
        save,
        { paymentMethodToken: AMEX, setAsDefault: true },
        {
          keep: { refusedId: 'saveNewCard.card.id' },
          data: () => ({ saveNewCard: { card: { brand: 'AMEX', last4: '0341' } } }),
        },
      ),
      step(
        charge,
        ({ refusedId }) => ({
          cardCharge: { amount: '10', currency: 'USD', cardId: refusedId },
        }),
        {
          data: () => ({
            createPendingUserTransaction: {
              status: 'FAILED',
              failureCode: 'CARD_DECLINED',
              failureReason: 'The bank refused the charge',
            },
          }),
        },
      ),
      step(
        charge,
        { cardCharge: { amount: '5000.01', currency: 'USD' } },
        refused('createPendingUserTransaction', 'BAD_USER_INPUT', 'cardCharge.amount'),
      ),
      step(
        charge,
        { cardCharge: { amount: '10', currency: 'USD', cardId: UNKNOWN_ID } },
        refused('createPendingUserTransaction', 'NOT_FOUND'),
      ),
      step(deleteCard, ({ refusedId }) => ({ id: refusedId })),
    ],
  },
  {
    title: 'a card that the bank asks about waits to be confirmed',
    steps: [
      step(
        save,
        { paymentMethodToken: 'pm_sim_mastercard_3220' },
        {
          keep: { pendingId: 'saveNewCard.card.id' },
          data: () => ({ saveNewCard: { card: { status: 'PENDING_SETUP' } } }),
        },
      ),
      step(
        charge,
        ({ pendingId }) => ({
          cardCharge: { amount: '10', currency: 'USD', cardId: pendingId },
        }),
        refused('createPendingUserTransaction', 'INVALID_STATE'),
      ),
      { as: 'identity', document: list, errors: [{ code: 'FORBIDDEN' }] },
      step(listCards, {}, { as: 'identity', errors: [{ code: 'FORBIDDEN' }] }),
      step(deleteCard, ({ pendingId }) => ({ id: pendingId })),
    ],
  },
  {
    title: 'cash earns interest in currencies that do, for who is known and has signed for it',
    steps: [
      step(
        optInInterest,
        { currency: 'EUR', optIn: true },
        refused('optInInterest', 'BAD_USER_INPUT', 'currency'),
      ),
      step(
        optInInterest,
        { currency: 'USD', optIn: true },
        { as: 'unchecked', ...refused('optInInterest', 'KYC_REQUIRED') },
      ),
      step(
        optInInterest,
        { currency: 'USD', optIn: true },
        { as: 'undisclosed', ...refused('optInInterest', 'AGREEMENT_REQUIRED') },
      ),
    ],
  },
];
