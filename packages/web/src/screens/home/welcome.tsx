import { Heading } from '../../parts/heading.tsx';

const LEAD =
  'Your investments and your whole net worth behind one API: for the app, for your ' +
  'spreadsheets and for your own programs.';

const POINTS = [
  ['One net worth', 'Accounts, positions, debts and plans, added up in one currency.'],
  ['Practice first', 'Orders with play money, at live prices, until you are sure.'],
  ['Yours to run', 'Open source, on your own machine or server. Your data leaves with you.'],
] as const;

/** For visitors whom nobody knows. */
export function Welcome() {
  return (
    <div className="welcome">
      <div className="welcome-top">
        <div>
          <Heading lead={LEAD}>Wealth that your programs understand</Heading>
          <div className="actions">
            <a className="button main" href="/register">
              Open an account
            </a>
            <a className="button quiet" href="/sign-in">
              Sign in
            </a>
          </div>
          <p className="fine welcome-more">
            <a href="/docs/">Read the API reference</a> or try the{' '}
            <a href="/calculator">investment calculator</a>.
          </p>
        </div>
        <FirstCall />
      </div>
      <ul className="points">
        {POINTS.map(([title, text]) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a program says and hears: an example, so nobody takes its amounts for their own. */
function FirstCall() {
  return (
    <figure className="call">
      <pre>
        <code>{`const { totals } = await client
  .netWorthDashboard();`}</code>
      </pre>
      <dl>
        <div>
          <dt>You own</dt>
          <dd>659,287.71</dd>
        </div>
        <div>
          <dt>You owe</dt>
          <dd>269,383.23</dd>
        </div>
        <div className="call-sum">
          <dt>Net worth</dt>
          <dd>389,904.48</dd>
        </div>
      </dl>
      <figcaption className="fine">An example, in New Zealand dollars</figcaption>
    </figure>
  );
}
