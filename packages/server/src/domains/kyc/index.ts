export { agreementPages } from './agreement-pages.ts';
export { closing } from './closing.ts';
export { hasSigned } from './has-signed.ts';
export { recordSignature } from './record-signature.ts';
