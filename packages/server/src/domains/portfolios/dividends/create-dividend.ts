import {
  countedOn,
  dividendAmounts,
  dividendProblems,
  netInPortfolio,
  type ToldAmount,
  unitsPaid,
} from '@investing-platform/rules/tracked/tracked-dividend';
import type { Transaction } from '../../../db/database.ts';
import { idempotent } from '../../../db/idempotency.ts';
import type { Deps } from '../../../deps.ts';
import { type Actor, requireUser } from '../../../kernel/actor.ts';
import type { CivilDate } from '../../../kernel/civil-date.ts';
import { dayIn } from '../../../kernel/days.ts';
import { type Decimal, decimal, toPlain } from '../../../kernel/decimal.ts';
import { type FieldProblem, invalidInput, notFound, refuse } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import {
  countDividends,
  dividendOfIdentifier,
  heldOnDay,
  insertDividend,
  instrumentById,
  instrumentBySymbol,
  type KnownInstrument,
  lockPerson,
  MAX_RECORDED,
  ownPortfolio,
  rateInto,
  requestProposals,
  type Target,
} from '../../holdings/index.ts';
import { targetAsked } from '../target-asked.ts';
import { type DividendShown, dividendShown } from './dividend-shown.ts';
import { type Reinvestment, reinvest } from './reinvest.ts';

export interface CreateDividendInput {
  readonly portfolioId: string;
  readonly instrument: {
    readonly id?: string | null | undefined;
    readonly symbol?: string | null | undefined;
  };
  readonly paidOn: CivilDate;
  readonly exDate?: CivilDate | null | undefined;
  readonly amount: ToldAmount;
  readonly quantity?: string | null | undefined;
  readonly withholdingTax?: string | undefined;
  readonly imputationCredits?: string | undefined;
  readonly currency?: string | null | undefined;
  readonly exchangeRate?: string | null | undefined;
  readonly reinvestment?: Reinvestment | null | undefined;
  readonly note?: string | null | undefined;
  readonly uniqueIdentifier?: string | null | undefined;
  readonly idempotencyKey?: string | null | undefined;
}

export type DividendDeps = Pick<Deps, 'db' | 'clock' | 'random' | 'marketData'>;

/** A dividend that can be stored, with the rates of its day. */
interface Told {
  readonly input: CreateDividendInput;
  readonly target: Target;
  readonly instrument: KnownInstrument;
  readonly currency: string;
  readonly quantity: Decimal;
  readonly exchangeRate: string;
  /** Of the instrument's currency. */
  readonly purchaseRate: string;
}

/**
 * Records a dividend that counts at once, and what it was reinvested in. With an idempotency key,
 * or a name of its own, once.
 *
 * @throws {PlatformError} BAD_USER_INPUT; NOT_FOUND for the portfolio, the instrument or the
 *   holding; INVALID_STATE; CONFLICT; QUOTA_EXCEEDED; PROVIDER_UNAVAILABLE; IDEMPOTENCY_CONFLICT
 */
export async function createDividend(
  deps: DividendDeps,
  actor: Actor,
  input: CreateDividendInput,
): Promise<DividendShown> {
  const { userId } = requireUser(actor);
  const target = await targetAsked(deps, userId, input.portfolioId);
  const instrument = await instrumentAsked(deps, userId, input.instrument);
  const currency = input.currency ?? instrument.currency;
  const quantity = await quantityOf(deps, userId, instrument.id, input);
  check(deps, target, { input, currency, quantity });
  const rateOf = (from: string) => rateInto(deps, target, from, input.paidOn);
  const exchangeRate = input.exchangeRate ?? (await rateOf(currency));
  const isAlike = currency === instrument.currency || input.reinvestment == null;
  const purchaseRate = isAlike ? exchangeRate : await rateOf(instrument.currency);
  const told = { input, target, instrument, currency, quantity, exchangeRate, purchaseRate };
  const operation = 'createNetWorthDividend';
  const request = { userId, operation, key: input.idempotencyKey ?? null, input };
  const { id } = await deps.db.transaction((tx) =>
    idempotent(tx, deps, request, () => store(tx, deps, userId, told)),
  );
  return dividendShown(deps, userId, id);
}

