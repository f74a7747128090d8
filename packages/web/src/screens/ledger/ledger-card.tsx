import { useState } from 'react';
import { useReading } from '../../api/use-reading.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { saveFile } from '../../parts/download.ts';
import { Empty } from '../../parts/empty.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { today } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import { chooseRows, type LedgerChoice } from './choose-rows.ts';
import { ledgerCsv } from './ledger-csv.ts';
import { LedgerTable } from './ledger-table.tsx';
import { KINDS } from './ledger-words.ts';
import { type Ledger, MAX_ROWS, readLedger, readPracticeLedger } from './read-ledger.ts';

const WHOLE_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ALL: LedgerChoice = { kind: '', currency: '', to: '' };

interface LedgerCardProps {
  /** A practice account; null: the live one. */
  readonly practiceId: string | null;
}

/** The ledger with its filters, and a file of what they leave. */
export function LedgerCard({ practiceId }: LedgerCardProps) {
  const [from, setFrom] = useState('');
  const [choice, setChoice] = useState(ALL);
  const since = WHOLE_DAY.test(from) ? from : undefined;
  const load = useReading(['ledger', practiceId ?? '', since ?? ''], (signal) =>
    practiceId === null ? readLedger(since, signal) : readPracticeLedger(practiceId, since, signal),
  );
  if (load.problem?.code === 'KYC_REQUIRED') {
    return (
      <Empty title="Your live account is not open yet">
        Its entries are listed here. <Link href="/open-account">Open it now</Link>
      </Empty>
    );
  }
  const set = (change: Partial<LedgerChoice>) => setChoice({ ...choice, ...change });
  const currencies = [...new Set(load.data?.rows.map(({ currency }) => currency))].sort();
  return (
    <Card title="Entries">
      <div className="filters">
        <Field
          name="from"
          label="From"
          type="date"
          max={today()}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Field
          name="to"
          label="To"
          type="date"
          max={today()}
          value={choice.to}
          onChange={({ target }) => set({ to: target.value })}
        />
        <SelectField
          name="kind"
          label="Kind"
          options={KINDS.map(([value, text]) => [value, text])}
          value={choice.kind}
          onChange={({ target }) => set({ kind: target.value })}
        />
        <SelectField
          name="currency"
          label="Currency"
          options={[['', 'All'], ...currencies.map((code) => [code, code] as const)]}
          value={choice.currency}
          onChange={({ target }) => set({ currency: target.value })}
        />
      </div>
      <Loaded load={load} lines={8}>
        {(ledger) => <Entries ledger={ledger} choice={choice} isPractice={practiceId !== null} />}
      </Loaded>
    </Card>
  );
}

interface EntriesProps {
  readonly ledger: Ledger;
  readonly choice: LedgerChoice;
  readonly isPractice: boolean;
}

function Entries({ ledger, choice, isPractice }: EntriesProps) {
  const rows = chooseRows(ledger.rows, choice);
  if (ledger.rows.length === 0) {
    return (
      <Empty title="No entries yet">
        What moves {isPractice ? 'its' : 'your'} cash is listed here.{' '}
        {!isPractice && <Link href="/money">Make a deposit</Link>}
      </Empty>
    );
  }
  if (rows.length === 0) return <Empty title="Nothing fits">Choose other days or kinds.</Empty>;
  return (
    <>
      <LedgerTable key={JSON.stringify(choice)} rows={rows} />
      {ledger.hasMore && (
        <p className="fine">
          The last {MAX_ROWS} entries are here. A file of all of them is made under{' '}
          <Link href="/data">Your data</Link>.
        </p>
      )}
      <div className="actions">
        <Button
          kind="quiet"
          onClick={() => saveFile('account-ledger.csv', 'text/csv', ledgerCsv(rows))}
        >
          Save as CSV
        </Button>
      </div>
    </>
  );
}
