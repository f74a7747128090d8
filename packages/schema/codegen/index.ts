export { loadContract } from './contract.ts';
export { defaultOperation } from './default-operations.ts';
export { isFirstParty, type RootField } from './root-field.ts';
