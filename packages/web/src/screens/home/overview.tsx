import type { Person } from '../../api/documents.ts';
import { Heading } from '../../parts/heading.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NetWorthCard } from './net-worth-card.tsx';
import { Portfolio } from './portfolio.tsx';

/** What the signed-in person has, and what moves. */
export function Overview({ person }: { readonly person: Person }) {
  const hasPlan = person.account.tier !== 'FREE';
  return (
    <>
      <Heading>{greeting(person.name)}</Heading>
      {(!hasPlan || !person.account.emailVerified) && <FirstSteps person={person} />}
      {hasPlan && (
        <>
          <NetWorthCard />
          <Portfolio />
        </>
      )}
    </>
  );
}

function greeting(name: string): string {
  const hour = new Date().getHours();
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return `Good ${part}, ${name}`;
}
