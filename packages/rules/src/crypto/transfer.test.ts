import { describe, expect, test } from 'vitest';
import { theNetwork } from './networks.ts';
import { nextTransferStep, withdrawalTerms } from './transfer.ts';

const BTC = theNetwork('params', 'BTC', 'BTC');

describe('a withdrawal', () => {
  test('loses the fee of the chain on the way', () => {
    expect(withdrawalTerms(BTC, '0.5', '0.00002')).toEqual({
      amount: '0.5',
      networkFee: '0.00002',
      fee: '0',
      netAmount: '0.49998',
    });
  });

  test.each([
    ['less than the least', '0.0001', '0.00002', /0\.0002 BTC or more/],
    ['less than twice what the chain takes now', '0.001', '0.0006', /0\.0012 BTC or more/],
    ['more places than the chain has', '0.123456789', '0.00002', /8 decimal places/],
  ])('of %s is refused with the field', (_what, amount, fee, message) => {
    expect(() => withdrawalTerms(BTC, amount, fee)).toThrow(message);
  });
});

describe('a transfer', () => {
  test.each([
    ['INCOMING', 'PROCESSING', 'confirmed', { status: 'COMPLETED', coins: 'CREDIT' }],
    ['INCOMING', 'PROCESSING', 'vanished', { status: 'FAILED', coins: 'NONE' }],
    ['INCOMING', 'COMPLETED', 'vanished', { status: 'FAILED', coins: 'TAKE_BACK' }],
    ['INCOMING', 'FAILED', 'returned', { status: 'PROCESSING', coins: 'NONE' }],
    ['INCOMING', 'REJECTED', 'confirmed', null],
    ['OUTGOING', 'REQUESTED', 'approved', { status: 'PROCESSING', coins: 'NONE' }],
    ['OUTGOING', 'REQUESTED', 'rejected', { status: 'REJECTED', coins: 'RELEASE' }],
    ['OUTGOING', 'PROCESSING', 'confirmed', { status: 'COMPLETED', coins: 'SEND' }],
    ['OUTGOING', 'PROCESSING', 'failed', { status: 'FAILED', coins: 'RELEASE' }],
    ['OUTGOING', 'COMPLETED', 'failed', null],
    ['OUTGOING', 'PROCESSING', 'rejected', null],
  ] as const)('%s that is %s and is %s', (direction, status, event, expected) => {
    expect(nextTransferStep(direction, status, event)).toEqual(expected);
  });
});
