/** Exact decimals as the mocks have them too: everything in the server takes them from here. */
export {
  Decimal,
  decimal,
  ONE,
  sum,
  toPlain,
  ZERO,
} from '@investing-platform/rules/numbers/decimal';
