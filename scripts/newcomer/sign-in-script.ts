/**
 * What a frontend developer writes first: signs in by code and PKCE on a press of the page's button,
 * and shows the net worth in its output.
 *
 * @param baseUrl an expression of JavaScript, as `clientId`
 */
export function signInScript(baseUrl: string, clientId: string): string {
  return `import { authorizationCode, createClient } from '@investing-platform/sdk';

const baseUrl = ${baseUrl};
const clientId = ${clientId};
const redirectUri = location.origin + '/';
const auth = authorizationCode({ baseUrl, clientId, redirectUri, scopes: ['portfolio.read'] });

if (new URLSearchParams(location.search).has('code')) {
  await auth.finish(location.href, JSON.parse(sessionStorage.getItem('pending')));
  const { totals } = await createClient({ baseUrl, auth }).netWorthDashboard();
  document.querySelector('output').textContent = totals.netWorth + ' ' + totals.currency;
}
document.querySelector('button').onclick = async () => {
  const pending = await auth.start();
  sessionStorage.setItem('pending', JSON.stringify(pending));
  location.assign(pending.url);
};
`;
}
