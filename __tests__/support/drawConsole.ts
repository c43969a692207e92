import type { ConsoleLottery, HostClaim, HostEntry } from '@/hooks/lottery/console/types';
import { ENTRY } from '@/lib/shared/lottery/states';

const AT = '2026-11-24T20:00:00.000Z';
const PHOTO = '';

export const anEntry = (n: number, part: Partial<HostEntry> = {}): HostEntry => ({
  id: `entry-${n}`,
  userId: `user-${n}`,
  n,
  status: ENTRY.entered,
  tickets: 1,
  handle: `fan${n}`,
  profilePhoto: PHOTO,
  joinedAt: AT,
  isVerified: true,
  isFollower: false,
  rank: null,
  endReason: null,
  ...part,
});

/** Somebody who was drawn for the prize of this number, and waits for the host's word. */
export const aClaim = (slot: number, part: Partial<HostClaim> = {}): HostClaim => ({
  id: `entry-${slot}`,
  uuid: `claim-${slot}`,
  slot,
  prize: slot - 1,
  rank: slot,
  status: ENTRY.won,
  tickets: 1,
  handle: `fan${slot}`,
  profilePhoto: PHOTO,
  accountDays: 90,
  wonBefore: 0,
  doubts: [],
  offeredAt: AT,
  confirmedAt: null,
  claimBy: null,
  claimedAt: null,
  detailsBy: null,
  isOverdue: false,
  hasDetails: false,
  fulfilledAt: null,
  outReason: null,
  ...part,
});

export const awaited = (slot: number, part: Partial<HostClaim> = {}) =>
  aClaim(slot, { confirmedAt: AT, claimBy: '2099-01-01T00:00:00.000Z', ...part });

export const claimed = (slot: number, part: Partial<HostClaim> = {}) =>
  aClaim(slot, { status: ENTRY.claimed, confirmedAt: AT, claimedAt: AT, ...part });

const aPrize = (title: string): ConsoleLottery['lottery']['prizes'][number] => ({
  title,
  photo: null,
  valueMinor: null,
  currency: null,
  quantity: 1,
  delivery: 'DIGITAL',
});

/** A draw with two prizes that is open and has three entrants. */
export function aDraw(
  lottery: Partial<ConsoleLottery['lottery']> = {},
  part: Partial<Omit<ConsoleLottery, 'lottery'>> = {},
): ConsoleLottery {
  const prizes = lottery.prizes ?? [aPrize('Headset'), aPrize('Game key')];
  return {
    id: 'draw-1',
    right: 'OWNER',
    version: 1,
    isLocked: false,
    settings: {
      title: 'Winter giveaway',
      notice: null,
      prizes,
      ownRules: null,
      opensAt: null,
      closesAt: null,
      openMinutes: 10,
      liveMinutes: 180,
      verifiedOnly: true,
      followersOnly: false,
      minAccountDays: 0,
      countries: [],
      minAge: null,
      notWonDays: 0,
      followTickets: 1,
      waitedTickets: 1,
      maxEntries: null,
      claimMode: 'LIVE',
      claimSeconds: 120,
    },
    lottery: {
      id: 'draw-1',
      title: 'Winter giveaway',
      notice: null,
      state: 'OPEN',
      opensAt: null,
      closesAt: null,
      prizes,
      claimMode: 'LIVE',
      claimSeconds: 120,
      memberCount: 3,
      ticketTotal: 4,
      randomness: 'none',
      commitHash: 'a'.repeat(64),
      logSeq: 3,
      logHead: 'b'.repeat(64),
      entrantsHash: null,
      closedAt: null,
      round: null,
      roundAt: null,
      revealedAt: null,
      cancelReason: null,
      prizeCount: prizes.length,
      drawnCount: 0,
      winners: [],
      rules: 'Free for all.',
      verifiedOnly: true,
      followersOnly: false,
      minAccountDays: 0,
      countries: [],
      minAge: null,
      notWonDays: 0,
      maxEntries: null,
      seq: 3,
      seedHash: 'c'.repeat(64),
      seed: null,
      partyMembers: [],
      membersCursor: null,
      creator: { id: 'nora', handle: 'nora', name: 'Nora', extra_public: '{}' },
      myEntry: null,
      bonusOffers: [],
      isAsked: false,
      createdAt: AT,
      ...lottery,
    },
    entrants: [anEntry(3), anEntry(2), anEntry(1)],
    entrantsCursor: null,
    claims: [],
    nextInLine: [
      { rank: 2, handle: 'fan2' },
      { rank: 3, handle: 'fan3' },
    ],
    acts: [],
    overlays: [],
    ...part,
  };
}

/** The same once its order is known. */
export const aDrawn = (
  claims: HostClaim[],
  lottery: Partial<ConsoleLottery['lottery']> = {},
  part: Partial<Omit<ConsoleLottery, 'lottery'>> = {},
) =>
  aDraw(
    {
      state: 'CLAIMING',
      closedAt: AT,
      revealedAt: AT,
      entrantsHash: 'd'.repeat(64),
      drawnCount: claims.length,
      ...lottery,
    },
    { isLocked: true, claims, ...part },
  );
