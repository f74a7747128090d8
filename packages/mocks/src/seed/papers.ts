import { theAssetBySymbol } from '@investing-platform/rules/market/catalogue';
import { link, type Row } from '../contract/row.ts';
import type { Homes } from './homes.ts';
import type { Plants } from './plant.ts';

export function papers({ one, day, at }: Plants, { shares }: Homes, house: Row): void {
  const paper = (title: string, category: string, status: string) =>
    one('NetWorthDocument', 90, {
      title,
      category,
      status,
      fileName: `${title.toLowerCase().replaceAll(' ', '-')}.pdf`,
      linkedType: 'ASSET',
      linkedId: house.id,
      expiresOn: day(30),
      uploadedAt: status === 'AVAILABLE' ? at(-90) : null,
    });
  paper('House insurance', 'INSURANCE', 'AVAILABLE');
  paper('Valuation', 'VALUATION', 'AVAILABLE');
  paper('Loan contract', 'LOAN', 'PENDING_UPLOAD');
  const file = (
    fileName: string,
    extractionStatus: string,
    given: Readonly<Record<string, unknown>>,
  ) =>
    one('NetWorthFile', 40, {
      portfolioId: shares.id,
      fileName,
      mimeType: 'text/csv',
      kind: 'TRADE_LIST',
      extractionStatus,
      rowCount: 0,
      ...given,
    });
  file('trades-2025.csv', 'COMPLETED', { broker: 'Kauri Broking', rowCount: 12 });
  file('trades-2026.csv', 'FAILED', {
    failureCode: 'UNKNOWN_LAYOUT',
    failureReason: 'The columns are not known.',
  });
  const email = (status: string, subject: string) =>
    one('PortfolioEmail', 15, {
      portfolioId: shares.id,
      subject,
      status,
      attachments: ['contract-note.pdf'],
      broker: 'Kauri Broking',
      verified: status === 'IMPORTED',
      ...(status === 'FAILED' && {
        failureCode: 'UNKNOWN_LAYOUT',
        failureReason: 'contract-note.pdf: its layout is not known.',
      }),
    });
  email('IMPORTED', 'Contract note: FPH');
  email('FAILED', 'Contract note: SPK');
}

export function trades({ one, day }: Plants, { shares }: Homes): void {
  const trade = (
    symbol: string,
    days: number,
    quantity: string,
    price: string,
    given: Readonly<Record<string, unknown>> = {},
  ) =>
    one('TrackedTrade', days, {
      portfolioId: shares.id,
      instrument: link('Instrument', theAssetBySymbol('symbol', symbol).id),
      quantity,
      price,
      fee: '3',
      currency: theAssetBySymbol('symbol', symbol).currency,
      feeCurrency: 'NZD',
      ...given,
    });
  trade('MFT', 340, '40', '58.2');
  trade('SPK', 320, '500', '2.61');
  trade('MFT', 150, '20', '60.05');
  trade('SPK', 100, '100', '2.5', { type: 'SELL' });
  trade('CEN', 9, '120', '9.1', { state: 'PENDING', origin: 'EMAIL' });
  const dividend = (days: number, state: string) =>
    one('NetWorthDividend', days, {
      portfolioId: shares.id,
      instrument: link('Instrument', theAssetBySymbol('symbol', 'SPK').id),
      symbol: 'SPK',
      state,
      exDate: day(-days - 20),
      quantity: '400',
      perShare: '0.125',
      grossAmount: '50',
      currency: 'NZD',
    });
  dividend(170, 'CONFIRMED');
  dividend(8, 'PENDING');
}
