import { promisify } from 'node:util';
import { refuse } from '../../kernel/errors.ts';
import type { CardProcessor } from '../../ports/card-processor.ts';
import type { Chains, DispatchOutcome } from '../../ports/chains.ts';

/** What becomes of calls to parties outside. */
export type Line =
  | 'FINE'
  /** They never get there. */
  | 'DOWN'
  /** They get there, and their answers are lost. */
  | 'LOST'
  /** They get there twice. */
  | 'DOUBLED'
  /** Their answers come long after, when others were asked for and came meanwhile. */
  | 'LATE';

export const LINES: readonly Line[] = ['FINE', 'DOWN', 'LOST', 'DOUBLED', 'LATE'];
const TURNS_OF_A_LATE_ANSWER = 40;
const turn = promisify(setImmediate);

/** What carries calls; the steps choose how. */
export interface Wire {
  line: Line;
}

/** @param away what the caller is told instead of an answer */
async function over<Answer>(
  { line }: Wire,
  ask: () => Promise<Answer>,
  away: Answer,
): Promise<Answer> {
  if (line === 'DOWN') return away;
  const answer = await ask();
  if (line === 'LOST') return away;
  if (line === 'DOUBLED') return ask();
  if (line === 'LATE') for (let count = 0; count < TURNS_OF_A_LATE_ANSWER; count += 1) await turn();
  return answer;
}

const AWAY = { kind: 'unreachable', problem: 'no line' } as const;

/** A card processor at the other end. */
export function processorOver(wire: Wire, processor: CardProcessor): CardProcessor {
  return {
    ...processor,
    charge: (order, signal) => over(wire, () => processor.charge(order, signal), AWAY),
    readCharge: (...asked) => over(wire, () => processor.readCharge(...asked), AWAY),
    cancel: (...asked) => over(wire, () => processor.cancel(...asked), AWAY),
    payBack: (...asked) => over(wire, () => processor.payBack(...asked), AWAY),
  };
}

const UNKNOWN = { kind: 'unknown', problem: 'no line' } as const;

/** Chains at the other end, with their custodian, who notes what was handed over. */
export function chainsOver(wire: Wire, chains: Chains, handedOver: Set<string>): Chains {
  const reads = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = await over<Answer | null>(wire, ask, null);
    if (answer === null) throw refuse('PROVIDER_UNAVAILABLE', 'There is no line');
    return answer;
  };
  return {
    ...chains,
    arrivals: (...asked) => reads(() => chains.arrivals(...asked)),
    confirmations: (...asked) => reads(() => chains.confirmations(...asked)),
    progressOf: (...asked) => over(wire, () => chains.progressOf(...asked), UNKNOWN),
    send: (dispatch, signal) =>
      over<DispatchOutcome>(
        wire,
        async () => {
          const outcome = await chains.send(dispatch, signal);
          if (outcome.kind === 'ok') handedOver.add(dispatch.id);
          return outcome;
        },
        UNKNOWN,
      ),
  };
}
