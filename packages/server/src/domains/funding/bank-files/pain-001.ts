import type { BankAddress } from '@investing-platform/rules/funding/banks/given-account';
import { latinLetters } from '@investing-platform/rules/text/latin-letters';
import type { BankAccountType } from '@investing-platform/schema/operations';
import { dayIn } from '../../../kernel/days.ts';
import { type Decimal, decimal, ZERO } from '../../../kernel/decimal.ts';
import { minorUnits } from '../../../kernel/money.ts';
import { type Tag, writeXml } from './xml.ts';

/** The operator's own account that is paid from. */
export interface OwnAccount {
  readonly currency: string;
  /** As the bank writes it: with a routing number in front of it in US dollars. */
  readonly accountNumber: string;
  readonly routingNumber: string | null;
  readonly name: string;
  /** Null: not known. */
  readonly bic: string | null;
}

/** A payment in a file. */
export interface FilePayment {
  /** At most 35 characters, the same for ever: the statement says it again. */
  readonly endToEndId: string;
  /** Above 0; a plain decimal in whole minor units. */
  readonly amount: string;
  readonly accountHolder: string;
  readonly accountNumber: string;
  readonly routingNumber: string | null;
  readonly swiftBic: string | null;
  /** Null where the country knows no kinds of accounts. */
  readonly type: BankAccountType | null;
  readonly holderAddress: BankAddress | null;
  readonly reference: string;
}

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const MAX_NAME = 140;
const SECONDS_END = 19;
const NZ_CLEARING_DIGITS = 6;
const MAX_ADDRESS_LINE = 70;
const MAX_PLACE = 35;
const MAX_POST_CODE = 16;
/** Where banks of a currency keep their days. */
const ZONES: Readonly<Record<string, string>> = {
  NZD: 'Pacific/Auckland',
  USD: 'America/New_York',
};
/** Of ISO 20022, external codes for kinds of cash accounts. */
const ACCOUNT_TYPES = { CHECKING: 'CACC', SAVINGS: 'SVGS' } as const;

/**
 * A file of payments as banks take it: ISO 20022 pain.001.001.09, one debit account and one
 * currency. The same payments at the same moment make the same file.
 *
 * @param messageId at most 35 characters, never used again
 */
export function paymentFile(
  messageId: string,
  at: Date,
  from: OwnAccount,
  payments: readonly FilePayment[],
): string {
  const sum = payments.reduce<Decimal>((total, { amount }) => total.plus(amount), ZERO);
  const total = plain(sum, from.currency);
  const count = String(payments.length);
  const moment = at.toISOString();
  const header: Tag = [
    'GrpHdr',
    [
      ['MsgId', messageId],
      ['CreDtTm', `${moment.slice(0, SECONDS_END)}Z`],
      ['NbOfTxs', count],
      ['CtrlSum', total],
      ['InitgPty', [['Nm', nameIn(from.name)]]],
    ],
  ];
  const batch: Tag = [
    'PmtInf',
    [
      ['PmtInfId', messageId],
      ['PmtMtd', 'TRF'],
      // Each payment is booked by itself, so that a statement tells of each.
      ['BtchBookg', 'false'],
      ['NbOfTxs', count],
      ['CtrlSum', total],
      ['ReqdExctnDt', [['Dt', dayIn(ZONES[from.currency] ?? 'UTC', at)]]],
      ['Dbtr', [['Nm', nameIn(from.name)]]],
      ['DbtrAcct', [accountId(from.accountNumber), ['Ccy', from.currency]]],
      ['DbtrAgt', agent(from.bic, from)],
      ...payments.map((payment) => transfer(payment, from.currency)),
    ],
  ];
  const body: Tag = ['CstmrCdtTrfInitn', [header, batch]];
  const document = writeXml(['Document', [body], { xmlns: NAMESPACE }]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}`;
}

function transfer(payment: FilePayment, currency: string): Tag {
  const { endToEndId, amount, accountHolder, accountNumber, swiftBic, reference } = payment;
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', endToEndId]]],
      ['Amt', [['InstdAmt', plain(decimal(amount), currency), { Ccy: currency }]]],
      ['CdtrAgt', agent(swiftBic, payment)],
      ['Cdtr', [['Nm', nameIn(accountHolder)], ...addressOf(payment)]],
      ['CdtrAcct', [accountId(accountNumber), ...typeOf(payment)]],
      ['RmtInf', [['Ustrd', nameIn(reference)]]],
    ],
  ];
}

function accountId(number: string): Tag {
  return ['Id', [['Othr', [['Id', number.replaceAll(/[\s-]/g, '')]]]]];
}

function typeOf({ type }: FilePayment): Tag[] {
  return type === null ? [] : [['Tp', [['Cd', ACCOUNT_TYPES[type]]]]];
}

/** Place and country by themselves, as banks ask for them, and the rest in lines. */
function addressOf({ holderAddress }: FilePayment): Tag[] {
  if (holderAddress === null) return [];
  const { line1, line2, city, region, postalCode, country } = holderAddress;
  const parts: readonly (readonly [name: string, text: string | null | undefined, most: number])[] =
    [
      ['PstCd', postalCode, MAX_POST_CODE],
      ['TwnNm', city, MAX_PLACE],
      ['CtrySubDvsn', region, MAX_PLACE],
      ['Ctry', country, 2],
      ['AdrLine', line1, MAX_ADDRESS_LINE],
      ['AdrLine', line2, MAX_ADDRESS_LINE],
    ];
  const given = parts.flatMap(([name, text, most]): Tag[] => {
    const taken = text == null ? '' : bankLetters(text, most);
    return taken === '' ? [] : [[name, taken]];
  });
  return [['PstlAdr', given]];
}

/** The bank of an account, by what clearing systems know it by. */
function agent(
  bic: string | null,
  { routingNumber, accountNumber }: Pick<FilePayment, 'routingNumber' | 'accountNumber'>,
): readonly Tag[] {
  const digits = accountNumber.replaceAll(/\D/g, '');
  const [system, member] =
    routingNumber === null
      ? ['NZNCC', digits.slice(0, NZ_CLEARING_DIGITS)]
      : ['USABA', routingNumber];
  const clearing: Tag = [
    'ClrSysMmbId',
    [
      ['ClrSysId', [['Cd', system]]],
      ['MmbId', member],
    ],
  ];
  return [['FinInstnId', [...(bic === null ? [] : [['BICFI', bic] as const]), clearing]]];
}

/** With all places of the currency: banks refuse 19.5 dollars. */
function plain(amount: Decimal, currency: string): string {
  return amount.toFixed(minorUnits(currency));
}

/** In the letters that every bank takes, and without slashes where banks end a text with them. */
function bankLetters(text: string, most = MAX_NAME): string {
  const taken = latinLetters(text)
    .replaceAll('&', '+')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^[/ ]+|[/ ]+$/g, '');
  return taken.slice(0, most).trim();
}

const nameIn = (text: string): string => bankLetters(text) || '-';
