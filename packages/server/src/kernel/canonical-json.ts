/** Shared with the mocks, so that both compare inputs alike. */
export { canonicalJson } from '@investing-platform/engine';
