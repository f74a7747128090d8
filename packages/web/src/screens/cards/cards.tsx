import { listCards } from '@investing-platform/schema/operations';
import { useAnswer } from '../../api/use-answer.ts';
import { Heading } from '../../parts/heading.tsx';
import { usePerson } from '../../session/session.ts';
import { CardChargesCard } from './card-charges-card.tsx';
import { CardDepositCard } from './card-deposit-card.tsx';
import { DisputesCard } from './disputes-card.tsx';
import { pauseOf, SavedCardsCard } from './saved-cards-card.tsx';

/** The saved cards, and what is paid in with them. */
export default function Cards() {
  const hasPlan = usePerson().account.tier !== 'FREE';
  const cards = useAnswer(listCards, {}, { pick: (data) => data.listCards, every: pauseOf });
  return (
    <>
      <Heading lead="Cards pay for your plan, and add cash to your live account.">Cards</Heading>
      <div className="home-grid">
        <div className="stack">
          <SavedCardsCard load={cards} />
          {hasPlan && <CardChargesCard cards={cards.data ?? []} />}
        </div>
        <div className="stack">
          {hasPlan && cards.data !== null && <CardDepositCard cards={cards.data} />}
          <DisputesCard />
        </div>
      </div>
    </>
  );
}
