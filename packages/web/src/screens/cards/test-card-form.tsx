import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { SelectField } from '../../parts/forms/select-field.tsx';

interface TestCardFormProps {
  readonly save: (token: string, setAsDefault: boolean) => Promise<void>;
  readonly close: () => void;
}

/** What the simulated processor makes of a card follows from its last four digits. */
const TEST_CARDS = [
  ['4242', '4242: every payment succeeds'],
  ['3220', '3220: the bank asks you once, when it is saved'],
  ['3184', '3184: the bank asks you about each payment'],
  ['0002', '0002: the bank refuses to save it'],
  ['0341', '0341: it is saved, and each payment is declined'],
  ['0101', '0101: only renewals of a plan are declined'],
  ['0259', '0259: each payment is charged back a minute later'],
  ['2685', '2685: the same, and it comes back another minute later'],
  ['7726', '7726: half of each payment is paid back a minute later'],
  ['0069', '0069: it expires this month'],
] as const;

const NETWORKS = [
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['amex', 'American Express'],
] as const;

/** A card of the simulated processor. No real card is asked for. */
export function TestCardForm({ save, close }: TestCardFormProps) {
  return (
    <Editor title="A test card">
      <p>Cards are simulated on this server. Pick a test card: nothing real is charged.</p>
      <Form
        label="Save the card"
        send={(values) => {
          const token = `pm_sim_${values.text('network')}_${values.text('paymentMethodToken')}`;
          return save(token, values.checked('setAsDefault'));
        }}
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        <SelectField
          name="paymentMethodToken"
          label="Last four digits"
          hint="They decide how the card behaves."
          options={TEST_CARDS}
        />
        <SelectField name="network" label="Network" options={NETWORKS} />
        <CheckField name="setAsDefault" label="Charge it by default" />
      </Form>
    </Editor>
  );
}
