import { fullName } from '@/lib/shared/accounts/names';
import { parseExtraPublic } from '@/lib/shared/creators/extraPublic';
import { isCategory, type Category } from '@/lib/shared/creators/categories';
import { isAtOnce } from '@/lib/shared/experiences/kinds';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import type {
  IntakeQuestion,
  PublicQuestion,
  ServiceCard,
  ServicePage,
  TierView,
} from '@/lib/shared/experiences/views';
import { mostBooked, ratingOf } from './policy';
import type { CardRow } from './store/cardRepository';
import type { AskedRow } from './store/questionRepository';
import type { HeldService, QuestionRow, TierRow } from './store/serviceRepository';

const isoOf = (time: Date | null | undefined) => time?.toISOString() ?? null;

/** A category that was taken off the closed list is shown as talk. */
export const categoryOf = (value: string): Category => (isCategory(value) ? value : 'talk');

/** What a service is as its creator set it. */
export function settingsOf(service: HeldService): ServiceSettings {
  return {
    title: service.title,
    summary: service.summary,
    description: service.description,
    category: categoryOf(service.category),
    kind: service.kind,
    language: service.language as ServiceSettings['language'],
    tags: service.tags,
    images: service.images,
    bookingMode: service.bookingMode,
    place: service.place,
    cancelPolicy: service.cancelPolicy,
    currency: service.currency,
    tiers: service.tiers.map(({ id, name, price, included, minutes, days, ...tier }) => ({
      ...{ id, name, price, included, minutes, days, revisions: tier.revisions },
      ...{ seats: tier.seats, hasDeposit: tier.hasDeposit, stock: tier.stock, link: tier.link },
      ...{ sessions: tier.sessions, useDays: tier.useDays },
    })),
    questions: service.questions.map(({ id, text, kind, isRequired, choices, asked }) => ({
      ...{ id, text, kind, isRequired, choices, when: asked },
    })),
    faqs: service.faqs,
  };
}

/** A tier as it is sold: what belongs to another kind of service is left out. */
export function soldTier(tier: TierRow, kind: HeldService['kind']): TierRow {
  return {
    ...tier,
    minutes: kind === 'SESSION' ? tier.minutes : null,
    days: kind === 'DELIVERY' || kind === 'QUEUE' ? tier.days : null,
    seats: kind === 'SESSION' ? tier.seats : 1,
    hasDeposit: kind === 'SESSION' && tier.hasDeposit,
    sessions: kind === 'SESSION' ? tier.sessions : 1,
    revisions: kind === 'DELIVERY' ? tier.revisions : 0,
    link: kind === 'INSTANT' ? tier.link : null,
  };
}

/** A tier as buyers see it. */
function tierView(
  service: Pick<HeldService, 'kind' | 'tiers'>,
  row: TierRow,
  nextFree: ReadonlyMap<number, Date | null>,
): TierView {
  const tier = soldTier(row, service.kind);
  const { id, name, price, included, minutes, days, revisions, seats, stock, taken } = tier;
  const { hasDeposit, sessions, useDays } = tier;
  return {
    ...{ id, name, price, included, minutes, days, revisions, seats, hasDeposit },
    ...{ sessions, useDays },
    stockLeft: stock === null ? null : Math.max(0, stock - taken),
    nextFreeAt: isoOf(minutes === null ? null : nextFree.get(minutes)),
    isMostBooked: mostBooked(service.tiers) === id,
  };
}

/** What the page shows beside the service itself. */
export interface PageBeside {
  isCreatorLive: boolean;
  isFavorite: boolean;
  isTold: boolean;
  isOwn: boolean;
  isForSale: boolean;
  noticeMinutes: number | null;
  nextFree: ReadonlyMap<number, Date | null>;
}

/** A service as its page shows it. */
export function pageOf(service: HeldService, beside: PageBeside): ServicePage {
  const { nextFree, ...flags } = beside;
  return {
    id: service.id,
    creator: {
      id: service.creatorId,
      handle: service.creatorHandle,
      name: creatorName(service),
      extra_public: JSON.stringify(parseExtraPublic(service.creatorExtraPublic)),
    },
    title: service.title,
    summary: service.summary,
    description: service.description,
    category: categoryOf(service.category),
    kind: service.kind,
    state: service.state,
    language: service.language,
    tags: service.tags,
    images: service.images,
    bookingMode: isAtOnce(service.kind) ? 'INSTANT' : service.bookingMode,
    place: service.place,
    cancelPolicy: service.cancelPolicy,
    currency: service.currency,
    tiers: service.tiers.map((tier) => tierView(service, tier, nextFree)),
    faqs: service.faqs,
    rating: ratingOf(service),
    ratingCount: service.ratingCount,
    stars: service.stars,
    favoriteCount: service.favoriteCount,
    orderCount: service.orderCount,
    ...flags,
  };
}

/** First and last name of a service's creator. */
export function creatorName(service: { creatorFirstName: string; creatorLastName: string }) {
  return fullName({ firstName: service.creatorFirstName, lastName: service.creatorLastName });
}

/** A service in lists. */
export function cardOf(row: CardRow): ServiceCard {
  return {
    id: row.id,
    creatorId: row.creatorId,
    handle: row.creatorHandle,
    creatorName: creatorName(row),
    creatorPhoto: parseExtraPublic(row.creatorExtraPublic).profile_photo,
    isCreatorLive: row.isCreatorLive,
    title: row.title,
    summary: row.summary,
    image: row.images[0] ?? null,
    category: categoryOf(row.category),
    kind: row.kind,
    state: row.state,
    language: row.language,
    priceFrom: row.priceFrom,
    currency: row.currency,
    rating: ratingOf(row),
    ratingCount: row.ratingCount,
    nextFreeAt: isoOf(row.nextFreeAt),
    days: row.kind === 'DELIVERY' ? row.days : null,
  };
}

/** What the creator asks each buyer. */
export function intakeOf({
  id,
  text,
  kind,
  isRequired,
  choices,
  asked,
}: QuestionRow): IntakeQuestion {
  return { id, text, kind, isRequired, choices, when: asked };
}

/** What a fan asked in public; `isMine` for the creator and for whoever asked. */
export function askedOf(row: AskedRow, readerId: string | null): PublicQuestion {
  return {
    id: row.id,
    serviceId: row.serviceId,
    text: row.text,
    answer: row.answer,
    state: row.state,
    askedAt: row.createdAt.toISOString(),
    answeredAt: isoOf(row.answeredAt),
    isMine: readerId !== null && (readerId === row.creatorId || readerId === row.askerId),
  };
}
