import type { UpdateMfaQrCodeMutation } from '@investing-platform/schema/operations';
import { Button } from '../../parts/button.tsx';
import { CopyText } from '../../parts/copy-text.tsx';
import { CodeField } from '../../parts/forms/code-field.tsx';
import { Form } from '../../parts/forms/form.tsx';

interface AppEnrollmentProps {
  readonly enrollment: UpdateMfaQrCodeMutation['updateMfaQrCode'];
  readonly confirm: (code: string) => Promise<void>;
  readonly close: () => void;
}

/** The picture to scan, and the proof that the app shows the right codes. */
export function AppEnrollment({ enrollment, confirm, close }: AppEnrollmentProps) {
  const { qrCodeDataUrl, otpauthUri, secret } = enrollment;
  return (
    <ol className="steps">
      <li>
        <p>Scan this with your authenticator app.</p>
        <img className="qr" src={qrCodeDataUrl} alt="QR code for the authenticator app" />
        <p>
          On this device already? <a href={otpauthUri}>Open the app</a>, or type the key in:
        </p>
        <CopyText label="Key" text={secret} />
      </li>
      <li>
        <p>Type the six digits that it shows.</p>
        <Form
          send={(values) => confirm(values.text('code').replaceAll(' ', ''))}
          label="Switch on"
          actions={
            <Button kind="quiet" onClick={close}>
              Cancel
            </Button>
          }
        >
          <CodeField name="code" />
        </Form>
      </li>
    </ol>
  );
}
