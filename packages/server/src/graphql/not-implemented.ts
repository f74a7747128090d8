/** The operations of the contract that are not built yet; `npm run status` counts them. */
export const notImplemented: readonly string[] = [];
