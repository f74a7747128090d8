import type { WayIn } from '@investing-platform/schema/operations';
import type { Letter } from '../mail/outbox.ts';
import { whence } from '../security-events/notices.ts';
import type { WaysInRow } from './ways-in.sql.ts';

interface Reset {
  readonly ip: string;
  readonly at: Date;
  readonly removed: readonly WayIn[];
  readonly left: readonly WaysInRow[];
}

const NAMES: Readonly<Record<WayIn, readonly [one: string, many: string, page: string]>> = {
  API_CREDENTIALS: ['API credential', 'API credentials', '/credentials'],
  PASSKEYS: ['passkey', 'passkeys', '/security'],
  OUTSIDE_SIGN_INS: ['linked sign-in', 'linked sign-ins', '/security'],
  CONNECTED_APPS: ['connected app', 'connected apps', '/apps'],
};

/** The mail after a reset: what went with the old password, and what else opens the account. */
export function passwordResetLetter(
  origin: string,
  { ip, at, removed, left }: Reset,
): Omit<Letter, 'recipient'> {
  const lines = left.map(({ kind, count }) => {
    const [one, many, page] = NAMES[kind];
    return `- ${count} ${count === 1 ? one : many}: ${origin}${page}`;
  });
  const stays =
    lines.length === 0
      ? ['Nothing else opens your account now.', '']
      : ['These can still open your account. Remove what you do not know:', '', ...lines, ''];
  const gone = [...new Set(removed)].map((kind) => NAMES[kind][1]);
  return {
    subject: 'Your password has changed',
    text: [
      'Hello,',
      '',
      'the password of your account was changed with the link of a mail. All browsers were signed',
      'out, and all tokens have ended.',
      '',
      ...(gone.length === 0 ? [] : [`Removed with it: all ${gone.join(', all ')}.`, '']),
      ...stays,
      whence(at, ip, null),
      '',
      'If it was not you, somebody reads your mailbox: secure that first, then choose a new password:',
      '',
      `${origin}/forgot-password`,
      '',
    ].join('\n'),
  };
}
