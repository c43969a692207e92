import type { Insertable, QueryCreator } from 'kysely';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { memberId } from '@/backend/platform/member';
import type { Tables } from '@/backend/platform/tables';
import { inTransaction } from '@/backend/platform/transaction';
import {
  alsoInsertAction,
  insertAction,
  lastActions,
  markUndone,
  type ActionRow,
} from './actionRepository';
import { findTool } from '@/backend/hosting/repository';
import { requireRight } from '@/backend/hosting/rights';
import type { ToolActionsTable, ToolKind } from '@/backend/hosting/tables';
import {
  hostedKind,
  type Action,
  type ActionWords,
  type Tool,
  type Undone,
} from '@/backend/hosting/toolKinds';

/** An action as the log of a console shows it. */
export interface ActionView<Kind extends string = string> extends ActionWords {
  id: string;
  kind: Kind;
  /** Handle of the host who did it; null when their account was deleted. */
  actorHandle: string | null;
  /** UTC ISO 8601. */
  at: string;
  isUndone: boolean;
  /** Nothing takes it back. */
  isFinal: boolean;
}

/** How many actions the log shows, and a host can take back one after the other. */
const ACTIONS_KEPT = 20;

/** Writes down what the caller did, in the running transaction. */
export function recordAction<OwnAction extends Action>(
  context: Context,
  toolId: string,
  action: OwnAction,
): Promise<void> {
  return insertAction(context.db, actionRow(context, toolId, action));
}

/** The same inside of a statement that changes the tool: what it returns begins that statement. */
export function recordingAction<OwnAction extends Action>(
  context: Context,
  toolId: string,
  action: OwnAction,
): QueryCreator<Tables> {
  return alsoInsertAction(context.db, actionRow(context, toolId, action));
}

/** The last actions in a tool of this kind, newest first. The caller has checked who asks. */
export async function actionLog<OwnAction extends Action>(
  context: Context,
  kind: ToolKind,
  tool: Tool,
): Promise<ActionView<OwnAction['kind']>[]> {
  const rows = await lastActions(context.db, tool.id, ACTIONS_KEPT);
  const hosted = hostedKind(kind);
  const actions = rows.map(actionOf);
  const words = await hosted.describe(context, actions);
  return rows.map((row, nth) => ({
    ...(words[nth] ?? { handles: [], count: 0, what: null, reason: null }),
    id: row.id,
    kind: row.kind,
    actorHandle: row.actorHandle,
    at: row.actedAt.toISOString(),
    isUndone: row.undoneAt !== null,
    isFinal: hosted.isFinal(tool, actionOf(row), context.now()),
  }));
}

/**
 * Takes back the last action that was not taken back yet; `actionId` names the one the host saw. What
 * nothing takes back any more is passed over. What comes back is up to the tool (for queues: decision
 * 0014): nothing when others have gone on since, and the action before it is the last one then.
 * Errors: auth.required, forbidden, act.not_last, act.final.
 */
export function undoAction(
  context: Context,
  { toolId, actionId }: { toolId: string; actionId: string },
): Promise<Undone> {
  return takeBack(context, toolId, actionId);
}

/** Takes back the last action, whatever it was; 0 when there is none. Errors as of `undoAction`. */
export async function undoLast(context: Context, toolId: string): Promise<{ count: number }> {
  const { count } = await takeBack(context, toolId, null);
  return { count };
}

function takeBack(context: Context, toolId: string, actionId: string | null): Promise<Undone> {
  return inTransaction(context, async (inner) => {
    memberId(inner);
    const found = await findTool(inner.db, toolId);
    const hosted = found && hostedKind(found.kind);
    const tool = await hosted?.lock(inner, toolId);
    await requireRight(inner, tool, 'RUN');
    if (!hosted || !tool) throw new AppError('forbidden');
    const now = inner.now();
    const rows = await lastActions(inner.db, toolId, ACTIONS_KEPT);
    const standing = rows.filter(({ undoneAt }) => undoneAt === null);
    const isFinal = (row: ActionRow) => hosted.isFinal(tool, actionOf(row), now);
    const last = standing.find((row) => !isFinal(row));
    if (actionId !== null && last?.id !== actionId) {
      const named = standing.find(({ id }) => id === actionId);
      throw new AppError(named && isFinal(named) ? 'act.final' : 'act.not_last');
    }
    if (!last) return { count: 0, elsewhere: [], gone: [] };
    await markUndone(inner.db, last.id, now);
    return hosted.undo(inner, tool, actionOf(last));
  });
}

function actionRow(
  context: Context,
  toolId: string,
  { kind, ...detail }: Action,
): Insertable<ToolActionsTable> {
  return {
    id: newId(),
    toolId,
    actorId: context.actor.userId,
    kind,
    detail: JSON.stringify(detail),
    actedAt: context.now(),
  };
}

function actionOf({ kind, detail }: ActionRow): Action {
  return { kind, ...detail };
}
