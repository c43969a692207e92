import type { Waiting } from '@/backend/accounts/service';
import type { Turn } from '@/backend/turns/service';
import type { Context } from '@/backend/platform/context';
import { memberId } from '@/backend/platform/member';
import { fullName } from '@/lib/shared/accounts/names';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { LIMITS } from '@/lib/shared/limits';
import type { MyDraw } from '@/backend/lotteries/types';
import { isoOf } from '@/backend/lotteries/views';
import * as repository from './mineRepository';
import { claimPath } from './news';

/** The caller's running entries and what they won lately, what waits first. Errors: auth.required. */
export async function myDraws(context: Context): Promise<MyDraw[]> {
  const userId = memberId(context);
  const page = { now: context.now(), limit: LIMITS.pageSize };
  const rows = await repository.myDrawRows(context.db, userId, page);
  return rows.map(({ prize, creatorFirstName, creatorLastName, ...row }) => ({
    lotteryId: row.lotteryId,
    uuid: row.uuid,
    title: row.title,
    state: row.state,
    status: row.status,
    tickets: row.tickets,
    ticketTotal: row.ticketTotal,
    closesAt: isoOf(row.closesAt),
    claimBy: isoOf(row.claimBy),
    detailsBy: isoOf(row.detailsBy),
    prizeTitle: prize?.title ?? null,
    prizePhoto: prize?.photo ?? null,
    creatorHandle: row.creatorHandle,
    creatorName: fullName({ firstName: creatorFirstName, lastName: creatorLastName }),
  }));
}

/** Nobody wins more at the same time. */
const SHOWN = 50;

/** The prizes that wait for somebody's press: what the bar on every page says of draws. */
export async function lotteryTurns(context: Context, userId: string): Promise<Turn[]> {
  const page = { now: context.now(), limit: SHOWN };
  const prizes = await repository.waitingPrizes(context.db, userId, page);
  return prizes.map(({ uuid, lotteryId, title, prize, confirmedAt, claimBy, ...creator }) => ({
    id: uuid,
    kind: 'LOTTERY',
    toolId: lotteryId,
    title,
    subject: prize.title,
    host: fullName({ firstName: creator.creatorFirstName, lastName: creator.creatorLastName }),
    photo: parseExtraPublic(creator.creatorExtraPublic).profile_photo,
    path: claimPath(lotteryId, uuid),
    state: 'CALLED',
    hasCode: false,
    since: confirmedAt.toISOString(),
    until: claimBy.toISOString(),
  }));
}

/** What of draws waits on an account, for as long as it is kept: the most urgent first, 50 at most. */
export async function drawsWaiting(context: Context, userId: string): Promise<Waiting[]> {
  const rows = await repository.waitingDraws(context.db, userId, SHOWN);
  return rows.map(({ lotteryId, uuid, title, prizeTitle, isPrize, until }) => ({
    kind: !isPrize ? 'ENTRY' : until ? 'CLAIM' : 'PRIZE',
    toolId: lotteryId,
    uuid,
    title: isPrize ? prizeTitle : title,
    until,
  }));
}
