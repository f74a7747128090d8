import { usdAccount } from '@investing-platform/rules/funding/banks/given-account';
import { DAY_MS } from '@investing-platform/schema/durations';
import { statement } from '../../db/statement.ts';
import { saveCredential } from '../../domains/brokerage/credentials/save-credential.ts';
import { saveNewCard } from '../../domains/cards/index.ts';
import { createWallets } from '../../domains/crypto/wallets/create-wallets.ts';
import { fetchAddress } from '../../domains/crypto/wallets/fetch-wallets.ts';
import { requestWallet } from '../../domains/crypto/whitelist/request-wallet.ts';
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
import { CARDS, type CardDigits } from './wishes/card-wishes.fixture.ts';

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
    const cards = await cardsOf(world, life, person);
    const coins = await coinsOf(world, life, person);
    seats.push(
      await openSeat(world, { person, account: person.live, kept: 'LIVE', cards, coins }),
      await openSeat(world, { person, account: person.paper, kept: 'PRACTICE' }),
      await connect(life, person),
    );
  }
  // Ids of the platform's processes come after these.
  world.clock.advance(1);
  return seats;
}

const withoutPlan = statement<never, [userId: string]>(
  'test_model_without_plan',
  `update users set plan = 'FREE' where id = $1`,
);

/** One who pays for a plan, has cards of every kind and may earn interest. */
async function cardsOf(world: TradingWorld, { deps }: Life, { userId, actor, live }: Trader) {
  await world.db.transaction(async (tx) => {
    await tx.run(withoutPlan, userId);
    const user = { id: userId, name: live.id };
    await recordSignature(tx, world.deps, 'INTEREST_SWEEP', { user, ip: '127.0.0.1' });
  });
  const ids = new Map<string, string>();
  for (const digits of CARDS) {
    const paymentMethodToken = `pm_sim_visa_${digits}`;
    ids.set(digits, (await saveNewCard(deps, actor, { paymentMethodToken })).card?.id ?? '');
  }
  return Object.fromEntries(ids) as Record<CardDigits, string>;
}

const DAYS_BEFORE = 2;
/** Of somebody else, kept by a provider. */
const OUTSIDE = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';

/** An address to receive on, and a wallet to send to that was asked for long enough ago. */
async function coinsOf({ db, deps: old, clock }: TradingWorld, life: Life, person: Trader) {
  const { deps, jobs } = life;
  const { actor, userId } = person;
  const now = clock.now();
  clock.advance(-DAYS_BEFORE * DAY_MS);
  const user = { id: userId, name: userId };
  await db.transaction((tx) => recordSignature(tx, old, 'CRYPTO', { user, ip: '127.0.0.1' }));
  const network = { currency: 'BTC', chain: 'BTC' } as const;
  await createWallets(deps, actor, { wallets: [network] });
  const travelRule = {
    custodian: { vaspId: 'did:web:kraken.com' },
    beneficiary: { person: { givenName: 'Ada', familyName: 'Lovelace' } },
    beneficiaryAddress: { line1: '12 St James Square', city: 'London', country: 'GB' },
  };
  const asked = { ...network, address: OUTSIDE, travelRule };
  const { id: walletId } = await requestWallet(deps, actor, asked, null);
  await jobs();
  clock.set(now);
  const { address } = await fetchAddress(deps, actor, network);
  if (address === null) throw new Error('the address is not made');
  return { address, walletId };
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
