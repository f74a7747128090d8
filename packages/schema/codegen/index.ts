export { freeze, readBaselines } from './baselines.ts';
export { breakingChanges } from './compatibility.ts';
export { loadContract } from './contract.ts';
export { defaultOperation } from './default-operations.ts';
export { isFirstParty, type RootField } from './root-field.ts';
