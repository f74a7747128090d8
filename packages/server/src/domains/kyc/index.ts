export { agreementPages } from './agreement-pages.ts';
export { closing } from './closing.ts';
