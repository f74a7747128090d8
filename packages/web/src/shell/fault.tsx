import { useEffect, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Heading } from '../parts/heading.tsx';
import { Notice } from '../parts/notice.tsx';
import { useOnline } from '../session/use-online.ts';

const MAX_TRIES = 30;
const BETWEEN_TRIES_MS = 2_000;

const LOST = 'The connection may be lost, or the application was renewed meanwhile.';
const OFFLINE = 'You are offline. This page opens when the connection is back.';
const STILL_AWAY = 'The server does not answer yet. Try again in a moment.';

/** In place of a screen that failed, or whose script could not be loaded. */
export function Fault() {
  const isOnline = useOnline();
  const [wasOffline, setWasOffline] = useState(!isOnline);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!isOnline) setWasOffline(true);
    return isOnline && wasOffline ? keepTrying() : undefined;
  }, [isOnline, wasOffline]);
  const tryAgain = async () => setIsAway(!(await loadAgain()));
  return (
    <>
      <Heading>This page did not load</Heading>
      <Notice kind="bad">
        <p>{isOnline ? (isAway ? STILL_AWAY : LOST) : OFFLINE}</p>
        <Button kind="quiet" onClick={tryAgain}>
          Load it again
        </Button>
      </Notice>
    </>
  );
}

/** A network that has just come back often needs a moment more. @returns ends it */
function keepTrying(): () => void {
  let tries = 1;
  void loadAgain();
  const timer = setInterval(() => {
    tries += 1;
    if (tries >= MAX_TRIES) clearInterval(timer);
    void loadAgain();
  }, BETWEEN_TRIES_MS);
  return () => clearInterval(timer);
}

/**
 * Loads the page anew once its server answers: a browser that reloads without one puts its own
 * page in the place of this one. Says whether it does.
 */
async function loadAgain(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    location.reload();
    return true;
  } catch {
    return false;
  }
}
