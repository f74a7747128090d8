import { uploadNetWorthFile } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../../api/perform.ts';
import { PersonalError } from '../../../api/problem.ts';
import { Field } from '../../../parts/forms/field.tsx';
import { FileField } from '../../../parts/forms/file-field.tsx';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { sendUpload } from '../../../parts/forms/send-upload.ts';

interface ImportFormProps {
  readonly portfolioId: string;
  readonly done: () => void;
}

/** A file to read trades and dividends from. The same file twice adds nothing. */
export function ImportForm({ portfolioId, done }: ImportFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const send = async (values: FormValues) => {
    if (file === null) throw new PersonalError('Choose the file.');
    const broker = values.given('broker');
    const uploadId = await sendUpload(file);
    const params = {
      portfolioId,
      fileName: file.name,
      content: { uploadId },
      ...(broker !== undefined && { broker }),
    };
    await perform(uploadNetWorthFile, { params });
    done();
  };
  return (
    <Form send={send} label="Import the file">
      <FileField
        name="content"
        label="Statement, contract note or list of trades"
        hint="Drop a file here or choose one: CSV, XLSX, OFX, QFX, PDF or EML, up to 20 MiB."
        accept=".csv,.xlsx,.ofx,.qfx,.pdf,.eml,.txt"
        choose={setFile}
      />
      <Field
        name="broker"
        label="Broker or bank"
        hint="Leave empty to detect it from the file."
        maxLength={60}
        autoComplete="off"
      />
    </Form>
  );
}
