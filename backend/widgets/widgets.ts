import { hostedTool, recordChanges } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken, newId } from '@/backend/platform/id';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { creatorId as creatorOf, memberId } from '@/backend/platform/member';
import { enqueue } from '@/backend/platform/outbox/outbox';
import { inTransaction } from '@/backend/platform/transaction';
import { LIMITS } from '@/lib/shared/limits';
import type { WidgetKind } from '@/lib/shared/widgets/kinds';
import { widgetChannel } from '@/lib/shared/widgets/channel';
import type { WidgetMessage } from '@/lib/shared/widgets/messages';
import type { Rehearsal } from '@/lib/shared/widgets/rehearsal';
import { readSettings, USUAL_SETTINGS, type WidgetSettings } from '@/lib/shared/widgets/settings';
import { keyOf, ownWidget, rotateKey, sayRevoked } from './keys';
import { deleteWidget, readSecret } from './keyRepository';
import { onAirAfter } from './policy';
import { rehearsalOf } from './rehearsal/rehearsals';
import {
  countOf,
  findWidget,
  insertWidget,
  isUsedSince,
  lockPermanent,
  saveSettings,
  widgetsOf,
  widgetsOfTool,
  widgetsShowing,
  type WidgetRow,
} from './repository';
import type { OverlaySign, Widget } from './types';
import { signsFrom, viewsOf } from './views';

/**
 * The caller's widgets, the permanent one first, which is made when it is asked for the first time.
 * Errors: auth.required, forbidden (a fan).
 */
export async function myWidgets(context: Context): Promise<Widget[]> {
  const creatorId = creatorOf(context);
  let rows = await widgetsOf(context.db, creatorId);
  if (!rows[0]?.isPermanent) {
    await addWidget(context, { creatorId, kind: 'LIVE', isPermanent: true });
    rows = await widgetsOf(context.db, creatorId);
  }
  return viewsOf(context, rows);
}

/** The widgets of one tool alone, newest first. Errors: auth.required, forbidden. */
export async function toolWidgets(
  context: Context,
  { toolId }: { toolId: string },
): Promise<Widget[]> {
  await hostedTool(context, toolId, 'SETTINGS');
  return viewsOf(context, await widgetsOfTool(context.db, toolId));
}

/**
 * How the overlays do that show a tool, and what its creator rehearses, for whoever may see its
 * console. Errors: auth.required, forbidden.
 */
export async function overlaySigns(
  context: Context,
  { toolId }: { toolId: string },
): Promise<{ items: OverlaySign[]; rehearsal: Rehearsal | null }> {
  const tool = await hostedTool(context, toolId, 'VIEW');
  const items = await signsOf(context, tool);
  return { items, rehearsal: await rehearsalOf(context, tool.creatorId) };
}

/** The same of a tool whose console the caller was let into already. */
export async function signsOf(
  context: Context,
  tool: { id: string; creatorId: string },
): Promise<OverlaySign[]> {
  return signsFrom(context, await widgetsShowing(context.db, tool));
}

/** Whether any overlay of a creator is connected now. */
export function isOnAir(context: Context, creatorId: string): Promise<boolean> {
  return isUsedSince(context.db, creatorId, onAirAfter(context.now()));
}

/**
 * Makes a widget that looks, and is muted or paused, as the permanent one is: of the caller's own, or
 * of a tool whose settings they may change; a repeated `requestKey` makes none again. Errors:
 * auth.required, forbidden, widget.too_many.
 */
