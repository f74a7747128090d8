import {
  deleteNetWorthFile,
  type FileExtractionStatus,
  retryNetWorthFileExtraction,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { Button } from '../../../parts/button.tsx';
import { Confirm } from '../../../parts/dialogs/confirm.tsx';
import { Field } from '../../../parts/forms/field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { PasswordField } from '../../../parts/forms/password-field.tsx';
import { dateText, momentText } from '../../../parts/text/format.ts';
import { ColumnFields, columnsIn } from './column-fields.tsx';
import { FileReview } from './file-review.tsx';
import type { PortfolioFile } from './import-types.ts';

const STATES: Readonly<Record<FileExtractionStatus, readonly [tone: string, text: string]>> = {
  QUEUED: ['busy', 'Waiting'],
  EXTRACTING: ['busy', 'Reading'],
  NEEDS_REVIEW: ['busy', 'To review'],
  COMPLETED: ['good', 'Imported'],
  FAILED: ['bad', 'Failed'],
  NOT_APPLICABLE: ['', 'Kept'],
};

interface FileRowItemProps {
  readonly file: PortfolioFile;
  readonly portfolioId: string;
}

/** One file: how its reading went, what came of it, and the way back. */
export function FileRowItem({ file, portfolioId }: FileRowItemProps) {
  const { id, fileName, extractionStatus, rowCount, failureReason } = file;
  const [isOpen, setOpen] = useState(false);
  const [withTrades, setWithTrades] = useState<boolean | null>(null);
  const [tone, text] = STATES[extractionStatus];
  const remove = async () => {
    if (withTrades === null) return;
    await perform(deleteNetWorthFile, { params: { id, deleteExtracted: withTrades } });
  };
  return (
    <li className="row">
      <div className="row-head">
        <h3>{fileName}</h3>
        <span className={`tag ${tone}`}>{text}</span>
      </div>
      <p className="fine">{factsOf(file)}</p>
      {failureReason !== null && <p>{failureReason}</p>}
      {extractionStatus === 'FAILED' && <Again file={file} />}
      {rowCount > 0 && (
        <details className="parts" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>Review its {rowCount} rows</summary>
          {isOpen && <FileReview fileId={id} portfolioId={portfolioId} rowCount={rowCount} />}
        </details>
      )}
      <div className="row-actions">
        <Button kind="quiet" aria-label={`Undo ${fileName}`} onClick={() => setWithTrades(true)}>
          Undo the import
        </Button>
        <Button kind="quiet" aria-label={`Delete ${fileName}`} onClick={() => setWithTrades(false)}>
          Delete the file
        </Button>
      </div>
      <Confirm
        isOpen={withTrades !== null}
        title={withTrades === true ? `Undo the import of “${fileName}”?` : `Delete “${fileName}”?`}
        yes={withTrades === true ? 'Undo the import' : 'Delete'}
        work={remove}
        close={() => setWithTrades(null)}
      >
        <p>
          {withTrades === true
            ? 'Every trade and dividend from it is deleted with the file. You can import it again.'
            : 'What you have confirmed stays. What still waits to be confirmed is deleted with it.'}
        </p>
      </Confirm>
    </li>
  );
}

function factsOf(file: PortfolioFile): string {
  const { broker, periodStartsOn, periodEndsOn, pendingCount, createdAt } = file;
  const facts = [
    broker,
    periodStartsOn !== null &&
      periodEndsOn !== null &&
      `${dateText(periodStartsOn)} to ${dateText(periodEndsOn)}`,
    pendingCount > 0 && `${pendingCount} to confirm`,
    momentText(createdAt),
  ];
  return facts.filter((fact) => typeof fact === 'string').join(' · ');
}

/** Another reading, with what it needs. */
function Again({ file }: Pick<FileRowItemProps, 'file'>) {
  const { id, failureCode, failureReason, broker } = file;
  const send = async (values: FormValues) => {
    const password = values.text('password') || undefined;
    const named = values.given('broker');
    const columns = columnsIn(values);
    const params = {
      id,
      ...(columns !== undefined && { columns }),
      ...(password !== undefined && { password }),
      ...(named !== undefined && { broker: named }),
    };
    await perform(retryNetWorthFileExtraction, { params });
  };
  return (
    <Form send={send} label="Read it again" kind="quiet">
      {failureCode === 'PASSWORD_PROTECTED' ? (
        <PasswordField
          name="password"
          label="Password of the file"
          hint="Used once, and not stored."
          autoComplete="off"
          maxLength={200}
        />
      ) : (
        <Field
          name="broker"
          label="Broker or bank"
          maxLength={60}
          autoComplete="off"
          defaultValue={broker ?? ''}
        />
      )}
      {failureCode === 'UNKNOWN_LAYOUT' && <ColumnFields reason={failureReason ?? ''} />}
    </Form>
  );
}
