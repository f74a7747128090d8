/** Names of fields as they are in the contract, by how JSON has to have them. */
export interface Fields {
  readonly plain: readonly string[];
  /** Numbers go as text: JSON readers would make doubles of them. Days go as text too. */
  readonly text: readonly string[];
}

const ITEM = ['id', 'name', 'currency', 'createdAt', 'updatedAt'];
const FLOW = {
  plain: [...ITEM, 'category', 'frequency', 'ownerMemberId', 'note', 'earlierTerms'],
  text: ['amount', 'startsOn', 'endsOn'],
};

/** What is read of each row that a person has recorded, by the end of its table's name. */
export const FIELDS = {
  liabilities: {
    plain: [
      ...[...ITEM, 'kind', 'portfolioId', 'lender', 'rateType', 'autoAmortize'],
      ...['repaymentFrequency', 'linkedNetWorthAssetId', 'earlierTerms'],
    ],
    text: [
      ...['originalAmount', 'interestRatePercent', 'fixedEndsOn', 'startsOn', 'archivedOn'],
      ...['maturesOn', 'repaymentAmount', 'interestOnlyEndsOn', 'creditLimit'],
      'ownershipPercent',
    ],
  },
  goals: {
    plain: [...ITEM, 'kind', 'priority', 'imageUrl', 'archived', 'fundingRules'],
    text: [
      ...['targetAmount', 'currentAmount', 'targetOn', 'monthlyContribution'],
      'expectedReturnPercent',
    ],
  },
  incomes: {
    plain: [...FLOW.plain, 'afterTax', 'linkedNetWorthAssetId'],
    text: [...FLOW.text, 'growthPercent'],
  },
  expenses: {
    plain: [...FLOW.plain, 'essential', 'linkedLiabilityId'],
    text: [...FLOW.text, 'inflationPercent'],
  },
} satisfies Readonly<Record<string, Fields>>;

export type RecordedTable = keyof typeof FIELDS;

/** The column of a field. */
const column = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toLowerCase();

/** A row as a JSON object of its fields. */
export function objectOf({ plain, text }: Fields): string {
  const pairs = [
    ...plain.map((name) => `'${name}', ${column(name)}`),
    ...text.map((name) => `'${name}', ${column(name)}::text`),
  ];
  return `json_build_object(${pairs.join(', ')})`;
}
