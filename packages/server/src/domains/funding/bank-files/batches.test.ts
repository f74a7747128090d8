import { describe, expect, test } from 'vitest';
import { readStatement } from './camt-053.ts';
import { statementFile } from './statement.fixture.ts';

describe('a statement with a batch', () => {
  const lines = [
    { ref: 'B1', amount: '500.25', text: 'IP A2BC 3DEF' },
    { ref: 'B2', amount: '120.50', isDebit: true, endToEndId: 'E1' },
  ];
  const good = statementFile({ messageId: 'S1', lines });
  const ONE = /<TxDtls>(?:(?!<\/TxDtls>)[\s\S])*<EndToEndId>E1[\s\S]*?<\/TxDtls>/;
  const batchOf = (...payments: string[]) =>
    good.replace(ONE, payments.map((payment) => `<TxDtls>${payment}</TxDtls>`).join(''));
  const part = (amount: string, more = '', currency = 'NZD') =>
    `<Refs><EndToEndId>P${amount}</EndToEndId></Refs><Amt Ccy="${currency}">${amount}</Amt>${more}`;

  test('tells each payment of a batch, a credit among debits too', () => {
    const refund = '<CdtDbtInd>CRDT</CdtDbtInd>';
    const { lines: told } = readStatement(batchOf(part('100'), part('30.50'), part('10', refund)));
    expect(told.slice(1, 4)).toMatchObject([
      { lineId: 'B2/1', endToEndId: 'P100', amount: '100', isCredit: false },
      { lineId: 'B2/2', endToEndId: 'P30.50', amount: '30.5', isCredit: false },
      { lineId: 'B2/3', endToEndId: 'P10', amount: '10', isCredit: true },
    ]);
  });

  test('takes of a payment from abroad what came of it, and not what was sent', () => {
    const sent = (amount: string, came: string) =>
      `<AmtDtls><InstdAmt><Amt Ccy="USD">${amount}</Amt></InstdAmt>
        <TxAmt><Amt Ccy="NZD">${came}</Amt></TxAmt></AmtDtls>`;
    const { lines: told } = readStatement(batchOf(sent('70', '120'), sent('0.30', '0.50')));
    expect(told.slice(1, 3)).toMatchObject([{ amount: '120' }, { amount: '0.5' }]);
  });

  test.each([
    ['more than it', [part('100'), part('20.51')], 'do not sum'],
    ['as much in another currency', [part('100', '', 'USD'), part('20.50', '', 'USD')], 'NZD'],
    ['no amounts', ['<Refs></Refs>', '<Refs></Refs>'], 'without an amount in NZD'],
  ])('is refused where the payments of a batch have %s', (_what, payments, problem) => {
    expect(() => readStatement(batchOf(...payments))).toThrow(problem);
  });

  test('names the file of ours that was booked as one', () => {
    const whole = good.replace(ONE, '<Btch><PmtInfId>IP1</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>');
    expect(readStatement(whole).lines[1]).toMatchObject({ batchId: 'IP1', endToEndId: null });
  });
});
