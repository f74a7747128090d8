import { useLoad } from '../../api/use-load.ts';
import type { WaysProps } from './ways.tsx';

/**
 * Ways to sign in, or to open an account, without a password here. They are loaded once the form is
 * there, and a page that cannot load them goes without.
 */
export function OtherWays(props: WaysProps) {
  const { data } = useLoad(loadWays);
  return data === null ? null : <data.Ways {...props} />;
}

const loadWays = () => import('./ways.tsx');
