import { planCoupon } from '@investing-platform/schema/first-party';
import { api } from '../../api/client.ts';
import { Button } from '../../parts/button.tsx';
import { Field } from '../../parts/forms/field.tsx';
import { Form } from '../../parts/forms/form.tsx';
import { Notice } from '../../parts/notice.tsx';
import type { priceWith } from './cost-of-change.ts';
import type { Coupon } from './plan-types.ts';
import { offerText } from './plan-words.ts';

const MAX_CHARACTERS = 60;

/** A coupon that was looked up, and the arithmetic of what it takes off. */
export interface Looked {
  readonly coupon: Coupon;
  readonly priceWith: typeof priceWith;
}

interface CouponFormProps {
  readonly looked: Looked | null;
  readonly set: (looked: Looked | null) => void;
}

/** Where somebody without a plan says which coupon they have. Looking takes nothing. */
export function CouponForm({ looked, set }: CouponFormProps) {
  if (looked !== null) {
    return (
      <Notice kind="good">
        <p>{offerText(looked.coupon)}. It is taken when you subscribe.</p>
        <div className="row-actions">
          <Button kind="quiet" onClick={() => set(null)}>
            Leave the coupon out
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <details className="parts">
      <summary>I have a coupon</summary>
      <Form
        kind="quiet"
        label="Show the price with it"
        send={async (values) => {
          const params = { coupon: values.text('coupon') };
          const [answer, arithmetic] = await Promise.all([
            api.request(planCoupon, { params }),
            import('./cost-of-change.ts'),
          ]);
          set({ coupon: answer.planCoupon, priceWith: arithmetic.priceWith });
        }}
      >
        <Field
          name="coupon"
          label="Code"
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </Form>
    </details>
  );
}
