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
  /** Why a payment came back. */
  readonly returnReason: string | null;
}

export interface Statement {
  readonly messageId: string;
  /** Without spaces and dashes. */
  readonly accountNumbers: readonly string[];
  readonly lines: readonly StatementLine[];
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
const AMOUNT = /^\d{1,18}(\.\d{1,5})?$/;
const MAX_LINES = 50_000;
const MAX_ID = 80;
const NO_ID = 'NOTPROVIDED';

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
  const ids = new Set(lines.map(({ lineId }) => lineId));
  if (ids.size < lines.length) throw new XmlError('has two movements of one reference');
  return { messageId, accountNumbers: statements.map(accountOf), lines };
}

const namespaces = ({ attributes }: XmlElement): string[] =>
  [...attributes].flatMap(([name, value]) => (/^xmlns(:|$)/.test(name) ? [value] : []));

function accountOf(statement: XmlElement): string {
  const id = at(statement, 'Acct/Id');
  const number = textAt(id, 'IBAN') ?? textAt(id, 'Othr/Id');
  if (number === null) throw new XmlError('has a statement without an account');
  return number.replaceAll(/[\s-]/g, '');
}

function linesOf(statement: XmlElement): StatementLine[] {
  const id = textAt(statement, 'Id') ?? '';
  const booked = all(statement, 'Ntry').filter((entry) => textAt(entry, 'Sts/Cd') === 'BOOK');
  requireBalances(statement, booked);
  return booked.flatMap((entry, place) => linesOfEntry(entry, `${id}-${place + 1}`));
}

/** One line, or one for each payment of a batch, which must sum to it. */
function linesOfEntry(entry: XmlElement, name: string): StatementLine[] {
  const details = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
  const whole = amountOf(entry, 'Amt');
  const lineId = textAt(entry, 'AcctSvcrRef') ?? name;
  if (details.length <= 1) {
    return [lineOf(entry, details[0], { lineId, amount: whole })];
  }
  const lines = details.map((detail, place) => {
    const own = textAt(detail, 'Refs/AcctSvcrRef') ?? `${lineId}/${place + 1}`;
    return lineOf(entry, detail, { lineId: own, amount: amountOf(detail, 'Amt') });
  });
  const sum = lines.reduce<Decimal>((total, { amount }) => total.plus(amount), ZERO);
  if (sum.equals(whole.amount)) return lines;
  throw new XmlError(`has the entry ${lineId}, whose payments do not sum to it`);
}

interface Amount {
  readonly amount: string;
  readonly currency: string;
}

function lineOf(
  entry: XmlElement,
  detail: XmlElement | undefined,
  { lineId, amount }: { readonly lineId: string; readonly amount: Amount },
): StatementLine {
  if (lineId.length > MAX_ID) throw new XmlError(`has the reference ${lineId}, which is too long`);
  const remittance = at(detail, 'RmtInf');
  const free = all(remittance, 'Ustrd').map(({ text }) => text);
  const structured = all(remittance, 'Strd').map((each) => textAt(each, 'CdtrRefInf/Ref') ?? '');
  const endToEndId = textAt(detail, 'Refs/EndToEndId');
  const isReturn = at(detail, 'RtrInf') !== undefined || textAt(entry, 'RvslInd') === 'true';
  return {
    lineId,
    ...amount,
    isCredit: isCredit(entry),
    reference: [...free, ...structured].filter(Boolean).join(' '),
    endToEndId: endToEndId === NO_ID ? null : endToEndId,
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
  const found = at(element, path) ?? at(element, 'AmtDtls/TxAmt/Amt');
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
    return found === undefined ? null : signed(found);
  };
  const [opening, closing] = [balance('OPBD'), balance('CLBD')];
  if (opening === null || closing === null) return;
  const moved = booked.reduce<Decimal>((total, entry) => total.plus(signed(entry)), ZERO);
  if (opening.plus(moved).equals(closing)) return;
  throw new XmlError('has balances that do not follow from its movements');
}

function signed(element: XmlElement): Decimal {
  const { amount } = amountOf(element, 'Amt');
  return isCredit(element) ? decimal(amount) : decimal(amount).negated();
}
