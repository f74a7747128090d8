export {
  type LastPrice,
  lastPrices,
  type OtherPrice,
  type OtherPrices,
  pricesOrNull,
} from './last-prices.ts';
export { notingOthers, type SettledWorth, settledWorth } from './settled-worth.ts';
export { type OwnPrice, type OwnPrices, type Worth, worthAt } from './worth-at.ts';
