import { lazy, Suspense } from 'react';
import { useAnswer } from '../../api/use-answer.ts';
import { portfolioFigures } from '../../generated/documents.ts';
import { Empty } from '../../parts/empty.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { kindText, methodText } from '../../parts/worth/portfolio-words.ts';
import { usePathEnd } from '../../session/use-path-end.ts';
import { Link } from '../../shell/link.tsx';
import { DividendsCard } from './dividends-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { HoldingsCard } from './holdings-card.tsx';
import { type Portfolio, takesTrades } from './portfolio-types.ts';
import { TaxYearCard } from './tax-year-card.tsx';
import { TradesCard } from './trades-card.tsx';

/** Files are read by those who bring one. */
const ImportCard = lazy(() => import('./import/import-card.tsx'));
/** At the foot, and seldom used. */
const SettingsCard = lazy(() => import('./settings-card.tsx'));

/** One tracked portfolio: what it holds and earned, and the trades that say so. */
export default function PortfolioPage() {
  const id = usePathEnd();
  return (
    <NeedsPlan what="Tracking portfolios">
      <Known key={id} id={id} />
    </NeedsPlan>
  );
}

function Known({ id }: { readonly id: string }) {
  const load = useAnswer(
    portfolioFigures,
    { params: { ids: [id] } },
    { pick: (data) => ({ found: data.getPortfolios[0] ?? null }) },
  );
  const found = load.data?.found ?? null;
  return (
    <>
      <Heading lead={found === null ? undefined : leadOf(found)}>
        {found?.name ?? 'Portfolio'}
      </Heading>
      <Loaded load={load} lines={8}>
        {() =>
          found === null || found.kind === 'LIABILITIES' ? (
            <Empty title="There is nothing here">
              <Link href="/portfolios">See your portfolios</Link>
            </Empty>
          ) : (
            <div className="home-grid">
              <div className="stack">
                <FiguresCard portfolio={found} />
                <HoldingsCard portfolio={found} />
                <TradesCard portfolio={found} />
                {takesTrades(found) && (
                  <Suspense fallback={<Skeleton lines={3} />}>
                    <ImportCard portfolio={found} />
                  </Suspense>
                )}
              </div>
              <div className="stack">
                <TaxYearCard portfolio={found} />
                <DividendsCard portfolio={found} />
                <Suspense fallback={<Skeleton lines={3} />}>
                  <SettingsCard portfolio={found} />
                </Suspense>
              </div>
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function leadOf({ kind, currency, costBasisMethod }: Portfolio): string {
  return [kindText(kind), `in ${currency}`, methodText(costBasisMethod)].join(' · ');
}
