import {
  type NetWorthShareLinksQuery,
  revokeNetWorthShareLink,
} from '@investing-platform/schema/operations';
import { useState } from 'react';
import { perform } from '../../api/perform.ts';
import { Button } from '../../parts/button.tsx';
import { Confirm } from '../../parts/dialogs/confirm.tsx';
import { momentText } from '../../parts/text/format.ts';
import { toasts } from '../../parts/toast.ts';
import { sectionNames } from './section-words.ts';

type ShareLink = NetWorthShareLinksQuery['netWorthShareLinks']['nodes'][number];

const STATES = {
  ACTIVE: ['good', 'Works'],
  EXPIRED: ['', 'Has run out'],
  REVOKED: ['bad', 'Ended'],
} as const;

/** Links with what they show, and how often they were looked at. */
export function LinkRows({ links }: { readonly links: readonly ShareLink[] }) {
  const [ending, setEnding] = useState<ShareLink | null>(null);
  const end = async () => {
    if (ending === null) return;
    await perform(revokeNetWorthShareLink, { params: { id: ending.id } });
    toasts.show('The link is ended. Nobody can open it now.');
  };
  return (
    <>
      <ul className="rows">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} end={() => setEnding(link)} />
        ))}
      </ul>
      <Confirm
        isOpen={ending !== null}
        title={`End “${ending === null ? '' : nameOf(ending)}”?`}
        yes="End the link"
        work={end}
        close={() => setEnding(null)}
      >
        <p>The link stops working at once and for good.</p>
        <p>{ending !== null && viewText(ending)}</p>
      </Confirm>
    </>
  );
}

interface LinkRowProps {
  readonly link: ShareLink;
  readonly end: () => void;
}

function LinkRow({ link, end }: LinkRowProps) {
  const [tone, text] = STATES[link.status];
  const facts = [
    link.hideAmounts ? 'Without amounts' : 'With amounts',
    link.passcodeRequired && 'Passcode',
    link.csvEnabled && 'For spreadsheets too',
    link.portfolioIds.length > 0 && `Of ${link.portfolioIds.length} portfolios`,
    link.expiresAt !== null && `Until ${momentText(link.expiresAt)}`,
  ];
  return (
    <li className="row">
      <div className="row-head">
        <h3>{nameOf(link)}</h3>
        <span className={`tag ${tone}`}>{text}</span>
        {link.status === 'ACTIVE' && (
          <Button kind="quiet" aria-label={`End ${nameOf(link)}`} onClick={end}>
            End
          </Button>
        )}
      </div>
      <p className="fine">{sectionNames(link.sections)}</p>
      <p className="fine">{facts.filter((fact) => fact !== false).join(' · ')}</p>
      <p className="fine">{viewText(link)}</p>
    </li>
  );
}

/** Its own name, or how its address ends. */
function nameOf({ label, tokenSuffix }: ShareLink): string {
  return label ?? `Link …${tokenSuffix}`;
}

function viewText({ viewCount, maxViews, lastViewedAt }: ShareLink): string {
  if (lastViewedAt === null) return 'Nobody has looked at it yet.';
  const times = `${viewCount}${maxViews === null ? '' : ` of ${maxViews}`}`;
  const word = viewCount === 1 ? 'time' : 'times';
  return `Looked at ${times} ${word}, last ${momentText(lastViewedAt)}.`;
}
