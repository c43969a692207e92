import type { BookingLine } from '@/lib/shared/bookings/views';
import type { ServiceSettings, TierSettings } from '@/lib/shared/experiences/service';
import type { ServiceEdit } from '@/lib/shared/experiences/views';

/** A tier as it is saved. */
export const aTier = (part: Partial<TierSettings> = {}): TierSettings => ({
  id: 'tier-1',
  name: 'One match',
  price: 2500,
  included: ['One match', 'Voice chat'],
  minutes: 45,
  days: null,
  revisions: 0,
  seats: 1,
  hasDeposit: false,
  sessions: 1,
  useDays: 90,
  stock: null,
  link: null,
  ...part,
});

/** A session with one tier, as its creator saved it. */
export const someSettings = (part: Partial<ServiceSettings> = {}): ServiceSettings => ({
  title: 'Play with me',
  summary: 'We queue up together.',
  description: 'Pick a slot.',
  category: 'shooter',
  kind: 'SESSION',
  language: 'en',
  tags: ['ranked'],
  images: ['/uploads/cover.webp'],
  bookingMode: 'INSTANT',
  place: 'GAME',
  cancelPolicy: 'STANDARD',
  currency: 'EUR',
  tiers: [aTier()],
  questions: [],
  faqs: [],
  ...part,
});

/** What the editor is given. */
export function anEdit(part: Partial<ServiceEdit> = {}): ServiceEdit {
  const settings = part.settings ?? someSettings();
  return {
    id: 'service-1',
    handle: 'nora',
    version: 1,
    state: 'DRAFT',
    settings,
    tiers: settings.tiers.map(({ id }) => ({
      id: id ?? 'tier-1',
      isSold: false,
      orders: 0,
      files: [],
    })),
    questionIds: settings.questions.map(({ id }) => id ?? ''),
    isCurrencyFixed: false,
    gaps: [],
    ...part,
  };
}

/** An order in its creator's list. */
export const aBooking = (part: Partial<BookingLine> = {}): BookingLine => ({
  id: 'booking-1',
  number: 'P-1',
  serviceId: 'service-1',
  title: 'Play with me',
  tierName: 'One match',
  image: null,
  kind: 'SESSION',
  state: 'CONFIRMED',
  endReason: null,
  money: 'CAPTURED',
  isLate: false,
  needsAnswers: false,
  moveAnswerBy: null,
  caseAnswerBy: null,
  role: 'CREATOR',
  isGift: false,
  ...{ sessionNo: 1, sessionCount: 1 },
  useBy: null,
  other: { id: 'sam', handle: 'sam', name: 'Sam', profilePhoto: null },
  price: 2500,
  net: 2270,
  refunded: 0,
  currency: 'EUR',
  startsAt: '2026-11-27T18:00:00.000Z',
  endsAt: '2026-11-27T18:45:00.000Z',
  dueAt: null,
  inLineSince: null,
  nextAt: '2026-11-27T18:00:00.000Z',
  createdAt: '2026-11-20T18:00:00.000Z',
  ...part,
});
