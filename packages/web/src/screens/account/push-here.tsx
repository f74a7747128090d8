import {
  fetchMyDeviceTokens,
  type RegisterDeviceTokenInput,
  registerDeviceToken,
} from '@investing-platform/schema/operations';
import { perform } from '../../api/perform.ts';
import { PersonalError } from '../../api/problem.ts';
import { useAction } from '../../api/use-action.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { myAccount } from '../../generated/documents.ts';
import { Button } from '../../parts/button.tsx';
import { ProblemNotice } from '../../parts/notice.tsx';
import { toasts } from '../../parts/toast.ts';

const WORKER = '/push-worker.js';
const canBePushed = 'serviceWorker' in navigator && 'PushManager' in window;

/** Has push messages come to this browser; missing where it cannot show any. */
export function PushHere() {
  const { data: key } = useAnswer(
    myAccount,
    {},
    { pick: (data) => data.fetchCurrentUser.account.preferences.webPushKey, stays: true },
  );
  const devices = useAnswer(fetchMyDeviceTokens, {}, { stays: true });
  const { isBusy, problem, run } = useAction();
  if (!canBePushed || key === null || devices.data === null) return null;
  const register = () =>
    run(async () => {
      await perform(registerDeviceToken, { params: await subscription(key) });
      toasts.show('Push messages are on in this browser.');
    });
  return (
    <>
      <ProblemNotice problem={problem} />
      <div className="actions">
        <Button kind="quiet" isBusy={isBusy} onClick={() => void register()}>
          Turn on in this browser
        </Button>
      </div>
    </>
  );
}

const REFUSED =
  'This browser does not allow it: allow notifications for this site, then try again.';
const NO_SERVICE = 'This browser has no service for push messages.';

/** Asks the browser, which asks the person. */
async function subscription(applicationServerKey: string): Promise<RegisterDeviceTokenInput> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PersonalError(REFUSED);
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey };
  const made = await worker.pushManager.subscribe(options).catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) {
    throw new PersonalError(NO_SERVICE);
  }
  return { token: endpoint, platform: 'WEB', webPushKeys: { p256dh, auth } };
}
