import type { KycAccountType } from '@investing-platform/schema/operations';
import { Card } from '../../parts/card.tsx';
import { CheckField } from '../../parts/forms/check-field.tsx';

interface HolderCardProps {
  readonly holder: KycAccountType;
  readonly choose: (holder: KycAccountType) => void;
}

const HOLDERS = [
  ['INDIVIDUAL', 'You', 'The account is yours alone.'],
  ['JOINT', 'You and somebody else', 'Two people hold it together. Have their papers at hand.'],
  [
    'COMPANY',
    'A company or partnership',
    'You may sign for it. Have its register extract at hand.',
  ],
  ['TRUST', 'A trust', 'You are one of its trustees. Have its deed at hand.'],
] as const satisfies readonly (readonly [KycAccountType, string, string])[];

/** Who the account is opened for: what is asked for follows from it. */
export function HolderCard({ holder, choose }: HolderCardProps) {
  return (
    <Card title="Whose account is it?">
      <fieldset className="choices" aria-label="Whose account is it?">
        {HOLDERS.map(([value, label, hint]) => (
          <CheckField
            key={value}
            type="radio"
            name="holder"
            value={value}
            label={label}
            hint={hint}
            checked={holder === value}
            onChange={() => choose(value)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
