import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { Folder } from '@/lib/shared/messaging/messaging';
import type { MessageRow, PartnerRow } from '@/backend/messaging/conversations/rows';

type Db = Kysely<Tables>;

const PHOTO = sql<MessageRow['photo']>`case when photos.id is not null then json_build_object(
  'name', photos.name, 'width', photos.width, 'height', photos.height) end`;

/** Somebody's side of a locked conversation. */
export interface LockedSide {
  /** Null: the account is gone. */
  partnerId: string | null;
  received: number;
  readCount: number;
  readSeq: number;
  /** What this user has sent under the `clientId` that was asked for. */
  sent: MessageRow | null;
}

/**
 * Locks a conversation until the transaction ends, so that its events come one after another, and
 * returns the user's side. Undefined when it is not theirs.
 */
export async function lockConversation(
  db: Db,
  userId: string,
  conversationId: string,
  clientId: string | null = null,
): Promise<LockedSide | undefined> {
  const held = await db
    .selectFrom('conversations')
    .select('id')
    .where('id', '=', conversationId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Its own statement: what was read before the lock may be from before another one's event.
  return held && findSide(db, userId, conversationId, clientId);
}

/** Returns a user's side; undefined when the conversation is not theirs. `sent` needs `clientId`. */
export async function findSide(
  db: Db,
  userId: string,
  conversationId: string,
  clientId: string | null = null,
): Promise<LockedSide | undefined> {
  const sent = sql<(Omit<MessageRow, 'createdAt'> & { createdAt: string }) | null>`(
    select json_build_object('id', messages.id, 'seq', seq, 'clientId', client_id,
      'senderId', sender_id, 'body', body, 'photo', ${PHOTO}, 'offerId', offer_id, 'createdAt', messages.created_at)
    from messages left join photos on photos.id = messages.photo_id
    where conversation_id = ${conversationId} and sender_id = ${userId}
      and client_id = ${clientId})`;
  const side = await db
    .selectFrom('conversationSides')
    .select(['partnerId', 'received', 'readCount', 'readSeq'])
    .select(sent.as('sent'))
    .where('conversationId', '=', conversationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!side?.sent) return side && { ...side, sent: null };
  return { ...side, sent: { ...side.sent, createdAt: new Date(side.sent.createdAt) } };
}

function messages(db: Db, conversationId: string) {
  return db
    .selectFrom('messages')
    .leftJoin('photos', 'photos.id', 'messages.photoId')
    .select(['messages.id', 'messages.seq', 'messages.clientId', 'messages.senderId'])
    .select(['messages.body', 'messages.offerId', 'messages.createdAt'])
    .select(PHOTO.as('photo'))
    .where('messages.conversationId', '=', conversationId);
}

/** At most `limit` messages before or after a `seq`, or the newest; those nearest to it first. */
export function messagesNear(
  db: Db,
  conversationId: string,
  { before, after, limit }: { before: number | null; after: number | null; limit: number },
): Promise<MessageRow[]> {
  const all = messages(db, conversationId).limit(limit);
  if (after !== null) {
    return all.where('messages.seq', '>', after).orderBy('messages.seq').execute();
  }
  return all
    .$if(before !== null, (query) => query.where('messages.seq', '<', before))
    .orderBy('messages.seq', 'desc')
    .execute();
}

/** The last messages up to a time, the newest first. */
export function messagesUntil(
  db: Db,
  conversationId: string,
  { until, limit }: { until: Date; limit: number },
): Promise<MessageRow[]> {
  return messages(db, conversationId)
    .where('messages.createdAt', '<=', until)
    .orderBy('messages.seq', 'desc')
    .limit(limit)
    .execute();
}

/** The newest messages that somebody has received, the last one first. */
export function lastReceived(
  db: Db,
  { userId, conversationId }: { userId: string; conversationId: string },
  limit: number,
): Promise<MessageRow[]> {
  return messages(db, conversationId)
    .where(sql<boolean>`messages.sender_id is distinct from ${userId}`)
    .orderBy('messages.seq', 'desc')
    .limit(limit)
    .execute();
}

/** A message by its id. */
export function findMessage(
  db: Db,
  conversationId: string,
  messageId: string,
): Promise<MessageRow | undefined> {
  return messages(db, conversationId).where('messages.id', '=', messageId).executeTakeFirst();
}

/** A message to be stored. */
interface NewMessage {
  id: string;
  senderId: string;
  clientId: string;
  body: string;
  photoId: string | null;
  offerId: string | null;
  createdAt: Date;
}

/** What came of it. */
export interface Written {
  seq: number;
  /** Where the receiver keeps the conversation. */
  folder: Folder;
  sender: Omit<PartnerRow, 'id' | 'handle'>;
}

/**
 * Writes a message into a locked conversation and counts it for its receiver; it comes back from the
 * archive.
 */
export async function insertMessage(
  db: Db,
  conversationId: string,
  { id, senderId, clientId, body, photoId, offerId, createdAt }: NewMessage,
): Promise<Written> {
  const { rows } = await sql<Written>`
    with talk as (
      update conversations set seq = seq + 1, last_seq = seq + 1 where id = ${conversationId}
      returning seq
    ), own as (
      update conversation_sides set last_at = ${createdAt}, folder = 'INBOX'
      where conversation_id = ${conversationId} and user_id = ${senderId}
    ), other as (
      update conversation_sides set last_at = ${createdAt}, received = received + 1,
        folder = case folder when 'ARCHIVED' then 'INBOX' else folder end
      where conversation_id = ${conversationId} and user_id <> ${senderId}
      returning received, folder
    ), message as (
      insert into messages
        (id, conversation_id, seq, sender_id, client_id, nth, body, photo_id, offer_id, created_at)
      select ${id}::uuid, ${conversationId}::uuid, talk.seq, ${senderId}::uuid, ${clientId}::uuid,
        other.received, ${body}::text, ${photoId}::uuid, ${offerId}::uuid,
        ${createdAt}::timestamptz
      from talk, other
      returning seq
    )
    select message.seq, other.folder, json_build_object('firstName', first_name,
      'lastName', last_name, 'userType', user_type, 'extraPublic', extra_public) as sender
    from message, other, users where users.id = ${senderId}`.execute(db);
  const [written] = rows;
  if (!written) throw new Error('a locked conversation has two sides');
  return written;
}

/** The newest message up to a `seq` that somebody has received, and the how manieth it was. */
export function receivedUpTo(
  db: Db,
  { userId, conversationId }: { userId: string; conversationId: string },
  seq: number,
): Promise<{ seq: number; nth: number } | undefined> {
  return db
    .selectFrom('messages')
    .select(['seq', 'nth'])
    .where('conversationId', '=', conversationId)
    .where(sql<boolean>`sender_id is distinct from ${userId}`)
    .where('seq', '<=', seq)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Stores how far somebody has read in a locked conversation. Returns the `seq` of that event. */
export async function saveRead(
  db: Db,
  { userId, conversationId }: { userId: string; conversationId: string },
  { seq, nth }: { seq: number; nth: number },
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with own as (
      update conversation_sides set read_count = ${nth}, read_seq = ${seq}
      where conversation_id = ${conversationId} and user_id = ${userId}
    )
    update conversations set seq = seq + 1 where id = ${conversationId} returning seq`.execute(db);
  const [noted] = rows;
  if (!noted) throw new Error('a locked conversation is there');
  return noted.seq;
}
