import type { ColumnType, Generated } from 'kysely';
import type { Category } from '@/lib/shared/creators/categories';
import type {
  BookingMode,
  CancelPolicy,
  IntakeKind,
  IntakeTime,
  PublicQuestionState,
  ServiceKind,
  ServicePlace,
  ServiceState,
} from '@/lib/shared/experiences/kinds';
import type { Currency } from '@/lib/shared/money/money';

/** Written as a JSON string, read as what it is. */
type Json<Value> = ColumnType<Value, string | undefined, string>;

/** What a creator sells. Money in minor units. */
export interface ServicesTable {
  id: string;
  creatorId: string;
  requestKey: string;
  title: string;
  summary: string | null;
  description: string | null;
  category: Category;
  kind: ServiceKind;
  state: Generated<ServiceState>;
  language: string;
  tags: Json<string[]>;
  images: Json<string[]>;
  bookingMode: BookingMode;
  place: ServicePlace;
  cancelPolicy: CancelPolicy;
  currency: Currency;
  faqs: Json<{ question: string; answer: string }[]>;
  /** Of published reviews, in stars. */
  ratingSum: Generated<number>;
  ratingCount: Generated<number>;
  /** Reviews with one to five stars. */
  stars: Json<number[]>;
  favoriteCount: Generated<number>;
  orderCount: Generated<number>;
  lastDoneAt: Date | null;
  version: Generated<number>;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface ServiceTiersTable {
  id: string;
  serviceId: string;
  position: number;
  name: string;
  price: number;
  included: Json<string[]>;
  minutes: number | null;
  days: number | null;
  revisions: number;
  seats: Generated<number>;
  /** Of a session: half of the price is paid at once, the rest before the start. */
  hasDeposit: Generated<boolean>;
  /** Of a package: sessions that are bought at once, and the days within which each gets a time. */
  sessions: Generated<number>;
  useDays: Generated<number>;
  stock: number | null;
  /** Of the stock: held or sold. */
  taken: Generated<number>;
  /** Times it was paid. */
  orders: Generated<number>;
  link: string | null;
  /** Who alone can buy it, and until when; null: everybody. */
  onlyFor: Generated<string | null>;
  until: Generated<Date | null>;
  retiredAt: Date | null;
}

export interface ServiceQuestionsTable {
  id: string;
  serviceId: string;
  position: number;
  text: string;
  kind: IntakeKind;
  isRequired: boolean;
  choices: Json<string[]>;
  asked: IntakeTime;
  retiredAt: Date | null;
}

/** What fans asked in public. */
export interface PublicQuestionsTable {
  id: string;
  serviceId: string;
  creatorId: string;
  askerId: string | null;
  requestKey: string;
  text: string;
  answer: string | null;
  state: Generated<PublicQuestionState>;
  createdAt: Date;
  answeredAt: Date | null;
}

/** What the search looks at: published services only, written in the transaction of the service. */
export interface ServiceCardsTable {
  id: string;
  creatorId: string;
  language: string;
  category: Category;
  kind: ServiceKind;
  /** The cheapest tier, in minor units whatever the currency. */
  price: number;
  /** Tenths of a star; 0: none. */
  rating: number;
  score: number;
  /** Of a delivery: the fewest days. */
  days: number | null;
  publishedAt: Date;
  nextFreeAt: Date | null;
  /** When `nextFreeAt` has to be found out anew; null: it needs no time. */
  checkAt: Date | null;
  /** A `tsvector`: only compared in SQL. */
  words: ColumnType<string, string, string>;
}

/** How many services have a word. */
export interface SearchWordsTable {
  word: string;
  services: number;
}
