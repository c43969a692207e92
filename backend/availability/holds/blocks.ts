import { timeChanged } from '@/backend/availability/changes';
import {
  busyIn,
  deleteBlock,
  deleteOwnBlock,
  expireIn,
  findBlock,
  insertHold,
  NO_SESSION,
} from '@/backend/availability/store/holdRepository';
import { lockHours } from '@/backend/availability/store/hoursRepository';
import type { Context } from '@/backend/platform/context';
import { AppError } from '@/backend/platform/errors';
import { newId } from '@/backend/platform/id';
import { withIdempotencyKey } from '@/backend/platform/jobs/idempotency';
import { creatorId as callingCreator } from '@/backend/platform/member';
import { inTransaction } from '@/backend/platform/transaction';
import type { BlockSource, CalendarBlock } from '@/lib/shared/availability/availability';

/** The time of a live tool that is planned. */
export interface ToolTime {
  creatorId: string;
  source: Extract<BlockSource, 'PARTY' | 'DRAW' | 'FUND'>;
  /** The tool. */
  refId: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
}

/**
 * A planned tool takes its time, in the running transaction, instead of what it took before. Errors:
 * availability.booked_then (somebody has booked some of it).
 */
export async function planTime(context: Context, tool: ToolTime): Promise<void> {
  await lockHours(context.db, tool.creatorId);
  await deleteBlock(context.db, tool.refId);
  await addBlock(context, tool);
  await timeChanged(context, tool.creatorId);
}

/** A tool that is over, called off or not planned any more gives its time back. */
export async function freeTool(context: Context, refId: string): Promise<void> {
  const block = await findBlock(context.db, refId);
  if (!block) return;
  await lockHours(context.db, block.creatorId);
  await deleteBlock(context.db, refId);
  await timeChanged(context, block.creatorId);
}

/**
 * Blocks some of the caller's time by hand. Errors: auth.required, forbidden, payload.invalid,
 * availability.booked_then.
 */
export function blockTime(
  context: Context,
  input: { startsAt: string; endsAt: string; requestKey: string },
): Promise<CalendarBlock> {
  const creatorId = callingCreator(context);
  const [startsAt, endsAt] = [new Date(input.startsAt), new Date(input.endsAt)];
  if (endsAt <= startsAt) throw new AppError('payload.invalid', { fields: { endsAt: 'custom' } });
  return withIdempotencyKey(context, input.requestKey, 'blockTime', async (inner) => {
    await lockHours(inner.db, creatorId);
    const id = await addBlock(inner, {
      ...{ creatorId, startsAt, endsAt },
      source: 'MANUAL',
      refId: null,
      title: null,
    });
    await timeChanged(inner, creatorId);
    return {
      id,
      source: 'MANUAL',
      refId: null,
      title: null,
      isHeld: false,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
    };
  });
}

/** Frees what the caller blocked by hand. Errors: auth.required, forbidden, availability.block_gone. */
export function freeTime(context: Context, input: { blockId: string }): Promise<{ count: number }> {
  const creatorId = callingCreator(context);
  return inTransaction(context, async (inner) => {
    await lockHours(inner.db, creatorId);
    const isFreed = await deleteOwnBlock(inner.db, creatorId, input.blockId);
    if (!isFreed) throw new AppError('availability.block_gone');
    await timeChanged(inner, creatorId);
    return { count: 1 };
  });
}

interface Block extends Omit<ToolTime, 'source' | 'refId' | 'title'> {
  source: BlockSource;
  refId: string | null;
  title: string | null;
}

async function addBlock(context: Context, block: Block): Promise<string> {
  const now = context.now();
  const span = { from: block.startsAt, to: block.endsAt };
  await expireIn(context.db, block.creatorId, { span, now });
  const busy = await busyIn(context.db, block.creatorId, { span, now });
  if (busy.some(({ isBooking }) => isBooking)) throw new AppError('availability.booked_then');
  const id = newId();
  const isHeld = await insertHold(context.db, {
    ...block,
    ...{ id, span, sessionId: NO_SESSION, createdAt: now },
    state: 'CONSUMED',
  });
  if (!isHeld) throw new AppError('availability.booked_then');
  return id;
}
