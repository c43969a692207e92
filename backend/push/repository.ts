import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';

type Db = Kysely<Tables>;

/** Who we are to the push services. */
export interface KeyPair {
  publicKey: string;
  privateKey: string;
}

/** The keys that are kept; undefined before the first start. */
export function findKeys(db: Db): Promise<KeyPair | undefined> {
  return db.selectFrom('pushKeys').select(['publicKey', 'privateKey']).executeTakeFirst();
}

/** Keeps the first keys that are given; later ones change nothing. */
export async function insertKeys(db: Db, keys: KeyPair & { createdAt: Date }): Promise<void> {
  await db
    .insertInto('pushKeys')
    .values({ id: 1, ...keys })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which sessions live: not ended, and used since. */
export interface Living {
  now: Date;
  idleSince: Date;
}

// As sessions themselves live: that of a quick account is its only way in, and ends by its date alone.
const isLiving = ({ now, idleSince }: Living) => sql<boolean>`
  (sessions.expires_at > ${now} and (sessions.last_seen_at > ${idleSince} or exists (
    select from quick_accounts
    join users quick on quick.id = quick_accounts.user_id and quick.email_verified_at is null
    where quick_accounts.user_id = sessions.user_id)))`;

/** Makes calls about one account's browsers wait for each other until the transaction ends. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
}

/** The endpoint that a session's browser is told on; undefined: none. */
export function findEndpoint(db: Db, sessionId: string): Promise<{ endpoint: string } | undefined> {
  return db
    .selectFrom('pushSubscriptions')
    .select('endpoint')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
}

/** Deletes what this browser had: the session's own, and this endpoint of the same account. */
export async function deleteOwn(
  db: Db,
  own: { userId: string; sessionId: string; endpointHash: string | null },
): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('userId', '=', own.userId)
    .where((is) =>
      is.or([is('sessionId', '=', own.sessionId), is('endpointHash', '=', own.endpointHash)]),
    )
    .execute();
}

/** Deletes the subscriptions of dead sessions, of this account or with this endpoint. */
export async function deleteDead(
  db: Db,
  where: { userId: string; endpointHash: string },
  living: Living,
): Promise<void> {
  await sql`
    delete from push_subscriptions using sessions
    where sessions.id = push_subscriptions.session_id
      and (push_subscriptions.user_id = ${where.userId}
        or push_subscriptions.endpoint_hash = ${where.endpointHash})
      and not (${isLiving(living)})`.execute(db);
}

/** How many browsers an account is told on. */
export async function countOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('pushSubscriptions')
    .select((all) => all.fn.countAll().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A subscription as it is stored first. */
export interface NewSubscription {
  id: string;
  userId: string;
  sessionId: string;
  endpoint: string;
  endpointHash: string;
  p256dh: string;
  auth: string;
  createdAt: Date;
}

/** Stores a subscription; false where its endpoint belongs to somebody else. */
export async function insertSubscription(db: Db, row: NewSubscription): Promise<boolean> {
  const inserted = await db
    .insertInto('pushSubscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpointHash').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What is said to one user. */
export interface NewMessage {
  userId: string;
  text: string;
  topic: string;
  isUrgent: boolean;
  expiresAt: Date;
}

/** Writes each message once for every living browser of its user, in one statement. */
export async function insertMessages(
  db: Db,
  messages: readonly NewMessage[],
  living: Living,
): Promise<void> {
  const column = <Name extends keyof NewMessage>(name: Name) => messages.map((one) => one[name]);
  const ends = messages.map(({ expiresAt }) => expiresAt.toISOString());
  await sql`
    insert into push_messages
      (id, subscription_id, text, topic, is_urgent, expires_at, created_at, next_attempt_at)
    select gen_random_uuid(), mine.id, given.text, given.topic, given.is_urgent,
      given.expires_at::timestamptz,
      ${living.now}, ${living.now}
    from unnest(${column('userId')}::uuid[], ${column('text')}::text[], ${column('topic')}::text[],
      ${column('isUrgent')}::boolean[], ${ends}::text[])
      given (user_id, text, topic, is_urgent, expires_at)
    join push_subscriptions mine on mine.user_id = given.user_id
    join sessions on sessions.id = mine.session_id
    where ${isLiving(living)}`.execute(db);
}

/** Where a message goes, and with which keys; undefined once its session is dead. */
export function findReceiver(db: Db, subscriptionId: string, living: Living) {
  return db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('pushSubscriptions.id', '=', subscriptionId)
    .where(isLiving(living))
    .executeTakeFirst();
}

/** Deletes a subscription with all that waits for it. */
export async function deleteSubscription(db: Db, id: string): Promise<void> {
  await db.deleteFrom('pushSubscriptions').where('id', '=', id).execute();
}

/** The browsers of a user, for the export of their data. */
export function subscriptionsOf(db: Db, userId: string) {
  return db
    .selectFrom('pushSubscriptions')
    .select(['endpoint', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute();
}
