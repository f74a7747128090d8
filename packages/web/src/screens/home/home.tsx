import { useSession } from '../../session/session.ts';
import { Overview } from './overview.tsx';
import { Welcome } from './welcome.tsx';

/** The start: what the person has at a glance, or what this is for strangers. */
export default function Home() {
  const { data } = useSession();
  return data?.person ? <Overview person={data.person} /> : <Welcome />;
}
