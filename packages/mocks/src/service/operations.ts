import type { catalog, LeafScope, Operation } from '@investing-platform/schema';
import type * as documents from '@investing-platform/schema/operations';
import type { User } from '../world/entities.ts';

/** Every operation of the contract. */
export type OperationName = keyof typeof catalog;

export type SubscriptionName = {
  [Name in OperationName]: (typeof catalog)[Name]['type'] extends 'Subscription' ? Name : never;
}[OperationName];

type Document<Name extends OperationName> = (typeof documents)[Name];
type Kind = 'Query' | 'Mutation' | 'Subscription';

type DataOf<Document> =
  Document extends Operation<infer Data, unknown, Kind, LeafScope> ? Data : never;

/** The variables of an operation's own document: `{ params }`, or none. */
export type VariablesOf<Name extends OperationName> =
  Document<Name> extends Operation<unknown, infer Variables, Kind, LeafScope> ? Variables : never;

/** What the root field of an operation is, as far as its own document selects it. */
export type FieldOf<Name extends OperationName> =
  DataOf<Document<Name>> extends { [Field in Name]: infer Value } ? Value : never;

/** The `params` of an operation; undefined where it takes none. */
export type ParamsOf<Name extends OperationName> =
  VariablesOf<Name> extends { params?: infer Params } ? Params : undefined;

/** Who calls: nobody known, or the owner of a token. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'token';
      readonly user: User;
      /** In force now. */
      readonly scopes: ReadonlySet<LeafScope>;
      readonly credentialId: string;
      readonly expiresAt: Date;
      /** What it showed; nothing where the mocks themselves ask. */
      readonly token?: string;
    };
