export { currencyCodes } from '../data/currency-codes.ts';
export { catalog } from '../generated/catalog.ts';
export { notificationTopics } from './account/notification-topics.ts';
export type { CatalogEntry, Decision } from './catalog-entry.ts';
export { compareNumerals, compileConstraints, isEmail, type ParamsCheck } from './constraints.ts';
export { type ErrorCode, errorCodes, type FieldProblem } from './error-codes.ts';
export { exportScopes, missingExportScopes } from './exports/export-scopes.ts';
export { literalOf } from './literal.ts';
export type { Operation } from './operation.ts';
export { canonicalDecimal, isCalendarDay, scalars } from './scalars/index.ts';
export {
  type CompositeScope,
  compositeScopes,
  type LeafScope,
  leafScopes,
  type RequestableScope,
} from './scopes.ts';
