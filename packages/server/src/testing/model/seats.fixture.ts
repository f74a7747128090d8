import { statement } from '../../db/statement.ts';
import { saveCredential } from '../../domains/brokerage/credentials/save-credential.ts';
import { usdAccount } from '../../domains/funding/bank-accounts/read-input.ts';
import { saveBankAccount } from '../../domains/funding/bank-accounts/save-bank-account.ts';
import { recordSignature } from '../../domains/kyc/index.ts';
import { depositCash } from '../../domains/trading/accounts/deposit-cash.ts';
import { addOpeningPosition } from '../../domains/trading/lots/add-opening-position.ts';
import { getOrders } from '../../domains/trading/orders/get-orders.ts';
import {
  AAPL,
  type Trader,
  type TradingWorld,
  trader,
} from '../../domains/trading/trading.fixture.ts';
import { decimal } from '../../kernel/decimal.ts';
import { type Diary, startDiary } from './diary.fixture.ts';
import type { Life, Platform } from './lives.fixture.ts';
import type { Seat } from './seat.fixture.ts';

const OPENING_CASH = '20000';
const OPENING_SHARES = '50';
const BANK_NUMBERS = { accountNumber: '000123456789', routingNumber: '021000021' };
const PEOPLE = ['ada', 'eve', 'kim'] as const;
/** Has nothing in the account for real, and may close it. */
const MAY_LEAVE = 'kim';

export interface SeatWithDiary extends Seat {
  readonly diary: Diary;
}

/**
 * Two people, each with an account for real, one for practice and one with a broker elsewhere, and
 * last the one who may leave.
 */
export async function openSeats({ world, life }: Platform): Promise<SeatWithDiary[]> {
  const seats: SeatWithDiary[] = [];
  for (const name of PEOPLE) {
    const cash = name === MAY_LEAVE ? '0' : OPENING_CASH;
    const person = await trader(world, cash, `${name}@example.com`);
    await world.db.transaction((tx) =>
      recordSignature(tx, world.deps, 'STRATEGY_DISCLOSURE', {
        user: { id: person.userId, name },
        ip: '127.0.0.1',
      }),
    );
    await saveBankAccount(life.deps, person.actor, {
      purpose: 'WITHDRAWAL',
      mfaCode: null,
      browser: null,
      account: usdAccount({ accountHolder: name, ...BANK_NUMBERS }),
    });
    if (name === MAY_LEAVE) {
      seats.push(...(await seatsOfLeaver(world, person)));
      continue;
    }
    seats.push(
      await openSeat(world, { person, account: person.live, kept: 'LIVE' }),
      await openSeat(world, { person, account: person.paper, kept: 'PRACTICE' }),
      await connect(life, person),
    );
  }
  // Ids of the platform's processes come after these.
  world.clock.advance(1);
  return seats;
}

async function seatsOfLeaver(world: TradingWorld, person: Trader): Promise<SeatWithDiary[]> {
  const { live, paper: account, userId } = person;
  const amount = decimal(OPENING_CASH);
  await world.db.transaction((tx) =>
    depositCash(tx, world.deps, userId, { account, currency: 'USD', amount }),
  );
  const nothing = { orders: new Set<string>(), cents: 0n };
  const diary = startDiary(live.id.slice(-12), 'LEAVING', nothing);
  return [
    await openSeat(world, { person, account, kept: 'PRACTICE' }),
    { person, account: live, kept: 'LEAVING', diary },
  ];
}

async function openSeat(world: TradingWorld, seat: Seat): Promise<SeatWithDiary> {
  const { person, account } = seat;
  const { id: brokerAccountId, tradingMode } = account;
  await world.db.transaction((tx) =>
    addOpeningPosition(tx, world.deps, {
      userId: person.userId,
      brokerAccountId,
      tradingMode,
      assetId: AAPL,
      quantity: OPENING_SHARES,
      price: '100',
    }),
  );
  const orders = await ordersOf(world, person, brokerAccountId);
  const cents = BigInt(OPENING_CASH) * 100n;
  const name = brokerAccountId.slice(-12);
  return { ...seat, diary: startDiary(name, seat.kept, { orders, cents }) };
}

const accountOfCredential = statement<{ readonly id: string }, [credentialId: string]>(
  'test_model_account_of_credential',
  'select id from broker_accounts where credential_id = $1',
);

async function connect({ deps }: Life, person: Trader): Promise<SeatWithDiary> {
  const { id: credentialId } = await saveCredential(deps, person.actor, {
    provider: 'CUSTOM',
    label: 'Elsewhere',
    tradingMode: 'LIVE',
    values: [
      { name: 'key', value: `key of ${person.userId}` },
      { name: 'secret', value: 'not a real secret' },
    ],
  });
  const { id } = await deps.db.one(accountOfCredential, credentialId);
  const opening = { orders: new Set<string>(), cents: 0n };
  const diary = startDiary(id.slice(-12), 'ELSEWHERE', opening);
  return { person, account: { id, tradingMode: 'LIVE', credentialId }, kept: 'ELSEWHERE', diary };
}

async function ordersOf({ deps }: TradingWorld, { actor }: Trader, brokerAccountId: string) {
  const { nodes } = await getOrders(deps, actor, { brokerAccountId });
  return new Set(nodes.map(({ id }) => id));
}
