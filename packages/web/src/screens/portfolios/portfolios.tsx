import { useAnswer } from '../../api/use-answer.ts';
import { type PortfolioListQuery, portfolioList } from '../../generated/documents.ts';
import { Card } from '../../parts/card.tsx';
import { Change } from '../../parts/change.tsx';
import { Heading } from '../../parts/heading.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { NeedsPlan } from '../../parts/needs-plan.tsx';
import { moneyText } from '../../parts/text/format.ts';
import { Unpriced } from '../../parts/unpriced.tsx';
import { kindText } from '../../parts/worth/portfolio-words.ts';
import { Link } from '../../shell/link.tsx';
import { CreatePortfolio } from './create-portfolio.tsx';

const LEAD =
  'Track what you hold elsewhere by its trades and dividends. It counts in your net worth; no ' +
  'orders are placed.';

/** The portfolios that the person tracks. */
export default function Portfolios() {
  return (
    <>
      <Heading lead={LEAD}>Portfolios</Heading>
      <NeedsPlan what="Tracking portfolios">
        <Own />
      </NeedsPlan>
    </>
  );
}

type Listed = PortfolioListQuery['getPortfolios'][number];

function Own() {
  const load = useAnswer(portfolioList, {}, { pick: ({ getPortfolios }) => getPortfolios });
  return (
    <div className="home-grid">
      <Card title="Your portfolios">
        <Loaded load={load} lines={5}>
          {(portfolios) => (
            <ul className="rows">
              {portfolios
                .filter(({ kind }) => kind !== 'LIABILITIES')
                .map((portfolio) => (
                  <PortfolioRow
                    key={portfolio.id}
                    portfolio={portfolio}
                    parent={portfolios.find(({ id }) => id === portfolio.parentId)}
                  />
                ))}
            </ul>
          )}
        </Loaded>
      </Card>
      {load.data !== null && <CreatePortfolio portfolios={load.data} />}
    </div>
  );
}

interface PortfolioRowProps {
  readonly portfolio: Listed;
  readonly parent: Listed | undefined;
}

function PortfolioRow({ portfolio, parent }: PortfolioRowProps) {
  const { id, name, kind, currency, value, gain, unpricedCount } = portfolio;
  const isWithin = parent !== undefined && !parent.default;
  return (
    <li className="row">
      <div className="row-head">
        <h3>
          <Link href={`/portfolios/${id}`}>{name}</Link>
        </h3>
        <span className="number">
          {moneyText(value, currency)} <span className="code">{currency}</span>
        </span>
      </div>
      <p className="fine">
        {kindText(kind)}
        {isWithin && ` · part of ${parent.name}`}
      </p>
      {Number(gain.total) !== 0 && (
        <p>
          <Change amount={gain.total} currency={gain.currency} percent={gain.totalPercent} />{' '}
          <span className="fine">earned</span>
        </p>
      )}
      <Unpriced count={unpricedCount} />
    </li>
  );
}
