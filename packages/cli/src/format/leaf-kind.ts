/** What stands in a leaf; an amount says where its currency stands, if anywhere. */
export type LeafKind = 'TEXT' | 'NUMBER' | 'DATE' | 'MOMENT' | 'AMOUNT' | `AMOUNT ${string}`;

/** The kinds of the leaves of one result, by their paths. */
export type LeafKinds = Readonly<Record<string, LeafKind>>;
