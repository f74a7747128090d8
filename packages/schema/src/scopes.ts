/** The leaf scopes of the OAuth vocabulary (spec part 5.4), in the specification's order. */
export const leafScopes = [
  'identity',
  'profile.read',
  'profile.write',
  'portfolio.read',
  'portfolio.write',
  'trade',
  'funding.read',
  'funding.write',
  'public',
] as const;

/** A scope that an access token can hold. */
export type LeafScope = (typeof leafScopes)[number];

/** The composite scopes and what they expand to (spec part 5.4). `admin` is in no vocabulary. */
export const compositeScopes = {
  full_access: leafScopes,
  profile: ['profile.read', 'profile.write'],
  portfolio: ['portfolio.read', 'portfolio.write'],
  funding: ['funding.read', 'funding.write'],
} as const satisfies Record<string, readonly LeafScope[]>;

/** A scope that stands for several leaves in a request. */
export type CompositeScope = keyof typeof compositeScopes;

/** A scope name that a token or authorize request may carry. */
export type RequestableScope = LeafScope | CompositeScope;
