import { quietPage } from '../../../kernel/quiet-page.ts';

/** Where the simulated provider sends people. */
export const SIMULATED_CHECK_PATH = '/identity-check/simulated';

const BODY = `<article><p>This is no identity provider: the server plays one, and compares nobody
with anything. It needs half a minute, and decides by the family name of the identity section.</p>
<ul><li>Testfail: not passed</li><li>Testreview: left to the operator</li>
<li>Testcancel and Testexpire: ended before it was over</li><li>Every other name: passed</li></ul>
<p>Go back to where you came from.</p></article>`;

/** What stands there in the place of a provider's page. */
export function simulatedCheckPage(): string {
  return quietPage('The simulated identity check', BODY);
}
