import type { FreeSlot } from '@/lib/shared/availability/availability';
import type {
  FoundServices,
  PublicQuestion,
  ServiceCard,
  ServicePage,
  TierView,
} from '@/lib/shared/experiences/views';

/** A service in a list. */
export const aServiceCard = (over: Partial<ServiceCard> = {}): ServiceCard => ({
  id: 'service-1',
  creatorId: 'user-nora',
  handle: 'nora',
  creatorName: 'Nora Night',
  creatorPhoto: null,
  isCreatorLive: false,
  title: 'Play with me',
  summary: null,
  image: null,
  category: 'shooter',
  kind: 'SESSION',
  state: 'PUBLISHED',
  language: 'en',
  priceFrom: 1500,
  currency: 'EUR',
  rating: 49,
  ratingCount: 38,
  nextFreeAt: null,
  days: null,
  ...over,
});

/** What a search found. */
export const found = (
  cards: ServiceCard[] = [aServiceCard()],
  over: Partial<FoundServices> = {},
): FoundServices => ({
  correctedTo: null,
  ignored: [],
  count: cards.length,
  isCountCut: false,
  without: [],
  cards,
  ...over,
});

/** A tier as buyers see it. */
export const aTier = (over: Partial<TierView> = {}): TierView => ({
  id: 'tier-1',
  name: 'One match',
  price: 1500,
  included: ['One match, ranked or quick'],
  minutes: 20,
  days: null,
  revisions: 0,
  seats: 1,
  hasDeposit: false,
  sessions: 1,
  useDays: 90,
  stockLeft: null,
  nextFreeAt: '2026-11-27T17:00:00.000Z',
  isMostBooked: false,
  ...over,
});

/** The page of a service. */
export const aServicePage = (over: Partial<ServicePage> = {}): ServicePage => ({
  id: 'service-1',
  creator: { id: 'user-nora', handle: 'nora', name: 'Nora Night', extra_public: '{}' },
  isCreatorLive: false,
  title: 'Play with me',
  summary: 'Two matches, your pick',
  description: 'We queue up together.',
  category: 'shooter',
  kind: 'SESSION',
  state: 'PUBLISHED',
  language: 'en',
  tags: [],
  images: [],
  bookingMode: 'INSTANT',
  place: 'GAME',
  cancelPolicy: 'FLEXIBLE',
  currency: 'EUR',
  tiers: [
    aTier(),
    aTier({
      id: 'tier-2',
      name: 'Two matches',
      price: 2500,
      minutes: 45,
      isMostBooked: true,
      included: ['Two matches, your pick', 'I call the plays'],
    }),
  ],
  faqs: [{ question: 'Which games?', answer: 'Any shooter.' }],
  rating: 49,
  ratingCount: 38,
  stars: [0, 0, 1, 2, 35],
  favoriteCount: 4,
  orderCount: 61,
  noticeMinutes: 180,
  isFavorite: false,
  isTold: false,
  isOwn: false,
  isForSale: true,
  ...over,
});

/** A question that a fan asked in public. */
export const aPublicQuestion = (over: Partial<PublicQuestion> = {}): PublicQuestion => ({
  id: 'question-1',
  serviceId: 'service-1',
  text: 'Can I play on console?',
  answer: 'If the game has crossplay, yes.',
  state: 'ANSWERED',
  askedAt: '2026-11-20T10:00:00.000Z',
  answeredAt: '2026-11-21T10:00:00.000Z',
  isMine: false,
  ...over,
});

/** A free time of a clock that shows UTC. */
export const aSlot = (startsAt: string, over: Partial<FreeSlot> = {}): FreeSlot => ({
  startsAt,
  endsAt: startsAt,
  localStart: `${startsAt.slice(0, 16)}+00:00`,
  seatsLeft: 1,
  ...over,
});
