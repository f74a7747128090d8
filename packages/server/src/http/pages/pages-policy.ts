/**
 * No inline script or style, nothing from elsewhere, no framing. The application sends its forms by
 * script, and leaves for an app's address by script too, so that no form has to reach elsewhere.
 */
export const PAGES_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

/** The reference has no forms, and no fonts of its own. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
