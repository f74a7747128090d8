import { toPlain } from '../numbers/decimal.ts';
import { type PlatformError, refuse } from '../refusals/platform-error.ts';
import type { Overdrawn } from './tracked-holding.ts';

/** What of a trade and its day is told. */
interface TooMuch extends Pick<Overdrawn, 'held'> {
  readonly trade: Pick<Overdrawn['trade'], 'tradedOn' | 'quantity'>;
}

/** To be thrown where more goes out of a holding than was held, because of a field. */
export function moreThanHeld(overdrawn: TooMuch, field: string): PlatformError {
  const message = overdrawnText(overdrawn);
  return refuse('INSUFFICIENT_QUANTITY', `More than was held: ${message}`, {
    fields: [{ path: `params.${field}`, message }],
  });
}

/** On which day more goes out of a holding than was held, for people. */
export function overdrawnText({ trade, held }: TooMuch): string {
  const wanted = trade.quantity === null ? 'something' : toPlain(trade.quantity);
  return `on ${trade.tradedOn} ${wanted} is needed and ${toPlain(held)} was held`;
}

/** A holding that needs what a file brought. */
export interface Needing {
  /** Its symbol or name. */
  readonly name: string;
  /** As `overdrawnText` has it. */
  readonly why: string;
}

const MAX_NAMED = 20;

/** Why a file cannot be taken back: every holding that stands against it, so many of them by name. */
export function cannotUndo(needing: readonly Needing[]): PlatformError {
  const path = 'params.deleteExtracted';
  const sorted = [...needing].sort((one, other) => (one.name < other.name ? -1 : 1));
  const fields = sorted
    .slice(0, MAX_NAMED)
    .map(({ name, why }) => ({ path, message: `${name}: ${why}` }));
  const more = needing.length - fields.length;
  if (more > 0) fields.push({ path, message: `and ${more} holdings more` });
  const message =
    'Later trades need what the file brought: delete them first, or leave what is confirmed';
  return refuse('INSUFFICIENT_QUANTITY', message, { fields });
}
