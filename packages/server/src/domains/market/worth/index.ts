export {
  type LastPrice,
  lastPrices,
  type OtherPrice,
  type OtherPrices,
  pricesOrNull,
} from './last-prices.ts';
export { type OwnPrice, type OwnPrices, type Worth, worthAt } from './worth-at.ts';
