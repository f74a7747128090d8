import {
  type ExportFormat,
  type ExportType,
  requestExport,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { today } from '../../parts/text/format.ts';
import { optionsOf } from '../../parts/text/options.ts';
import { EXPORT_TYPES, exportOptions } from './export-words.ts';

const FORMATS = ['CSV', 'XLSX', 'PDF', 'JSON'] as const satisfies readonly ExportFormat[];
const formatOptions = optionsOf(FORMATS, {
  CSV: 'CSV, for any program',
  XLSX: 'XLSX, for spreadsheets',
  PDF: 'PDF, to read and print',
  JSON: 'JSON, for programs',
});

/** Asks for a file. */
export function ExportForm() {
  const [type, setType] = useState<ExportType>('TRANSACTIONS');
  const send = async (values: FormValues) => {
    const from = values.given('from');
    const to = values.given('to');
    const format = type === 'FULL_ACCOUNT' ? 'ZIP' : values.oneOf('format', FORMATS);
    const span = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    await perform(requestExport, { params: { type, format, ...span } });
  };
  return (
    <Form send={send} label="Create file">
      <div className="pair">
        <SelectField
          name="type"
          label="Contents"
          options={exportOptions}
          value={type}
          onChange={({ target }) =>
            setType(EXPORT_TYPES.find((one) => one === target.value) ?? 'TRANSACTIONS')
          }
        />
        {type !== 'FULL_ACCOUNT' && (
          <SelectField name="format" label="Format" options={formatOptions} />
        )}
      </div>
      <div className="pair">
        <Field
          name="from"
          label="From"
          hint="Leave empty to start at the beginning."
          type="date"
          max={today()}
        />
        <Field name="to" label="To" hint="Leave empty to end today." type="date" max={today()} />
      </div>
    </Form>
  );
}
