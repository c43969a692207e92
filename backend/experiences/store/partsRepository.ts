import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ServiceQuestionsTable, ServiceTiersTable } from '@/backend/experiences/tables';

type Db = Kysely<Tables>;

/** What a creator sets of a tier; its counters are kept by orders. */
export type TierValues = Omit<
  Insertable<ServiceTiersTable>,
  'taken' | 'orders' | 'retiredAt' | 'onlyFor' | 'until'
>;
export type QuestionValues = Omit<Insertable<ServiceQuestionsTable>, 'retiredAt'>;

/**
 * Writes the tiers of a locked service: new ones and those that stand. Of the others, those that
 * somebody bought or holds are no longer offered, and the rest is deleted.
 */
export async function saveTiers(
  db: Db,
  serviceId: string,
  tiers: readonly TierValues[],
  now: Date,
): Promise<void> {
  const kept = JSON.stringify(tiers.map(({ id }) => id));
  await sql`
    with kept as (select jsonb_array_elements_text(${kept}::jsonb)::uuid as id),
      gone as (delete from service_tiers t where t.service_id = ${serviceId}
        and t.only_for is null and t.id not in (select id from kept)
        and t.orders = 0 and t.taken = 0)
    update service_tiers t set retired_at = coalesce(retired_at, ${now}::timestamptz)
    where t.service_id = ${serviceId} and t.only_for is null
      and t.id not in (select id from kept) and (t.orders > 0 or t.taken > 0)`.execute(db);
  if (tiers.length === 0) return;
  await db
    .insertInto('serviceTiers')
    .values([...tiers])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        name: row.ref('excluded.name'),
        price: row.ref('excluded.price'),
        included: row.ref('excluded.included'),
        minutes: row.ref('excluded.minutes'),
        days: row.ref('excluded.days'),
        revisions: row.ref('excluded.revisions'),
        seats: row.ref('excluded.seats'),
        hasDeposit: row.ref('excluded.hasDeposit'),
        sessions: row.ref('excluded.sessions'),
        useDays: row.ref('excluded.useDays'),
        stock: row.ref('excluded.stock'),
        link: row.ref('excluded.link'),
      })),
    )
    .execute();
}

/** Writes the intake questions of a locked service; orders keep those they were asked. */
export async function saveQuestions(
  db: Db,
  serviceId: string,
  questions: readonly QuestionValues[],
): Promise<void> {
  const ids = questions.map(({ id }) => id);
  await db
    .deleteFrom('serviceQuestions')
    .where('serviceId', '=', serviceId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  if (ids.length === 0) return;
  await db
    .insertInto('serviceQuestions')
    .values([...questions])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        text: row.ref('excluded.text'),
        kind: row.ref('excluded.kind'),
        isRequired: row.ref('excluded.isRequired'),
        choices: row.ref('excluded.choices'),
        asked: row.ref('excluded.asked'),
      })),
    )
    .execute();
}

/** Takes one of a tier's stock; false: none is left. Waits for whoever takes one at the moment. */
export async function takeOne(db: Db, tierId: string): Promise<boolean> {
  const taken = await db
    .updateTable('serviceTiers')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', tierId)
    .where(sql<boolean>`(stock is null or taken < stock)`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Puts one back, and answers whether none had been left. */
export function giveOne(
  db: Db,
  tierId: string,
): Promise<{ serviceId: string; wasSoldOut: boolean } | undefined> {
  return db
    .updateTable('serviceTiers')
    .set({ taken: sql<number>`greatest(taken - 1, 0)` })
    .where('id', '=', tierId)
    .returning([
      'serviceId',
      sql<boolean>`coalesce(only_for is null and retired_at is null and taken + 1 >= stock, false)`.as(
        'wasSoldOut',
      ),
    ])
    .executeTakeFirst();
}

/** Counts an order of a tier and of its service, or takes it back. Answers the service. */
export async function addOrders(db: Db, tierId: string, by: number): Promise<string | undefined> {
  const tier = await db
    .updateTable('serviceTiers')
    .set({ orders: sql<number>`greatest(orders + ${by}::int, 0)` })
    .where('id', '=', tierId)
    .returning('serviceId')
    .executeTakeFirst();
  if (!tier) return undefined;
  await db
    .updateTable('services')
    .set({ orderCount: sql<number>`greatest(order_count + ${by}::int, 0)` })
    .where('id', '=', tier.serviceId)
    .execute();
  return tier.serviceId;
}
