import { sql, type Kysely } from 'kysely';
import { newId } from '@/backend/platform/id';
import type { Tables } from '@/backend/platform/tables';
import { CATEGORIES } from '@/lib/shared/creators/categories';
import { SERVICE_KINDS } from '@/lib/shared/experiences/kinds';
import { seedUsers } from '@/__tests__/support/seed';

type Db = Kysely<Tables>;

const BATCH = 1000;
const PER_CREATOR = 20;
const LANGUAGES = ['english', 'german', 'french', 'spanish', 'portuguese'];
const LOCALES = ['en', 'de', 'fr', 'es', 'pt'];
/** What most titles have, the most frequent first. */
const COMMON = [
  ...['coaching', 'minecraft', 'ranked', 'session', 'review', 'emote', 'stream', 'speedrun'],
  ...['overlay', 'training', 'valorant', 'fortnite', 'drawing', 'avatar', 'birthday', 'video'],
  ...['tuning', 'lesson', 'guitar', 'chess', 'zelda', 'edition', 'portrait', 'karaoke'],
];

/** Services by many creators, of words as often as words are: half of all have one of the first. */
export async function seedServices(
  db: Db,
  count: number,
): Promise<{ creators: { id: string; handle: string }[]; serviceIds: string[] }> {
  const creators = await seedUsers(db, 'seller', Math.ceil(count / PER_CREATOR), 'CREATOR');
  const words = [...COMMON, ...rareWords(4000)];
  const serviceIds: string[] = [];
  for (let from = 0; from < count; from += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - from) }, (_, place) => {
      const no = from + place;
      const id = newId();
      serviceIds.push(id);
      const creator = creators[no % creators.length];
      const category = CATEGORIES[no % CATEGORIES.length] ?? 'talk';
      const title = Array.from({ length: 3 + (no % 3) }, () => pick(words)).join(' ');
      return {
        ...{ id, creatorId: creator?.id ?? '', requestKey: crypto.randomUUID(), title, category },
        kind: SERVICE_KINDS[no % 7 < 4 ? 0 : 1 + (no % 2)],
        language: LOCALES[no % 5],
        stemmer: LANGUAGES[no % 5],
        rest: `${pick(words)} ${pick(words)} ${category} ${creator?.handle.replace('-', ' ') ?? ''}`,
        price: 300 + ((no * 37) % 97) * 100,
        rating: no % 3 === 0 ? 0 : 30 + (no % 21),
        score: 600_000 + Math.floor(Math.random() * 400_000),
        daysAgo: Math.random() * 700,
        freeInHours: Math.random() * 24 * 40,
      };
    });
    await insert(db, rows);
  }
  return { creators, serviceIds };
}

/** Few of the first, seldom one of the last. */
function pick(words: readonly string[]): string {
  return words[Math.floor(words.length * Math.random() ** 4)] ?? '';
}

function rareWords(count: number): string[] {
  const starts = ['br', 'cl', 'dr', 'fl', 'gr', 'kr', 'l', 'm', 'n', 'p', 'qu', 's', 't', 'v', 'z'];
  const middles = ['a', 'e', 'i', 'o', 'u', 'au', 'ei', 'io'];
  const part = () => (pickEven(starts) ?? '') + (pickEven(middles) ?? '');
  return Array.from(
    { length: count },
    () => `${part()}${part()}${part()}${pickEven(starts) ?? ''}`,
  );
}

const pickEven = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];

async function insert(db: Db, rows: readonly object[]): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) s (id uuid,
    "creatorId" uuid, "requestKey" uuid, title text, category text, kind text, language text,
    stemmer text, rest text, price int, rating int, score int, "daysAgo" float, "freeInHours" float)`;
  await sql`
    insert into services (id, creator_id, request_key, title, summary, description, category, kind,
      state, language, booking_mode, place, cancel_policy, currency, published_at, created_at,
      updated_at, rating_sum, rating_count)
    select id, "creatorId", "requestKey", title, 'A summary', 'A description', category, kind,
      'PUBLISHED', language, 'INSTANT', 'VOICE', 'STANDARD', 'EUR',
      now() - "daysAgo" * interval '1 day', now(), now(), rating, rating / 10
    from ${given}`.execute(db);
  await sql`
    insert into service_tiers (id, service_id, position, name, price, minutes, days, revisions)
    select gen_random_uuid(), id, place, 'A tier', price * (place + 1),
      case kind when 'SESSION' then 30 * (place + 1) end,
      case kind when 'DELIVERY' then 3 * (place + 1) end, 0
    from ${given}, generate_series(0, 1) place`.execute(db);
  await sql`
    insert into service_cards (id, creator_id, language, category, kind, price, rating, score, days,
      published_at, next_free_at, words)
    select id, "creatorId", language, category, kind, price, rating, score,
      case kind when 'DELIVERY' then 3 end, now() - "daysAgo" * interval '1 day',
      case kind when 'SESSION' then now() + "freeInHours" * interval '1 hour' end,
      setweight(to_tsvector('simple', plain(title))
        || to_tsvector(stemmer::regconfig, plain(title)), 'A')
      || setweight(to_tsvector('simple', plain(rest))
        || to_tsvector(stemmer::regconfig, plain(rest)), 'B')
    from ${given}`.execute(db);
}
