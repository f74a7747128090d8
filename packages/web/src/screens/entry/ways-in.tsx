import type { WaysInQuery } from '@investing-platform/schema/first-party';
import { CheckField } from '../../parts/forms/check-field.tsx';
import { dayText } from '../../parts/text/format.ts';
import type { Address } from '../../route-table.ts';

export type WaysIn = WaysInQuery['waysIn'][number];

interface Words {
  readonly one: string;
  readonly many: string;
  /** What it lets somebody do. */
  readonly does: string;
  /** Where to look through them. */
  readonly page: Address;
}

const WORDS: Readonly<Record<WaysIn['kind'], Words>> = {
  API_CREDENTIALS: {
    one: 'API credential',
    many: 'API credentials',
    does: 'Programs and spreadsheets act for you with it.',
    page: '/credentials',
  },
  PASSKEYS: {
    one: 'passkey',
    many: 'passkeys',
    does: 'Signs in without a password.',
    page: '/security',
  },
  OUTSIDE_SIGN_INS: {
    one: 'linked sign-in',
    many: 'linked sign-ins',
    does: 'Signs in with an account elsewhere.',
    page: '/security',
  },
  CONNECTED_APPS: {
    one: 'connected app',
    many: 'connected apps',
    does: 'Gets access again without asking you.',
    page: '/apps',
  },
};

function countText({ kind, count }: WaysIn): string {
  return `${count} ${count === 1 ? WORDS[kind].one : WORDS[kind].many}`;
}

/** What else can open the account, to be removed with the old password or not. */
export function WaysInChoice({ ways }: { readonly ways: readonly WaysIn[] }) {
  if (ways.length === 0) return null;
  return (
    <fieldset className="choices">
      <legend>What else can open your account</legend>
      <p className="hint">
        These stay unless you tick them. If somebody else may have been in your account, remove them
        all: you can set them up again.
      </p>
      {ways.map((way) => (
        <CheckField
          key={way.kind}
          name="remove"
          value={way.kind}
          label={`Remove ${countText(way)}`}
          hint={`${WORDS[way.kind].does} The newest is from ${dayText(way.newestAt)}.`}
        />
      ))}
    </fieldset>
  );
}

/** What was left, once the password is changed; null where that is not known. */
export function WaysInLeft({ ways }: { readonly ways: readonly WaysIn[] | null }) {
  if (ways === null) {
    return <p>The mail that we have just sent you tells what else opens your account.</p>;
  }
  if (ways.length === 0) return <p>Nothing else opens your account now.</p>;
  return (
    <>
      <p>These can still open your account. Look through them once you are signed in:</p>
      <ul>
        {ways.map((way) => (
          <li key={way.kind}>
            <a href={WORDS[way.kind].page}>{countText(way)}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
