import {
  type KycDocumentType,
  updateUserKycFileDocuments,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { FileField } from '../../parts/forms/file-field.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { sendUpload } from '../../parts/forms/send-upload.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { dayText } from '../../parts/text/format.ts';
import { optionsOf } from '../../parts/text/options.ts';
import { sizeText } from '../../parts/text/size.ts';
import type { Check, SectionFormProps } from './check-types.ts';
import { PAPER_TYPES, paperText } from './paper-words.ts';
import { SectionEditor } from './section-editor.tsx';

type Paper = Check['documents'][number];

const WITH_SIDES: ReadonlySet<KycDocumentType> = new Set(['DRIVER_LICENSE', 'NATIONAL_ID']);
const SIDES = ['FRONT', 'BACK'] as const;

/** Papers for the check, one after the other. Loaded by `SectionList`. */
export default function PapersForm({ check, holder, close }: SectionFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [type, setType] = useState<KycDocumentType>(firstTypeOf(holder));
  const save = async (values: FormValues) => {
    if (file === null) throw new PersonalError('Choose the file.');
    const content = { uploadId: await sendUpload(file) };
    const side = WITH_SIDES.has(type) ? { side: values.oneOf('side', SIDES) } : {};
    const coHolder = values.checked('coHolder');
    const add = [{ type, coHolder, fileName: file.name, content, ...side }];
    return perform(updateUserKycFileDocuments, { params: { add } });
  };
  return (
    <>
      <PaperList papers={check.documents} />
      <SectionEditor save={save} close={close} label="Submit">
        <div className="pair">
          <SelectField
            name="type"
            label="What it is"
            options={optionsOf(PAPER_TYPES).map(([value]) => [value, paperText(value)])}
            value={type}
            onChange={({ target }) =>
              setType(PAPER_TYPES.find((one) => one === target.value) ?? 'PASSPORT')
            }
          />
          {WITH_SIDES.has(type) && (
            <SelectField
              name="side"
              label="Side"
              hint="Both sides are needed, one after the other."
              options={[
                ['FRONT', 'Front'],
                ['BACK', 'Back'],
              ]}
            />
          )}
        </div>
        {holder === 'JOINT' && (
          <CheckField name="coHolder" label="It is a paper of the other holder" />
        )}
        <FileField
          name="file"
          label="File"
          hint="Drop it here or choose it: PDF, PNG, JPEG or HEIC, 20 MiB at most. It is kept encrypted."
          accept=".pdf,.png,.jpg,.jpeg,.heic"
          choose={setFile}
        />
      </SectionEditor>
    </>
  );
}

function firstTypeOf(holder: Check['accountType']): KycDocumentType {
  if (holder === 'COMPANY') return 'COMPANY_REGISTRATION';
  return holder === 'TRUST' ? 'TRUST_DEED' : 'PASSPORT';
}

const STATES = {
  RECEIVED: ['', 'Handed in'],
  ACCEPTED: ['good', 'Accepted'],
  REJECTED: ['bad', 'Not accepted'],
} as const;

function PaperList({ papers }: { readonly papers: readonly Paper[] }) {
  const { isBusy, problem, run } = useAction();
  const remove = (id: string) =>
    void run(async () => {
      await perform(updateUserKycFileDocuments, { params: { removeIds: [id] } });
    });
  return (
    <>
      <ProblemNotice problem={problem} />
      <ul className="rows">
        {papers.map(({ id, type, side, coHolder, fileName, sizeBytes, status, ...paper }) => (
          <li className="row" key={id}>
            <div className="row-head">
              <h4>
                {paperText(type)}
                {side !== null && (side === 'FRONT' ? ', front' : ', back')}
                {coHolder && ', of the other holder'}
              </h4>
              <span className={`tag ${STATES[status][0]}`}>{STATES[status][1]}</span>
              <Button
                kind="quiet"
                isBusy={isBusy}
                aria-label={`Take back ${fileName}`}
                onClick={() => remove(id)}
              >
                Take back
              </Button>
            </div>
            <p className="fine">
              {fileName} · {sizeText(sizeBytes)} · {dayText(paper.createdAt)}
            </p>
            {paper.failureReason !== null && <p className="fine">{paper.failureReason}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
