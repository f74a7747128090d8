export { catalogEntry } from './catalog.ts';
export {
  type Contract,
  isFirstParty,
  loadContract,
  type RootField,
  rootTypes,
} from './contract.ts';
export { defaultOperation, operationName } from './default-operations.ts';
export { header } from './header.ts';
export { summaryOf } from './plugins/documents.ts';
