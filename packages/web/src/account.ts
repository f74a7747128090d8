import type { Operation } from '@investing-platform/schema';
import { currentSession, signOut } from '@investing-platform/schema/first-party';
import { run } from './api.ts';
import { make, part } from './dom.ts';
import { signInPath } from './next.ts';

/** The signed-in person, as the pages show it. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly account: { readonly tier: string; readonly emailVerified: boolean };
}

/** Only for signed-in browsers: the gate refuses `account` to anybody else. */
const me = 'query Me{fetchCurrentUser{name email account{tier emailVerified}}}' as Operation<
  { readonly fetchCurrentUser: Person },
  { readonly [key: string]: never }
>;

/** The signed-in person, or null. Shows the links at the page's top either way. */
export async function greet(): Promise<Person | null> {
  const { currentSession: session } = await run(currentSession);
  part('nav').replaceChildren(...(session === null ? outsideLinks() : insideLinks()));
  return session === null ? null : (await run(me)).fetchCurrentUser;
}

/** As `greet`; where nobody is signed in the browser leaves for the sign-in page, and returns. */
export async function requirePerson(): Promise<Person | null> {
  const person = await greet();
  if (person === null) location.replace(signInPath(location.pathname + location.search));
  return person;
}

function outsideLinks(): HTMLElement[] {
  return [make('a', { href: '/sign-in' }, 'Sign in')];
}

function insideLinks(): HTMLElement[] {
  const leave = make('button', { type: 'button', class: 'link' }, 'Sign out');
  leave.addEventListener('click', () => {
    leave.setAttribute('aria-busy', 'true');
    const home = (): void => location.assign('/');
    run(signOut).then(home, home);
  });
  return [make('a', { href: '/credentials' }, 'Credentials'), leave];
}
