import type { Deps } from './deps.ts';
import { renderOutbox } from './domains/account/index.ts';
import { kycPages } from './domains/kyc/index.ts';
import { explorerRoutes } from './http/explorer/explorer-routes.ts';
import { schemaRoute } from './http/pages/schema-route.ts';
import { spreadsheetRoutes } from './http/pages/spreadsheet-routes.ts';
import type { ExtraRoute } from './http/router.ts';
import { QUIET_STYLE_PATH, quietStyle } from './kernel/quiet-page.ts';

/** The pages and files that the server writes itself, by their paths. */
export function extraRoutes(deps: Deps): ReadonlyMap<string, ExtraRoute> {
  const outbox: ExtraRoute = async () => ({
    contentType: 'text/html; charset=utf-8',
    body: await renderOutbox(deps),
  });
  const style: ExtraRoute = async () => ({
    contentType: 'text/css; charset=utf-8',
    body: quietStyle,
  });
  return new Map<string, ExtraRoute>([
    [QUIET_STYLE_PATH, style],
    ...kycPages(),
    schemaRoute,
    ...spreadsheetRoutes(deps.config.publicUrl),
    ...(deps.config.mode === 'development' ? explorerRoutes() : []),
    // Who reads it can take over every account: for development alone.
    ...(deps.config.mode === 'production' ? [] : [['/dev/mail', outbox] as const]),
  ]);
}
