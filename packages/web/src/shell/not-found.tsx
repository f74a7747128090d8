import { Heading } from '../parts/heading.tsx';
import { Link } from './link.tsx';

/** For an address that leads nowhere. */
export function NotFound() {
  return (
    <>
      <Heading lead="The address may be mistyped, or the page has moved.">
        There is nothing here
      </Heading>
      <Link href="/" className="button main">
        Go to the overview
      </Link>
    </>
  );
}
