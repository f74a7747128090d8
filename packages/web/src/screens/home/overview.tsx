import type { Person } from '../../api/person.ts';
import { Card } from '../../parts/card.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Link } from '../../shell/link.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MarketsCard } from './markets-card.tsx';
import { NetWorthCard } from './net-worth/net-worth-card.tsx';
import { PlansCard } from './plans-card.tsx';
import { Portfolio } from './portfolio.tsx';

/** What the signed-in person has, and what moves: first what the person wants to see first. */
export function Overview({ person }: { readonly person: Person }) {
  const { tier, preferences } = person.account;
  const hasPlan = tier !== 'FREE';
  return (
    <>
      <Heading>{greeting(person.name)}</Heading>
      {hasPlan ? (
        !person.account.emailVerified && <FirstSteps person={person} />
      ) : (
        <Beginning person={person} />
      )}
      {hasPlan && (
        <div className="overview">
          {preferences.netWorthAsHomePage && <NetWorthCard />}
          <Portfolio />
          {!preferences.netWorthAsHomePage && <NetWorthCard />}
        </div>
      )}
    </>
  );
}

/** Without a plan: what comes next, and what there is to see already. */
function Beginning({ person }: { readonly person: Person }) {
  return (
    <div className="home-grid">
      <div className="stack">
        <FirstSteps person={person} />
        <PlansCard />
      </div>
      <div className="stack">
        <MarketsCard />
        <Card title="What could it grow to?">
          <p>See what regular investing may grow to, with numbers of your own.</p>
          <Link href="/calculator" className="button quiet">
            Open the calculator
          </Link>
        </Card>
      </div>
    </div>
  );
}

function greeting(name: string): string {
  const hour = new Date().getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${part}, ${name}`;
}
