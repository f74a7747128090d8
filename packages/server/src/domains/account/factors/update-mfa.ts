import {
  factorIsOff,
  noEnrollment,
  requireFittingCode,
  wrongCode,
} from '@investing-platform/rules/account/proof';
import type { MfaMethod, SwitchableMfaMethod } from '@investing-platform/schema/operations';
import type { Transaction } from '../../../db/database.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { SecurityDeps } from '../deps.ts';
import {
  deleteRecoveryCodes,
  type Factors,
  factorsOfUser,
  insertRecoveryCodes,
} from '../proof/factors.sql.ts';
import { newRecoveryCodes, type RecoveryCodes, typedCode } from '../proof/recovery-codes.ts';
import { hasSecondFactor, takeMailed, totpContext } from '../proof/second-factor.ts';
import { type Proof, requireProof } from '../proof/step-up.ts';
import { totpStep } from '../proof/totp.ts';
import { refuseUnconfirmed } from '../registration/confirmed-address.ts';
import { recordSecurityEvent } from '../security-events/note-security-event.ts';
import { personKey, takePersonsAttempt } from '../sign-in/sign-in-backoff.ts';
import { forgetFailures } from '../sign-in/sign-in-failures.sql.ts';
import {
  confirmTotp,
  lockFactors,
  pendingTotp,
  switchMailOff,
  switchMailOn,
  switchTotpOff,
} from './factors.sql.ts';

export interface UpdateMfaInput extends Proof {
  readonly enabled: boolean;
  readonly method: SwitchableMfaMethod;
  /** A code of the factor to switch on. */
  readonly code?: string | null | undefined;
  readonly browser: string | null;
}

export interface MfaState {
  readonly enabled: boolean;
  readonly methods: MfaMethod[];
  /** Shown this once. */
  readonly recoveryCodes: string[];
}

const NAMES: Readonly<Record<SwitchableMfaMethod, string>> = {
  TOTP: 'a code of your authenticator app',
  EMAIL: 'a code that we mail to you',
};

/**
 * Switches a second factor on, with a code of it, or off. Switching one on makes ten new recovery
 * codes; with the last factor they end.
 *
 * @throws {PlatformError} BAD_USER_INPUT for a code that is missing or does not belong;
 *   INVALID_STATE; MFA_INVALID; those of `requireProof`
 */
export async function updateMfa(
  deps: SecurityDeps,
  actor: UserActor,
  input: UpdateMfaInput,
): Promise<MfaState> {
  requireFittingCode(input);
  await requireProof(deps, actor, input);
  return input.enabled ? switchOn(deps, actor, input) : switchOff(deps, actor, input);
}

async function switchOn(
  deps: SecurityDeps,
  actor: UserActor,
  { method, code, browser }: UpdateMfaInput,
): Promise<MfaState> {
  const { userId } = actor;
  const keyHash = personKey('second factor', userId);
  await takePersonsAttempt(deps, keyHash);
  const typed = typedCode(code ?? '');
  const confirm =
    method === 'TOTP'
      ? await totpConfirmation(deps, userId, typed)
      : await mailConfirmation(deps, userId, typed);
  // Ten slow hashes: before the transaction, so that it stays short.
  const recovery = await newRecoveryCodes(deps.random);
  return deps.db.transaction(async (tx) => {
    const person = await tx.one(lockFactors, userId);
    // A mailed code shows whose address it is; an app shows nothing of it.
    if (method === 'TOTP') refuseUnconfirmed(person);
    await confirm(tx);
    await tx.maybe(forgetFailures, keyHash);
    await replaceRecoveryCodes(tx, userId, recovery);
    await record(tx, deps, actor, { kind: 'FACTOR_SWITCHED_ON', method, browser });
    const methods = methodsInForce(await tx.one(factorsOfUser, userId));
    return { enabled: true, methods, recoveryCodes: [...recovery.codes] };
  });
}

type Confirm = (tx: Transaction) => Promise<void>;

async function totpConfirmation(
  { db, clock, secrets }: SecurityDeps,
  userId: string,
  code: string,
): Promise<Confirm> {
  const pending = await db.maybe(pendingTotp, userId, clock.now());
  if (pending === null) throw noEnrollment();
  const secret = secrets.open(pending.secret, totpContext(userId));
  const step = await totpStep(secret, code, clock.now());
  if (step === null) throw wrongCode();
  return async (tx) => {
    if ((await tx.maybe(confirmTotp, userId, pending.secret, step)) === null) throw noEnrollment();
  };
}

async function mailConfirmation(
  deps: SecurityDeps,
  userId: string,
  code: string,
): Promise<Confirm> {
  if (!(await takeMailed(deps, userId, code))) throw wrongCode();
  return async (tx) => {
    await tx.one(switchMailOn, userId, deps.clock.now());
  };
}

async function switchOff(
  deps: SecurityDeps,
  actor: UserActor,
  { method, browser }: UpdateMfaInput,
): Promise<MfaState> {
  const { userId } = actor;
  return deps.db.transaction(async (tx) => {
    await tx.one(lockFactors, userId);
    const ended = await tx.maybe(method === 'TOTP' ? switchTotpOff : switchMailOff, userId);
    if (ended === null) throw factorIsOff(method);
    const factors = await tx.one(factorsOfUser, userId);
    if (!hasSecondFactor(factors)) await tx.run(deleteRecoveryCodes, userId);
    await record(tx, deps, actor, { kind: 'FACTOR_SWITCHED_OFF', method, browser });
    return {
      enabled: hasSecondFactor(factors),
      methods: methodsInForce(factors),
      recoveryCodes: [],
    };
  });
}

async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  { salt, digestsHex }: RecoveryCodes,
): Promise<void> {
  await tx.run(deleteRecoveryCodes, userId);
  await tx.run(insertRecoveryCodes, userId, salt, digestsHex);
}

function record(
  tx: Transaction,
  deps: SecurityDeps,
  { userId, ip }: UserActor,
  event: {
    readonly kind: 'FACTOR_SWITCHED_ON' | 'FACTOR_SWITCHED_OFF';
    readonly method: SwitchableMfaMethod;
    readonly browser: string | null;
  },
): Promise<void> {
  const { kind, method, browser } = event;
  return recordSecurityEvent(tx, deps, { userId, kind, ip, browser, detail: NAMES[method] });
}

/** The second factors in force; a passkey beside them can stand in for a code. */
export function methodsInForce(
  factors: Pick<Factors, 'hasTotp' | 'hasMail' | 'passkeyCount'>,
): MfaMethod[] {
  if (!hasSecondFactor(factors)) return [];
  const { hasTotp, hasMail, passkeyCount } = factors;
  const known: readonly (readonly [MfaMethod, boolean])[] = [
    ['TOTP', hasTotp],
    ['EMAIL', hasMail],
    ['PASSKEY', passkeyCount > 0],
  ];
  return known.filter(([, isOn]) => isOn).map(([method]) => method);
}
