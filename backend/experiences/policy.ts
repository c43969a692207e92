import type { ErrorCode } from '@/lib/shared/errors';
import type {
  PublishGap,
  ServiceAction,
  ServiceKind,
  ServiceState,
} from '@/lib/shared/experiences/kinds';
import type { ServiceSettings, TierSettings } from '@/lib/shared/experiences/service';
import type { AlertKind } from '@/lib/shared/fans/favorites';
import type { Currency } from '@/lib/shared/money/money';
import { amountFault } from '@/lib/shared/money/money';

const DAY_MS = 24 * 60 * 60_000;

/** A tier is called the most booked one from so many orders on. */
const MOST_BOOKED_FROM = 10;

/** Which state an action leads to; null: not from here. */
export function nextState(
  state: ServiceState,
  action: ServiceAction,
  wasPublished: boolean,
): ServiceState | null {
  if (action === 'ARCHIVE') return state === 'ARCHIVED' ? null : 'ARCHIVED';
  if (action === 'RESTORE' && state === 'ARCHIVED') return wasPublished ? 'PAUSED' : 'DRAFT';
  if (action === 'PUBLISH' && state === 'DRAFT') return 'PUBLISHED';
  if (action === 'PAUSE' && state === 'PUBLISHED') return 'PAUSED';
  return action === 'RESUME' && state === 'PAUSED' ? 'PUBLISHED' : null;
}

/** What the creator has beside the service itself. */
export interface Standing {
  hasEmail: boolean;
  hasHours: boolean;
  hasPayouts: boolean;
  /** Tiers with a file that the buyer gets. */
  tiersWithFiles: ReadonlySet<string>;
}

/** What a service lacks to be published, in the order it is asked for. */
export function gapsOf(settings: ServiceSettings, standing: Standing): PublishGap[] {
  const { kind } = settings;
  const gaps = contentGaps(settings, standing.tiersWithFiles);
  if (!standing.hasEmail) gaps.push('EMAIL');
  if (kind === 'SESSION' && !standing.hasHours) gaps.push('HOURS');
  if (!standing.hasPayouts) gaps.push('PAYOUTS');
  return gaps;
}

/** The same of what stands on its page: a published service can never lose it. */
export function contentGaps(
  { title, description, images, tiers, kind, currency }: ServiceSettings,
  tiersWithFiles: ReadonlySet<string>,
): PublishGap[] {
  const gaps: PublishGap[] = [];
  if (title === '') gaps.push('TITLE');
  if (description === null) gaps.push('DESCRIPTION');
  if (images.length === 0) gaps.push('PICTURE');
  const areComplete = tiers.every((tier) => isComplete(tier, kind, currency));
  if (tiers.length === 0 || !areComplete) gaps.push('TIER');
  const isGiven = (tier: TierSettings) =>
    tier.link !== null || (tier.id !== null && tiersWithFiles.has(tier.id));
  if (kind === 'INSTANT' && tiers.length > 0 && !tiers.every(isGiven)) gaps.push('FILE');
  return gaps;
}

function isComplete(tier: TierSettings, kind: ServiceKind, currency: Currency): boolean {
  if (tier.name === '' || amountFault({ amount: tier.price, currency }) !== null) return false;
  if (kind === 'SESSION') return tier.minutes !== null;
  return kind === 'INSTANT' || tier.days !== null;
}

/** A tier as it was before an edit. */
interface StandingTier {
  id: string;
  price: number;
  minutes: number | null;
  days: number | null;
  sessions: number;
  stock: number | null;
  taken: number;
  orders: number;
}

/** Why a service cannot change so; null: it can. What somebody bought keeps its price, length and number. */
export function changeRefusal(
  before: { kind: ServiceKind; tiers: readonly StandingTier[] },
  { kind, tiers }: Pick<ServiceSettings, 'kind' | 'tiers'>,
): ErrorCode | null {
  const next = new Map(tiers.map((tier) => [tier.id, tier]));
  for (const tier of before.tiers) {
    const changed = next.get(tier.id);
    if (!changed) continue;
    const isSame =
      changed.price === tier.price &&
      changed.minutes === tier.minutes &&
      changed.days === tier.days &&
      changed.sessions === tier.sessions &&
      kind === before.kind;
    if (tier.orders > 0 && !isSame) return 'service.tier_sold';
    if (changed.stock !== null && changed.stock < tier.taken) return 'service.stock_too_small';
  }
  return null;
}

/** Bought most often of all, and often enough that it says something. */
export function mostBooked(tiers: readonly { id: string; orders: number }[]): string | null {
  const [first, second] = tiers.toSorted((one, other) => other.orders - one.orders);
  if (!first || first.orders < MOST_BOOKED_FROM) return null;
  return second && second.orders === first.orders ? null : first.id;
}

/** Tenths of a star; null: nobody said anything yet. */
export function ratingOf({ ratingSum, ratingCount }: { ratingSum: number; ratingCount: number }) {
  return ratingCount === 0 ? null : Math.round((ratingSum * 10) / ratingCount);
}

/** As many reviews of the usual star count as if they were there: few reviews say little. */
const USUAL = { reviews: 5, stars: 4.3 };
/** So many stars a review gives at most. */
const MOST_STARS = 5;
const FRESH_DAYS = 180;
const STALE_SHARE = 0.22;

/**
 * What a service is sorted by where nobody says otherwise: its reviews and how lately it was bought.
 * Price and payment never enter. A whole number, so that a cursor is exact.
 */
export function scoreOf(
  service: {
    ratingSum: number;
    ratingCount: number;
    lastDoneAt: Date | null;
    publishedAt: Date | null;
  },
  now: Date,
): number {
  const { ratingSum, ratingCount } = service;
  const stars =
    (ratingSum + USUAL.reviews * USUAL.stars) / (ratingCount + USUAL.reviews) / MOST_STARS;
  const last = service.lastDoneAt ?? service.publishedAt ?? now;
  const days = Math.max(0, (now.getTime() - last.getTime()) / DAY_MS);
  const freshness = 1 - STALE_SHARE * Math.min(1, days / FRESH_DAYS);
  return Math.round(1_000_000 * stars * freshness);
}

/** Whether a next free time is worth telling: there was none, or it is a day sooner at least. */
export function isNews(before: Date | null, after: Date | null): boolean {
  if (after === null) return false;
  return before === null || before.getTime() - after.getTime() >= DAY_MS;
}

interface Offered {
  state: ServiceState;
  currency: Currency;
  tiers: readonly { price: number; stock: number | null; taken: number }[];
}

const isHad = ({ state, tiers }: Offered): boolean =>
  state === 'PUBLISHED' && tiers.some(({ stock, taken }) => stock === null || taken < stock);

/** What a change of a service tells those who keep it: it can be had again, or costs less. */
export function alertsOf(before: Offered, after: Offered): AlertKind[] {
  // Nobody keeps what nobody has seen.
  if (before.state === 'DRAFT') return [];
  const least = ({ tiers }: Offered) => Math.min(...tiers.map(({ price }) => price));
  const isCheaper =
    after.state === 'PUBLISHED' &&
    before.currency === after.currency &&
    least(after) < least(before);
  return [
    ...(!isHad(before) && isHad(after) ? (['SLOTS'] as const) : []),
    ...(isCheaper ? (['PRICE'] as const) : []),
  ];
}
