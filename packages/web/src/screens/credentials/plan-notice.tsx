import { Notice } from '../../parts/notice.tsx';
import { usePerson } from '../../session/session.ts';

/** What keeps credentials from doing more than telling who the person is. */
export function PlanNotice() {
  const { tier, emailVerified } = usePerson().account;
  if (tier !== 'FREE' && emailVerified) return null;
  const reason = emailVerified ? 'you are on a paid plan' : 'your e-mail address is confirmed';
  return (
    <Notice kind="warn">
      Programs can see who you are, and no more, until {reason}. Credentials made now get the rest
      by themselves.
    </Notice>
  );
}
