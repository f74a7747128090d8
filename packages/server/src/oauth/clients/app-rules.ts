import type { AppApproval } from '@investing-platform/schema/first-party';
import type { SessionActor } from '../../kernel/actor.ts';
import { CONTROL_TOPIC, controlPayload } from '../control.ts';
import type { OAuthDeps } from '../deps.ts';
import { boundRule, keepRule, resume, stop, stopOf } from '../store/app-rules.sql.ts';
import type { ConnectedApp } from '../store/apps.sql.ts';
import { isLooser } from './assistants.ts';
import { connectedApp } from './connected-apps.ts';

type Deps = Pick<OAuthDeps, 'db' | 'clock'>;

/** What is left out stays; null takes a bound away. */
export interface RuleChange {
  readonly approval?: AppApproval | null | undefined;
  readonly maxChangesPerDay?: number | null | undefined;
  readonly maxAmountPerDay?: string | null | undefined;
}

type Rule = Pick<ConnectedApp, 'approval' | 'maxChangesPerDay' | 'maxAmountPerDay'>;

function changed(app: Rule, change: RuleChange): Rule {
  const { maxChangesPerDay, maxAmountPerDay } = change;
  return {
    approval: change.approval ?? app.approval,
    maxChangesPerDay: maxChangesPerDay === undefined ? app.maxChangesPerDay : maxChangesPerDay,
    maxAmountPerDay: maxAmountPerDay === undefined ? app.maxAmountPerDay : maxAmountPerDay,
  };
}

const bound = (value: number | string | null): number =>
  value === null ? Number.POSITIVE_INFINITY : Number(value);

/** Whether an app could do more than now without the person. */
export function loosens(app: Rule, change: RuleChange): boolean {
  const next = changed(app, change);
  return (
    isLooser(next.approval, app.approval) ||
    bound(next.maxChangesPerDay) > bound(app.maxChangesPerDay) ||
    bound(next.maxAmountPerDay) > bound(app.maxAmountPerDay)
  );
}

/** Says what a connected app may do; it counts from its next request on. */
export async function changeAppRule(
  deps: Deps,
  actor: SessionActor,
  app: ConnectedApp,
  change: RuleChange,
): Promise<ConnectedApp> {
  const { approval, maxChangesPerDay, maxAmountPerDay } = changed(app, change);
  const { userId } = actor;
  await deps.db.transaction(async (tx) => {
    await tx.one(keepRule, userId, app.id, app.assistant, approval);
    await tx.one(boundRule, userId, app.id, maxChangesPerDay, maxAmountPerDay);
  });
  return connectedApp(deps, actor, app.id);
}

/** Since when a person's assistants are stopped. */
export async function assistantAccess(
  { db }: Pick<Deps, 'db'>,
  { userId }: SessionActor,
): Promise<{ readonly stoppedAt: Date | null }> {
  return { stoppedAt: (await db.maybe(stopOf, userId))?.stoppedAt ?? null };
}

/** Stops all of them: their next request is refused, and their sockets close now. */
export async function stopAssistants(deps: Deps, actor: SessionActor) {
  const { userId } = actor;
  await deps.db.transaction(async (tx) => {
    await tx.run(stop, userId, deps.clock.now());
    await tx.notify(CONTROL_TOPIC, controlPayload({ kind: 'access-changed', userId }));
  });
  return assistantAccess(deps, actor);
}

export async function resumeAssistants(deps: Pick<Deps, 'db'>, actor: SessionActor) {
  await deps.db.transaction((tx) => tx.run(resume, actor.userId));
  return assistantAccess(deps, actor);
}
