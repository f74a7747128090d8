// Generated from the contract by `npm run codegen`. Do not edit.
import { publicTypeDefs } from './public-type-defs.ts';

const firstPartyTypeDefs = `"""
The access directive of a root field of the first-party app. It is refused for every API token and
is not part of the public schema.
"""
directive @sessionOnly(
  "Whether the caller must be signed in. Only signing in itself needs no session."
  signedIn: Boolean! = true
) on FIELD_DEFINITION

"An API credential: what a program needs to obtain tokens for its owner."
type ApiCredential {
  "The credential's id."
  id: ID!
  "The text chosen at creation."
  label: String!
  "The \`client_id\` of the OAuth flows."
  clientId: String!
  "Whether it is a public client (authorization code with PKCE, no secret)."
  publicClient: Boolean!
  """
  Where the authorization code flow may return to, at most 10. Empty for a confidential credential.
  """
  redirectUris: [String!]!
  "When a token of it was last used, to the minute. Null: never."
  lastUsedAt: DateTime
  "The address that last used a token of it. Null: it was never used."
  lastUsedIp: String
  """
  The scopes that its live tokens hold, for whomever they act: at most the 9 leaves. Empty without a
  live token.
  """
  scopesInUse: [String!]!
  "When it was created."
  createdAt: DateTime!
}

"A credential right after its creation: the only time that its secret is shown."
type CreatedApiCredential {
  "The new credential."
  credential: ApiCredential!
  "The secret of a confidential credential. It cannot be shown again. Null for a public client."
  clientSecret: String
}

"What a new API credential needs."
input CreateApiCredentialInput {
  "A name by which the owner will know it."
  label: String! @constraint(minLength: 1, maxLength: 60, format: LINE)
  "True: a public client with PKCE and without a secret. False: a confidential credential."
  publicClient: Boolean! = false
  """
  Where the authorization code flow may return to: https, or http on localhost and 127.0.0.1; no
  fragment. At least one for a public client, none for a confidential credential.
  """
  redirectUris: [String!]! = [] @constraint(maxItems: 10)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"Which API credential to delete."
input DeleteApiCredentialInput {
  "The credential's id."
  id: ID! @constraint(format: UUID)
}

"What closing the account would do, and what prevents it."
type AccountClosure {
  "Whether \`closeAccount\` would close it now."
  possible: Boolean!
  "What has to be settled first, at most 3. Empty where it is possible."
  obstacles: [ClosureObstacle!]!
  "How many open orders would be cancelled."
  openOrderCount: Int!
  "How many API credentials would be deleted, with their tokens."
  credentialCount: Int!
  "How many apps would be disconnected."
  connectedAppCount: Int!
  "In how many browsers the person would be signed out."
  sessionCount: Int!
  "What would be deleted at once, a sentence each. At most 20."
  deleted: [String!]!
  "What the law has the platform keep, and for how long, a sentence each. At most 20."
  kept: [String!]!
  "What to send as \`confirmation\`: the e-mail address of the account."
  confirmation: String!
}

"Something that has to be settled before the account can be closed."
type ClosureObstacle {
  "What it is."
  kind: ClosureObstacleKind!
  "One sentence for a person."
  message: String!
}

"Kinds of obstacles to closing an account."
enum ClosureObstacleKind {
  """
  A live account still holds cash, in any currency, or owes some: withdraw it, or pay it in. Or a
  deposit or withdrawal has not ended: wait for it.
  """
  CASH
  "A live account still holds positions: sell or transfer them."
  POSITIONS
  "An order of a live account is open and holds cash or shares: cancel it."
  ORDERS
}

"The decision to close the account."
input CloseAccountInput {
  "The e-mail address of the account, typed by the person, in upper or lower case."
  confirmation: String! @constraint(minLength: 3, maxLength: 254, format: LINE)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"An app's request to act for the signed-in person, as the consent screen shows it."
type ConsentRequest {
  "The request's id, from the consent screen's address."
  id: ID!
  "The name that the app gave itself. It is not verified."
  clientName: String!
  "The host that the browser returns to, with the port where it is not the usual one."
  redirectHost: String!
  "Whether that host is the person's own machine, where any program may be listening."
  redirectsToLoopback: Boolean!
  "Who made the app known to the platform."
  registeredBy: AppRegistrant!
  "When the app became known to the platform."
  registeredAt: DateTime!
  """
  The address of the document that describes the app, on a host that the operator approved. Null
  unless \`registeredBy\` is \`DOCUMENT\`.
  """
  documentUrl: String
  "The scopes asked for, as leaves. At most 9."
  requestedScopes: [String!]!
  "The scopes that allowing grants. At most 9."
  grantedScopes: [String!]!
  """
  The scopes asked for that the person's plan, or an unconfirmed e-mail address, leaves out. At most
  9.
  """
  droppedScopes: [String!]!
  """
  Whether the app is an assistant: it asks for access at \`/mcp\`, is described by a document, or is
  one that the operator approved as such.
  """
  assistant: Boolean!
  """
  How the person is asked about changes of the app unless they choose otherwise: as they chose for
  it before, else \`ON_PAGE\` for assistants and \`NONE\` for other apps.
  """
  approval: AppApproval!
  """
  For how many days allowing is remembered, so that the app is let in without a further question.
  Null if it asks every time.
  """
  rememberedDays: Int
  "When the request expires."
  expiresAt: DateTime!
}

"Who made an app known to the platform."
enum AppRegistrant {
  "The signed-in person, in their settings."
  YOU
  "Somebody else with an account here, in their settings."
  ANOTHER_PERSON
  "The app itself, by dynamic registration. The operator approved the host that it returns to."
  ITSELF
  "A document at the app's own address, on a host that the operator approved."
  DOCUMENT
}

"""
How the person is asked before an app changes something of weight: orders, strategies, portfolios,
deletions, everything that moves money. Access data, factors, payout accounts, withdrawals and
identity are then not for the app at all.
"""
enum AppApproval {
  "The app changes what its scopes allow, and asks nobody."
  NONE
  "Each change waits until the person has approved it on the page \`/approvals\`."
  ON_PAGE
  """
  As \`ON_PAGE\`, and at \`/mcp\` the app may show the question itself where it can. What it says that
  the person has answered counts.
  """
  IN_APP
}

"Where the browser goes after a decision."
type ConsentDecision {
  "The app's redirect URI with \`code\` and \`state\`, or with \`error=access_denied\`."
  redirectUri: String!
}

"An app that may act for the person."
type ConnectedApp {
  "The id of the app's credential."
  id: ID!
  "The name that the app gave itself. It is not verified."
  clientName: String!
  "The scopes that its tokens or its remembered consent hold: at most the 9 leaves."
  scopes: [String!]!
  "When the person first allowed it, as far as it is remembered."
  allowedAt: DateTime!
  "When a token of it was last used, to the minute. Null: never."
  lastUsedAt: DateTime
  "Whether the person allowed it as an assistant."
  assistant: Boolean!
  "How the person is asked before it changes something."
  approval: AppApproval!
  "How many changes it may make in 24 hours. Null if the person has set no bound."
  maxChangesPerDay: Int
  """
  For how much it may move money in 24 hours, in US dollars at the rates of each moment. Null if the
  person has set no bound.
  """
  maxAmountPerDay: Decimal
  """
  How many changes it has made in the last 24 hours, or has waiting, where the person is asked about
  it, has set a bound, or allowed it as an assistant; others are not counted.
  """
  changesInDay: Int!
  "The money of those changes, in US dollars, as far as it is known, where a bound on it is set."
  amountInDay: Decimal!
}

"Allow or decline."
enum ConsentAnswer {
  "Grant the scopes that the consent screen showed."
  ALLOW
  "Grant nothing; the app is told \`access_denied\`."
  DECLINE
}

"Which request to read."
input ConsentRequestInput {
  "The request's id, from the consent screen's address."
  id: ID! @constraint(minLength: 20, maxLength: 100)
}

"The person's answer to an app."
input DecideConsentInput {
  "The request's id, from the consent screen's address."
  id: ID! @constraint(minLength: 20, maxLength: 100)
  "The answer."
  answer: ConsentAnswer!
  """
  The scopes that the person was shown, \`grantedScopes\` of the request. Needed to allow: no more
  than these are granted, whatever has changed since.
  """
  grantedScopes: [String!] @constraint(maxItems: 9)
  "How the person wants to be asked about changes of the app. Default: \`approval\` of the request."
  approval: AppApproval
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"""
What the person wants of an app from now on. What is left out stays; null for a bound takes it away.
"""
input UpdateConnectedAppInput {
  "The id of the connected app."
  id: ID! @constraint(format: UUID)
  "How the person is asked before it changes something."
  approval: AppApproval @constraint(notNull: true)
  "How many changes it may make in 24 hours. Null for no bound."
  maxChangesPerDay: Int @constraint(min: "0", max: "2000")
  "For how much it may move money in 24 hours, in US dollars. Null for no bound."
  maxAmountPerDay: Decimal @constraint(min: "0", max: "1000000000000", scale: 2)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"Which app to disconnect."
input RevokeConnectedAppInput {
  "The id of the connected app."
  id: ID! @constraint(format: UUID)
}

"Whether assistants reach the person's account at all."
type AssistantAccess {
  """
  Since when every assistant is stopped, and every app that the person is asked about. Null if they
  are not.
  """
  stoppedAt: DateTime
}

"The proof that it is the person who lets assistants go on."
input ResumeAssistantsInput {
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"The person's answer to an assistant's request."
input DecideAgentRequestInput {
  "The request's id."
  id: ID! @constraint(format: UUID)
  "The answer."
  answer: AgentRequestAnswer!
}

"The link of the mail that confirms a newsletter."
input ConfirmNewsletterInput {
  "The token of the link, valid for 7 days."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"The link at the end of a newsletter."
input UnsubscribeFromNewsletterInput {
  "The token of the link."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"The first half of a WebAuthn ceremony: what the browser's authenticator is asked."
type PasskeyCeremony {
  "Hand it back with the authenticator's answer."
  id: ID!
  """
  The options as WebAuthn Level 3 writes them in JSON: \`PublicKeyCredentialCreationOptionsJSON\` for
  an enrollment, else \`PublicKeyCredentialRequestOptionsJSON\`. Pass them to
  \`parseCreationOptionsFromJSON\` or \`parseRequestOptionsFromJSON\`.
  """
  optionsJson: String!
  "When it expires: five minutes after it began."
  expiresAt: DateTime!
}

"The second half of a WebAuthn ceremony: what the authenticator answered."
input PasskeyAnswerInput {
  "The ceremony that was begun."
  ceremonyId: ID! @constraint(format: UUID)
  "The browser's \`PublicKeyCredential\` as its method \`toJSON\` writes it."
  responseJson: String! @constraint(minLength: 2, maxLength: 20000)
}

"The answer of the passkey that signs in."
input FinishPasskeySignInInput {
  "The ceremony that \`beginPasskeySignIn\` began."
  ceremonyId: ID! @constraint(format: UUID)
  "The browser's \`PublicKeyCredential\` as its method \`toJSON\` writes it."
  responseJson: String! @constraint(minLength: 2, maxLength: 20000)
}

"The proof that the person is present, where the session was not stepped up."
input BeginPasskeyEnrollmentInput {
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"The new passkey."
input FinishPasskeyEnrollmentInput {
  "The ceremony that \`beginPasskeyEnrollment\` began."
  ceremonyId: ID! @constraint(format: UUID)
  "The browser's \`PublicKeyCredential\` as its method \`toJSON\` writes it."
  responseJson: String! @constraint(minLength: 2, maxLength: 20000)
  "The person's name for it. Default: \`Passkey\`."
  name: String @constraint(minLength: 1, maxLength: 60, format: LINE)
}

"How many of one kind there are."
type WaysIn {
  "The kind."
  kind: WayIn!
  "How many: at least one."
  count: Int!
  "When the newest was added."
  newestAt: DateTime!
}

"Whose ways in to show."
input WaysInInput {
  "The token from the mail of \`requestPasswordReset\`."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"Something that bears on who can get into the account."
type SecurityEvent {
  "The event's id."
  id: ID!
  "What happened."
  kind: SecurityEventKind!
  "When it happened."
  at: DateTime!
  "The IP address that the request came from. Null if no request caused the event."
  ip: String
  """
  The browser, for example \`Firefox on Linux\`. Null for programs and for browsers that are not
  recognized.
  """
  browser: String
  "The name of what it was about, for example of the passkey. Null if there is none."
  detail: String
}

"Kinds of security events."
enum SecurityEventKind {
  "The person signed in. \`detail\` says with what."
  SIGNED_IN
  "Somebody gave a wrong password for the address of the account. At most one a minute is noted."
  SIGN_IN_FAILED
  "Somebody who knew the password gave a wrong code of the second factor."
  SECOND_FACTOR_FAILED
  "A session was ended from another browser, or all of them were."
  SESSION_ENDED
  "The e-mail address was confirmed."
  EMAIL_CONFIRMED
  "Another e-mail address was asked for. It counts once confirmed."
  EMAIL_CHANGE_REQUESTED
  "The e-mail address changed."
  EMAIL_CHANGED
  "A link to choose a new password was mailed."
  PASSWORD_RESET_REQUESTED
  "The password changed, by who knew it or with a mailed link."
  PASSWORD_CHANGED
  "A second factor was switched on. \`detail\` names it."
  FACTOR_SWITCHED_ON
  "A second factor was switched off. \`detail\` names it."
  FACTOR_SWITCHED_OFF
  "A recovery code was used."
  RECOVERY_CODE_USED
  "A passkey was enrolled."
  PASSKEY_ADDED
  "A passkey was removed."
  PASSKEY_REMOVED
  "An outside identity was linked."
  IDENTITY_LINKED
  "An outside identity was unlinked."
  IDENTITY_UNLINKED
  "The phrase that mails carry was set or removed."
  ANTI_PHISHING_CODE_CHANGED
  "An API credential was created."
  CREDENTIAL_CREATED
  "An API credential was deleted, and its tokens with it."
  CREDENTIAL_DELETED
  "An app was allowed to act for the person."
  APP_ALLOWED
  "An app was disconnected."
  APP_DISCONNECTED
  "The person's data was downloaded."
  DATA_EXPORTED
  "A bank account to pay to was saved. \`detail\` shows its last digits."
  BANK_ACCOUNT_ADDED
  "A bank account to pay to was deleted, or the change was taken back."
  BANK_ACCOUNT_REMOVED
  "An outside wallet to send to was asked for. \`detail\` names it."
  WALLET_ADDED
  "Another provider keeps an outside wallet to send to than before."
  WALLET_CHANGED
  "An outside wallet was taken off the list to send to."
  WALLET_REMOVED
  "A withdrawal was asked for. \`detail\` says how much."
  WITHDRAWAL_REQUESTED
  "A withdrawal was cancelled by the person."
  WITHDRAWAL_CANCELED
  "A withdrawal was refused by an operator or a check."
  WITHDRAWAL_REJECTED
  "A withdrawal was handed to the bank, or sent on a chain."
  WITHDRAWAL_SENT
  "A withdrawal could not be handed to the bank, or a chain did not take it."
  WITHDRAWAL_FAILED
  "The bank sent a withdrawal back."
  WITHDRAWAL_RETURNED
}

"Security events, newest first."
type SecurityEventPage {
  "The events of this page."
  nodes: [SecurityEvent!]!
  "Hand it back as \`cursor\` to read on. Null on the last page."
  nextCursor: String
}

"Which security events to read."
input SecurityEventsInput {
  "Only events of these kinds. Default: all."
  kinds: [SecurityEventKind!] @constraint(minItems: 1, maxItems: 50)
  "How many events a page holds, 1 to 500."
  limit: Int! = 50 @constraint(min: "1", max: "500")
  "\`nextCursor\` of the page before."
  cursor: String @constraint(minLength: 1, maxLength: 500)
}

"A signed-in browser of the first-party app."
type Session {
  "The session's id."
  id: ID!
  "Who is signed in."
  user: User!
  "When the session ends by itself."
  expiresAt: DateTime!
  """
  Until when sensitive operations ask for no further proof: five minutes after signing in or
  \`stepUp\`. Null if that has passed.
  """
  steppedUpUntil: DateTime
}

"What became of signing in with a password: exactly one of the two is set."
type SignInResult {
  "The session, where the password was enough."
  session: Session
  "What still has to be proven, where the person has a second factor."
  challenge: SignInChallenge
}

"A sign-in that waits for the second factor."
type SignInChallenge {
  "Hand it to \`completeSignIn\`, and to \`requestMfaEmail\` to have a code mailed."
  id: ID!
  """
  What completes it. \`PASSKEY\`: sign in with \`beginPasskeySignIn\` instead. \`EMAIL\`: ask for a code
  with \`requestMfaEmail\`.
  """
  methods: [MfaMethod!]!
  "When it expires: ten minutes after the password."
  expiresAt: DateTime!
}

"Who may open an account on a server; its operator chooses."
enum RegistrationPolicy {
  "Everybody."
  OPEN
  "Who has an invitation."
  INVITED
  "Nobody."
  CLOSED
}

"An outside provider that this platform lets people sign in with."
type SignInProvider {
  "Its name in addresses: a page of this origin posts to \`/auth/providers/<id>/start\`."
  id: ID!
  "Its name as people know it."
  name: String!
  "What \`OAuthLink.provider\` and \`createOAuthLink\` call it."
  provider: OAuthProvider!
}

"What signing in needs."
input SignInInput {
  "The address of the account."
  email: String! @constraint(format: EMAIL, maxLength: 254)
  "The password of the account."
  password: String! @constraint(minLength: 1, maxLength: 200)
}

"The second factor of a sign-in."
input CompleteSignInInput {
  "The challenge that \`signIn\` gave out."
  challengeId: ID! @constraint(format: UUID)
  "A code of the authenticator app, a mailed code or a recovery code."
  code: String! @constraint(minLength: 6, maxLength: 10)
}

"The proof that the person is present: exactly one of the three fields is given."
input StepUpInput {
  "The account's password. Not enough where the person has a second factor."
  password: String @constraint(minLength: 1, maxLength: 200)
  "A code of the authenticator app, a mailed code or a recovery code."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
  "The answer of a passkey to \`beginPasskeyStepUp\`."
  passkey: PasskeyAnswerInput
}

"A browser in which the person is signed in."
type SignedInBrowser {
  "The id of its session."
  id: ID!
  "Whether it is the browser that asks."
  current: Boolean!
  "What it says of itself, for example \`Firefox on Linux\`. Null if it is not recognized."
  browser: String
  "The network that it was last seen in: an IPv4 address, or the first half of an IPv6 address."
  network: String!
  "When the person signed in there."
  createdAt: DateTime!
  "When it was last used, to the minute."
  lastUsedAt: DateTime!
  "When it ends by itself, however much it is used."
  expiresAt: DateTime!
}

"Which session to end."
input EndSessionInput {
  "The id of a session from \`sessions\`."
  id: ID! @constraint(format: UUID)
}

"What signing out everywhere spares."
input SignOutEverywhereInput {
  "Whether this browser stays signed in."
  keepThisBrowser: Boolean! = true
}

"""
A change that an app asks for and the person decides about, or that an app has made where the person
is not asked and wanted it noted: of assistants, and of apps with a bound.
"""
type AgentRequest {
  "The request's id."
  id: ID!
  "The name that the asking app gave itself. It is not verified."
  clientName: String!
  "The operation that would be called, for example \`placeOrder\`."
  operation: String!
  """
  What is asked, in a sentence made from the platform's own data. While it waits the figures in it
  are those of now.
  """
  words: String!
  "What would be handed to the operation, line by line. At most 60."
  details: [AgentRequestDetail!]!
  """
  What prevents it now, in one sentence, for example that there is too little cash. Null if nothing
  is known to.
  """
  obstacle: String
  "The state of the request."
  status: AgentRequestStatus!
  "What came of it, or why it failed. Null while nothing has."
  outcome: String
  "Whether the person is asked. False if the app made the change by itself."
  asked: Boolean!
  """
  Whether the app makes the change itself, by calling again once it is approved. Otherwise it is
  made as the person approves it.
  """
  madeByApp: Boolean!
  "When it was asked for."
  createdAt: DateTime!
  """
  Until when it can be approved, and be made by the app where \`madeByApp\`: 15 minutes at most, and
  no longer than the app's access.
  """
  expiresAt: DateTime!
  "When the person decided. Null until then."
  decidedAt: DateTime
}

"One line of what an assistant asks for."
type AgentRequestDetail {
  "What it is."
  label: String!
  "As the assistant gave it, or the name of what its id stands for."
  value: String!
}

"The states of a change that an assistant asked for."
enum AgentRequestStatus {
  "It waits for the person."
  PENDING
  "It is approved, and being done or to be done by the app."
  APPROVED
  "It was done."
  DONE
  "It was tried and failed: \`outcome\` says why."
  FAILED
  "The person declined it."
  DECLINED
  "Nobody decided in time, or the app's access ended first."
  EXPIRED
}

"The person's answer to an assistant."
enum AgentRequestAnswer {
  "Have it done, once."
  APPROVE
  "Never have it done."
  DECLINE
}

"Which requests of assistants to list."
input ListAgentRequestsInput {
  "Only these requests. Ids that are not the person's are left out. Default: all."
  ids: [ID!] @constraint(minItems: 1, maxItems: 50, format: UUID)
  "Only what was asked for before this moment. Default: all."
  to: DateTime
}

"A coupon to look at."
input PlanCouponInput {
  "Its code. Upper and lower case are the same."
  coupon: String! @constraint(minLength: 1, maxLength: 60, format: LINE)
}

"Which wallet to take off the list, by its mailed link."
input DiscardWhitelistedWalletInput {
  "What the link of the mail holds."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"The link of the mail that tells of a new bank account."
input DiscardBankAccountInput {
  "The token of the link, valid for 7 days."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"Which withdrawal to call off."
input CancelWithdrawalInput {
  "The withdrawal's id."
  id: ID! @constraint(format: UUID)
}

"A household to found."
input CreateHouseholdInput {
  "What its members call it."
  name: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "The name that it knows the caller by. Default: the account's."
  ownName: String @constraint(minLength: 1, maxLength: 80, format: LINE)
  "Whether the caller shows figures to the other members."
  sharesFigures: Boolean! = true
}

"A new name for the household."
input UpdateHouseholdInput {
  "The new name."
  name: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
}

"Whom to invite to the household."
input InviteHouseholdMemberInput {
  "Where the invitation is mailed. Only an account of this address can accept it."
  email: String! @constraint(format: EMAIL, maxLength: 254)
  "The name that the household knows the member by."
  name: String! @constraint(minLength: 1, maxLength: 80, format: LINE)
  "What the member is to the founder of the household, not \`SELF\`."
  relationship: HouseholdRelationship!
  "How much of the member's net worth counts in the household's, in percent."
  sharePercent: Decimal! = "100" @constraint(min: "0", max: "100", scale: 6)
  """
  The account's password. Needed where the person has no second factor and the session was not
  stepped up.
  """
  password: String @constraint(minLength: 1, maxLength: 200)
  "A fresh code of the second factor, where the session was not stepped up."
  mfaCode: String @constraint(minLength: 6, maxLength: 10)
}

"An invitation to a household, by what its link holds."
input HouseholdInvitationInput {
  "What the link of the mail holds."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
}

"An invitation to accept."
input JoinHouseholdInput {
  "What the link of the mail holds."
  token: String! @constraint(minLength: 20, maxLength: 100, format: LINE)
  "Whether the caller shows figures to the other members."
  sharesFigures: Boolean! = false
}

"What to change about a member. What is left out stays."
input UpdateHouseholdMemberInput {
  "The id of the membership."
  id: ID! @constraint(format: UUID)
  "The name that the household knows the member by."
  name: String @constraint(minLength: 1, maxLength: 80, format: LINE, notNull: true)
  "What the member is to the founder of the household. Only an owner changes it."
  relationship: HouseholdRelationship @constraint(notNull: true)
  "What the member may do. Only an owner changes it."
  role: HouseholdRole @constraint(notNull: true)
  "How much of the member's net worth counts in the household's, in percent."
  sharePercent: Decimal @constraint(min: "0", max: "100", scale: 6, notNull: true)
  "Whether the member shows figures to the household. Everybody says so for themselves."
  sharesFigures: Boolean @constraint(notNull: true)
}

"Which member to take out of the household."
input RemoveHouseholdMemberInput {
  "The id of the membership."
  id: ID! @constraint(format: UUID)
}

"An invitation to a household, as who is invited sees it before joining."
type HouseholdInvitation {
  "The id of the membership that it would become."
  id: ID!
  "What the household's members call it."
  householdName: String!
  "The name of who sent it, as the household knows them."
  invitedBy: String!
  "What the member would be to the founder of the household."
  relationship: HouseholdRelationship!
  "Until when it can be accepted."
  expiresAt: DateTime!
}

extend type Query {
  "The signed-in person's API credentials, newest first. At most 20."
  apiCredentials: [ApiCredential!]! @sessionOnly
  "What closing the account would do, and what prevents it."
  accountClosure: AccountClosure! @sessionOnly
  """
  The request behind a consent screen.
  Errors: \`NOT_FOUND\` where it has expired or was decided.
  """
  consentRequest(params: ConsentRequestInput!): ConsentRequest! @sessionOnly
  "The apps that may act for the signed-in person, last allowed first. At most 500."
  connectedApps: [ConnectedApp!]! @sessionOnly
  "Whether assistants reach the signed-in person's account."
  assistantAccess: AssistantAccess! @sessionOnly
  """
  What can open the account beside the password that is about to be reset: kinds of which there is
  none are left out, so at most 4. Uses the token up no more than looking at the page does. Costs
  one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` for a token that is unknown, used or older than an hour; \`RATE_LIMITED\`.
  """
  waysIn(params: WaysInInput!): [WaysIn!]! @sessionOnly(signedIn: false) @sensitive
  """
  What happened to the account's protection in the last two years, newest first.
  Errors: \`BAD_USER_INPUT\` for a cursor that this query did not give out.
  """
  securityEvents(params: SecurityEventsInput): SecurityEventPage! @sessionOnly
  "The session of this browser, or null where nobody is signed in."
  currentSession: Session @sessionOnly(signedIn: false)
  """
  The outside providers for the page that signs in, at most 10. Empty if the operator has set up
  none.
  """
  signInProviders: [SignInProvider!]! @sessionOnly(signedIn: false)
  """
  Who may open an account on this server.
  Errors: none of its own.
  """
  registrationPolicy: RegistrationPolicy! @sessionOnly(signedIn: false)
  "Where the person is signed in, last used first. At most 20."
  sessions: [SignedInBrowser!]! @sessionOnly
  """
  What apps have asked for in the last 90 days, and what they have changed without asking, newest
  first. At most 50.
  """
  listAgentRequests(params: ListAgentRequestsInput): [AgentRequest!]! @sessionOnly
  """
  What a coupon would take off a new subscription of the caller, with all its months. It is not
  taken: \`subscribeUser\` takes it. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` for one that the caller cannot take, with the reason.
  """
  planCoupon(params: PlanCouponInput!): PlanCoupon! @sessionOnly @sensitive
  """
  The invitation behind a mailed link.
  Errors: \`NOT_FOUND\` where it is unknown, accepted, taken back or older than 7 days.
  """
  householdInvitation(params: HouseholdInvitationInput!): HouseholdInvitation! @sessionOnly @sensitive
}

extend type Mutation {
  """
  Creates an API credential, which asks for a fresh proof: signing in or \`stepUp\` within five
  minutes, \`mfaCode\` or \`password\`. An account may have 20. Costs one unit of the sensitive rate
  group.
  Errors: \`BAD_USER_INPUT\`, \`QUOTA_EXCEEDED\`, \`INVALID_STATE\` where the e-mail address is not
  confirmed; \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`RATE_LIMITED\`.
  """
  createApiCredential(params: CreateApiCredentialInput!): CreatedApiCredential! @sessionOnly @sensitive @stepUp
  """
  Deletes an API credential. Its tokens, its unredeemed codes and its open sockets end at once.
  Errors: \`NOT_FOUND\`.
  """
  deleteApiCredential(params: DeleteApiCredentialInput!): OperationResult! @sessionOnly
  """
  Closes the account for good: signs out everywhere, ends every token, cancels practice orders,
  deletes credentials, factors, devices and the profile, and frees the e-mail address. What the law
  asks for, such as orders and postings, is kept without a way in. Costs one unit of the sensitive
  rate group. \`GET /account/export\` in the same browser downloads the person's data before.
  Errors: \`BAD_USER_INPUT\` for another \`confirmation\` or a wrong \`password\`; \`INVALID_STATE\` while
  \`AccountClosure.obstacles\` has entries; \`MFA_REQUIRED\`; \`MFA_INVALID\`.
  """
  closeAccount(params: CloseAccountInput!): OperationResult! @sessionOnly @sensitive @stepUp
  """
  Allows or declines an app's request, once. Allowing what is not remembered already, such as a new
  app, wider scopes or being asked less, asks for a fresh proof: signing in or \`stepUp\` within five
  minutes, \`mfaCode\` or \`password\`. Costs one unit of the sensitive rate group.
  Errors: \`NOT_FOUND\` where it has expired or was decided; \`BAD_USER_INPUT\` for a wrong \`password\`,
  or to allow without \`grantedScopes\`, or with scopes that the request does not ask for;
  \`INVALID_STATE\` where the plan no longer includes what was shown; \`MFA_REQUIRED\`; \`MFA_INVALID\`;
  \`RATE_LIMITED\`. A refused answer leaves the request open.
  """
  decideConsent(params: DecideConsentInput!): ConsentDecision! @sessionOnly @sensitive @stepUp
  """
  Says how a connected app asks before it changes something, and how much it may do in a day. It
  counts from its next request on, of tokens that it holds already too. Asking less, or a wider
  bound, asks for a fresh proof: signing in or \`stepUp\` within five minutes, \`mfaCode\` or
  \`password\`. Costs one unit of the sensitive rate group.
  Errors: \`NOT_FOUND\`; \`BAD_USER_INPUT\` for a wrong \`password\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`;
  \`RATE_LIMITED\`.
  """
  updateConnectedApp(params: UpdateConnectedAppInput!): ConnectedApp! @sessionOnly @sensitive @stepUp
  """
  Disconnects an app: the person's tokens of it end at once and its consent is forgotten.
  Errors: \`NOT_FOUND\`.
  """
  revokeConnectedApp(params: RevokeConnectedAppInput!): OperationResult! @sessionOnly
  """
  Stops every assistant at once, and every app that the person is asked about: each request of
  theirs is refused from now on, and their streams end. Their access stays, for when they may go on.
  """
  stopAssistants: AssistantAccess! @sessionOnly
  """
  Lets assistants go on. Asks for a fresh proof: signing in or \`stepUp\` within five minutes,
  \`mfaCode\` or \`password\`. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` for a wrong \`password\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`RATE_LIMITED\`.
  """
  resumeAssistants(params: ResumeAssistantsInput): AssistantAccess! @sessionOnly @sensitive @stepUp
  """
  Confirms a newsletter with the token of the mailed link. Safe to repeat.
  Errors: \`BAD_USER_INPUT\` where the token is unknown or older than 7 days.
  """
  confirmNewsletter(params: ConfirmNewsletterInput!): OperationResult! @sessionOnly(signedIn: false)
  """
  Ends a newsletter with the token of the link that each one carries. Safe to repeat.
  Errors: \`BAD_USER_INPUT\` where the token is unknown.
  """
  unsubscribeFromNewsletter(params: UnsubscribeFromNewsletterInput!): OperationResult! @sessionOnly(signedIn: false)
  """
  Begins to sign in with a passkey, without an address: the browser offers those it has for this
  site. A passkey that the person unlocks is password and second factor in one. Costs one unit of
  the sensitive rate group.
  Errors: \`RATE_LIMITED\`.
  """
  beginPasskeySignIn: PasskeyCeremony! @sessionOnly(signedIn: false) @sensitive
  """
  Signs in with the passkey's answer and sets the session cookie. Costs one unit of the sensitive
  rate group.
  Errors: \`UNAUTHENTICATED\` where the ceremony has expired, the passkey is unknown or its answer is
  wrong; \`RATE_LIMITED\`.
  """
  finishPasskeySignIn(params: FinishPasskeySignInInput!): Session! @sessionOnly(signedIn: false) @sensitive
  """
  Begins to enrol a passkey. Needs the password, a second factor or a stepped-up session. Costs one
  unit of the sensitive rate group.
  Errors: \`QUOTA_EXCEEDED\` where the person has 20; \`BAD_USER_INPUT\` for a wrong \`password\`;
  \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`RATE_LIMITED\`.
  """
  beginPasskeyEnrollment(params: BeginPasskeyEnrollmentInput): PasskeyCeremony! @sessionOnly @sensitive @stepUp
  """
  Enrols the passkey. The person gets a mail. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` where the ceremony has expired or the answer is wrong; \`CONFLICT\` where
  the passkey is enrolled already; \`QUOTA_EXCEEDED\`; \`RATE_LIMITED\`.
  """
  finishPasskeyEnrollment(params: FinishPasskeyEnrollmentInput!): Passkey! @sessionOnly @sensitive
  """
  Begins to step the session up with one of the person's passkeys; \`stepUp\` takes its answer. Costs
  one unit of the sensitive rate group.
  Errors: \`INVALID_STATE\` where the person has no passkey; \`RATE_LIMITED\`.
  """
  beginPasskeyStepUp: PasskeyCeremony! @sessionOnly @sensitive
  """
  Signs in with the password and sets the session cookie, or answers with a challenge where the
  person has a second factor. An unknown address and a wrong password give the same answer in the
  same time. Costs one unit of the sensitive rate group.
  Errors: \`UNAUTHENTICATED\`, \`RATE_LIMITED\`.
  """
  signIn(params: SignInInput!): SignInResult! @sessionOnly(signedIn: false) @sensitive
  """
  Completes a sign-in with the second factor and sets the session cookie. Costs one unit of the
  sensitive rate group.
  Errors: \`NOT_FOUND\` where the challenge is unknown, used or has expired: begin with \`signIn\`
  again; \`MFA_INVALID\` for a wrong or used code; \`RATE_LIMITED\` after repeated failures.
  """
  completeSignIn(params: CompleteSignInInput!): Session! @sessionOnly(signedIn: false) @sensitive
  """
  Proves again that the person is present, so that sensitive operations ask for nothing further for
  five minutes. The session gets a new cookie. Costs one unit of the sensitive rate group.
  Errors: \`BAD_USER_INPUT\` for a wrong password, a passkey that does not fit, or more or less than
  one of the three; \`MFA_REQUIRED\` for a password where the person has a second factor;
  \`MFA_INVALID\`; \`RATE_LIMITED\`.
  """
  stepUp(params: StepUpInput!): Session! @sessionOnly @sensitive
  "Signs out: ends the session of this browser and clears its cookie."
  signOut: OperationResult! @sessionOnly
  """
  Signs the person out of one browser. Its open sockets close at once.
  Errors: \`NOT_FOUND\`.
  """
  endSession(params: EndSessionInput!): OperationResult! @sessionOnly
  """
  Signs the person out of every browser, or of every other one. API tokens stay: they end with
  their credentials and connected apps.
  """
  signOutEverywhere(params: SignOutEverywhereInput): OperationResult! @sessionOnly
  """
  Approves or declines what an app asked for, once. What is approved is done at once, under the
  scopes that the app has at this moment, and the answer says what came of it; a process that dies
  meanwhile is made up for, without doing anything twice. Where \`madeByApp\`, the app makes it with
  its next call. Costs one unit of the sensitive rate group.
  Errors: \`NOT_FOUND\` where it was decided, has expired, or the app's access has ended;
  \`RATE_LIMITED\`.
  """
  decideAgentRequest(params: DecideAgentRequestInput!): AgentRequest! @sessionOnly @sensitive
  """
  Takes an outside wallet off the list with the token of the link that was mailed. Safe to repeat.
  Errors: \`BAD_USER_INPUT\` where the token is unknown or older than 7 days.
  """
  discardWhitelistedWallet(params: DiscardWhitelistedWalletInput!): OperationResult! @sessionOnly(signedIn: false) @sensitive
  """
  Takes a new bank account back with the token of the link that was mailed. What was in use before
  it is in use again. Safe to repeat.
  Errors: \`BAD_USER_INPUT\` where the token is unknown or older than 7 days; \`CONFLICT\` while a
  withdrawal to it is under way.
  """
  discardBankAccount(params: DiscardBankAccountInput!): OperationResult! @sessionOnly(signedIn: false) @sensitive
  """
  Calls a withdrawal off before it is approved. What was held is free again.
  Errors: \`NOT_FOUND\`; \`INVALID_STATE\` once it is approved, and where it has ended.
  """
  cancelWithdrawal(params: CancelWithdrawalInput!): WithdrawalRequest! @sessionOnly
  """
  Founds a household with the caller as its owner. A person is in one household at most.
  Errors: \`CONFLICT\` where the caller is in one already.
  """
  createHousehold(params: CreateHouseholdInput!): NetWorthHousehold! @sessionOnly
  """
  Renames the household.
  Errors: \`NOT_FOUND\` where the caller has none; \`FORBIDDEN\` for who is not an owner.
  """
  updateHousehold(params: UpdateHouseholdInput!): NetWorthHousehold! @sessionOnly
  """
  Mails an invitation, which can be accepted within 7 days; an earlier one of the address ends. A
  household has 20 members at most, invited ones included. Costs one unit of the sensitive rate
  group.
  Errors: \`BAD_USER_INPUT\` for the caller's own address, for \`SELF\` and for a missing or wrong
  password; \`NOT_FOUND\` where the caller has no household; \`FORBIDDEN\` for who is not an owner;
  \`QUOTA_EXCEEDED\`; \`MFA_REQUIRED\`; \`MFA_INVALID\`; \`RATE_LIMITED\`.
  """
  inviteHouseholdMember(params: InviteHouseholdMemberInput!): NetWorthHousehold! @sessionOnly @sensitive @stepUp
  """
  Accepts an invitation. The owners get a mail.
  Errors: \`NOT_FOUND\` where it is unknown, accepted, taken back or older than 7 days;
  \`INVALID_STATE\` where it is for another e-mail address than the account's; \`CONFLICT\` where the
  caller is in a household already.
  """
  joinHousehold(params: JoinHouseholdInput!): NetWorthHousehold! @sessionOnly @sensitive
  """
  Changes a membership: an owner everybody's, others their own.
  Errors: \`BAD_USER_INPUT\` for \`SELF\` of anyone but who founded the household; \`NOT_FOUND\`;
  \`FORBIDDEN\`; \`INVALID_STATE\` where no owner would be left, or who is invited would be one.
  """
  updateHouseholdMember(params: UpdateHouseholdMemberInput!): NetWorthHousehold! @sessionOnly
  """
  Takes a member out of the household, or an invitation back. Neither sees anything of the other
  from then on, and what was recorded as the member's is whose who recorded it.
  Errors: \`NOT_FOUND\`; \`FORBIDDEN\` for who is not an owner.
  """
  removeHouseholdMember(params: RemoveHouseholdMemberInput!): OperationResult! @sessionOnly
  """
  Leaves the household: at once, the caller sees nothing of the others and they nothing of the
  caller. Where nobody is left, it ends.
  Errors: \`NOT_FOUND\` where the caller has none.
  """
  leaveHousehold: OperationResult! @sessionOnly
}
`;

/** The whole contract, first-party part included. */
export const typeDefs: string = publicTypeDefs + firstPartyTypeDefs;
