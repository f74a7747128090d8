import { statement } from '../../db/statement.ts';
import { type EventTaken, takeEvent } from '../provider-events/index.ts';
import { CHARGE_JOB } from './charges/carry-charge.ts';
import type { CardDeps } from './deps.ts';
import { CARD_JOB } from './saved/carry-card.ts';

const isKnown = statement<{ known: boolean }, [kind: string, id: string]>(
  'cards_is_known',
  `select case $1 when 'card' then exists (select from cards where id = $2)
     else exists (select from card_charges where id = $2) end as known`,
);

/**
 * Takes a message of a processor, once. It is only told what to look at: how that stands, the
 * processor is asked anew.
 *
 * @param body as it came, byte by byte: the signature is over it
 * @returns `forged` for what the processor has not signed; `unknown` where it is about something
 *   that is not here yet, and has to come again
 */
export async function receiveCardEvent(
  deps: Pick<CardDeps, 'db' | 'clock' | 'cardProcessor'>,
  processor: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<EventTaken | 'forged'> {
  const { cardProcessor } = deps;
  if (cardProcessor?.name !== processor) return 'forged';
  const event = await cardProcessor.verify(body, headers);
  if (event === null) return 'forged';
  const { about, eventId } = event;
  if (about === null) return 'taken';
  const { kind, id } = about;
  return takeEvent(deps, { party: 'CARDS', provider: processor, eventId }, async (tx) => {
    const { known } = await tx.one(isKnown, kind, id);
    return known ? { kind: kind === 'card' ? CARD_JOB : CHARGE_JOB, key: id } : null;
  });
}
