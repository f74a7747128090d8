/** The door of the ideas domain: what other domains may call. */
export type { ExpertRow } from './experts.sql.ts';
export { expertsById } from './fetch-experts.ts';
export { seedExperts } from './seed-experts.ts';
