import type { UserAccount } from '../../api/person.ts';
import { AgreementsCard } from './agreements-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { NewsletterCard } from './newsletter-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { ProfileCard } from './profile-card.tsx';

interface PlanCardsProps {
  readonly account: UserAccount;
  readonly name: string;
  readonly email: string;
}

/** What a paid plan opens. */
export default function PlanCards({ account, name, email }: PlanCardsProps) {
  return (
    <>
      <ProfileCard account={account} />
      <AppearanceCard account={account} />
      <NotificationsCard account={account} />
      <DevicesCard />
      <AgreementsCard name={name} />
      <NewsletterCard email={email} />
    </>
  );
}
