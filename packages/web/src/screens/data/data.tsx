import { Heading } from '../../parts/heading.tsx';
import { usePerson } from '../../session/session.ts';
import { ClosureCard } from './closure-card.tsx';
import { ExportCard } from './export-card.tsx';
import { ExportsCard } from './exports-card.tsx';

/** What the platform knows of the person: to take along, and to end. */
export default function Data() {
  return (
    <>
      <Heading lead="Download your data, export files, or close your account.">Your data</Heading>
      <div className="stack">
        <ExportCard />
        {usePerson().account.tier !== 'FREE' && <ExportsCard />}
        <ClosureCard />
      </div>
    </>
  );
}
