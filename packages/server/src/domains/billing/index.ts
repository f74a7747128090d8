/** The door of the billing domain: what other domains may call. */
export { planOf } from './plan.ts';
