import { useAnswer } from '../../api/use-answer.ts';
import { instrumentFacts } from '../../generated/documents.ts';
import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { plainName } from '../../parts/text/format.ts';
import { categoryText } from '../../parts/worth/category-words.ts';
import { usePathEnd } from '../../session/use-path-end.ts';
import { Link } from '../../shell/link.tsx';
import { HeldCard } from './held-card.tsx';
import type { Instrument } from './instrument-types.ts';
import { OwnThingCard } from './own-thing-card.tsx';
import { PricesCard } from './prices-card.tsx';

/** One thing that can be held: what it is worth, what one holds of it, what one can do about it. */
export default function InstrumentPage() {
  const id = usePathEnd();
  return (
    <NeedsPlan what="Your net worth">
      <Known key={id} id={id} />
    </NeedsPlan>
  );
}

function Known({ id }: { readonly id: string }) {
  const load = useAnswer(
    instrumentFacts,
    { params: { ids: [id] } },
    { pick: (data) => ({ found: data.searchInstruments[0] ?? null }) },
  );
  return (
    <>
      <Heading lead={load.data?.found && leadOf(load.data.found)}>
        {load.data?.found?.name ?? 'Instrument'}
      </Heading>
      <Loaded load={load} lines={6}>
        {({ found }) =>
          found === null ? (
            <Empty title="There is nothing here">
              It may be deleted. <Link href="/net-worth">See what you own</Link>
            </Empty>
          ) : (
            <div className="stack">
              <PricesCard instrument={found} />
              <HeldCard instrument={found} />
              {found.kind === 'CUSTOM' && <OwnThingCard instrument={found} />}
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function leadOf({ kind, symbol, assetClass, category, currency }: Instrument): string {
  const what = kind === 'CUSTOM' ? categoryText(category ?? '') : plainName(assetClass ?? '');
  return [kind === 'LISTED' && symbol, what, `in ${currency}`].filter(Boolean).join(' · ');
}
