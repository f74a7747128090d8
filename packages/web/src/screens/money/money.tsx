import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { usePerson } from '../../session/session.ts';
import { Link } from '../../shell/link.tsx';
import { MoneyCards } from './money-cards.tsx';

/** Money on its way in and out, and where it goes. */
export default function Money() {
  const { account } = usePerson();
  return (
    <>
      <Heading lead="Your cash, deposits and withdrawals.">Money</Heading>
      {account.tier === 'FREE' ? (
        <Empty title="A paid plan opens this">
          Bank accounts and withdrawals come with Plus and above.{' '}
          <Link href="/plans">See the plans</Link>
        </Empty>
      ) : (
        <MoneyCards />
      )}
    </>
  );
}
