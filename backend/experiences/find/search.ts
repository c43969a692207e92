import type { Context } from '@/backend/platform/context';
import { cursorOf, placeOf, type Page } from '@/backend/platform/cursor';
import type { SearchFilters } from '@/lib/shared/experiences/service';
import type { FoundServices } from '@/lib/shared/experiences/views';
import { LIMITS } from '@/lib/shared/limits';
import { pinnedServices } from '@/backend/experiences/store/pinnedRepository';
import {
  COUNTED,
  countFound,
  countWithout,
  knownWords,
  sortFew,
  walk,
  type Found,
  type Narrowed,
} from '@/backend/experiences/store/searchRepository';
import { serviceCards } from './lists';
import { firstPage, wordSearch, writtenWords, type WordSearch } from './policy';

/** How a page was found: `f`ew were sorted, or an order was `w`alked, of `t`itles alone. */
const PLACE = /^[ftw]:\d{1,16}:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
type Way = 'f' | 't' | 'w';

interface Start {
  way: Way | null;
  after: Found | null;
}

/** What a search is answered with, but for the cards themselves. */
interface Hits {
  way: Way;
  found: Found[];
  count: number;
  pinned?: { live: string[]; fresh: string[] };
}

const PAGE = LIMITS.servicesPage;

/**
 * Services by words and filters, a page at a time. Words are forgiven typing errors unless they are
 * to be taken `exactly`. Errors: payload.invalid (cursor).
 */
export async function searchServices(
  context: Context,
  input: { filters: SearchFilters; exactly: boolean; cursor?: string | null | undefined },
): Promise<Page<FoundServices>> {
  const { filters, exactly } = input;
  const narrowed = { filters, now: context.now() };
  const start = startOf(input.cursor);
  const written = writtenWords(filters.text);
  if (written.length === 0) {
    const hits = await withoutWords(context, narrowed, start);
    return answer(context, narrowed, hits, null);
  }
  const words = wordSearch(written, await knownWords(context.db, written, exactly));
  const hits = await withWords(context, narrowed, start, words);
  return answer(context, narrowed, hits, words);
}

function startOf(cursor: string | null | undefined): Start {
  if (!cursor) return { way: null, after: null };
  const [way = '', key = '0', id = ''] = placeOf(cursor, PLACE).split(':');
  return { way: way as Way, after: { id, key: Number(key) } };
}

async function withoutWords(context: Context, narrowed: Narrowed, start: Start): Promise<Hits> {
  const { db } = context;
  const { count } = await countFound(db, narrowed, null);
  const isFirst = start.after === null;
  // Who says how it is sorted gets that order alone.
  const pinned =
    narrowed.filters.sort === 'FIT' ? await pinnedServices(db, narrowed) : { live: [], fresh: [] };
  const besides = [...pinned.live, ...pinned.fresh];
  const room = isFirst ? PAGE - besides.length : PAGE;
  const found = await walk(db, narrowed, {
    ...{ query: null, besides, after: start.after },
    limit: room + 1,
  });
  return { way: 'w', found, count, ...(isFirst && { pinned }) };
}

async function withWords(
  context: Context,
  narrowed: Narrowed,
  { way, after }: Start,
  { query, inTitle, atMost }: WordSearch,
): Promise<Hits> {
  const { db } = context;
  const limit = PAGE + 1;
  if (query === null) return { way: 'f', found: [], count: 0 };
  const sortAll = async (): Promise<Hits> => ({
    way: 'f',
    ...(await sortFew(db, narrowed, { query, after, limit })),
  });
  if (way === 'f' || (way === null && atMost <= COUNTED)) return sortAll();
  const counted = await countFound(db, narrowed, { query, inTitle });
  if (way === null && counted.count <= COUNTED) return sortAll();
  // Most of what is meant has the words in its title; the rest of a common word is noise.
  const isTitled = way === null ? counted.inTitle * 2 >= counted.count : way === 't';
  const walked = await walk(db, narrowed, {
    ...{ query: isTitled ? inTitle : query, besides: [], after, limit },
  });
  return { way: isTitled ? 't' : 'w', found: walked, count: counted.count };
}

async function answer(
  context: Context,
  narrowed: Narrowed,
  { way, found, count, pinned = { live: [], fresh: [] } }: Hits,
  words: WordSearch | null,
): Promise<Page<FoundServices>> {
  const room = PAGE - pinned.live.length - pinned.fresh.length;
  const shown = found.slice(0, room);
  const ids = firstPage(
    shown.map(({ id }) => id),
    pinned,
  );
  const last = shown.at(-1);
  const isEmpty = count === 0;
  return {
    items: [
      {
        correctedTo: words?.correctedTo ?? null,
        ignored: words?.ignored ?? [],
        count: Math.min(count, COUNTED),
        isCountCut: count > COUNTED,
        without: isEmpty ? await countWithout(context.db, narrowed, words?.query ?? null) : [],
        cards: await serviceCards(context, ids),
      },
    ],
    cursor: found.length > room && last ? cursorOf(`${way}:${last.key}:${last.id}`) : null,
  };
}
