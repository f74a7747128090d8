/** What the published package holds: the contract as SDL, and the types of its inputs and answers. */
export type * from '../generated/operations.ts';
export { publicTypeDefs as sdl } from '../generated/public-type-defs.ts';
