import { Gauge, type Registry } from 'prom-client';
import { FILLS_SECONDS, type ProductFigures } from './product-figures.ts';

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [value: number, labels?: Labels];

const GAUGES: readonly {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: (figures: ProductFigures) => readonly Sample[];
}[] = [
  {
    name: 'orders_open',
    help: 'Orders that are at a venue or on their way',
    labels: ['status'],
    read: ({ openOrders }) => openOrders.map(({ orders, status }) => [orders, { status }]),
  },
  {
    name: 'fills_recent',
    help: `Executions in the last ${FILLS_SECONDS} seconds`,
    read: ({ fills }) => [[fills]],
  },
  {
    name: 'jobs_due',
    help: 'Jobs whose time has come and that nobody has finished',
    labels: ['kind'],
    read: ({ jobs }) => jobs.map(({ due, kind }) => [due, { kind }]),
  },
  {
    name: 'jobs_oldest_due_seconds',
    help: 'For how long the oldest of them is due',
    labels: ['kind'],
    read: ({ jobs }) => jobs.map(({ oldestSeconds, kind }) => [oldestSeconds, { kind }]),
  },
  {
    name: 'jobs_failed',
    help: 'Jobs that were given up: list-failed-jobs of the operator tells why',
    labels: ['kind'],
    read: ({ jobs }) => jobs.map(({ failed, kind }) => [failed, { kind }]),
  },
  {
    name: 'mails_waiting',
    help: 'Mails to people that have not gone out',
    read: ({ mails }) => [[mails.waiting]],
  },
  {
    name: 'mails_oldest_waiting_seconds',
    help: 'For how long the oldest of them waits',
    read: ({ mails }) => [[mails.oldestSeconds]],
  },
  {
    name: 'mails_failed',
    help: 'Mails that were given up',
    read: ({ mails }) => [[mails.failed]],
  },
  {
    name: 'market_price_age_seconds',
    help: 'Age of the newest price; BTC trades always, AAPL in sessions',
    labels: ['symbol'],
    read: ({ priceAges }) => priceAges.map(({ seconds, symbol }) => [seconds, { symbol }]),
  },
];

/** Read once for all of them whenever metrics are asked for; a database that is away leaves them out. */
export function productGauges(register: Registry, read: () => Promise<ProductFigures>): void {
  let reading: Promise<ProductFigures | null> | null = null;
  const figures = (): Promise<ProductFigures | null> => {
    reading ??= read()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  for (const { name, help, labels = [], read: samplesOf } of GAUGES) {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [register],
      async collect() {
        this.reset();
        // Without labels it would say 0 where nothing is known.
        if (labels.length === 0) this.remove();
        const found = await figures();
        for (const [value, given = {}] of found === null ? [] : samplesOf(found)) {
          this.set(given, value);
        }
      },
    });
  }
}
