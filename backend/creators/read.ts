import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import { creatorId } from '@/backend/platform/member';
import { CATEGORIES, isCategory, type Category } from '@/lib/shared/creators/categories';
import { parseExtraPublic, type ExtraPublic } from '@/lib/shared/creators/extraPublic';
import { fullName } from '@/lib/shared/accounts/names';
import { normalizeHandle } from '@/lib/shared/accounts/reservedHandles';
import { HANDLE_PATTERN, LIMITS } from '@/lib/shared/limits';
import { parseSocials, socialUrl, type Social } from '@/lib/shared/creators/socials';
import * as featured from './featuredRepository';
import * as repository from './repository';
import type * as tools from './toolsRepository';

const PLACE = /^\d{1,9}$/;
/** The list and the id of the last one shown. */
const FEATURED = /^(?:picked|live|rest):[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** How many creators somebody's first page suggests. */
const SUGGESTED = 6;

/** A creator as everyone may see them. */
export interface Creator {
  id: string;
  handle: string;
  /** First and last name. */
  name: string;
  extraPublic: ExtraPublic;
  tagline: string;
  bio: string;
  bannerPhoto: string | null;
  socials: (Social & { url: string })[];
  categories: Category[];
  /** Which verifications they have passed. */
  verified: { email: boolean; phone: boolean; payout: boolean };
  /** UTC ISO 8601. */
  memberSince: string;
  /** What they run now, newest first; at most six of each. */
  liveParties: tools.LivePartyRow[];
  liveLotteries: tools.LiveLotteryRow[];
  liveFunds: tools.LiveFundRow[];
  /** What they have planned, soonest first; at most ten of each. */
  plannedParties: tools.PlannedPartyRow[];
  plannedLotteries: tools.PlannedLotteryRow[];
  plannedFunds: tools.PlannedFundRow[];
}

/** A work that a creator shows. */
export interface Example {
  id: string;
  kind: 'VIDEO' | 'IMAGE' | 'LINK';
  title: string;
  url: string | null;
  photo: string | null;
}

/** A question and what the creator says to it. */
export interface Faq {
  id: string;
  question: string;
  answer: string;
}

/** Everything a creator sets up, as the creator sees it. */
export interface CreatorSetup extends Creator {
  /** The one a save has to name; 0: the page was never saved. */
  version: number;
  examples: Example[];
  faqs: Faq[];
}

/**
 * The creator of a handle in any spelling with all that is public; null when no creator has it:
 * unknown, impossible, or a fan's.
 */
export async function creatorByHandle(
  context: Context,
  input: { handle: string },
): Promise<Creator | null> {
  const handle = normalizeHandle(input.handle);
  if (!HANDLE_PATTERN.test(handle)) return null;
  const row = await repository.findCreatorByHandle(context.db, handle);
  return row ? toCreator(row) : null;
}

/** The creator of an id; null when it names none. */
export async function creatorById(
  context: Context,
  input: { creatorId: string },
): Promise<Creator | null> {
  const creators = await creatorsByIds(context, [input.creatorId]);
  return creators.get(input.creatorId) ?? null;
}

/** Creators by id, in one statement; ids that name no creator are missing from the map. */
export async function creatorsByIds(
  context: Context,
  creatorIds: readonly string[],
): Promise<Map<string, Creator>> {
  const ids = [...new Set(creatorIds)];
  const rows = ids.length === 0 ? [] : await repository.findCreators(context.db, ids);
  return new Map(rows.map((row) => [row.id, toCreator(row)]));
}

/** The caller's own page with its parts. Errors: auth.required, forbidden (not a creator). */
export async function pageSetup(context: Context): Promise<CreatorSetup> {
  const row = await repository.findSetup(context.db, creatorId(context));
  return {
    ...toCreator(row),
    version: row.version ?? 0,
    examples: row.examples.map(toExample),
    faqs: row.faqs.map(toFaq),
  };
}

/** A creator's works in their order; none for a handle without a creator. Errors: payload.invalid. */
export async function examplesPage(
  context: Context,
  input: { handle: string; cursor?: string | null | undefined },
): Promise<Page<Example>> {
  const place = { after: placeAfter(input.cursor), limit: LIMITS.pageSize + 1 };
  const handle = normalizeHandle(input.handle);
  if (!HANDLE_PATTERN.test(handle)) return { items: [], cursor: null };
  return pageOf(await repository.examplesOf(context.db, handle, place), toExample);
}

/** A creator's questions in their order. Errors: payload.invalid (cursor). */
export async function faqsPage(
  context: Context,
  input: { creatorId: string; cursor?: string | null | undefined },
): Promise<Page<Faq>> {
  const place = { after: placeAfter(input.cursor), limit: LIMITS.pageSize + 1 };
  return pageOf(await repository.faqsOf(context.db, input.creatorId, place), toFaq);
}

/**
 * Creators worth meeting: whom operators chose and who is live first, newest first each. Errors:
 * payload.invalid (cursor).
 */
export async function featuredCreators(
  context: Context,
  input: { category?: Category | null | undefined; cursor?: string | null | undefined },
): Promise<Page<Creator>> {
  const [kind, id = ''] = input.cursor ? placeOf(input.cursor, FEATURED).split(':') : [];
  const list = featured.FEATURED_LISTS.find((one) => one === kind);
  const found = await featured.featuredPlaces(context.db, {
    category: input.category ?? null,
    after: list === undefined ? null : { list, id },
    limit: LIMITS.featured + 1,
  });
  const places = found.slice(0, LIMITS.featured);
  const items = await creatorsAt(context, places);
  const last = places.at(-1);
  const goesOn = found.length > LIMITS.featured && last;
  return {
    items,
    cursor: goesOn ? cursorOf(`${last.list}:${last.id}`) : null,
  };
}

/** Creators for the caller to discover, as the first of `featuredCreators`; a creator has none. */
export async function suggestedCreators(context: Context): Promise<Creator[]> {
  if (context.actor.userType === 'CREATOR') return [];
  const first = { category: null, after: null, limit: SUGGESTED };
  return creatorsAt(context, await featured.featuredPlaces(context.db, first));
}

async function creatorsAt(
  context: Context,
  places: readonly { userId: string }[],
): Promise<Creator[]> {
  const creators = await creatorsByIds(
    context,
    places.map(({ userId }) => userId),
  );
  return places.flatMap(({ userId }) => creators.get(userId) ?? []);
}

/**
 * Every category that is not hidden with the number of creators suggested in it, in the order of the
 * closed list.
 */
export async function categoryCounts(
  context: Context,
): Promise<{ key: Category; count: number }[]> {
  const rows = await featured.countCategories(context.db);
  const hidden = new Set(rows.filter(({ isHidden }) => isHidden).map(({ category }) => category));
  const counts = new Map(rows.map(({ category, count }) => [category, count]));
  return CATEGORIES.filter((key) => !hidden.has(key)).map((key) => ({
    key,
    count: counts.get(key) ?? 0,
  }));
}

function placeAfter(cursor: string | null | undefined): number {
  return cursor ? Number(placeOf(cursor, PLACE)) : -1;
}

function pageOf<Row extends { sort: number }, Item>(
  rows: readonly Row[],
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, LIMITS.pageSize);
  const last = shown.at(-1);
  const goesOn = rows.length > LIMITS.pageSize && last;
  return { items: shown.map(toItem), cursor: goesOn ? cursorOf(last.sort) : null };
}

