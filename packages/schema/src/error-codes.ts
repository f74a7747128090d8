/**
 * Every `extensions.code` that an answer may carry, with what it means to a caller.
 * `retry` says whether the same request may succeed later without a change.
 */
export const errorCodes = {
  UNAUTHENTICATED: { retry: false, meaning: 'The token is missing, unknown or expired.' },
  FORBIDDEN: { retry: false, meaning: 'The token does not hold the scope that a field requires.' },
  GRAPHQL_PARSE_FAILED: { retry: false, meaning: 'The document is not GraphQL.' },
  GRAPHQL_VALIDATION_FAILED: {
    retry: false,
    meaning: 'The document or its variables do not fit the schema.',
  },
  QUERY_LIMIT_EXCEEDED: {
    retry: false,
    meaning: 'The document is too deep, too long, asks for too much or takes too much time.',
  },
  PAYLOAD_TOO_LARGE: { retry: false, meaning: 'The request body is larger than allowed.' },
  BAD_REQUEST: { retry: false, meaning: 'The HTTP request is not a GraphQL request.' },
  BAD_USER_INPUT: { retry: false, meaning: 'A value is not acceptable; `fields` names it.' },
  NOT_FOUND: { retry: false, meaning: 'There is no such object, or it belongs to someone else.' },
  CONFLICT: { retry: false, meaning: 'The request collides with what is stored.' },
  IDEMPOTENCY_CONFLICT: {
    retry: false,
    meaning: 'The idempotency key was used with other input.',
  },
  RATE_LIMITED: { retry: true, meaning: 'Too many requests; wait `retryAfterSeconds`.' },
  QUOTA_EXCEEDED: { retry: false, meaning: 'An allowance of the account is used up.' },
  PLAN_REQUIRED: { retry: false, meaning: 'The account needs a higher plan.' },
  KYC_REQUIRED: { retry: false, meaning: 'The account needs an approved identity check.' },
  AGREEMENT_REQUIRED: { retry: false, meaning: 'An agreement must be signed first.' },
  ACCOUNT_RESTRICTED: { retry: false, meaning: 'The account may not do this at present.' },
  INSUFFICIENT_FUNDS: { retry: false, meaning: 'There is not enough available cash.' },
  INSUFFICIENT_QUANTITY: { retry: false, meaning: 'There are not enough available shares.' },
  ASSET_NOT_TRADABLE: { retry: false, meaning: 'No orders are taken for this asset.' },
  ASSET_NOT_FRACTIONABLE: { retry: false, meaning: 'This asset trades in whole units only.' },
  MARKET_CLOSED: { retry: true, meaning: 'The market is closed for this kind of order.' },
  MFA_REQUIRED: { retry: false, meaning: 'A fresh second factor is needed.' },
  MFA_INVALID: { retry: false, meaning: 'The code of the second factor is wrong or too old.' },
  APPROVAL_REQUIRED: {
    retry: false,
    meaning: 'The person wants to be asked about changes of this app; `approval` says where.',
  },
  APPROVAL_DECLINED: { retry: false, meaning: 'The person was asked about this and declined.' },
  ORDER_REJECTED: { retry: false, meaning: 'The market or broker refused the order.' },
  ORDER_NOT_EDITABLE: { retry: false, meaning: 'The order is final or about to be.' },
  QUOTE_EXPIRED: { retry: false, meaning: 'The quote has lapsed or was used; ask for a new one.' },
  WALLET_NOT_APPROVED: { retry: false, meaning: 'The wallet may not be paid to yet.' },
  TRAVEL_RULE_ACTION_REQUIRED: {
    retry: false,
    meaning: 'Details of the beneficiary are missing; `nextActions` lists them.',
  },
  BENEFICIARY_NAME_REQUIRED: { retry: false, meaning: 'The beneficiary must be named.' },
  UNKNOWN_VASP: { retry: false, meaning: 'There is no such virtual asset service provider.' },
  ADDRESS_BELONGS_TO_VASP: {
    retry: false,
    meaning: 'The address is known to be of a provider, not self-hosted.',
  },
  PASSCODE_REQUIRED: { retry: false, meaning: 'The share link needs its passcode.' },
  ORDER_NOT_CANCELABLE: { retry: false, meaning: 'The order is final.' },
  WASH_TRADE: { retry: false, meaning: 'The order would trade against another of one’s own.' },
  INVALID_STATE: { retry: false, meaning: 'The object is not in a state that allows this.' },
  PROVIDER_UNAVAILABLE: { retry: true, meaning: 'An outside source does not answer.' },
  NOT_IMPLEMENTED: { retry: false, meaning: 'The operation is not built yet.' },
  INTERNAL: { retry: true, meaning: 'A fault of the server; `requestId` finds it in its logs.' },
} as const satisfies Record<string, { retry: boolean; meaning: string }>;

/** A code of an error answer, in `extensions.code`. */
export type ErrorCode = keyof typeof errorCodes;

/** One unacceptable value: `path` such as `params.limitPrice`, and how to repair it. */
export type FieldProblem = { readonly path: string; readonly message: string };
