export { agreementPages } from './agreement-pages.ts';
export { closing } from './closing.ts';
export { recordSignature } from './record-signature.ts';