export async function createWidget(
  context: Context,
  input: { kind: WidgetKind; toolId?: string | null | undefined; requestKey: string },
): Promise<Widget> {
  const { kind, toolId = null, requestKey } = input;
  const creatorId =
    toolId === null
      ? creatorOf(context)
      : (await hostedTool(context, toolId, 'SETTINGS')).creatorId;
  return withIdempotencyKey(context, requestKey, 'createWidget', async (inner) => {
    const permanent = await permanentOf(inner, creatorId);
    if ((await countOf(inner.db, creatorId)) >= LIMITS.widgets) {
      throw new AppError('widget.too_many');
    }
    const { isMuted, isPaused } = permanent;
    const settings = readSettings(permanent.settings);
    const id = await addWidget(inner, { creatorId, toolId, kind, settings, isMuted, isPaused });
    await recordChanges(inner, [{ kind: 'OVERLAY_KEY_MADE', creatorId, toolId }]);
    return viewOf(inner, id);
  });
}

/**
 * Keeps how a widget looks and sounds; its overlays follow at once. The same settings again change
 * nothing. Errors: auth.required, forbidden.
 */
export async function saveWidget(
  context: Context,
  { widgetId, settings }: { widgetId: string; settings: WidgetSettings },
): Promise<Widget> {
  await ownWidget(context, widgetId);
  return inTransaction(context, async (inner) => {
    const saved = await saveSettings(inner.db, widgetId, stored(settings));
    if (saved) {
      const message: WidgetMessage = { type: 'WIDGET_CHANGED', seq: saved.seq };
      await enqueue(inner, { channel: widgetChannel(widgetId), message });
    }
    return viewOf(inner, widgetId);
  });
}

/** Gives a widget another address. Errors: auth.required, forbidden. */
export async function rotateWidget(
  context: Context,
  { widgetId }: { widgetId: string },
): Promise<Widget> {
  await rotateKey(context, widgetId);
  return viewOf(context, widgetId);
}

/** Ends a widget that is not the permanent one. Errors: auth.required, forbidden. */
export async function removeWidget(
  context: Context,
  { widgetId }: { widgetId: string },
): Promise<{ id: string }> {
  const { creatorId, toolId } = await ownWidget(context, widgetId);
  await inTransaction(context, async (inner) => {
    const removed = await deleteWidget(inner.db, widgetId);
    if (!removed) throw new AppError('forbidden');
    await sayRevoked(inner, [{ id: removed.id, seq: removed.seq + 1 }]);
    await recordChanges(inner, [{ kind: 'OVERLAY_KEY_REVOKED', creatorId, toolId }]);
  });
  return { id: widgetId };
}

/** The permanent widget of a creator, locked, which is made where there is none yet. */
async function permanentOf(context: Context, creatorId: string): Promise<WidgetRow> {
  const before = await lockPermanent(context.db, creatorId);
  if (before) return before;
  await addWidget(context, { creatorId, kind: 'LIVE', isPermanent: true });
  const made = await lockPermanent(context.db, creatorId);
  if (!made) throw new Error('a creator has no permanent widget');
  return made;
}

async function addWidget(
  context: Context,
  widget: {
    creatorId: string;
    kind: WidgetKind;
    toolId?: string | null;
    isPermanent?: boolean;
    settings?: WidgetSettings;
    isMuted?: boolean;
    isPaused?: boolean;
  },
): Promise<string> {
  const { creatorId, kind, toolId = null, isPermanent = false } = widget;
  const { settings = USUAL_SETTINGS, isMuted = false, isPaused = false } = widget;
  const id = newId();
  const keyVersion = 1;
  await insertWidget(context.db, {
    ...{ id, creatorId, kind, toolId, isPermanent, keyVersion, isMuted, isPaused },
    madeBy: memberId(context),
    keyHash: hashToken(keyOf(await readSecret(context.db), id, keyVersion)),
    settings: stored(settings),
    createdAt: context.now(),
  });
  return id;
}

/** As they are kept: every part where its design can stand. */
function stored(settings: WidgetSettings): string {
  return JSON.stringify(readSettings(settings));
}

async function viewOf(context: Context, id: string): Promise<Widget> {
  const row = await findWidget(context.db, id);
  const [widget] = row ? await viewsOf(context, [row]) : [];
  if (!widget) throw new AppError('forbidden');
  return widget;
}
