import { actionLog } from '@/backend/hosting/service';
import { signsOf } from '@/backend/widgets/service';
import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { AppError } from '@/backend/platform/errors';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { LIMITS } from '@/lib/shared/limits';
import { hostedLottery } from '@/backend/lotteries/access';
import { hostClaims, nextThree } from '@/backend/lotteries/claims/hostClaims';
import { publicLottery } from '@/backend/lotteries/fan/details';
import { isLocked } from '@/backend/lotteries/policy';
import { hostEntriesBefore, type HostEntryRow } from '@/backend/lotteries/store/hostRepository';
import { viewLottery } from '@/backend/lotteries/store/lotteryRepository';
import type { HostEntry, LotteryEdit } from '@/backend/lotteries/types';
import type { LotteryAct } from './actions';
import { settingsOf } from './settings';

const NUMBER = /^[1-9]\d{0,8}$/;

/** Edit page and console of a draw the caller hosts. Errors: auth.required, forbidden. */
export async function lotteryEdit(
  context: Context,
  { lotteryId }: { lotteryId: string },
): Promise<LotteryEdit> {
  const { right } = await hostedLottery(context, lotteryId, 'VIEW', { lock: false });
  const lottery = await viewLottery(context.db, lotteryId, context.actor.userId);
  if (!lottery) throw new AppError('forbidden');
  const { items: entrants, cursor: entrantsCursor } = await entriesPage(context, lottery, null);
  return {
    id: lottery.id,
    right,
    version: lottery.version,
    isLocked: isLocked(lottery),
    settings: settingsOf(lottery),
    lottery: publicLottery(lottery),
    entrants,
    entrantsCursor,
    claims: await hostClaims(context, lottery),
    nextInLine: await nextThree(context, lottery),
    acts: await actionLog<LotteryAct>(context, 'LOTTERY', lottery),
    overlays: await signsOf(context, lottery),
  };
}

/** The next entries as the host sees them. Errors: auth.required, forbidden, payload.invalid. */
export async function hostEntriesPage(
  context: Context,
  { lotteryId, cursor }: { lotteryId: string; cursor?: string | null | undefined },
): Promise<Page<HostEntry>> {
  const lottery = await hostedLottery(context, lotteryId, 'VIEW', { lock: false });
  return entriesPage(context, lottery, cursor);
}

async function entriesPage(
  context: Context,
  lottery: { id: string; creatorId: string },
  cursor: string | null | undefined,
): Promise<Page<HostEntry>> {
  const before = cursor ? Number(placeOf(cursor, NUMBER)) : null;
  const rows = await hostEntriesBefore(context.db, lottery, before);
  const shown = rows.slice(0, LIMITS.pageSize);
  const last = shown.at(-1);
  const goesOn = rows.length > shown.length && last;
  return { items: shown.map(hostEntry), cursor: goesOn ? cursorOf(last.n) : null };
}

function hostEntry(entry: HostEntryRow): HostEntry {
  return {
    id: entry.id,
    userId: entry.userId,
    n: entry.n,
    status: entry.status,
    tickets: entry.tickets,
    handle: entry.handle,
    profilePhoto: listPhoto(entry.extraPublic),
    joinedAt: new Date(entry.joinedAt).toISOString(),
    isVerified: entry.isVerified,
    isFollower: entry.isFollower,
    rank: entry.rank,
    endReason: entry.endReason,
  };
}
