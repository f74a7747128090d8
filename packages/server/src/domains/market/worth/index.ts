export { type LastPrice, lastPrices, pricesOrNull } from './last-prices.ts';
export { type OwnPrice, type OwnPrices, type Worth, worthAt } from './worth-at.ts';
