import type { AssistantEntityType } from '@investing-platform/schema/operations';
import type { Address } from '../../route-table.ts';
import { Link } from '../../shell/link.tsx';
import type { Message } from './assistant-types.ts';

type Citation = Message['citations'][number];

/** The screens that show objects of a kind; others have none. */
const PLACES: Readonly<Partial<Record<AssistantEntityType, (id: string) => Address>>> = {
  ORDER: () => '/',
  POSITION: () => '/',
  ACTIVE_STRATEGY: () => '/',
  PORTFOLIO: (id) => `/portfolios/${id}`,
  NET_WORTH_ASSET: () => '/net-worth',
  NET_WORTH_LIABILITY: () => '/net-worth',
  NET_WORTH_GOAL: () => '/net-worth',
  ACCOUNT_DOCUMENT: () => '/documents',
  DEPOSIT: () => '/money',
  WITHDRAWAL: () => '/money',
  EXPORT_JOB: () => '/data',
};

/** What a reply draws on, with links to where it is shown. */
export function References({ citations }: Pick<Message, 'citations'>) {
  const shown = citations.filter(({ url, reference }) => url !== null || placeOf(reference));
  if (shown.length === 0) return null;
  return (
    <p className="fine references">
      See{' '}
      {shown.map((citation, at) => (
        <span key={`${citation.reference?.entityId} ${citation.title}`}>
          {at > 0 && ', '}
          <Reference citation={citation} />
        </span>
      ))}
    </p>
  );
}

function placeOf(reference: Citation['reference']): Address | undefined {
  return reference === null ? undefined : PLACES[reference.entityType]?.(reference.entityId);
}

function Reference({ citation: { title, url, reference } }: { readonly citation: Citation }) {
  const place = placeOf(reference);
  if (place !== undefined) return <Link href={place}>{title}</Link>;
  const address = URL.parse(url ?? '');
  if (address?.protocol !== 'https:') return title;
  return (
    <a href={address.href} target="_blank" rel="noreferrer">
      {title} ({address.host})
    </a>
  );
}
