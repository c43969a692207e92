import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { creatorId as creatorOf } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import { tellOverlays } from '@/backend/widgets/live';
import { widgetTools } from '@/backend/widgets/widgetTools';
import {
  elapsedOf,
  REHEARSAL_MS,
  type Rehearsal,
  type RehearsalAct,
} from '@/lib/shared/widgets/rehearsal';
import {
  deleteRehearsal,
  findRehearsal,
  saveRehearsal,
  type RehearsalRow,
} from './rehearsalRepository';

/** A paused rehearsal ends by itself after this. */
const PAUSED_MS = 30 * 60_000;

/** What a creator's overlays rehearse now; null: nothing. */
export async function rehearsalOf(context: Context, creatorId: string): Promise<Rehearsal | null> {
  const row = await findRehearsal(context.db, creatorId, context.now());
  return row ? viewOf(row) : null;
}

/** What the caller rehearses. Errors: auth.required, forbidden (a fan). */
export async function myRehearsal(context: Context): Promise<Rehearsal | null> {
  return rehearsalOf(context, creatorOf(context));
}

/**
 * Has the caller's overlays play the scripted show, pause, go on at another pace, or stop; they follow
 * at once. Returns what is rehearsed then. Errors: auth.required, forbidden, widget.live_now (something
 * of theirs is live).
 */
export async function rehearse(
  context: Context,
  { act, pace }: { act: RehearsalAct; pace: number },
): Promise<Rehearsal | null> {
  const creatorId = creatorOf(context);
  return inTransaction(context, async (inner) => {
    const before = await rehearsalOf(inner, creatorId);
    // Whoever pauses or stops what has ended meanwhile hears that nothing runs.
    if (before === null && act !== 'START') return null;
    // It holds the creator's overlays, so that nothing goes live between the look and the start.
    await tellOverlays(inner, creatorId);
    if (act === 'STOP') {
      await deleteRehearsal(inner.db, creatorId);
      return null;
    }
    if (act === 'START' && (await isLive(inner, creatorId))) throw new AppError('widget.live_now');
    const now = inner.now();
    const isRunning = act !== 'PAUSE';
    const ranMs =
      before === null || act === 'START' ? 0 : Math.round(elapsedOf(before, now.getTime()));
    const left = isRunning ? (REHEARSAL_MS - ranMs) / pace : PAUSED_MS;
    const endsAt = new Date(now.getTime() + left);
    const row = { creatorId, ranMs, since: isRunning ? now : null, pace, endsAt };
    await saveRehearsal(inner.db, row);
    return viewOf(row);
  });
}

async function isLive(context: Context, creatorId: string): Promise<boolean> {
  for (const [, tool] of widgetTools()) if (await tool.isLive(context, creatorId)) return true;
  return false;
}

const viewOf = ({ ranMs, since, pace }: RehearsalRow): Rehearsal => ({
  ranMs,
  since: since?.toISOString() ?? null,
  pace,
});
