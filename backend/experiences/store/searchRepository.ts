import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ServiceSort } from '@/lib/shared/experiences/kinds';
import type { SearchFilters } from '@/lib/shared/experiences/service';
import { WORD_FORMS } from './indexRepository';

type Db = Kysely<Tables>;

/** More than so many are not counted. */
export const COUNTED = 5000;

/** A service in the order of a search. */
export interface Found {
  id: string;
  key: number;
}

/** Where a page goes on. */
export type Place = Found | null;

/** A word that services have, and how many have it. */
export interface KnownWord {
  word: string;
  services: number;
}

/** What is known of a word somebody wrote. */
export interface WrittenWord {
  word: string;
  /** Says nothing by itself: "with", "und". */
  isStop: boolean;
  /** Itself and its stems, as far as services have them. */
  exact: KnownWord[];
  /** The nearest ones, the nearest first; asked for of rare words alone. */
  near: KnownWord[];
}

const RARE = 20;
const NEAREST = 5;
const NEAR_ENOUGH = 0.4;

/** What is known of these words, in their order. */
export async function knownWords(
  db: Db,
  words: readonly string[],
  exactly: boolean,
): Promise<WrittenWord[]> {
  const { rows } = await sql<WrittenWord>`
    with written as (
      select no, word, is_stop, known,
        (select coalesce(sum((one->>'services')::int), 0) from jsonb_array_elements(known) one) as own
      from unnest(${[...words]}::text[]) with ordinality as given (raw, no),
        lateral (select plain(raw) as word) plainly,
        lateral (
          select array_agg(distinct lexeme) as forms,
            count(lexeme) < count(*) as is_stop
          from unnest(${[...WORD_FORMS]}::text[]) config
            left join lateral (select lexeme from unnest(to_tsvector(config::regconfig, word))) l on true) f,
        lateral (
          select coalesce(jsonb_agg(jsonb_build_object('word', s.word, 'services', s.services)),
            '[]') as known
          from search_words s where s.word = any (f.forms)) k
    )
    select word, is_stop as "isStop", known as exact,
      case when ${exactly}::boolean or own >= ${RARE} then '[]'::jsonb else (
        select coalesce(jsonb_agg(jsonb_build_object('word', n.word, 'services', n.services)), '[]')
        from (
          select s.word, s.services from search_words s
          where s.word % written.word and similarity(s.word, written.word) >= ${NEAR_ENOUGH}::real
          order by similarity(s.word, written.word) desc, s.services desc, s.word
          limit ${NEAREST}) n) end as near
    from written order by no`.execute(db);
  return rows;
}

/** What a search asks for, beside its words. */
export interface Narrowed {
  filters: SearchFilters;
  now: Date;
}

const DAY_MS = 24 * 60 * 60_000;

/** Each filter as a condition; a filter that is not set is none. */
function conditions({ filters, now }: Narrowed): Map<string, RawBuilder<unknown>> {
  const { category, kind, language, priceFrom, priceTo, freeWithinDays, ratingFrom } = filters;
  const set = new Map<string, RawBuilder<unknown>>();
  if (category !== null) set.set('category', sql`category = ${category}`);
  if (kind !== null) set.set('kind', sql`kind = ${kind}`);
  if (language !== null) set.set('language', sql`language = ${language}`);
  if (priceFrom !== null || priceTo !== null) {
    const to = priceTo === null ? sql`` : sql`and price <= ${priceTo}`;
    set.set('price', sql`price >= ${priceFrom ?? 0} ${to}`);
  }
  if (freeWithinDays !== null) {
    const until = new Date(now.getTime() + freeWithinDays * DAY_MS);
    set.set(
      'freeWithinDays',
      sql`(kind = 'INSTANT' or kind = 'DELIVERY' and days <= ${freeWithinDays}
        or kind = 'SESSION' and next_free_at > ${now} and next_free_at <= ${until})`,
    );
  }
  if (ratingFrom !== null) set.set('rating', sql`rating >= ${ratingFrom}`);
  return set;
}

const MAY_SELL = sql`creator_id not in (select creator_id from seller_suspensions)`;

/** All that a search asks for beside its words. */
export function whereSql(narrowed: Narrowed): RawBuilder<unknown> {
  return where(conditions(narrowed).values());
}

function where(all: Iterable<RawBuilder<unknown>>): RawBuilder<unknown> {
  return sql.join([MAY_SELL, ...all], sql` and `);
}

const isOf = (query: string) => sql`words @@ ${query}::tsquery`;
// Keeps the index of words out of it, where the index of the order is walked.
const isOfBeside = (query: string) => sql`(words @@ ${query}::tsquery) is true`;

/** How many have these words and filters, to `COUNTED` + 1; and how many of them in their title. */
export async function countFound(
  db: Db,
  narrowed: Narrowed,
  words: { query: string; inTitle: string } | null,
): Promise<{ count: number; inTitle: number }> {
  const all = [...conditions(narrowed).values(), ...(words ? [isOf(words.query)] : [])];
  const title = words ? isOf(words.inTitle) : sql`false`;
  const { rows } = await sql<{ count: number; inTitle: number }>`
    select count(*)::int as count, (count(*) filter (where found.in_title))::int as "inTitle"
    from (select ${title} as in_title from service_cards
      where ${where(all)} limit ${COUNTED + 1}) found`.execute(db);
  return rows[0] ?? { count: 0, inTitle: 0 };
}

