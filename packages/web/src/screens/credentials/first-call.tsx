import { Tabs } from '@base-ui/react/tabs';
import { useReading } from '../../api/use-reading.ts';
import { CopyText } from '../../parts/copy-text.tsx';
import { isLocalServer } from '../../parts/development-outbox.tsx';
import { Notice } from '../../parts/notice.tsx';
import { firstCalls } from './first-call-samples.ts';

interface FirstCallProps {
  readonly credential: {
    readonly clientId: string;
    readonly publicClient: boolean;
    readonly redirectUris: readonly string[];
  };
}

/** The first call, to be pasted as it is: the client's id and this server's address are in it. */
export function FirstCall({ credential }: FirstCallProps) {
  const { data: sdkFile } = useReading(['packages', 'sdk'], fetchSdkFile, { stays: true });
  const calls = firstCalls(location.origin, credential, sdkFile ?? undefined);
  return (
    <Tabs.Root defaultValue={calls[0]?.name ?? ''} className="tabs">
      <Tabs.List className="tab-list" aria-label="Language of the example">
        {calls.map(({ name }) => (
          <Tabs.Tab key={name} value={name} className="tab">
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {calls.map(({ name, text }) => (
        <Tabs.Panel key={name} value={name}>
          {name === 'Apps Script' && isLocalServer() && <TunnelNotice />}
          <CopyText label={`${name} example`} text={text} isBlock />
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}

/** The file of the SDK that this server hands out; the name of none while they are being made. */
async function fetchSdkFile(signal: AbortSignal): Promise<string> {
  const response = await fetch('/packages', { headers: { accept: 'application/json' }, signal });
  const { packages }: { packages: { name: string; url: string }[] } = await response.json();
  const found = packages.find(({ name }) => name === '@investing-platform/sdk');
  return found?.url.split('/').at(-1) ?? 'sdk.tgz';
}

function TunnelNotice() {
  const port = location.port || '80';
  return (
    <Notice kind="warn">
      <p>
        Apps Script runs on Google’s machines and cannot reach {location.host}. Open a tunnel, for
        example with <code>cloudflared tunnel --url http://localhost:{port}</code>, start the server
        with <code>PUBLIC_URL</code> set to the tunnel’s address, and put that address in{' '}
        <code>BASE_URL</code>.
      </p>
    </Notice>
  );
}
