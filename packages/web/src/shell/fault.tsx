import { useEffect } from 'react';
import { Button } from '../parts/button.tsx';
import { Heading } from '../parts/heading.tsx';
import { Notice } from '../parts/notice.tsx';
import { useOnline } from '../session/use-online.ts';

/** A network that has just come back often needs a moment more. */
const AFTER_RETURN_MS = 1_000;

/** In place of a screen that failed, or whose script could not be loaded. */
export function Fault() {
  const isOnline = useOnline();
  useEffect(() => {
    const back = () => setTimeout(loadAgain, AFTER_RETURN_MS);
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, []);
  return (
    <>
      <Heading>This page did not load</Heading>
      <Notice kind="bad">
        <p>
          {isOnline
            ? 'The connection may be lost, or the application was renewed meanwhile.'
            : 'You are offline. This page opens when the connection is back.'}
        </p>
        <Button kind="quiet" onClick={loadAgain}>
          Reload
        </Button>
      </Notice>
    </>
  );
}

/** Only once its server answers: else the browser puts a page of its own in the place of this one. */
const loadAgain = () =>
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => undefined,
  );
