import { decimal } from '../../../kernel/decimal.ts';

interface FakeLine {
  readonly ref: string;
  readonly amount: string;
  readonly isDebit?: boolean;
  readonly text?: string;
  readonly endToEndId?: string;
  /** Of a file of payments that is booked as one. */
  readonly batchId?: string;
  readonly returned?: string;
  readonly status?: string;
}

interface FakeStatement {
  readonly messageId: string;
  readonly lines: readonly FakeLine[];
  readonly account?: string;
  readonly currency?: string;
}

const balance = (code: string, amount: string, currency: string) => `
      <Bal>
        <Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>
        <Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>CRDT</CdtDbtInd>
        <Dt><Dt>2026-11-23</Dt></Dt>
      </Bal>`;

function entry({ ref, amount, isDebit = false, status = 'BOOK', ...line }: FakeLine, ccy: string) {
  const { text, endToEndId = 'NOTPROVIDED', returned, batchId } = line;
  const details = `<TxDtls>
            <Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
            <RmtInf>${text === undefined ? '' : `<Ustrd>${text}</Ustrd>`}</RmtInf>
            ${returned === undefined ? '' : `<RtrInf><Rsn><Cd>${returned}</Cd></Rsn></RtrInf>`}
          </TxDtls>`;
  return `
      <Ntry>
        <Amt Ccy="${ccy}">${amount}</Amt>
        <CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>
        <Sts><Cd>${status}</Cd></Sts>
        <BookgDt><Dt>2026-11-23</Dt></BookgDt>
        <AcctSvcrRef>${ref}</AcctSvcrRef>
        <NtryDtls>
          ${batchId === undefined ? details : `<Btch><PmtInfId>${batchId}</PmtInfId></Btch>`}
        </NtryDtls>
      </Ntry>`;
}

/** A statement as banks give it, from 1,000 on. */
export function statementFile({ messageId, lines, ...about }: FakeStatement): string {
  const { account = '01-0242-0100194-00', currency = 'NZD' } = about;
  const booked = lines.filter(({ status = 'BOOK' }) => status === 'BOOK');
  const closing = booked.reduce(
    (sum, { amount, isDebit = false }) => (isDebit ? sum.minus(amount) : sum.plus(amount)),
    decimal('1000'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr>
      <MsgId>${messageId}</MsgId>
      <CreDtTm>2026-11-23T18:00:00Z</CreDtTm>
    </GrpHdr>
    <Stmt>
      <Id>${messageId}-1</Id>
      <Acct>
        <Id><Othr><Id>${account}</Id></Othr></Id>
        <Ccy>${currency}</Ccy>
      </Acct>${balance('OPBD', '1000', currency)}${balance('CLBD', closing.toFixed(2), currency)}
      ${lines.map((line) => entry(line, currency)).join('')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`;
}
