import { type ProposedTransfer, proposalOf } from '@investing-platform/rules/assistant/proposals';
import { moneyText } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';
import { argumentsOf, callsOf, type Part } from './assistant-types.ts';
import { ProposedOrderCard } from './proposed-order.tsx';

/** What a reply proposes. Nothing of it happens before the person says so. */
export function Proposals({ parts }: { readonly parts: readonly Part[] }) {
  return callsOf(parts).map((part) => {
    const key = JSON.stringify(part);
    const proposal = proposalOf(part.toolName ?? '', argumentsOf(part));
    if (proposal === null) return null;
    return proposal.kind === 'order' ? (
      <ProposedOrderCard key={key} order={proposal} />
    ) : (
      <ProposedTransferCard key={key} transfer={proposal} />
    );
  });
}

function ProposedTransferCard({ transfer }: { readonly transfer: ProposedTransfer }) {
  const { direction, amount, currency } = transfer;
  const isWithdrawal = direction === 'WITHDRAWAL';
  return (
    <section className="proposal" aria-label="Proposal">
      <p>
        <strong>
          {isWithdrawal ? 'Withdraw' : 'Deposit'} {moneyText(amount, currency)} {currency}
        </strong>
      </p>
      <Link
        className="button main"
        href={isWithdrawal ? `/money?withdraw=${amount}&currency=${currency}` : '/money'}
      >
        {isWithdrawal ? 'Review the withdrawal' : 'See how to deposit'}
      </Link>
    </section>
  );
}
