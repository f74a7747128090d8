import { HOUR_SECONDS } from '@investing-platform/schema/durations';
import type { OAuthConfig } from '../oauth/config.ts';
import type { Config } from './config.ts';

/** The authorization server's share of the settings. */
export function oauthConfig(config: Config): OAuthConfig {
  const { mode, publicUrl, oauthLoopback, approvedRedirectDomains, approvedAssistants } = config;
  return {
    issuer: publicUrl,
    approvesLoopback: oauthLoopback === 'on' || (oauthLoopback === 'auto' && mode !== 'production'),
    approvedRedirectDomains: [...approvedRedirectDomains, ...approvedAssistants.flat()],
    assistantHosts: approvedAssistants.flat(),
    resourcePaths: ['/graphql', '/mcp', '/mcp/readonly'],
    advertisesIss: config.advertisesIss === 'on',
    accessTokenLifetimeSeconds: HOUR_SECONDS,
  };
}
