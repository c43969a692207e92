import type { Favorite } from '@/hooks/favorites/types';
import type { CreatorProfile, FanProfile, LiveLottery, LiveParty } from '@/hooks/profile/types';

type LiveFund = CreatorProfile['liveFunds'][number];

export const aLiveParty = (change: Partial<LiveParty> = {}): LiveParty => ({
  id: 'party-1',
  title: 'Friday matches',
  game: 'Mario Kart',
  state: 'OPEN',
  memberCount: 3,
  ...change,
});

export const aLiveLottery = (change: Partial<LiveLottery> = {}): LiveLottery => ({
  id: 'lottery-1',
  title: 'Winter giveaway',
  prizeTitle: 'Wireless headset',
  state: 'OPEN',
  memberCount: 12,
  ...change,
});

export const aLiveFund = (change: Partial<LiveFund> = {}): LiveFund => ({
  id: 'fund-1',
  title: 'New studio microphone',
  state: 'LIVE',
  mode: 'KEEP',
  currency: 'EUR',
  goal: 200_000,
  raised: 128_000,
  supporterCount: 34,
  ...change,
});

export const aCreator = (change: Partial<CreatorProfile> = {}): CreatorProfile => ({
  id: 'user-nora',
  handle: 'nora',
  name: 'Nora Night',
  extraPublic: {
    profile_photo: '/default-user.png',
    display_is_dark_mode: false,
    display_hue: '20',
  },
  tagline: 'Play with me on Fridays',
  bio: 'First line\nsecond line',
  bannerPhoto: null,
  socials: [],
  categories: [],
  verified: { email: true, phone: false, payout: false },
  memberSince: '2026-01-05T10:00:00.000Z',
  plannedParties: [],
  plannedLotteries: [],
  plannedFunds: [],
  liveParties: [],
  liveLotteries: [],
  liveFunds: [],
  examples: [],
  faqs: [],
  ...change,
});

export const aFan = (change: Partial<FanProfile> = {}): FanProfile => ({
  id: 'user-fan',
  handle: 'fiona',
  name: 'Fiona F.',
  extraPublic: {
    profile_photo: '/default-user.png',
    display_is_dark_mode: false,
    display_hue: '20',
  },
  memberSince: '2026-01-05T10:00:00.000Z',
  queuesPlayed: 1,
  rating: null,
  ratingCount: 0,
  ...change,
});

export const aFavorite = (change: Partial<Favorite> = {}): Favorite => ({
  targetType: 'CREATOR',
  targetId: 'user-nora',
  notifyLive: true,
  notifySlots: false,
  notifyPrice: false,
  cheaperBy: null,
  service: null,
  creator: {
    id: 'user-nora',
    handle: 'nora',
    name: 'Nora Night',
    tagline: '',
    extraPublic: { profile_photo: '/default-user.png' },
    liveParty: null,
    liveLottery: null,
    liveFund: null,
  },
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
});
