import { runDueJobs } from '../../jobs/jobs.ts';
import { brokerageJobs } from '../brokerage/index.ts';
import { cardJobs, receiveCardEvent, simulatedBank } from '../cards/index.ts';
import type { Trader } from '../trading/trading.fixture.ts';
import { deleteCard, listCards, saveNewCard } from './cards.ts';
import { depositCharges } from './deposits/card-deposit.ts';
import { depositsOf } from './deposits/deposits.fixture.ts';
import type { FundingWorld } from './funding.fixture.ts';

/** What tests do with the cards of one person. */
export function cardsOf(world: FundingWorld, owner: Trader) {
  const { deps } = world;
  const { actor } = owner;
  const pay = depositsOf(world, owner);
  const jobs = () => [...cardJobs(deps, [depositCharges(deps)]), ...brokerageJobs(deps)];
  return {
    save: (paymentMethodToken: string | null, differing: object = {}) =>
      saveNewCard(deps, actor, { paymentMethodToken, ...differing }),
    list: () => listCards(deps, actor, {}),
    remove: (id: string) => deleteCard(deps, actor, { id }),
    charge: (amount = '100', differing: object = {}, key?: string) =>
      pay.start({ cardCharge: { amount, currency: 'USD', ...differing } }, key),
    pending: async (id: string) => (await pay.pending({ ids: [id] })).nodes[0],
    books: pay.books,
    deposits: pay.deposits,
    work: () => runDueJobs(deps, jobs()),
    hears: (body: string, signature: string) =>
      receiveCardEvent(deps, 'simulated', body, { 'simulated-signature': signature }),
    /** Clicks at the page of the simulated bank. */
    answer: (url: string | null | undefined, confirmed: boolean) =>
      simulatedBank(deps, String(url).split('/').at(-1) ?? '', confirmed),
  };
}
