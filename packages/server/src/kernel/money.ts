/** Minor units as the mocks have them too: everything in the server takes them from here. */
export { minorUnits, roundCash } from '@investing-platform/rules/numbers/money';
