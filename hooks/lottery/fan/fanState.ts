import type { LotteryView } from '@/hooks/lottery/types';
import { ENTRY, isLiveEntry } from '@/lib/shared/lottery/states';

/** What the card for entering shows. */
export type EntryState =
  | 'draft'
  | 'own'
  | 'joined'
  | 'removed'
  | 'planned'
  | 'paused'
  | 'full'
  | 'followers'
  | 'newcomer'
  | 'form'
  | 'missed'
  | 'over';

/** What a person can do with entering; `userId` is null for a visitor. */
export function entryStateOf(lottery: LotteryView, userId: string | null): EntryState {
  const { state, creator, myEntry, maxEntries, memberCount } = lottery;
  if (creator.id === userId) return state === 'DRAFT' ? 'draft' : 'own';
  if (state === 'CANCELLED') return 'over';
  const status = myEntry?.status ?? ENTRY.left;
  if (status === ENTRY.removed || status === ENTRY.blocked) return 'removed';
  if (isLiveEntry(status) || status < ENTRY.left) return 'joined';
  if (state === 'SCHEDULED' || state === 'DRAFT') return 'planned';
  if (state === 'PAUSED') return 'paused';
  if (state !== 'OPEN') return 'missed';
  if (maxEntries !== null && memberCount >= maxEntries) return 'full';
  // Nobody new follows anybody, or has an old account.
  if (userId === null && lottery.followersOnly) return 'followers';
  if (userId === null && lottery.minAccountDays > 0) return 'newcomer';
  return 'form';
}

/** What stands at the top of a draw's page. */
export type HeroState =
  | 'waiting'
  | 'locked'
  | 'drawn'
  | 'won'
  | 'mine'
  | 'expired'
  | 'declined'
  | 'passed'
  | 'result'
  | 'cancelled';

/** What concerns the reader most: their prize before everybody's. */
export function heroStateOf({ state, myEntry }: LotteryView): HeroState {
  if (state === 'CANCELLED') return 'cancelled';
  if (state === 'CLOSED') return 'locked';
  if (state !== 'CLAIMING' && state !== 'COMPLETED') return 'waiting';
  switch (myEntry?.status) {
    case ENTRY.won:
      return myEntry.confirmedAt === null ? 'drawn' : 'won';
    case ENTRY.claimed:
    case ENTRY.fulfilled:
      return 'mine';
    case ENTRY.expired:
      return 'expired';
    case ENTRY.declined:
      return 'declined';
    case ENTRY.disqualified:
      return 'passed';
    default:
      return 'result';
  }
}

type Winner = LotteryView['winners'][number];

/** Who holds each prize now, by the order of the slots; those passed over hold nothing. */
export function holdersOf({ winners }: Pick<LotteryView, 'winners'>): Winner[] {
  const holders = new Map<number, Winner>();
  for (const winner of winners) {
    if (winner.status >= ENTRY.won && winner.status <= ENTRY.fulfilled) {
      holders.set(winner.slot, winner);
    }
  }
  return [...holders.values()].sort((a, b) => a.slot - b.slot);
}

/** The offer a page shows large: live the newest, else that of the first prize. */
export function shownWinner(lottery: Pick<LotteryView, 'winners' | 'claimMode'>): Winner | null {
  const holders = holdersOf(lottery);
  return (lottery.claimMode === 'LIVE' ? holders.at(-1) : holders[0]) ?? null;
}

/** Address of the page of a winner's claim. */
export const claimPath = (lotteryId: string, uuid: string) =>
  `/chance/${lotteryId}/user-info/${uuid}`;
