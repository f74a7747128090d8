import type { SimulatedParty } from '@investing-platform/schema/operations';
import { useAnswer } from '../api/use-answer.ts';
import { simulatedHere } from '../generated/documents.ts';

const WORD: Readonly<Record<SimulatedParty, string>> = {
  MARKET: 'prices',
  OPTIONS: 'options',
  RATES: 'exchange rates',
  NEWS: 'news',
  VENUE: 'the market that fills orders',
  BANK: 'the bank',
  CARDS: 'cards',
  IDENTITY: 'identity checks',
  CHAINS: 'crypto networks',
};

const LIST = new Intl.ListFormat('en-NZ', { type: 'conjunction' });

/** Whom outside this server plays itself, so that nobody takes it for real. */
export default function SimulatedNote() {
  const { data } = useAnswer(
    simulatedHere,
    {},
    { pick: ({ healthCheck }) => healthCheck.simulatedParties, stays: true },
  );
  if (data === null || data.length === 0) return null;
  return (
    <footer className="simulated-note">
      <strong>Simulated on this server:</strong> {LIST.format(data.map((party) => WORD[party]))}.
    </footer>
  );
}