/** @throws {PlatformError} BAD_USER_INPUT for an ambiguous symbol; NOT_FOUND */
function instrumentAsked(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { id, symbol }: CreateDividendInput['instrument'],
): Promise<KnownInstrument> {
  if (id != null) return instrumentById(db, userId, id);
  return instrumentBySymbol(db, userId, 'params.instrument.symbol', { symbol: symbol ?? '' });
}

/**
 * What is said, else what was held on the day before.
 *
 * @throws {PlatformError} NOT_FOUND where it never was; BAD_USER_INPUT where nothing was held
 */
async function quantityOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  instrumentId: string,
  { portfolioId, exDate, paidOn, quantity }: CreateDividendInput,
): Promise<Decimal> {
  const day = countedOn(paidOn, exDate ?? null);
  const held = await db.maybe(heldOnDay, userId, portfolioId, instrumentId, day);
  if (held === null) throw notFound('Holding');
  return unitsPaid(quantity, held.quantity, day);
}

/** @throws {PlatformError} BAD_USER_INPUT with every field that does not fit */
function check(
  { clock }: Pick<Deps, 'clock'>,
  target: Target,
  { input, currency, quantity }: Pick<Told, 'input' | 'currency' | 'quantity'>,
): void {
  const { paidOn, exDate = null, withholdingTax = '0', exchangeRate = null } = input;
  const { gross } = dividendAmounts(input.amount, quantity, currency);
  const today = dayIn(target.timeZone, clock.now());
  const problems: FieldProblem[] = dividendProblems(
    { paidOn, exDate, gross, withholdingTax },
    today,
  );
  if (exchangeRate !== null && currency === target.currency && !decimal(exchangeRate).equals(1)) {
    const message = `must be 1 or left out: payment and portfolio are in ${currency}`;
    problems.push({ path: 'params.exchangeRate', message });
  }
  if (problems.length > 0) throw invalidInput(problems);
}

async function store(
  tx: Transaction,
  deps: DividendDeps,
  userId: string,
  { input, target, instrument, currency, quantity, exchangeRate, purchaseRate }: Told,
): Promise<string> {
  await lockPerson(tx, deps, userId);
  const { portfolioId, uniqueIdentifier = null, paidOn, exDate = null, reinvestment } = input;
  if ((await tx.maybe(ownPortfolio, userId, portfolioId)) === null) throw notFound('Portfolio');
  if (uniqueIdentifier !== null) {
    const known = await tx.maybe(dividendOfIdentifier, userId, portfolioId, uniqueIdentifier);
    if (known?.deleted === true) {
      throw refuse('CONFLICT', 'A dividend with this uniqueIdentifier was deleted');
    }
    if (known !== null) return known.id;
  }
  if ((await tx.one(countDividends, userId)).dividends >= MAX_RECORDED) {
    throw refuse('QUOTA_EXCEEDED', `A person may record ${MAX_RECORDED} dividends`);
  }
  const { withholdingTax = '0', imputationCredits = '0', note = null } = input;
  const { gross, perShare } = dividendAmounts(input.amount, quantity, currency);
  const paid = { grossAmount: toPlain(gross), withholdingTax };
  const shared = { portfolioId, instrumentId: instrument.id };
  const reinvestTradeId =
    reinvestment == null
      ? null
      : await reinvest(tx, deps, userId, {
          ...shared,
          ...reinvestment,
          currency: instrument.currency,
          exchangeRate: purchaseRate,
          rateGiven: input.exchangeRate != null && currency === instrument.currency,
          tradedOn: paidOn,
        });
  const id = newId(deps.clock, deps.random);
  const now = deps.clock.now();
  const [insert, values] = insertDividend({
    ...shared,
    ...paid,
    id,
    userId,
    exDate,
    paidOn,
    currency,
    exchangeRate,
    imputationCredits,
    note,
    uniqueIdentifier,
    reinvestTradeId,
    state: 'CONFIRMED',
    origin: 'MANUAL',
    quantity: toPlain(quantity),
    amountPerShare: toPlain(perShare),
    netInPortfolio: toPlain(netInPortfolio(paid, exchangeRate, target.currency)),
    confirmedAt: now,
    createdAt: now,
  });
  tx.send(insert, values);
  await requestProposals(tx, deps, userId);
  return id;
}
