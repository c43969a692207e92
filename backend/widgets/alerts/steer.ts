import { hostedTool, recordChanges } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { creatorId as callingCreator } from '@/backend/platform/member';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import type { AlertAct } from '@/lib/shared/widgets/alerts';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { AlertKind } from '@/lib/shared/widgets/messages';
import { lastAlerts, switchesOf, turn, type Scope, type Switches } from './alertRepository';
import { ownWidget } from '@/backend/widgets/keys';
import { alertTest, keptSince, replay, skip } from './alerts';

/** How the switches of alerts stand. */
export type AlertSwitches = Switches;

/** An alert that can be shown again. */
export interface AlertView {
  id: string;
  kind: AlertKind;
  /** Whom it is about; null: nobody in particular. */
  handle: string | null;
  text: string | null;
  /** UTC ISO 8601. */
  createdAt: string;
}

/** What hosts see of the alerts on their overlays. */
export interface AlertDesk extends Switches {
  /** The last day's, newest first, as many as a host looks back on. */
  alerts: AlertView[];
}

const ALERTS_SHOWN = 20;

/** Which switch an act turns, and where to. */
const TURNS = {
  PAUSE: ['isPaused', true],
  RESUME: ['isPaused', false],
  MUTE: ['isMuted', true],
  UNMUTE: ['isMuted', false],
} as const;

/**
 * The alerts of a tool for those who may run it, or of all the caller's tools. Errors: auth.required,
 * forbidden (a fan who names no tool, too).
 */
export async function alertDesk(
  context: Context,
  { toolId }: { toolId: string | null },
): Promise<AlertDesk> {
  const scope = await scopeOf(context, toolId);
  const rows = await lastAlerts(context.db, scope, keptSince(context), ALERTS_SHOWN);
  const alerts = rows.map(({ id, kind, handle, text, createdAt }) => ({
    ...{ id, kind, handle, text },
    createdAt: createdAt.toISOString(),
  }));
  return { ...(await switchesOf(context.db, scope)), alerts };
}

/**
 * Pauses or mutes the alerts on every overlay that shows a tool (without one: on all of the caller's),
 * ends the one on the screen, or shows one again; a repeated `requestKey` does nothing again. Returns
 * how the switches stand. Errors: as of `alertDesk`, and widget.alert_gone.
 */
export async function steerAlerts(
  context: Context,
  input: { toolId: string | null; act: AlertAct; alertId: string | null; requestKey: string },
): Promise<Switches> {
  const { toolId, act, alertId, requestKey } = input;
  return withIdempotencyKey(context, requestKey, 'steerAlerts', async (inner) => {
    const scope = await scopeOf(inner, toolId);
    if (act === 'SKIP') await skip(inner, scope);
    else if (act !== 'REPLAY') await turnSwitch(inner, scope, act);
    else if (alertId === null || !(await replay(inner, scope, alertId)))
      throw new AppError('widget.alert_gone');
    return switchesOf(inner.db, scope);
  });
}

/** Shows one overlay what an alert looks and sounds like. Errors: as of `widgetAddress`. */
export async function sendTestAlert(
  context: Context,
  { widgetId }: { widgetId: string },
): Promise<{ id: string }> {
  const { id, creatorId } = await ownWidget(context, widgetId);
  await inTransaction(context, (inner) => alertTest(inner, { id, creatorId }));
  return { id };
}

async function scopeOf(context: Context, toolId: string | null): Promise<Scope> {
  if (toolId === null) return { creatorId: callingCreator(context), toolId };
  const { creatorId } = await hostedTool(context, toolId, 'RUN');
  return { creatorId, toolId };
}

/** Open overlays read how they stand; the log tells who did it, unless they stood so before. */
async function turnSwitch(
  context: Context,
  { creatorId, toolId }: Scope,
  act: keyof typeof TURNS,
): Promise<void> {
  const [name, isOn] = TURNS[act];
  const turned = await turn(context.db, { creatorId, toolId }, name, isOn);
  if (turned.length === 0) return;
  const events = turned.map(({ id, seq }) => ({
    channel: widgetChannel(id),
    message: { type: 'WIDGET_CHANGED', seq },
  }));
  await enqueue(context, ...events);
  await recordChanges(context, [{ kind: 'ALERTS', creatorId, toolId, what: act }]);
}
