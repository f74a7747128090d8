import { expect, test } from 'vitest';
import type { Database } from '../../../db/database.ts';
import { statement } from '../../../db/statement.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { subscribeToStrategy } from '../definitions/subscribe-to-strategy.ts';
import { updateStrategy } from '../definitions/update-strategy.ts';
import { AAPL, type Investor, investor, MSFT, publish, work } from '../strategies.fixture.ts';

const wantMail = statement<never, [userId: string, email: boolean]>(
  'test_strategies_want_mail',
  `insert into notification_preferences (user_id, topic, push, email)
   values ($1, 'STRATEGIES', false, $2)`,
);
const mails = statement<{ recipient: string; subject: string }>(
  'test_strategies_mails',
  'select recipient, subject from mail_outbox order by recipient, id limit 100',
);

let db: Database;
let ada: Investor;

onDatabase(async (given) => {
  db = given;
  ada = await investor({ db });
});

test('new weights are told once to followers who asked for it', async () => {
  const { deps } = ada.world;
  const { id } = await publish(ada);
  const follow = async (name: string, notify: boolean, wantsMail: boolean | null) => {
    const person = await investor({ email: `${name}@example.com` }, ada.world);
    await subscribeToStrategy(deps, person.actor, { strategyId: id, notify });
    if (wantsMail !== null)
      await db.transaction((tx) => tx.run(wantMail, person.userId, wantsMail));
  };
  await follow('told', true, true);
  await follow('no-topic', true, false);
  await follow('usual', true, null);
  await follow('quiet', false, true);
  const told = async (percent: string) => {
    const holdings = [
      { assetId: AAPL, targetPercent: percent },
      { assetId: MSFT, targetPercent: String(100 - Number(percent)) },
    ];
    await updateStrategy(deps, ada.actor, { id, holdings });
    await work(ada.world);
    await work(ada.world);
    return db.all(mails);
  };
  const letter = { recipient: 'told@example.com', subject: 'New weights: Sixty forty' };
  expect(await told('60')).toEqual([]);
  expect(await told('50')).toEqual([letter]);
  expect(await told('40')).toEqual([letter, letter]);
});
