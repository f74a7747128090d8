import { useAnswer } from '../../api/use-answer.ts';
import { exchanges } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { momentText, moneyText } from '../../parts/text/format.ts';
import { Link } from '../../shell/link.tsx';

/** What was exchanged last. */
export function ExchangesCard() {
  const load = useAnswer(
    exchanges,
    {},
    { pick: (data) => data.fetchPendingUserTransactions.nodes },
  );
  return (
    <Card title="Exchanges">
      <Loaded load={load}>
        {(all) =>
          all.length === 0 ? (
            <Empty title="No exchanges yet">Your exchanges are listed here.</Empty>
          ) : (
            <>
              <ul className="rows">
                {all.map(({ id, amount, currency, bought, failureReason, createdAt }) => (
                  <li className="row" key={id}>
                    <h3>
                      {moneyText(amount, currency)} {currency}
                      {bought !== null &&
                        ` to ${moneyText(bought.amount, bought.currency)} ${bought.currency}`}
                    </h3>
                    <p className="fine">{momentText(createdAt)}</p>
                    {failureReason !== null && <p className="fine">{failureReason}</p>}
                  </li>
                ))}
              </ul>
              <p className="fine">
                Each is also in your <Link href="/ledger">account ledger</Link>.
              </p>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
