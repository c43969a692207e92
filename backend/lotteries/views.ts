import { creatorView, type ToolCreator } from '@/backend/hosting/service';
import { listPhoto } from '@/lib/shared/creators/extraPublic';
import { LIMITS } from '@/lib/shared/limits';
import type {
  LotteryFace,
  LotteryMember,
  LotteryUpdate,
  LotteryWinner,
} from '@/lib/shared/lottery/messages';
import { timeOfRound } from '@/lib/shared/lottery/scheme/rounds';
import { isLiveEntry } from '@/lib/shared/lottery/states';
import type { LotteryRow, Shown } from '@/backend/lotteries/store/lotteryRepository';
import type { MineRow } from '@/backend/lotteries/store/mineRepository';
import type { MemberRow, WinnerRow } from '@/backend/lotteries/store/shownRepository';
import type { MyLotteryEntry } from './types';

/** Entrants in a message once there are winners: both together must fit into one. */
const SHOWN_BESIDE_WINNERS = 20;

/** An entry as everyone may see it. */
export function memberView(entry: MemberRow): LotteryMember {
  return {
    id: entry.id,
    status: entry.status,
    tickets: entry.tickets,
    handle: entry.handle,
    profilePhoto: listPhoto(entry.extraPublic),
    joinedAt: new Date(entry.joinedAt).toISOString(),
  };
}

/** Who was drawn; whoever was passed over is named no more. */
export function winnerView(entry: WinnerRow): LotteryWinner {
  const handle = isLiveEntry(entry.status) ? entry.handle : null;
  return {
    id: entry.id,
    slot: entry.slot,
    prize: entry.prize,
    n: entry.n,
    rank: entry.rank,
    tickets: entry.tickets,
    status: entry.status,
    handle,
    profilePhoto: listPhoto(handle === null ? null : entry.extraPublic),
    confirmedAt: isoOf(entry.confirmedAt),
    claimBy: isoOf(entry.claimBy),
    outReason: entry.endReason,
  };
}

/** What everyone sees of a draw and what changes while it runs. */
export function faceOf(lottery: LotteryRow & Pick<Shown, 'winners' | 'drawnCount'>): LotteryFace {
  return {
    id: lottery.id,
    title: lottery.title,
    notice: lottery.notice,
    state: lottery.state,
    opensAt: lottery.state === 'SCHEDULED' ? isoOf(lottery.opensAt) : null,
    closesAt: isoOf(lottery.closesAt),
    prizes: lottery.prizes,
    claimMode: lottery.claimMode,
    claimSeconds: lottery.claimSeconds,
    memberCount: lottery.memberCount,
    ticketTotal: lottery.ticketTotal,
    randomness: lottery.randomness,
    commitHash: lottery.commitHash,
    logSeq: lottery.logSeq,
    logHead: lottery.logHead,
    entrantsHash: lottery.entrantsHash,
    closedAt: isoOf(lottery.closedAt),
    round: lottery.round,
    roundAt: lottery.round === null ? null : new Date(timeOfRound(lottery.round)).toISOString(),
    revealedAt: isoOf(lottery.revealedAt),
    cancelReason: lottery.cancelReason,
    prizeCount: lottery.prizeCount,
    drawnCount: lottery.drawnCount,
    winners: lottery.winners.map(winnerView),
  };
}

/** The message that says all a page shows of a draw. */
export function updateOf(now: LotteryRow & Shown, creator: ToolCreator): LotteryUpdate {
  const most = now.winners.length > 0 ? SHOWN_BESIDE_WINNERS : LIMITS.pageSize;
  return {
    type: 'PARTY_UPDATE',
    seq: now.seq,
    party: faceOf(now),
    partyMembers: now.firstMembers.slice(0, most).map(memberView),
    creator: creatorView(creator),
    queueSize: now.maxEntries,
  };
}

/** The viewer's own entry, with the receipt that proves it. */
export function mineView(mine: MineRow): MyLotteryEntry {
  const { logSeq: seq, prev, line, head, label, salt } = mine;
  return {
    id: mine.id,
    uuid: mine.uuid,
    n: mine.n,
    status: mine.status,
    tickets: mine.tickets,
    rank: mine.rank,
    prize: mine.prize,
    confirmedAt: isoOf(mine.confirmedAt),
    claimBy: isoOf(mine.claimBy),
    receipt: label === null || salt === null ? null : { seq, prev, line, head, label, salt },
  };
}

/** UTC, ISO 8601; a time from JSON is a string of the database. */
export function isoOf(at: Date | string | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
