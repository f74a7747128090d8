import {
  type UpdateMfaQrCodeMutation,
  updateMfa,
  updateMfaQrCode,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { perform } from '../../api/perform.ts';
import { useAction } from '../../api/use-action.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { useGuarded } from '../../session/step-up.tsx';
import { AppEnrollment } from './app-enrollment.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { SecurityCardProps } from './security-card.ts';
import { StateTag } from './state-tag.tsx';
import { SwitchOffFactor } from './switch-off-factor.tsx';

type Enrollment = UpdateMfaQrCodeMutation['updateMfaQrCode'];

/** An authenticator app as second factor, and the codes for the day that it is lost. */
export function AppFactorCard({ security }: SecurityCardProps) {
  const guarded = useGuarded();
  const { isBusy, problem, run } = useAction();
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isOn = security.mfaMethods.includes('TOTP');
  const begin = () =>
    run(async () => {
      const data = await guarded(() => api.request(updateMfaQrCode, { params: {} }));
      setEnrollment(data.updateMfaQrCode);
    });
  const confirm = async (code: string) => {
    const params = { enabled: true, method: 'TOTP' as const, code };
    const data = await guarded(() => perform(updateMfa, { params }));
    setEnrollment(null);
    setCodes(data.updateMfa.recoveryCodes);
  };
  return (
    <Card title="Authenticator app" aside={<StateTag isOn={isOn} />}>
      {codes.length > 0 && <RecoveryCodes codes={codes} close={() => setCodes([])} />}
      {enrollment === null ? (
        <>
          <p>
            {isOn
              ? `Signing in asks for a code of your app. ${left(security.recoveryCodesLeft)}`
              : 'Signing in also asks for a code from an app on your phone. Only a passkey protects better.'}
          </p>
          <ProblemNotice problem={problem} />
          <div className="actions">
            <Button kind={isOn ? 'quiet' : 'main'} isBusy={isBusy} onClick={() => void begin()}>
              {isOn ? 'Change the app' : 'Set up'}
            </Button>
            {isOn && <SwitchOffFactor method="TOTP" name="authenticator app" />}
          </div>
        </>
      ) : (
        <AppEnrollment
          enrollment={enrollment}
          confirm={confirm}
          close={() => setEnrollment(null)}
        />
      )}
    </Card>
  );
}

function left(count: number): string {
  if (count === 1) return 'One recovery code is left.';
  return `${count === 0 ? 'No' : count} recovery codes are left.`;
}
