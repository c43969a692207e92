import type { ToolKind } from '@/backend/hosting/service';
import type { Context } from '@/backend/platform/context';
import { readSettings } from '@/lib/shared/widgets/settings';
import { healthOf, UNSEEN } from './health/health';
import { onAirAfter } from './policy';
import type { WidgetRow } from './repository';
import type { OverlaySign, Widget } from './types';
import { widgetTool } from './widgetTools';

/** Widgets as their creator sees them, in the same order. */
export async function viewsOf(context: Context, rows: readonly WidgetRow[]): Promise<Widget[]> {
  const titles = await titlesOf(context, rows);
  const healths = await healthOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    toolId: row.toolId,
    toolTitle: row.toolId === null ? null : (titles.get(row.toolId) ?? null),
    isPermanent: row.isPermanent,
    isShowable: row.keyVersion > 0,
    settings: readSettings(row.settings),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    lastUsedBy: row.lastUsedBy,
    isOnAir: isUsedNow(context, row),
    isMuted: row.isMuted,
    isPaused: row.isPaused,
    ...(healths.get(row.id) ?? UNSEEN),
  }));
}

/** How the overlays of widgets do, in the same order. */
export async function signsFrom(
  context: Context,
  rows: readonly WidgetRow[],
): Promise<OverlaySign[]> {
  const healths = await healthOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const { copies, onAirSince, warnings } = healths.get(row.id) ?? UNSEEN;
    const used = row.lastUsedAt?.toISOString() ?? null;
    // The use of a key is noted less often than its pages give a sign.
    const lastSeenAt = copies.map((copy) => copy.lastSeenAt).reduce(later, used);
    const isOnAir = isUsedNow(context, row);
    return { id: row.id, kind: row.kind, lastSeenAt, isOnAir, onAirSince, warnings };
  });
}

const isUsedNow = (context: Context, { lastUsedAt }: WidgetRow) =>
  lastUsedAt !== null && lastUsedAt >= onAirAfter(context.now());

/** Of moments in UTC, ISO 8601. */
const later = (one: string | null, other: string) => (one !== null && one > other ? one : other);

/** What the tools of widgets are called: one statement for each kind of tool. */
async function titlesOf(
  context: Context,
  rows: readonly WidgetRow[],
): Promise<ReadonlyMap<string, string>> {
  const byKind = new Map<ToolKind, Set<string>>();
  for (const { toolId, toolKind } of rows) {
    if (toolId === null || toolKind === null) continue;
    byKind.set(toolKind, (byKind.get(toolKind) ?? new Set()).add(toolId));
  }
  const titles: [string, string][] = [];
  for (const [kind, ids] of byKind) {
    titles.push(...(await widgetTool(kind).titles(context, [...ids])));
  }
  return new Map(titles);
}
