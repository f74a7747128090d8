import type {
  HeldThingsQuery,
  InstrumentFactsQuery,
  InstrumentPricesQuery,
} from '../../generated/documents.ts';

export type Instrument = InstrumentFactsQuery['searchInstruments'][number];
export type InstrumentPrice = InstrumentPricesQuery['getInstrumentPrices']['nodes'][number];
export type HeldThing = HeldThingsQuery['netWorthAssets'][number];
