import { z } from 'zod';
import { CATEGORIES } from '@/lib/shared/creators/categories';
import { USUAL_USE_DAYS } from '@/lib/shared/bookings/packages';
import { cursorSchema, idSchema } from '@/lib/shared/id';
import { LIMITS } from '@/lib/shared/limits';
import { UPLOAD_PATTERN } from '@/lib/shared/media/uploads';
import { currencySchema, LARGEST_CHARGE } from '@/lib/shared/money/money';
import { line, lines, orNone, requiredLine } from '@/lib/shared/text';
import {
  BOOKING_MODES,
  CANCEL_POLICIES,
  INTAKE_KINDS,
  INTAKE_TIMES,
  SERVICE_ACTIONS,
  SERVICE_KINDS,
  SERVICE_LANGUAGES,
  SERVICE_PLACES,
  SERVICE_SORTS,
  SERVICE_TEMPLATES,
} from './kinds';

const serviceId = idSchema;
const requestKey = z.uuid();
/** Of a part that is there already; null: a new one. */
const partId = idSchema.nullable();

const tier = z.strictObject({
  id: partId,
  name: line(LIMITS.tierName),
  /** Minor units; whether it can be charged is asked at the publish gate. */
  price: z.int().min(0).max(LARGEST_CHARGE),
  included: z.array(requiredLine(LIMITS.includedLine)).max(LIMITS.included),
  /** Of a session. */
  minutes: z.int().min(LIMITS.sessionMinutesMin).max(LIMITS.sessionMinutesMax).nullable(),
  /** Of a delivery. */
  days: z.int().min(1).max(LIMITS.deliveryDays).nullable(),
  revisions: z.int().min(0).max(LIMITS.revisions),
  /** Buyers who share one session. */
  seats: z.int().min(1).max(LIMITS.seats),
  /** Of a session: half of the price is paid at once, the rest before the start. */
  hasDeposit: z.boolean().default(false),
  /** Of a session: how many are bought at once, and the days within which each gets a time. */
  sessions: z.int().min(1).max(LIMITS.packageSessions).default(1),
  useDays: z.int().min(LIMITS.useDaysMin).max(LIMITS.useDaysMax).default(USUAL_USE_DAYS),
  /** How often it can be sold; null: without limit. */
  stock: z.int().min(1).max(LIMITS.serviceStock).nullable(),
  /** Of an instant tier, beside its files: where the buyer goes on. */
  link: z
    .url({ protocol: /^https$/ })
    .max(LIMITS.link)
    .nullable(),
});
export type TierSettings = z.output<typeof tier>;

const question = z
  .strictObject({
    id: partId,
    text: requiredLine(LIMITS.intakeQuestion),
    kind: z.enum(INTAKE_KINDS),
    isRequired: z.boolean(),
    choices: z.array(requiredLine(LIMITS.intakeChoice)).max(LIMITS.intakeChoices),
    when: z.enum(INTAKE_TIMES),
  })
  .refine(({ kind, choices }) => (kind === 'CHOICE' ? choices.length >= 2 : choices.length === 0));
export type QuestionSettings = z.output<typeof question>;

/** Everything a creator sets of a service. A draft may lack most of it. Money in minor units. */
export const serviceSettings = z
  .strictObject({
    title: line(LIMITS.serviceTitle),
    summary: orNone(line(LIMITS.serviceSummary)),
    description: orNone(lines(LIMITS.serviceDescription)),
    category: z.enum(CATEGORIES),
    kind: z.enum(SERVICE_KINDS),
    language: z.enum(SERVICE_LANGUAGES),
    tags: z.array(requiredLine(LIMITS.serviceTag)).max(LIMITS.serviceTags),
    images: z.array(z.string().regex(UPLOAD_PATTERN)).max(LIMITS.serviceImages),
    bookingMode: z.enum(BOOKING_MODES),
    place: z.enum(SERVICE_PLACES),
    cancelPolicy: z.enum(CANCEL_POLICIES),
    currency: currencySchema,
    tiers: z.array(tier).max(LIMITS.serviceTiers),
    questions: z.array(question).max(LIMITS.intakeQuestions),
    faqs: z
      .array(
        z.strictObject({
          question: requiredLine(LIMITS.faqQuestion),
          answer: lines(LIMITS.faqAnswer).min(1),
        }),
      )
      .max(LIMITS.serviceFaqs),
  })
  // A package is paid at once, and its sessions are booked without anybody's yes.
  .refine(({ tiers, kind, bookingMode }) =>
    tiers.every(
      ({ sessions, hasDeposit }) =>
        sessions === 1 || (kind === 'SESSION' && bookingMode === 'INSTANT' && !hasDeposit),
    ),
  );
