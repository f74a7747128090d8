import { describe, expect, test } from 'vitest';
import { readStatement } from './camt-053.ts';
import { paymentFile } from './pain-001.ts';
import { statementFile } from './statement.fixture.ts';
import { readXml, XmlError } from './xml.ts';

const AT = new Date('2026-11-23T09:30:05.123Z');
const OWN = {
  currency: 'NZD',
  accountNumber: '01-0242-0100194-00',
  routingNumber: null,
  name: 'Investing Platform Client Account',
  bic: 'ANZBNZ22',
};

test('payments are written as pain.001.001.09, to the letter', () => {
  const payment = {
    amount: '120.5',
    accountHolder: 'Zoë <Müller> & Co',
    accountNumber: '08-6523-1954512-001',
    routingNumber: null,
    swiftBic: null,
    type: null,
    holderAddress: null,
    reference: '//HOUSE//',
  };
  const dollars = {
    ...payment,
    routingNumber: '021000021',
    accountNumber: '000123456789',
    type: 'SAVINGS' as const,
    holderAddress: { line1: '5 Øster St', city: 'Omaha', region: 'NE', country: 'US' },
  };
  const file = paymentFile('M1', AT, OWN, [
    { ...payment, endToEndId: 'E1' },
    { ...dollars, endToEndId: 'E2', amount: '0.05', swiftBic: 'CHASUS33' },
  ]);
  expect(file).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>M1</MsgId>
      <CreDtTm>2026-11-23T09:30:05Z</CreDtTm>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>120.55</CtrlSum>
      <InitgPty>
        <Nm>Investing Platform Client Account</Nm>
      </InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>M1</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>120.55</CtrlSum>
      <ReqdExctnDt>
        <Dt>2026-11-23</Dt>
      </ReqdExctnDt>
      <Dbtr>
        <Nm>Investing Platform Client Account</Nm>
      </Dbtr>
      <DbtrAcct>
        <Id>
          <Othr>
            <Id>010242010019400</Id>
          </Othr>
        </Id>
        <Ccy>NZD</Ccy>
      </DbtrAcct>
      <DbtrAgt>
        <FinInstnId>
          <BICFI>ANZBNZ22</BICFI>
          <ClrSysMmbId>
            <ClrSysId>
              <Cd>NZNCC</Cd>
            </ClrSysId>
            <MmbId>010242</MmbId>
          </ClrSysMmbId>
        </FinInstnId>
      </DbtrAgt>
      <CdtTrfTxInf>
        <PmtId>
          <EndToEndId>E1</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="NZD">120.50</InstdAmt>
        </Amt>
        <CdtrAgt>
          <FinInstnId>
            <ClrSysMmbId>
              <ClrSysId>
                <Cd>NZNCC</Cd>
              </ClrSysId>
              <MmbId>086523</MmbId>
            </ClrSysMmbId>
          </FinInstnId>
        </CdtrAgt>
        <Cdtr>
          <Nm>Zoe Muller + Co</Nm>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <Othr>
              <Id>0865231954512001</Id>
            </Othr>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>HOUSE</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
      <CdtTrfTxInf>
        <PmtId>
          <EndToEndId>E2</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="NZD">0.05</InstdAmt>
        </Amt>
        <CdtrAgt>
          <FinInstnId>
            <BICFI>CHASUS33</BICFI>
            <ClrSysMmbId>
              <ClrSysId>
                <Cd>USABA</Cd>
              </ClrSysId>
              <MmbId>021000021</MmbId>
            </ClrSysMmbId>
          </FinInstnId>
        </CdtrAgt>
        <Cdtr>
          <Nm>Zoe Muller + Co</Nm>
          <PstlAdr>
            <TwnNm>Omaha</TwnNm>
            <CtrySubDvsn>NE</CtrySubDvsn>
            <Ctry>US</Ctry>
            <AdrLine>5 Oster St</AdrLine>
          </PstlAdr>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <Othr>
              <Id>000123456789</Id>
            </Othr>
          </Id>
          <Tp>
            <Cd>SVGS</Cd>
          </Tp>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>HOUSE</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`);
});

test.each([
  ['NZD', '2026-11-23T20:00:00Z', '2026-11-24'],
  ['USD', '2026-11-24T02:00:00Z', '2026-11-23'],
])('a payment in %s at %s is wanted on %s, as its banks count days', (currency, at, day) => {
  const file = paymentFile('M1', new Date(at), { ...OWN, currency }, []);
  expect(file).toContain(`<Dt>${day}</Dt>`);
});

describe('a statement, camt.053.001.08,', () => {
  const lines = [
    { ref: 'B1', amount: '500.25', text: 'IP A2BC 3DEF' },
    { ref: 'B2', amount: '120.50', isDebit: true, endToEndId: 'E1' },
    { ref: 'B3', amount: '120.50', endToEndId: 'E1', returned: 'AC04' },
    { ref: 'B4', amount: '9.99', status: 'PDNG' },
  ];

  test('tells what is booked, with references of both sides and why a payment came back', () => {
    expect(readStatement(statementFile({ messageId: 'S1', lines }))).toEqual({
      messageId: 'S1',
      accounts: [{ number: '010242010019400', currency: 'NZD' }],
      lines: [
        {
          lineId: 'B1',
          isCredit: true,
          amount: '500.25',
          currency: 'NZD',
          reference: 'IP A2BC 3DEF',
          endToEndId: null,
          batchId: null,
          returnReason: null,
        },
        {
          lineId: 'B2',
          isCredit: false,
          amount: '120.5',
          currency: 'NZD',
          reference: '',
          endToEndId: 'E1',
          batchId: null,
          returnReason: null,
        },
        {
          lineId: 'B3',
          isCredit: true,
          amount: '120.5',
          currency: 'NZD',
          reference: '',
          endToEndId: 'E1',
          batchId: null,
          returnReason: 'The bank sent it back: AC04',
        },
      ],
    });
  });

  const good = statementFile({ messageId: 'S1', lines });
  test.each([
    ['of another version', good.replace('053.001.08', '053.001.02'), 'is no Document'],
    [
      'with a document type',
      good.replace('<Document', '<!DOCTYPE a><Document'),
      'no document type',
    ],
    ['with an entity', good.replace('IP A2BC', '&file;'), 'the entity &file;'],
    ['with CDATA', good.replace('IP A2BC', '<![CDATA[x]]>'), 'no CDATA'],
    ['that is cut off', good.slice(0, good.lastIndexOf('</BkToCstmrStmt')), 'no end of'],
    ['of other balances', good.replace('>1500.25<', '>1500.26<'), 'balances that do not follow'],
    ['with a part of a cent', good.replaceAll('500.25', '500.255'), 'an amount that is none'],
    ['with a negative amount', good.replace('>500.25<', '>-500.25<'), 'an amount that is none'],
    [
      'in two currencies',
      good.replace('Ccy="NZD">120.50', 'Ccy="USD">120.50'),
      'USD on an account',
    ],
    ['without its own id', good.replace('<Id>S1-1</Id>', ''), 'without an id'],
    ['with one movement twice', good.replace('>B2<', '>B1<'), 'two movements of one reference'],
    ['without an account', good.replaceAll('Othr', 'Other'), 'without an account'],
    ['that is empty', '', 'has no element'],
  ])('%s is refused', (_what, file, problem) => {
    expect(() => readStatement(file)).toThrow(XmlError);
    expect(() => readStatement(file)).toThrow(problem);
  });

  test.each(['true', '1'])('says that an entry is reversed where it is marked as %s', (mark) => {
    const marked = good.replace('<Sts>', `<RvslInd>${mark}</RvslInd><Sts>`);
    expect(readStatement(marked).lines[0]?.returnReason).toBe('The bank sent it back');
  });

  test('may name its elements with a prefix, and tell of several accounts', () => {
    const prefixed = good.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1n:').replace('xmlns=', 'xmlns:n=');
    expect(readStatement(prefixed)).toEqual(readStatement(good));
    const other = statementFile({ messageId: 'S2', lines, currency: 'USD', account: '000123' });
    const [second = ''] = /<Stmt>[\s\S]*<\/Stmt>/.exec(other) ?? [];
    // Both sides of one transfer have one reference.
    const both = readStatement(good.replace('</Stmt>', `</Stmt>${second}`));
    expect(both.accounts.map(({ currency }) => currency)).toEqual(['NZD', 'USD']);
    expect(both.lines.map(({ lineId }) => lineId)).toEqual(['B1', 'B2', 'B3', 'B1', 'B2', 'B3']);
  });

  test('is bounded in depth, and quick with what never ends', () => {
    expect(() => readXml('<a>'.repeat(41))).toThrow('too many elements');
    expect(() => readXml(`<a b="${'&amp;'.repeat(100_000)}"`)).toThrow('no end of the tag');
    expect(() => readXml(`<a>${'<!-- '.repeat(20_000)}`)).toThrow('is no element');
  });
});
