import { useReading } from '../api/use-reading.ts';
import { Notice } from './notice.tsx';

const OUTBOX = '/dev/mail';
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether this is a server on the person's own machine. */
export function isLocalServer(): boolean {
  return LOOPBACK.test(location.hostname);
}

/** Where mails go that a server in development does not send. Shown where there is such a page. */
export function DevelopmentOutbox() {
  const { data: hasOutbox } = useReading(['outbox'], lookForOutbox, { stays: true });
  if (hasOutbox !== true) return null;
  return (
    <Notice>
      This server is in development and sends no mail:{' '}
      <a href={OUTBOX} target="_blank" rel="noreferrer">
        read it in the outbox
      </a>
      .
    </Notice>
  );
}

/** Servers elsewhere are not asked: they have none, and each question would be an error there. */
async function lookForOutbox(signal: AbortSignal): Promise<boolean> {
  if (!isLocalServer()) return false;
  const response = await fetch(OUTBOX, { signal });
  await response.body?.cancel();
  return response.ok;
}
