import { sql, type Kysely } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { SitemapKind } from '@/lib/shared/sitemapKinds';

type Db = Kysely<Tables>;

/** A page of somebody's, and when it last changed. */
export interface ListedPage {
  path: string;
  changedAt: Date;
}

/** Creators' pages, oldest account first, so that a list keeps its pages as it grows. */
export async function creatorPages(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('users')
    .select(['handle', 'updatedAt'])
    .where('userType', '=', 'CREATOR')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ handle, updatedAt }) => ({ path: `/${handle}`, changedAt: updatedAt }));
}

/** Pages of the services that can be found, oldest first. */
export async function servicePages(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedPage[]> {
  const suspended = db.selectFrom('sellerSuspensions').select('creatorId');
  const rows = await db
    .selectFrom('services')
    .innerJoin('users', 'users.id', 'services.creatorId')
    .select(['services.id', 'users.handle', 'services.updatedAt'])
    .where('services.state', '=', 'PUBLISHED')
    .where('services.creatorId', 'not in', suspended)
    .orderBy('services.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, handle, updatedAt }) => ({
    path: `/${handle}/${id}`,
    changedAt: updatedAt,
  }));
}

/** Pages of the parties that can be joined or will be again, oldest first. */
export async function partyPages(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('parties')
    .select(['id', 'createdAt'])
    .where('state', 'in', ['OPEN', 'PAUSED'])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, createdAt }) => ({ path: `/party/${id}`, changedAt: createdAt }));
}

/** Pages of the draws that can be entered or will be again, oldest first. */
export async function drawPages(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('lotteries')
    .select(['id', 'createdAt'])
    .where('state', 'in', ['OPEN', 'PAUSED'])
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, createdAt }) => ({ path: `/chance/${id}`, changedAt: createdAt }));
}

/** Pages of the funds that can be contributed to or will be again, oldest first. */
export async function fundPages(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<ListedPage[]> {
  const rows = await db
    .selectFrom('funds')
    .innerJoin('users', 'users.id', 'funds.creatorId')
    .select(['funds.id', 'users.handle', 'funds.createdAt'])
    .where('funds.state', 'in', ['LIVE', 'PAUSED'])
    .orderBy('funds.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, handle, createdAt }) => ({
    path: `/${handle}/fund/${id}`,
    changedAt: createdAt,
  }));
}

/** How many of each there are. */
export async function countPages(db: Db): Promise<Record<SitemapKind, number>> {
  const { rows } = await sql<Record<SitemapKind, number>>`
    select (select count(*)::int from users where user_type = 'CREATOR') as creators,
      (select count(*)::int from services where state = 'PUBLISHED') as services,
      (select count(*)::int from parties where state in ('OPEN', 'PAUSED')) as parties,
      (select count(*)::int from lotteries where state in ('OPEN', 'PAUSED')) as draws,
      (select count(*)::int from funds where state in ('LIVE', 'PAUSED')) as funds`.execute(db);
  return rows[0] ?? { creators: 0, services: 0, parties: 0, draws: 0, funds: 0 };
}
