import { Suspense, use } from 'react';
import { createRoot } from 'react-dom/client';
import { signedIn, signIn } from './session.ts';

/** Once for each time that the page is loaded, whatever React renders again. */
const reading = read().catch((error: Error) => error);

async function read() {
  const client = await signedIn();
  if (client === null) return null;
  const [user, { totals }] = await Promise.all([
    client.fetchCurrentUser(),
    client.netWorthDashboard(),
  ]);
  return { name: user.name, ...totals };
}

function Page() {
  const person = use(reading);
  if (person instanceof Error) return <p role="alert">You are not signed in: {person.message}</p>;
  if (person === null) {
    return (
      <button type="button" onClick={() => void signIn()}>
        Sign in
      </button>
    );
  }
  return (
    <>
      <h1>Hello {person.name}</h1>
      <p>
        Net worth <strong>{person.netWorth}</strong> {person.currency}
      </p>
    </>
  );
}

const place = document.getElementById('app');
if (place !== null) {
  createRoot(place).render(
    <Suspense fallback={<p>One moment</p>}>
      <Page />
    </Suspense>,
  );
}
