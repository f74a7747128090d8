import { Notice } from '../../../parts/notice.tsx';

/** Who made an app known, in words that follow its name. */
const MADE_BY = {
  ANOTHER_PERSON: 'Somebody else with an account here added this app',
  ITSELF: 'This app registered itself',
  DOCUMENT: 'This app introduced itself',
} as const;

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** What a person has to know of an app that is not their own, before they trust its name. */
export default function AppNotice({
  registeredBy,
  registeredAt,
  host,
  isLoopback,
}: {
  readonly registeredBy: keyof typeof MADE_BY;
  readonly registeredAt: string;
  readonly host: string;
  readonly isLoopback: boolean;
}) {
  return (
    <Notice kind="warn">
      <p>
        <strong>Nobody has checked this name.</strong> {MADE_BY[registeredBy]} on{' '}
        {DAY.format(new Date(registeredAt))}, and may call itself anything.
      </p>
      <p>
        {isLoopback ? (
          <>
            It is on this computer, where any program can say so:{' '}
            <strong>only allow it if you have just started it yourself.</strong>
          </>
        ) : (
          <>
            Go by the address: only allow it if you have just come from <strong>{host}</strong>.
          </>
        )}
      </p>
    </Notice>
  );
}
