import {
  type SharedNetWorthDashboardQuery,
  sharedNetWorthDashboard,
} from '@investing-platform/schema/operations';
import { api } from '../../../api/client.ts';
import { PersonalError, problemOf } from '../../../api/problem.ts';
import { Form } from '../../../parts/forms/form.tsx';
import type { FormValues } from '../../../parts/forms/form-values.ts';
import { PasswordField } from '../../../parts/forms/password-field.tsx';
import { Heading } from '../../../parts/heading.tsx';

interface PasscodeFormProps {
  readonly token: string;
  readonly open: (
    shared: SharedNetWorthDashboardQuery['sharedNetWorthDashboard'],
    passcode: string,
  ) => void;
}

/** Asks for what the owner has told the reader besides the address. */
export function PasscodeForm({ token, open }: PasscodeFormProps) {
  const send = async (values: FormValues) => {
    const passcode = values.text('passcode').trim();
    const answer = await look(token, passcode);
    open(answer.sharedNetWorthDashboard, passcode);
  };
  return (
    <>
      <Heading lead="The owner of this link has set a passcode.">Passcode needed</Heading>
      <div className="panel">
        <Form send={send} label="Show the net worth">
          <PasswordField
            name="passcode"
            label="Passcode"
            hint="After ten wrong attempts, the link is locked for 15 minutes."
            autoComplete="off"
            maxLength={64}
          />
        </Form>
      </div>
    </>
  );
}

async function look(token: string, passcode: string): Promise<SharedNetWorthDashboardQuery> {
  try {
    return await api.request(sharedNetWorthDashboard, { params: { token, passcode } });
  } catch (error) {
    const { code } = problemOf(error);
    if (code !== 'PASSCODE_REQUIRED') throw error;
    const message = 'This passcode is not the right one.';
    throw new PersonalError(message, code, new Map([['passcode', message]]));
  }
}
