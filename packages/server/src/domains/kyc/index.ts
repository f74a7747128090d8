export { agreementPages } from './agreement-pages.ts';
