import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Folder } from '@/lib/shared/messaging/messaging';
import type { ConversationRow } from './rows';

type Db = Kysely<Tables>;

/** A conversation from one side, with what holds for both. */
export interface WholeRow extends ConversationRow {
  seq: number;
  lastSeq: number | null;
  /** `seq` of the last message of this side that the partner has read. */
  partnerReadSeq: number;
}

/** What a list wants. */
interface Wanted {
  folder: Folder;
  /** Part of the partner's handle or shown name; null: everybody. */
  search: string | null;
  after: { at: Date; id: string } | null;
  limit: number;
}

/** More than a preview shows, also when a letter takes several code units. */
const PREVIEW_UNITS = 400;

const SIDE = sql`
  side.conversation_id as id, side.folder, side.received, side.read_count, side.read_seq,
  side.last_at,
  case when partner.id is not null then json_build_object('id', partner.id,
    'handle', partner.handle, 'firstName', partner.first_name, 'lastName', partner.last_name,
    'userType', partner.user_type, 'extraPublic', partner.extra_public) end as partner,
  case when last.id is not null then json_build_object('id', last.id, 'seq', last.seq,
    'senderId', last.sender_id, 'body', left(last.body, ${sql.lit(PREVIEW_UNITS)}),
    'hasPhoto', last.photo_id is not null, 'createdAt', last.created_at) end as last`;

const FROM = sql`
  conversation_sides side join conversations talk on talk.id = side.conversation_id
  left join users partner on partner.id = side.partner_id
  left join messages last on last.conversation_id = talk.id and last.seq = talk.last_seq`;

// A fan's last name is not shown, so a search must not find it letter by letter.
const SHOWN_NAME = sql`lower(partner.first_name || ' ' ||
  case partner.user_type when 'FAN' then left(partner.last_name, 1) else partner.last_name end)`;

/** A page of somebody's conversations in which there are messages, newest first. */
export async function conversationsOf(
  db: Db,
  userId: string,
  { folder, search, after, limit }: Wanted,
): Promise<ConversationRow[]> {
  const found =
    search === null
      ? sql`true`
      : sql`(strpos(${SHOWN_NAME}, lower(${search}::text)) > 0
          or strpos(partner.handle, lower(${search}::text)) > 0)`;
  const older =
    after === null
      ? sql`true`
      : sql`(side.last_at, side.conversation_id) < (${after.at}, ${after.id}::uuid)`;
  const { rows } = await sql<ConversationRow>`
    select ${SIDE} from ${FROM}
    where side.user_id = ${userId} and side.folder = ${folder} and side.last_at is not null
      and ${found} and ${older}
    order by side.last_at desc, side.conversation_id desc limit ${limit}`.execute(db);
  return rows;
}

/** One conversation of a user. */
export async function findConversation(
  db: Db,
  userId: string,
  conversationId: string,
): Promise<WholeRow | undefined> {
  const { rows } = await sql<WholeRow>`
    select ${SIDE}, talk.seq, talk.last_seq, coalesce(other.read_seq, 0) as partner_read_seq
    from ${FROM} left join conversation_sides other
      on other.conversation_id = side.conversation_id and other.user_id <> side.user_id
    where side.user_id = ${userId} and side.conversation_id = ${conversationId}`.execute(db);
  return rows[0];
}

/** The conversation of two people; undefined: there is none. */
export function findOfPair(db: Db, userId: string, partnerId: string) {
  return db
    .selectFrom('conversationSides')
    .select('conversationId as id')
    .where('userId', '=', userId)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();
}

/** Holds two accounts until the transaction ends, so that both cannot begin a conversation at once. */
export async function lockPair(db: Db, pair: readonly [string, string]): Promise<number> {
  const held = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...pair])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return held.length;
}

/** The conversation of two held accounts, begun under this id when there is none. */
export async function beginOfPair(
  db: Db,
  { id, createdAt }: { id: string; createdAt: Date },
  [userId, partnerId]: readonly [string, string],
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with standing as (
      select conversation_id as id from conversation_sides
      where user_id = ${userId} and partner_id = ${partnerId}
    ), begun as (
      insert into conversations (id, created_at)
      select ${id}::uuid, ${createdAt}::timestamptz where not exists (select from standing)
      returning id
    ), sides as (
      insert into conversation_sides (conversation_id, user_id, partner_id)
      select begun.id, side.user_id, side.partner_id
      from begun, (values (${userId}::uuid, ${partnerId}::uuid),
        (${partnerId}::uuid, ${userId}::uuid)) side (user_id, partner_id)
    )
    select id from standing union all select id from begun`.execute(db);
  return rows[0]?.id ?? id;
}

/** Moves a user's conversation into a folder. Returns false when it is not theirs. */
export async function moveTo(
  db: Db,
  { userId, conversationId }: { userId: string; conversationId: string },
  folder: Folder,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversationSides')
    .set({ folder })
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Ids of somebody's conversations in which somebody wrote last, whatever their folder. */
export async function newestOf(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationSides')
    .select('conversationId')
    .where('userId', '=', userId)
    .where('lastAt', 'is not', null)
    .orderBy('lastAt', 'desc')
    .orderBy('conversationId', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ conversationId }) => conversationId);
}

/** How many conversations, but for spam, hold something that was not read. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('conversationSides')
    .select((is) => is.fn.countAll<string>().as('unread'))
    .where('userId', '=', userId)
    .where('folder', '<>', 'SPAM')
    .whereRef('received', '>', 'readCount')
    .executeTakeFirstOrThrow();
  return Number(unread);
}
