/** The version of the SDK; `npm run release` writes it. */
export const VERSION = '1.0.0';
