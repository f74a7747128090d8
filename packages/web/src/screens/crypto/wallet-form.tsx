import {
  requestWhitelistWallet,
  updateWhitelistedWalletTravelRule,
} from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { Button } from '../../parts/button.tsx';
import { Editor } from '../../parts/editor.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useKeys } from '../../session/use-keys.ts';
import { onChain } from './chain-words.ts';
import type { OutsideWallet, Wallet } from './crypto-types.ts';
import { OwnerFields } from './owner-fields.tsx';
import { travelRuleOf } from './travel-rule.ts';
import { nameOf } from './wallet-words.ts';

interface WalletFormProps {
  /** Null for a new one. */
  readonly wallet: OutsideWallet | null;
  readonly own: readonly Wallet[];
  readonly close: () => void;
}

/** A wallet to list, or more about one that is. Loaded by `OutsideWalletsCard`. */
export default function WalletForm({ wallet, own, close }: WalletFormProps) {
  const guarded = useGuarded();
  const keys = useKeys();
  const add = async (values: FormValues) => {
    const kind = own.find(({ id }) => id === values.text('kind'));
    if (kind === undefined) throw new PersonalError('Make your own addresses first.');
    const label = values.given('label');
    const memo = values.given('memo');
    const request = {
      currency: kind.currency,
      chain: kind.chain,
      address: values.text('address').trim(),
      travelRule: travelRuleOf(values),
      ...(memo !== undefined && { memo }),
      ...(label !== undefined && { label }),
    };
    const params = { ...request, idempotencyKey: keys.keyFor(request) };
    await guarded(() => perform(requestWhitelistWallet, { params }));
    keys.done();
    toasts.show('The wallet is added. The mail about it lets you remove it again.');
  };
  const change = async ({ id }: OutsideWallet, values: FormValues) => {
    const params = { id, travelRule: travelRuleOf(values) };
    await guarded(() => perform(updateWhitelistedWalletTravelRule, { params }));
    toasts.show('It is checked again.');
  };
  const send = async (values: FormValues) => {
    await (wallet === null ? add(values) : change(wallet, values));
    close();
  };
  return (
    <Editor title={wallet === null ? 'A wallet to send to' : `More about ${nameOf(wallet)}`}>
      <Form
        send={send}
        label={wallet === null ? 'List it' : 'Save it'}
        actions={
          <Button kind="quiet" onClick={close}>
            Cancel
          </Button>
        }
      >
        {wallet === null && <AddressFields own={own} />}
        <OwnerFields wallet={wallet} />
      </Form>
    </Editor>
  );
}

function AddressFields({ own }: Pick<WalletFormProps, 'own'>) {
  return (
    <>
      <SelectField
        name="kind"
        label="What, and on which network"
        options={own.map((one) => [one.id, onChain(one)])}
      />
      <Field
        name="address"
        label="Address"
        minLength={20}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Field
        name="memo"
        label="Memo or destination tag"
        hint="Where the receiver names one: without it, transfers may be lost."
        maxLength={120}
        autoComplete="off"
      />
      <Field
        name="label"
        label="Name"
        hint="To recognize it later."
        maxLength={60}
        autoComplete="off"
      />
    </>
  );
}
