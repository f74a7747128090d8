import { statement } from '../../db/statement.ts';
import type { Recorded } from './recorded.ts';

const MAXIMUM_ROWS = 1_000;

/** Names of fields as they are in the contract, by how JSON has to have them. */
interface Fields {
  readonly plain?: readonly string[];
  /** Numbers go as text: JSON readers would make doubles of them. Days go as text too. */
  readonly text?: readonly string[];
}

const column = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** One list as JSON. */
function list(table: string, order: string, fields: Fields, isLeftOut = 'false'): string {
  const pairs = [
    ...(fields.plain ?? []).map((name) => `'${name}', ${column(name)}`),
    ...(fields.text ?? []).map((name) => `'${name}', ${column(name)}::text`),
  ];
  return `coalesce((
    select json_agg(json_build_object(${pairs.join(', ')}) order by ${order})
    from (select * from networth_${table}
          where user_id = $1 and tombstoned_at is null and not (${isLeftOut})
          order by id limit ${MAXIMUM_ROWS}) as ${table}
  ), '[]'::json) as ${table}`;
}

const ITEM = ['id', 'name', 'currency'];
const INSTANTS = ['createdAt', 'updatedAt'];
const FLOW = {
  plain: [...ITEM, ...INSTANTS, 'category', 'frequency', 'ownerMemberId', 'note'],
  text: ['amount', 'startDate', 'endDate'],
};

export const recordedByHand = statement<Recorded, [userId: string]>(
  'networth_recorded_by_hand',
  `select
    (select display_currency from networth_settings where user_id = $1) as "displayCurrency",
    (select time_zone from users where id = $1) as "timeZone",
    ${list('assets', 'id', {
      plain: [...ITEM, 'category'],
      text: ['quantity', 'value', 'ownershipPercent', 'valuedOn'],
    })},
    ${list(
      'liabilities',
      'id',
      {
        plain: [
          ...[...ITEM, ...INSTANTS, 'kind', 'portfolioId', 'lender', 'rateType'],
          ...['repaymentFrequency', 'linkedAssetId'],
        ],
        text: [
          ...['originalAmount', 'balance', 'interestRatePercent', 'fixedUntil', 'startDate'],
          ...['maturityDate', 'repaymentAmount', 'interestOnlyUntil', 'creditLimit'],
          'ownershipPercent',
        ],
      },
      'is_archived',
    )},
    ${list(
      'goals',
      'priority, id',
      {
        plain: [...ITEM, ...INSTANTS, 'kind', 'priority', 'imageUrl'],
        text: [
          ...['targetAmount', 'currentAmount', 'targetDate', 'monthlyContribution'],
          'expectedReturnPercent',
        ],
      },
      'is_archived',
    )},
    ${list('incomes', 'name, id', {
      plain: [...FLOW.plain, 'isAfterTax', 'linkedAssetId'],
      text: [...FLOW.text, 'growthPercent'],
    })},
    ${list('expenses', 'name, id', {
      plain: [...FLOW.plain, 'isEssential', 'linkedLiabilityId'],
      text: [...FLOW.text, 'inflationPercent'],
    })}`,
);
