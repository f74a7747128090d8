import { expect, test } from 'vitest';
import { accountWorld, anonymous } from '../testing/account.fixture.ts';
import { refusalOf } from '../testing/people.fixture.ts';
import { countMailToStranger } from './mail-from-network.ts';

test('one network has us write to 200 strangers a day, and others are not kept from it', async () => {
  const deps = await accountWorld();
  for (let count = 0; count < 200; count += 1) {
    await countMailToStranger(deps, anonymous(`2001:db8:0:1::${count.toString(16)}`));
  }
  const more = countMailToStranger(deps, anonymous('2001:db8:0:1:ffff::1'));
  expect((await refusalOf(more)).code).toBe('RATE_LIMITED');
  await countMailToStranger(deps, anonymous('2001:db8:0:2::1'));
  deps.clock.advance(86_400_000);
  await countMailToStranger(deps, anonymous('2001:db8:0:1::1'));
});
