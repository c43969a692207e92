import type { TFunction } from 'i18next';
import type {
  BookingMode,
  CancelPolicy,
  IntakeKind,
  IntakeTime,
  ServiceKind,
  ServicePlace,
  ServiceTemplate,
} from '@/lib/shared/experiences/kinds';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import { USUAL_USE_DAYS } from '@/lib/shared/bookings/packages';
import type { Category } from '@/lib/shared/creators/categories';
import type { Currency } from '@/lib/shared/money/money';

/** Templates with a picture and words of their own. */
export type PicturedTemplate = Exclude<ServiceTemplate, 'BLANK'>;

interface TemplateTier {
  /** In the text keys. */
  key: string;
  /** In hundredths of a currency whose unit is worth about a euro. */
  price: number;
  minutes?: number;
  days?: number;
  revisions?: number;
  stock?: number;
  /** Lines of what is included. */
  included: number;
}

interface TemplateQuestion {
  key: string;
  kind: IntakeKind;
  isRequired: boolean;
  when: IntakeTime;
  choices?: number;
}

interface Template {
  kind: ServiceKind;
  category: Category | null;
  place: ServicePlace;
  bookingMode: BookingMode;
  cancelPolicy: CancelPolicy;
  tiers: readonly TemplateTier[];
  questions: readonly TemplateQuestion[];
  faqs: number;
}

const asked = { kind: 'TEXT', isRequired: true, when: 'CHECKOUT' } as const;

/** What streamers sell, without its words: those stand in the locale files. */
export const TEMPLATES: Readonly<Record<PicturedTemplate, Template>> = {
  PLAY: {
    kind: 'SESSION',
    category: null,
    place: 'GAME',
    bookingMode: 'INSTANT',
    cancelPolicy: 'STANDARD',
    tiers: [
      { key: 'one', price: 2000, minutes: 30, included: 2 },
      { key: 'two', price: 3500, minutes: 60, included: 3 },
    ],
    questions: [
      { ...asked, key: 'game', kind: 'GAME_ID' },
      { ...asked, key: 'stream', kind: 'CHOICE', choices: 2 },
    ],
    faqs: 1,
  },
  QUEUE: {
    kind: 'QUEUE',
    category: null,
    place: 'GAME',
    bookingMode: 'INSTANT',
    cancelPolicy: 'STANDARD',
    tiers: [{ key: 'one', price: 500, days: 14, stock: 3, included: 3 }],
    questions: [],
    faqs: 1,
  },
  COACHING: {
    kind: 'SESSION',
    category: 'coaching',
    place: 'VOICE',
    bookingMode: 'INSTANT',
    cancelPolicy: 'STANDARD',
    tiers: [
      { key: 'one', price: 4000, minutes: 60, included: 3 },
      { key: 'two', price: 7000, minutes: 120, included: 3 },
    ],
    questions: [
      { ...asked, key: 'goal' },
      { ...asked, key: 'level', isRequired: false },
    ],
    faqs: 1,
  },
  REVIEW: {
    kind: 'DELIVERY',
    category: 'coaching',
    place: 'OTHER',
    bookingMode: 'INSTANT',
    cancelPolicy: 'STANDARD',
    tiers: [{ key: 'one', price: 1800, days: 3, revisions: 0, included: 3 }],
    questions: [
      { ...asked, key: 'clip', kind: 'LINK' },
      { ...asked, key: 'look', isRequired: false },
    ],
    faqs: 1,
  },
  SHOUTOUT: {
    kind: 'DELIVERY',
    category: 'talk',
    place: 'OTHER',
    bookingMode: 'CONFIRM',
    cancelPolicy: 'STANDARD',
    tiers: [{ key: 'one', price: 1500, days: 5, revisions: 0, included: 2 }],
    questions: [
      { ...asked, key: 'who' },
      { ...asked, key: 'why', kind: 'CHOICE', choices: 4 },
      { ...asked, key: 'say', isRequired: false },
    ],
    faqs: 1,
  },
  EMOTE: {
    kind: 'DELIVERY',
    category: 'art',
    place: 'OTHER',
    bookingMode: 'CONFIRM',
    cancelPolicy: 'STANDARD',
    tiers: [
      { key: 'one', price: 3000, days: 7, revisions: 2, included: 3 },
      { key: 'two', price: 7500, days: 14, revisions: 2, included: 3 },
    ],
    questions: [
      { ...asked, key: 'show' },
      { ...asked, key: 'sketch', kind: 'FILE', isRequired: false, when: 'AFTER_PAYMENT' },
    ],
    faqs: 1,
  },
};

export const PICTURED = Object.keys(TEMPLATES) as readonly PicturedTemplate[];

/** What a template costs at first: a real is worth less than the other currencies. */
export const priceIn = (price: number, currency: Currency) =>
  currency === 'BRL' ? price * 5 : price;

const numbered = (count: number, text: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index + 1));

/**
 * The settings a draft begins with, in the words of the page's language; `t` reads the namespace
 * `experienceDrafts`. What it leaves open stays as the server made it.
 */
export function settingsFrom(
  template: PicturedTemplate,
  made: ServiceSettings,
  t: TFunction,
): ServiceSettings {
  const { kind, category, place, bookingMode, cancelPolicy, ...parts } = TEMPLATES[template];
  const text = (key: string) => t(`draft.${template}.${key}`);
  return {
    ...made,
    ...{ kind, place, bookingMode, cancelPolicy },
    category: category ?? made.category,
    title: text('title'),
    summary: text('summary'),
    description: text('description'),
    tiers: parts.tiers.map(({ key, price, minutes, days, revisions, stock, included }) => ({
      id: null,
      name: text(`tier_${key}`),
      price: priceIn(price, made.currency),
      included: numbered(included, (number) => text(`tier_${key}_${number}`)),
      minutes: minutes ?? null,
      days: days ?? null,
      revisions: revisions ?? 0,
      seats: 1,
      hasDeposit: false,
      ...{ sessions: 1, useDays: USUAL_USE_DAYS },
      stock: stock ?? null,
      link: null,
    })),
    questions: parts.questions.map(({ key, choices = 0, ...question }) => ({
      ...question,
      id: null,
      text: text(`ask_${key}`),
      choices: numbered(choices, (number) => text(`ask_${key}_${number}`)),
    })),
    faqs: numbered(parts.faqs, String).map((number) => ({
      question: text(`faq_${number}`),
      answer: text(`faq_${number}_answer`),
    })),
  };
}
