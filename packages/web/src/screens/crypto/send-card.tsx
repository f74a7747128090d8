import { requestCryptoWithdrawal } from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Card } from '../../parts/card.tsx';
import { Review } from '../../parts/dialogs/review.tsx';
import { useReview } from '../../parts/dialogs/use-review.ts';
import { Empty } from '../../parts/empty.tsx';
import { DecimalField } from '../../parts/forms/decimal-field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import type { FormValues } from '../../parts/forms/form-values.ts';
import { SelectField } from '../../parts/forms/select-field.tsx';
import { toasts } from '../../parts/toast.ts';
import { useGuarded } from '../../session/step-up.tsx';
import { useKeys } from '../../session/use-keys.ts';
import { onChain } from './chain-words.ts';
import type { OutsideWallet, Wallet } from './crypto-types.ts';
import { nameOf } from './wallet-words.ts';

interface SendCardProps {
  readonly wallets: readonly Wallet[];
  readonly targets: readonly OutsideWallet[];
}

interface Reviewed {
  readonly amount: string;
  readonly target: OutsideWallet;
  readonly own: Wallet | undefined;
}

/** Sends a crypto asset to a listed wallet. A retry after a lost connection sends nothing twice. */
export function SendCard({ wallets, targets }: SendCardProps) {
  const guarded = useGuarded();
  const keys = useKeys();
  const review = useReview<Reviewed>();
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState('');
  const [now] = useState(Date.now);
  const usable = targets.filter(
    ({ status, usableAt }) => status === 'APPROVED' && Date.parse(usableAt) <= now,
  );
  const target = usable.find(({ id }) => id === chosen) ?? usable[0];
  const own = wallets.find(
    ({ currency, chain }) => currency === target?.currency && chain === target.chain,
  );
  if (target === undefined) {
    return (
      <Card title="Send">
        <Empty title="No whitelisted wallet yet">
          Add a wallet first. You can send to it once it is approved, after 24 hours at the
          earliest.
        </Empty>
      </Card>
    );
  }
  const send = async (values: FormValues) => {
    const amount = values.decimal('amount') ?? '';
    if (!(await review.ask({ amount, target, own }))) return;
    const request = { whitelistedWalletId: target.id, amount };
    const params = { ...request, idempotencyKey: keys.keyFor(request) };
    await guarded(() => perform(requestCryptoWithdrawal, { params }));
    keys.done();
    setTurn((last) => last + 1);
    toasts.show(`${amount} ${target.currency} are on their way.`);
  };
  return (
    <Card title="Send">
      <Form key={turn} send={send} label="Review the transfer">
        <SelectField
          name="whitelistedWalletId"
          label="To"
          options={usable.map((one) => [one.id, `${nameOf(one)}, ${onChain(one)}`])}
          value={target.id}
          onChange={(event) => setChosen(event.target.value)}
        />
        <DecimalField
          name="amount"
          label={`How much ${target.currency}, fees included`}
          hint={own && `You have ${own.available}. At least ${own.minimumWithdrawal}.`}
          least={own?.minimumWithdrawal}
          most={own?.available}
          required
        />
      </Form>
      {review.asked !== null && (
        <SendReview {...review.asked.subject} answer={review.asked.answer} />
      )}
    </Card>
  );
}

const COINS = new Intl.NumberFormat(undefined, { maximumFractionDigits: 8 });

function SendReview({
  amount,
  target,
  own,
  answer,
}: Reviewed & { readonly answer: (isMeant: boolean) => void }) {
  return (
    <Review title={`Send ${amount} ${target.currency}?`} yes="Send" answer={answer}>
      <dl className="facts order-facts">
        <dt>To</dt>
        <dd>{nameOf(target)}</dd>
        <dt>Network</dt>
        <dd>{onChain(target)}</dd>
        <dt>Address</dt>
        <dd>{target.address}</dd>
        {target.memo !== null && (
          <>
            <dt>Memo</dt>
            <dd>{target.memo}</dd>
          </>
        )}
        {own !== undefined && (
          <>
            <dt>Fees, about</dt>
            <dd>
              {own.estimatedWithdrawalFee} {target.currency}
            </dd>
            <dt>Arrives, about</dt>
            <dd>
              {COINS.format(Math.max(0, Number(amount) - Number(own.estimatedWithdrawalFee)))}{' '}
              {target.currency}
            </dd>
          </>
        )}
      </dl>
      <p>Once it is on the chain it cannot be taken back.</p>
    </Review>
  );
}
