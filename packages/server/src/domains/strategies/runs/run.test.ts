import { describe, expect, test } from 'vitest';
import {
  completedStatus,
  failureCodeOf,
  nextStep,
  type RunFacts,
  type RunStep,
  stoppedStatus,
} from './run.ts';

const NOW = new Date('2026-11-20T15:00:00Z');
const LATER = new Date('2026-11-20T21:00:00Z');

const WAITING: RunFacts = {
  status: 'QUEUED',
  phase: 'WAITING',
  stop: null,
  isOwnerGone: false,
  hasOpenOrders: false,
  hasOpenPredecessor: false,
  deadlineAt: null,
  canBegin: true,
};
const SELLING: RunFacts = {
  ...WAITING,
  status: 'IN_PROGRESS',
  phase: 'SELLING',
  deadlineAt: LATER,
};
const BUYING: RunFacts = { ...SELLING, phase: 'BUYING' };
const gone = (facts: RunFacts): RunFacts => ({ ...facts, isOwnerGone: true });
const stopped = (facts: RunFacts): RunFacts => ({ ...facts, stop: 'CANCELED' });

describe('a run sells, then buys, then ends', () => {
  test.each<[string, RunFacts, Date, RunStep]>([
    ['it begins once its market is open', WAITING, NOW, 'begin'],
    ['it waits for its market', { ...WAITING, canBegin: false }, NOW, 'wait'],
    ['it waits for the run before', { ...WAITING, hasOpenPredecessor: true }, NOW, 'wait'],
    ['it waits for its sales', { ...SELLING, hasOpenOrders: true }, NOW, 'wait'],
    ['it buys once they are through', SELLING, NOW, 'buy'],
    ['it waits for its purchases', { ...BUYING, hasOpenOrders: true }, NOW, 'wait'],
    ['it ends once they are through', BUYING, NOW, 'complete'],
    ['it ends through after its day too', BUYING, LATER, 'complete'],
    ['it does not buy after its day', SELLING, LATER, 'stopForTime'],
    ['open sales end with its day', { ...SELLING, hasOpenOrders: true }, LATER, 'stopForTime'],
    ['open purchases end with its day', { ...BUYING, hasOpenOrders: true }, LATER, 'stopForTime'],
    [
      'without a day it goes on',
      { ...BUYING, deadlineAt: null, hasOpenOrders: true },
      LATER,
      'wait',
    ],
    ['it stops before it begins for one who is gone', gone(WAITING), NOW, 'stopForOwner'],
    ['it stops selling for one who is gone', gone(SELLING), NOW, 'stopForOwner'],
    ['it stops buying for one who is gone', gone(BUYING), NOW, 'stopForOwner'],
    ['once stopped it ends for one who is gone', stopped(gone(BUYING)), NOW, 'endStopped'],
  ])('%s', (_, facts, now, step) => {
    expect(nextStep(facts, now)).toBe(step);
  });
});

describe('a run that is stopped', () => {
  test.each([WAITING, SELLING, BUYING])('takes its orders back and ends: $phase', (facts) => {
    expect(nextStep({ ...stopped(facts), hasOpenOrders: true }, NOW)).toBe('cancelOrders');
    expect(nextStep(stopped(facts), NOW)).toBe('endStopped');
  });

  test.each([
    ['CANCELED', 'WAITING', 'CANCELED'],
    ['CANCELED', 'SELLING', 'CANCELED_MID_RUN'],
    ['CANCELED', 'BUYING', 'CANCELED_MID_RUN'],
    ['ERROR', 'WAITING', 'ERROR'],
    ['ERROR', 'BUYING', 'ERROR'],
    ['TIMEOUT', 'SELLING', 'TIMEOUT'],
  ] as const)('%s while %s is %s', (stop, phase, status) => {
    expect(stoppedStatus(stop, phase)).toBe(status);
  });
});

test.each([
  'CANCELED',
  'CANCELED_MID_RUN',
  'ERROR',
  'TIMEOUT',
  'COMPLETED_ADJUSTED',
  'COMPLETED_SUCCESS',
] as const)('%s is final', (status) => {
  expect(nextStep({ ...BUYING, status, stop: 'ERROR', hasOpenOrders: true }, LATER)).toBe('none');
});

test('a run through which everything went is a success', () => {
  expect(completedStatus(true)).toBe('COMPLETED_SUCCESS');
  expect(completedStatus(false)).toBe('COMPLETED_ADJUSTED');
});

test.each([
  ['QUEUED', null],
  ['IN_PROGRESS', null],
  ['COMPLETED_SUCCESS', null],
  ['COMPLETED_ADJUSTED', null],
  ['CANCELED', 'STOPPED'],
  ['CANCELED_MID_RUN', 'STOPPED'],
  ['TIMEOUT', 'OUT_OF_TIME'],
  ['ERROR', 'FAULT'],
] as const)('a run that is %s says %s for a program', (status, code) => {
  expect(failureCodeOf(status)).toBe(code);
});
