import { nzdAccount, usdAccount } from '@investing-platform/rules/funding/banks/given-account';
import { DAY_MS } from '@investing-platform/schema/durations';
import { type PaymentFate, simulatedBankRail } from '../../adapters/embedded/bank-rail/index.ts';
import { simulatedCards } from '../../adapters/embedded/card-processor/index.ts';
import { embeddedRates } from '../../adapters/embedded/market-data/rates.ts';
import type { Database } from '../../db/database.ts';
import { statement } from '../../db/statement.ts';
import { runDueJobs } from '../../jobs/jobs.ts';
import type { BankRail, Payment } from '../../ports/bank-rail.ts';
import { brokerageWorld } from '../brokerage/brokerage.fixture.ts';
import { playedBank } from '../cards/index.ts';
import { type Trader, trader } from '../trading/trading.fixture.ts';
import { saveBankAccount } from './bank-accounts/save-bank-account.ts';
import { fundingJobs } from './index.ts';

/** The name that `trader` has: that of the address. */
const HOLDER = 'ada';
const NZ_NUMBER = '01-0242-0100194-00';
export const OTHER_NZ_NUMBER = '08-6523-1954512-001';
/** Of the simulated card processor. */
export const WEBHOOK_SECRET = 'a secret of the simulated processor';
const US_NUMBERS = { accountNumber: '000123456789', routingNumber: '021000021' };

export const setKyc = statement<never, [userId: string, status: string]>(
  'test_funding_kyc',
  'update users set kyc_status = $2 where id = $1',
);
export const setAccountStatus = statement<never, [accountId: string, status: string]>(
  'test_funding_account_status',
  'update broker_accounts set status = $2 where id = $1',
);

/** The brokerage's world with a bank whose answers the test chooses. */
export async function fundingWorld({ db }: { db?: Database } = {}) {
  const world = await brokerageWorld(db === undefined ? {} : { db });
  const { clock } = world;
  const bank = {
    fate: 'SETTLED' as PaymentFate,
    /** How often `pay` fails before it reaches the bank. */
    faults: 0,
    /** Whether the next answers are lost on their way back. */
    losesAnswers: false,
    handed: [] as Payment[],
  };
  const simulated = simulatedBankRail({ clock, fateOf: () => bank.fate });
  const bankRail: BankRail = {
    ...simulated,
    async pay(payment, signal) {
      if (bank.faults > 0) {
        bank.faults -= 1;
        return { kind: 'retryable', problem: 'the bank is closed' };
      }
      const outcome = await simulated.pay(payment, signal);
      if (outcome.kind === 'ok') bank.handed.push(payment);
      return bank.losesAnswers ? { kind: 'unknown', problem: 'no answer' } : outcome;
    },
  };
  const config = {
    withdrawalFee: '0',
    withdrawalReviewFrom: 10_000,
    withdrawalCancelSeconds: 600,
  };
  const cardProcessor = simulatedCards({
    clock,
    webhookSecret: WEBHOOK_SECRET,
    ...playedBank(world.db, world.deps.secrets, 'http://localhost'),
  });
  const rates = embeddedRates({ seed: 'funding' });
  const deps = { ...world.deps, bankRail, cardProcessor, config, rates };
  return { ...world, deps, bank };
}

export type FundingWorld = Awaited<ReturnType<typeof fundingWorld>>;

/** Runs what is due now. */
export function work({ deps }: FundingWorld): Promise<number> {
  return runDueJobs(deps, fundingJobs(deps));
}

/** Lets time pass and runs what has become due. */
export async function later(world: FundingWorld, milliseconds: number): Promise<void> {
  world.clock.advance(milliseconds);
  await work(world);
}

export const dayLater = (world: FundingWorld): Promise<void> => later(world, DAY_MS);

export function saveNzd({ deps }: FundingWorld, owner: Trader, differing: object = {}) {
  const input = { accountHolder: HOLDER, accountNumber: NZ_NUMBER, ...differing };
  const shared = { purpose: 'WITHDRAWAL', mfaCode: null, browser: null } as const;
  return saveBankAccount(deps, owner.actor, { ...shared, account: nzdAccount(input) });
}

export function saveUsd({ deps }: FundingWorld, owner: Trader, differing: object = {}) {
  const input = { accountHolder: HOLDER, ...US_NUMBERS, ...differing };
  const shared = { purpose: 'WITHDRAWAL', mfaCode: null, browser: null } as const;
  return saveBankAccount(deps, owner.actor, { ...shared, account: usdAccount(input) });
}

/** A person with cash in USD and a bank account for USD that can be paid to. */
export async function banked(world: FundingWorld, cash = '1000', email = 'ada@example.com') {
  const owner = await trader(world, cash, email);
  await saveUsd(world, owner, { accountHolder: email.slice(0, email.indexOf('@')) });
  await work(world);
  await dayLater(world);
  return owner;
}

const mails = statement<{ subject: string; text: string }>(
  'test_funding_mails',
  'select subject, text from mail_outbox order by created_at, id',
);
const events = statement<{ kind: string; detail: string }>(
  'test_funding_events',
  'select kind, detail from security_events order by at, id',
);

export const mailsOf = ({ deps }: FundingWorld) => deps.db.all(mails);
export const eventsOf = ({ deps }: FundingWorld) => deps.db.all(events);

/** The token of the link in the last mail that has one. */
export async function mailedToken(world: FundingWorld): Promise<string> {
  const texts = (await mailsOf(world)).map(({ text }) => /token=(\w+)/.exec(text)?.[1]);
  const token = texts.findLast((found) => found !== undefined);
  if (token === undefined) throw new Error('no mail has a link');
  return token;
}
