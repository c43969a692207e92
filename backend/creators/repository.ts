import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '@/backend/platform/tables';
import type { CreatorExamplesTable, CreatorFaqsTable, CreatorPagesTable } from './tables';
import {
  liveFunds,
  liveLotteries,
  liveParties,
  plannedFunds,
  plannedLotteries,
  plannedParties,
} from './toolsRepository';

type Db = Kysely<Tables>;

function creators(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('creatorPages as page', 'page.userId', 'users.id')
    .select([
      'users.id',
      'users.handle',
      'users.firstName',
      'users.lastName',
      'users.extraPublic',
      'users.createdAt',
      'page.tagline',
      'page.bio',
      'page.bannerPhoto',
      'page.socials',
      'page.categories',
      'page.version',
      'users.emailVerifiedAt',
      'users.phoneVerifiedAt',
      liveParties.as('liveParties'),
      liveLotteries.as('liveLotteries'),
      liveFunds.as('liveFunds'),
      plannedParties.as('plannedParties'),
      plannedLotteries.as('plannedLotteries'),
      plannedFunds.as('plannedFunds'),
    ])
    .where('users.userType', '=', 'CREATOR');
}

export function findCreators(db: Db, ids: readonly string[]) {
  return creators(db).where('users.id', 'in', ids).execute();
}

export type ExampleRow = Omit<Selectable<CreatorExamplesTable>, 'userId' | 'sort'>;
export type FaqRow = Omit<Selectable<CreatorFaqsTable>, 'creatorId' | 'sort'>;

const examplesJson = sql<ExampleRow[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'url', url,
    'photo', photo) order by sort), '[]'::json)
  from creator_examples where user_id = users.id)`;

const faqsJson = sql<FaqRow[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'question', question, 'answer', answer)
    order by sort), '[]'::json)
  from creator_faqs where creator_id = users.id)`;

/** A creator with everything they set up, which is limited and therefore no page of it. */
export function findSetup(db: Db, userId: string) {
  return creators(db)
    .select([examplesJson.as('examples'), faqsJson.as('faqs')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
}

export function findCreatorByHandle(db: Db, handle: string) {
  return creators(db).where('users.handle', '=', handle).executeTakeFirst();
}

export type CreatorRow = NonNullable<Awaited<ReturnType<typeof findCreatorByHandle>>>;

export function examplesOf(
  db: Db,
  handle: string,
  { after, limit }: { after: number; limit: number },
): Promise<Selectable<CreatorExamplesTable>[]> {
  return db
    .selectFrom('creatorExamples')
    .innerJoin('users', 'users.id', 'creatorExamples.userId')
    .selectAll('creatorExamples')
    .where('users.handle', '=', handle)
    .where('users.userType', '=', 'CREATOR')
    .where('sort', '>', after)
    .orderBy('sort')
    .limit(limit)
    .execute();
}

export function faqsOf(
  db: Db,
  creatorId: string,
  { after, limit }: { after: number; limit: number },
): Promise<Selectable<CreatorFaqsTable>[]> {
  return db
    .selectFrom('creatorFaqs')
    .selectAll()
    .where('creatorId', '=', creatorId)
    .where('sort', '>', after)
    .orderBy('sort')
    .limit(limit)
    .execute();
}

/** The page held until the transaction ends; missing when it was never saved. */
export function lockPage(
  db: Db,
  userId: string,
): Promise<Selectable<CreatorPagesTable> | undefined> {
  return db
    .selectFrom('creatorPages')
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export interface PagePatch {
  tagline?: string;
  bio?: string;
  bannerPhoto?: string | null;
  socials?: string;
  categories?: string[];
}

/** False when a first save was overtaken by another first save. */
export async function insertPage(
  db: Db,
  page: PagePatch & { userId: string; now: Date },
): Promise<boolean> {
  const { now, categories = [], ...rest } = page;
  const inserted = await db
    .insertInto('creatorPages')
    .values({
      tagline: '',
      bio: '',
      bannerPhoto: null,
      ...rest,
      categories,
      version: 1,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes a locked page. */
export async function updatePage(
  db: Db,
  userId: string,
  { version, now, ...patch }: PagePatch & { version: number; now: Date },
): Promise<void> {
  await db
    .updateTable('creatorPages')
    .set({ ...patch, version, updatedAt: now })
    .where('userId', '=', userId)
    .execute();
}

export async function replaceExamples(
  db: Db,
  userId: string,
  examples: Selectable<CreatorExamplesTable>[],
): Promise<void> {
  await db.deleteFrom('creatorExamples').where('userId', '=', userId).execute();
  if (examples.length > 0) await db.insertInto('creatorExamples').values(examples).execute();
}

export async function replaceFaqs(
  db: Db,
  creatorId: string,
  faqs: Selectable<CreatorFaqsTable>[],
): Promise<void> {
  await db.deleteFrom('creatorFaqs').where('creatorId', '=', creatorId).execute();
  if (faqs.length > 0) await db.insertInto('creatorFaqs').values(faqs).execute();
}

/** What a creator wrote for their page. */
export async function pageRows(db: Db, userId: string) {
  return {
    page: await db
      .selectFrom('creatorPages')
      .selectAll()
      .where('userId', '=', userId)
      .executeTakeFirst(),
    examples: await db
      .selectFrom('creatorExamples')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('sort')
      .execute(),
    faqs: await db
      .selectFrom('creatorFaqs')
      .selectAll()
      .where('creatorId', '=', userId)
      .orderBy('sort')
      .execute(),
  };
}