export type ServiceSettings = z.output<typeof serviceSettings>;

/** Payload of calls about one service. */
export const serviceIdPayload = z.strictObject({ serviceId });

/** Payload of `checkout-service`. */
export const checkoutServicePayload = z.strictObject({ serviceId, serviceTierId: idSchema });

/** Payload of `user-services-query`. */
export const userServicesPayload = z.strictObject({ handle: z.string(), cursor: cursorSchema });

/** Payload of `get-service-questions`. */
export const serviceQuestionsPayload = z.strictObject({ serviceId, cursor: cursorSchema });

/** Payload of `services/create-service/`; the same `requestKey` makes one draft. */
export const createServicePayload = z.strictObject({
  template: z.enum(SERVICE_TEMPLATES),
  kind: z.enum(SERVICE_KINDS),
  requestKey,
});

/** Payload of `services/edit-service/`; `version` is the one the editor saw. */
export const editServicePayload = z.strictObject({
  serviceId,
  version: z.int().min(1),
  settings: serviceSettings,
});

/** Payload of `services/change-state/`. */
export const changeServiceStatePayload = z.strictObject({
  serviceId,
  action: z.enum(SERVICE_ACTIONS),
});

/** Payload of `services/my-services/`: all that are not archived, or those that are. */
export const myServicesPayload = z.strictObject({ isArchived: z.boolean(), cursor: cursorSchema });

/** What narrows a search; null and left out: anything. Prices in minor units. */
export const searchFilters = z.strictObject({
  text: line(LIMITS.search),
  category: z.enum(CATEGORIES).nullable(),
  kind: z.enum(SERVICE_KINDS).nullable(),
  language: z.enum(SERVICE_LANGUAGES).nullable(),
  priceFrom: z.int().min(0).max(LARGEST_CHARGE).nullable(),
  priceTo: z.int().min(0).max(LARGEST_CHARGE).nullable(),
  /** Free within so many days; a delivery: done within them. */
  freeWithinDays: z.int().min(1).max(60).nullable(),
  /** Tenths of a star. */
  ratingFrom: z.int().min(10).max(50).nullable(),
  sort: z.enum(SERVICE_SORTS),
});
export type SearchFilters = z.output<typeof searchFilters>;

/** Payload of `services/search/`. `exactly`: the words as written, without the nearest ones. */
export const searchPayload = z.strictObject({
  filters: searchFilters,
  exactly: z.boolean(),
  cursor: cursorSchema,
});

/** Payload of `services/ask-question/`. */
export const askQuestionPayload = z.strictObject({
  serviceId,
  text: requiredLine(LIMITS.publicQuestion),
  requestKey,
});

/** Payload of `services/answer-question/`; an answered one can be answered anew. */
export const answerQuestionPayload = z.strictObject({
  questionId: idSchema,
  answer: lines(LIMITS.publicAnswer).min(1),
});

/** Payload of `services/hide-question/`. */
export const hideQuestionPayload = z.strictObject({ questionId: idSchema, isHidden: z.boolean() });

/** Payload of `services/my-questions/`: what fans asked and nobody answered yet. */
export const myQuestionsPayload = z.strictObject({ cursor: cursorSchema });
