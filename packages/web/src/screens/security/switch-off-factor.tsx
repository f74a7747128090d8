import { updateMfa } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { useGuarded } from '../../session/step-up.tsx';

interface SwitchOffProps {
  readonly method: 'TOTP' | 'EMAIL';
  /** As in "Switch off the authenticator app?". */
  readonly name: string;
}

/** Switches a second factor off, once confirmed. */
export function SwitchOffFactor({ method, name }: SwitchOffProps) {
  const guarded = useGuarded();
  const [isAsked, setAsked] = useState(false);
  const work = async () => {
    await guarded(() => perform(updateMfa, { params: { enabled: false, method } }));
  };
  return (
    <>
      <Button kind="quiet" aria-label={`Switch off the ${name}`} onClick={() => setAsked(true)}>
        Switch off
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Switch off the ${name}?`}
        yes="Switch off"
        work={work}
        close={() => setAsked(false)}
      >
        <p>
          Your account is less secure without it. Recovery codes end with the last second factor.
        </p>
      </Confirm>
    </>
  );
}
