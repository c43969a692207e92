import type { Context } from '@/backend/platform/context';
import { freeTool, planTime, type ToolTime } from './blocks';

const MINUTE_MS = 60_000;

/** A live tool as far as its creator's time goes. */
export interface ToolPlan {
  /** NONE: a draft, or over. */
  stage: 'PLANNED' | 'RUNNING' | 'NONE';
  title: string;
  startsAt: Date | null;
  /** How long its creator is live with it; null: it takes none of their time. */
  minutes: number | null;
}

/**
 * Lets the time that a tool takes follow its plan, in the transaction that changes it. One that runs
 * keeps what it took, also when it runs over. Errors: availability.booked_then.
 */
export async function followTool(
  context: Context,
  tool: Pick<ToolTime, 'creatorId' | 'source' | 'refId'>,
  { before, after }: { before: ToolPlan; after: ToolPlan },
): Promise<void> {
  if (after.stage === 'RUNNING') return;
  const [had, has] = [timesOf(before), timesOf(after)];
  if (has) {
    const isSame =
      had?.startsAt.getTime() === has.startsAt.getTime() &&
      had.endsAt.getTime() === has.endsAt.getTime() &&
      before.title === after.title;
    if (!isSame) await planTime(context, { ...tool, ...has, title: after.title });
    return;
  }
  if (had || before.stage === 'RUNNING') await freeTool(context, tool.refId);
}

function timesOf({ stage, startsAt, minutes }: ToolPlan) {
  if (stage !== 'PLANNED' || startsAt === null || minutes === null) return null;
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS) };
}
