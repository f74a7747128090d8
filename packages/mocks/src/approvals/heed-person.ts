import {
  type Admitted,
  canonicalJson,
  inputOfChange,
  personsPart,
  problemsOfChange,
  refusal,
} from '@investing-platform/engine';
import { amountOf, refuseBeyond } from '@investing-platform/rules/agents/bounds';
import {
  approvalNeeded,
  callStands,
  requestEnds,
  takenApproval,
} from '@investing-platform/rules/agents/repeated-call';
import { STOPPED, type Wish } from '@investing-platform/rules/agents/wish';
import { tell } from '@investing-platform/rules/agents/words';
import { Decimal } from '@investing-platform/rules/numbers/decimal';
import { invalidInput, PlatformError } from '@investing-platform/rules/refusals/platform-error';
import { type CatalogEntry, catalog } from '@investing-platform/schema';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { currenciesWithRates, rateOf } from '../market/exchange-rates.ts';
import { contractSchema } from '../service/contract-schema.ts';
import type { Caller } from '../service/operations.ts';
import type { Platform } from '../world/platform.ts';
import type { AppRule, ApprovalRecord } from './approval.ts';
import { ruleOf, statusOf, useOf } from './approvals.ts';
import { wordSources } from './word-sources.ts';

type Known = Extract<Caller, { kind: 'token' }>;

/** A change that is counted, or that the person has approved. */
export interface NotedChange {
  end(result: ExecutionResult): void;
}

const entries: Readonly<Record<string, CatalogEntry | undefined>> = catalog;

type Heeded =
  | { readonly change: NotedChange | null }
  | { readonly errors: readonly GraphQLError[] };
const NOT_HEEDED: Heeded = { change: null };

const isBound = ({ maxChangesPerDay, maxAmountPerDay }: AppRule): boolean =>
  (maxChangesPerDay ?? maxAmountPerDay) !== null;

/** The refusal of an app that its person has stopped; null for every other caller. */
export function stoppedApp(platform: Platform, caller: Caller): GraphQLError | null {
  if (caller.kind !== 'token' || !platform.state.stopped.has(caller.user.id)) return null;
  const { approval } = ruleOf(platform, caller.user.id, caller.credentialId);
  return approval === 'NONE' ? null : refusal('FORBIDDEN', STOPPED);
}

/** The person's part in a change, as the service has it. */
export async function heedPerson(
  platform: Platform,
  given: Readonly<Record<string, unknown>>,
  admitted: Admitted,
  caller: Caller,
): Promise<Heeded> {
  if (caller.kind !== 'token' || admitted.operation.kind !== 'mutation') return NOT_HEEDED;
  const rule = ruleOf(platform, caller.user.id, caller.credentialId);
  const isAsked = rule.approval !== 'NONE';
  const isCounted = isAsked || isBound(rule);
  const part = personsPart(admitted.operation.requirements, { isAsked, isCounted });
  if (part.kind === 'NOTHING') return NOT_HEEDED;
  if (part.kind === 'REFUSED') return part;
  try {
    const problems = problemsOfChange(contractSchema(), part.change, admitted);
    if (problems.length > 0) throw invalidInput(problems);
    const params = inputOfChange(part.change, admitted, given);
    const wish = { operation: part.change.field, params };
    const pass = part.kind === 'ASK' ? passOrAsk : note;
    const record = await pass(platform, caller, rule, wish);
    if (record === null) return NOT_HEEDED;
    return { change: { end: (result) => endChange(record, result) } };
  } catch (thrown) {
    const originalError = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { errors: [new GraphQLError('fault', { originalError })] };
  }
}

/** @returns what the call makes good; null where it was made before */
async function passOrAsk(
  platform: Platform,
  caller: Known,
  rule: AppRule,
  wish: Wish,
): Promise<ApprovalRecord | null> {
  const last = lastOfWish(platform, caller, wish);
  const status = last === null ? null : { ...last, status: statusOf(platform, last) };
  const takesKey = entries[wish.operation]?.idempotent === true;
  const hasKey = takesKey && typeof wish.params['idempotencyKey'] === 'string';
  const stands = callStands(status, hasKey, platform.clock.now());
  if (last !== null && stands === 'TAKE') {
    if (last.isStarted && !hasKey) throw takenApproval();
    last.isStarted = true;
    return last;
  }
  if (stands === 'MADE') return null;
  const asked =
    last !== null && stands === 'WAITS' ? last : await note(platform, caller, rule, wish, true);
  throw approvalNeeded(platform.baseUrl, asked);
}

function lastOfWish(
  { state }: Platform,
  { user, credentialId }: Known,
  { operation, params }: Wish,
): ApprovalRecord | null {
  const input = canonicalJson(params);
  const found = state.approvals.findLast(
    (one) =>
      one.userId === user.id &&
      one.credentialId === credentialId &&
      one.operation === operation &&
      one.input === input &&
      one.asked,
  );
  return found ?? null;
}

/** Notes a change, where the bounds of the person allow it. What they are asked waits for them. */
async function note(
  platform: Platform,
  caller: Known,
  rule: AppRule,
  wish: Wish,
  asked = false,
): Promise<ApprovalRecord> {
  const record = await recordOf(platform, caller, rule, wish, asked);
  const waiting = asked ? lastOfWish(platform, caller, wish) : null;
  if (waiting !== null && statusOf(platform, waiting) === 'PENDING') return waiting;
  refuseBeyond(rule, useOf(platform, caller.user.id, caller.credentialId), record.amount, asked);
  platform.state.approvals.push(record);
  return record;
}

async function recordOf(
  platform: Platform,
  caller: Known,
  rule: AppRule,
  wish: Wish,
  asked: boolean,
): Promise<ApprovalRecord> {
  const sources = wordSources(platform, caller);
  const told = await tell(sources, wish);
  const [problem] = asked ? told.refusals : [];
  if (problem !== undefined) throw new PlatformError(problem.extensions.code, problem.message);
  const { operation, params } = wish;
  const { movesMoney = false } = sources.hints[operation] ?? {};
  const amount = await amountOf(rule, wish, { movesMoney }, told, async (currency) =>
    currenciesWithRates.includes(currency) ? new Decimal(rateOf(currency, 'USD')) : null,
  );
  const createdAt = platform.clock.now();
  return {
    id: platform.newId(),
    userId: caller.user.id,
    credentialId: caller.credentialId,
    clientName: labelOf(platform, caller),
    operation,
    words: told.words,
    details: told.details,
    status: asked ? 'PENDING' : 'APPROVED',
    outcome: null,
    asked,
    createdAt,
    expiresAt: asked ? requestEnds(caller.expiresAt, createdAt) : createdAt,
    decidedAt: null,
    token: caller.token ?? '',
    input: canonicalJson(params),
    amount,
    isStarted: !asked,
  };
}

const labelOf = ({ state }: Platform, { credentialId }: Known): string =>
  [...state.credentials.values()].find(({ id }) => id === credentialId)?.label ?? 'App';

/** Notes what came of a change. */
function endChange(record: ApprovalRecord, { errors: [error] = [] }: ExecutionResult): void {
  const cause = error?.originalError;
  record.status = error === undefined ? 'DONE' : 'FAILED';
  record.outcome = 'Done.';
  if (error === undefined) return;
  record.outcome = cause instanceof PlatformError ? `${cause.code}: ${cause.message}` : 'INTERNAL';
}
