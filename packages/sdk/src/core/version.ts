/** The version of the SDK; `npm run release` writes it. */
export const VERSION = '0.1.0';
