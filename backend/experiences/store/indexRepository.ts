import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** How the words of each language are brought to their stems. */
const STEMMERS: Readonly<Record<string, string>> = {
  en: 'english',
  de: 'german',
  fr: 'french',
  es: 'spanish',
  pt: 'portuguese',
};

/** Every way a word may stand in `words`: as it is written, and its stem in each language. */
export const WORD_FORMS = ['simple', ...Object.values(STEMMERS)];

/** What the search keeps of a published service. */
export interface CardValues {
  id: string;
  creatorId: string;
  language: string;
  category: string;
  kind: string;
  price: number;
  rating: number;
  score: number;
  days: number | null;
  publishedAt: Date;
  /** When its next free time is to be found out; null: it needs none. */
  checkAt: Date | null;
  /** Without signs; what stands in the title counts more. */
  title: string;
  rest: string;
}

/** Writes what is found of a service, and the words that nobody used before. */
export async function saveCard(db: Db, card: CardValues): Promise<void> {
  const words = sql`setweight(${vector(card.title, card.language)}, 'A')
    || setweight(${vector(card.rest, card.language)}, 'B')`;
  await sql`
    insert into service_cards (id, creator_id, language, category, kind, price, rating, score,
      days, published_at, check_at, words)
    values (${card.id}, ${card.creatorId}, ${card.language}, ${card.category}, ${card.kind},
      ${card.price}, ${card.rating}, ${card.score}, ${card.days}, ${card.publishedAt},
      ${card.checkAt}, ${words})
    on conflict (id) do update set language = excluded.language, category = excluded.category,
      kind = excluded.kind, price = excluded.price, rating = excluded.rating,
      score = excluded.score, days = excluded.days, published_at = excluded.published_at,
      next_free_at = case when excluded.check_at is null then null
        else service_cards.next_free_at end,
      check_at = excluded.check_at, words = excluded.words`.execute(db);
  // In one order for everybody, so that two services never wait for each other's words.
  await sql`
    insert into search_words (word, services)
    select word, 1 from unnest((select tsvector_to_array(words) from service_cards
      where id = ${card.id})) as word
    order by word on conflict do nothing`.execute(db);
}

function vector(text: string, language: string): RawBuilder<string> {
  const stemmer = STEMMERS[language] ?? 'simple';
  return sql`(to_tsvector('simple', plain(${text}::text))
    || to_tsvector(${sql.lit(stemmer)}::regconfig, plain(${text}::text)))`;
}

/** A service that is not published is not found. */
export async function deleteCard(db: Db, id: string): Promise<void> {
  await db.deleteFrom('serviceCards').where('id', '=', id).execute();
}

/** Has the next free time of a creator's sessions found out anew. */
export async function askForCheck(db: Db, creatorId: string, at: Date): Promise<void> {
  await db
    .updateTable('serviceCards')
    .set({ checkAt: at })
    .where('creatorId', '=', creatorId)
    .where('kind', '=', 'SESSION')
    .execute();
}

/**
 * The sessions of the creator whose check is due for longest, locked until the transaction ends;
 * those of one creator together, since they share their time.
 */
export async function dueChecks(db: Db, now: Date, limit: number) {
  const first = await db
    .selectFrom('serviceCards')
    .select('creatorId')
    .where('checkAt', '<=', now)
    .orderBy('checkAt')
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  return db
    .selectFrom('serviceCards as card')
    .select([
      'card.id',
      'card.creatorId',
      'card.nextFreeAt',
      sql<number[]>`array(select t.minutes from service_tiers t
        where t.service_id = card.id and t.retired_at is null and t.only_for is null
          and t.minutes is not null)`.as('minutes'),
    ])
    .where('card.creatorId', '=', first.creatorId)
    .where('card.checkAt', '<=', now)
    .orderBy('card.id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes when somebody could book next, and when to look again. */
export async function saveFreeTimes(
  db: Db,
  found: readonly { id: string; nextFreeAt: Date | null; checkAt: Date | null }[],
): Promise<void> {
  const rows = JSON.stringify(found);
  await sql`
    update service_cards card set next_free_at = found."nextFreeAt", check_at = found."checkAt"
    from jsonb_to_recordset(${rows}::jsonb) found
      (id uuid, "nextFreeAt" timestamptz, "checkAt" timestamptz)
    where card.id = found.id`.execute(db);
}

/** The next cards behind an id, for scores that fade with time. */
export function cardsBehind(db: Db, after: string | null, limit: number) {
  return db
    .selectFrom('serviceCards as card')
    .innerJoin('services as service', 'service.id', 'card.id')
    .select([
      'card.id',
      'card.score',
      'service.ratingSum',
      'service.ratingCount',
      'service.lastDoneAt',
      'service.publishedAt',
    ])
    .$if(after !== null, (query) => query.where('card.id', '>', after))
    .orderBy('card.id')
    .limit(limit)
    .execute();
}

export async function saveScores(
  db: Db,
  scores: readonly { id: string; score: number }[],
): Promise<void> {
  await sql`
    update service_cards card set score = found.score
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) found (id uuid, score int)
    where card.id = found.id`.execute(db);
}

/** How many of the cards between two ids have each word. */
export async function wordsBetween(
  db: Db,
  { after, upTo }: { after: string | null; upTo: string },
): Promise<{ word: string; services: number }[]> {
  // `ts_stat` takes its query as a text; both ids are ids.
  const from = after === null ? '' : `id > '${after}' and `;
  const query = `select words from service_cards where ${from}id <= '${upTo}'`;
  const { rows } = await sql<{ word: string; services: number }>`
    select word, ndoc as services from ts_stat(${query})`.execute(db);
  return rows;
}

/** Writes how many services have each word; a word that is not among them has none. */
export async function saveWords(
  db: Db,
  words: readonly { word: string; services: number }[],
): Promise<void> {
  await sql`
    insert into search_words (word, services)
    select word, services from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      found (word text, services int)
    order by word
    on conflict (word) do update set services = excluded.services`.execute(db);
}

/** Forgets words that no service has any more. */
export async function forgetWords(db: Db, known: readonly string[]): Promise<void> {
  await sql`
    delete from search_words where word in (
      select word from search_words
      except select jsonb_array_elements_text(${JSON.stringify(known)}::jsonb))
    and not exists (select from service_cards where words @@ quote_literal(word)::tsquery)`.execute(
    db,
  );
}
