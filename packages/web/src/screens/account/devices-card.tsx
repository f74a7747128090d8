import {
  type FetchMyDeviceTokensQuery,
  fetchMyDeviceTokens,
  removeDeviceToken,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { momentText } from '../../parts/text/format.ts';
import { PushHere } from './push-here.tsx';

type Device = FetchMyDeviceTokensQuery['fetchMyDeviceTokens'][number];

const PLATFORMS: Readonly<Record<Device['platform'], string>> = {
  IOS: 'iPhone or iPad',
  ANDROID: 'Android device',
  WEB: 'Browser',
};

/** Where push messages go: apps on the person's devices put themselves here. */
export function DevicesCard() {
  const load = useAnswer(fetchMyDeviceTokens, {}, { pick: (data) => data.fetchMyDeviceTokens });
  const [asked, setAsked] = useState<Device | null>(null);
  const remove = async () => {
    if (asked === null) return;
    await perform(removeDeviceToken, { params: { id: asked.id } });
  };
  return (
    <Card title="Devices for push messages">
      <Loaded load={load}>
        {(devices) =>
          devices.length === 0 ? (
            <Empty title="None yet">
              Devices on which you allow push messages are listed here.
            </Empty>
          ) : (
            <ul className="rows">
              {devices.map((device) => (
                <DeviceRow key={device.id} device={device} onRemove={() => setAsked(device)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <PushHere />
      <Confirm
        isOpen={asked !== null}
        title={`Remove “${asked && nameOf(asked)}”?`}
        yes="Remove"
        work={remove}
        close={() => setAsked(null)}
      >
        <p>It gets no more push messages until its app registers it again.</p>
      </Confirm>
    </Card>
  );
}

interface DeviceRowProps {
  readonly device: Device;
  readonly onRemove: () => void;
}

function DeviceRow({ device, onRemove }: DeviceRowProps) {
  const { platform, appVersion, active, lastSeenAt, tokenSuffix } = device;
  const version = appVersion === null ? '' : `, version ${appVersion}`;
  return (
    <li className="row">
      <div className="row-head">
        <h3>{nameOf(device)}</h3>
        {!active && <span className="tag">No longer reachable</span>}
        <Button kind="quiet" aria-label={`Remove ${nameOf(device)}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <p className="fine">
        {PLATFORMS[platform]}
        {version}, last seen {momentText(lastSeenAt)}, token …{tokenSuffix}
      </p>
    </li>
  );
}

function nameOf({ deviceName, platform }: Device): string {
  return deviceName ?? PLATFORMS[platform];
}
