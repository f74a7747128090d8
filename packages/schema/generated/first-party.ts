// Generated from the contract by `npm run codegen`. Do not edit.

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Operation } from '../src/operation.ts';
/** What a new API credential needs. */
export type CreateApiCredentialInput = {
  /** A name by which the owner will know it. */
  label: string;
  /** True: a public client with PKCE and without a secret. False: a confidential credential. */
  publicClient?: boolean;
  /**
   * Where the authorization code flow may return to: https, or http on localhost and 127.0.0.1; no
   * fragment. At least one for a public client, none for a confidential credential.
   */
  redirectUris?: Array<string>;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** Which API credential to delete. */
export type DeleteApiCredentialInput = {
  /** The credential's id. */
  id: string;
};

/** Kinds of obstacles to closing an account. */
export type ClosureObstacleKind =
  /**
   * A live account still holds cash, in any currency, or owes some: withdraw it, or pay it in. Or a
   * deposit or withdrawal has not ended: wait for it.
   */
  | 'CASH'
  /** A live account still holds positions: sell or transfer them. */
  | 'POSITIONS'
  /** An order of a live account is open and holds cash or shares: cancel it. */
  | 'ORDERS';

/** The decision to close the account. */
export type CloseAccountInput = {
  /** The e-mail address of the account, typed by the person, in upper or lower case. */
  confirmation: string;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** Who made an app known to the platform. */
export type AppRegistrant =
  /** The signed-in person, in their settings. */
  | 'YOU'
  /** Somebody else with an account here, in their settings. */
  | 'ANOTHER_PERSON'
  /** The app itself, by dynamic registration. The operator approved the host that it returns to. */
  | 'ITSELF'
  /** A document at the app's own address, on a host that the operator approved. */
  | 'DOCUMENT';

/**
 * How the person is asked before an app changes something of weight: orders, strategies, portfolios,
 * deletions, everything that moves money. Access data, factors, payout accounts, withdrawals and
 * identity are then not for the app at all.
 */
export type AppApproval =
  /** The app changes what its scopes allow, and asks nobody. */
  | 'NONE'
  /** Each change waits until the person has approved it on the page `/approvals`. */
  | 'ON_PAGE'
  /**
   * As `ON_PAGE`, and at `/mcp` the app may show the question itself where it can. What it says that
   * the person has answered counts.
   */
  | 'IN_APP';

/** Allow or decline. */
export type ConsentAnswer =
  /** Grant the scopes that the consent screen showed. */
  | 'ALLOW'
  /** Grant nothing; the app is told `access_denied`. */
  | 'DECLINE';

/** Which request to read. */
export type ConsentRequestInput = {
  /** The request's id, from the consent screen's address. */
  id: string;
};

/** The person's answer to an app. */
export type DecideConsentInput = {
  /** The request's id, from the consent screen's address. */
  id: string;
  /** The answer. */
  answer: ConsentAnswer;
  /**
   * The scopes that the person was shown, `grantedScopes` of the request. Needed to allow: no more
   * than these are granted, whatever has changed since.
   */
  grantedScopes?: Array<string> | null | undefined;
  /** How the person wants to be asked about changes of the app. Default: `approval` of the request. */
  approval?: AppApproval | null | undefined;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** What the person wants of an app from now on. What is left out stays; null for a bound takes it away. */
export type UpdateConnectedAppInput = {
  /** The id of the connected app. */
  id: string;
  /** How the person is asked before it changes something. */
  approval?: AppApproval | null | undefined;
  /** How many changes it may make in 24 hours. Null for no bound. */
  maxChangesPerDay?: number | null | undefined;
  /** For how much it may move money in 24 hours, in US dollars. Null for no bound. */
  maxAmountPerDay?: string | number | null | undefined;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** Which app to disconnect. */
export type RevokeConnectedAppInput = {
  /** The id of the connected app. */
  id: string;
};

/** The proof that it is the person who lets assistants go on. */
export type ResumeAssistantsInput = {
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** The person's answer to an assistant's request. */
export type DecideAgentRequestInput = {
  /** The request's id. */
  id: string;
  /** The answer. */
  answer: AgentRequestAnswer;
};

/** The link of the mail that confirms a newsletter. */
export type ConfirmNewsletterInput = {
  /** The token of the link, valid for 7 days. */
  token: string;
};

/** The link at the end of a newsletter. */
export type UnsubscribeFromNewsletterInput = {
  /** The token of the link. */
  token: string;
};

/** A provider of outside identities. An operator may offer some of them or none. */
export type OAuthProvider =
  /** Google. */
  | 'GOOGLE'
  /** Apple. */
  | 'APPLE'
  /** The OpenID Connect provider that the operator of this platform has set up. */
  | 'OIDC';

/** The second half of a WebAuthn ceremony: what the authenticator answered. */
export type PasskeyAnswerInput = {
  /** The ceremony that was begun. */
  ceremonyId: string;
  /** The browser's `PublicKeyCredential` as its method `toJSON` writes it. */
  responseJson: string;
};

/** The answer of the passkey that signs in. */
export type FinishPasskeySignInInput = {
  /** The ceremony that `beginPasskeySignIn` began. */
  ceremonyId: string;
  /** The browser's `PublicKeyCredential` as its method `toJSON` writes it. */
  responseJson: string;
};

/** The proof that the person is present, where the session was not stepped up. */
export type BeginPasskeyEnrollmentInput = {
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** The new passkey. */
export type FinishPasskeyEnrollmentInput = {
  /** The ceremony that `beginPasskeyEnrollment` began. */
  ceremonyId: string;
  /** The browser's `PublicKeyCredential` as its method `toJSON` writes it. */
  responseJson: string;
  /** The person's name for it. Default: `Passkey`. */
  name?: string | null | undefined;
};

/** Whether a passkey can live on several devices. */
export type PasskeyDeviceType =
  /** It stays on one device, such as a security key. */
  | 'SINGLE_DEVICE'
  /** It can be synced between devices. */
  | 'MULTI_DEVICE';

/** How a browser reaches a passkey, as WebAuthn names it. */
export type PasskeyTransport =
  /** A security key in a USB port. */
  | 'USB'
  /** A security key held near. */
  | 'NFC'
  /** Bluetooth Low Energy. */
  | 'BLE'
  /** A smart card in a reader. */
  | 'SMART_CARD'
  /** Another device close by, such as a phone that scans a QR code. */
  | 'HYBRID'
  /** The device itself. */
  | 'INTERNAL';

/** What can open an account beside its password: it stays where a password is reset without more. */
export type WayIn =
  /** API credentials: programs obtain tokens with them. */
  | 'API_CREDENTIALS'
  /** Passkeys: they sign in without a password. */
  | 'PASSKEYS'
  /** Sign-ins at outside providers that are linked to the account. */
  | 'OUTSIDE_SIGN_INS'
  /** Apps whose consent is remembered: they get new tokens without another question. */
  | 'CONNECTED_APPS';

/** Whose ways in to show. */
export type WaysInInput = {
  /** The token from the mail of `requestPasswordReset`. */
  token: string;
};

/** Kinds of security events. */
export type SecurityEventKind =
  /** The person signed in. `detail` says with what. */
  | 'SIGNED_IN'
  /** Somebody gave a wrong password for the address of the account. At most one a minute is noted. */
  | 'SIGN_IN_FAILED'
  /** Somebody who knew the password gave a wrong code of the second factor. */
  | 'SECOND_FACTOR_FAILED'
  /** A session was ended from another browser, or all of them were. */
  | 'SESSION_ENDED'
  /** The e-mail address was confirmed. */
  | 'EMAIL_CONFIRMED'
  /** Another e-mail address was asked for. It counts once confirmed. */
  | 'EMAIL_CHANGE_REQUESTED'
  /** The e-mail address changed. */
  | 'EMAIL_CHANGED'
  /** A link to choose a new password was mailed. */
  | 'PASSWORD_RESET_REQUESTED'
  /** The password changed, by who knew it or with a mailed link. */
  | 'PASSWORD_CHANGED'
  /** A second factor was switched on. `detail` names it. */
  | 'FACTOR_SWITCHED_ON'
  /** A second factor was switched off. `detail` names it. */
  | 'FACTOR_SWITCHED_OFF'
  /** A recovery code was used. */
  | 'RECOVERY_CODE_USED'
  /** A passkey was enrolled. */
  | 'PASSKEY_ADDED'
  /** A passkey was removed. */
  | 'PASSKEY_REMOVED'
  /** An outside identity was linked. */
  | 'IDENTITY_LINKED'
  /** An outside identity was unlinked. */
  | 'IDENTITY_UNLINKED'
  /** The phrase that mails carry was set or removed. */
  | 'ANTI_PHISHING_CODE_CHANGED'
  /** An API credential was created. */
  | 'CREDENTIAL_CREATED'
  /** An API credential was deleted, and its tokens with it. */
  | 'CREDENTIAL_DELETED'
  /** An app was allowed to act for the person. */
  | 'APP_ALLOWED'
  /** An app was disconnected. */
  | 'APP_DISCONNECTED'
  /** The person's data was downloaded. */
  | 'DATA_EXPORTED'
  /** A bank account to pay to was saved. `detail` shows its last digits. */
  | 'BANK_ACCOUNT_ADDED'
  /** A bank account to pay to was deleted, or the change was taken back. */
  | 'BANK_ACCOUNT_REMOVED'
  /** An outside wallet to send to was asked for. `detail` names it. */
  | 'WALLET_ADDED'
  /** Another provider keeps an outside wallet to send to than before. */
  | 'WALLET_CHANGED'
  /** An outside wallet was taken off the list to send to. */
  | 'WALLET_REMOVED'
  /** A withdrawal was asked for. `detail` says how much. */
  | 'WITHDRAWAL_REQUESTED'
  /** A withdrawal was cancelled by the person. */
  | 'WITHDRAWAL_CANCELED'
  /** A withdrawal was refused by an operator or a check. */
  | 'WITHDRAWAL_REJECTED'
  /** A withdrawal was handed to the bank, or sent on a chain. */
  | 'WITHDRAWAL_SENT'
  /** A withdrawal could not be handed to the bank, or a chain did not take it. */
  | 'WITHDRAWAL_FAILED'
  /** The bank sent a withdrawal back. */
  | 'WITHDRAWAL_RETURNED';

/** Which security events to read. */
export type SecurityEventsInput = {
  /** Only events of these kinds. Default: all. */
  kinds?: Array<SecurityEventKind> | null | undefined;
  /** How many events a page holds, 1 to 500. */
  limit?: number;
  /** `nextCursor` of the page before. */
  cursor?: string | null | undefined;
};

/** A kind of second factor. */
export type MfaMethod =
  /** An authenticator app: six digits that change every 30 seconds, each good once. */
  | 'TOTP'
  /** Mail to the account's address: the six digits that `requestMfaEmail` sends. */
  | 'EMAIL'
  /** A passkey. It steps up a session of the first-party app and gives no code. */
  | 'PASSKEY'
  /** One of ten recovery codes of ten characters, each good once in place of any other code. */
  | 'RECOVERY_CODE';

/** Who may open an account on a server; its operator chooses. */
export type RegistrationPolicy =
  /** Everybody. */
  | 'OPEN'
  /** Who has an invitation. */
  | 'INVITED'
  /** Nobody. */
  | 'CLOSED';

/** What signing in needs. */
export type SignInInput = {
  /** The address of the account. */
  email: string;
  /** The password of the account. */
  password: string;
};

/** The second factor of a sign-in. */
export type CompleteSignInInput = {
  /** The challenge that `signIn` gave out. */
  challengeId: string;
  /** A code of the authenticator app, a mailed code or a recovery code. */
  code: string;
};

/** The proof that the person is present: exactly one of the three fields is given. */
export type StepUpInput = {
  /** The account's password. Not enough where the person has a second factor. */
  password?: string | null | undefined;
  /** A code of the authenticator app, a mailed code or a recovery code. */
  mfaCode?: string | null | undefined;
  /** The answer of a passkey to `beginPasskeyStepUp`. */
  passkey?: PasskeyAnswerInput | null | undefined;
};

/** Which session to end. */
export type EndSessionInput = {
  /** The id of a session from `sessions`. */
  id: string;
};

/** What signing out everywhere spares. */
export type SignOutEverywhereInput = {
  /** Whether this browser stays signed in. */
  keepThisBrowser?: boolean;
};

/** The states of a change that an assistant asked for. */
export type AgentRequestStatus =
  /** It waits for the person. */
  | 'PENDING'
  /** It is approved, and being done or to be done by the app. */
  | 'APPROVED'
  /** It was done. */
  | 'DONE'
  /** It was tried and failed: `outcome` says why. */
  | 'FAILED'
  /** The person declined it. */
  | 'DECLINED'
  /** Nobody decided in time, or the app's access ended first. */
  | 'EXPIRED';

/** The person's answer to an assistant. */
export type AgentRequestAnswer =
  /** Have it done, once. */
  | 'APPROVE'
  /** Never have it done. */
  | 'DECLINE';

/** Which requests of assistants to list. */
export type ListAgentRequestsInput = {
  /** Only these requests. Ids that are not the person's are left out. Default: all. */
  ids?: Array<string> | null | undefined;
  /** Only what was asked for before this moment. Default: all. */
  to?: string | null | undefined;
};

/** A coupon to look at. */
export type PlanCouponInput = {
  /** Its code. Upper and lower case are the same. */
  coupon: string;
};

/** Which wallet to take off the list, by its mailed link. */
export type DiscardWhitelistedWalletInput = {
  /** What the link of the mail holds. */
  token: string;
};

/** The link of the mail that tells of a new bank account. */
export type DiscardBankAccountInput = {
  /** The token of the link, valid for 7 days. */
  token: string;
};

/** Why money did not arrive, or went back. */
export type MoneyTransferFailureCode =
  /** A check or an operator of the platform refused it. */
  | 'REFUSED_BY_PLATFORM'
  /** The bank did not take the payment. */
  | 'REFUSED_BY_BANK'
  /** The receiving bank sent the payment back. */
  | 'RETURNED_BY_BANK'
  /** The money was announced and never arrived. */
  | 'NEVER_ARRIVED'
  /** The sending bank or the card network took the money back. */
  | 'TAKEN_BACK'
  /** The card was refused. */
  | 'CARD_DECLINED'
  /** The person did not confirm the charge at the bank in time. */
  | 'NOT_CONFIRMED';

/** How far a withdrawal has come. */
export type WithdrawalStatus =
  /** Asked for: `amount` and `fee` are held from the cash, and risk and limits are being checked. */
  | 'REQUESTED'
  /** The checks are done, and an approval is due: by itself, or by an operator for unusual ones. */
  | 'APPROVAL_PENDING'
  /** Approved, and waiting for the next run of payments. It can no longer be cancelled. */
  | 'APPROVED'
  /** Being exchanged and handed to the bank. */
  | 'PROCESSING'
  /** Handed to the bank: the cash has left the account. */
  | 'SENT'
  /** The bank has confirmed it. Final. */
  | 'COMPLETED'
  /** Refused by an operator or a check; `failureReason` says why. What was held is free again. Final. */
  | 'REJECTED'
  /** Cancelled by the person in the app before its approval. What was held is free again. Final. */
  | 'CANCELED'
  /** It could not be handed to the bank. What was held is free again. Final. */
  | 'FAILED'
  /** The bank sent it back, and the cash was added again, the fee too. Final. */
  | 'RETURNED';

/** Which withdrawal to call off. */
export type CancelWithdrawalInput = {
  /** The withdrawal's id. */
  id: string;
};

/** What a member is to the founder of the household. */
export type HouseholdRelationship =
  /** The founder. */
  | 'SELF'
  /** Husband, wife or partner. */
  | 'PARTNER'
  /** Son or daughter. */
  | 'CHILD'
  /** Father or mother. */
  | 'PARENT'
  /** Brother or sister. */
  | 'SIBLING'
  /** Anyone else. */
  | 'OTHER';

/** What a household member may do. */
export type HouseholdRole =
  /**
   * Sees everything that members share, and invites, changes and removes members. Where the last owner
   * goes, the member who joined first is one.
   */
  | 'OWNER'
  /** Sees everything that members share. */
  | 'MEMBER';

/** Whether somebody has joined a household. */
export type HouseholdMemberStatus =
  /** The owner has invited the person, who has not answered yet. None of their figures are shown. */
  | 'INVITED'
  /** The person founded the household or has accepted the invitation. */
  | 'ACTIVE';

/** A household to found. */
export type CreateHouseholdInput = {
  /** What its members call it. */
  name: string;
  /** The name that it knows the caller by. Default: the account's. */
  ownName?: string | null | undefined;
  /** Whether the caller shows figures to the other members. */
  sharesFigures?: boolean;
};

/** A new name for the household. */
export type UpdateHouseholdInput = {
  /** The new name. */
  name: string;
};

/** Whom to invite to the household. */
export type InviteHouseholdMemberInput = {
  /** Where the invitation is mailed. Only an account of this address can accept it. */
  email: string;
  /** The name that the household knows the member by. */
  name: string;
  /** What the member is to the founder of the household, not `SELF`. */
  relationship: HouseholdRelationship;
  /** How much of the member's net worth counts in the household's, in percent. */
  sharePercent?: string | number;
  /**
   * The account's password. Needed where the person has no second factor and the session was not
   * stepped up.
   */
  password?: string | null | undefined;
  /** A fresh code of the second factor, where the session was not stepped up. */
  mfaCode?: string | null | undefined;
};

/** An invitation to a household, by what its link holds. */
export type HouseholdInvitationInput = {
  /** What the link of the mail holds. */
  token: string;
};

/** An invitation to accept. */
export type JoinHouseholdInput = {
  /** What the link of the mail holds. */
  token: string;
  /** Whether the caller shows figures to the other members. */
  sharesFigures?: boolean;
};

/** What to change about a member. What is left out stays. */
export type UpdateHouseholdMemberInput = {
  /** The id of the membership. */
  id: string;
  /** The name that the household knows the member by. */
  name?: string | null | undefined;
  /** What the member is to the founder of the household. Only an owner changes it. */
  relationship?: HouseholdRelationship | null | undefined;
  /** What the member may do. Only an owner changes it. */
  role?: HouseholdRole | null | undefined;
  /** How much of the member's net worth counts in the household's, in percent. */
  sharePercent?: string | number | null | undefined;
  /** Whether the member shows figures to the household. Everybody says so for themselves. */
  sharesFigures?: boolean | null | undefined;
};

/** Which member to take out of the household. */
export type RemoveHouseholdMemberInput = {
  /** The id of the membership. */
  id: string;
};

export type ApiCredentialsQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiCredentialsQuery = { apiCredentials: Array<{ id: string, label: string, clientId: string, publicClient: boolean, redirectUris: Array<string>, lastUsedAt: string | null, lastUsedIp: string | null, scopesInUse: Array<string>, createdAt: string }> };

export type CreateApiCredentialMutationVariables = Exact<{
  params: CreateApiCredentialInput;
}>;


export type CreateApiCredentialMutation = { createApiCredential: { clientSecret: string | null, credential: { id: string, label: string, clientId: string, publicClient: boolean, redirectUris: Array<string>, lastUsedAt: string | null, lastUsedIp: string | null, scopesInUse: Array<string>, createdAt: string } } };

export type DeleteApiCredentialMutationVariables = Exact<{
  params: DeleteApiCredentialInput;
}>;


export type DeleteApiCredentialMutation = { deleteApiCredential: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type AccountClosureQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountClosureQuery = { accountClosure: { possible: boolean, openOrderCount: number, credentialCount: number, connectedAppCount: number, sessionCount: number, deleted: Array<string>, kept: Array<string>, confirmation: string, obstacles: Array<{ kind: ClosureObstacleKind, message: string }> } };

export type CloseAccountMutationVariables = Exact<{
  params: CloseAccountInput;
}>;


export type CloseAccountMutation = { closeAccount: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type ConsentRequestQueryVariables = Exact<{
  params: ConsentRequestInput;
}>;


export type ConsentRequestQuery = { consentRequest: { id: string, clientName: string, redirectHost: string, redirectsToLoopback: boolean, registeredBy: AppRegistrant, registeredAt: string, documentUrl: string | null, requestedScopes: Array<string>, grantedScopes: Array<string>, droppedScopes: Array<string>, assistant: boolean, approval: AppApproval, rememberedDays: number | null, expiresAt: string } };

export type ConnectedAppsQueryVariables = Exact<{ [key: string]: never; }>;


export type ConnectedAppsQuery = { connectedApps: Array<{ id: string, clientName: string, scopes: Array<string>, allowedAt: string, lastUsedAt: string | null, assistant: boolean, approval: AppApproval, maxChangesPerDay: number | null, maxAmountPerDay: string | null, changesInDay: number, amountInDay: string }> };

export type AssistantAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type AssistantAccessQuery = { assistantAccess: { stoppedAt: string | null } };

export type DecideConsentMutationVariables = Exact<{
  params: DecideConsentInput;
}>;


export type DecideConsentMutation = { decideConsent: { redirectUri: string } };

export type UpdateConnectedAppMutationVariables = Exact<{
  params: UpdateConnectedAppInput;
}>;


export type UpdateConnectedAppMutation = { updateConnectedApp: { id: string, clientName: string, scopes: Array<string>, allowedAt: string, lastUsedAt: string | null, assistant: boolean, approval: AppApproval, maxChangesPerDay: number | null, maxAmountPerDay: string | null, changesInDay: number, amountInDay: string } };

export type RevokeConnectedAppMutationVariables = Exact<{
  params: RevokeConnectedAppInput;
}>;


export type RevokeConnectedAppMutation = { revokeConnectedApp: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type StopAssistantsMutationVariables = Exact<{ [key: string]: never; }>;


export type StopAssistantsMutation = { stopAssistants: { stoppedAt: string | null } };

export type ResumeAssistantsMutationVariables = Exact<{
  params?: ResumeAssistantsInput | null | undefined;
}>;


export type ResumeAssistantsMutation = { resumeAssistants: { stoppedAt: string | null } };

export type ConfirmNewsletterMutationVariables = Exact<{
  params: ConfirmNewsletterInput;
}>;


export type ConfirmNewsletterMutation = { confirmNewsletter: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type UnsubscribeFromNewsletterMutationVariables = Exact<{
  params: UnsubscribeFromNewsletterInput;
}>;


export type UnsubscribeFromNewsletterMutation = { unsubscribeFromNewsletter: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type BeginPasskeySignInMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeySignInMutation = { beginPasskeySignIn: { id: string, optionsJson: string, expiresAt: string } };

export type FinishPasskeySignInMutationVariables = Exact<{
  params: FinishPasskeySignInInput;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: { id: string, expiresAt: string, steppedUpUntil: string | null, user: { id: string, name: string } } };

export type BeginPasskeyEnrollmentMutationVariables = Exact<{
  params?: BeginPasskeyEnrollmentInput | null | undefined;
}>;


export type BeginPasskeyEnrollmentMutation = { beginPasskeyEnrollment: { id: string, optionsJson: string, expiresAt: string } };

export type FinishPasskeyEnrollmentMutationVariables = Exact<{
  params: FinishPasskeyEnrollmentInput;
}>;


export type FinishPasskeyEnrollmentMutation = { finishPasskeyEnrollment: { id: string, name: string, aaguid: string | null, deviceType: PasskeyDeviceType, backedUp: boolean, transports: Array<PasskeyTransport>, lastUsedAt: string | null, createdAt: string } };

export type BeginPasskeyStepUpMutationVariables = Exact<{ [key: string]: never; }>;


export type BeginPasskeyStepUpMutation = { beginPasskeyStepUp: { id: string, optionsJson: string, expiresAt: string } };

export type WaysInQueryVariables = Exact<{
  params: WaysInInput;
}>;


export type WaysInQuery = { waysIn: Array<{ kind: WayIn, count: number, newestAt: string }> };

export type SecurityEventsQueryVariables = Exact<{
  params?: SecurityEventsInput | null | undefined;
}>;


export type SecurityEventsQuery = { securityEvents: { nextCursor: string | null, nodes: Array<{ id: string, kind: SecurityEventKind, at: string, ip: string | null, browser: string | null, detail: string | null }> } };

export type CurrentSessionQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentSessionQuery = { currentSession: { id: string, expiresAt: string, steppedUpUntil: string | null, user: { id: string, name: string } } | null };

export type SignInProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInProvidersQuery = { signInProviders: Array<{ id: string, name: string, provider: OAuthProvider }> };

export type RegistrationPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type RegistrationPolicyQuery = { registrationPolicy: RegistrationPolicy };

export type SignInMutationVariables = Exact<{
  params: SignInInput;
}>;


export type SignInMutation = { signIn: { session: { id: string, expiresAt: string, steppedUpUntil: string | null, user: { id: string, name: string } } | null, challenge: { id: string, methods: Array<MfaMethod>, expiresAt: string } | null } };

export type CompleteSignInMutationVariables = Exact<{
  params: CompleteSignInInput;
}>;


export type CompleteSignInMutation = { completeSignIn: { id: string, expiresAt: string, steppedUpUntil: string | null, user: { id: string, name: string } } };

export type StepUpMutationVariables = Exact<{
  params: StepUpInput;
}>;


export type StepUpMutation = { stepUp: { id: string, expiresAt: string, steppedUpUntil: string | null, user: { id: string, name: string } } };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, current: boolean, browser: string | null, network: string, createdAt: string, lastUsedAt: string, expiresAt: string }> };

export type EndSessionMutationVariables = Exact<{
  params: EndSessionInput;
}>;


export type EndSessionMutation = { endSession: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type SignOutEverywhereMutationVariables = Exact<{
  params?: SignOutEverywhereInput | null | undefined;
}>;


export type SignOutEverywhereMutation = { signOutEverywhere: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type ListAgentRequestsQueryVariables = Exact<{
  params?: ListAgentRequestsInput | null | undefined;
}>;


export type ListAgentRequestsQuery = { listAgentRequests: Array<{ id: string, clientName: string, operation: string, words: string, obstacle: string | null, status: AgentRequestStatus, outcome: string | null, asked: boolean, madeByApp: boolean, createdAt: string, expiresAt: string, decidedAt: string | null }> };

export type DecideAgentRequestMutationVariables = Exact<{
  params: DecideAgentRequestInput;
}>;


export type DecideAgentRequestMutation = { decideAgentRequest: { id: string, clientName: string, operation: string, words: string, obstacle: string | null, status: AgentRequestStatus, outcome: string | null, asked: boolean, madeByApp: boolean, createdAt: string, expiresAt: string, decidedAt: string | null, details: Array<{ label: string, value: string }> } };

export type PlanCouponQueryVariables = Exact<{
  params: PlanCouponInput;
}>;


export type PlanCouponQuery = { planCoupon: { code: string, discountPercent: string | null, monthsLeft: number, discountAmount: { amount: string, currency: string } | null } };

export type DiscardWhitelistedWalletMutationVariables = Exact<{
  params: DiscardWhitelistedWalletInput;
}>;


export type DiscardWhitelistedWalletMutation = { discardWhitelistedWallet: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type DiscardBankAccountMutationVariables = Exact<{
  params: DiscardBankAccountInput;
}>;


export type DiscardBankAccountMutation = { discardBankAccount: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type CancelWithdrawalMutationVariables = Exact<{
  params: CancelWithdrawalInput;
}>;


export type CancelWithdrawalMutation = { cancelWithdrawal: { id: string, status: WithdrawalStatus, amount: string, currency: string, fee: string, payoutAmount: string | null, payoutCurrency: string, exchangeRate: string | null, forexFeeFraction: string | null, quoteId: string | null, bankAccountId: string, bankAccountNumberMasked: string, reference: string | null, failureReason: string | null, failureCode: MoneyTransferFailureCode | null, estimatedArrivalOn: string | null, sentAt: string | null, completedAt: string | null, createdAt: string, updatedAt: string } };

export type HouseholdInvitationQueryVariables = Exact<{
  params: HouseholdInvitationInput;
}>;


export type HouseholdInvitationQuery = { householdInvitation: { id: string, householdName: string, invitedBy: string, relationship: HouseholdRelationship, expiresAt: string } };

export type CreateHouseholdMutationVariables = Exact<{
  params: CreateHouseholdInput;
}>;


export type CreateHouseholdMutation = { createHousehold: { id: string, name: string, createdAt: string, updatedAt: string, members: Array<{ id: string, name: string, relationship: HouseholdRelationship, role: HouseholdRole, status: HouseholdMemberStatus, sharePercent: string, sharesFigures: boolean, own: boolean, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } | null }>, combined: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } } };

export type UpdateHouseholdMutationVariables = Exact<{
  params: UpdateHouseholdInput;
}>;


export type UpdateHouseholdMutation = { updateHousehold: { id: string, name: string, createdAt: string, updatedAt: string, members: Array<{ id: string, name: string, relationship: HouseholdRelationship, role: HouseholdRole, status: HouseholdMemberStatus, sharePercent: string, sharesFigures: boolean, own: boolean, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } | null }>, combined: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } } };

export type InviteHouseholdMemberMutationVariables = Exact<{
  params: InviteHouseholdMemberInput;
}>;


export type InviteHouseholdMemberMutation = { inviteHouseholdMember: { id: string, name: string, createdAt: string, updatedAt: string, members: Array<{ id: string, name: string, relationship: HouseholdRelationship, role: HouseholdRole, status: HouseholdMemberStatus, sharePercent: string, sharesFigures: boolean, own: boolean, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } | null }>, combined: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } } };

export type JoinHouseholdMutationVariables = Exact<{
  params: JoinHouseholdInput;
}>;


export type JoinHouseholdMutation = { joinHousehold: { id: string, name: string, createdAt: string, updatedAt: string, members: Array<{ id: string, name: string, relationship: HouseholdRelationship, role: HouseholdRole, status: HouseholdMemberStatus, sharePercent: string, sharesFigures: boolean, own: boolean, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } | null }>, combined: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } } };

export type UpdateHouseholdMemberMutationVariables = Exact<{
  params: UpdateHouseholdMemberInput;
}>;


export type UpdateHouseholdMemberMutation = { updateHouseholdMember: { id: string, name: string, createdAt: string, updatedAt: string, members: Array<{ id: string, name: string, relationship: HouseholdRelationship, role: HouseholdRole, status: HouseholdMemberStatus, sharePercent: string, sharesFigures: boolean, own: boolean, totals: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } | null }>, combined: { netWorth: string, totalAssets: string, totalLiabilities: string, totalMonthlyExpenses: string, totalAnnualIncome: string, liquidAssets: string, unpricedCount: number, unpricedFlowCount: number, debtToAssetPercent: string | null, monthChange: string | null, monthChangePercent: string | null, currency: string } } };

export type RemoveHouseholdMemberMutationVariables = Exact<{
  params: RemoveHouseholdMemberInput;
}>;


export type RemoveHouseholdMemberMutation = { removeHouseholdMember: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

export type LeaveHouseholdMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveHouseholdMutation = { leaveHousehold: { id: string | null, affectedCount: number, affectedIds: Array<string>, message: string } };

/** The signed-in person's API credentials, newest first. */
export const apiCredentials = 'query ApiCredentials{apiCredentials{id label clientId publicClient redirectUris lastUsedAt lastUsedIp scopesInUse createdAt}}' as Operation<
  ApiCredentialsQuery, ApiCredentialsQueryVariables, 'Query', never
>;

/** Creates an API credential, which asks for a fresh proof. */
export const createApiCredential = 'mutation CreateApiCredential($params:CreateApiCredentialInput!){createApiCredential(params:$params){credential{id label clientId publicClient redirectUris lastUsedAt lastUsedIp scopesInUse createdAt}clientSecret}}' as Operation<
  CreateApiCredentialMutation, CreateApiCredentialMutationVariables, 'Mutation', never
>;

/** Deletes an API credential. */
export const deleteApiCredential = 'mutation DeleteApiCredential($params:DeleteApiCredentialInput!){deleteApiCredential(params:$params){id affectedCount affectedIds message}}' as Operation<
  DeleteApiCredentialMutation, DeleteApiCredentialMutationVariables, 'Mutation', never
>;

/** What closing the account would do, and what prevents it. */
export const accountClosure = 'query AccountClosure{accountClosure{possible obstacles{kind message}openOrderCount credentialCount connectedAppCount sessionCount deleted kept confirmation}}' as Operation<
  AccountClosureQuery, AccountClosureQueryVariables, 'Query', never
>;

/** Closes the account for good. */
export const closeAccount = 'mutation CloseAccount($params:CloseAccountInput!){closeAccount(params:$params){id affectedCount affectedIds message}}' as Operation<
  CloseAccountMutation, CloseAccountMutationVariables, 'Mutation', never
>;

/** The request behind a consent screen. */
export const consentRequest = 'query ConsentRequest($params:ConsentRequestInput!){consentRequest(params:$params){id clientName redirectHost redirectsToLoopback registeredBy registeredAt documentUrl requestedScopes grantedScopes droppedScopes assistant approval rememberedDays expiresAt}}' as Operation<
  ConsentRequestQuery, ConsentRequestQueryVariables, 'Query', never
>;

/** The apps that may act for the signed-in person, last allowed first. */
export const connectedApps = 'query ConnectedApps{connectedApps{id clientName scopes allowedAt lastUsedAt assistant approval maxChangesPerDay maxAmountPerDay changesInDay amountInDay}}' as Operation<
  ConnectedAppsQuery, ConnectedAppsQueryVariables, 'Query', never
>;

/** Whether assistants reach the signed-in person's account. */
export const assistantAccess = 'query AssistantAccess{assistantAccess{stoppedAt}}' as Operation<
  AssistantAccessQuery, AssistantAccessQueryVariables, 'Query', never
>;

/** Allows or declines an app's request, once. */
export const decideConsent = 'mutation DecideConsent($params:DecideConsentInput!){decideConsent(params:$params){redirectUri}}' as Operation<
  DecideConsentMutation, DecideConsentMutationVariables, 'Mutation', never
>;

/** Says how a connected app asks before it changes something, and how much it may do in a day. */
export const updateConnectedApp = 'mutation UpdateConnectedApp($params:UpdateConnectedAppInput!){updateConnectedApp(params:$params){id clientName scopes allowedAt lastUsedAt assistant approval maxChangesPerDay maxAmountPerDay changesInDay amountInDay}}' as Operation<
  UpdateConnectedAppMutation, UpdateConnectedAppMutationVariables, 'Mutation', never
>;

/** Disconnects an app. */
export const revokeConnectedApp = 'mutation RevokeConnectedApp($params:RevokeConnectedAppInput!){revokeConnectedApp(params:$params){id affectedCount affectedIds message}}' as Operation<
  RevokeConnectedAppMutation, RevokeConnectedAppMutationVariables, 'Mutation', never
>;

/** Stops every assistant at once, and every app that the person is asked about. */
export const stopAssistants = 'mutation StopAssistants{stopAssistants{stoppedAt}}' as Operation<
  StopAssistantsMutation, StopAssistantsMutationVariables, 'Mutation', never
>;

/** Lets assistants go on. */
export const resumeAssistants = 'mutation ResumeAssistants($params:ResumeAssistantsInput){resumeAssistants(params:$params){stoppedAt}}' as Operation<
  ResumeAssistantsMutation, ResumeAssistantsMutationVariables, 'Mutation', never
>;

/** Confirms a newsletter with the token of the mailed link. */
export const confirmNewsletter = 'mutation ConfirmNewsletter($params:ConfirmNewsletterInput!){confirmNewsletter(params:$params){id affectedCount affectedIds message}}' as Operation<
  ConfirmNewsletterMutation, ConfirmNewsletterMutationVariables, 'Mutation', never
>;

/** Ends a newsletter with the token of the link that each one carries. */
export const unsubscribeFromNewsletter = 'mutation UnsubscribeFromNewsletter($params:UnsubscribeFromNewsletterInput!){unsubscribeFromNewsletter(params:$params){id affectedCount affectedIds message}}' as Operation<
  UnsubscribeFromNewsletterMutation, UnsubscribeFromNewsletterMutationVariables, 'Mutation', never
>;

/** Begins to sign in with a passkey, without an address. */
export const beginPasskeySignIn = 'mutation BeginPasskeySignIn{beginPasskeySignIn{id optionsJson expiresAt}}' as Operation<
  BeginPasskeySignInMutation, BeginPasskeySignInMutationVariables, 'Mutation', never
>;

/** Signs in with the passkey's answer and sets the session cookie. */
export const finishPasskeySignIn = 'mutation FinishPasskeySignIn($params:FinishPasskeySignInInput!){finishPasskeySignIn(params:$params){id user{id name}expiresAt steppedUpUntil}}' as Operation<
  FinishPasskeySignInMutation, FinishPasskeySignInMutationVariables, 'Mutation', never
>;

/** Begins to enrol a passkey. */
export const beginPasskeyEnrollment = 'mutation BeginPasskeyEnrollment($params:BeginPasskeyEnrollmentInput){beginPasskeyEnrollment(params:$params){id optionsJson expiresAt}}' as Operation<
  BeginPasskeyEnrollmentMutation, BeginPasskeyEnrollmentMutationVariables, 'Mutation', never
>;

/** Enrols the passkey. */
export const finishPasskeyEnrollment = 'mutation FinishPasskeyEnrollment($params:FinishPasskeyEnrollmentInput!){finishPasskeyEnrollment(params:$params){id name aaguid deviceType backedUp transports lastUsedAt createdAt}}' as Operation<
  FinishPasskeyEnrollmentMutation, FinishPasskeyEnrollmentMutationVariables, 'Mutation', never
>;

/** Begins to step the session up with one of the person's passkeys; `stepUp` takes its answer. */
export const beginPasskeyStepUp = 'mutation BeginPasskeyStepUp{beginPasskeyStepUp{id optionsJson expiresAt}}' as Operation<
  BeginPasskeyStepUpMutation, BeginPasskeyStepUpMutationVariables, 'Mutation', never
>;

/** What can open the account beside the password that is about to be reset. */
export const waysIn = 'query WaysIn($params:WaysInInput!){waysIn(params:$params){kind count newestAt}}' as Operation<
  WaysInQuery, WaysInQueryVariables, 'Query', never
>;

/** What happened to the account's protection in the last two years, newest first. */
export const securityEvents = 'query SecurityEvents($params:SecurityEventsInput){securityEvents(params:$params){nodes{id kind at ip browser detail}nextCursor}}' as Operation<
  SecurityEventsQuery, SecurityEventsQueryVariables, 'Query', never
>;

/** The session of this browser, or null where nobody is signed in. */
export const currentSession = 'query CurrentSession{currentSession{id user{id name}expiresAt steppedUpUntil}}' as Operation<
  CurrentSessionQuery, CurrentSessionQueryVariables, 'Query', never
>;

/** The outside providers for the page that signs in, at most 10. */
export const signInProviders = 'query SignInProviders{signInProviders{id name provider}}' as Operation<
  SignInProvidersQuery, SignInProvidersQueryVariables, 'Query', never
>;

/** Who may open an account on this server. */
export const registrationPolicy = 'query RegistrationPolicy{registrationPolicy}' as Operation<
  RegistrationPolicyQuery, RegistrationPolicyQueryVariables, 'Query', never
>;

/** Signs in with the password and sets the session cookie, or answers with a challenge where the person has a second factor. */
export const signIn = 'mutation SignIn($params:SignInInput!){signIn(params:$params){session{id user{id name}expiresAt steppedUpUntil}challenge{id methods expiresAt}}}' as Operation<
  SignInMutation, SignInMutationVariables, 'Mutation', never
>;

/** Completes a sign-in with the second factor and sets the session cookie. */
export const completeSignIn = 'mutation CompleteSignIn($params:CompleteSignInInput!){completeSignIn(params:$params){id user{id name}expiresAt steppedUpUntil}}' as Operation<
  CompleteSignInMutation, CompleteSignInMutationVariables, 'Mutation', never
>;

/** Proves again that the person is present, so that sensitive operations ask for nothing further for five minutes. */
export const stepUp = 'mutation StepUp($params:StepUpInput!){stepUp(params:$params){id user{id name}expiresAt steppedUpUntil}}' as Operation<
  StepUpMutation, StepUpMutationVariables, 'Mutation', never
>;

/** Signs out. */
export const signOut = 'mutation SignOut{signOut{id affectedCount affectedIds message}}' as Operation<
  SignOutMutation, SignOutMutationVariables, 'Mutation', never
>;

/** Where the person is signed in, last used first. */
export const sessions = 'query Sessions{sessions{id current browser network createdAt lastUsedAt expiresAt}}' as Operation<
  SessionsQuery, SessionsQueryVariables, 'Query', never
>;

/** Signs the person out of one browser. */
export const endSession = 'mutation EndSession($params:EndSessionInput!){endSession(params:$params){id affectedCount affectedIds message}}' as Operation<
  EndSessionMutation, EndSessionMutationVariables, 'Mutation', never
>;

/** Signs the person out of every browser, or of every other one. */
export const signOutEverywhere = 'mutation SignOutEverywhere($params:SignOutEverywhereInput){signOutEverywhere(params:$params){id affectedCount affectedIds message}}' as Operation<
  SignOutEverywhereMutation, SignOutEverywhereMutationVariables, 'Mutation', never
>;

/** What apps have asked for in the last 90 days, and what they have changed without asking, newest first. */
export const listAgentRequests = 'query ListAgentRequests($params:ListAgentRequestsInput){listAgentRequests(params:$params){id clientName operation words obstacle status outcome asked madeByApp createdAt expiresAt decidedAt}}' as Operation<
  ListAgentRequestsQuery, ListAgentRequestsQueryVariables, 'Query', never
>;

/** Approves or declines what an app asked for, once. */
export const decideAgentRequest = 'mutation DecideAgentRequest($params:DecideAgentRequestInput!){decideAgentRequest(params:$params){id clientName operation words details{label value}obstacle status outcome asked madeByApp createdAt expiresAt decidedAt}}' as Operation<
  DecideAgentRequestMutation, DecideAgentRequestMutationVariables, 'Mutation', never
>;

/** What a coupon would take off a new subscription of the caller, with all its months. */
export const planCoupon = 'query PlanCoupon($params:PlanCouponInput!){planCoupon(params:$params){code discountPercent discountAmount{amount currency}monthsLeft}}' as Operation<
  PlanCouponQuery, PlanCouponQueryVariables, 'Query', never
>;

/** Takes an outside wallet off the list with the token of the link that was mailed. */
export const discardWhitelistedWallet = 'mutation DiscardWhitelistedWallet($params:DiscardWhitelistedWalletInput!){discardWhitelistedWallet(params:$params){id affectedCount affectedIds message}}' as Operation<
  DiscardWhitelistedWalletMutation, DiscardWhitelistedWalletMutationVariables, 'Mutation', never
>;

/** Takes a new bank account back with the token of the link that was mailed. */
export const discardBankAccount = 'mutation DiscardBankAccount($params:DiscardBankAccountInput!){discardBankAccount(params:$params){id affectedCount affectedIds message}}' as Operation<
  DiscardBankAccountMutation, DiscardBankAccountMutationVariables, 'Mutation', never
>;

/** Calls a withdrawal off before it is approved. */
export const cancelWithdrawal = 'mutation CancelWithdrawal($params:CancelWithdrawalInput!){cancelWithdrawal(params:$params){id status amount currency fee payoutAmount payoutCurrency exchangeRate forexFeeFraction quoteId bankAccountId bankAccountNumberMasked reference failureReason failureCode estimatedArrivalOn sentAt completedAt createdAt updatedAt}}' as Operation<
  CancelWithdrawalMutation, CancelWithdrawalMutationVariables, 'Mutation', never
>;

/** The invitation behind a mailed link. */
export const householdInvitation = 'query HouseholdInvitation($params:HouseholdInvitationInput!){householdInvitation(params:$params){id householdName invitedBy relationship expiresAt}}' as Operation<
  HouseholdInvitationQuery, HouseholdInvitationQueryVariables, 'Query', never
>;

/** Founds a household with the caller as its owner. */
export const createHousehold = 'mutation CreateHousehold($params:CreateHouseholdInput!){createHousehold(params:$params){id name members{id name relationship role status sharePercent sharesFigures own totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}}combined{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}createdAt updatedAt}}' as Operation<
  CreateHouseholdMutation, CreateHouseholdMutationVariables, 'Mutation', never
>;

/** Renames the household. */
export const updateHousehold = 'mutation UpdateHousehold($params:UpdateHouseholdInput!){updateHousehold(params:$params){id name members{id name relationship role status sharePercent sharesFigures own totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}}combined{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}createdAt updatedAt}}' as Operation<
  UpdateHouseholdMutation, UpdateHouseholdMutationVariables, 'Mutation', never
>;

/** Mails an invitation, which can be accepted within 7 days; an earlier one of the address ends. */
export const inviteHouseholdMember = 'mutation InviteHouseholdMember($params:InviteHouseholdMemberInput!){inviteHouseholdMember(params:$params){id name members{id name relationship role status sharePercent sharesFigures own totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}}combined{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}createdAt updatedAt}}' as Operation<
  InviteHouseholdMemberMutation, InviteHouseholdMemberMutationVariables, 'Mutation', never
>;

/** Accepts an invitation. */
export const joinHousehold = 'mutation JoinHousehold($params:JoinHouseholdInput!){joinHousehold(params:$params){id name members{id name relationship role status sharePercent sharesFigures own totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}}combined{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}createdAt updatedAt}}' as Operation<
  JoinHouseholdMutation, JoinHouseholdMutationVariables, 'Mutation', never
>;

/** Changes a membership. */
export const updateHouseholdMember = 'mutation UpdateHouseholdMember($params:UpdateHouseholdMemberInput!){updateHouseholdMember(params:$params){id name members{id name relationship role status sharePercent sharesFigures own totals{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}}combined{netWorth totalAssets totalLiabilities totalMonthlyExpenses totalAnnualIncome liquidAssets unpricedCount unpricedFlowCount debtToAssetPercent monthChange monthChangePercent currency}createdAt updatedAt}}' as Operation<
  UpdateHouseholdMemberMutation, UpdateHouseholdMemberMutationVariables, 'Mutation', never
>;

/** Takes a member out of the household, or an invitation back. */
export const removeHouseholdMember = 'mutation RemoveHouseholdMember($params:RemoveHouseholdMemberInput!){removeHouseholdMember(params:$params){id affectedCount affectedIds message}}' as Operation<
  RemoveHouseholdMemberMutation, RemoveHouseholdMemberMutationVariables, 'Mutation', never
>;

/** Leaves the household. */
export const leaveHousehold = 'mutation LeaveHousehold{leaveHousehold{id affectedCount affectedIds message}}' as Operation<
  LeaveHouseholdMutation, LeaveHouseholdMutationVariables, 'Mutation', never
>;
