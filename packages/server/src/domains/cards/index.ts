import type { JobHandler } from '../../jobs/jobs.ts';
import { type ChargeOutcomes, chargeWork } from './charges/carry-charge.ts';
import type { CardDeps } from './deps.ts';
import { savedCardJobs } from './saved/carry-card.ts';

export {
  type ChargeOutcomes,
  carryCharge,
  endCharge,
  payBack,
  startCharge,
} from './charges/carry-charge.ts';
export { chargeableCard, renewalCard } from './charges/chargeable-card.ts';
export type { ChargeRow } from './charges/charges.sql.ts';
export { closing } from './closing.ts';
export type { CardDeps } from './deps.ts';
export { receiveCardEvent } from './receive-event.ts';
export { deleteCard } from './saved/delete-card.ts';
export { listCards } from './saved/list-cards.ts';
export { saveNewCard } from './saved/save-new-card.ts';
export {
  playedBank,
  SIMULATED_BANK_PATH,
  simulatedBank,
} from './simulated-bank.ts';

/** Work of cards that is due at a moment, and of charges for each purpose. */
export function cardJobs(deps: CardDeps, purposes: readonly ChargeOutcomes[]): JobHandler[] {
  return [...savedCardJobs(deps), chargeWork(deps, purposes)];
}
