import type { Intent } from '../conversation.ts';
import {
  allocation,
  expenses,
  incomes,
  savings,
  worthChange,
  worthHistory,
  worthNow,
} from './worth.ts';

/** What the assistant understands. Where two fit a question equally well, the first counts. */
export const intents: readonly Intent[] = [
  worthChange,
  worthHistory,
  worthNow,
  allocation,
  savings,
  incomes,
  expenses,
];