// Fields are chosen one by one: nothing of an account leaves by being added to it.
function toCreator(row: repository.CreatorRow): Creator {
  const { id, handle, liveParties, liveLotteries, liveFunds } = row;
  return {
    id,
    handle,
    name: fullName(row),
    extraPublic: parseExtraPublic(row.extraPublic),
    tagline: row.tagline ?? '',
    bio: row.bio ?? '',
    bannerPhoto: row.bannerPhoto,
    socials: parseSocials(row.socials).map((social) => ({ ...social, url: socialUrl(social) })),
    categories: (row.categories ?? []).filter(isCategory),
    verified: {
      email: row.emailVerifiedAt !== null,
      phone: row.phoneVerifiedAt !== null,
      // Nobody can connect an account for payouts yet.
      payout: false,
    },
    memberSince: row.createdAt.toISOString(),
    liveParties,
    liveLotteries,
    liveFunds,
    plannedParties: row.plannedParties.map(withTime),
    plannedLotteries: row.plannedLotteries.map(withTime),
    plannedFunds: row.plannedFunds.map(withTime),
  };
}

// The database writes a time of a JSON value in its own way.
function withTime<Planned extends { opensAt: string }>(planned: Planned): Planned {
  return { ...planned, opensAt: new Date(planned.opensAt).toISOString() };
}

function toExample(row: repository.ExampleRow): Example {
  const { id, kind, title, url, photo } = row;
  return { id, kind, title, url, photo };
}

function toFaq({ id, question, answer }: repository.FaqRow): Faq {
  return { id, question, answer };
}
