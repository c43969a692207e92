import { writtenSum } from '@/lib/i18n/moneyInput';
import { newRequestKey } from '@/lib/secureql/browser/requestKey';
import { USUAL_USE_DAYS } from '@/lib/shared/bookings/packages';
import type { IntakeKind, IntakeTime } from '@/lib/shared/experiences/kinds';
import type { ServiceSettings } from '@/lib/shared/experiences/service';
import type { ServiceEdit, TierEdit } from '@/lib/shared/experiences/views';

/** A part that is edited. `key` is the page's own: the server gives an `id` with the first save. */
interface Part {
  key: string;
  id: string | null;
}

/** A tier as it is typed: numbers and sums are texts, and may be wrong for a while. */
export interface TierDraft extends Part {
  name: string;
  price: string;
  /** One line each. */
  included: string;
  minutes: string;
  days: string;
  revisions: string;
  seats: string;
  hasDeposit: boolean;
  /** Of a session: how many are bought at once, and the days to pick their times. */
  sessions: string;
  useDays: string;
  /** Empty: without limit. */
  stock: string;
  link: string;
}

export interface QuestionDraft extends Part {
  text: string;
  kind: IntakeKind;
  isRequired: boolean;
  /** One line each. */
  choices: string;
  when: IntakeTime;
}

export interface FaqDraft {
  key: string;
  question: string;
  answer: string;
}

/** A service as it stands in the editor. */
export interface ServiceDraft extends Omit<
  ServiceSettings,
  'summary' | 'description' | 'tags' | 'tiers' | 'questions' | 'faqs'
> {
  summary: string;
  description: string;
  /** With commas between them. */
  tags: string;
  tiers: readonly TierDraft[];
  questions: readonly QuestionDraft[];
  faqs: readonly FaqDraft[];
}

const numeral = (value: number | null) => (value === null ? '' : String(value));

/** What the editor shows of settings. */
export function draftOf({ settings }: Pick<ServiceEdit, 'settings'>): ServiceDraft {
  return {
    ...settings,
    summary: settings.summary ?? '',
    description: settings.description ?? '',
    tags: settings.tags.join(', '),
    tiers: settings.tiers.map((tier) => ({
      key: tier.id ?? newRequestKey(),
      id: tier.id,
      name: tier.name,
      price: tier.price === 0 ? '' : writtenSum(tier.price),
      included: tier.included.join('\n'),
      minutes: numeral(tier.minutes),
      days: numeral(tier.days),
      revisions: String(tier.revisions),
      seats: String(tier.seats),
      hasDeposit: tier.hasDeposit,
      sessions: String(tier.sessions),
      useDays: String(tier.useDays),
      stock: numeral(tier.stock),
      link: tier.link ?? '',
    })),
    questions: settings.questions.map((question) => ({
      ...question,
      key: question.id ?? newRequestKey(),
      choices: question.choices.join('\n'),
    })),
    faqs: settings.faqs.map((faq) => ({ ...faq, key: newRequestKey() })),
  };
}

/** A tier before anything is typed; of a session and of a delivery with a usual length. */
export const emptyTier = (): TierDraft => ({
  key: newRequestKey(),
  id: null,
  name: '',
  price: '',
  included: '',
  minutes: '60',
  days: '3',
  revisions: '1',
  seats: '1',
  hasDeposit: false,
  sessions: '1',
  useDays: String(USUAL_USE_DAYS),
  stock: '',
  link: '',
});

export const emptyQuestion = (): QuestionDraft => ({
  key: newRequestKey(),
  id: null,
  text: '',
  kind: 'TEXT',
  isRequired: true,
  choices: '',
  when: 'CHECKOUT',
});

export const emptyFaq = (): FaqDraft => ({ key: newRequestKey(), question: '', answer: '' });

/** What the server says of a tier; undefined: it is not saved yet. */
export function tierEditOf(edit: ServiceEdit, { id }: TierDraft): TierEdit | undefined {
  return id === null ? undefined : edit.tiers.find((tier) => tier.id === id);
}

/** The draft with the ids that a save gave to parts; `sent`: keys of the parts in the saved order. */
export function withIds(
  draft: ServiceDraft,
  sent: { tiers: readonly string[]; questions: readonly string[] },
  edit: ServiceEdit,
): ServiceDraft {
  const named = <One extends Part>(
    parts: readonly One[],
    keys: readonly string[],
    ids: readonly string[],
  ) =>
    parts.map((part) => {
      const id = ids[keys.indexOf(part.key)];
      return part.id === null && id !== undefined ? { ...part, id } : part;
    });
  return {
    ...draft,
    tiers: named(
      draft.tiers,
      sent.tiers,
      edit.tiers.map(({ id }) => id),
    ),
    questions: named(draft.questions, sent.questions, edit.questionIds),
  };
}
