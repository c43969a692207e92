import type { Context } from '@/backend/platform/context';
import type { HealthWarning } from '@/lib/shared/widgets/health';
import { onAirAfter } from '@/backend/widgets/policy';
import type { OverlayCopyView } from '@/backend/widgets/types';
import { copiesOf, noteCopy, type CopyRow, type Sign } from './copyRepository';
import { warningsOf } from './warnings';

/** How the open pages of one widget are. */
export interface WidgetHealth {
  /** Since when one is open without a gap; null: none is. UTC ISO 8601. */
  onAirSince: string | null;
  /** Those that are open longest first. */
  copies: OverlayCopyView[];
  /** Worst first. */
  warnings: HealthWarning[];
}

/** No page of a widget is open. */
export const UNSEEN: WidgetHealth = { onAirSince: null, copies: [], warnings: [] };

/** Much more often than an overlay goes off air, much more seldom than signs come. */
const NOTED_EVERY_MS = 30_000;

/**
 * Notes the sign of an open page by its key's hash. `build` is that of the server which took it;
 * undefined: it does not say. Returns the widget's `seq`; null: there is no such key.
 */
export function noteSignOf(
  context: Context,
  keyHash: string,
  { build, ...sign }: Omit<Sign, 'isStale'> & { build: string | undefined },
): Promise<number | null> {
  const now = context.now();
  const isStale = build !== undefined && sign.copy.build !== build;
  return noteCopy(
    context.db,
    keyHash,
    { ...sign, isStale },
    {
      now,
      silentSince: onAirAfter(now),
      notedBefore: new Date(now.getTime() - NOTED_EVERY_MS),
    },
  );
}

/** How each of these widgets is, by its id; in one statement. */
export async function healthOf(
  context: Context,
  widgetIds: readonly string[],
): Promise<ReadonlyMap<string, WidgetHealth>> {
  const now = context.now();
  if (widgetIds.length === 0) return new Map();
  const rows = await copiesOf(context.db, widgetIds, onAirAfter(now));
  const ofWidget = (id: string) => rows.filter(({ widgetId }) => widgetId === id);
  return new Map(widgetIds.map((id) => [id, health(ofWidget(id), now)]));
}

function health(rows: readonly CopyRow[], now: Date): WidgetHealth {
  const copies = rows.map(viewOf);
  return {
    onAirSince: copies[0]?.connectedAt ?? null,
    copies,
    warnings: warningsOf(rows, { now }),
  };
}

function viewOf(row: CopyRow): OverlayCopyView {
  const { copyId: id, seq, engine, chromium, width, height, build, isVisible } = row;
  const { framesPerSecond, droppedFrames, connectedAt, seenAt } = row;
  return {
    ...{ id, seq, engine, chromium, width, height, build, isVisible },
    ...{ framesPerSecond, droppedFrames },
    connectedAt: connectedAt.toISOString(),
    lastSeenAt: seenAt.toISOString(),
  };
}
