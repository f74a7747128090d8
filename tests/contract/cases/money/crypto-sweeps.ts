import {
  createCryptoAutoSweep,
  deleteCryptoAutoSweep,
} from '@investing-platform/schema/operations';
import type { Case, Known } from '../../support/case.ts';
import { refused, step } from '../../support/steps.ts';

const SHOWN = `id currency chain targetCurrency minimumAmount sellPercent status failureReason
  failureCode lastRunAt totalSwept`;
const make = `mutation ($params: CreateCryptoAutoSweepInput!) {
  createCryptoAutoSweep(params: $params) { ${SHOWN} } }`;
const list = `query ($params: GetCryptoAutoSweepsInput) {
  getCryptoAutoSweeps(params: $params) { ${SHOWN} } }`;
const operation = 'createCryptoAutoSweep';
const rule = {
  currency: 'ETH',
  chain: 'BASE',
  targetCurrency: 'NZD',
  minimumAmount: '0.05',
  sellPercent: '50',
};
const shown = {
  ...rule,
  status: 'ACTIVE',
  failureReason: null,
  failureCode: null,
  lastRunAt: null,
  totalSwept: '0',
};

export const cryptoSweepCases: readonly Case[] = [
  {
    title: 'a rule that sells what comes in is made, shown to its owner alone, and deleted',
    steps: [
      step(make, rule, {
        keep: { sweepId: 'createCryptoAutoSweep.id' },
        data: () => ({ createCryptoAutoSweep: shown }),
      }),
      step(make, rule, refused(operation, 'CONFLICT')),
      step(make, { currency: 'ETH' }, refused(operation, 'CONFLICT')),
      step(
        make,
        { currency: 'ETH', chain: 'ETH' },
        { data: () => ({ createCryptoAutoSweep: { targetCurrency: 'USD', sellPercent: '100' } }) },
      ),
      step(list, ({ sweepId }: Known) => ({ ids: [sweepId] }), {
        data: ({ sweepId }) => ({ getCryptoAutoSweeps: [{ id: sweepId, ...shown }] }),
      }),
      step(list, ({ sweepId }: Known) => ({ ids: [sweepId] }), {
        as: 'other',
        data: () => ({ getCryptoAutoSweeps: [] }),
      }),
      step(deleteCryptoAutoSweep, ({ sweepId }: Known) => ({ id: sweepId }), {
        as: 'other',
        ...refused('deleteCryptoAutoSweep', 'NOT_FOUND'),
      }),
      step(deleteCryptoAutoSweep, ({ sweepId }: Known) => ({ id: sweepId }), {
        data: ({ sweepId }) => ({ deleteCryptoAutoSweep: { affectedIds: [sweepId] } }),
        ownWords: true,
      }),
      step(deleteCryptoAutoSweep, ({ sweepId }: Known) => ({ id: sweepId }), {
        ...refused('deleteCryptoAutoSweep', 'NOT_FOUND'),
      }),
    ],
  },
  {
    title: 'a rule needs a coin that is moved, cash that is kept, and a signature',
    steps: [
      step(
        createCryptoAutoSweep,
        { currency: 'USD' },
        refused(operation, 'BAD_USER_INPUT', 'currency'),
      ),
      step(
        createCryptoAutoSweep,
        { currency: 'BTC', chain: 'ETH' },
        refused(operation, 'BAD_USER_INPUT', 'chain'),
      ),
      step(
        createCryptoAutoSweep,
        { currency: 'BTC', targetCurrency: 'EUR' },
        refused(operation, 'BAD_USER_INPUT', 'targetCurrency'),
      ),
      step(
        createCryptoAutoSweep,
        { currency: 'BTC' },
        {
          as: 'unchecked',
          ...refused(operation, 'KYC_REQUIRED'),
        },
      ),
      step(
        createCryptoAutoSweep,
        { currency: 'BTC' },
        {
          as: 'undisclosed',
          ...refused(operation, 'AGREEMENT_REQUIRED'),
        },
      ),
    ],
  },
];
