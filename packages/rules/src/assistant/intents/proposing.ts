import { Decimal, decimal, toPlain } from '../../numbers/decimal.ts';
import { USUAL_CURRENCY } from '../../numbers/money.ts';
import { type Asked, type Call, intent } from '../conversation.ts';
import { foreign, money, units } from '../prose.ts';
import { ofAsset, type PositionRow, positions } from './holdings.ts';

interface Quote {
  readonly price: string;
  readonly currency: string;
}

const NOT_PLACED = 'I place no orders and move no money: confirm it yourself.';
const orderCall = ({ asset }: Asked, side: 'BUY' | 'SELL', quantity: Decimal): Call => ({
  name: 'proposeOrder',
  arguments: { side, symbol: asset?.symbol, assetId: asset?.id, quantity: toPlain(quantity) },
});
const priceOf = ({ asset }: Asked): Call => ({
  name: 'getCurrentStockPrice',
  arguments: { assetId: asset?.id },
});
const nameOf = ({ asset }: Asked): string => `${foreign(asset?.name ?? '')} (${asset?.symbol})`;
const MAX_PLACES = 9;

/** What an order would be; its price is that of now. */
function proposal(asked: Asked, side: 'BUY' | 'SELL', quantity: Decimal, quote: Quote): string {
  const about = quantity.times(quote.price).toDecimalPlaces(2, Decimal.ROUND_HALF_EVEN);
  const price = money(quote.price, quote.currency);
  return (
    `Proposed order: ${side.toLowerCase()} ${units(toPlain(quantity))} of ${nameOf(asked)} at the ` +
    `market, about ${money(toPlain(about), quote.currency)} at ${price} each, fees not counted. ` +
    `${NOT_PLACED} \`placeOrder\` takes \`side: ${side}\`, \`symbol: ${asked.asset?.symbol}\`, ` +
    `\`quantity: ${toPlain(quantity)}\`.`
  );
}

export const sell = intent<[readonly PositionRow[], Quote]>({
  name: 'sell',
  example: 'Sell half my Apple',
  patterns: [
    'sell',
    'sell half',
    'sell all',
    'get rid of',
    'sell share',
    'sell everything',
    'sell my',
  ],
  asset: 'needed',
  calls(asked, [rows, quote]) {
    const looks = [positions(), priceOf(asked)];
    if (rows === undefined || quote === undefined) return looks;
    const held = heldOf(rows, asked);
    const quantity = quantityOf(asked, held, quote);
    if (quantity === null || quantity.isZero() || quantity.greaterThan(held)) return looks;
    return [...looks, orderCall(asked, 'SELL', quantity)];
  },
  say(asked, [rows, quote]) {
    const own = ofAsset(rows, asked);
    const held = heldOf(rows, asked);
    if (own.length === 0) return `You hold no ${nameOf(asked)}: there is nothing to sell.`;
    const quantity = quantityOf(asked, held, quote);
    if (quantity === null)
      return (
        `How much of your ${units(toPlain(held))} of ${nameOf(asked)}? Ask, for example: ` +
        `“Sell half my ${asked.asset?.name}”`
      );
    if (quantity.greaterThan(held)) {
      return `You can sell ${units(toPlain(held))} of ${nameOf(asked)}, not ${units(toPlain(quantity))}.`;
    }
    const first = `You can sell ${units(toPlain(held))} of ${nameOf(asked)}.`;
    return `${first} ${proposal(asked, 'SELL', quantity, quote)}`;
  },
});

const heldOf = (rows: readonly PositionRow[], asked: Asked): Decimal =>
  ofAsset(rows, asked).reduce((sum, row) => sum.plus(row.quantityAvailable), decimal('0'));

function quantityOf({ amount }: Asked, held: Decimal | null, quote: Quote): Decimal | null {
  if (amount === null) return null;
  if (amount.kind === 'units') return amount.count;
  if (amount.kind === 'part') {
    return held === null
      ? null
      : held.times(amount.fraction).toDecimalPlaces(MAX_PLACES, Decimal.ROUND_DOWN);
  }
  const isSame = amount.currency === null || amount.currency === quote.currency;
  return isSame
    ? amount.amount.dividedBy(quote.price).toDecimalPlaces(MAX_PLACES, Decimal.ROUND_DOWN)
    : null;
}

export const buy = intent<[Quote]>({
  name: 'buy',
  example: 'Buy 5 shares of Apple',
  patterns: ['buy', 'purchase', 'buy share', 'buy more', 'invest into', 'place buy order'],
  asset: 'needed',
  calls(asked, [quote]) {
    const quantity = quote === undefined ? null : quantityOf(asked, null, quote);
    if (quantity === null || quantity.isZero()) return [priceOf(asked)];
    return [priceOf(asked), orderCall(asked, 'BUY', quantity)];
  },
  say(asked, [quote]) {
    const quantity = quantityOf(asked, null, quote);
    if (quantity === null || quantity.isZero()) {
      return (
        `How much of ${nameOf(asked)}? It costs ${money(quote.price, quote.currency)} now. ` +
        `Ask, for example: “Buy 5 shares of ${asked.asset?.name}”`
      );
    }
    return proposal(asked, 'BUY', quantity, quote);
  },
});

export const moveMoney = intent<[]>({
  name: 'moving money',
  example: 'Withdraw 500 dollars',
  patterns: [
    ...['withdraw', 'withdraw money', 'transfer', 'send money', 'deposit money', 'make deposit'],
    ...['move money', 'pay bill', 'wire', 'exchange money', 'withdraw to', 'transfer to'],
  ],
  asset: 'none',
  calls({ amount, words: said }) {
    const direction = DIRECTIONS.find(([word]) => said.includes(word))?.[1];
    if (amount?.kind !== 'money' || direction === undefined) return [];
    const currency = amount.currency ?? USUAL_CURRENCY;
    const given = { direction, amount: toPlain(amount.amount), currency };
    return amount.amount.isZero() ? [] : [{ name: 'proposeTransfer', arguments: given }];
  },
  say({ amount }) {
    const much =
      amount?.kind === 'money'
        ? ` of ${money(toPlain(amount.amount), amount.currency ?? USUAL_CURRENCY)}`
        : '';
    return (
      `I move no money. Proposed: a transfer${much}, which you confirm yourself. A ` +
      `withdrawal is asked for with \`createWithdrawalRequest\`, a deposit or an exchange ` +
      `with \`createPendingUserTransaction\`.`
    );
  },
});

const DIRECTIONS = [
  ['withdraw', 'WITHDRAWAL'],
  ['deposit', 'DEPOSIT'],
] as const;
