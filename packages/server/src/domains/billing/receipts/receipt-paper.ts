import { planOfTier } from '@investing-platform/rules/billing/plan-change';
import { receiptNumber } from '@investing-platform/rules/billing/receipt-number';
import type { Deps } from '../../../deps.ts';
import { type Decimal, decimal } from '../../../kernel/decimal.ts';
import { minorUnits } from '../../../kernel/money.ts';
import { openAddress } from '../../../kernel/signed-address.ts';
import { openPdf } from '../../../writers/pdf/pdf.ts';
import type { PdfColumn, PdfFact, PdfRow } from '../../../writers/pdf/table.ts';
import { type ReceiptRow, receiptById } from './receipts.sql.ts';
import { ADDRESS_USE } from './receipts.ts';

const TITLE = 'Receipt';
const MIME_TYPE = 'application/pdf';

type SendDeps = Pick<Deps, 'db' | 'clock' | 'secrets'> & {
  readonly oauth: Pick<Deps['oauth'], 'issuer'>;
  readonly config: Pick<Deps['config'], 'pdfFonts'>;
};

/** The receipt behind an address, as it stands now; null where there is none. */
export async function sendReceipt(deps: SendDeps, signature: string) {
  const id = openAddress(deps, ADDRESS_USE, signature);
  const row = id === null ? null : await deps.db.maybe(receiptById, id);
  if (row === null) return null;
  const bytes = await receiptPaper(row, new URL(deps.oauth.issuer).host, deps.config.pdfFonts);
  const fileName = `receipt-${receiptNumber(row.id, row.paidAt)}.pdf`;
  return { bytes: once(bytes), sizeBytes: bytes.length, fileName, mimeType: MIME_TYPE };
}

/** Draws a receipt. The same receipt is the same bytes. */
async function receiptPaper(
  row: ReceiptRow & { readonly payer: string },
  issuer: string,
  fallbackFonts: readonly string[] = [],
): Promise<Uint8Array> {
  const { id, paidAt } = row;
  const number = receiptNumber(id, paidAt);
  const footer = `${TITLE} ${number}, issued by ${issuer}`;
  const pdf = await openPdf({
    title: TITLE,
    language: 'en',
    createdAt: row.refundedAt ?? paidAt,
    footer,
    fallbackFonts,
  });
  pdf.heading(1, TITLE);
  pdf.facts([
    ['Number', number],
    ['Issued by', issuer],
    ['For', row.payer],
    ['Paid on', `${dayOf(paidAt)} (UTC)`],
    ['Paid with', `${BRANDS[row.cardBrand]} ending in ${row.cardLast4}`],
  ]);
  pdf.heading(2, 'What was paid for');
  pdf.facts(paidFor(row));
  await pdf.table({ columns: COLUMNS, rows: parts(row), totals: [charged(row)] });
  const back = wentBack(row);
  if (back !== null) pdf.paragraph(back, 'strong');
  return pdf.finish();
}

const BRANDS = { VISA: 'Visa', MASTERCARD: 'Mastercard', AMEX: 'American Express', OTHER: 'Card' };

const COLUMNS: readonly PdfColumn[] = [
  { title: '', share: 4 },
  { title: 'Amount', share: 1.5, align: 'right' },
  { title: 'Currency', share: 1 },
];

function paidFor({ tier, interval, periodStartsAt, periodEndsAt }: ReceiptRow): PdfFact[] {
  return [
    ['Plan', `${planOfTier(tier).name}, by the ${interval.toLowerCase()}`],
    ['Period', `${dayOf(periodStartsAt)} to ${dayOf(periodEndsAt)}`],
  ];
}

/** What the charge is made of: they sum to it. */
function* parts({ price, amount, currency, ...row }: ReceiptRow): Generator<PdfRow> {
  const discount = decimal(row.discount);
  const taken = decimal(price).minus(discount).minus(amount);
  const line = (what: string, sum: Decimal): PdfRow => [what, inFull(sum, currency), currency];
  yield line('Price of the period', decimal(price));
  if (!discount.isZero()) yield line(`Coupon ${row.couponCode}`, discount.negated());
  if (taken.isZero()) return;
  yield line(taken.gt(0) ? 'Left of an earlier plan' : 'Carried over from before', taken.negated());
}

const charged = ({ amount, currency }: ReceiptRow): PdfRow => [
  'Charged, taxes included',
  inFull(decimal(amount), currency),
  currency,
];

/** With all places that the currency has. */
const inFull = (amount: Decimal, currency: string): string => amount.toFixed(minorUnits(currency));

function wentBack({ status, refundedAt, refunded, currency }: ReceiptRow): string | null {
  if (refundedAt === null) {
    const part = decimal(refunded);
    return part.isZero() ? null : `${inFull(part, currency)} ${currency} of it went back.`;
  }
  return status === 'REFUNDED'
    ? `Paid back on ${dayOf(refundedAt)}.`
    : `Taken back by the card network on ${dayOf(refundedAt)}.`;
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
