import { contactOf } from '@/backend/accounts/service';
import { creatorById } from '@/backend/creators/service';
import type { Context } from '@/backend/platform/context';
import { textsIn } from '@/backend/platform/texts';
import { USUAL_USE_DAYS } from '@/lib/shared/bookings/packages';
import type { Category } from '@/lib/shared/creators/categories';
import {
  isAtOnce,
  SERVICE_LANGUAGES,
  type BookingMode,
  type IntakeKind,
  type ServiceKind,
  type ServicePlace,
  type ServiceTemplate,
} from '@/lib/shared/experiences/kinds';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import type { Currency } from '@/lib/shared/money/money';

type Named = Exclude<ServiceTemplate, 'BLANK'>;

/** What a template sets beside its texts. Prices are a start, in every currency alike. */
interface Preset {
  key: 'play' | 'queue' | 'coaching' | 'review' | 'shoutout' | 'emote';
  /** Null: what the creator does most. */
  category: Category | null;
  bookingMode: BookingMode;
  place: ServicePlace;
  price: number;
  minutes: number;
  days: number;
  revisions: number;
  seats: number;
  /** So many at once; null: without limit. */
  stock: number | null;
  /** Null: the queue asks what it needs. */
  ask: IntakeKind | null;
}

const PRESETS: Readonly<Record<Named, Preset>> = {
  PLAY: {
    ...{ key: 'play', category: null, bookingMode: 'INSTANT', place: 'GAME', price: 1500 },
    ...{ minutes: 60, days: 7, revisions: 0, seats: 1, stock: null, ask: 'GAME_ID' },
  },
  QUEUE: {
    ...{ key: 'queue', category: null, bookingMode: 'INSTANT', place: 'GAME', price: 500 },
    ...{ minutes: 30, days: 14, revisions: 0, seats: 1, stock: 3, ask: null },
  },
  COACHING: {
    ...{ key: 'coaching', category: 'coaching', bookingMode: 'INSTANT', place: 'VOICE' },
    ...{ price: 3000, minutes: 60, days: 7, revisions: 0, seats: 1, stock: null, ask: 'TEXT' },
  },
  REVIEW: {
    ...{ key: 'review', category: 'coaching', bookingMode: 'INSTANT', place: 'OTHER' },
    ...{ price: 1200, minutes: 30, days: 5, revisions: 1, seats: 1, stock: null, ask: 'LINK' },
  },
  SHOUTOUT: {
    ...{ key: 'shoutout', category: 'talk', bookingMode: 'CONFIRM', place: 'OTHER' },
    ...{ price: 1000, minutes: 15, days: 7, revisions: 0, seats: 1, stock: null, ask: 'TEXT' },
  },
  EMOTE: {
    ...{ key: 'emote', category: 'art', bookingMode: 'CONFIRM', place: 'OTHER' },
    ...{ price: 2500, minutes: 30, days: 14, revisions: 2, seats: 1, stock: null, ask: 'TEXT' },
  },
};

/** What a draft begins with, in the creator's own language. */
export async function draftOf(
  context: Context,
  creatorId: string,
  input: { template: ServiceTemplate; kind: ServiceKind; currency: Currency },
): Promise<ServiceSettings> {
  const { template, kind, currency } = input;
  const { locale } = await contactOf(context);
  const creator = await creatorById(context, { creatorId });
  const usual = creator?.categories[0] ?? 'action';
  const language = SERVICE_LANGUAGES.find((one) => one === locale) ?? 'en';
  const blank = blankOf({ kind, currency, language, category: usual });
  if (template === 'BLANK') return blank;
  const preset = PRESETS[template];
  const t = textsIn('services', language);
  const { key, minutes, days, revisions, seats, price, ask } = preset;
  const included = [t(`${key}.included1`), t(`${key}.included2`), t(`${key}.included3`)];
  const tier = {
    id: null,
    name: t(`${key}.tier`),
    price,
    included,
    stock: preset.stock,
    hasDeposit: false,
    ...{ sessions: 1, useDays: USUAL_USE_DAYS },
    link: null,
  };
  return {
    ...blank,
    title: t(`${key}.title`),
    summary: t(`${key}.summary`),
    description: t(`${key}.description`),
    category: preset.category ?? usual,
    bookingMode: isAtOnce(kind) ? 'INSTANT' : preset.bookingMode,
    place: preset.place,
    tiers: [
      {
        ...{ ...tier, revisions: kind === 'DELIVERY' ? revisions : 0, seats },
        minutes: kind === 'SESSION' ? minutes : null,
        days: kind === 'DELIVERY' || kind === 'QUEUE' ? days : null,
      },
    ],
    questions:
      key === 'queue' || ask === null
        ? []
        : [
            {
              ...{ id: null, text: t(`${key}.question`), kind: ask, isRequired: true },
              ...{ choices: [], when: 'CHECKOUT' },
            },
          ],
  };
}

function blankOf(
  given: Pick<ServiceSettings, 'kind' | 'currency' | 'language' | 'category'>,
): ServiceSettings {
  return {
    ...given,
    ...{ title: '', summary: null, description: null, tags: [], images: [] },
    ...{ bookingMode: 'INSTANT', place: 'VOICE', cancelPolicy: 'STANDARD' },
    ...{ tiers: [], questions: [], faqs: [] },
  };
}
