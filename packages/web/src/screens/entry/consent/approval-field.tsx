import type { AppApproval } from '@investing-platform/schema/first-party';
import { SelectField } from '../../../parts/forms/select-field.tsx';

/** How a person is asked before an app changes something, in plain words. */
export const APPROVALS: readonly (readonly [AppApproval, string])[] = [
  ['ON_PAGE', 'Ask me on the Approvals page'],
  ['IN_APP', 'Ask me in the assistant, if it can'],
  ['NONE', 'Do not ask me'],
];

const HINT =
  'Orders, strategies, portfolios, deletions and everything that moves money. While you are ' +
  'asked, it can never touch withdrawals, bank accounts, sign-in or identity.';

interface ApprovalFieldProps {
  readonly approval: AppApproval;
  /** Only assistants show questions by themselves. */
  readonly assistant: boolean;
  readonly onChoose?: (approval: AppApproval) => void;
}

/** The person's choice of whether an app asks before it changes something. */
export default function ApprovalField({ approval, assistant, onChoose }: ApprovalFieldProps) {
  const options = APPROVALS.filter(
    ([choice]) => assistant || choice !== 'IN_APP' || choice === approval,
  );
  return (
    <section className="approval">
      <SelectField
        name="approval"
        label="Before it changes anything"
        hint={HINT}
        options={options}
        defaultValue={approval}
        onChange={({ target: { value } }) => {
          const chosen = options.find(([choice]) => choice === value);
          if (chosen !== undefined) onChoose?.(chosen[0]);
        }}
      />
    </section>
  );
}
