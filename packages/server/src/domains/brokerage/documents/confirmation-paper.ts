import type { PdfRow } from '../../../writers/pdf/table.ts';
import type { PapersAccount } from './documents.sql.ts';
import { exactly, money, type Period } from './shown-on-paper.ts';
import { begin, movements, type PaperDeps } from './statement-paper.ts';

const right = (title: string) => ({ title, align: 'right' }) as const;

const COLUMNS = [
  { title: 'Time (UTC)', share: 1.1 },
  { title: 'Side', share: 0.7 },
  { title: 'Symbol' },
  // A quantity has nine places, and no number is broken.
  { ...right('Quantity'), share: 1.7 },
  { ...right('Price'), share: 1.2 },
  { ...right('Fee'), share: 0.8 },
  { ...right('Net amount'), share: 1.35 },
  { title: 'Currency', share: 0.9 },
  { title: 'Settles on', share: 1.45 },
];

/** The confirmation of one day's trades. */
export async function confirmationPaper(
  deps: PaperDeps,
  account: PapersAccount,
  period: Period,
): Promise<Uint8Array> {
  const pdf = await begin(deps, 'Trade confirmation', account, period);
  async function* rows(): AsyncGenerator<PdfRow> {
    for await (const fill of movements(deps, account.id, period, ['FILL'])) {
      const { occurredAt, side, symbol, quantity, price, fee, netAmount, currency, settlesOn } =
        fill;
      yield [
        occurredAt.toISOString().slice(11, 19),
        side,
        symbol,
        quantity === null ? null : exactly(quantity).replace('-', ''),
        price === null ? null : exactly(price),
        money(fee ?? '0', currency),
        money(netAmount, currency),
        currency,
        settlesOn ?? 'at once',
      ];
    }
  }
  await pdf.table({ columns: COLUMNS, rows: rows() });
  pdf.paragraph(
    'Net amounts are after fees: below zero is what was paid, above zero what was received.',
    'quiet',
  );
  return pdf.finish();
}
