import { expect, test } from 'vitest';
import { systemRandom } from '../../../kernel/random.ts';
import { secretBox } from '../../../kernel/secret-box.ts';
import { registerDeviceToken } from '../devices/register-device.ts';
import { updateAntiPhishingCode } from '../factors/anti-phishing-code.ts';
import { subscribeToNewsletter } from '../newsletter/newsletter.ts';
import { requireProof } from '../proof/step-up.ts';
import { requestMail } from '../recovery/request-mail.ts';
import { accountWorld, anonymous } from '../testing/account.fixture.ts';
import {
  databaseText,
  freshSession,
  mailTo,
  nextCode,
  person,
  withTotp,
} from '../testing/people.fixture.ts';
import { resealAccountSecrets } from './reseal-secrets.ts';

const key = (id: string) => ({ id, key: systemRandom.bytes(32) });

test('after the keys are rotated everything opens with the new one alone', async () => {
  const [OLD, NEW] = [key('old'), key('new')];
  const deps = { ...(await accountWorld()), secrets: secretBox([OLD], systemRandom) };
  await person(deps);
  const ada = await freshSession(deps);
  const { secret } = await withTotp(deps, ada);
  await updateAntiPhishingCode(deps, ada, { code: 'blue kauri', browser: null });
  const webPushKeys = {
    p256dh: Buffer.alloc(65, 4).toString('base64url'),
    auth: Buffer.alloc(16, 1).toString('base64url'),
  };
  const token = 'https://push.example.com/send/abc';
  await registerDeviceToken(deps, ada, { token, platform: 'WEB', webPushKeys });
  await subscribeToNewsletter(deps, { email: 'ada@example.com', topics: ['MARKETS'] });
  await requestMail(deps, anonymous(), 'MFA_CODE', { email: 'ada@example.com' });
  await mailTo(deps, 'ada@example.com');

  const both = secretBox([NEW, OLD], systemRandom);
  const reseal = () => deps.db.transaction((tx) => resealAccountSecrets(tx, { secrets: both }));
  expect(await reseal()).toBe(6);
  expect(await reseal()).toBe(0);
  expect(await databaseText(deps)).not.toContain('>old.');

  const rotated = { ...deps, secrets: secretBox([NEW], systemRandom) };
  rotated.clock.advance(301_000);
  await requireProof(rotated, ada, { mfaCode: await nextCode(rotated, secret) });
  await requestMail(rotated, anonymous(), 'PASSWORD_RESET', { email: 'ada@example.com' });
  expect((await mailTo(rotated, 'ada@example.com')).text).toContain('blue kauri');
});
