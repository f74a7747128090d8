import type { NetWorthDocumentCategory } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { PersonalError } from '../../api/problem.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { paperOwners } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { FileField } from '../../parts/forms/file-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { optionsOf } from '../../parts/text/options.ts';
import { toasts } from '../../parts/toast.ts';
import { uploadPaper } from './upload-paper.ts';

const CATEGORIES = [
  'OWNERSHIP',
  'INSURANCE',
  'LOAN',
  'STATEMENT',
  'VALUATION',
  'TAX',
  'ESTATE',
  'CONTRACT',
  'RECEIPT',
  'OTHER',
] as const satisfies readonly NetWorthDocumentCategory[];

/** What stands before the id of a debt among the choices; assets stand there by their ids. */
const DEBT_MARK = 'debt ';

/** A paper with its file. Loaded by `PapersCard`. */
export default function UploadForm({ close }: { readonly close: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const { data } = useAnswer(paperOwners, {});
  const send = async (values: FormValues) => {
    if (file === null) throw new PersonalError('Choose the file.');
    const title = values.given('title');
    const expiresOn = values.given('expiresOn');
    const note = values.given('note');
    await uploadPaper(file, {
      category: values.oneOf('category', CATEGORIES),
      ...linkOf(values.given('linkedTo')),
      ...(title !== undefined && { title }),
      ...(expiresOn !== undefined && { expiresOn }),
      ...(note !== undefined && { note }),
    });
    toasts.show(`${title ?? file.name} is kept.`);
    close();
  };
  return (
    <Editor title="New document">
      <Form
        send={send}
        label="Keep it"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <FileField
          name="file"
          label="File"
          hint="Drop it here or choose it: PDF, a picture, CSV, XLSX, OFX or a mail, 20 MiB at most."
          accept=".pdf,.csv,.png,.jpg,.jpeg,.heic,.eml,.ofx,.qfx,.xlsx"
          choose={setFile}
        />
        <div className="pair">
          <Field
            name="title"
            label="Title"
            hint="Leave empty to use the file’s name."
            maxLength={120}
            autoComplete="off"
          />
          <SelectField
            name="category"
            label="What it is"
            options={optionsOf(CATEGORIES, { OWNERSHIP: 'Proof of ownership', ESTATE: 'Will' })}
            defaultValue="OTHER"
          />
        </div>
        <div className="pair">
          <SelectField
            name="linkedTo"
            label="Belongs to"
            options={[
              ['', 'Nothing in particular'],
              ...(data?.netWorthAssets ?? []).map(({ id, name }) => [id, name] as const),
              ...(data?.netWorthLiabilities ?? []).map(
                ({ id, name }) => [DEBT_MARK + id, name] as const,
              ),
            ]}
          />
          <Field name="expiresOn" label="Valid until" type="date" />
        </div>
        <Field name="note" label="Note" maxLength={2000} />
      </Form>
    </Editor>
  );
}

function linkOf(choice: string | undefined) {
  if (choice === undefined) return {};
  if (!choice.startsWith(DEBT_MARK)) return { linkedTo: { netWorthAssetId: choice } };
  return { linkedTo: { liabilityId: choice.slice(DEBT_MARK.length) } };
}
