import type { UserAccount } from '../../api/person.ts';
import { Card } from '../../parts/card.tsx';
import { Link } from '../../shell/link.tsx';

/** What a free account has without a plan, and what a plan opens: never an empty page. */
export function LockedCards({ account }: { readonly account: UserAccount }) {
  const { firstName, lastName, displayName, timeZone } = account;
  const name = displayName ?? [firstName, lastName].filter(Boolean).join(' ');
  return (
    <>
      <Card title="Profile" aside={<FromPlus />}>
        <dl className="facts">
          <dt>Name</dt>
          <dd>{name || 'Not given'}</dd>
          <dt>Time zone</dt>
          <dd>{timeZone.replaceAll('_', ' ')}</dd>
        </dl>
        <p className="fine">A paid plan lets you change them, and show a name to others.</p>
      </Card>
      <Card title="Notifications and appearance" aside={<FromPlus />}>
        <p>
          Security alerts always come by e-mail. A paid plan lets you choose what else: orders,
          dividends, market moves and more, by e-mail and push, and the newsletter.
        </p>
        <Link href="/plans" className="button quiet">
          See the plans
        </Link>
      </Card>
    </>
  );
}

function FromPlus() {
  return <span className="tag">From Plus</span>;
}
