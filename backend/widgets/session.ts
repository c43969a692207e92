import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { hashToken } from '@/backend/platform/id';
import { widgetToken } from '@/backend/realtime/service';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import type { OverlayCopy } from '@/lib/shared/widgets/health';
import { readSettings, type WidgetSettings } from '@/lib/shared/widgets/settings';
import { noteSignOf } from './health/health';
import { rehearsalOf } from './rehearsal/rehearsals';
import { isNotedAgain, programOf } from './policy';
import { findByKey, noteSign, type WidgetRow } from './repository';
import type { OverlaySession, ShownTool } from './types';
import { widgetTool, widgetTools } from './widgetTools';

/**
 * What the overlay of a key shows now: its tool, or whatever is live. Errors: widget.key_invalid for a
 * wrong, renewed or removed key.
 */
export async function widgetSession(
  context: Context,
  input: { key: string },
): Promise<OverlaySession> {
  const keyHash = hashToken(input.key);
  const widget = await findByKey(context.db, keyHash);
  if (!widget) throw new AppError('widget.key_invalid');
  const now = context.now();
  if (isNotedAgain(widget.lastUsedAt, now)) {
    await noteSign(context.db, keyHash, { now, by: programOf(context.clientAgent) });
  }
  const settings = readSettings(widget.settings);
  const { id: widgetId, keyVersion, seq, kind, handle, locale, isMuted, isPaused } = widget;
  const tools = await shownTools(context, widget, settings.order);
  const rehearsal = await rehearsalOf(context, widget.creatorId);
  const { token, expiresAt } = await widgetToken(context, { widgetId, keyVersion });
  return {
    ...{ widgetId, seq, kind, settings, handle, locale, tools, isMuted, isPaused, token },
    rehearsal,
    extraPublic: parseExtraPublic(widget.extraPublic),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * The overlay of a key is still there, and says how it does. Returns the `seq` of its widget: a higher
 * one than the overlay knows means that it missed something. `build` is that of the server which took
 * the sign. Errors: widget.key_invalid.
 */
export async function widgetSign(
  context: Context,
  input: { key: string; copy?: OverlayCopy | undefined; build?: string | undefined },
): Promise<{ isKnown: boolean; seq: number }> {
  const { copy, build } = input;
  const keyHash = hashToken(input.key);
  const by = programOf(context.clientAgent);
  const seq = copy
    ? await noteSignOf(context, keyHash, { copy, by, build })
    : ((await noteSign(context.db, keyHash, { now: context.now(), by }))?.seq ?? null);
  if (seq === null) throw new AppError('widget.key_invalid');
  return { isKnown: true, seq };
}

/** One tool of each kind at most, in this order. */
async function shownTools(
  context: Context,
  { creatorId, toolId, toolKind }: WidgetRow,
  order: WidgetSettings['order'],
): Promise<ShownTool[]> {
  if (toolId !== null && toolKind !== null) {
    return [{ kind: toolKind, snapshot: await widgetTool(toolKind).snapshot(context, toolId) }];
  }
  const known = new Map(widgetTools());
  const shown: ShownTool[] = [];
  for (const kind of order) {
    const tool = known.get(kind);
    const [newest] = tool ? await tool.shown(context, creatorId) : [];
    if (tool && newest !== undefined) {
      shown.push({ kind, snapshot: await tool.snapshot(context, newest) });
    }
  }
  return shown;
}
