import type { Call, Looked } from './conversation.ts';

/** An order that a reply proposes: what `placeOrder` takes. It has one size or the other. */
export interface ProposedOrder {
  readonly kind: 'order';
  readonly side: 'BUY' | 'SELL';
  /** Null: the symbol tells. */
  readonly assetId: string | null;
  readonly symbol: string;
  readonly quantity: string | null;
  readonly notional: string | null;
  /** Null: at the market. */
  readonly limitPrice: string | null;
}

/** Money that a reply proposes to move between a bank and the account. */
export interface ProposedTransfer {
  readonly kind: 'transfer';
  readonly direction: 'WITHDRAWAL' | 'DEPOSIT';
  readonly amount: string;
  readonly currency: string;
}

export type Proposal = ProposedOrder | ProposedTransfer;

type Arguments = Readonly<Record<string, unknown>>;

const amount = { type: 'string', pattern: String.raw`^\d{1,20}(\.\d{1,18})?$` } as const;
const text = { type: 'string', maxLength: 50 } as const;

/** Calls that do nothing: what they say is shown to the person, who alone decides. */
export const proposalTools = [
  {
    name: 'proposeOrder',
    description:
      'Shows the person an order that they may place. Nothing is placed. Give quantity or notional.',
    parameters: {
      type: 'object',
      properties: {
        side: { type: 'string', enum: ['BUY', 'SELL'] },
        symbol: text,
        assetId: text,
        quantity: amount,
        notional: amount,
        limitPrice: amount,
      },
      required: ['side', 'symbol'],
      additionalProperties: false,
    },
  },
  {
    name: 'proposeTransfer',
    description:
      'Shows the person a withdrawal or a deposit that they may ask for. No money is moved.',
    parameters: {
      type: 'object',
      properties: {
        direction: { type: 'string', enum: ['WITHDRAWAL', 'DEPOSIT'] },
        amount,
        currency: text,
      },
      required: ['direction', 'amount', 'currency'],
      additionalProperties: false,
    },
  },
] as const;

/** Null where a call proposes nothing. */
export function proposalOf(name: string, given: Arguments): Proposal | null {
  if (name === 'proposeOrder') return orderOf(given);
  return name === 'proposeTransfer' ? transferOf(given) : null;
}

/** What a call that proposes something gives; null where it is none. */
export function proposed({
  name,
  arguments: given,
}: Call): Pick<Looked, 'success' | 'data'> | null {
  if (!proposalTools.some((tool) => tool.name === name)) return null;
  if (proposalOf(name, given) !== null) {
    return { success: true, data: 'It is shown to the person, who decides.' };
  }
  return { success: false, data: `The arguments of ${name} propose nothing that can be done` };
}

function orderOf({ side, symbol, ...given }: Arguments): ProposedOrder | null {
  const [quantity, notional] = [amountOf(given['quantity']), amountOf(given['notional'])];
  const isSized = (quantity === null) !== (notional === null);
  if ((side !== 'BUY' && side !== 'SELL') || !isSized || !isName(symbol)) return null;
  const assetId = isName(given['assetId']) ? given['assetId'] : null;
  const limitPrice = amountOf(given['limitPrice']);
  if (limitPrice === null && given['limitPrice'] != null) return null;
  return { kind: 'order', side, assetId, symbol, quantity, notional, limitPrice };
}

function transferOf({ direction, currency, ...given }: Arguments): ProposedTransfer | null {
  const much = amountOf(given['amount']);
  if (direction !== 'WITHDRAWAL' && direction !== 'DEPOSIT') return null;
  if (much === null || typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency)) return null;
  return { kind: 'transfer', direction, amount: much, currency };
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:/-]{1,50}$/.test(value);

const AMOUNT = new RegExp(amount.pattern);

/** Above 0, as the API takes it. Models also write numbers. */
function amountOf(value: unknown): string | null {
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string' || !AMOUNT.test(written)) return null;
  return Number(written) > 0 ? written : null;
}
