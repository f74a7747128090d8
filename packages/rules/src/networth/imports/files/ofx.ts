import { decimal, toPlain, ZERO } from '../../../numbers/decimal.ts';
import { type ReadOptions, readTable } from '../read-table.ts';
import type { FileRead } from '../row-read.ts';
import { rowsAsTable } from './rows-as-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** An element of OFX: a value, or elements. */
interface Element {
  readonly name: string;
  value: string;
  readonly inside: Element[];
}

const TAG = /<(\/?)([A-Za-z0-9._]{1,64})>([^<]*)/g;
const MAX_ELEMENTS = 4_000_000;
const MAX_DEPTH = 40;
const MAX_TRANSACTIONS = 200_000;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ' };

/** What is written in transactions of OFX, and what the table calls it. */
const KINDS: Readonly<Record<string, string>> = {
  BUYSTOCK: 'BUY',
  BUYMF: 'BUY',
  BUYOTHER: 'BUY',
  SELLSTOCK: 'SELL',
  SELLMF: 'SELL',
  SELLOTHER: 'SELL',
  REINVEST: 'BUY',
  INCOME: 'DIVIDEND',
  INVEXPENSE: 'FEE',
  INVBANKTRAN: 'CASH',
  MARGININTEREST: 'INTEREST',
  SPLIT: 'SPLIT',
  TRANSFER: 'TRANSFER',
};
const HEADER = [
  ...['Date', 'Type', 'Symbol', 'ISIN', 'Description', 'Quantity', 'Price', 'Currency', 'Fee'],
  ...['Total', 'ID'],
];

/**
 * Reads the investment transactions of OFX 1 and 2, QFX too. Nothing but its five entities is
 * replaced, and no document type is read.
 *
 * @throws {UnreadableFile} EMPTY; UNREADABLE
 */
export function readOfx(text: string, options: ReadOptions): FileRead {
  const root = treeOf(text);
  const securities = new Map(
    all(root, /^(?:STOCK|MF|OTHER|DEBT|OPT)INFO$/).map((info) => [valueIn(info, 'UNIQUEID'), info]),
  );
  const rows = all(root, /^INVSTMTRS$/).flatMap((statement) => {
    const currency = valueIn(statement, 'CURDEF');
    const account = valueIn(statement, 'ACCTID');
    const transactions = all(statement, /^INVTRANLIST$/).flatMap(({ inside }) => inside);
    return transactions.flatMap((one) => rowsOf(one, { currency, account, securities }));
  });
  if (rows.length === 0) throw new UnreadableFile('EMPTY', 'It has no list of investments.');
  if (rows.length > MAX_TRANSACTIONS) {
    throw new UnreadableFile('UNREADABLE', `It has more than ${MAX_TRANSACTIONS} transactions.`);
  }
  const broker = valueIn(root, 'ORG') || options.broker;
  const read = readTable(rowsAsTable([HEADER, ...rows]), { ...options, broker });
  // The first row is the header that we have put there.
  const shown = read.rows.map((row) => ({ ...row, rowNumber: row.rowNumber - 1 }));
  return { ...read, kind: 'STATEMENT', rows: shown };
}

interface Statement {
  readonly currency: string;
  readonly account: string;
  readonly securities: ReadonlyMap<string, Element>;
}

function rowsOf(transaction: Element, of: Statement): string[][] {
  const kind = KINDS[transaction.name];
  if (kind === undefined) return [];
  const value = (name: string) => valueIn(transaction, name);
  const security = of.securities.get(value('UNIQUEID'));
  const isIsin = value('UNIQUEIDTYPE').toUpperCase() === 'ISIN';
  const fee = ['COMMISSION', 'FEES', 'LOAD', 'TAXES'].reduce(
    (sum, name) => sum.plus(/^-?[\d.]+$/.test(value(name)) ? value(name) : 0),
    ZERO,
  );
  const isIncome = transaction.name === 'INCOME';
  const isDividend = !isIncome || /^(?:DIV|CGLONG|CGSHORT|MISC)$/.test(value('INCOMETYPE'));
  const quantity = value('UNITS');
  const direction = value('TFERACTION').toUpperCase() === 'OUT' || quantity.startsWith('-');
  const type = kind === 'TRANSFER' ? `TRANSFER ${direction ? 'OUT' : 'IN'}` : kind;
  const row = (what: string, total: string, units: string) => [
    dayOf(value('DTTRADE') || value('DTPOSTED')),
    what,
    security === undefined ? '' : valueIn(security, 'TICKER'),
    isIsin ? value('UNIQUEID') : '',
    kind === 'SPLIT' ? `${value('NUMERATOR')} for ${value('DENOMINATOR')}` : value('MEMO'),
    units,
    what === 'DIVIDEND' ? '' : value('UNITPRICE') || value('AVGCOSTBASIS'),
    value('CURSYM') || of.currency,
    what === 'DIVIDEND' ? '' : toPlain(fee.abs()),
    total,
    value('FITID') === '' ? '' : `${of.account}:${value('FITID')}`,
  ];
  const rows = [row(isDividend ? type : 'INTEREST', value('TOTAL'), isIncome ? '' : quantity)];
  if (transaction.name !== 'REINVEST') return rows;
  // The payment that was reinvested is told by the same transaction.
  const paid = /^-?[\d.]+$/.test(value('TOTAL')) ? toPlain(decimal(value('TOTAL')).abs()) : '';
  return [...rows, row('DIVIDEND', paid, '')];
}

const dayOf = (stamp: string): string => stamp.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');

/** The end of an element is written in OFX 2 alone: what has a value has nothing inside. */
function treeOf(text: string): Element {
  const root: Element = { name: '', value: '', inside: [] };
  const open: Element[] = [root];
  let count = 0;
  for (const [, slash, tag = '', between = ''] of text.matchAll(TAG)) {
    count += 1;
    if (count > MAX_ELEMENTS) throw new UnreadableFile('UNREADABLE', 'It has too many elements.');
    const name = tag.toUpperCase();
    if (slash === '/') {
      const place = open.findLastIndex((one) => one.name === name);
      // The end of a value is passed over: it was never opened.
      if (place > 0) open.length = place;
      continue;
    }
    const element: Element = { name, value: plain(between), inside: [] };
    open.at(-1)?.inside.push(element);
    if (element.value !== '') continue;
    if (open.length >= MAX_DEPTH) throw new UnreadableFile('UNREADABLE', 'It is nested too deep.');
    open.push(element);
  }
  return root;
}

const plain = (text: string): string =>
  text.trim().replace(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The elements of a name, however deep. */
function all(element: Element, name: RegExp): Element[] {
  return element.inside.flatMap((one) => (name.test(one.name) ? [one] : all(one, name)));
}

/** The first value of a name inside of an element. */
function valueIn(element: Element, name: string): string {
  for (const one of element.inside) {
    if (one.name === name && one.value !== '') return one.value;
    const found = valueIn(one, name);
    if (found !== '') return found;
  }
  return '';
}
