import { requestMfaEmail, updateMfa } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { DevelopmentOutbox } from '../../parts/development-outbox.tsx';
import { CodeField } from '../../parts/forms/code-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { ProblemNotice } from '../../parts/notice.tsx';
import { usePerson } from '../../session/session.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecurityCardProps } from './security-card.ts';
import { StateTag } from './state-tag.tsx';
import { SwitchOffFactor } from './switch-off-factor.tsx';

/** Mailed codes as second factor. */
export function MailFactorCard({ security }: SecurityCardProps) {
  const { email } = usePerson();
  const guarded = useGuarded();
  const { isBusy, problem, run } = useAction();
  const [isMailed, setMailed] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isOn = security.mfaMethods.includes('EMAIL');
  const mail = () =>
    run(async () => {
      await api.request(requestMfaEmail, { params: { email } });
      setMailed(true);
    });
  const confirm = async (values: FormValues) => {
    const code = values.text('code').trim();
    const params = { enabled: true, method: 'EMAIL' as const, code };
    const data = await guarded(() => perform(updateMfa, { params }));
    setMailed(false);
    setCodes(data.updateMfa.recoveryCodes);
  };
  return (
    <Card title="Codes by e-mail" aside={<StateTag isOn={isOn} />}>
      {codes.length > 0 && <RecoveryCodes codes={codes} close={() => setCodes([])} />}
      <p>Signing in can also be confirmed with a code that is mailed to you.</p>
      <ProblemNotice problem={problem} />
      {isOn && (
        <div className="actions">
          <SwitchOffFactor method="EMAIL" name="codes by e-mail" />
        </div>
      )}
      {!isOn && !isMailed && (
        <div className="actions">
          <Button kind="quiet" isBusy={isBusy} onClick={() => void mail()}>
            Mail me a code to begin
          </Button>
        </div>
      )}
      {!isOn && isMailed && (
        <>
          <DevelopmentOutbox />
          <Form send={confirm} label="Switch on">
            <CodeField name="code" hint="From the mail that is on its way." />
          </Form>
        </>
      )}
    </Card>
  );
}
