import { operationHints } from '@investing-platform/schema/hints';
import * as documents from '@investing-platform/schema/operations';
import { typeDefs } from '@investing-platform/schema/server';
import { buildSchema } from 'graphql';
import { idPathsOf, withValueAt } from '../../security/support/input-paths.ts';
import { idOf } from './somebody-with-things.ts';

/** One way to ask for something. */
export interface Question {
  readonly name: string;
  readonly query: string;
  readonly params: unknown;
}

const schema = buildSchema(typeDefs);
const texts: Readonly<Record<string, unknown>> = documents;
const queries = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  ({ name }) => operationHints[name]?.built === true,
);

/**
 * Every query that is built: with its example, without input, and with each thing of a person in
 * each place that takes an id. What the documents leave out, since it takes input, is asked apart.
 *
 * @param things ids of what the person owns
 */
export function questionsAbout(things: readonly string[]): Question[] {
  const asked = queries.flatMap(({ name, args }) => {
    const type = args.find((argument) => argument.name === 'params')?.type;
    const example = operationHints[name]?.example ?? undefined;
    const places = type === undefined ? [] : idPathsOf(type);
    const own = places.flatMap((path) => things.map((id) => withValueAt(example, path, id)));
    const inputs = [example, ...(String(type).endsWith('!') ? [] : [undefined]), ...own];
    return inputs.map((params) => ({ name, query: String(texts[name]), params }));
  });
  return [...asked, ...previews(), ...performances(), ...pasts()];
}

const PREVIEW = 'price quantity value fees cashNeeded buyingPower buyingPowerAfter';

function previews(): Question[] {
  const order = `side: BUY, type: MARKET, timeInForce: DAY, quantity: "1"`;
  return [idOf('AAPL'), idOf('BTC')].map((id) => ({
    name: 'Asset.orderPreview',
    query: `{ fetchAssetByAssetId(params: { assetId: "${id}" }) {
      symbol orderPreview(params: { assetId: "${id}", ${order} }) { ${PREVIEW} } } }`,
    params: undefined,
  }));
}

function performances(): Question[] {
  const figures = 'returnPercent volatilityPercent benchmarkReturnPercent series { date value }';
  return ['M1', 'Y1'].map((range) => ({
    name: 'Strategy.performance',
    query: `{ fetchStrategies { nodes { id performance(range: ${range}) { ${figures} } } } }`,
    params: undefined,
  }));
}

function pasts(): Question[] {
  const bars = 'bars(params: { range: M3 }) { nodes { at close } currency source }';
  const actions = 'dividends { exDate amountPerShare } splits { exDate ratio { numerator } }';
  return ['AAPL', 'FPH', 'BTC'].map((symbol) => ({
    name: 'Asset.bars',
    query: `{ fetchAssetByAssetId(params: { assetId: "${idOf(symbol)}" }) {
      symbol fiftyTwoWeekRange { high highOn low lowOn } ${bars} ${actions} } }`,
    params: undefined,
  }));
}
