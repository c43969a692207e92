import { sql, type Expression, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';
import type { Currency } from '@/lib/shared/money/money';
import type {
  ServiceQuestionsTable,
  ServicesTable,
  ServiceTiersTable,
} from '@/backend/experiences/tables';

type Db = Kysely<Tables>;

export type ServiceRow = Selectable<ServicesTable>;
/** As JSON has it. */
export type TierRow = Omit<Selectable<ServiceTiersTable>, 'retiredAt' | 'until'> & {
  until: string | null;
};
export type QuestionRow = Omit<Selectable<ServiceQuestionsTable>, 'retiredAt'>;

/** A service with its parts, retired ones left out, and what is public of its creator. */
export interface HeldService extends ServiceRow {
  /** In the creator's order. */
  tiers: TierRow[];
  questions: QuestionRow[];
  creatorHandle: string;
  creatorFirstName: string;
  creatorLastName: string;
  /** As stored: not checked yet. */
  creatorExtraPublic: unknown;
  creatorLocale: string;
  isSuspended: boolean;
}

/** Tiers of everybody, and the one that was asked for: it may be for one person alone. */
const tiersJson = (serviceId: Expression<string>, asked: string | null) => sql<TierRow[]>`(
  select coalesce(json_agg(json_build_object('id', t.id, 'serviceId', t.service_id,
    'position', t.position, 'name', t.name, 'price', t.price, 'included', t.included,
    'minutes', t.minutes, 'days', t.days, 'revisions', t.revisions, 'seats', t.seats,
    'hasDeposit', t.has_deposit, 'sessions', t.sessions, 'useDays', t.use_days,
    'stock', t.stock, 'taken', t.taken, 'orders', t.orders, 'link', t.link,
    'onlyFor', t.only_for, 'until', t.until)
    order by t.position), '[]')
  from service_tiers t where t.service_id = ${serviceId} and t.retired_at is null
    and (t.only_for is null or t.id = ${asked}::uuid))`;

const questionsJson = (serviceId: Expression<string>) => sql<QuestionRow[]>`(
  select coalesce(json_agg(json_build_object('id', q.id, 'serviceId', q.service_id,
    'position', q.position, 'text', q.text, 'kind', q.kind, 'isRequired', q.is_required,
    'choices', q.choices, 'asked', q.asked) order by q.position), '[]')
  from service_questions q where q.service_id = ${serviceId} and q.retired_at is null)`;

/** A creator may not sell for now. */
export const isSuspendedSql = (creatorId: Expression<string>) =>
  sql<boolean>`exists (select from seller_suspensions s where s.creator_id = ${creatorId})`;

/** A creator has a live tool that is open now. */
export const isLiveSql = (creatorId: Expression<string>) => sql<boolean>`(
  exists (select from parties p where p.creator_id = ${creatorId} and p.state in ('OPEN', 'PAUSED'))
  or exists (select from lotteries l
    where l.creator_id = ${creatorId} and l.state in ('OPEN', 'PAUSED', 'CLOSED'))
  or exists (select from funds f where f.creator_id = ${creatorId} and f.state in ('LIVE', 'PAUSED')))`;

function servicesWithParts(db: Db, tierId: string | null = null) {
  return db
    .selectFrom('services')
    .innerJoin('users as creator', 'creator.id', 'services.creatorId')
    .selectAll('services')
    .select([
      tiersJson(sql.ref('services.id'), tierId).as('tiers'),
      questionsJson(sql.ref('services.id')).as('questions'),
      isSuspendedSql(sql.ref('services.creatorId')).as('isSuspended'),
      'creator.handle as creatorHandle',
      'creator.firstName as creatorFirstName',
      'creator.lastName as creatorLastName',
      'creator.extraPublic as creatorExtraPublic',
      'creator.locale as creatorLocale',
    ]);
}

/** A service; `tierId` is one of its tiers that need not be everybody's. */
export function findService(
  db: Db,
  id: string,
  tierId: string | null = null,
): Promise<HeldService | undefined> {
  return servicesWithParts(db, tierId).where('services.id', '=', id).executeTakeFirst();
}

/** A service with what its page shows beside: whether the reader keeps it and is told of it, whether one is live. */
export function viewService(
  db: Db,
  id: string,
  { readerId, tierId }: { readerId: string | null; tierId: string | null },
) {
  return servicesWithParts(db, tierId)
    .select([
      isLiveSql(sql.ref('services.creatorId')).as('isCreatorLive'),
      sql<boolean>`exists (select from favorites f where f.user_id = ${readerId}::uuid
        and f.target_type = 'SERVICE' and f.target_id = services.id)`.as('isFavorite'),
      sql<boolean>`exists (select from favorites f where f.user_id = ${readerId}::uuid
        and f.target_type = 'SERVICE' and f.target_id = services.id and f.notify_slots)`.as(
        'isTold',
      ),
    ])
    .where('services.id', '=', id)
    .executeTakeFirst();
}

/**
 * A service with its parts, locked until the transaction ends; read after the lock is held. The tiers
 * first: an order locks its tier before it counts itself at the service.
 */
export async function lockService(db: Db, id: string): Promise<HeldService | undefined> {
  await db
    .selectFrom('serviceTiers')
    .select('id')
    .where('serviceId', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const locked = await db
    .selectFrom('services')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && findService(db, id);
}

/** Which service a tier belongs to, of whom; also a retired one. */
export function findTier(db: Db, tierId: string) {
  return db
    .selectFrom('serviceTiers as tier')
    .innerJoin('services as service', 'service.id', 'tier.serviceId')
    .select(['tier.serviceId', 'tier.link', 'service.creatorId'])
    .where('tier.id', '=', tierId)
    .executeTakeFirst();
}

/** A tier locked until the transaction ends, and which service it belongs to. */
export function lockTier(db: Db, tierId: string) {
  return db
    .selectFrom('serviceTiers')
    .select('serviceId')
    .where('id', '=', tierId)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a draft; the same request adds one. Answers the id of the one there is. */
export async function insertService(db: Db, draft: Insertable<ServicesTable>): Promise<string> {
  await db
    .insertInto('services')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['creatorId', 'requestKey']).doNothing())
    .execute();
  return findByRequest(db, draft.creatorId, draft.requestKey);
}

async function findByRequest(db: Db, creatorId: string, requestKey: string): Promise<string> {
  const { id } = await db
    .selectFrom('services')
    .select('id')
    .where('creatorId', '=', creatorId)
    .where('requestKey', '=', requestKey)
    .executeTakeFirstOrThrow();
  return id;
}

export type ServicePatch = Partial<
  Omit<Insertable<ServicesTable>, 'id' | 'creatorId' | 'requestKey' | 'createdAt' | 'updatedAt'>
>;

/** Changes a locked service. */
export async function updateService(
  db: Db,
  id: string,
  { patch, now }: { patch: ServicePatch; now: Date },
): Promise<void> {
  await db
    .updateTable('services')
    .set({ ...patch, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Counts a review of a service, or takes it back; locks it. */
export async function addReview(
  db: Db,
  id: string,
  { stars, by }: { stars: number; by: 1 | -1 },
): Promise<void> {
  const place = stars - 1;
  await sql`
    update services set rating_sum = rating_sum + ${by * stars}::int,
      rating_count = rating_count + ${by}::int,
      stars = jsonb_set(stars, array[${String(place)}]::text[],
        to_jsonb((stars ->> ${place}::int)::int + ${by}::int))
    where id = ${id}`.execute(db);
}

/** What this creator sells in, and how many services there are that are not archived. */
export async function standingOf(db: Db, creatorId: string) {
  const { rows } = await sql<{
    count: number;
    currency: Currency | null;
    hasSold: boolean;
  }>`
    select count(*) filter (where state <> 'ARCHIVED')::int as count,
      (array_agg(currency order by id desc))[1] as currency,
      coalesce(bool_or(order_count > 0 or exists (
        select from service_tiers t where t.service_id = services.id and t.orders > 0)), false)
        as "hasSold"
    from services where creator_id = ${creatorId}`.execute(db);
  return rows[0] ?? { count: 0, currency: null, hasSold: false };
}

/** Has everything a creator offers cost in one currency. */
export async function setCurrency(
  db: Db,
  creatorId: string,
  currency: ServiceRow['currency'],
): Promise<void> {
  await db
    .updateTable('services')
    .set({ currency })
    .where('creatorId', '=', creatorId)
    .where('currency', '<>', currency)
    .execute();
}

/** The kinds of what a creator offers or prepares; what is archived asks for nothing. */
export async function kindsOf(db: Db, creatorId: string): Promise<ServiceKind[]> {
  const rows = await db
    .selectFrom('services')
    .select('kind')
    .distinct()
    .where('creatorId', '=', creatorId)
    .where('state', '<>', 'ARCHIVED')
    .execute();
  return rows.map(({ kind }) => kind);
}
