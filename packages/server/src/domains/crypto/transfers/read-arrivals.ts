import {
  addressFamily,
  coinOf,
  type Network,
  networkOf,
  networks,
} from '@investing-platform/rules/crypto/networks';
import { DAY_SECONDS } from '@investing-platform/schema/durations';
import type { Chain } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import { type JobHandler, requestJob } from '../../../jobs/jobs.ts';
import { secondsAfter } from '../../../kernel/clock.ts';
import { decimal, toPlain } from '../../../kernel/decimal.ts';
import { newId } from '../../../kernel/ids.ts';
import { roundCash } from '../../../kernel/money.ts';
import type { Arrival } from '../../../ports/chains.ts';
import { lastQuotesOf } from '../../market/index.ts';
import type { CryptoDeps } from '../deps.ts';
import { INCOMING_JOB } from './incoming-job.ts';
import * as sql from './transfers.sql.ts';

const JOB = 'crypto.arrivals';
const EVERY_SECONDS = 30;
const DEADLINE_MS = 30_000;
const PAGE = 500;
/** What came before the last look is told again, in case a chain had it late. */
const OVERLAP_SECONDS = DAY_SECONDS;
const BEFORE_ALL = new Date('2020-01-01T00:00:00Z');
const DUST = 'It is less than the least that is credited.';

const chains: readonly Chain[] = [...new Set(networks.map(({ chain }) => chain))];

/** Looks on each chain for what has come in. A chain that does not answer is asked the next time. */
export function arrivals(deps: CryptoDeps): JobHandler {
  return {
    kind: JOB,
    everySeconds: EVERY_SECONDS,
    async run() {
      for (const chain of chains) {
        try {
          await readChain(deps, chain);
        } catch (error) {
          deps.log.warn({ err: error, chain }, 'a chain did not tell what came in');
        }
      }
      return secondsAfter(deps.clock.now(), EVERY_SECONDS);
    },
  };
}

async function readChain(deps: CryptoDeps, chain: Chain): Promise<void> {
  const now = deps.clock.now();
  const last = await deps.db.maybe(sql.lastRead, chain);
  const since = last === null ? BEFORE_ALL : secondsAfter(last.readAt, -OVERLAP_SECONDS);
  const family = addressFamily(chain);
  let after = '';
  for (;;) {
    const rows = await deps.db.all(sql.addressesAfter, family, after, PAGE);
    const addresses = rows.map(({ address }) => address);
    const newest = addresses.at(-1);
    if (newest === undefined) break;
    after = newest;
    const signal = AbortSignal.timeout(DEADLINE_MS);
    await keep(deps, chain, await deps.chains.arrivals(chain, addresses, since, signal));
  }
  if (after !== '') await deps.db.transaction((tx) => tx.run(sql.saveRead, chain, now));
}

/** Each new payment in a transaction of its own: one that fails keeps no other back. */
async function keep(deps: CryptoDeps, chain: Chain, told: readonly Arrival[]): Promise<void> {
  if (told.length === 0) return;
  const hashes = told.map(({ txHash }) => txHash);
  const known = await deps.db.all(sql.knownPayments, chain, hashes);
  const stored = new Set(known.map(({ payment }) => payment));
  const fresh = told.filter((one) => !stored.has(`${one.txHash} ${one.outputIndex}`));
  for (const arrival of fresh) {
    const network = networkOf(arrival.currency, chain);
    const value = network === null ? null : await worthOf(deps, arrival);
    await deps.db.transaction((tx) => store(tx, deps, { chain, arrival, network, value }));
  }
}

async function worthOf(
  deps: Pick<CryptoDeps, 'marketData'>,
  { currency, amount }: Arrival,
): Promise<string | null> {
  const coin = coinOf(currency);
  const quote = (await lastQuotesOf(deps, [coin.id])).get(coin.id);
  if (quote === undefined) return null;
  return toPlain(roundCash(decimal(amount).times(quote.price), coin.currency));
}

interface Seen {
  readonly chain: Chain;
  readonly arrival: Arrival;
  readonly network: Network | null;
  readonly value: string | null;
}

async function store(
  tx: Transaction,
  deps: Pick<CryptoDeps, 'clock' | 'random'>,
  { chain, arrival, network, value }: Seen,
): Promise<void> {
  const { txHash, outputIndex, currency, address, memo, fromAddress, amount } = arrival;
  const place = [addressFamily(chain), address, memo, currency, chain] as const;
  const owner = await tx.maybe(sql.ownerOfPayment, ...place);
  const now = deps.clock.now();
  const payment = { chain, txHash, outputIndex, currency, memo, fromAddress, amount };
  if (owner === null || network === null) {
    tx.send(...sql.insertUnclaimed({ ...payment, address, seenAt: now }));
    return;
  }
  const id = newId(deps.clock, deps.random);
  const isDust = decimal(amount).lessThan(network.minimumDeposit);
  tx.send(
    ...sql.insertIncoming({
      ...owner,
      ...payment,
      id,
      status: isDust ? 'REJECTED' : 'PROCESSING',
      value,
      toAddress: address,
      confirmations: arrival.confirmations,
      requiredConfirmations: network.requiredConfirmations,
      failureCode: isDust ? 'REFUSED_BY_PLATFORM' : null,
      failureReason: isDust ? DUST : null,
      createdAt: now,
    }),
  );
  if (!isDust) await requestJob(tx, { kind: INCOMING_JOB, key: id, runAt: now });
}
