import { Card } from '../../parts/card.tsx';
import { Link } from '../../shell/link.tsx';

/** What happens when a payment is disputed at the bank. */
export function DisputesCard() {
  return (
    <Card title="Chargebacks">
      <p>
        If you dispute a payment at your bank, the card network takes the money back from this
        platform. A disputed deposit is taken out of your cash; a disputed plan payment ends the
        plan. If the network decides against the dispute, a deposit is put back into your cash.
      </p>
      <p>
        If the cash is invested already, your balance falls below zero and the account is
        restricted: until you owe nothing, you can only sell and pay in.
      </p>
      <p className="fine">
        Does a payment look wrong? Ask the operator of this server before you dispute it.
        Chargebacks are listed in your <Link href="/ledger">account ledger</Link>.
      </p>
    </Card>
  );
}
