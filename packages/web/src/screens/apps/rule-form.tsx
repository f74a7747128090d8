import {
  type ConnectedAppsQuery,
  type UpdateConnectedAppMutationVariables,
  updateConnectedApp,
} from '@investing-platform/schema/first-party';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { useGuarded } from '../../session/step-up.tsx';
import ApprovalField, { APPROVALS } from '../entry/consent/approval-field.tsx';

type App = ConnectedAppsQuery['connectedApps'][number];

/** What an app may do from now on. */
export function RuleForm({ app, close }: { readonly app: App; readonly close: () => void }) {
  const guarded = useGuarded();
  const send = async (values: FormValues) => {
    const params = paramsOf(app, values);
    await guarded(() => perform(updateConnectedApp, { params }));
    close();
  };
  return (
    <Editor title={`What “${app.clientName}” may do`}>
      <Form
        send={send}
        label="Save"
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <ApprovalField approval={app.approval} assistant={app.assistant} />
        <Field
          name="maxChangesPerDay"
          label="Changes in 24 hours, at most"
          hint="Leave empty for no limit."
          inputMode="numeric"
          pattern="\d{1,4}"
          autoComplete="off"
          defaultValue={app.maxChangesPerDay ?? ''}
        />
        <DecimalField
          name="maxAmountPerDay"
          label="Money moved in 24 hours, in US dollars, at most"
          hint="Leave empty for no limit. With a limit, a change whose amount is not known beforehand is refused."
          defaultValue={app.maxAmountPerDay ?? ''}
        />
      </Form>
    </Editor>
  );
}

function paramsOf(
  { id, approval }: App,
  values: FormValues,
): UpdateConnectedAppMutationVariables['params'] {
  const chosen = APPROVALS.find(([choice]) => choice === values.text('approval'));
  const changes = values.decimalOrNull('maxChangesPerDay');
  return {
    id,
    approval: chosen?.[0] ?? approval,
    maxChangesPerDay: changes === null ? null : Number(changes),
    maxAmountPerDay: values.decimalOrNull('maxAmountPerDay'),
  };
}
