import { afterEach, expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import type { ChargeOrder, ChargeState } from '../../../ports/card-processor.ts';
import { onBooks } from '../../../testing/on-database.ts';
import { racingDatabase, times } from '../../../testing/race.ts';
import { carryCharge } from '../../cards/index.ts';
import { faultsOfTheBooks } from '../../trading/settlement/books.fixture.ts';
import { cardsOf } from '../cards.fixture.ts';
import { banked, type FundingWorld, fundingWorld } from '../funding.fixture.ts';
import { depositCharges } from './card-deposit.ts';

const VISA = 'pm_sim_visa_4242';
const REASON = 'The cardholder disputed the charge';

let db: Database;
let world: FundingWorld;

onBooks(async (given) => {
  db = given;
  world = await fundingWorld({ db });
}, racingDatabase);
afterEach(async () => {
  expect(await faultsOfTheBooks(db)).toEqual([]);
  await db.close();
});

/** A charge of 100 of which the processor says what `tell` says when it is asked. */
async function charged(tell: () => Promise<string>) {
  const ada = await banked(world, '1000');
  const hers = cardsOf(world, ada);
  await hers.save(VISA);
  const { id } = await hers.charge('100');
  await hers.work();
  const readCharge = async (order: ChargeOrder): Promise<ChargeState> => {
    const amount = await tell();
    const facts = { chargeRef: `ch_${order.id}`, lookAgainAt: null };
    if (amount === '0') return { ...facts, kind: 'succeeded' };
    if (amount === '100') return { ...facts, kind: 'taken back', problem: REASON };
    return { ...facts, kind: 'partly taken back', amount, problem: REASON };
  };
  const deps = { ...world.deps, cardProcessor: { ...world.deps.cardProcessor, readCharge } };
  const outcomes = depositCharges(deps);
  const carry = () => carryCharge(deps, outcomes, id);
  /** Moves the money, and dies before that is kept. */
  const dies = async (...told: Parameters<typeof outcomes.takenBack>) => {
    await outcomes.takenBack(...told);
    throw new Error('the power went out');
  };
  const carryDying = () => carryCharge(deps, { ...outcomes, takenBack: dies }, id);
  const cash = async () => (await hers.books())['cash USD'];
  return { carry, carryDying, cash };
}

test('ten who see at once that a charge is gone take it once, and put it back once', async () => {
  let gone = '0';
  const { carry, cash } = await charged(async () => gone);
  for (const [next, left] of [
    ['100', '1000'],
    ['0', '1100'],
    ['40', '1060'],
    ['100', '1000'],
    ['0', '1100'],
  ] as const) {
    gone = next;
    await Promise.all(times(10, carry));
    expect(await cash()).toBe(left);
  }
});

test('who was told of a dispute before it was won takes nothing after it', async () => {
  const told = Promise.withResolvers<string>();
  const answers = [told.promise, Promise.resolve('0')];
  const { carry, cash } = await charged(async () => answers.shift() ?? '0');
  const late = carry();
  await expect.poll(() => answers.length).toBe(1);
  await carry();
  told.resolve('100');
  // The processor is asked again: what was told is over.
  expect(await late).not.toBeNull();
  expect(await cash()).toBe('1100');
  expect(await carry()).toBeNull();
  expect(await cash()).toBe('1100');
});

test('whoever is asked while it changes, the last who asks says how much is gone', async () => {
  let gone = '0';
  const { carry, cash } = await charged(async () => gone);
  const asked: Promise<unknown>[] = [];
  for (const next of ['100', '0', '30', '100', '60', '0', '100', '10']) {
    gone = next;
    asked.push(...times(3, carry));
    await Promise.race(asked);
  }
  await Promise.all(asked);
  await carry();
  expect(await cash()).toBe('1090');
});

test('what dies while it writes down is written down by the next who asks, once', async () => {
  let gone = '0';
  const { carry, carryDying, cash } = await charged(async () => gone);
  for (const [next, left] of [
    ['100', '1000'],
    ['0', '1100'],
  ] as const) {
    gone = next;
    const before = await cash();
    await expect(carryDying()).rejects.toThrow('the power went out');
    expect(await cash()).toBe(before);
    await carry();
    await carry();
    expect(await cash()).toBe(left);
  }
});
