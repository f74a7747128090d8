import { SITE_NAME } from '../route-table.ts';
import { Link } from './link.tsx';

export function Brand() {
  return (
    <Link href="/" className="brand">
      <img src="/favicon.svg" alt="" width="28" height="28" />
      {SITE_NAME}
    </Link>
  );
}