/** Of a search that found nothing: how many each filter left out would find. */
export async function countWithout(
  db: Db,
  narrowed: Narrowed,
  query: string | null,
): Promise<{ filter: string; count: number }[]> {
  const set = conditions(narrowed);
  if (query !== null) set.set('text', isOf(query));
  if (set.size === 0) return [];
  const counts = [...set.keys()].map((left) => {
    const rest = [...set].filter(([name]) => name !== left).map(([, condition]) => condition);
    return sql`select ${left}::text as filter, (select count(*)::int from (
      select from service_cards where ${where(rest)} limit ${COUNTED}) found) as count`;
  });
  const { rows } = await sql<{ filter: string; count: number }>`
    ${sql.join(counts, sql` union all `)}`.execute(db);
  return rows.filter(({ count }) => count > 0);
}

const LAST = 8_000_000_000_000_000;
/** By what an order sorts: its column, as a number that a cursor can hold, and its direction. */
interface Order {
  column: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  isRising: boolean;
  isTime: boolean;
}

const ORDERS: Readonly<Record<ServiceSort, Order>> = {
  FIT: { column: sql`score`, key: sql`score::bigint`, isRising: false, isTime: false },
  PRICE_UP: { column: sql`price`, key: sql`price::bigint`, isRising: true, isTime: false },
  PRICE_DOWN: { column: sql`price`, key: sql`price::bigint`, isRising: false, isTime: false },
  RATING: { column: sql`rating`, key: sql`rating::bigint`, isRising: false, isTime: false },
  NEWEST: {
    column: sql`published_at`,
    key: sql`(extract(epoch from published_at) * 1000)::bigint`,
    isRising: false,
    isTime: true,
  },
  SOONEST: {
    column: sql`next_free_at`,
    key: sql`coalesce((extract(epoch from next_free_at) * 1000)::bigint, ${sql.lit(LAST)})`,
    isRising: true,
    isTime: true,
  },
};

const directionOf = ({ isRising }: Order) => (isRising ? sql`asc` : sql`desc`);

/** Walks along the order's own index, as far as a page needs. */
export async function walk(
  db: Db,
  narrowed: Narrowed,
  {
    query,
    besides,
    after,
    limit,
  }: { query: string | null; besides: readonly string[]; after: Place; limit: number },
): Promise<Found[]> {
  const order = ORDERS[narrowed.filters.sort];
  const { column, key } = order;
  const all = [...conditions(narrowed).values()];
  if (query !== null) all.push(isOfBeside(query));
  if (besides.length > 0) all.push(sql`id <> all (${[...besides]}::uuid[])`);
  if (after !== null) all.push(behind(order, after));
  const direction = directionOf(order);
  const { rows } = await sql<{ id: string; key: string }>`
    select id, (${key})::text as key from service_cards where ${where(all)}
    order by ${column} ${direction}, id ${direction} limit ${limit}`.execute(db);
  return rows.map(({ id, key: value }) => ({ id, key: Number(value) }));
}

function behind({ column, isRising, isTime }: Order, after: Found) {
  // What is free at no time stands last, by id.
  if (after.key === LAST) return sql`${column} is null and id > ${after.id}`;
  const key = isTime ? sql`${new Date(after.key)}::timestamptz` : sql`${after.key}::int`;
  if (!isRising) return sql`(${column}, id) < (${key}, ${after.id}::uuid)`;
  const isBehind = sql`(${column}, id) > (${key}, ${after.id}::uuid)`;
  return isTime ? sql`(${isBehind} or ${column} is null)` : isBehind;
}

/** Reads all that have the words, and sorts them; where nobody says otherwise by how well they fit. */
export async function sortFew(
  db: Db,
  narrowed: Narrowed,
  { query, after, limit }: { query: string; after: Place; limit: number },
): Promise<{ found: Found[]; count: number }> {
  const { sort } = narrowed.filters;
  const order = ORDERS[sort];
  const fit = sql`floor(ts_rank(words, ${query}::tsquery) * score)::bigint`;
  const all = [...conditions(narrowed).values(), isOf(query)];
  const direction = directionOf(order);
  const place = sql`(${after?.key ?? 0}::bigint, ${after?.id}::uuid)`;
  const isBehind = order.isRising ? sql`(key, id) > ${place}` : sql`(key, id) < ${place}`;
  const { rows } = await sql<{ id: string; key: string; count: number }>`
    with hits as materialized (
      select id, ${sort === 'FIT' ? fit : order.key} as key from service_cards
      where ${where(all)})
    select id, key::text as key, (select count(*)::int from hits) as count from hits
    ${after === null ? sql`` : sql`where ${isBehind}`}
    order by key ${direction}, id ${direction} limit ${limit}`.execute(db);
  return {
    found: rows.map(({ id, key: value }) => ({ id, key: Number(value) })),
    count: rows[0]?.count ?? 0,
  };
}
