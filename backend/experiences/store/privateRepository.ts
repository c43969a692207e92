import type { Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { ServiceKind } from '@/lib/shared/experiences/kinds';
import type { Currency } from '@/lib/shared/money/money';

type Db = Kysely<Tables>;

/** A tier that one person alone can buy, with the service it belongs to. */
export interface PrivateTier {
  id: string;
  serviceId: string;
  title: string;
  name: string;
  included: string[];
  kind: ServiceKind;
  price: number;
  currency: Currency;
  minutes: number | null;
  days: number | null;
  until: Date;
  isBought: boolean;
}

/** It stands behind all others and can be bought once. */
export async function insertPrivateTier(
  db: Db,
  tier: {
    id: string;
    serviceId: string;
    onlyFor: string;
    until: Date;
    name: string;
    included: string;
    price: number;
    minutes: number | null;
    days: number | null;
  },
): Promise<void> {
  const rest = { position: 1000, revisions: 1, stock: 1, link: null, retiredAt: null };
  await db
    .insertInto('serviceTiers')
    .values({ ...tier, ...rest })
    .execute();
}

/** Retires one that nobody bought or holds. */
export async function retireUnsold(db: Db, tierId: string, now: Date): Promise<boolean> {
  const retired = await db
    .updateTable('serviceTiers')
    .set({ retiredAt: now })
    .where('id', '=', tierId)
    .where('onlyFor', 'is not', null)
    .where('taken', '=', 0)
    .returning('id')
    .executeTakeFirst();
  return retired !== undefined;
}

export async function privateTiersBy(db: Db, ids: readonly string[]): Promise<PrivateTier[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('serviceTiers as tier')
    .innerJoin('services as service', 'service.id', 'tier.serviceId')
    .select(['tier.id', 'tier.serviceId', 'tier.name', 'tier.included', 'tier.price'])
    .select(['tier.minutes', 'tier.days', 'tier.until', 'tier.orders'])
    .select(['service.title', 'service.kind', 'service.currency'])
    .where('tier.id', 'in', [...ids])
    .execute();
  return rows.flatMap(({ until, orders, ...tier }) =>
    until === null ? [] : [{ ...tier, until, isBought: orders > 0 }],
  );
}
