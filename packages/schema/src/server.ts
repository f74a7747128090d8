export { firstPartyCatalog } from '../generated/first-party-catalog.ts';
export { typeDefs } from '../generated/type-defs.ts';
