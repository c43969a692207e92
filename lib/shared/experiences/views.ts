import type { Category } from '@/lib/shared/creators/categories';
import type { Currency } from '@/lib/shared/money/money';
import type { PartyCreator } from '@/lib/shared/parties/messages';
import type {
  BookingMode,
  CancelPolicy,
  IntakeKind,
  IntakeTime,
  PublicQuestionState,
  PublishGap,
  ServiceKind,
  ServicePlace,
  ServiceState,
} from './kinds';
import type { ServiceSettings } from './service';

/** A service in lists: explore, a profile, the creator's own. Times UTC ISO 8601, money minor units. */
export interface ServiceCard {
  id: string;
  creatorId: string;
  handle: string;
  creatorName: string;
  creatorPhoto: string | null;
  /** The creator has a live tool that is open now. */
  isCreatorLive: boolean;
  title: string;
  summary: string | null;
  image: string | null;
  category: Category;
  kind: ServiceKind;
  state: ServiceState;
  language: string;
  priceFrom: number;
  currency: Currency;
  /** Tenths of a star; null: no review yet. */
  rating: number | null;
  ratingCount: number;
  /** Of a session. */
  nextFreeAt: string | null;
  /** Of a delivery: the fewest days of its tiers. */
  days: number | null;
}

/** A tier as buyers see it. */
export interface TierView {
  id: string;
  name: string;
  price: number;
  included: string[];
  minutes: number | null;
  days: number | null;
  revisions: number;
  seats: number;
  /** Half of the price is paid at once, the rest before the start. */
  hasDeposit: boolean;
  /** Of a session: how many are bought at once, and the days within which each gets a time. */
  sessions: number;
  useDays: number;
  /** Null: without limit. 0: sold out. */
  stockLeft: number | null;
  /** Of a session. */
  nextFreeAt: string | null;
  /** Bought most often of all, and at least ten times. */
  isMostBooked: boolean;
}

/** A question before or after paying. */
export interface IntakeQuestion {
  id: string;
  text: string;
  kind: IntakeKind;
  isRequired: boolean;
  choices: string[];
  when: IntakeTime;
}

/** A question that a fan asked in public. */
export interface PublicQuestion {
  id: string;
  serviceId: string;
  text: string;
  answer: string | null;
  state: PublicQuestionState;
  askedAt: string;
  answeredAt: string | null;
  /** For the creator, and for whoever asked. */
  isMine: boolean;
}

/** One of `get-service-questions`: what the creator asks each buyer, or what a fan asked in public. */
export interface ServiceQuestion {
  id: string;
  intake: IntakeQuestion | null;
  asked: PublicQuestion | null;
}

/** A service in its creator's own list. */
export interface OwnService extends ServiceCard {
  orderCount: number;
  favoriteCount: number;
  /** Questions of fans that wait for an answer. */
  openQuestions: number;
}

/** A question of a fan in the list of those that wait, with what it is about. */
export interface WaitingQuestion extends PublicQuestion {
  title: string;
  handle: string;
}

/** Everything the page of a service needs: `service-query`. */
export interface ServicePage {
  id: string;
  creator: PartyCreator & { id: string };
  isCreatorLive: boolean;
  title: string;
  summary: string | null;
  description: string | null;
  category: Category;
  kind: ServiceKind;
  state: ServiceState;
  language: string;
  tags: string[];
  images: string[];
  bookingMode: BookingMode;
  place: ServicePlace;
  cancelPolicy: CancelPolicy;
  currency: Currency;
  tiers: TierView[];
  faqs: { question: string; answer: string }[];
  rating: number | null;
  ratingCount: number;
  /** How many reviews gave one to five stars. */
  stars: number[];
  favoriteCount: number;
  orderCount: number;
  noticeMinutes: number | null;
  /** Null: visitors and everybody who has not kept it. */
  isFavorite: boolean;
  /** The caller asked to hear when something is free. */
  isTold: boolean;
  /** The caller is its creator. */
  isOwn: boolean;
  /** Paid by cards that are real, or by the sandbox's; false: nothing can be sold here. */
  isForSale: boolean;
}

/** `checkout-service`: what the checkout needs beside the free times. */
export interface CheckoutService {
  service: ServicePage;
  tier: TierView;
  questions: IntakeQuestion[];
  /** What a member answered last to the same questions, by question id. */
  answersBefore: { questionId: string; value: string }[];
  /** The buyer pays this and nothing more; minor units. */
  total: number;
}

/** A tier in the editor. */
export interface TierEdit {
  id: string;
  /** Somebody bought it: its price, minutes and days are fixed, and removing retires it. */
  isSold: boolean;
  orders: number;
  /** Of an instant tier. */
  files: { id: string; name: string; bytes: number }[];
}

/** Everything the editor needs: `get-service-edit`. */
export interface ServiceEdit {
  id: string;
  handle: string;
  version: number;
  state: ServiceState;
  settings: ServiceSettings;
  /** Beside `settings.tiers`, in their order. */
  tiers: TierEdit[];
  questionIds: string[];
  /** The creator's currency is fixed: something was sold. */
  isCurrencyFixed: boolean;
  gaps: PublishGap[];
}

/** What a search found. */
export interface FoundServices {
  /** The words that were looked for, where they are not the ones that were written. */
  correctedTo: string | null;
  /** Words that nothing has and that were left out. */
  ignored: string[];
  /** At most 5,000 are counted. */
  count: number;
  isCountCut: boolean;
  /** Of a search that found nothing: what each filter left out would find. */
  without: { filter: string; count: number }[];
  cards: ServiceCard[];
}
