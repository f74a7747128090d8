import { cardProcessorContract } from '../../../ports/card-processor.contract.ts';
import { simulatedCards } from './index.ts';
import { simulatedSignature } from './simulated-event.ts';

const SECRET = 'a secret of the simulated processor';

cardProcessorContract('simulated', (clock) => {
  const answers = new Map<string, boolean>();
  return {
    processor: simulatedCards({
      clock,
      webhookSecret: SECRET,
      answerOf: async (id) => answers.get(id) ?? null,
      pageOf: (kind, id) => `https://invest.example/simulated-bank/${kind}-${id}`,
    }),
    token: (digits) => `pm_sim_visa_${digits}`,
    answer: (id, confirmed) => void answers.set(id, confirmed),
    message(chargeId) {
      const body = JSON.stringify({ eventId: 'e1', about: { kind: 'charge', id: chargeId } });
      return {
        body,
        headers: { 'simulated-signature': simulatedSignature(SECRET, clock.now(), body) },
      };
    },
  };
});
