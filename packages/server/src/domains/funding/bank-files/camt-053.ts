import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { minorUnits } from '../../../kernel/money.ts';
import { all, at, readXml, textAt, type XmlElement, XmlError } from './xml.ts';

/** One movement that a bank has booked. */
export interface StatementLine {
  /** The bank's own name of it, the same in every statement; at most 80 characters. */
  readonly lineId: string;
  readonly isCredit: boolean;
  /** Above 0; a plain decimal. */
  readonly amount: string;
  readonly currency: string;
  /** What the sender wrote. */
  readonly reference: string;
  /** Of a payment of ours, where the bank names it. */
  readonly endToEndId: string | null;
  /** Of a file of ours that was booked as one, where the bank names no payment of it. */
  readonly batchId: string | null;
  /** Why a payment came back. */
  readonly returnReason: string | null;
}

/** Whose movements a statement tells. */
export interface StatementAccount {
  /** Without spaces and dashes. */
  readonly number: string;
  /** What all of its amounts are in; null where there is none. */
  readonly currency: string | null;
}

export interface Statement {
  readonly messageId: string;
  readonly accounts: readonly StatementAccount[];
  readonly lines: readonly StatementLine[];
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
const AMOUNT = /^\d{1,18}(\.\d{1,5})?$/;
const MAX_LINES = 50_000;
const MAX_ID = 80;
const NO_ID = 'NOTPROVIDED';
/** How XML writes that something is so. */
const REVERSED: ReadonlySet<string | null> = new Set(['true', '1']);

/**
 * Reads a statement as banks give it: ISO 20022 camt.053.001.08. Only what is booked counts. Where
 * the balances are there, they must follow from the movements, to the last unit.
 *
 * @throws {XmlError} for what is no such statement, or contradicts itself
 */
export function readStatement(text: string): Statement {
  const document = readXml(text);
  if (document.name !== 'Document' || !namespaces(document).includes(NAMESPACE)) {
    throw new XmlError(`is no Document of ${NAMESPACE}`);
  }
  const body = at(document, 'BkToCstmrStmt');
  const messageId = textAt(body, 'GrpHdr/MsgId');
  const statements = all(body, 'Stmt');
  if (messageId === null || statements.length === 0) throw new XmlError('has no statement');
  const lines = statements.flatMap(linesOf);
  if (lines.length > MAX_LINES) throw new XmlError(`has more than ${MAX_LINES} movements`);
  return { messageId, accounts: statements.map(accountOf), lines };
}

const namespaces = ({ attributes }: XmlElement): string[] =>
  [...attributes].flatMap(([name, value]) => (/^xmlns(:|$)/.test(name) ? [value] : []));

function accountOf(statement: XmlElement): StatementAccount {
  const id = at(statement, 'Acct/Id');
  const number = textAt(id, 'IBAN') ?? textAt(id, 'Othr/Id');
  if (number === null) throw new XmlError('has a statement without an account');
  const told = textAt(statement, 'Acct/Ccy');
  const sums = [...all(statement, 'Bal'), ...bookedIn(statement)];
  const used = sums.map((one) => amountOf(one, 'Amt').currency);
  const [currency = null, other] = new Set([...(told === null ? [] : [told]), ...used]);
  // What an account in one currency holds is never told in another.
  if (other !== undefined) throw new XmlError(`has ${other} on an account in ${currency}`);
  return { number: number.replaceAll(/[\s-]/g, ''), currency };
}

const bookedIn = (statement: XmlElement): readonly XmlElement[] =>
  all(statement, 'Ntry').filter((entry) => textAt(entry, 'Sts/Cd') === 'BOOK');

function linesOf(statement: XmlElement): StatementLine[] {
  const id = textAt(statement, 'Id');
  if (id === null) throw new XmlError('has a statement without an id');
  const booked = bookedIn(statement);
  requireBalances(statement, booked);
  const lines = booked.flatMap((entry, place) => linesOfEntry(entry, `${id}-${place + 1}`));
  // Of two accounts, both sides of one transfer may have one reference.
  const ids = new Set(lines.map(({ lineId }) => lineId));
  if (ids.size < lines.length) throw new XmlError('has two movements of one reference');
  return lines;
}

/** One line, or one for each payment of a batch, which must sum to it. */
function linesOfEntry(entry: XmlElement, name: string): StatementLine[] {
  const details = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
  const whole = { ...amountOf(entry, 'Amt'), isCredit: isCredit(entry) };
  const lineId = textAt(entry, 'AcctSvcrRef') ?? name;
  if (details.length <= 1) {
    return [lineOf(entry, details[0], { lineId, ...whole })];
  }
  const lines = details.map((detail, place) => {
    const own = textAt(detail, 'Refs/AcctSvcrRef') ?? `${lineId}/${place + 1}`;
    return lineOf(entry, detail, { lineId: own, ...movementOf(detail, whole) });
  });
  const sum = lines.reduce<Decimal>((total, line) => total.plus(signed(line)), ZERO);
  if (sum.equals(signed(whole))) return lines;
  throw new XmlError(`has the entry ${lineId}, whose payments do not sum to it`);
}

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

interface Movement extends Amount {
  readonly isCredit: boolean;
}

/** Where a payment's amount stands: what was instructed may be in the currency of the sender. */
const AMOUNTS = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt'];

/** A payment of a batch, in the currency of the entry, and in its direction unless it has its own. */
function movementOf(detail: XmlElement, whole: Movement): Movement {
  const path = AMOUNTS.find((one) => at(detail, one)?.attributes.get('Ccy') === whole.currency);
  if (path === undefined)
    throw new XmlError(`has a payment without an amount in ${whole.currency}`);
  const isOwn = textAt(detail, 'CdtDbtInd') !== null;
  return { ...amountOf(detail, path), isCredit: isOwn ? isCredit(detail) : whole.isCredit };
}

function lineOf(
  entry: XmlElement,
  detail: XmlElement | undefined,
  movement: Movement & Pick<StatementLine, 'lineId'>,
): StatementLine {
  const { lineId } = movement;
  if (lineId.length > MAX_ID) throw new XmlError(`has the reference ${lineId}, which is too long`);
  const remittance = at(detail, 'RmtInf');
  const free = all(remittance, 'Ustrd').map(({ text }) => text);
  const structured = all(remittance, 'Strd').map((each) => textAt(each, 'CdtrRefInf/Ref') ?? '');
  const endToEndId = textAt(detail, 'Refs/EndToEndId');
  const isReturn = at(detail, 'RtrInf') !== undefined || REVERSED.has(textAt(entry, 'RvslInd'));
  return {
    ...movement,
    reference: [...free, ...structured].filter(Boolean).join(' '),
    endToEndId: endToEndId === NO_ID ? null : endToEndId,
    batchId: detail === undefined ? textAt(entry, 'NtryDtls/Btch/PmtInfId') : null,
    returnReason: isReturn ? returnReason(detail) : null,
  };
}

function returnReason(detail: XmlElement | undefined): string {
  const told = textAt(detail, 'RtrInf/AddtlInf') ?? textAt(detail, 'RtrInf/Rsn/Cd');
  return told === null ? 'The bank sent it back' : `The bank sent it back: ${told}`;
}

function isCredit(element: XmlElement): boolean {
  const indicator = textAt(element, 'CdtDbtInd');
  if (indicator === 'CRDT' || indicator === 'DBIT') return indicator === 'CRDT';
  throw new XmlError('has an amount that is neither a credit nor a debit');
}

function amountOf(element: XmlElement, path: string): Amount {
  const found = at(element, path);
  const currency = found?.attributes.get('Ccy') ?? '';
  const amount = found?.text ?? '';
  const isSum = AMOUNT.test(amount) && /^[A-Z]{3}$/.test(currency);
  const places = decimal(isSum ? amount : '0').decimalPlaces();
  if (isSum && places <= minorUnits(currency))
    return { amount: decimal(amount).toFixed(), currency };
  throw new XmlError(`has an amount that is none: ${amount} ${currency}`);
}

/** What was there at first and what was booked make what is there at last. */
function requireBalances(statement: XmlElement, booked: readonly XmlElement[]): void {
  const balance = (code: string): Decimal | null => {
    const found = all(statement, 'Bal').find((one) => textAt(one, 'Tp/CdOrPrtry/Cd') === code);
    return found === undefined ? null : signedOf(found);
  };
  const [opening, closing] = [balance('OPBD'), balance('CLBD')];
  if (opening === null || closing === null) return;
  const moved = booked.reduce<Decimal>((total, entry) => total.plus(signedOf(entry)), ZERO);
  if (opening.plus(moved).equals(closing)) return;
  throw new XmlError('has balances that do not follow from its movements');
}

const signedOf = (element: XmlElement): Decimal =>
  signed({ ...amountOf(element, 'Amt'), isCredit: isCredit(element) });

const signed = ({ amount, isCredit: adds }: Movement): Decimal =>
  adds ? decimal(amount) : decimal(amount).negated();
