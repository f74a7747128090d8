import { setting } from './setting.ts';
import { host, list, oneOf } from './setting-parsers.ts';

/** The hosts that assistants return to, as their makers tell: docs/SOURCES.md. */
const ASSISTANT_HOSTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['claude', ['claude.ai', 'claude.com']],
  ['chatgpt', ['chatgpt.com']],
  ['cursor', ['www.cursor.com']],
  ['vscode', ['vscode.dev', 'insiders.vscode.dev']],
]);

/** The hosts of one assistant. */
function assistant(name: string): readonly string[] {
  const hosts = ASSISTANT_HOSTS.get(name);
  if (hosts !== undefined) return hosts;
  throw new Error(`must list ${[...ASSISTANT_HOSTS.keys()].join(', ')}, not "${name}".`);
}

/** Which apps may connect themselves, and what they are told. */
export const oauthSettings = {
  approvedRedirectDomains: setting(
    'OAUTH_APPROVED_REDIRECT_DOMAINS',
    '',
    'Hosts, comma-separated, of apps that may connect themselves: where they return to, and where their client metadata documents are.',
    list(host),
  ),
  approvedAssistants: setting(
    'OAUTH_APPROVED_ASSISTANTS',
    '',
    "Assistants, comma-separated, whose hosts are approved too: claude, chatgpt, cursor, vscode. What they run on the person's own machine needs OAUTH_LOOPBACK.",
    list(assistant),
  ),
  oauthLoopback: setting(
    'OAUTH_LOOPBACK',
    'auto',
    "Whether apps on the person's own machine (localhost, 127.0.0.1) may connect themselves: on, off, or auto: on outside production.",
    oneOf('auto', 'on', 'off'),
  ),
  advertisesIss: setting(
    'OAUTH_ADVERTISE_ISS',
    'on',
    'Whether metadata says that answers of the authorization endpoint carry iss, which they do in any case. on lets clients of several servers notice a mix-up (RFC 9207); off serves clients that drop iss and then miss it, such as Codex CLI 0.146.',
    oneOf('on', 'off'),
  ),
} as const;
