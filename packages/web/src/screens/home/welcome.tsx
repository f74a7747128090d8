import { Heading } from '../../parts/heading.tsx';

const LEAD =
  'Your investments and your whole net worth behind one API: for the app, for your ' +
  'spreadsheets and for your own programs.';

/** For visitors whom nobody knows. */
export function Welcome() {
  return (
    <>
      <Heading lead={LEAD}>Wealth that your programs understand</Heading>
      <div className="actions">
        <a className="button main" href="/register">
          Open an account
        </a>
        <a className="button quiet" href="/sign-in">
          Sign in
        </a>
      </div>
      <ul className="points">
        <li>
          <h2>One net worth</h2>
          <p>Accounts, positions, debts and plans, in one currency.</p>
        </li>
        <li>
          <h2>Practice first</h2>
          <p>Orders with play money, at live prices, until you are sure.</p>
        </li>
        <li>
          <h2>An API for all of it</h2>
          <p>
            Make a credential and call it in a minute. <a href="/docs/">Read the reference</a>.
          </p>
        </li>
      </ul>
    </>
  );
}
