import { minorOf } from '@/lib/i18n/moneyInput';
import type {
  QuestionSettings,
  ServiceSettings,
  TierSettings,
} from '@/lib/shared/experiences/service';
import { USUAL_USE_DAYS } from '@/lib/shared/bookings/packages';
import { LIMITS } from '@/lib/shared/limits';
import { amountFault, type Currency } from '@/lib/shared/money/money';
import type { QuestionDraft, ServiceDraft, TierDraft } from './draft';

/** Numbers of a tier that have bounds. */
export const BOUNDS = {
  minutes: { min: LIMITS.sessionMinutesMin, max: LIMITS.sessionMinutesMax },
  days: { min: 1, max: LIMITS.deliveryDays },
  revisions: { min: 0, max: LIMITS.revisions },
  seats: { min: 1, max: LIMITS.seats },
  sessions: { min: 1, max: LIMITS.packageSessions },
  useDays: { min: LIMITS.useDaysMin, max: LIMITS.useDaysMax },
  stock: { min: 1, max: LIMITS.serviceStock },
} as const;

export type TierNumber = keyof typeof BOUNDS;

/** A field of a tier that holds what cannot be saved. */
export type TierFault = TierNumber | 'price' | 'link';

/** A whole number within its bounds; null: it is none. */
function numberIn(text: string, name: TierNumber): number | null {
  const { min, max } = BOUNDS[name];
  if (!/^\d{1,6}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** Lines of a text that say something. */
export const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const isLink = (text: string) => URL.canParse(text) && text.startsWith('https://');

/** Which numbers a tier of this kind has. */
export function numbersOf(kind: ServiceSettings['kind']): readonly TierNumber[] {
  if (kind === 'SESSION') return ['minutes', 'seats', 'sessions', 'useDays'];
  if (kind === 'QUEUE') return ['days'];
  return kind === 'DELIVERY' ? ['days', 'revisions'] : [];
}

/** Sessions are bought together where nobody's yes is waited for. */
export const mayBePackage = ({
  kind,
  bookingMode,
}: Pick<ServiceSettings, 'kind' | 'bookingMode'>): boolean =>
  kind === 'SESSION' && bookingMode === 'INSTANT';

/** What is typed in a tier and cannot be saved; an empty price or link is only missing. */
export function faultsOf(
  tier: TierDraft,
  { kind, currency }: Pick<ServiceSettings, 'kind' | 'currency'>,
): readonly TierFault[] {
  const faults: TierFault[] = numbersOf(kind).filter((name) => numberIn(tier[name], name) === null);
  if (tier.price.trim() !== '' && priceOf(tier, currency) === null) faults.push('price');
  if (tier.stock.trim() !== '' && numberIn(tier.stock, 'stock') === null) faults.push('stock');
  if (kind === 'INSTANT' && tier.link.trim() !== '' && !isLink(tier.link.trim())) {
    faults.push('link');
  }
  return faults;
}

/** The price of a tier in minor units, where it can be charged. */
export function priceOf(tier: TierDraft, currency: Currency): number | null {
  const amount = minorOf(tier.price);
  return amount !== null && amountFault({ amount, currency }) === null ? amount : null;
}

/** A tier to save: what cannot be saved stays as it was. */
function tierOf(
  tier: TierDraft,
  draft: Pick<ServiceSettings, 'kind' | 'currency' | 'bookingMode'>,
  before: TierSettings | undefined,
): TierSettings {
  const faults = faultsOf(tier, draft);
  const keeps = (name: TierFault) => faults.includes(name);
  const counted = (name: TierNumber, spare: number) =>
    numberIn(tier[name], name) ?? before?.[name] ?? spare;
  const sessions = mayBePackage(draft) ? counted('sessions', 1) : 1;
  const stock = tier.stock.trim() === '' ? null : numberIn(tier.stock, 'stock');
  const link = keeps('link') ? (before?.link ?? null) : tier.link.trim() || null;
  return {
    id: tier.id,
    name: tier.name,
    price: keeps('price') ? (before?.price ?? 0) : (minorOf(tier.price) ?? 0),
    included: linesOf(tier.included)
      .slice(0, LIMITS.included)
      .map((line) => line.slice(0, LIMITS.includedLine)),
    minutes: draft.kind === 'SESSION' ? counted('minutes', 60) : null,
    days: draft.kind === 'DELIVERY' || draft.kind === 'QUEUE' ? counted('days', 3) : null,
    revisions: draft.kind === 'DELIVERY' ? counted('revisions', 1) : 0,
    seats: draft.kind === 'SESSION' ? counted('seats', 1) : 1,
    // A package is paid at once.
    hasDeposit: draft.kind === 'SESSION' && tier.hasDeposit && sessions === 1,
    sessions,
    useDays: draft.kind === 'SESSION' ? counted('useDays', USUAL_USE_DAYS) : USUAL_USE_DAYS,
    stock: keeps('stock') ? (before?.stock ?? null) : stock,
    link: draft.kind === 'INSTANT' ? link : null,
  };
}

/** A question without words, or without two choices, is not asked yet. */
const isAsked = ({ text, kind, choices }: QuestionDraft) =>
  text.trim() !== '' && (kind !== 'CHOICE' || linesOf(choices).length >= 2);

const questionOf = ({ id, text, kind, isRequired, choices, when }: QuestionDraft) =>
  ({
    id,
    text,
    kind,
    isRequired,
    choices:
      kind === 'CHOICE'
        ? linesOf(choices)
            .slice(0, LIMITS.intakeChoices)
            .map((choice) => choice.slice(0, LIMITS.intakeChoice))
        : [],
    when,
  }) satisfies QuestionSettings;

/** Tags as they are typed, with commas between them, each once. */
const tagsOf = (text: string) =>
  [...new Set(text.split(',').map((tag) => tag.trim().slice(0, LIMITS.serviceTag)))]
    .filter((tag) => tag !== '')
    .slice(0, LIMITS.serviceTags);

/** What can be saved of a draft now, and the keys of its parts in that order. */
export function settingsOf(draft: ServiceDraft, before: ServiceSettings) {
  const questions = draft.questions.filter(isAsked);
  const settings: ServiceSettings = {
    ...draft,
    summary: draft.summary.trim() || null,
    description: draft.description.trim() || null,
    tags: tagsOf(draft.tags),
    tiers: draft.tiers.map((tier) =>
      tierOf(
        tier,
        draft,
        before.tiers.find(({ id }) => id !== null && id === tier.id),
      ),
    ),
    questions: questions.map(questionOf),
    faqs: draft.faqs
      .filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== '')
      .map(({ question, answer }) => ({ question, answer })),
  };
  return {
    settings,
    sent: {
      tiers: draft.tiers.map(({ key }) => key),
      questions: questions.map(({ key }) => key),
    },
  };
}

/** Some field holds what could not be saved. */
export const hasFaults = (draft: ServiceDraft) =>
  draft.tiers.some((tier) => faultsOf(tier, draft).length > 0);
