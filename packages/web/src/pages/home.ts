import { apiCredentials } from '@investing-platform/schema/first-party';
import { greet, type Person } from '../account.ts';
import { run } from '../api.ts';
import { cards, credentialCard } from '../cards.ts';
import { part, say, show } from '../dom.ts';
import { page } from '../page.ts';

const LIMITED =
  'Apps can see who you are, and no more, until you are on a paid plan and your e-mail ' +
  'address is confirmed.';

page(async () => {
  const person = await greet();
  show('signed-out', person === null);
  show('signed-in', person !== null);
  if (person !== null) await overview(person);
});

async function overview({ name, email, account }: Person): Promise<void> {
  const { tier, emailVerified } = account;
  part('name').textContent = name;
  part('email').textContent = email;
  part('plan').textContent = tier.charAt(0) + tier.slice(1).toLowerCase();
  part('verified').textContent = emailVerified ? 'Confirmed' : 'Not confirmed yet';
  if (tier === 'FREE' || !emailVerified) {
    say('limited', LIMITED);
  }
  const list = (await run(apiCredentials)).apiCredentials;
  part('credentials').replaceChildren(...cards(list, (item) => credentialCard(item), 'None yet.'));
}
