import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { LIMITS } from '@/lib/shared/limits';
import type { BoardSpan } from '@/lib/shared/parties/queueRules';
import { isOnBoards, joinBoards, leaveBoards, mostPlayed } from './boardRepository';

/** One fan on a creator's board. */
export interface BoardLine {
  handle: string;
  profilePhoto: string;
  /** Turns they had with the creator. */
  count: number;
}

const DAY_MS = 86_400_000;

/** Who played how often with a creator, most first. Nobody for an unknown creator. */
export async function playBoard(
  context: Context,
  { creatorId, span }: { creatorId: string; span: BoardSpan },
): Promise<BoardLine[]> {
  const month = new Date(context.now().getTime() - LIMITS.boardDays * DAY_MS);
  const since = span === 'ALL' ? null : month;
  const rows = await mostPlayed(context.db, creatorId, { since, limit: LIMITS.board });
  return rows.map(({ handle, extraPublic, count }) => ({
    handle,
    profilePhoto: listPhoto(extraPublic),
    count,
  }));
}

/** Whether the caller stands on creators' boards. Errors: auth.required. */
export async function boardChoice(context: Context): Promise<{ isShown: boolean }> {
  return { isShown: await isOnBoards(context.db, memberId(context)) };
}

/** Puts the caller on every creator's board again, or off all of them. Errors: auth.required. */
export async function setBoardChoice(
  context: Context,
  { isShown }: { isShown: boolean },
): Promise<{ isShown: boolean }> {
  const userId = memberId(context);
  await (isShown ? joinBoards(context.db, userId) : leaveBoards(context.db, userId, context.now()));
  return { isShown };
}
